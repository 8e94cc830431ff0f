# Every target is a line of `kata …`; this file only sees to it that there is a kata to call.

PYTHON ?= python3
KATA := .venv/bin/kata
quoted = '$(subst ','\'',$(1))'
wanted = $(filter-out 0 no false,$(1))
# The folder's own mark is in the name: a .venv does not survive being moved.
HERE := $(firstword $(shell printf '%s' $(call quoted,$(CURDIR)) | cksum))
READY := .venv/ready-$(HERE)
CHECKS := .venv/checks-$(HERE)
BENCHED := .venv/bench-$(HERE)
DRIVEN := .venv/page-$(HERE)

.DEFAULT_GOAL := help
.PHONY: help start judge test run compare bench replay page solve cases check check-page clean

# Each target takes the variables named here; any other on the command line is refused.
takes_start := FOLLOWUP
takes_judge := SOLUTION CASE BOARD FULL ALL FOLLOWUP APPROACH
takes_test := FULL FOLLOWUP
takes_run := SOLUTION CASE BOARD FOLLOWUP
takes_cases := FOLLOWUP
takes_compare := STRESS SPREAD ROUNDS
takes_bench := BOARDS ONLY COUNT
takes_replay := SOLUTION CASE BOARD A B
takes_page := SOLUTION CASE BOARD A B OPEN
takes_check-page := KATA_BROWSER
takes_solve := BOARD
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
followup = $(call option,--followup,FOLLOWUP)

help: ## list the targets
	@echo 'make start                  write solutions/p0037_sudoku_solver/my_solution.py for you to fill in'
	@echo 'make judge                  its verdict          SOLUTION=path CASE=name BOARD=board FULL=1 ALL=1'
	@echo 'make test                   its verdict; without an attempt, the quick tests of the kata itself'
	@echo 'make run                    one case with print() and breakpoint()    SOLUTION=path CASE=name'
	@echo 'make compare                all approaches side by side, yours too     STRESS=1 SPREAD=1'
	@echo 'make bench                  boards a second, beside libraries          BOARDS=file ONLY=name,name'
	@echo 'make replay                 watch a search, back and forth     SOLUTION=path, or A=path B=path'
	@echo 'make page                   searches as one HTML page to share     SOLUTION=path, or A=path B=path OPEN=1'
	@echo 'make solve BOARD=...        draw the solution of any board: text, or a file'
	@echo 'make cases                  the names of the cases, and why each is there'
	@echo 'make check                  everything: all tests, lint, format, types'
	@echo 'make check-page             the tests of the page, in a real browser    KATA_BROWSER=path'
	@echo 'make clean                  remove .venv and caches, never your solution'
	@echo
	@echo 'FOLLOWUP=name after start, judge, test, run or cases: what an interviewer asks next'
	@echo 'The same without make: .venv/bin/kata --help'

start: $(READY)
	@$(KATA) start $(followup)

judge: $(READY)
	@$(KATA) judge $(file) $(call option,--case,CASE) $(call option,--board,BOARD) $(call flag,--full,FULL) $(call flag,--all,ALL) $(followup) $(call option,--approach,APPROACH)

test: $(READY)
	@$(KATA) test $(call flag,--full,FULL) $(followup)

run: $(READY)
	@$(KATA) run $(file) $(call option,--case,CASE) $(call option,--board,BOARD) $(followup)

compare: $(READY)
	@$(KATA) compare $(call flag,--stress,STRESS) $(call flag,--spread,SPREAD) $(call option,--rounds,ROUNDS)

bench: $(BENCHED)
	@$(KATA) bench $(call option,--boards,BOARDS) $(call option,--only,ONLY) $(call option,--count,COUNT)

replay: $(READY)
	@$(KATA) replay $(file) $(call option,--a,A) $(call option,--b,B) $(call option,--case,CASE) $(call option,--board,BOARD)

page: $(READY)
	@$(KATA) page $(file) $(if $(A),$(call quoted,$(A))) $(if $(B),$(call quoted,$(B))) $(call option,--case,CASE) $(call option,--board,BOARD) $(call flag,--open,OPEN)

solve: $(READY)
	@$(KATA) solve $(call option,--board,BOARD)

cases: $(READY)
	@$(KATA) cases $(followup)

check: $(CHECKS)
	@$(KATA) check

# A browser is not a Python package: without one, the tests say how to get it, and fail.
check-page: $(DRIVEN)
	@.venv/bin/python -m pytest -m browser tests/harness/page

clean:
	@rm -rf .venv .pytest_cache .hypothesis .mypy_cache .ruff_cache
	@find problems solutions tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- setting up ------------------------------------------------------------------------------

define NEW_ENOUGH
import sys
if sys.version_info < (3, 11):
    sys.exit("kata: Python 3.11 or newer is needed, but $(PYTHON) is %d.%d; try: make PYTHON=python3.13" % sys.version_info[:2])
try:
    import ensurepip, venv
except ImportError:
    sys.exit("kata: $(PYTHON) cannot make a virtual environment; on Debian and Ubuntu: apt install python3-venv")
endef
export NEW_ENOUGH

OFFLINE := { echo 'kata: the packages in pyproject.toml could not be installed; is there a network? The reason stands above.' >&2; exit 1; }

$(READY): pyproject.toml
	@command -v '$(PYTHON)' >/dev/null || { echo 'kata: there is no $(PYTHON); install Python 3.11 or newer, or name it: make PYTHON=/path/to/python' >&2; exit 1; }
	@'$(PYTHON)' -c "$$NEW_ENOUGH"
	@echo 'Setting up .venv from pyproject.toml, once (some ten seconds) …'
	@'$(PYTHON)' -m venv --clear .venv
	@.venv/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[test]' || $(OFFLINE)
	@touch '$@'

# Without a network the benchmark does without the libraries, and says so.
$(BENCHED): $(READY)
	@echo 'Adding the libraries to measure to .venv, once …'
	@if .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[test,bench]'; then touch '$@'; fi

$(CHECKS): $(READY)
	@echo 'Adding the linter, the type checker and the peer libraries to .venv, once …'
	@.venv/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[test,check,bench]' || $(OFFLINE)
	@touch '$@'

$(DRIVEN): $(READY)
	@echo 'Adding what drives a browser to .venv, once …'
	@.venv/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[test,page-check]' || $(OFFLINE)
	@touch '$@'
