#!/usr/bin/env bash
# Runs a throw-away PostgreSQL of its own, for tests and benchmarks: no port, a UNIX socket in a temporary folder.
#
# Prints an address when it is ready. Then each line on standard input is a command: "new" is answered by the address of an empty
# schema; "stop" (as an operator would), "crash" (at once) and "start" by "done". When standard input ends, all goes.
# Exit status 69 when there is no PostgreSQL on the machine.
set -euo pipefail

bin=""
for place in "$(dirname "$(command -v initdb || echo /none/initdb)")" /usr/lib/postgresql/*/bin /usr/local/pgsql/bin; do
  if [ -x "$place/initdb" ] && [ -x "$place/pg_ctl" ]; then bin="$place"; fi
done
if [ -z "$bin" ]; then echo "there is no PostgreSQL here (initdb and pg_ctl): install postgresql" >&2; exit 69; fi

# The server refuses to run as root: then another user runs it.
as=()
user="$(id -un)"
if [ "$(id -u)" = 0 ]; then
  for user in postgres nobody; do if id "$user" >/dev/null 2>&1; then break; fi; done
  if command -v setpriv >/dev/null; then
    as=(setpriv --reuid "$user" --regid "$(id -g "$user")" --clear-groups)
  else
    as=(runuser -u "$user" --)
  fi
fi

folder="$(mktemp -d "${TMPDIR:-/tmp}/morsel-postgres-XXXXXX")"
server() { (cd "$folder" && "${as[@]}" "$bin/pg_ctl" -D "$folder/data" -s -w "$@"); }
start() { server -l "$folder/log" -o "-k $folder -c listen_addresses= -c max_connections=200 -c deadlock_timeout=50ms" start >&2; }
cleanup() {
  trap '' INT TERM HUP
  if [ -e "$folder/data/postmaster.pid" ]; then server -m immediate stop >&2 || true; fi
  rm -rf "$folder"
}
trap cleanup EXIT
trap 'exit 0' INT TERM HUP

if [ "$(id -u)" = 0 ]; then chown "$user" "$folder"; fi
(cd "$folder" && "${as[@]}" "$bin/initdb" -D "$folder/data" -A trust -U morsel -E UTF8 --no-locale --no-sync >/dev/null)
start
address="postgresql://morsel@/postgres?host=$folder"
echo "$address"
schemas=0
while read -r command; do
  case "$command" in
    new)
      schemas=$((schemas + 1))
      "$bin/psql" -qX "$address" -c "CREATE SCHEMA s$schemas"
      echo "$address&options=-csearch_path%3Ds$schemas"
      continue
      ;;
    stop) server -m fast stop >&2 ;;
    crash) server -m immediate stop >&2 ;;
    start) start ;;
    *) echo "unknown command $command" >&2; continue ;;
  esac
  echo "done"
done
