"""The tables of the four documents, row for row: what the rule book makes of the sheets."""

import re
from itertools import combinations

import pytest

from damarium.rules import parse, sheets
from damarium.rules.book.notes import notes
from damarium.rules.book.rows import compare
from damarium.rules.book.table import cells, columns, ladder
from damarium.rules.variants import YARDSTICKS

# the values of the documents in the words of the rule book
ENDS = "crowned, the move ends"
AMERICAN_SPANISH = {
    "board": ("8x8", "8x8"),
    "setup": ("12", "12"),
    "compulsory": ("yes", "yes"),
    "finish": ("yes", "yes"),
    "men-capture": ("forward only", "forward only"),
    "kings": ("one square", "flying"),
    "men-take-kings": ("yes", "yes"),
    "quantity": ("no", "yes"),
    "precedence": ("free choice", "most kings"),
    "crowning-capture": (ENDS, ENDS),
    "removal": ("at once", "at the end of the move"),
}


def test_american_and_spanish_have_the_eleven_rows_of_a_checkers_site() -> None:
    rows = compare(parse("american"), parse("spanish"), only=AMERICAN_SPANISH)
    assert {row.id: row.values for row in rows} == AMERICAN_SPANISH
    assert len(rows) == 11


def test_what_its_sources_contradict_has_a_footnote() -> None:
    notes = {row.id: row.notes for row in compare(parse("american"), parse("spanish"))}
    assert notes["crowning-capture"] == ("", "promotion")
    assert notes["compulsory"] == ("", "")


FMJD = (
    "same position three times",
    "25 moves each without a capture or a man's move",
    "16 moves each: 3 pieces, at least one a king, against a lone king",
    "5 moves each: up to 2 pieces, at least one a king, against a lone king",
)
AUTOMATIC = ("same position three times", "40 moves each without a capture or a man's move")
# six rows there; board and men, and choice and finishing, are two rows here
INTERNATIONAL_AMERICAN = {
    "board": ("10x10", "8x8"),
    "setup": ("20", "12"),
    "men-capture": ("forward and backward", "forward only"),
    "kings": ("flying", "one square"),
    "quantity": ("yes", "no"),
    "finish": ("yes", "yes"),
    "crowning-capture": ("goes on as a man, crowned only if it ends there", ENDS),
    "draws": ("; ".join(FMJD), "; ".join(AUTOMATIC)),
}


def test_international_and_american_have_the_six_rows_of_a_table_game_site() -> None:
    international, american = parse("international"), parse("american/automatic")
    rows = compare(international, american, only=INTERNATIONAL_AMERICAN)
    assert {row.id: row.values for row in rows} == INTERNATIONAL_AMERICAN


# the same rows as the documents, which are German, have them
ENDET = "wird umgewandelt, der Zug endet"
AMERIKANISCH_SPANISCH = {
    "board": ("8x8", "8x8"),
    "setup": ("12", "12"),
    "compulsory": ("ja", "ja"),
    "finish": ("ja", "ja"),
    "men-capture": ("nur vorwärts", "nur vorwärts"),
    "kings": ("ein Feld weit", "beliebig weit"),
    "men-take-kings": ("ja", "ja"),
    "quantity": ("nein", "ja"),
    "precedence": ("freie Wahl", "die meisten Damen"),
    "crowning-capture": (ENDET, ENDET),
    "removal": ("sofort", "am Ende des Zuges"),
}
INTERNATIONAL_AMERIKANISCH = {
    "board": ("10x10", "8x8"),
    "setup": ("20", "12"),
    "men-capture": ("vorwärts und rückwärts", "nur vorwärts"),
    "kings": ("beliebig weit", "ein Feld weit"),
    "quantity": ("ja", "nein"),
    "finish": ("ja", "ja"),
    "crowning-capture": ("schlägt als Stein weiter, umgewandelt nur, wenn er dort endet", ENDET),
}


def test_the_eleven_rows_are_the_same_in_german() -> None:
    rows = compare(parse("american"), parse("spanish"), "de", only=AMERICAN_SPANISH)
    assert {row.id: row.values for row in rows} == AMERIKANISCH_SPANISCH


def test_the_six_rows_are_the_same_in_german() -> None:
    international, american = parse("international"), parse("american/automatic")
    rows = compare(international, american, "de", only=INTERNATIONAL_AMERICAN)
    told = {row.id: row.values for row in rows}
    draws = told.pop("draws")
    assert told == INTERNATIONAL_AMERIKANISCH
    english = INTERNATIONAL_AMERICAN["draws"]
    for german, rules in zip(draws, english, strict=True):
        # as many rules with the same figures: 25, 16 and 5 moves against 40
        assert list(map(_figures, german.split("; "))) == list(map(_figures, rules.split("; ")))
        assert _words(german).isdisjoint(_words(rules))


def _figures(text: str) -> list[str]:
    return re.findall(r"[0-9]+", text.replace("dreimal", "3").replace("three times", "3"))


def _words(text: str) -> set[str]:
    return set(re.findall(r"[a-zäöüß]{4,}", text.lower()))


@pytest.mark.parametrize(("one", "other"), list(combinations(YARDSTICKS, 2)))
def test_german_rows_differ_where_english_ones_do(one: str, other: str) -> None:
    english, german = (compare(parse(one), parse(other), lang) for lang in ("en", "de"))
    assert [(row.id, row.equal) for row in german] == [(row.id, row.equal) for row in english]
    assert all(there.label != here.label for here, there in zip(german, english, strict=True)), [
        row.label for row in german
    ]


# name, board, men, flying, back, quantity, quality, precedence, and words of what is special
BRAINKING = [
    ("american", "Amerikanische Dame", "8x8", 12, "", ""),
    ("anti", "Anti Dame", "8x8", 12, "", "whoever loses all wins"),
    ("czech", "Tschechische Dame", "8x8", 12, "flying precedence", ""),
    ("corner", "Eckdame", "8x8", 12, "flying precedence", "crowned only on b8 and a7"),
    ("one-way", "Ein-Weg-Dame", "8x8", 12, "flying precedence", "all men go the same way"),
    ("parachute", "Fallschirmdame", "8x8", 12, "flying precedence", "parachutists wait for"),
    ("gothic", "Gotische Dame", "8x8", 16, "", ""),
    ("turkish", "Türkische Dame", "8x8", 16, "flying quantity", ""),
    ("alquerque", "Alquerque", "5x5", 12, "back", "men are never crowned"),
    ("hawaiian", "Hawaiianische Dame", "8x8", 32, "back", "several jumps only in one direction"),
    ("international", "Internationale Dame", "10x10", 20, "flying back quantity", ""),
    (
        "russian",
        "Russische Dame",
        "8x8",
        12,
        "flying back",
        "crowned in a capture, goes on at once",
    ),
    ("canadian", "Kanadische Dame", "12x12", 30, "flying back quantity", ""),
    ("thai", "Thai Dame", "8x8", 8, "flying", "kings come down right behind the piece"),
    ("brazilian", "Brasilianische Dame", "8x8", 12, "flying back quantity", ""),
    ("portuguese", "Portugiesische Dame", "8x8", 12, "flying quantity quality", ""),
    # precedence is blank there, though the rules that it calls more intricate have it
    ("italian", "Italienische Dame", "8x8", 12, "quantity quality precedence", ""),
    ("dameo", "Dameo", "8x8", 18, "flying back quantity", "lines of men move as one"),
]


@pytest.mark.parametrize(
    ("game", "name", "board", "men", "marks", "special"),
    BRAINKING,
    ids=[row[0] for row in BRAINKING],
)
def test_the_table_has_the_row_of_brainking(
    game: str, name: str, board: str, men: int, marks: str, special: str
) -> None:
    variant = parse(game)
    table = {cell.column: cell for cell in cells(variant)}
    marked = ("flying", "back", "quantity", "quality", "precedence")
    assert variant.name("de") == name
    assert table["board"].text.startswith(board)
    assert table["men"].text == str(men)
    assert [column for column in marked if table[column].yes] == marks.split()
    assert special in table["special"].text


BESONDERES = {
    "anti": "wer alles verliert, gewinnt",
    "corner": "nur auf b8 und a7",
    "one-way": "in dieselbe Richtung",
    "parachute": "Fallschirmspringer",
    "alquerque": "nie umgewandelt",
    "hawaiian": "mehrere Sprünge nur in einer Richtung",
    "russian": "umgewandelt",
    "thai": "gleich hinter dem Stein",
    "dameo": "Reihen von Steinen ziehen als Ganzes",
}


@pytest.mark.parametrize("game", [row[0] for row in BRAINKING])
def test_the_table_has_the_same_row_in_german(game: str) -> None:
    german, english = (
        {cell.column: cell for cell in cells(parse(game), lang)} for lang in ("de", "en")
    )
    assert {name: cell.yes for name, cell in german.items()} == {
        name: cell.yes for name, cell in english.items()
    }
    assert all((german[name].text == "") == (cell.text == "") for name, cell in english.items())
    for mark in ("flying", "back", "quality"):
        assert german[mark].text == ("ja" if english[mark].yes else "")
    assert _figures(german["board"].text) == _figures(english["board"].text)
    assert german["men"].text == english["men"].text
    assert BESONDERES.get(game, "") in german["special"].text


def test_brainking_has_eighteen_games() -> None:
    assert len(BRAINKING) == 18


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_table_has_a_cell_for_each_column(lang: str) -> None:
    named = columns(lang)
    assert all(name for _, name in named)
    for game in sheets():
        told = cells(parse(game), lang)
        assert [cell.column for cell in told] == [column for column, _ in named]
        noted = {note.id for note in notes(parse(game).sheet)} | {""}
        assert all(cell.note in noted for cell in told)


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("hawaiian", "men are never crowned"),
        ("dameo", "all captures go straight"),
        ("corner", "h2 and g1"),
    ],
)
def test_a_game_may_be_special_in_more_than_one_way(game: str, words: str) -> None:
    assert words in {cell.column: cell for cell in cells(parse(game))}["special"].text


def test_the_italian_ladder_is_shown_rank_by_rank() -> None:
    assert ladder(parse("italian")) == ("most pieces", "by a king", "most kings", "kings earliest")
    cell = {cell.column: cell for cell in cells(parse("italian"))}["precedence"]
    assert cell.text == "1 most pieces, 2 by a king, 3 most kings, 4 kings earliest"
    # and the footnote says that the table of the document leaves it blank
    assert cell.note == "captures"
    assert "BrainKing's table leaves" in parse("italian").sheet.captures.disputed


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("spanish", "1 most pieces, 2 most kings"),
        ("frisian", "1 highest worth (man 100, king 199), 2 by a king"),
        ("czech", "king before man"),
        ("brazilian", ""),
        ("mozambican", ""),
        ("american", ""),
    ],
)
def test_precedence_names_what_goes_first_beside_the_number(game: str, told: str) -> None:
    cell = {cell.column: cell for cell in cells(parse(game))}["precedence"]
    assert cell.text == told
    # neither a bare tick, nor a "no" where the quantity rule decides
    assert bool(cell.rank) == bool(told)
    assert cell.yes is (True if "king" in told and game != "spanish" else None)
