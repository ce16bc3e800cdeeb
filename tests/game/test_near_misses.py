"""Attempts that two rules might be thought to forbid: the refusal names the one that does."""

import pytest

from damarium.game import Board

CASES = {
    "a man does not get as far as a piece of his own": (
        "american",
        "B:W32:B1,15",
        "1-19",
        "TOO_FAR",
        ["1", "19"],
        "A man moves one square.",
        "Ein Stein zieht ein Feld weit.",
    ),
    "a man does not get as far as two pieces one behind the other": (
        "american",
        "B:W15,19,32:B1",
        "1x24",
        "TOO_FAR",
        ["1", "24"],
        "A man takes a piece beside it and lands right behind it.",
        "Ein Stein schlägt einen Stein neben sich und landet gleich dahinter.",
    ),
    "a king that may not be taken is not why a man cannot land farther": (
        "spanish/encyclopedia",
        "W:W1,2:BK6,29",
        "2x15",
        "TOO_FAR",
        ["2", "15"],
        "A man takes a piece beside it and lands right behind it.",
        "Ein Stein schlägt einen Stein neben sich und landet gleich dahinter.",
    ),
    "of several kings the one that is jumped first is named": (
        "spanish/encyclopedia",
        "W:W1,2:B6,29,K15,K23",
        "2x20",
        "MAN_MAY_NOT_TAKE_KING",
        ["15"],
        "On 15 stands a king; only a king may take it.",
        "Auf 15 steht eine Dame; nur eine Dame darf sie schlagen.",
    ),
    "a capture that goes on elsewhere is not said to end": (
        "american",
        "B:W15,24:B10",
        "10x19x23",
        "TOO_FAR",
        ["19", "23"],
        "Between 19 and 23 there is nothing to take.",
        "Zwischen 19 und 23 ist nichts zu schlagen.",
    ),
    "a wrong landing is found behind a turn that was left out": (
        "brazilian",
        "W:WKe1:Bd2,b6,e7",
        "e1xc7",
        "LANDING_MUST_CONTINUE",
        ["d8"],
        "On c7 the capture would end; it goes on from d8.",
        "Auf c7 wäre das Schlagen zu Ende; von d8 geht es weiter.",
    ),
    "a step is no capture that leads to the same square in a circle": (
        "brazilian",
        "W:WKc3:Bd6,f6,b2,Kd2,Kf2",
        "c3-b4",
        "MUST_CAPTURE",
        ["d6", "f6", "b2", "d2", "f2"],
        "c3-b4 takes nothing. The king on c3 takes five: d2, f2, f6, d6 and b2.",
        "c3-b4 schlägt nichts. Die Dame auf c3 schlägt fünf: d2, f2, f6, d6 und b2.",
    ),
    "but it is one where the sign says so": (
        "brazilian",
        "W:WKc3:Bd6,f6,b2,Kd2,Kf2",
        "c3xb4",
        "LANDING_MUST_CONTINUE",
        ["a3"],
        "On b4 the capture would end; it goes on from a3.",
        "Auf b4 wäre das Schlagen zu Ende; von a3 geht es weiter.",
    ),
    "a touched king is judged by the most it could take, not by what leads back in a circle": (
        "dameo",
        "B:Wc5,g1,g5,h3,Ka1,Ka4,Ka8,Kb1,Kb4,Kd5,Ke4,Kf7:Bb6,f8,g2,Kb2,Kd1,Kd3,Ke5,Ke6,Kh8",
        ["e5"],
        "MOST_PIECES",
        ["f7", "c5", "g5", "e4", "h3", "g1"],
        "e5xc4 takes five. The king on d1 takes six: g1, h3, f7, c5, e4 and g5.",
        "e5xc4 schlägt fünf. Die Dame auf d1 schlägt sechs: g1, h3, f7, c5, e4 und g5.",
    ),
    "a landing from which going on would not be enough takes too few": (
        "brazilian",
        "W:WKe1,h2:Bd2,b6,g3,e5,c7",
        "e1xb4",
        "MOST_PIECES",
        ["c7", "e5", "g3"],
        "e1xb4 takes one. The man on h2 takes three: g3, e5 and c7.",
        "e1xb4 schlägt einen. Der Stein auf h2 schlägt drei: g3, e5 und c7.",
    ),
}


@pytest.mark.parametrize("rule", CASES)
def test_the_rule_that_forbids_it_is_named(rule: str) -> None:
    variant, fen, attempt, code, squares, sentence, german = CASES[rule]
    board = Board(variant, fen=fen)
    refusal = board.refusal(attempt)
    assert refusal is not None
    assert (refusal.code, refusal.sentence(), refusal.sentence("de")) == (code, sentence, german)
    assert [board.names[square] for square in refusal.squares] == squares
    assert refusal.better is None or refusal.better in board.legal_moves
