# Morsel: the few commands that matter. `make run` talks, `make test` proves.

SWIFT ?= swift
# All tests share one cache, and the language is learnt before they begin: it takes both cores for a while. Those that wait for a socket, a
# process or a service come first and by themselves: beside the tables of talks, which fill every core, they would wait for minutes.
TESTS = XDG_CACHE_HOME=$(CURDIR)/.build $(SWIFT) test --skip-build
LEARN = XDG_CACHE_HOME=$(CURDIR)/.build .build/debug/morsel parse </dev/null && $(TESTS) --filter BrainTests.isLearntOnce >/dev/null
WAITING = ^(ChannelTests|ServerTests|RecipeServiceTests|StoreTests)\.
.PHONY: run test check format lint quick fuzz sanitize bench libraries clean

# Checks for the two system libraries, and installs them where it may.
libraries:
	@scripts/libraries.sh

# Builds in release mode and opens the conversation.
run: libraries
	$(SWIFT) build -c release --product morsel
	@exec .build/release/morsel chat

# The whole test suite, the transcripts among it.
test: libraries
	$(SWIFT) build --build-tests
	@$(LEARN)
	$(TESTS) --filter '$(WAITING)'
	$(TESTS) --skip '$(WAITING)'

# Before each commit: format, lint and the quick tests.
check: format lint quick

format:
	$(SWIFT) format --in-place --recursive --parallel Sources Tests Benchmarks Package.swift

lint:
	$(SWIFT) format lint --recursive --parallel Sources Tests Benchmarks Package.swift
	@scripts/lint.sh

quick: libraries
	$(SWIFT) build --build-tests
	@$(LEARN)
	$(TESTS) --skip ChannelTests --skip ServerTests --skip ProgramTests

# Ten minutes of mutated input, with memory over time and the slowest inputs; MORSEL_FUZZ_SEED repeats a round.
fuzz: libraries
	$(SWIFT) build --build-tests
	MORSEL_FUZZ_SECONDS=$${MORSEL_FUZZ_SECONDS:-600} $(SWIFT) test --skip-build --filter FuzzTests

# The tests under the thread sanitizer, then under the address sanitizer. Not those that start the program: each would train anew.
sanitize: libraries
	TSAN_OPTIONS=suppressions=$(CURDIR)/scripts/races.txt $(SWIFT) test --sanitize=thread --scratch-path .build/thread --skip ProgramTests --skip '^ServerTests\.'
	LSAN_OPTIONS=suppressions=$(CURDIR)/scripts/leaks.txt $(SWIFT) test --sanitize=address --scratch-path .build/address --skip ProgramTests --skip '^ServerTests\.'

# Prints speed, memory and growth with their goals, and keeps the table in Benchmarks/results; MORSEL_BENCH=quick is short.
bench: libraries
	$(SWIFT) build -c release --product Bench
	$(SWIFT) build -c release --product morsel
	@.build/release/Bench

clean:
	rm -rf .build
