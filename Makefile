# `make NAME A=x` installs what NAME needs, then calls `kata NAME A=x`, which knows its options.

PYTHON ?= python3
define newline


endef
export newline
quoted = '$(subst $(newline),'"$$newline"',$(subst ','\'',$(1)))'
# The name has a checksum of the folder, because a .venv that was moved does not work.
HERE := $(firstword $(shell printf '%s' $(call quoted,$(CURDIR)) | cksum))
installed = .venv/$(1)-$(HERE)
# The variables set on make's command line, unexpanded: a $ in a value stays a $.
typed := $(foreach name,$(.VARIABLES),$(if $(filter command%,$(origin $(name))),$(name)))
passed = $(if $(more),$(foreach word,$(more),$(call quoted,$(word))) )$(foreach name,$(filter-out PYTHON MAKEFLAGS -%,$(typed)),$(call quoted,$(name)=$(value $(name))))
# Words after a command are passed to it: `make judge file.py` judges that file or reports an error.
KATA := start practice judge test run hint again log interview compare replay page
more := $(if $(filter $(KATA),$(firstword $(MAKECMDGOALS))),$(wordlist 2,99,$(MAKECMDGOALS)))
needs_python = @command -v '$(PYTHON)' >/dev/null || { echo 'kata: $(PYTHON) was not found; install Python 3.11 or newer, or give its path, as in: make start PYTHON=/path/to/python' >&2; exit 1; }

.DEFAULT_GOAL := help
OURS := check check-page derived clean
others := $(sort problems solutions tests $(filter-out $(KATA) $(OURS) help,$(more)))
.PHONY: help $(KATA) $(OURS) $(others)

help:
	$(needs_python)
	@'$(PYTHON)' -B problems/harness/cli/overview.py

# An unknown target, or the name of a folder, prints an error.
$(others) .DEFAULT:
	$(if $(more),,$(needs_python))
	@$(if $(more),:,'$(PYTHON)' -B problems/harness/cli/overview.py $(call quoted,$@))

$(KATA): $(call installed,learner)
compare: $(if $(filter-out 0,$(PEERS)),$(call installed,peers))
$(KATA):
	@.venv/bin/kata $@ $(passed)

# --- to work on the kata itself ----------------------------------------------------------------

# The fastest tools run first.
wanted = $(filter-out 0,$(1))
# QUICK=1: the quick tests. REST=1: the slow tests. ALL=1: both. Default: what tests/changed.py chooses.
since = --changed-since $(call quoted,$(BASE))
choice = $(if $(call wanted,$(QUICK)),-m 'not slow',$(if $(call wanted,$(REST)),-m slow,$(all)))
all = $(if $(call wanted,$(ALL)),,$(since))
check: $(call installed,dev)
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	printf '%s\n' linux darwin | \
	    xargs -P 2 -I % .venv/bin/mypy --platform % --cache-dir .mypy_cache/%
	.venv/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	.venv/bin/check-jsonschema --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/*.yml
	.venv/bin/python -m pytest -n auto --maxprocesses 4 --dist worksteal --durations 10 \
	    --ignore=tests/test_my_solution.py $(choice) tests

# Needs a browser, which pip cannot install: without one, the tests fail and say how to install it.
check-page: $(call installed,dev)
	@.venv/bin/python -m pytest tests/harness/page/test_in_browser.py

derived: $(call installed,dev)
	@.venv/bin/python -m tests.derived

clean:
	@rm -rf .venv .pytest_cache .hypothesis .mypy_cache .ruff_cache
	@find problems solutions tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(foreach set,learner dev peers,$(call installed,$(set))): $(call installed,%): pyproject.toml
	$(needs_python)
	@'$(PYTHON)' problems/harness/set_up.py '$*' '$@' $(call installed,learner)
