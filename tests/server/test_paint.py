"""Sentences that name a side, for visitors to whom White and Black exchange their paint."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from damarium.game import Board, Outcome
from damarium.game.words import side
from damarium.notation.message import AnyOf, Message
from damarium.rules import BLACK, WHITE, parse
from damarium.server.live.refusals import refusal_json
from damarium.server.live.state import rule_facts, state
from damarium.server.look.paint import exchanged, sentence
from damarium.server.play.event import Moved
from tests.server.playing import BOTH, Watch, created, game, room, with_setup

SOURCES = Path(__file__).parents[2] / "src" / "damarium"


def test_a_loss_is_told_of_the_other_side() -> None:
    for end in (Outcome.resigned, Outcome.flag):
        for lang in ("en", "de"):
            told = sentence(end(WHITE).message, lang)
            assert told["sentence"] == end(WHITE).sentence(lang)
            assert told["repainted"] == end(BLACK).sentence(lang)


def test_what_names_no_side_is_told_once() -> None:
    assert sentence(Outcome.agreed().message, "en") == {"sentence": "A draw by agreement."}


@pytest.mark.parametrize("wrap", [lambda it: it, lambda it: (it,), lambda it: AnyOf((it,))])
def test_a_side_is_found_however_deep_it_is_named(wrap: Callable[[Message], object]) -> None:
    inner = Message("%(side)s and %(word)s", {"side": side(WHITE), "word": "White"})
    message = Message("so: %(why)s", {"why": wrap(inner)})
    assert exchanged(message).in_("en") == "so: Black and White"  # a word is no side
    assert exchanged(exchanged(message)) == message


def test_a_refusal_is_told_for_both_paints() -> None:
    refusal = Board("russian").refusal("b6-a5")
    assert refusal is not None
    told = refusal_json(parse("russian"), refusal, "de")
    assert told["sentence"].startswith("Weiß ist am Zug.")
    assert told["repainted"].startswith("Schwarz ist am Zug.")


@pytest.mark.parametrize(("spelling", "first"), [("russian", "White"), ("american", "Black")])
def test_who_begins_is_told_for_both_paints(spelling: str, first: str) -> None:
    *others, begins = rule_facts(parse(spelling), "en")
    other = {"White": "Black", "Black": "White"}[first]
    assert begins == {
        "id": "first",
        "text": f"{first} begins.",
        "repainted": f"{other} begins.",
    }
    assert not any("repainted" in fact for fact in others)


def test_an_outcome_is_told_for_both_paints() -> None:
    over = game(created(with_setup("spanish", "W:W11,1:B15")), Moved((21, 12)))
    outcome = state(room(over, Watch()), BOTH, "en")["outcome"]
    assert outcome["sentence"] == "Black has no piece left: White wins."
    assert outcome["repainted"] == "White has no piece left: Black wins."


def test_no_sentence_hides_a_side_in_its_words() -> None:
    """A side in a message is a value: only so its paint can be exchanged."""
    found = {
        text
        for room in ("game", "rules")
        for file in (SOURCES / room).rglob("*.py")
        for text in re.findall(r'(?:N_|\b_|gettext)\(\s*"([^"]*)"', file.read_text("utf-8"))
        if re.search(r"\b(White|Black)\b", text)
        # the editor of rules and the rule book show no game: nothing is repainted there
        if not {"switches", "book"} & set(file.parts)
    }
    assert found == {"White", "Black", "White begins.", "Black begins."}
