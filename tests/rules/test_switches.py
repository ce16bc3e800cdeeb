"""Every switch of the vocabulary: read from known games, turned, and told apart in words."""

from copy import deepcopy

import pytest

from damarium.rules import Variant, parse
from damarium.rules.difference import differences, draft_differences
from damarium.rules.draft import FIELDS, draft_of, sheet_of
from damarium.rules.nearest import Known, known, nearest, same
from damarium.rules.questions import made, questions
from damarium.rules.sheet import PLAY_FIELDS
from damarium.rules.switches import Kind, Switch, switches
from damarium.rules.text import Text

NAME = Text(en="mine")
GAMES = pytest.mark.parametrize("game", known(), ids=lambda game: game.variant.spelling)


@GAMES
def test_a_draft_is_played_as_the_sheet_it_was_made_from(game: Known) -> None:
    sheet = sheet_of(game.draft, NAME)
    assert Variant(sheet).hash == game.variant.hash
    assert sheet.numbering == game.variant.sheet.numbering
    assert sheet.men.cite == "" == sheet.captures.disputed


@GAMES
def test_writing_what_is_read_changes_nothing(game: Known) -> None:
    draft = deepcopy(game.draft)
    for switch in switches("en"):
        if value := switch.read(draft):
            switch.write(draft, value)
            assert draft == game.draft, switch.id


@pytest.mark.parametrize("switch", switches("en"), ids=lambda switch: switch.id)
def test_every_choice_can_be_made_and_read_again(switch: Switch) -> None:
    for game in known()[::5]:
        draft = deepcopy(game.draft)
        if not switch.read(draft) or switch.kind not in (Kind.CHOICE, Kind.YES, Kind.WAYS):
            continue
        for choice in switch.choices:
            switch.write(draft, choice.value)
            assert switch.read(draft) == choice.value
            assert set(draft) <= set(FIELDS)


def test_all_that_decides_play_has_a_switch() -> None:
    roots = {switch.id.partition(".")[0] for switch in switches("en")} | {"draws"}
    assert set(PLAY_FIELDS) <= roots


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_switch_and_every_choice_has_words(lang: str) -> None:
    for switch in switches(lang):
        assert switch.label
        assert all(choice.text for choice in switch.choices)


@GAMES
def test_a_game_is_known_by_its_rules(game: Known) -> None:
    found = same(game.variant.sheet)
    assert found is not None
    assert found.hash == game.variant.hash
    assert nearest(game.draft)[1] == 0


def test_what_differs_is_told_switch_by_switch() -> None:
    told = differences(parse("spanish").sheet, parse("spanish/encyclopedia").sheet)
    words = {one.id: (one.before, one.after) for one in told}
    assert words["men.may_take_kings"] == ("yes", "no")
    assert words["captures.prefer"] == ("the most pieces → the most kings", "the most pieces")
    assert words["ends.last_piece_loses"] == ("no", "yes, any piece")


def test_a_draw_rule_that_one_has_alone_differs() -> None:
    told = differences(parse("russian").sheet, parse("pool").sheet)
    only = [one for one in told if one.id == "draws.road"]
    assert [(one.before[:25], one.after) for one in only] == [("Draw after 5 moves by eac", "–")]


@GAMES
def test_a_game_does_not_differ_from_itself(game: Known) -> None:
    assert draft_differences(game.draft, deepcopy(game.draft)) == ()


def test_one_rule_more_or_less_is_one_difference() -> None:
    draft = draft_of(parse("international").sheet)
    changed = deepcopy(draft)
    changed["captures"].pop("prefer")
    assert [one.id for one in draft_differences(draft, changed)] == ["captures.prefer"]


ANSWERS = {
    "russian": "8 yes yes yes free king loses",
    "losing-russian": "8 yes yes yes free king wins",
    "american": "8 no no yes free stops loses",
    "international": "10 yes yes yes most man loses",
    "canadian": "12 yes yes yes most man loses",
}


@pytest.mark.parametrize(("game", "answers"), ANSWERS.items(), ids=ANSWERS)
def test_seven_answers_make_a_known_game(game: str, answers: str) -> None:
    asked = [question.id for question in questions("en")]
    parent, draft = made(dict(zip(asked, answers.split(), strict=True)))
    assert parent.spelling == game
    assert same(sheet_of(draft, NAME)) == parent


def test_any_answers_make_a_game_that_can_be_played() -> None:
    for question in questions("en"):
        for answer in question.answers:
            parent, draft = made({"board": "10", question.id: answer.id})
            assert sheet_of(draft, NAME).id == "own", parent


def test_there_are_at_most_seven_questions() -> None:
    assert len(questions("de")) == 7
    assert made({"board": "no such board"})[1] == made({})[1]
