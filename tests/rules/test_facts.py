"""Rules in sentences: every word of the vocabulary has its own, and none says too much."""

from dataclasses import replace
from typing import Any

import pytest

from damarium.rules import BLACK, WHITE, Sheet, parse
from damarium.rules.captures import (
    BY_KING,
    KINGS_EARLIEST,
    MOST_KINGS,
    MOST_PIECES,
    MOST_VALUE,
    Captures,
    Removal,
    Worth,
)
from damarium.rules.compass import (
    AHEAD,
    BACKWARD,
    DIAGONAL,
    EVERY_WAY,
    FORWARD,
    NAMED_DIRECTIONS,
    NOWHERE,
    STRAIGHT,
    Compass,
    Directions,
    both,
    facing,
)
from damarium.rules.drawfacts import draw_rule
from damarium.rules.endings import Counter, Counting, Ends, Event, LastPiece, Pending, Standoff
from damarium.rules.facts import facts
from damarium.rules.geometry import AllSquares, DarkSquares, Hexagon, Points
from damarium.rules.material import (
    LONE_KING,
    Force,
    Material,
    at_least,
    at_most,
    between,
    exactly,
)
from damarium.rules.material_text import MaterialText
from damarium.rules.numbering import Letters
from damarium.rules.pieces import Kings, Landing, Men, Parachutists, Range
from damarium.rules.promotion import CrowningSquares, InCapture, Promotion, PromotionSquares
from damarium.rules.region import Region
from damarium.rules.setup import Diagram, OpeningRemoval, Rows
from damarium.rules.text import Text
from damarium.rules.validate import validate
from damarium.rules.waytext import WayText

ROAD = Region.LONG_DIAGONAL
SHORT, FLYING = Kings(range=Range.SHORT), Kings(range=Range.FLYING)


def german(fact: str, **words: Any) -> str:
    sheet = replace(parse("american").sheet, **words)
    return {each.id: each.text for each in facts(sheet, "de")}[fact]


@pytest.mark.parametrize(("kings", "word"), [(SHORT, "König"), (FLYING, "Dame")])
def test_a_short_king_is_called_otherwise_than_a_flying_one(kings: Kings, word: str) -> None:
    prefer = Captures(prefer=(BY_KING, MOST_KINGS, KINGS_EARLIEST))
    others = {"König": "Dame", "Dame": "König"}
    said = [
        german("captures", kings=kings, captures=prefer),
        german("take-kings", kings=kings, men=Men(may_take_kings=False)),
        german("promotion", kings=kings, promotion=Promotion(in_capture=InCapture.GOES_ON_AS_KING)),
    ]
    assert all(word in each for each in said)
    assert not any(others[word] in each for each in said)


def test_a_precedence_is_told_also_where_captures_may_be_left_out() -> None:
    sheet = replace(
        parse("american").sheet, captures=Captures(compulsory=False, prefer=(MOST_KINGS,))
    )
    assert facts(sheet)[0].text == (
        "You may leave a capture out; among captures: the most kings. One that has begun is "
        "finished."
    )


@pytest.mark.parametrize(
    ("plies", "sentence", "in_german"),
    [
        (1, "Draw after 1 ply without a capture.", "Remis nach 1 Halbzug ohne Schlag."),
        (2, "Draw after 2 plies without a capture.", "Remis nach 2 Halbzügen ohne Schlag."),
        (
            4,
            "Draw after 2 moves by each side without a capture.",
            "Remis nach 2 Zügen jeder Seite ohne Schlag.",
        ),
        (31, "Draw after 31 plies without a capture.", "Remis nach 31 Halbzügen ohne Schlag."),
    ],
)
def test_half_a_move_is_a_ply(plies: int, sentence: str, in_german: str) -> None:
    rule = Counter(id="quiet", plies=plies, resets=(Event.CAPTURE,), claimed=False)
    sheet = parse("american").sheet
    assert draw_rule(rule, sheet) == sentence
    assert draw_rule(rule, sheet, "de") == in_german


THREE = Force(kings=at_least(1), pieces=exactly(3))
KINGS = Force(kings=exactly(3), men=exactly(0))
BOTH = Force(kings=at_least(1))


@pytest.mark.parametrize(
    ("material", "sentence", "in_german"),
    [
        (
            Material(THREE, LONE_KING),
            "3 pieces, at least one a king, against a lone king",
            "3 Steine, darunter mindestens eine Dame, gegen eine einzelne Dame",
        ),
        (
            Material(replace(THREE, pieces=at_most(2)), replace(LONE_KING, on=ROAD)),
            "up to 2 pieces, at least one a king, against a lone king on the long diagonal",
            (
                "bis zu 2 Steine, darunter mindestens eine Dame, gegen eine einzelne Dame "
                "auf der langen Diagonale"
            ),
        ),
        (
            Material(replace(KINGS, on=ROAD), LONE_KING),
            "3 kings, of these a king on the long diagonal, against a lone king",
            "3 Damen, davon eine Dame auf der langen Diagonale, gegen eine einzelne Dame",
        ),
        (
            Material(replace(KINGS, kings=at_least(3)), LONE_KING),
            "3 or more kings against a lone king",
            "3 oder mehr Damen gegen eine einzelne Dame",
        ),
        (
            Material(BOTH, BOTH, between(4, 5)),
            "kings on both sides, 4–5 pieces in all",
            "Damen auf beiden Seiten, insgesamt 4–5 Steine",
        ),
        (
            Material(replace(BOTH, pieces=at_most(4)), replace(BOTH, pieces=at_most(4))),
            "kings on both sides, at most 4 pieces each",
            "Damen auf beiden Seiten, je höchstens 4 Steine",
        ),
        (
            Material(Force(kings=at_least(2), men=exactly(1)), Force()),
            "kings: ≥ 2, men: 1 against any pieces",
            "Damen: ≥ 2, Steine: 1 gegen beliebige Steine",
        ),
    ],
)
def test_material_is_told_in_words(material: Material, sentence: str, in_german: str) -> None:
    said = MaterialText(material, flying=True)
    assert (said.in_("en"), said.in_("de")) == (sentence, in_german)
    short = MaterialText(material, flying=False).in_("de")
    assert "Dame" not in short


def test_a_counter_tells_when_it_begins_whom_it_counts_and_what_rests_meanwhile() -> None:
    twenty = Counter("twenty", 40, (Event.CAPTURE,))
    forced = Counter(
        "forced",
        12,
        when=Material(KINGS, LONE_KING),
        starts=Material(replace(KINGS, on=ROAD), LONE_KING),
        counts=Counting.STRONGER,
        replaces="twenty",
    )
    sheet = replace(parse("spanish").sheet, draws=(forced, twenty))
    assert draw_rule(forced, sheet) == (
        "Draw after 12 moves by the stronger side: 3 kings against a lone king; counted from: "
        "3 kings, of these a king on the long diagonal, against a lone king. Meanwhile another "
        "one rests: Draw after 20 moves by each side without a capture."
    )


# --- the words of the other games ---

FULL = AllSquares(8, 8)
DARK = DarkSquares(8, 8)
CROSSED = DarkSquares(10, 10, straight=True)
CARVED = Points(5, 5)
COMB = Hexagon(5)
_Board = DarkSquares | AllSquares | Points | Hexagon

BOARDS: dict[str, _Board] = {
    "dark": DARK,
    "crossed": CROSSED,
    "full": FULL,
    "points": CARVED,
    "hexagon": COMB,
}
NOBODY = Promotion(on=PromotionSquares.NEVER)
ONE_WAY = both(Compass.NE, Compass.NW)
WHITE_FORWARD = Directions(FORWARD.white, ())

GOING_ON = "Where the capture can go on from some of these squares, they must land on one of them."


def said(fact: str, **words: Any) -> str:
    """A sentence about a game of which everything else is as usual; empty where there is none."""
    sheet = Sheet(
        **{"id": "mine", "names": Text(en="mine"), "board": FULL, "setup": Rows(1), **words}
    )
    return {each.id: each.text for each in facts(validate(sheet))}.get(fact, "")


@pytest.mark.parametrize(
    ("word", "on_dark", "on_full", "on_hexagon"),
    [
        ("nowhere", "", "", ""),
        ("forward", "forward", "diagonally forward", "diagonally forward"),
        ("backward", "backward", "diagonally backward", "diagonally backward"),
        (
            "diagonal",
            "forward and backward",
            "diagonally every way",
            "diagonally forward or diagonally backward",
        ),
        ("straight", "", "straight every way", "straight forward or straight backward"),
        ("every_way", "forward and backward", "every way", "every way"),
        ("ahead", "forward", "straight forward or diagonally forward", "forward"),
        ("ahead_and_aside", "", "straight forward or sideways", "straight forward"),
        ("not_back", "forward", "straight forward, diagonally forward or sideways", "forward"),
    ],
)
def test_every_named_direction_is_told_as_the_board_has_it(
    word: str, on_dark: str, on_full: str, on_hexagon: str
) -> None:
    told: dict[_Board, str] = {
        DARK: on_dark,
        FULL: on_full,
        CROSSED: on_full,
        CARVED: on_full,
        COMB: on_hexagon,
    }
    for board, words in told.items():
        sheet = replace(parse("american").sheet, board=board)
        for side in (WHITE, BLACK):
            assert WayText(sheet, "en").seated(NAMED_DIRECTIONS[word], side) == words


def test_every_named_direction_has_been_told() -> None:
    # the list above is to grow with the vocabulary
    assert len(NAMED_DIRECTIONS) == 9


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_no_two_sets_of_directions_are_told_alike(board: _Board) -> None:
    text = WayText(replace(parse("american").sheet, board=board), "en")
    for say in (text.seated, text.drawn):
        told: dict[str, frozenset[Compass]] = {}
        for bits in range(256):
            ways = both(*(way for way in Compass if bits >> way.index & 1))
            assert told.setdefault(say(ways), text.of(ways, WHITE)) == text.of(ways, WHITE)
            assert bool(say(ways)) == bool(text.of(ways, WHITE))


@pytest.mark.parametrize(
    ("men", "sentence"),
    [
        (Men(), "Men move and capture diagonally forward."),
        (
            Men(move=AHEAD, capture=STRAIGHT),
            "Men move straight forward or diagonally forward and capture straight every way.",
        ),
        (Men(move=NOWHERE, capture=STRAIGHT), "Men only capture, straight every way."),
        (
            Men(move=facing(Compass.N, Compass.E), capture=STRAIGHT),
            "Men move straight forward or to your right and capture straight every way.",
        ),
        (
            Men(capture_on=EVERY_WAY),
            "Men move and capture diagonally forward. After the first jump they capture every way.",
        ),
        (Men(capture_on=FORWARD), "Men move and capture diagonally forward."),
        (
            Men(move=both(Compass.N), capture=both(Compass.N, Compass.E)),
            (
                "Men of both sides move straight towards row 8 and capture straight towards row 8 "
                "or towards file h."
            ),
        ),
        (
            Men(move=Directions((Compass.N,), (Compass.W,)), capture=STRAIGHT),
            (
                "White's men move straight forward and capture straight every way. "
                "Black's men move to your right and capture straight every way."
            ),
        ),
    ],
)
def test_men_go_as_their_directions_say(men: Men, sentence: str) -> None:
    assert said("men", men=men) == sentence


@pytest.mark.parametrize(
    ("men", "sentence"),
    [
        (Men(), "Men move and capture forward only."),
        (Men(capture=EVERY_WAY), "Men move forward and capture forward and backward."),
        (Men(capture=BACKWARD), "Men move forward and capture backward."),
        (
            Men(capture_on=DIAGONAL),
            "Men move and capture forward. After the first jump they capture forward and backward.",
        ),
        (
            Men(capture_on=WHITE_FORWARD),
            (
                "White's men move and capture forward. "
                "Black's men move and capture forward. They take one piece only."
            ),
        ),
        (Men(move=NOWHERE), "Men only capture, forward."),
        (
            Men(capture=WHITE_FORWARD),
            "White's men move and capture forward. Black's men move forward and never capture.",
        ),
        (
            Men(move=NOWHERE, capture=WHITE_FORWARD),
            "White's men only capture, forward. Black's men neither move nor capture.",
        ),
        (Men(ONE_WAY, ONE_WAY), "Men of both sides move and capture towards row 8."),
        (
            Men(ONE_WAY, DIAGONAL),
            "Men of both sides move towards row 8 and capture forward and backward.",
        ),
        (
            Men(both(Compass.NE), ONE_WAY),
            "Men of both sides move towards row 8 and file h and capture towards row 8.",
        ),
    ],
)
def test_on_dark_squares_all_ways_are_diagonal(men: Men, sentence: str) -> None:
    assert said("men", men=men, board=DARK) == sentence


def test_on_a_hexagon_files_and_rows_run_up_aslant() -> None:
    men = Men(both(Compass.N, Compass.NE), both(Compass.SE))
    assert said("men", men=men, board=COMB, setup=Rows(2)) == (
        "Men of both sides move towards row 9 and file i or towards file i and capture towards "
        "row 1."
    )


def test_men_on_the_far_row_may_be_bound_to_capture() -> None:
    men = Men(EVERY_WAY, EVERY_WAY, far_row_only_captures=True)
    assert said("men", men=men, promotion=NOBODY) == (
        "Men move and capture every way. On the far row they only capture."
    )


def test_lines_of_men_are_told_of_where_there_are_some() -> None:
    assert "its last man goes to the free square before the first" in said(
        "line", men=Men(linear=True)
    )
    assert said("line") == ""


@pytest.mark.parametrize(
    ("kings", "sentence"),
    [
        (Kings(), "Kings move one square, diagonally every way."),
        (
            Kings(EVERY_WAY, STRAIGHT),
            "Kings move one square, every way, and capture straight every way.",
        ),
        (
            Kings(EVERY_WAY, EVERY_WAY, Range.FLYING),
            "Kings fly every way. They land on any free square behind the piece they take. "
            + GOING_ON,
        ),
        (
            Kings(EVERY_WAY, STRAIGHT, Range.FLYING, Landing.NEXT),
            (
                "Kings fly every way and capture straight every way. They land right behind the "
                "piece they take."
            ),
        ),
        (
            Kings(STRAIGHT, STRAIGHT, Range.FLYING, Landing.NEXT_AFTER_KING),
            (
                "Kings fly straight every way. They land on any free square behind the piece they "
                f"take, but right behind it where it is a king and the capture ends. {GOING_ON}"
            ),
        ),
        (Kings(NOWHERE, STRAIGHT), "Kings only capture, straight every way."),
        (Kings(STRAIGHT, NOWHERE), "Kings move one square, straight every way, and never capture."),
        (Kings(STRAIGHT, NOWHERE, Range.FLYING), "Kings fly straight every way and never capture."),
        (Kings(NOWHERE, NOWHERE), "Kings neither move nor capture."),
        (
            Kings(both(Compass.N), STRAIGHT),
            "Kings move one square, straight towards row 8, and capture straight every way.",
        ),
    ],
)
def test_kings_go_as_their_directions_say(kings: Kings, sentence: str) -> None:
    assert said("kings", kings=kings) == sentence


def test_a_king_that_halts_behind_kings_says_so() -> None:
    kings = Kings(range=Range.FLYING, landing=Landing.NEXT_AFTER_KING)
    assert said("kings", kings=kings, board=DARK) == (
        "Kings fly and land on any free square behind the piece they take, but right behind it "
        f"where it is a king and the capture ends. {GOING_ON}"
    )


def test_a_king_with_a_choice_of_squares_must_go_on_where_it_can() -> None:
    flying = Kings(range=Range.FLYING)
    assert said("kings", kings=flying, board=DARK).endswith(GOING_ON)
    stopping = Captures(may_stop=True)
    for words in (
        {"kings": flying, "captures": stopping},
        {"kings": replace(flying, landing=Landing.NEXT)},
        {"kings": Kings(range=Range.SHORT)},
    ):
        assert GOING_ON not in said("kings", board=DARK, **words)


def test_a_king_that_may_not_go_on_and_on_says_so() -> None:
    assert said("run-limit", kings=Kings(run_limit=3)) == (
        "A side that has men, too, may move the same king without a capture at most three times "
        "in a row."
    )


@pytest.mark.parametrize(
    ("captures", "sentence"),
    [
        (Captures(), "You must capture; among captures you choose freely."),
        (
            Captures(may_stop=True),
            "You must capture; you choose freely, and may end a capture after any jump.",
        ),
        (
            Captures(compulsory=False, may_stop=True),
            "You may leave a capture out; one that has begun may end after any jump.",
        ),
        (
            Captures(prefer=(MOST_VALUE, BY_KING), worth=Worth(100, 199)),
            (
                "You must capture: the highest worth (man 100, king 199), then by a king rather "
                "than by a man."
            ),
        ),
    ],
)
def test_the_duty_to_capture_is_told(captures: Captures, sentence: str) -> None:
    assert said("captures", captures=captures) == sentence


@pytest.mark.parametrize(
    ("captures", "sentence"),
    [
        (Captures(), "Every move is a capture; you choose freely among them."),
        (Captures(may_stop=True), "Every move is a capture, which may end after any jump."),
        (Captures(prefer=(MOST_PIECES,)), "Every move is a capture: the most pieces."),
    ],
)
def test_where_nobody_moves_otherwise_capturing_is_no_duty(
    captures: Captures, sentence: str
) -> None:
    men = Men(NOWHERE, STRAIGHT)
    assert said("captures", men=men, promotion=NOBODY, captures=captures) == sentence
    assert said("captures", men=men).startswith("You must capture")  # its kings move


def test_without_kings_only_pieces_are_compared() -> None:
    ladder = (BY_KING, MOST_VALUE, MOST_PIECES, MOST_KINGS, KINGS_EARLIEST)
    weighed = Captures(prefer=ladder, worth=Worth(1, 2))
    assert said("captures", captures=weighed, promotion=NOBODY) == (
        "You must capture: the most pieces."
    )
    assert said("captures", captures=Captures(prefer=(BY_KING,)), promotion=NOBODY) == (
        "You must capture; among captures you choose freely."
    )


@pytest.mark.parametrize("ends", [Ends(), Ends(first_king_wins=True)])
def test_where_no_king_moves_none_is_spoken_of(ends: Ends) -> None:
    words: dict[str, Any] = {
        "men": Men(may_take_kings=False),
        "kings": Kings(run_limit=3),
        "promotion": Promotion() if ends.first_king_wins else NOBODY,
        "ends": ends,
    }
    assert not any(said(each, **words) for each in ("kings", "take-kings", "run-limit"))


def test_a_man_that_goes_on_as_a_king_must_know_how_kings_go() -> None:
    going_on = Promotion(in_capture=InCapture.GOES_ON_AS_KING)
    assert said("kings", promotion=going_on, ends=Ends(first_king_wins=True))


def test_later_jumps_have_sentences_of_their_own() -> None:
    assert said("straight-on", captures=Captures(straight_on=True)) == (
        "All jumps of a capture go in one direction."
    )
    no_way_back = Captures(removal=Removal.AT_ONCE, turn_back=False)
    assert said("turn-back", captures=no_way_back, kings=FLYING) == (
        "Between two jumps a king may not turn back the way it came."
    )
    assert said("turn-back", captures=no_way_back, kings=SHORT) == ""
    assert said("turn-back", captures=no_way_back, kings=FLYING, promotion=NOBODY) == ""


def test_only_what_stays_can_be_jumped_twice() -> None:
    assert "twice" in said("removal")
    assert "twice" not in said("removal", captures=Captures(removal=Removal.AT_ONCE))


@pytest.mark.parametrize(
    ("promotion", "sentence"),
    [
        (NOBODY, "Men are never crowned."),
        (
            Promotion(CrowningSquares(("a7", "b8"), ("g1", "h2"))),
            (
                "White's men are crowned on b8 and a7. Black's men are crowned on h2 and g1. A man "
                "that comes there in a capture is crowned and stops."
            ),
        ),
        (
            Promotion(
                CrowningSquares(*(("a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8"),) * 2),
                InCapture.GOES_ON_AS_MAN,
            ),
            (
                "Men of both sides are crowned on row 8. A man that only passes there in a capture "
                "stays a man."
            ),
        ),
        (
            Promotion(
                CrowningSquares(("a8", "b8", "c8", "h7", "h8"), ("a1", "h1")),
                InCapture.GOES_ON_AS_KING,
            ),
            (
                "White's men are crowned on a8–c8, h8 and h7. Black's men are crowned on a1 and "
                "h1. A man that comes there in a capture goes on as a king."
            ),
        ),
    ],
)
def test_crowning_squares_are_told(promotion: Promotion, sentence: str) -> None:
    assert said("promotion", promotion=promotion, numbering=Letters()) == sentence


def test_sides_are_called_as_they_are_painted() -> None:
    promotion = Promotion(CrowningSquares(("a7",), ("h2",)))
    sheet = replace(parse("russian").sheet, promotion=promotion)
    (other,) = (each for each in facts(sheet, exchanged=True) if each.id == "promotion")
    assert other.text.startswith("Black's men are crowned on a7. White's men are crowned on h2.")


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        (
            Parachutists(),
            (
                "Parachutists stand on the far row and only capture, diagonally backward; then "
                "they are men and the move ends."
            ),
        ),
        (
            Parachutists(goes_on=True),
            (
                "Parachutists stand on the far row and only capture, diagonally backward; then "
                "they are men and go on as such."
            ),
        ),
        (Parachutists(NOWHERE), "Parachutists stand on the far row and never move."),
        (
            Parachutists(both(Compass.S)),
            (
                "Parachutists of both sides stand on the far row and only capture, straight "
                "towards row 1; then they are men and the move ends."
            ),
        ),
    ],
)
def test_parachutists_are_told_of(rule: Parachutists, sentence: str) -> None:
    assert said("parachutists", parachutists=rule) == sentence


def test_parachutists_stand_where_men_are_crowned_and_spare_kings_as_men_do() -> None:
    words: dict[str, Any] = {
        "parachutists": Parachutists(),
        "promotion": Promotion(CrowningSquares(("a8",), ("h1",))),
        "men": Men(may_take_kings=False),
    }
    assert "on their own crowning squares" in said("parachutists", **words)
    assert said("take-kings", **words) == "Neither a man nor a parachutist may take a king."


def test_the_lines_of_a_board_are_told_where_one_might_wonder() -> None:
    assert "along the lines" in said("board", board=CARVED)
    assert "the next dark square is the neighbour" in said("board", board=CROSSED)
    assert [said("board", board=each) for each in (DARK, FULL, COMB)] == ["", "", ""]


def test_an_opening_on_a_full_board_is_told() -> None:
    words: dict[str, Any] = {
        "setup": Diagram(("wb" * 4 + "bw" * 4) * 4),
        "opening": OpeningRemoval(("a8", "d5", "h1")),
        "men": Men(NOWHERE, STRAIGHT),
        "promotion": NOBODY,
        "numbering": Letters(),
        "captures": Captures(may_stop=True, straight_on=True, removal=Removal.AT_ONCE),
    }
    assert said("opening", **words).startswith(
        "Whoever begins takes away one of their own pieces on a8, d5 or h1, then the other side "
        "one of theirs beside the gap"
    )
    assert said("captures", **words) == (
        "After the opening every move is a capture, which may end after any jump."
    )


KING_BEATS_MAN = "A lone king beats a lone man unless the side to move can capture."


@pytest.mark.parametrize(
    ("ends", "sentence"),
    [
        (Ends(losing=True), "You win when you have no move."),
        (
            Ends(LastPiece.ANY, losing=True),
            "You win without a move, or with one piece left on your turn.",
        ),
        (
            Ends(LastPiece.MAN, losing=True),
            "You win without a move, or with one man left on your turn.",
        ),
        (
            Ends(first_king_wins=True),
            "The first king wins the game at once. You lose when you have no move.",
        ),
        (
            Ends(first_king_wins=True, losing=True),
            "The first king loses the game at once. You win when you have no move.",
        ),
        (Ends(king_beats_man=True), f"You lose when you have no move. {KING_BEATS_MAN}"),
        (
            Ends(king_beats_man=True, losing=True),
            (
                "You win when you have no move. A lone king loses to a lone man unless the side to "
                "move can capture."
            ),
        ),
        (
            # who is down to one piece has lost before the two are compared
            Ends(LastPiece.ANY, king_beats_man=True),
            "You lose without a move, or with one piece left on your turn.",
        ),
        (
            Ends(LastPiece.MAN, king_beats_man=True),
            f"You lose without a move, or with one man left on your turn. {KING_BEATS_MAN}",
        ),
        (
            Ends(first_king_wins=True, king_beats_man=True),
            "The first king wins the game at once. You lose when you have no move.",
        ),
    ],
)
def test_every_end_is_told_and_turned_round_where_losing_wins(ends: Ends, sentence: str) -> None:
    assert said("ends", ends=ends) == sentence


ONE_EACH = Material(Force(pieces=exactly(1)), Force(pieces=exactly(1)))


def test_a_standoff_tells_what_keeps_it_from_being_one() -> None:
    sheet = parse("american").sheet
    rule = Standoff("one-each", ONE_EACH)
    assert draw_rule(rule, sheet) == (
        "Draw at once, unless the side to move can capture: one piece on each side."
    )
    kings = Standoff("kings", Material(LONE_KING, LONE_KING), unless=Pending.FORCED_CAPTURE)
    assert draw_rule(kings, sheet) == (
        "Draw at once, unless the side to move can capture or must let itself be captured: a lone "
        "king on each side."
    )


def test_a_standoff_spares_a_king_that_beats_a_man() -> None:
    sheet = replace(parse("american").sheet, ends=Ends(king_beats_man=True))
    assert draw_rule(Standoff("one-each", ONE_EACH), sheet).endswith(
        "one piece on each side. A king against a man is no draw."
    )
    kings = Standoff("kings", Material(LONE_KING, LONE_KING))
    assert "no draw" not in draw_rule(kings, sheet)


def test_where_nobody_is_crowned_nobody_advances_towards_it() -> None:
    rule = Counter("quiet", 80, (Event.CAPTURE, Event.MAN_ADVANCE, Event.CROWNING))
    sheet = parse("american").sheet
    crowned = "Draw after 40 moves by each side without a capture or an advancing man or a crowning"
    assert draw_rule(rule, sheet) == f"{crowned}."
    assert draw_rule(rule, replace(sheet, promotion=NOBODY)) == (
        "Draw after 40 moves by each side without a capture."
    )
    only = replace(rule, resets=(Event.CROWNING,))
    assert draw_rule(only, replace(sheet, promotion=NOBODY)) == (
        "Draw after 40 moves by each side."
    )
