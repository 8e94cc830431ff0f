# Most targets are a line of `kata …`; this file only sees to it that there is a kata to call.

PYTHON ?= python3
KATA := .venv/bin/kata
quoted = '$(subst ','\'',$(1))'
wanted = $(filter-out 0 no false,$(1))
# The folder's own mark is in the name: a .venv does not survive being moved.
HERE := $(firstword $(shell printf '%s' $(call quoted,$(CURDIR)) | cksum))
installed = .venv/$(1)-$(HERE)
BASE := $(call installed,base)

.DEFAULT_GOAL := help
.PHONY: help start judge test run practice hint again log interview compare replay page check check-page mutants pictures derived clean

# Each target takes the variables named here; any other on the command line is refused.
takes_start := FOLLOWUP PROBLEM
takes_judge := SOLUTION CASE BOARD FULL ALL FOLLOWUP APPROACH PROBLEM
takes_test := FULL FOLLOWUP PROBLEM
takes_run := SOLUTION CASE BOARD DEBUG FOLLOWUP PROBLEM
takes_practice := FOLLOWUP PROBLEM
takes_hint := FOLLOWUP PROBLEM
takes_log := RATE FOLLOWUP PROBLEM
takes_again := FOLLOWUP APPROACH PROBLEM
takes_interview := MINUTES DRILL PROBLEM
takes_compare := STRESS SPREAD ROUNDS PEERS FOLLOWUP PROBLEM
takes_replay := SOLUTION CASE BOARD A B FOLLOWUP PROBLEM
takes_page := SOLUTION CASE BOARD A B OPEN FOLLOWUP PROBLEM
takes_check := QUICK REST CHANGED
takes_check-page := KATA_BROWSER
takes_mutants := FILE TESTS
takes_pictures := KATA_BROWSER
takes_derived := KATA_BROWSER
given := $(foreach name,$(.VARIABLES),$(if $(filter command%,$(origin $(name))),$(name)))
known := PYTHON MAKEFLAGS $(foreach goal,$(MAKECMDGOALS),$(takes_$(goal)))
unknown := $(filter-out $(known) -%,$(given))
ifneq ($(unknown),)
$(error kata: make $(MAKECMDGOALS) does not take $(unknown); it takes $(or $(strip $(foreach goal,$(MAKECMDGOALS),$(takes_$(goal)))),nothing))
endif

# $(call option,--case,CASE) is --case 'NAME' if CASE is given, $(call flag,--full,FULL) is --full.
option = $(if $($(2)),$(1) $(call quoted,$($(2))))
flag = $(if $(call wanted,$($(2))),$(1))
file = $(if $(SOLUTION),$(call quoted,$(SOLUTION)))
problem = $(call option,--problem,PROBLEM)
followup = $(problem) $(call option,--followup,FOLLOWUP)

help: ## list the targets
	@echo 'make start                  write my_solution.py for you to fill in'
	@echo 'make judge                  judge your solution      SOLUTION=path CASE=name BOARD=board FULL=1 ALL=1'
	@echo 'make test                   judge your solution, on variants too; without one, run the quick tests of the kata'
	@echo 'make run                    run one case, with print() and breakpoint()    SOLUTION=path CASE=name DEBUG=1'
	@echo 'make practice               practise on one screen: each save is judged, with hints, a clock and reps'
	@echo 'make hint                   show the next hint on your mistake'
	@echo 'make again                  put your attempt away and begin a new rep       APPROACH=used_digits'
	@echo 'make log                    show your reps and interviews, and what is due    RATE=hard'
	@echo 'make interview              take a mock interview: forty minutes, follow-ups, a report    MINUTES=25 DRILL=1'
	@echo 'make compare                compare all approaches and your solution     STRESS=1 SPREAD=1 PEERS=1'
	@echo 'make replay                 watch a search, forwards and backwards     SOLUTION=path, or A=path B=path'
	@echo 'make page                   write searches as one HTML page     SOLUTION=path, or A=path B=path OPEN=1'
	@echo 'make check                  run lint, format and type checks, and all tests     QUICK=1 REST=1 CHANGED=1'
	@echo 'make check-page             test the HTML page in a real browser    KATA_BROWSER=path'
	@echo 'make mutants                find small faults that no test notices          FILE=path TESTS=paths'
	@echo 'make pictures               draw the pictures of the README, and the example page    KATA_BROWSER=path'
	@echo 'make derived                recompute the tables, counts, pictures and pages    KATA_BROWSER=path'
	@echo 'make clean                  remove .venv and caches, never your solution'
	@echo
	@echo 'Most targets take FOLLOWUP=name for a follow-up question, as in: make practice FOLLOWUP=count'
	@echo 'PROBLEM=number chooses a problem. The default is the one whose attempt was saved last, or else the first one'
	@echo 'The same without make: .venv/bin/kata --help'

start: $(BASE)
	@$(KATA) start $(followup)

judge: $(BASE)
	@$(KATA) judge $(file) $(call option,--case,CASE) $(call option,--board,BOARD) $(call flag,--full,FULL) $(call flag,--all,ALL) $(followup) $(call option,--approach,APPROACH)

test: $(call installed,test)
	@$(KATA) test $(call flag,--full,FULL) $(followup)

run: $(BASE)
	@$(KATA) run $(file) $(call option,--case,CASE) $(call option,--board,BOARD) $(call flag,--debug,DEBUG) $(followup)

practice: $(call installed,practice)
	@$(KATA) practice $(followup)

hint: $(BASE)
	@$(KATA) hint $(followup)

again: $(BASE)
	@$(KATA) again $(followup) $(call option,--approach,APPROACH)

log: $(call installed,practice)
	@$(KATA) log $(call option,--rate,RATE) $(followup)

interview: $(call installed,practice)
	@$(KATA) interview $(call option,--minutes,MINUTES) $(call flag,--drill,DRILL) $(problem)

compare: $(call installed,$(if $(call wanted,$(PEERS)),peers,base))
	@$(KATA) compare $(call flag,--peers,PEERS) $(call flag,--stress,STRESS) $(call flag,--spread,SPREAD) $(call option,--rounds,ROUNDS) $(followup)

replay: $(call installed,screen)
	@$(KATA) replay $(file) $(call option,--a,A) $(call option,--b,B) $(call option,--case,CASE) $(call option,--board,BOARD) $(followup)

page: $(BASE)
	@$(KATA) page $(file) $(if $(A),$(call quoted,$(A))) $(if $(B),$(call quoted,$(B))) $(call option,--case,CASE) $(call option,--board,BOARD) $(call flag,--open,OPEN) $(followup)

# The tools that take seconds come first.
tier = $(if $(call wanted,$(QUICK)),not slow,$(if $(call wanted,$(REST)),slow,slow or not slow))
check: $(call installed,check)
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	for system in linux darwin win32; do \
	    .venv/bin/mypy --platform $$system --cache-dir .mypy_cache/$$system || exit; done
	.venv/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	tests=$(if $(call wanted,$(CHANGED)),$$(.venv/bin/python -m tests.changed),tests) && \
	    { test -z "$$tests" || .venv/bin/python -m pytest -n auto --maxprocesses 4 \
	    --dist worksteal --durations 10 --ignore=tests/test_my_solution.py -m '$(tier)' $$tests; }

# A browser is not a Python package: without one, the tests say how to get it, and fail.
check-page: $(call installed,page-check)
	@.venv/bin/python -m pytest tests/harness/page/test_in_browser.py

mutants: $(call installed,test)
	@.venv/bin/python -m tests.mutants $(if $(FILE),$(call quoted,$(FILE))) $(if $(TESTS),--tests $(TESTS))

pictures: $(call installed,page-check)
	@.venv/bin/python -m tests.pictures

derived: $(call installed,page-check)
	@.venv/bin/python -m tests.derived

clean:
	@rm -rf .venv .pytest_cache .hypothesis .mypy_cache .ruff_cache
	@find problems solutions tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- setting up: each target installs what it needs, and no more -------------------------------

$(foreach extra,base test screen practice peers check page-check,$(call installed,$(extra))): $(call installed,%): pyproject.toml
	@command -v '$(PYTHON)' >/dev/null || { echo 'kata: $(PYTHON) was not found; install Python 3.11 or newer, or name one: make PYTHON=/path/to/python' >&2; exit 1; }
	@'$(PYTHON)' problems/harness/set_up.py '$*' '$@' '$(BASE)'
