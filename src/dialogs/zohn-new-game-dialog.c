/* SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/zohn-new-game-dialog.h"

#include <glib/gi18n.h>

#include "dialogs/zohn-new-game-options.h"
#include "dialogs/zohn-side-editor.h"
#include "engine/zohn-stick-source.h"
#include "text/zohn-text.h"

#define SECONDS_A_MINUTE 60
#define TIME_LIMIT_PROPOSED 20

struct _ZohnNewGameDialog {
  GtkWindow parent_instance;

  /* owned */
  ZohnSettings *settings;

  /* template children */
  ZohnSideEditor *clockwise;
  ZohnSideEditor *anticlockwise;
  GtkLabel *problem;
  GtkSpinButton *counters;
  GtkDropDown *first;
  GtkCheckButton *lap_carry_on;
  GtkCheckButton *lap_halt;
  GtkCheckButton *lap_restart;
  GtkLabel *lap_reading;
  GtkDropDown *sticks;
  GtkLabel *sticks_reading;
  GtkSwitch *limited;
  GtkBox *limit;
  GtkSpinButton *minutes;
  GtkButton *start;
};

G_DEFINE_FINAL_TYPE (ZohnNewGameDialog, zohn_new_game_dialog, GTK_TYPE_WINDOW)

enum {
  SIGNAL_START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The orders of the drop-downs' entries. */
enum {
  FIRST_CLOCKWISE,
  FIRST_ANTICLOCKWISE,
  FIRST_BY_CHANCE,
};

enum {
  STICKS_OF_THE_PROGRAM,
  STICKS_OF_THE_PLAYERS,
};

static GtkCheckButton *
get_lap_button (ZohnNewGameDialog *self, ZohnLapRule lap)
{
  GtkCheckButton *const buttons[ZOHN_N_LAP_RULES] = {
    [ZOHN_LAP_CARRY_ON] = self->lap_carry_on,
    [ZOHN_LAP_HALT] = self->lap_halt,
    [ZOHN_LAP_RESTART] = self->lap_restart,
  };

  return buttons[lap];
}

static ZohnLapRule
get_lap (ZohnNewGameDialog *self)
{
  for (guint lap = 0; lap < ZOHN_N_LAP_RULES; lap++) {
    if (gtk_check_button_get_active (get_lap_button (self, (ZohnLapRule) lap))) {
      return (ZohnLapRule) lap;
    }
  }

  return ZOHN_LAP_CARRY_ON;
}

static void
lap_changed_cb (ZohnNewGameDialog *self)
{
  gtk_label_set_text (self->lap_reading, zohn_text_lap_rule_reading (get_lap (self)));
}

static const char *
get_sticks_reading (ZohnNewGameDialog *self)
{
  if (gtk_drop_down_get_selected (self->sticks) == STICKS_OF_THE_PROGRAM) {
    return _ ("The program throws fair sticks.");
  }
  if (zohn_side_editor_get_computer (self->clockwise) ||
      zohn_side_editor_get_computer (self->anticlockwise)) {
    return _ ("You throw your own sticks and set the four faces as they fell. The computer has "
              "no hands: its throws are made by the program.");
  }

  return _ ("You throw your own sticks and set the four faces as they fell.");
}

static void
sticks_changed_cb (ZohnNewGameDialog *self)
{
  gtk_label_set_text (self->sticks_reading, get_sticks_reading (self));
}

static void
sides_changed_cb (ZohnNewGameDialog *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->problem), FALSE);
  sticks_changed_cb (self);
}

static void
show_options (ZohnNewGameDialog *self, const ZohnNewGameOptions *options)
{
  const ZohnSetup *setup = options->setup;
  ZohnSideEditor *const editors[ZOHN_N_SIDES] = { self->clockwise, self->anticlockwise };
  const guint minutes = setup->time_limit / SECONDS_A_MINUTE;
  guint first = FIRST_BY_CHANCE;

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    zohn_side_editor_set_players (editors[side], (const char *const *) setup->players[side]);
    zohn_side_editor_set_computer (editors[side], setup->computer[side]);
  }
  if (!options->first_by_chance) {
    first = setup->rules.first == ZOHN_SIDE_CLOCKWISE ? FIRST_CLOCKWISE : FIRST_ANTICLOCKWISE;
  }

  gtk_spin_button_set_value (self->counters, setup->rules.counters);
  gtk_drop_down_set_selected (self->first, first);
  gtk_check_button_set_active (get_lap_button (self, (ZohnLapRule) setup->rules.lap), TRUE);
  gtk_drop_down_set_selected (self->sticks, setup->sticks == ZOHN_STICKS_ENTERED
                                                ? STICKS_OF_THE_PLAYERS
                                                : STICKS_OF_THE_PROGRAM);
  gtk_switch_set_active (self->limited, minutes > 0);
  gtk_spin_button_set_value (self->minutes, minutes > 0 ? minutes : TIME_LIMIT_PROPOSED);
}

static ZohnNewGameOptions *
read_options (ZohnNewGameDialog *self)
{
  ZohnNewGameOptions *options = g_new0 (ZohnNewGameOptions, 1);
  ZohnSetup *setup = zohn_setup_new ();
  ZohnSideEditor *const editors[ZOHN_N_SIDES] = { self->clockwise, self->anticlockwise };
  const guint first = gtk_drop_down_get_selected (self->first);

  for (guint side = 0; side < ZOHN_N_SIDES; side++) {
    g_auto (GStrv) players = zohn_side_editor_dup_players (editors[side]);

    zohn_setup_set_players (setup, (ZohnSide) side, (const char *const *) players);
    setup->computer[side] = zohn_side_editor_get_computer (editors[side]);
  }
  setup->rules.counters = (guint8) gtk_spin_button_get_value_as_int (self->counters);
  setup->rules.lap = (guint8) get_lap (self);
  setup->rules.first = first == FIRST_ANTICLOCKWISE ? ZOHN_SIDE_ANTICLOCKWISE : ZOHN_SIDE_CLOCKWISE;
  setup->sticks = gtk_drop_down_get_selected (self->sticks) == STICKS_OF_THE_PLAYERS
                      ? ZOHN_STICKS_ENTERED
                      : ZOHN_STICKS_SEEDED;
  if (gtk_switch_get_active (self->limited)) {
    setup->time_limit =
        (guint32) gtk_spin_button_get_value_as_int (self->minutes) * SECONDS_A_MINUTE;
  }

  options->setup = setup;
  options->first_by_chance = first == FIRST_BY_CHANCE;

  return options;
}

static gboolean
check_names (ZohnNewGameDialog *self)
{
  GtkWidget *nameless = zohn_side_editor_find_nameless (self->clockwise);

  if (nameless == NULL) {
    nameless = zohn_side_editor_find_nameless (self->anticlockwise);
  }
  if (nameless != NULL) {
    gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
    gtk_widget_grab_focus (nameless);
    gtk_accessible_update_property (GTK_ACCESSIBLE (nameless), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    gtk_label_get_text (self->problem), -1);
  }

  return nameless == NULL;
}

static void
start_cb (ZohnNewGameDialog *self)
{
  g_autoptr (ZohnNewGameOptions) options = NULL;
  g_autoptr (ZohnSetup) setup = NULL;

  if (!check_names (self)) {
    return;
  }

  /* A number that is still being typed counts. */
  gtk_spin_button_update (self->counters);
  gtk_spin_button_update (self->minutes);
  options = read_options (self);
  zohn_new_game_options_store (options, self->settings);
  setup = zohn_new_game_options_create_setup (options, zohn_seed_from_entropy ());
  g_signal_emit (self, signals[SIGNAL_START], 0, setup);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
zohn_new_game_dialog_constructed (GObject *object)
{
  ZohnNewGameDialog *self = ZOHN_NEW_GAME_DIALOG (object);

  G_OBJECT_CLASS (zohn_new_game_dialog_parent_class)->constructed (object);

  for (guint lap = 0; lap < ZOHN_N_LAP_RULES; lap++) {
    GtkWidget *label = gtk_check_button_get_child (get_lap_button (self, (ZohnLapRule) lap));

    gtk_label_set_text (GTK_LABEL (label), zohn_text_lap_rule ((ZohnLapRule) lap));
  }
}

static void
zohn_new_game_dialog_dispose (GObject *object)
{
  ZohnNewGameDialog *self = ZOHN_NEW_GAME_DIALOG (object);

  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), ZOHN_TYPE_NEW_GAME_DIALOG);

  G_OBJECT_CLASS (zohn_new_game_dialog_parent_class)->dispose (object);
}

static void
zohn_new_game_dialog_class_init (ZohnNewGameDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = zohn_new_game_dialog_constructed;
  object_class->dispose = zohn_new_game_dialog_dispose;

  signals[SIGNAL_START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, ZOHN_TYPE_SETUP);

  g_type_ensure (ZOHN_TYPE_SIDE_EDITOR);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/zohn_ahl/ZohnAhl/dialogs/zohn-new-game-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ZohnNewGameDialog, clockwise);
  gtk_widget_class_bind_template_child (widget_class, ZohnNewGameDialog, anticlockwise);
  gtk_widget_class_bind_template_child (widget_class, ZohnNewGameDialog, problem);
  gtk_widget_class_bind_template_child (widget_class, ZohnNewGameDialog, counters);
  gtk_widget_class_bind_template_child (widget_class, ZohnNewGameDialog, first);
  gtk_widget_class_bind_template_child (widget_class, ZohnNewGameDialog, lap_carry_on);
  gtk_widget_class_bind_template_child (widget_class, ZohnNewGameDialog, lap_halt);
  gtk_widget_class_bind_template_child (widget_class, ZohnNewGameDialog, lap_restart);
  gtk_widget_class_bind_template_child (widget_class, ZohnNewGameDialog, lap_reading);
  gtk_widget_class_bind_template_child (widget_class, ZohnNewGameDialog, sticks);
  gtk_widget_class_bind_template_child (widget_class, ZohnNewGameDialog, sticks_reading);
  gtk_widget_class_bind_template_child (widget_class, ZohnNewGameDialog, limited);
  gtk_widget_class_bind_template_child (widget_class, ZohnNewGameDialog, limit);
  gtk_widget_class_bind_template_child (widget_class, ZohnNewGameDialog, minutes);
  gtk_widget_class_bind_template_child (widget_class, ZohnNewGameDialog, start);
  gtk_widget_class_bind_template_callback (widget_class, lap_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, sticks_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, sides_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
zohn_new_game_dialog_init (ZohnNewGameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->start));
}

/**
 * zohn_new_game_dialog_new:
 * @parent: (nullable): the window that the game is for
 * @settings: where the last choices are kept
 *
 * Returns: (transfer none): a dialog, not yet shown.
 */
ZohnNewGameDialog *
zohn_new_game_dialog_new (GtkWindow *parent, ZohnSettings *settings)
{
  ZohnNewGameDialog *self =
      g_object_new (ZOHN_TYPE_NEW_GAME_DIALOG, "transient-for", parent, "modal", parent != NULL,
                    "destroy-with-parent", TRUE, NULL);
  g_autoptr (ZohnNewGameOptions) options = zohn_new_game_options_load (settings);

  self->settings = g_object_ref (settings);
  show_options (self, options);
  lap_changed_cb (self);
  sides_changed_cb (self);

  return self;
}
