/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-side-editor.h"

#include <glib/gi18n.h>

#include "engine/zohn-setup.h"
#include "text/zohn-text.h"
#include "widgets/zohn-composite.h"
#include "widgets/zohn-piece-image.h"

struct _ZohnSideEditor {
  GtkWidget parent_instance;

  ZohnSide side;

  /* template children */
  ZohnPieceImage *piece;
  GtkLabel *title;
  GtkDropDown *played_by;
  GtkBox *team;
  GtkBox *rows;
  GtkButton *add;
  GtkLabel *note;
};

G_DEFINE_FINAL_TYPE (ZohnSideEditor, zohn_side_editor, GTK_TYPE_WIDGET)

enum {
  PROP_SIDE = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

enum {
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The order of the drop-down's entries. */
enum {
  PLAYED_BY_PEOPLE,
  PLAYED_BY_COMPUTER,
};

static GtkWidget *
get_entry (GtkWidget *row)
{
  return gtk_widget_get_first_child (row);
}

static guint
count_rows (ZohnSideEditor *self)
{
  guint n_rows = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    n_rows++;
  }

  return n_rows;
}

static gboolean
is_blank (const char *text)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));

  return stripped[0] == '\0';
}

static void
update_row (ZohnSideEditor *self, GtkWidget *row, guint number, guint n_rows)
{
  GtkWidget *entry = get_entry (row);
  GtkWidget *remove = gtk_widget_get_next_sibling (entry);
  /* Translators: a field for a name; %u is the place in the team's rotation, from 1 */
  g_autofree char *label = g_strdup_printf (_ ("Player %u"), number);
  g_autofree char *full_label = g_strdup_printf (
      /* Translators: %1$s is a side, “Clockwise”, %2$s a field of it, “Player 2” */
      C_ ("side and player", "%1$s: %2$s"), zohn_text_direction (self->side), label);
  g_autofree char *remove_label =
      /* Translators: a button beside a name; %1$s is a side, %2$u a place in its rotation */
      g_strdup_printf (_ ("%1$s: remove player %2$u"), zohn_text_direction (self->side), number);

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry),
                                  n_rows == 1 ? zohn_text_direction (self->side) : label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, full_label,
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  remove_label, -1);
  gtk_widget_set_visible (remove, n_rows > 1);
}

static void
update_rows (ZohnSideEditor *self)
{
  const guint n_rows = count_rows (self);
  guint number = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    update_row (self, row, ++number, n_rows);
  }
  gtk_widget_set_sensitive (GTK_WIDGET (self->add), n_rows < ZOHN_TEAM_MAX_PLAYERS);
  gtk_widget_set_visible (GTK_WIDGET (self->note), n_rows > 1);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
text_changed_cb (GtkEditable *editable, ZohnSideEditor *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (editable), "error");
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
remove_cb (GtkButton *button, ZohnSideEditor *self)
{
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (button));
  GtkWidget *next = gtk_widget_get_next_sibling (row);

  if (next == NULL) {
    next = gtk_widget_get_prev_sibling (row);
  }
  if (next != NULL) {
    gtk_widget_grab_focus (get_entry (next));
    gtk_box_remove (self->rows, row);
    update_rows (self);
  }
}

static GtkWidget *
append_row (ZohnSideEditor *self, const char *name)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *remove = gtk_button_new_from_icon_name ("list-remove-symbolic");

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  gtk_entry_set_max_length (GTK_ENTRY (entry), ZOHN_NAME_MAX_CHARACTERS);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  g_object_set (entry, "truncate-multiline", TRUE, NULL);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 8);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_widget_add_css_class (remove, "flat");
  gtk_widget_set_tooltip_text (remove, _ ("Remove this player"));
  g_signal_connect (entry, "changed", G_CALLBACK (text_changed_cb), self);
  g_signal_connect (remove, "clicked", G_CALLBACK (remove_cb), self);

  gtk_box_append (GTK_BOX (row), entry);
  gtk_box_append (GTK_BOX (row), remove);
  gtk_box_append (self->rows, row);

  return entry;
}

static void
add_cb (ZohnSideEditor *self)
{
  if (count_rows (self) < ZOHN_TEAM_MAX_PLAYERS) {
    gtk_widget_grab_focus (append_row (self, ""));
    update_rows (self);
  }
}

static void
played_by_changed_cb (ZohnSideEditor *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->team), !zohn_side_editor_get_computer (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
zohn_side_editor_constructed (GObject *object)
{
  ZohnSideEditor *self = ZOHN_SIDE_EDITOR (object);
  g_autofree char *label = NULL;

  G_OBJECT_CLASS (zohn_side_editor_parent_class)->constructed (object);

  zohn_piece_image_set_side (self->piece, self->side);
  gtk_label_set_text (self->title, zohn_text_direction (self->side));
  /* Translators: a choice between people and the computer; %s is a side, “Clockwise” */
  label = g_strdup_printf (_ ("%s is played by"), zohn_text_direction (self->side));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->played_by), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  append_row (self, "");
  update_rows (self);
}

static void
zohn_side_editor_dispose (GObject *object)
{
  zohn_composite_dispose (GTK_WIDGET (object), ZOHN_TYPE_SIDE_EDITOR);

  G_OBJECT_CLASS (zohn_side_editor_parent_class)->dispose (object);
}

static void
zohn_side_editor_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  ZohnSideEditor *self = ZOHN_SIDE_EDITOR (object);

  switch (property_id) {
  case PROP_SIDE:
    g_value_set_uint (value, self->side);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_side_editor_set_property (GObject *object, guint property_id, const GValue *value,
                               GParamSpec *pspec)
{
  ZohnSideEditor *self = ZOHN_SIDE_EDITOR (object);

  switch (property_id) {
  case PROP_SIDE:
    self->side = (ZohnSide) g_value_get_uint (value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
zohn_side_editor_class_init (ZohnSideEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = zohn_side_editor_constructed;
  object_class->dispose = zohn_side_editor_dispose;
  object_class->get_property = zohn_side_editor_get_property;
  object_class->set_property = zohn_side_editor_set_property;

  properties[PROP_SIDE] =
      g_param_spec_uint ("side", NULL, NULL, 0, ZOHN_N_SIDES - 1, ZOHN_SIDE_CLOCKWISE,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ZOHN_TYPE_PIECE_IMAGE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/dialogs/zohn-side-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnSideEditor, piece);
  gtk_widget_class_bind_template_child (widget_class, ZohnSideEditor, title);
  gtk_widget_class_bind_template_child (widget_class, ZohnSideEditor, played_by);
  gtk_widget_class_bind_template_child (widget_class, ZohnSideEditor, team);
  gtk_widget_class_bind_template_child (widget_class, ZohnSideEditor, rows);
  gtk_widget_class_bind_template_child (widget_class, ZohnSideEditor, add);
  gtk_widget_class_bind_template_child (widget_class, ZohnSideEditor, note);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, played_by_changed_cb);
}

static void
zohn_side_editor_init (ZohnSideEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * zohn_side_editor_set_players:
 * @editor: a side editor
 * @players: (array zero-terminated=1): names in the order of their turns; none for a side without names
 *
 * More names than the editor takes are left out.
 */
void
zohn_side_editor_set_players (ZohnSideEditor *editor, const char *const *players)
{
  GtkWidget *row;

  g_return_if_fail (ZOHN_IS_SIDE_EDITOR (editor));

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (editor->rows))) != NULL) {
    gtk_box_remove (editor->rows, row);
  }
  for (guint i = 0; i < ZOHN_TEAM_MAX_PLAYERS && players[i] != NULL; i++) {
    append_row (editor, players[i]);
  }
  if (players[0] == NULL) {
    append_row (editor, "");
  }
  update_rows (editor);
}

/**
 * zohn_side_editor_dup_players:
 * @editor: a side editor
 *
 * Returns: (transfer full) (array zero-terminated=1): the names as typed; none when no name was typed.
 */
char **
zohn_side_editor_dup_players (ZohnSideEditor *editor)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_return_val_if_fail (ZOHN_IS_SIDE_EDITOR (editor), NULL);

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (editor->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    const char *name = gtk_editable_get_text (GTK_EDITABLE (get_entry (row)));

    if (!is_blank (name)) {
      g_strv_builder_add (names, name);
    }
  }

  return g_strv_builder_end (names);
}

/**
 * zohn_side_editor_get_computer:
 * @editor: a side editor
 *
 * Returns: whether the computer throws for the side.
 */
gboolean
zohn_side_editor_get_computer (ZohnSideEditor *editor)
{
  g_return_val_if_fail (ZOHN_IS_SIDE_EDITOR (editor), FALSE);

  return gtk_drop_down_get_selected (editor->played_by) == PLAYED_BY_COMPUTER;
}

/**
 * zohn_side_editor_set_computer:
 * @editor: a side editor
 * @computer: whether the computer throws for the side
 */
void
zohn_side_editor_set_computer (ZohnSideEditor *editor, gboolean computer)
{
  g_return_if_fail (ZOHN_IS_SIDE_EDITOR (editor));

  gtk_drop_down_set_selected (editor->played_by, computer ? PLAYED_BY_COMPUTER : PLAYED_BY_PEOPLE);
}

/**
 * zohn_side_editor_find_nameless:
 * @editor: a side editor
 *
 * Only a player who is alone can do without a name.
 *
 * Returns: (transfer none) (nullable): the first field of a team that wants a name, now marked.
 */
GtkWidget *
zohn_side_editor_find_nameless (ZohnSideEditor *editor)
{
  g_return_val_if_fail (ZOHN_IS_SIDE_EDITOR (editor), NULL);

  if (zohn_side_editor_get_computer (editor) || count_rows (editor) == 1) {
    return NULL;
  }
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (editor->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    GtkWidget *entry = get_entry (row);

    if (is_blank (gtk_editable_get_text (GTK_EDITABLE (entry)))) {
      gtk_widget_add_css_class (entry, "error");
      return entry;
    }
  }

  return NULL;
}
