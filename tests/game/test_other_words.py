"""Refusals for words of rules that the two first games do not use, on sheets made for it."""

from dataclasses import replace
from typing import Any

import pytest

from damarium.game import Board
from damarium.rules import WHITE, Variant, parse
from damarium.rules.captures import BY_KING, KINGS_EARLIEST, MOST_KINGS, Captures
from damarium.rules.compass import DIAGONAL, FORWARD, Compass, Directions
from damarium.rules.pieces import Kings, Landing, Men, Range
from damarium.rules.promotion import InCapture, Promotion

FLYING = Kings(range=Range.FLYING)
ONE_WAY = Directions((Compass.NE,), (Compass.SW,))


def game(fen: str, **words: Any) -> Board:
    sheet = replace(parse("american").sheet, id="made-up", readings={}, **words)
    return Board(Variant(sheet), fen=fen)


@pytest.mark.parametrize(
    ("words", "fen", "attempt", "code", "sentence", "german"),
    [
        (
            {"captures": Captures(prefer=(BY_KING,))},
            "B:W15,25:B10,K21",
            "10x19",
            "KING_FIRST",
            "10x19 captures with a man, 21x30 with a king.",
            "10x19 schlägt mit einem Stein, 21x30 mit einem König.",
        ),
        (
            {"captures": Captures(prefer=(BY_KING,)), "kings": FLYING},
            "B:W15,25:B10,K21",
            ["10"],
            "KING_FIRST",
            "10x19 captures with a man, 21x30 with a king.",
            "10x19 schlägt mit einem Stein, 21x30 mit einer Dame.",
        ),
        (
            {"captures": Captures(prefer=(KINGS_EARLIEST,))},
            "B:WK15,24,14,K22:BK10",
            "10x26",
            "EARLIEST_KING",
            "10x28 takes a king earlier than 10x26.",
            "10x28 schlägt früher einen König als 10x26.",
        ),
        (
            {"captures": Captures(prefer=(KINGS_EARLIEST,)), "kings": FLYING},
            "B:WK15,24,14,K22,32,29,30,31:BK10",
            "10x17x26",
            "EARLIEST_KING",
            "10x28 takes a king earlier than 10x26.",
            "10x28 schlägt früher eine Dame als 10x26.",
        ),
        (
            {"captures": Captures(prefer=(MOST_KINGS,))},
            "B:WK15,14:BK10",
            "10x17",
            "MOST_KINGS",
            "10x17 takes fewer kings than 10x19 (15).",
            "10x17 schlägt weniger Könige als 10x19 (15).",
        ),
        (
            {"kings": replace(FLYING, landing=Landing.NEXT)},
            "B:W6:BK1",
            "1x15",
            "FIRST_SQUARE_ONLY",
            "The first square behind 6 is 10.",
            "Das erste Feld hinter 6 ist 10.",
        ),
        (
            {"men": Men(may_take_kings=False)},
            "B:WK15:B10",
            "10x19",
            "MAN_MAY_NOT_TAKE_KING",
            "On 15 stands a king; only a king may take it.",
            "Auf 15 steht ein König; nur ein König darf ihn schlagen.",
        ),
        (
            {"promotion": Promotion(in_capture=InCapture.GOES_ON_AS_MAN)},
            "W:W9:B6,7",
            "9x2x11",
            "WRONG_DIRECTION",
            "A man captures only forward; from 2 to 11 is backward.",
            "Ein Stein schlägt nur vorwärts; von 2 nach 11 geht es rückwärts.",
        ),
        (
            {"promotion": Promotion(in_capture=InCapture.GOES_ON_AS_KING)},
            "W:W9:B6,7",
            "9x2x11x15",
            "TOO_FAR",
            "Between 11 and 15 there is nothing to take: the capture ends on 11.",
            "Zwischen 11 und 15 ist nichts zu schlagen: Das Schlagen endet auf 11.",
        ),
        (
            {"men": Men(move=ONE_WAY, capture=DIAGONAL)},
            "W:W22:B1",
            "22-17",
            "WRONG_DIRECTION",
            "The man on 22 moves only forward to your right; from 22 to 17 is another direction.",
            (
                "Der Stein auf 22 zieht nur nach rechts vorn; von 22 nach 17 ist es eine andere "
                "Richtung."
            ),
        ),
        (
            {"men": Men(move=DIAGONAL, capture=ONE_WAY)},
            "W:W22,5:B17",
            "22x13",
            "WRONG_DIRECTION",
            (
                "The man on 22 captures only forward to your right; from 22 to 13 is another "
                "direction."
            ),
            (
                "Der Stein auf 22 schlägt nur nach rechts vorn; von 22 nach 13 ist es eine andere "
                "Richtung."
            ),
        ),
        (
            {"men": Men(capture=DIAGONAL, capture_on=FORWARD)},
            "W:W15:B19,27",
            "15x24x31",
            "WRONG_DIRECTION",
            "The man on 24 goes on capturing only forward; from 24 to 31 is another direction.",
            (
                "Der Stein auf 24 schlägt nur vorwärts weiter; von 24 nach 31 ist es eine andere "
                "Richtung."
            ),
        ),
        (
            {"men": Men(may_take_kings=False)},
            "B:WK14:B9",
            "9x14",
            "NOT_EMPTY",
            "There is a piece on 14 already.",
            "Feld 14 ist schon besetzt.",
        ),
    ],
)
def test_the_rule_is_found(
    words: dict[str, Any], fen: str, attempt: str | list[str], code: str, sentence: str, german: str
) -> None:
    board = game(fen, **words)
    refusal = board.refusal(attempt)
    assert refusal is not None
    assert (refusal.code, refusal.sentence(), refusal.sentence("de")) == (code, sentence, german)
    assert refusal.better is None or refusal.better in board.legal_moves


def test_a_man_that_may_not_take_a_king_is_told_so_when_only_touched() -> None:
    board = game("B:WK14,17,22:B9,13,4", men=Men(may_take_kings=False))
    refusal = board.refusal(["9"])
    assert refusal is not None
    assert refusal.code == "MAN_MAY_NOT_TAKE_KING"
    assert [board.names[square] for square in refusal.squares] == ["14"]


def test_preferences_may_stand_where_capturing_is_free() -> None:
    board = game(
        "B:WK15,14:BK10,4", captures=Captures(compulsory=False, prefer=(MOST_KINGS,)), first=WHITE
    )
    assert board.refusal("4-8") is None
    refusal = board.refusal("10x17")
    assert refusal is not None
    assert refusal.code == "MOST_KINGS"
