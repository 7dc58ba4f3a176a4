#!/usr/bin/env bash
# Prints the benchmark table and keeps it in Benchmarks/results/ with the date, the commit and the machine's shape.
set -eu
cd "$(dirname "$0")/.."
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export XDG_CACHE_HOME="$home/cache" XDG_DATA_HOME="$home/data" XDG_CONFIG_HOME="$home/config" XDG_STATE_HOME="$home/state"
milliseconds() { local start end; start=$(date +%s%N); "$@" >/dev/null 2>&1; end=$(date +%s%N); echo $(((end - start) / 1000000)); }
reply() { printf 'I had two eggs and milk\n' | .build/release/morsel chat; }
out="Benchmarks/results/$(date -u +%Y-%m-%d)-$(git rev-parse --short HEAD).txt"
{
  echo "$(date -u +%Y-%m-%d)  commit $(git rev-parse --short HEAD)  $(nproc) cores, $(free -g | awk '/Mem:/{print $2}') GB"
  .build/release/Bench
  printf '%-32s %8d ms\n' "start to first reply, no cache" "$(milliseconds reply)"
  printf '%-32s %8d ms\n' "start to first reply, cached" "$(milliseconds reply)"
} | tee "$out"
