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

help: ## list the targets
	@echo 'make start                  write solutions/p0037_sudoku_solver/my_solution.py for you to fill in'
	@echo 'make judge                  its verdict                    SOLUTION=path CASE=name'
	@echo 'make test                   its verdict, then the quick tests of the kata itself'
	@echo 'make run                    one case with print and breakpoint()    SOLUTION=path CASE=name'
	@echo 'make compare                all approaches side by side, yours too     STRESS=1 SPREAD=1'
	@echo 'make bench                  boards a second, beside libraries           BOARDS=file ONLY=name,name'
	@echo 'make replay                 watch a search, back and forth     SOLUTION=path, or A=path B=path, CASE=name'
	@echo 'make page                   searches as an HTML page      SOLUTION=path, or A=path B=path, CASE=name'
	@echo 'make solve BOARD=...        draw the solution of any board: text, or a file'
	@echo 'make cases                  the names of the cases, and why each is there'
	@echo 'make check                  everything: slow tests, lint, format, types'
	@echo 'make check-page             the tests of the page, in a real browser   KATA_BROWSER=path'
	@echo 'make clean                  remove .venv and caches, never your solution'
	@echo
	@echo 'The same without make: .venv/bin/kata --help'

start: $(READY)
	@$(KATA) start

judge: $(READY)
	@$(KATA) judge $(if $(SOLUTION),$(call quoted,$(SOLUTION))) $(if $(CASE),--case $(call quoted,$(CASE)))

test: $(READY)
	@$(KATA) test

run: $(READY)
	@$(KATA) run $(if $(SOLUTION),$(call quoted,$(SOLUTION))) $(if $(CASE),--case $(call quoted,$(CASE)))

compare: $(READY)
	@$(KATA) compare $(if $(call wanted,$(STRESS)),--stress) $(if $(call wanted,$(SPREAD)),--spread)

bench: $(BENCHED)
	@$(KATA) bench $(if $(BOARDS),--boards $(call quoted,$(BOARDS))) $(if $(ONLY),--only $(call quoted,$(ONLY)))

replay: $(READY)
	@$(KATA) replay $(if $(SOLUTION),$(call quoted,$(SOLUTION))) $(if $(A),--a $(call quoted,$(A))) $(if $(B),--b $(call quoted,$(B))) $(if $(CASE),--case $(call quoted,$(CASE)))

page: $(READY)
	@$(KATA) page $(if $(SOLUTION),$(call quoted,$(SOLUTION))) $(if $(A),$(call quoted,$(A))) $(if $(B),$(call quoted,$(B))) $(if $(CASE),--case $(call quoted,$(CASE))) $(if $(call wanted,$(OPEN)),--open)

solve: $(READY)
	@$(KATA) solve $(if $(BOARD),--board $(call quoted,$(BOARD)))

cases: $(READY)
	@$(KATA) cases

check: $(CHECKS)
	@$(KATA) check

# A browser is not a Python package: where there is none, the tests say how to get one, and fail.
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
