# Everything starts here. A fresh machine needs Python 3.11, 3.12 or 3.13 and nothing else.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
WORKERS ?= 3
SEED ?= 1
export EMINENCE_TEST_SEED ?= $(SEED)
WEB := hatch_build.py $(shell find web -name node_modules -prune -o -type f -print) $(shell find src -name '*-levels.ftl' -o -name '*-options.ftl')
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable
BESIDE := $(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
RULES := tests/kernel tests/games tests/bots tests/cli tests/test_api.py tests/table/test_api.py tests/table/test_endpoints.py
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist loadgroup

.PHONY: help play test check test-other quick lint types page compiled hooks lock audit bench soak screens clean

help:  ## what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*##/ {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/installed  ## set up and play in the browser
	@$(BIN)/eminence serve

test: $(VENV)/installed-test  ## set up and run every check and test; SEED=7 for other chance
	@$(BESIDE) compiled $(VENV)/page-checked types lint
	$(PYTEST)

check: $(VENV)/installed-test  ## for daily work: all checks, and the quick tests that need no compiler and no browser
	@$(BESIDE) $(VENV)/page-checked types lint quick

test-other: $(VENV)/installed-test compiled
	$(PYTEST) $(RULES)

quick:
	EMINENCE_TEST_NO_COMPILER=1 $(PYTEST) -m "not (browser or compiler or slow)" $(patsubst %,--ignore=src/eminence/kernel/%.py,native linking)

lint:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types:
	$(BIN)/mypy

page:
	$(BIN)/python web/generate.py --check
	$(BIN)/python web/node.py run check
	$(BIN)/python web/node.py test

$(VENV)/page-checked: $(WEB) $(wildcard src/eminence/games/*/*.md src/eminence/games/*/*.toml src/eminence/games/*/words/*.ftl src/eminence/*/words/*.ftl)
	@$(MAKE) --no-print-directory page
	@touch $@

compiled:
	$(BIN)/python -m tests.support.compiled

hooks: $(VENV)/bin/python  ## let git run the quick checks before every commit
	@$(INSTALL) '.[dev]'
	@$(BIN)/pre-commit install

lock:  ## write constraints.txt anew, with the newest versions of everything
	@rm -rf .venv-lock && $(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check '.[dev]'
	@(sed '/^[^#]/d' constraints.txt; .venv-lock/bin/python -m pip freeze | grep -v '^eminence ') >.venv-lock/constraints.txt
	@mv .venv-lock/constraints.txt constraints.txt && rm -rf .venv-lock

audit: $(VENV)/installed-test  ## a million games looked at step by step, and every backend compared (minutes)
	$(BIN)/python -m bench.audit
	$(BIN)/python -m bench.audit --game shadow-throne --games 1200000 --traces 20000
	$(BIN)/python -m bench.audit --game an-empty-throne --games 500000 --traces 50000
	$(BIN)/python -m bench.audit --game shadows-over-the-empire --games 300000 --traces 15000
	$(BIN)/python -m bench.coverage

bench: $(VENV)/installed-bench  ## measure against the C++ twin and the peers, as ratios (minutes)
	$(BIN)/python -m bench
	$(BIN)/python -m bench.traces
	$(BIN)/python -m bench.promptness

soak: $(VENV)/installed-test  ## kill the server 400 times while people play, and count what was lost (half an hour)
	$(BIN)/python -m bench.soak --kills 200 --database sqlite
	$(BIN)/python -m bench.soak --kills 200 --database postgresql

screens: $(VENV)/installed-test  ## pictures of every state of the page, in screens/
	$(BIN)/python -m tests.support.screens

clean:  ## remove what was set up here
	rm -rf .venv .venv-other .venv-lock dist web/node_modules src/eminence/table/page failures untested.txt .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14) and "Eminence needs Python 3.11, 3.12 or 3.13; try: make PYTHON=python3.12 play")'
	@echo "Setting up in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/installed: pyproject.toml constraints.txt $(WEB) | $(VENV)/bin/python
	@$(INSTALL) .
	@touch $@

$(VENV)/installed-test: pyproject.toml constraints.txt $(WEB) | $(VENV)/bin/python
	@$(INSTALL) '.[test]'
	@touch $@

$(VENV)/installed-bench: pyproject.toml | $(VENV)/bin/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@
