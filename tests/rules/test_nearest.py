"""Which game rules of one's own are most like: the editor and the rule book say the same."""

from typing import Any

import pytest

import damarium
from damarium.rules import describe, parse
from damarium.rules.book.relatives import base
from damarium.rules.draft import draft_of
from damarium.rules.nearest import nearest
from damarium.rules.own import complete
from damarium.server.own.editing import Editing
from damarium.server.own.file import salvaged

SHORT = {"kings": {"range": "short"}}
STRANGE: dict[str, Any] = {**SHORT, "draws": [{"repetition": {"times": 7}}]}


def test_draws_are_the_same_however_much_a_file_says_of_them() -> None:
    home = damarium.own({"base": "spanish", **SHORT})
    for draft in (draft_of(home.sheet), salvaged(complete(home))[0]):
        found, differing = nearest(draft)
        assert (found.spelling, differing) == ("spanish", 1)


def test_of_equals_it_is_the_game_from_which_the_rules_were_made() -> None:
    draft = draft_of(damarium.own({"base": "spanish", **STRANGE}).sheet)
    for game in ("spanish", "portuguese", "portuguese/older"):
        found, differing = nearest(draft, parse(game))
        assert (found.spelling, differing) == (game, 2)
        assert Editing(parse(game), draft).nearest == (found, differing)
    # but not one that differs in more
    assert nearest(draft, parse("italian"))[0].spelling != "italian"


def test_nobody_knows_from_what_and_a_plain_game_goes_before_its_readings() -> None:
    assert nearest(draft_of(damarium.own({"base": "spanish", **STRANGE}).sheet))[0].reading == ""


@pytest.mark.parametrize("game", ["spanish", "russian", "italian", "international", "turkish"])
@pytest.mark.parametrize("changed", [SHORT, STRANGE, {"draws": []}, {"captures": {"prefer": []}}])
def test_the_rule_book_says_what_the_editor_says(game: str, changed: dict[str, Any]) -> None:
    home = damarium.own({"base": game, **changed})
    found, differing = nearest(draft_of(home.sheet))
    assert base(home) == found
    if differing:
        asked = {each.id: each.answer for each in describe(home).questions}
        assert found.name() in asked["nearest"]
