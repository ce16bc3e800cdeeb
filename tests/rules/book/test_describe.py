"""The rule book tells every game and every reading in both languages, whole and once."""

import re
from dataclasses import replace

import pytest

from damarium.rules import Sheet, Variant, describe, parse, sheets
from damarium.rules.book.cites import marks
from damarium.rules.book.description import Description
from damarium.rules.book.games import yardsticks
from damarium.rules.draft import draft_of, sheet_of
from damarium.rules.endings import LastPiece
from damarium.rules.facts import facts
from damarium.rules.own import own
from damarium.rules.text import Text
from tests.every_variant.variants import VARIANTS

GAMES = [
    parse(f"{sheet.id}/{reading}" if reading else sheet.id)
    for sheet in sheets().values()
    for reading in ("", *sheet.readings)
]
ORDER = ("setup", "moving", "capturing", "crowning", "ends", "draws", "notation")
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.spelling)
each_language = pytest.mark.parametrize("lang", ["de", "en"])


def told(book: Description) -> dict[str, str]:
    return {each.fact: each.text for part in book.sections for each in part.sentences}


@each_language
@each_game
def test_every_game_is_told(game: Variant, lang: str) -> None:
    book = describe(game, lang)
    said = [each for part in book.sections for each in part.sentences]
    assert tuple(part.id for part in book.sections) == ORDER
    assert all(part.sentences for part in book.sections)
    assert len({each.fact for each in said}) == len(said)
    assert len({each.text for each in said}) == len(said)
    assert len({part.title for part in book.sections}) == len(ORDER)
    for each in said:
        assert re.fullmatch(r"\S.*[.\]]", each.text), each
        assert not re.search(r"%\(|  | [,.;:]|,[,.]|\.\.|: \.", each.text), each
    answers = [each.answer for each in book.questions]
    assert all(re.fullmatch(r"\S.*\.", answer) for answer in answers)
    assert book.deck
    assert len(book.summary) == 4
    assert all(label and value for label, value in book.summary)


@each_game
def test_all_that_a_refusal_can_name_is_a_sentence_here(game: Variant) -> None:
    assert {fact.id for fact in facts(game.sheet)} <= set(told(describe(game)))


@each_game
def test_every_note_is_reached_from_a_sentence(game: Variant) -> None:
    book = describe(game)
    marked = {each.note for part in book.sections for each in part.sentences} - {""}
    assert marked == {note.id for note in book.notes}


@each_game
def test_every_diagram_is_shown_once(game: Variant) -> None:
    shown = [each for part in describe(game).sections for each in part.diagrams]
    assert len(shown) == len(game.sheet.examples)
    assert all(each in shown for each in game.sheet.examples)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.spelling)
def test_sizes_and_transforms_are_told_too(variant: Variant) -> None:
    book = describe(variant, "de")
    assert book.title == variant.name("de")
    assert tuple(part.id for part in book.sections) == ORDER


def test_the_same_rules_under_another_spelling_have_the_same_diagrams() -> None:
    losing = describe(parse("russian+losing"))
    known = describe(parse("losing-russian"))
    diagrams = [part.diagrams for part in losing.sections]
    assert any(diagrams)
    assert diagrams == [part.diagrams for part in known.sections]
    assert not any(part.diagrams for part in describe(parse("spanish@10x10")).sections)


def test_diagrams_stand_where_they_belong() -> None:
    parts = {part.id: part.diagrams for part in describe(parse("spanish")).sections}
    assert all(not each.ends and not each.counts for each in parts["moving"])
    assert all(
        "x" in move for each in parts["capturing"] if not each.section for move in each.moves
    )
    assert [each.fen for each in parts["crowning"]] == ["W:W23:B27,26"]
    assert {each.ends for each in parts["ends"]} == {"no_move", "no_piece"}
    assert all(each.counts or each.ends == "repetition" for each in parts["draws"])


def test_rules_of_ones_own_are_told() -> None:
    rules = {"base": "spanish", "kings": {"range": "short"}, "names": {"en": "Short kings"}}
    book = describe(own(rules))
    assert book.title == "Short kings"
    assert book.variant_of is not None
    assert "Kings" in book.deck
    assert book.texts is None
    assert not book.also
    assert not book.readings
    assert told(book)["kings"] == "Kings move one square, forward and backward."


def test_a_deck_has_room_for_little() -> None:
    rules = {"base": "spanish", "draws": [], "names": {"en": "Endless"}}
    assert describe(own(rules)).deck == (
        "Unlike Spanish draughts: Draws: none (there: same position three times; 20 moves each "
        "without a capture or a man's move)."
    )
    longest = describe(own({"base": "spanish", "kings": {"range": "short"}, "first": "black"}))
    assert longest.deck.count(";") <= 3


def test_another_size_has_no_readings() -> None:
    assert describe("international@8x8").readings == ()
    assert describe("american+losing").readings == ()


def test_a_sheet_alone_is_told_as_its_variant() -> None:
    sheet: Sheet = replace(parse("spanish").sheet, id="mine", names=Text(en="Mine"))
    assert told(describe(sheet)) == told(describe(parse("spanish")))
    assert describe(sheet).title == "Mine"


def test_rules_called_as_a_known_game_are_not_taken_for_it() -> None:
    draft = draft_of(parse("american").sheet)
    sheet = replace(sheet_of(draft, Text(en="Mine")), id="spanish")
    book = describe(sheet)
    assert not book.also
    assert not book.readings
    assert book.variant_of is not None
    assert book.variant_of.spelling == "american"
    assert book.deck == "Played exactly like American checkers."


@pytest.mark.parametrize(
    ("game", "of"),
    [
        ("american", ""),
        ("international", ""),
        ("killer", "international"),
        ("canadian", "international"),
        ("brazilian", "international"),
        ("anti", "american"),
        ("czech", "german"),
        ("spanish", "german"),
        ("spanish/forty", "spanish"),
        ("spanish@10x10", "spanish"),
        ("hawaiian", ""),
        ("altdeutsch", ""),
        ("parachute", "czech"),
        ("losing-russian", "russian"),
        ("jamaican", "pool"),
    ],
)
def test_a_game_is_a_variant_of_what_it_is_most_like(game: str, of: str) -> None:
    found = describe(parse(game)).variant_of
    assert (found.spelling if found else "") == of


def test_every_game_is_compared_with_three_first() -> None:
    assert [game.spelling for game in yardsticks()] == ["american", "international", "german"]


def test_a_reading_says_what_it_has_otherwise() -> None:
    book = describe(parse("spanish"))
    about = {each.spelling: each.about for each in book.readings}
    assert about["spanish/forty"].startswith("Unlike Spanish draughts: Draws: ")
    assert "Men may take kings: no" in about["spanish/encyclopedia"]
    assert describe(parse("spanish/forty")).readings[0].spelling == "spanish"


def test_games_with_the_same_set_up_are_named() -> None:
    same = {each.spelling for each in describe(parse("spanish")).same_setup}
    assert "italian" in same
    assert "american" not in same
    assert describe(parse("hexdame")).same_setup == ()


def test_sources_are_named_once_and_without_articles() -> None:
    sources = describe(parse("international")).sources
    assert len(set(sources)) == len(sources)
    assert not any(re.search(r"\d\.\d", each) for each in sources)
    assert sources[0] == parse("international").sheet.cite


@each_game
def test_every_source_is_named_once_and_every_cited_sentence_leads_to_one(game: Variant) -> None:
    book = describe(game)
    whole, *others = (source.casefold() for source in book.sources)
    assert not any(other in whole for other in others)
    assert len(set(others)) == len(others)
    for section in book.sections:
        for sentence in section.sentences:
            found = marks(sentence.cite, book.sources)
            assert bool(found) == bool(sentence.cite), sentence
            assert all(1 <= number <= len(book.sources) for number, _ in found)
            assert all(place in sentence.cite for _, place in found)


@pytest.mark.parametrize("losing", [False, True])
@pytest.mark.parametrize("last", [None, *LastPiece])
def test_the_aim_is_what_ends_the_game(last: LastPiece | None, losing: bool) -> None:
    sheet = parse("spanish").sheet
    ends = replace(sheet.ends, losing=losing, last_piece_loses=last)
    said = told(describe(replace(sheet, ends=ends)))
    assert said["ends"].startswith("You win" if losing else "You lose")
    assert ("upside down" in said["aim"]) == losing
    for words in ("one piece", "one man"):
        single = words.replace("one", "single")
        assert (words in said["ends"]) == (single in said["aim"])


def test_a_ladder_is_told_rank_by_rank() -> None:
    ranks = [text for name, text in told(describe(parse("italian"))).items() if "captures-" in name]
    assert [text.partition(":")[0] for text in ranks] == [
        "Rank 1",
        "Rank 2, among equals",
        "Rank 3, among equals",
        "Rank 4, among equals",
    ]
    for game in ("american", "international"):
        assert not any(name.startswith("captures-") for name in told(describe(parse(game))))


@each_game
def test_no_sentence_is_left_in_english(game: Variant) -> None:
    english, german = describe(game, "en"), describe(game, "de")
    for fact, text in told(german).items():
        assert text != told(english)[fact], text
    for here, there in zip(german.questions, english.questions, strict=True):
        assert here.question != there.question
        assert here.answer != there.answer


def test_areas_are_called_by_what_they_are() -> None:
    setups = {
        "hawaiian": "White has 32 men on all dark squares.",
        "corner": "White has 12 men in the lower right corner, up to the diagonal c1–h6.",
        "one-way": "White has 12 men on files a to d of rows 1 to 6.",
        "parachute": "White has 8 men on rows 2 and 3; 4 parachutists on row 8.",
        "dameo": "White has 18 men on row 1 and on b2–g2 and c3–f3.",
    }
    for game, setup in setups.items():
        assert told(describe(game))["setup"].startswith(setup)


@each_game
def test_a_set_up_names_no_line_across_the_board(game: Variant) -> None:
    for line in re.findall(
        r"(?<!diagonal )\b([a-z])(\d+)–([a-z])(\d+)", told(describe(game))["setup"]
    ):
        assert line[0] == line[2] or line[1] == line[3]


def test_the_aim_where_all_moves_are_captures_is_the_last_of_them() -> None:
    said = told(describe("hawaiian"))
    assert said["aim"] == "The aim: make the last capture."
    assert said["lost"] == "A side has no move when it can capture nothing any more."
    assert "upside down" in told(describe("hawaiian+losing"))["aim"]
    assert "last capture" not in told(describe("american"))["aim"]


def test_what_ranks_tell_is_not_told_before_them() -> None:
    said = told(describe("spanish"))
    assert said["captures"] == "You must capture; among several captures this order decides."
    assert told(describe("czech"))["captures"].endswith("where a king can, no man may.")
    assert told(describe("international"))["captures"] == "You must capture: the most pieces."


@each_game
def test_where_kings_land_is_told_once(game: Variant) -> None:
    said = told(describe(game))
    landing = [
        name for name, text in said.items() if re.search("land on|land right|come down", text)
    ]
    assert landing in ([], ["kings"])
    assert (landing == ["kings"]) == ("from any distance" in said.get("kings-capture", ""))


@each_language
@each_game
def test_no_answer_names_squares_or_all_there_is(game: Variant, lang: str) -> None:
    for each in describe(game, lang).questions:
        assert not re.search(r"\b[a-k]\d{1,2}\b", each.answer), each
        assert len(re.findall(r"\((?:there|dort):", each.answer)) <= 5, each


@each_game
def test_kings_are_not_asked_for_where_there_are_none(game: Variant) -> None:
    if told(describe(game)).get("kings"):
        return
    asked = {each.id: each.answer for each in describe(game).questions}
    assert asked["flying"].startswith("There are none here")
    assert "It has no place here" in asked["quality"]


def test_the_nearest_game_is_the_one_it_was_made_from() -> None:
    nearest = {
        game: next(each.answer for each in describe(game).questions if each.id == "nearest")
        for game in ("parachute", "hexdame", "spanish", "spanish/forty", "american")
    }
    assert nearest["parachute"].startswith("The nearest is Czech draughts; here it is different:")
    assert nearest["hexdame"].startswith("The nearest is International draughts;")
    assert "Portuguese draughts; here it is different: Draws: " in nearest["spanish"]
    # where more differs there is room for one of the draw rules
    assert nearest["parachute"].count("raw") <= 1
    for answer in nearest.values():
        assert "other draw rules" not in answer.replace("other draw rules, such as: ", "")
    assert nearest["spanish/forty"].startswith("The nearest is Spanish draughts;")
    assert "Anti" not in nearest["american"]


def test_relatives_are_games_and_asked_for_once_each() -> None:
    for game in GAMES:
        texts = describe(game).texts
        if texts is None:
            continue
        named = [*filter(None, [texts.base]), *texts.relatives]
        assert all(parse(each).spelling == each != game.id for each in named)
        assert len(set(named)) == len(named)
        asked = [each.id for each in describe(game).questions]
        assert len(set(asked)) == len(asked)
    spanish = {each.id: each for each in describe("spanish").questions}
    assert spanish["from-italian"].question == "How does it differ from Italian draughts?"
    assert "Kings: flying (there: one square)" in spanish["from-italian"].answer


def test_what_people_ask_is_answered() -> None:
    spanish = {each.id: each.answer for each in describe(parse("spanish")).questions}
    assert spanish["quantity"].endswith("It holds here.")
    assert spanish["quality"].endswith("1 most pieces, 2 most kings.")
    assert spanish["backward"] == "No. Men move and capture forward only."
    assert spanish["flying"].startswith("Yes.")
    assert spanish["begins"].startswith("White begins")
    assert "turned" in spanish["board"]
    turkish = {each.id: each.answer for each in describe(parse("turkish")).questions}
    assert turkish["board"].startswith("No. Here: 8x8, all squares, with 16 pieces a side")
    assert "board" not in {each.id for each in describe(parse("american")).questions}
