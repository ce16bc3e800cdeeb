"""Every caption of a diagram stands alone, and every diagram with what it proves."""

import re

import pytest

from damarium.rules import Variant, describe, parse, sheets
from damarium.rules.book.diagrams import section_of

GAMES = [
    parse(f"{sheet.id}/{reading}" if reading else sheet.id)
    for sheet in sheets().values()
    for reading in ("", *sheet.readings)
]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.spelling)
each_language = pytest.mark.parametrize("lang", ["de", "en"])
#: Words with which a sentence goes on from another one: diagrams are sorted into chapters and
#: may be folded away, so none has a neighbour to lean on.
_LEANING = {
    "de": (
        "Er Sie Ihn Ihm Ihr Ihnen Es Und Oder Aber Denn Doch Sonst Ebenso Davor Danach Dann Dort "
        "Dabei Darum Deshalb Daher Umgekehrt Dieser Diese Dieses Erst Nicht "
        "Überall Viertens Drittens Zweitens Erstens Könnte"
    ),
    "en": (
        "It They He She Its Their And Or But So Nor Then Otherwise Unless Not There "
        "Likewise This These Those Who First, Second, Third, Fourth,"
    ),
}
#: What begins so stands alone all the same.
_WHOLE = {"de": ("Erst wenn",), "en": ("So it begins",)}
#: Fewer words than these are no sentence of their own.
_WORDS = 3
#: Words by which a caption is about draws.
_DRAWN = {"de": r"\bremis\b|\bZählen\b|\bgezählt\b", "en": r"\bdraws?\b|\bdrawn\b|\bcounts? runs\b"}


def captions(game: Variant, lang: str) -> list[str]:
    return [each.about.in_(lang) for each in game.sheet.examples]


@each_language
@each_game
def test_a_caption_is_a_sentence_of_its_own(game: Variant, lang: str) -> None:
    leaning = set(_LEANING[lang].split())
    for caption in captions(game, lang):
        assert re.fullmatch(r"[A-ZÄÖÜ0-9].*[.!?]", caption), caption
        assert "…" not in caption
        assert len(caption.split()) >= _WORDS, caption
        assert caption.split()[0] not in leaning or caption.startswith(_WHOLE[lang]), caption


@each_game
def test_captions_in_both_languages_go_together(game: Variant) -> None:
    german = captions(game, "de")
    english = captions(game, "en")
    for de, en in zip(german, english, strict=True):
        assert german.count(de) == english.count(en), (de, en)
        assert set(re.findall(r"\b(?:[a-k]\d{1,2}|\d{2})\b", de)) == set(
            re.findall(r"\b(?:[a-k]\d{1,2}|\d{2})\b", en)
        ), (de, en)


@each_language
@each_game
def test_diagrams_about_draws_stand_with_the_draws(game: Variant, lang: str) -> None:
    for part in describe(game).sections:
        for each in part.diagrams:
            if re.search(_DRAWN[lang], each.about.in_(lang)):
                # who may move the same king how often is counted where kings move
                assert part.id == "draws" or "run-limit" in _facts(game, part.id), each.about


def _facts(game: Variant, section: str) -> set[str]:
    found = {part.id: part for part in describe(game).sections}
    return {sentence.fact for sentence in found[section].sentences if sentence.text}


@each_game
def test_diagrams_about_landing_and_crowning_stand_with_these(game: Variant) -> None:
    for each in game.sheet.examples:
        said = each.about.in_("en")
        if re.search(r"\b(?:lands?|captures? from afar|stand behind it and are safe)\b", said):
            assert section_of(each, game.sheet) in ("capturing", "crowning"), said
        if re.search(r"\bbecomes a king\b|\bis crowned\b|\bstays a man\b", said):
            assert section_of(each, game.sheet) in ("crowning", "ends", "draws"), said


def test_a_chapter_named_on_a_diagram_is_one_of_the_book() -> None:
    named = {each.section for game in GAMES for each in game.sheet.examples} - {""}
    assert named
    assert named <= {section.id for section in describe("spanish").sections}
