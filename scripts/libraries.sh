#!/usr/bin/env bash
# Checks for the system libraries that the build needs, and installs them where it may.
set -eu
missing=""
[ -e /usr/include/sqlite3.h ] || [ -e /usr/local/include/sqlite3.h ] || missing="$missing libsqlite3-dev"
[ -e /usr/include/readline/readline.h ] || [ -e /usr/local/include/readline/readline.h ] || missing="$missing libreadline-dev"
[ -z "$missing" ] && exit 0
if command -v apt-get >/dev/null 2>&1 && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }; then
  run=""; [ "$(id -u)" = 0 ] || run="sudo"
  echo "Installing$missing"
  $run apt-get update -qq && $run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing
else
  echo "Morsel needs these system libraries:$missing" >&2
  echo "On Debian or Ubuntu: sudo apt-get install$missing" >&2
  exit 1
fi
