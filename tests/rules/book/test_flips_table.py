"""Whichever fact is turned, the cells and the answers that claim it change, and no others."""

from functools import cache

import pytest

from damarium.rules import Variant
from damarium.rules.book import questions as module
from damarium.rules.book.description import Question
from damarium.rules.book.otherwise import played
from damarium.rules.book.questions import questions
from damarium.rules.book.relatives import base, nearest
from damarium.rules.book.table import cells
from tests.rules.book.claims import ANSWERS, COLUMNS, SPECIAL, backward, draws, men_capture
from tests.rules.book.flips import Flip, drawn, flips, never

LANGUAGES = ("en", "de")
#: Every so many rules are told in German, too.
GERMAN = 4
#: The same where all games are compared.
SOME = 8
#: So many rows are named one by one.
FEW = 3


def _cells(variant: Variant, lang: str) -> dict[str, tuple[str, bool | None]]:
    return {cell.column: (cell.text, cell.yes) for cell in cells(variant, lang)}


_cells_before = cache(_cells)


def _answers(variant: Variant, lang: str) -> dict[str, str]:
    return {each.id: each.answer for each in questions(variant, lang)}


@pytest.fixture
def without_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    # it compares with all games, which takes longer than everything else, and has a test of its own
    asked = Question("nearest", "", "")
    monkeypatch.setattr(module, "_nearest", lambda variant, words: asked)


def _case(flip: Flip, *more: str) -> tuple[str, ...]:
    return flip.game, flip.switch, flip.value, *more


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cells_change_with_what_they_claim(lang: str) -> None:
    wrong, turned = [], set()
    for flip in flips():
        before, after = _cells_before(flip.before, lang), _cells(flip.after, lang)
        for column, claim in COLUMNS.items():
            other = claim(flip.before.sheet) != claim(flip.after.sheet)
            turned |= {column} if other else set()
            same = before[column] == after[column]
            # a German king is called otherwise where he flies: more may change there
            if other == same and (other or lang == "en"):
                wrong.append((*_case(flip, column), before[column], after[column]))
        for name, claim in SPECIAL.items():
            if claim(flip.before.sheet) != claim(flip.after.sheet):
                turned.add(name)
                if before["special"] == after["special"]:
                    wrong.append((*_case(flip, name), before["special"], after["special"]))
        if backward(flip.before.sheet) != backward(flip.after.sheet):
            turned.add("back")
            if before["back"] == after["back"]:
                wrong.append((*_case(flip, "back"), before["back"], after["back"]))
    assert not wrong
    assert turned == {*COLUMNS, *SPECIAL, "back"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cell_of_draws_changes_with_what_it_claims(lang: str) -> None:
    for flip in drawn():
        if never(flip):
            continue
        other = draws(flip.before.sheet) != draws(flip.after.sheet)
        before, after = _cells_before(flip.before, lang), _cells(flip.after, lang)
        assert other == (before["draws"] != after["draws"]), _case(flip)


def test_answers_change_with_what_they_claim(without_nearest: None) -> None:
    wrong, turned = [], set()
    untouched = {flip.before: _answers(flip.before, "en") for flip in flips()}
    for flip in flips():
        before, after = untouched[flip.before], _answers(flip.after, "en")
        for name, claim in ANSWERS.items():
            other = claim(flip.before.sheet) != claim(flip.after.sheet)
            turned |= {name} if other else set()
            if other != (before[name] != after[name]):
                wrong.append((*_case(flip, name), before[name], after[name]))
        if flip.switch.startswith("board."):
            continue  # every way is told in the same words on every board
        if men_capture(flip.before.sheet) != men_capture(flip.after.sheet):
            turned.add("backward")
            if before["backward"] == after["backward"]:
                wrong.append((*_case(flip, "backward"), before["backward"], ""))
    assert not wrong
    assert turned == {*ANSWERS, "backward"}


def test_no_two_answers_are_one_in_german(without_nearest: None) -> None:
    # what makes English answers differ makes German ones differ, too
    told: dict[str, dict[str, set[str]]] = {}
    for flip in flips()[::GERMAN]:
        there = _answers(flip.after, "de")
        for name, answer in _answers(flip.after, "en").items():
            told.setdefault(name, {}).setdefault(there[name], set()).add(answer)
    assert not [same for answers in told.values() for same in answers.values() if len(same) > 1]


def test_the_nearest_game_is_told_with_all_that_is_otherwise() -> None:
    counted = 0
    for flip in flips()[::SOME]:
        found = base(flip.after) or nearest(flip.after)
        rows = [row for row in played(found, flip.after) if row.id != "draws"]
        if len(rows) <= FEW:
            answer = _answers(flip.after, "en")["nearest"]
            assert all(row.label in answer for row in rows), _case(flip, answer)
            counted += bool(rows)
    assert counted > 15
