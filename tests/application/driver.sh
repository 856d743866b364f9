# SPDX-FileCopyrightText: 2026 The Zohn Ahl developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Drives the real program through its window, as a user does. Sourced by the suites of this folder, which are run with
# with-display or with-bus: $1 is the program.

set -u
program=$1
number=0
failed=0
work=$(mktemp -d)
pid=
trap 'kill -9 $pid $manager 2>/dev/null; rm -rf "$work"' EXIT

export GSETTINGS_BACKEND=keyfile
# What GTK's file chooser and lists leave behind is not ours; the suites of the widgets look for leaks of our own.
export ASAN_OPTIONS="${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0"
manager=
# A Wayland compositor manages its windows itself.
if [ "${GDK_BACKEND-}" != wayland ]; then
  openbox --sm-disable >/dev/null 2>&1 &
  manager=$!
  disown "$manager"
fi

# No tooltip comes up where no window is.
xdotool mousemove 1279 1023

# A home of its own for every case; animations fast, unless the case asks for another speed.
new_home()
{
  HOME=$(mktemp -d -p "$work")
  export HOME XDG_DATA_HOME=$HOME/data XDG_CONFIG_HOME=$HOME/config XDG_CACHE_HOME=$HOME/cache
  games=$XDG_DATA_HOME/zohn-ahl/games
  settings=$XDG_CONFIG_HOME/glib-2.0/settings/keyfile
  mkdir -p "$(dirname "$settings")"
  printf '[io/github/zohn_ahl/ZohnAhl]\nhow-to-play-shown=true\nanimation-speed='"'%s'"'\n' "${1:-off}" >"$settings"
}

now()
{
  date +%s%N
}

# until SECONDS COMMAND…: whether the command came true in time.
until_true()
{
  local end=$(($(now) + $1 * 1000000000))
  shift
  until "$@"; do
    [ "$(now)" -lt "$end" ] || return 1
    sleep 0.05
  done
}

find_window()
{
  window=$(xdotool search --all --onlyvisible --pid "$pid" --name "${1:-.}" 2>/dev/null | head -n 1)
  [ -n "$window" ]
}

is_active()
{
  [ "$(xdotool getactivewindow 2>/dev/null)" = "$window" ] || { xdotool windowactivate "$window" 2>/dev/null; return 1; }
}

# wait_for_window [NAME]: until it is there and gets the keys.
wait_for_window()
{
  until_true 20 find_window "$@" && until_true 20 is_active
}

# The game is found after the first frame; until then the title does not say who plays.
shows_a_game()
{
  find_window && [ "$(xdotool getwindowname "$window" 2>/dev/null)" != 'Zohn Ahl' ]
}

# Starts the program; what it says goes to $HOME/said.
launch()
{
  "$program" "$@" >"$HOME/said" 2>&1 &
  pid=$!
}

# Starts the program and waits for its game.
start()
{
  launch "$@"
  until_true 20 shows_a_game && wait_for_window
}

# What a first start shows before anything else.
skip_how_to_play()
{
  wait_for_window 'How to Play' || return 1
  xdotool key Escape
  wait_for_window 'Clockwise|Rosa'
}

is_gone()
{
  ! kill -0 "$pid" 2>/dev/null
}

# The program has ended by itself, well, without a word.
ended_well()
{
  until_true 20 is_gone || return 1
  wait "$pid" || return 1
  [ ! -s "$HOME/said" ] || { sed 's/^/# /' "$HOME/said"; return 1; }
}

leave()
{
  xdotool key ctrl+q
  ended_well
}

count_games()
{
  find "$games" -name '*.zohnahl' 2>/dev/null | wc -l
}

# The throws of the newest record.
throws()
{
  local newest
  newest=$(ls -t "$games"/*.zohnahl 2>/dev/null | head -n 1)
  [ -n "$newest" ] && sed -n 's/^Throws=//p' "$newest"
}

count_throws()
{
  throws | tr -cd ';' | wc -c
}

has_throws()
{
  [ "$(count_throws)" -eq "$1" ]
}

has_games()
{
  [ "$(count_games)" -eq "$1" ]
}

# throw_times N: by Space, each seen to its end in the record.
throw_times()
{
  local before
  for _ in $(seq "$1"); do
    before=$(count_throws)
    xdotool key space
    until_true 10 has_throws $((before + 1)) || return 1
  done
}

# check NAME FUNCTION [ARGUMENT…]
check()
{
  local name=$1
  shift
  number=$((number + 1))
  if "$@"; then
    echo "ok $number - $name"
  else
    echo "not ok $number - $name"
    [ -f "$HOME/said" ] && sed 's/^/# /' "$HOME/said"
    failed=1
  fi
  if [ -n "$pid" ]; then
    kill -9 "$pid" 2>/dev/null
    wait "$pid" 2>/dev/null
    pid=
  fi
}

done_checking()
{
  echo "1..$number"
  exit $failed
}
