# Everything this project can do from a fresh clone: `make help`.
# Set-up happens in .venv behind stamp files, so what is done is not done again.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes

# Where `make play` listens; empty means the command's own defaults. HOST comes from the command
# line only: some shells and compilers export a variable of that name.
HOST :=
PORT ?=

TYPESCRIPT := 7.0.2
UV := 0.13.8
LOCKED := $(if $(filter true,$(CI)),--locked)
RUST := $(shell find crates -name '*.rs' -o -name Cargo.toml) $(wildcard Cargo.toml Cargo.lock)
CATALOGUES := $(wildcard src/damarium/locale/*/LC_MESSAGES/*.po)

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: $(VENV)/.dev $(VENV)/.extension $(CATALOGUES:.po=.mo) ## everything that development needs, in .venv

.PHONY: play
play: $(VENV)/.play $(VENV)/.extension $(CATALOGUES:.po=.mo) ## start the server and print its address (HOST=… PORT=…)
	@$(BIN)/damarium serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

.PHONY: fix
fix: $(VENV)/.dev ## format and mend what machines can
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	cargo fmt --all

.PHONY: check check-python check-rust check-page check-texts
check: check-python check-rust check-page check-texts ## formats, lints, types, layers, catalogues, locks (-k: all of them)

check-python: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/stubtest damarium._core
	$(BIN)/lint-imports

check-rust: setup
	cargo fmt --all --check
	PYO3_PYTHON=$(CURDIR)/$(PY) cargo clippy $(LOCKED) --workspace --all-targets -- -D warnings

check-page:
	sh scripts/tsc.sh

check-texts: setup
	$(PY) scripts/catalogues.py check
	$(PY) scripts/check_addresses.py
	$(PY) scripts/check_changelog.py
	$(PY) scripts/docs.py check

.PHONY: test
test: setup ## every test, Rust and Python (ARGS=… goes to pytest)
	cargo test $(LOCKED) --workspace --exclude damarium-python
	@$(PY) -m compileall -q src # many tests start the program anew
	$(PY) -m pytest -q -n auto --maxprocesses 4 --dist loadgroup $(ARGS)

.PHONY: bench
bench: setup ## the benchmarks and the deep perft rows
	$(PY) -m benches

.PHONY: docs
docs: setup ## write docs/variants and the schema of rules from the sheets
	$(PY) scripts/docs.py

.PHONY: pairs
pairs: setup ## look again for the positions that show in what two games differ (minutes)
	$(PY) -m scripts.pairs

.PHONY: texts
texts: $(VENV)/.dev ## carry new messages from the sources into the catalogues
	$(PY) scripts/catalogues.py update

.PHONY: lock
lock: .tools/uv/bin/uv ## renew requirements/*.lock from pyproject.toml and requirements/*.in
	sh scripts/lock.sh

.PHONY: tsc
tsc: .tools/node_modules/.bin/tsc ## fetch TypeScript, which `make check` uses for the page

.PHONY: clean
clean: ## remove what the other targets made
	rm -rf $(VENV) .tools target dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	rm -f src/damarium/_core.*so $(CATALOGUES:.po=.mo)

# --- the stamps ---

$(VENV)/.made: scripts/needs.sh
	@python=$$(sh scripts/needs.sh python) && \
	{ test -x $(PY) || { echo "making $(VENV) …"; "$$python" -m venv $(VENV); }; }
	@touch $@

$(VENV)/.play: requirements/play.lock | $(VENV)/.made
	@echo "installing $< …"
	@$(PIP) -r $<
	@touch $@

$(VENV)/.dev: requirements/dev.lock $(VENV)/.play
	@echo "installing $< …"
	@$(PIP) -r $<
	@touch $@

# The same release build serves play and the Python tests; checks of overflow and the like
# are on in `cargo test`, whose profile is an optimised dev build.
$(VENV)/.extension: $(RUST) pyproject.toml $(if $(wildcard src/damarium/_core.*so),,missing) | $(VENV)/.play
	@sh scripts/needs.sh rust
	@echo "building the rules core (a minute the first time) …"
	@VIRTUAL_ENV=$(CURDIR)/$(VENV) $(BIN)/maturin develop --release $(LOCKED) > $(VENV)/build.log 2>&1 \
	|| { cat $(VENV)/build.log >&2; exit 1; }
	@touch $@

.PHONY: missing
missing:

%.mo: %.po | $(VENV)/.play
	@$(BIN)/pybabel --quiet compile --input-file $< --output-file $@

.tools/node_modules/.bin/tsc: Makefile
	npm install --prefix .tools --no-save --no-package-lock --no-audit --no-fund typescript@$(TYPESCRIPT)
	@touch $@

.tools/uv/bin/uv: Makefile
	@python=$$(sh scripts/needs.sh python) && "$$python" -m venv .tools/uv
	@.tools/uv/bin/pip install --quiet --disable-pip-version-check uv==$(UV)
	@touch $@
