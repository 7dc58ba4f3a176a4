#!/usr/bin/env bash
# House rules that a formatter cannot see: file length, names, walls.
set -u
status=0
while IFS= read -r file; do
  lines=$(wc -l <"$file")
  if [ "$lines" -gt 400 ]; then echo "$file: $lines lines; 400 is a reason to split"; status=1; fi
  case "$(basename "$file")" in *Utils*|*Helpers*|*Extensions*) echo "$file: a name that says nothing"; status=1 ;; esac
done < <(find Sources Tests -name '*.swift')
if grep -rnE 'try!|fatalError\(|as! ' Sources --include='*.swift'; then echo "a surprise is an error, not a crash"; status=1; fi
exit $status
