/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/zohn-notes.h"

/* A game is saved after every throw, its notes change seldom: the value made of them is kept until they do. */

struct _ZohnNotes {
  GObject parent_instance;

  /* owned */
  GTree *texts; /* the number of a throw → its note */
  GVariant *all; /* nullable: what zohn_notes_dup_all() gave last */
  guint all_n_throws; /* and for how many throws */
};

G_DEFINE_FINAL_TYPE (ZohnNotes, zohn_notes, G_TYPE_OBJECT)

enum {
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static int
compare_numbers (gconstpointer a, gconstpointer b, gpointer data)
{
  const guint first = GPOINTER_TO_UINT (a), second = GPOINTER_TO_UINT (b);

  return first < second ? -1 : first > second;
}

static GTree *
new_texts (void)
{
  return g_tree_new_full (compare_numbers, NULL, NULL, g_free);
}

static GVariant *
dup_unless_empty (GVariant *all)
{
  return g_variant_n_children (all) > 0 ? g_variant_ref (all) : NULL;
}

static void
announce (ZohnNotes *self, guint number)
{
  g_clear_pointer (&self->all, g_variant_unref);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, number);
}

static void
zohn_notes_finalize (GObject *object)
{
  ZohnNotes *self = ZOHN_NOTES (object);

  g_clear_pointer (&self->all, g_variant_unref);
  g_clear_pointer (&self->texts, g_tree_unref);

  G_OBJECT_CLASS (zohn_notes_parent_class)->finalize (object);
}

static void
zohn_notes_class_init (ZohnNotesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = zohn_notes_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ZOHN_TYPE_NOTES, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
zohn_notes_init (ZohnNotes *self)
{
  self->texts = new_texts ();
}

/**
 * zohn_notes_new:
 *
 * Returns: (transfer full): no notes.
 */
ZohnNotes *
zohn_notes_new (void)
{
  return g_object_new (ZOHN_TYPE_NOTES, NULL);
}

/**
 * zohn_notes_get_n_notes:
 * @notes: notes
 *
 * Returns: how many throws have a note.
 */
guint
zohn_notes_get_n_notes (ZohnNotes *notes)
{
  g_return_val_if_fail (ZOHN_IS_NOTES (notes), 0);

  return (guint) g_tree_nnodes (notes->texts);
}

/**
 * zohn_notes_get:
 * @notes: notes
 * @number: the number of a throw, from 1
 *
 * Returns: (transfer none) (nullable): the throw's note, never empty.
 */
const char *
zohn_notes_get (ZohnNotes *notes, guint number)
{
  g_return_val_if_fail (ZOHN_IS_NOTES (notes), NULL);

  return g_tree_lookup (notes->texts, GUINT_TO_POINTER (number));
}

/**
 * zohn_notes_set:
 * @notes: notes
 * @number: the number of a throw, from 1
 * @text: (nullable): its note, UTF-8 of at most %ZOHN_NOTE_MAX_CHARACTERS characters; %NULL or empty for none
 */
void
zohn_notes_set (ZohnNotes *notes, guint number, const char *text)
{
  g_return_if_fail (ZOHN_IS_NOTES (notes));
  g_return_if_fail (number >= 1);
  g_return_if_fail (text == NULL || g_utf8_validate (text, -1, NULL));
  g_return_if_fail (text == NULL || g_utf8_strlen (text, -1) <= ZOHN_NOTE_MAX_CHARACTERS);

  if (text != NULL && *text == '\0') {
    text = NULL;
  }
  if (g_strcmp0 (text, zohn_notes_get (notes, number)) == 0) {
    return;
  }

  if (text != NULL) {
    g_tree_insert (notes->texts, GUINT_TO_POINTER (number), g_strdup (text));
  } else {
    g_tree_remove (notes->texts, GUINT_TO_POINTER (number));
  }
  announce (notes, number);
}

/**
 * zohn_notes_truncate:
 * @notes: notes
 * @n_throws: how many throws there are
 *
 * Drops the notes of all later throws.
 */
void
zohn_notes_truncate (ZohnNotes *notes, guint n_throws)
{
  gboolean any = FALSE;
  GTreeNode *node;

  g_return_if_fail (ZOHN_IS_NOTES (notes));

  while ((node = g_tree_upper_bound (notes->texts, GUINT_TO_POINTER (n_throws))) != NULL) {
    g_tree_remove (notes->texts, g_tree_node_key (node));
    any = TRUE;
  }
  if (any) {
    announce (notes, 0);
  }
}

/**
 * zohn_notes_dup_all:
 * @notes: notes
 * @n_throws: up to which throw
 *
 * Returns: (transfer full) (nullable): the notes of those throws, `a(us)` in their order; %NULL when there are none.
 */
GVariant *
zohn_notes_dup_all (ZohnNotes *notes, guint n_throws)
{
  GVariantBuilder builder;
  guint last = 0;

  g_return_val_if_fail (ZOHN_IS_NOTES (notes), NULL);

  if (g_tree_nnodes (notes->texts) > 0) {
    last = GPOINTER_TO_UINT (g_tree_node_key (g_tree_node_last (notes->texts)));
  }
  n_throws = MIN (n_throws, last);
  if (n_throws == 0) {
    return NULL;
  }
  if (notes->all != NULL && notes->all_n_throws == n_throws) {
    return dup_unless_empty (notes->all);
  }

  g_variant_builder_init (&builder, ZOHN_NOTES_VARIANT_TYPE);
  for (GTreeNode *node = g_tree_node_first (notes->texts); node != NULL;
       node = g_tree_node_next (node)) {
    const guint number = GPOINTER_TO_UINT (g_tree_node_key (node));

    if (number <= n_throws) {
      g_variant_builder_add (&builder, "(us)", number, g_tree_node_value (node));
    }
  }
  g_clear_pointer (&notes->all, g_variant_unref);
  notes->all = g_variant_ref_sink (g_variant_builder_end (&builder));
  notes->all_n_throws = n_throws;

  return dup_unless_empty (notes->all);
}

/**
 * zohn_notes_set_all:
 * @notes: notes
 * @all: (nullable): the notes to have instead, `a(us)`; %NULL for none
 */
void
zohn_notes_set_all (ZohnNotes *notes, GVariant *all)
{
  GVariantIter iter;
  const char *text;
  guint number;

  g_return_if_fail (ZOHN_IS_NOTES (notes));
  g_return_if_fail (all == NULL || g_variant_is_of_type (all, ZOHN_NOTES_VARIANT_TYPE));

  if (all == NULL && g_tree_nnodes (notes->texts) == 0) {
    return;
  }

  g_tree_unref (notes->texts);
  notes->texts = new_texts ();
  if (all != NULL) {
    g_variant_iter_init (&iter, all);
    while (g_variant_iter_next (&iter, "(u&s)", &number, &text)) {
      g_tree_insert (notes->texts, GUINT_TO_POINTER (number), g_strdup (text));
    }
  }
  announce (notes, 0);
}
