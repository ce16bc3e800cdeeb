"""The games there are: one folder each, found by looking."""

import importlib
import importlib.util
import os
import pkgutil
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

from damarium.rules import variants
from damarium.rules.flaws import Flaw, InvalidRules
from damarium.rules.sheet import Sheet
from damarium.rules.validate import validate

#: Names a folder of further games, laid out like `damarium/rules/variants`.
EXTRA_FOLDER = "DAMARIUM_VARIANTS"


_added: list[Sheet] = []


@cache
def sheets() -> dict[str, Sheet]:
    """Every game's sheet by id, in the order of the ids; each is valid."""
    found = [_built_in(module.name) for module in pkgutil.iter_modules(variants.__path__)]
    extra = os.environ.get(EXTRA_FOLDER)
    if extra:
        found += [_from_folder(folder) for folder in _folders(Path(extra))]
    found += _added
    by_id: dict[str, Sheet] = {}
    for sheet in found:
        if sheet.id in by_id:
            raise InvalidRules((Flaw("id", sheet.id, "another game has this id"),))
        by_id[sheet.id] = _valid(sheet)
    return dict(sorted(by_id.items()))


def add(sheet: Sheet) -> None:
    """Let a further game be found until this process ends; InvalidRules where its id is taken."""
    if sheet.id in names():
        raise InvalidRules((Flaw("id", sheet.id, f"{names()[sheet.id]} is called so already"),))
    _added.append(sheet)
    sheets.cache_clear()
    names.cache_clear()


def _valid(sheet: Sheet) -> Sheet:
    try:
        return validate(sheet)
    except InvalidRules as error:
        flaws = tuple(replace(flaw, field=f"{sheet.id}: {flaw.field}") for flaw in error.flaws)
        raise InvalidRules(flaws) from None


@cache
def names() -> dict[str, str]:
    """Every word that names a game, ids and aliases alike, and the id it means."""
    known: dict[str, str] = {}
    for sheet in sheets().values():
        for name in (sheet.id, *map(str.casefold, sheet.aliases)):
            if known.setdefault(name, sheet.id) != sheet.id:
                reason = f"{known[name]} is called so already"
                raise InvalidRules((Flaw(f"{sheet.id}.aliases", name, reason),))
    return known


def _built_in(folder: str) -> Sheet:
    return _only_sheet(importlib.import_module(f"{variants.__name__}.{folder}.sheet"), folder)


def _folders(parent: Path) -> list[Path]:
    if not parent.is_dir():
        raise InvalidRules((Flaw(EXTRA_FOLDER, str(parent), "is no folder"),))
    return sorted(folder for folder in parent.iterdir() if (folder / "sheet.py").is_file())


def _from_folder(folder: Path) -> Sheet:
    name = f"damarium_extra_{folder.name}"
    spec = importlib.util.spec_from_file_location(name, folder / "sheet.py")
    if spec is None or spec.loader is None:
        raise InvalidRules((Flaw("sheet.py", str(folder), "cannot be imported"),))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # whatever a stranger's file raises is its flaw
        raise InvalidRules(
            (Flaw(f"{folder.name}/sheet.py", str(error), "cannot be run"),)
        ) from error
    return _only_sheet(module, folder.name)


def _only_sheet(module: object, folder: str) -> Sheet:
    sheets = [value for value in vars(module).values() if isinstance(value, Sheet)]
    if len(sheets) != 1:
        raise InvalidRules((Flaw("sheet.py", folder, f"expected one Sheet, not {len(sheets)}"),))
    return sheets[0]
