"""Texts by hand are found beside the sheets, and nothing is missed where there are none."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from damarium.rules import InvalidRules, catalogue, describe, parse
from damarium.rules.book.hand import texts_of
from damarium.rules.catalogue import EXTRA_FOLDER
from damarium.rules.own import own

SHEET = """
from dataclasses import replace
from damarium.rules.text import Text
from damarium.rules.variants.spanish import sheet
MINE = replace(
    sheet.SPANISH, id="my-game", names=Text(en="My game"), aliases=(), readings={}, examples=()
)
"""
TEXTS = """
from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text
TIP = Tip(Text(en="Guard"), Text(en="Guard your men."), "W:W14:B30", "14-18")
TEXTS = Texts(Text(de="Ein Spiel.", en="A game."), Text(), (TIP,), ("a book",))
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    game = tmp_path / "my_game"
    game.mkdir()
    (game / "sheet.py").write_text(SHEET)
    (game / "texts.py").write_text(TEXTS)
    monkeypatch.setenv(EXTRA_FOLDER, str(tmp_path))
    caches = (catalogue.sheets, catalogue.names, parse, texts_of)
    for cached in caches:
        cached.cache_clear()
    yield game
    monkeypatch.undo()
    for cached in caches:
        cached.cache_clear()


@pytest.mark.usefixtures("folder")
def test_texts_stand_beside_the_sheet() -> None:
    book = describe(parse("my-game"), "de")
    assert book.texts is not None
    assert book.texts.what.in_("de") == "Ein Spiel."
    assert [tip.move for tip in book.texts.tips] == ["14-18"]
    assert book.sources[-1] == "a book"


@pytest.mark.usefixtures("folder")
def test_tips_hold_by_the_usual_rules_only() -> None:
    book = describe(parse("my-game@10x10"))
    assert book.texts is not None
    assert book.texts.tips == ()
    assert describe(own({"base": "my-game", "first": "black"})).texts is None


def test_texts_that_cannot_be_run_are_named(folder: Path) -> None:
    (folder / "texts.py").write_text("TEXTS = 1 / 0")
    with pytest.raises(InvalidRules, match=r"my_game/texts\.py.*division by zero"):
        describe(parse("my-game"))


@pytest.mark.parametrize("game", ["no-such-game", "", "../spanish", "my-game"])
def test_of_what_nobody_has_written_there_are_no_texts(game: str) -> None:
    assert texts_of(game) is None
