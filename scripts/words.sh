#!/usr/bin/env bash
# Makes corpora/words.talk.tsv anew (but for "créalo", which the speller must bring to "crear"): every word that the rules and the tables of plain wordings name.
set -euo pipefail
cd "$(dirname "$0")/.."
head -3 corpora/words.talk.tsv >"${TMPDIR:-/tmp}/words.$$"
{
  # What stands in quotes, then what stands in texts of many lines.
  find Sources/Dialogue Sources/Actions -name '*.swift' ! -name 'ChatSpelling*' ! -name 'ShortWords*' ! -name 'Spell*' | xargs grep -hv '^ *///*' |
    awk '/"""/ { n = gsub(/"""/, ""); if (n % 2) within = !within; next } within { print; next } { while (match($0, /"[^"\\]*"/)) { print substr($0, RSTART + 1, RLENGTH - 2); $0 = substr($0, RSTART + RLENGTH) } }'
  sed -e '/^#/d' -e 's/=>.*//' -e 's/^@[A-Z]*//' intents/*/plain.txt
} | tr 'A-ZÁÉÍÓÚÜÑ |' 'a-záéíóúüñ\n\n' | sed 'y/áéíóúüñ/aeiouun/' | tr ' |' '\n\n' | grep -xE '[a-z]{4,16}' | grep -vxE 'crealo|creelo' | sort -u >>"${TMPDIR:-/tmp}/words.$$"
mv "${TMPDIR:-/tmp}/words.$$" corpora/words.talk.tsv
