"""What was written by hand about a game, loaded when it is asked for."""

import importlib
import importlib.util
import os
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

from damarium.rules import variants
from damarium.rules.book.texts import Texts
from damarium.rules.catalogue import EXTRA_FOLDER
from damarium.rules.flaws import Flaw, InvalidRules

_FILE = "texts"


@cache
def texts_of(game: str) -> Texts | None:
    """The texts about a game, by its id; None where nothing was written.

    A game of the folder that DAMARIUM_VARIANTS names has its texts beside its sheet, too;
    InvalidRules where these cannot be run.
    """
    module = _built_in(game.replace("-", "_")) or _extra(game.replace("-", "_"))
    found = getattr(module, "TEXTS", None)
    return found if isinstance(found, Texts) else None


def _built_in(folder: str) -> ModuleType | None:
    name = f"{variants.__name__}.{folder}"
    # an id of somebody's own rules may be any word
    if not folder.isidentifier() or importlib.util.find_spec(name) is None:
        return None
    if importlib.util.find_spec(f"{name}.{_FILE}") is None:
        return None
    return importlib.import_module(f"{name}.{_FILE}")


def _extra(folder: str) -> ModuleType | None:
    parent = os.environ.get(EXTRA_FOLDER)
    path = Path(parent or "", folder, f"{_FILE}.py")
    if not parent or not folder.isidentifier() or not path.is_file():
        return None
    spec = importlib.util.spec_from_file_location(f"damarium_extra_{folder}_{_FILE}", path)
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # whatever a stranger's file raises is its flaw
        flaw = Flaw(f"{folder}/{_FILE}.py", str(error), "cannot be run")
        raise InvalidRules((flaw,)) from error
    return module
