"""`import damarium`: what it offers and what it leaves alone."""

import subprocess
import sys

import pytest

import damarium as dm


def test_every_name_is_there() -> None:
    for name in dm.__all__:
        assert getattr(dm, name) is not None
    assert dir(dm) == sorted(dm.__all__)
    with pytest.raises(AttributeError, match="no_such_name"):
        dm.no_such_name  # type: ignore[attr-defined] # noqa: B018


def test_variants_are_the_games_in_their_usual_reading() -> None:
    spellings = [variant.spelling for variant in dm.variants()]
    assert spellings == sorted(spellings)
    assert {"american", "spanish"} <= set(spellings)
    assert all(variant.reading == "" for variant in dm.variants())
    assert dm.variant("damas") == dm.Board("spanish").variant


def test_the_rule_book_is_in_the_library() -> None:
    assert dm.rules.describe(dm.variant("spanish"), "de").title == "Spanische Dame"


def test_nothing_is_imported_that_is_not_needed() -> None:
    program = (
        "import sys, damarium as dm\n"
        "dm.Board('spanish').push('11-15')\n"
        "heavy = {'fastapi', 'sqlalchemy', 'numpy', 'uvicorn', 'argparse', 'damarium.server',"
        " 'damarium.engine', 'damarium.cli', 'damarium.rules.book'}\n"
        "print(sorted(heavy & set(sys.modules)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
