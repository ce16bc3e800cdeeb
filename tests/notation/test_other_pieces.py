"""FEN of the rarer kind: parachutists, and how often the same king was moved on end."""

import pytest

from damarium.game import Board
from damarium.notation import InvalidFen, read_fen, write_fen
from damarium.rules import parse

PARACHUTE, FRISIAN = parse("parachute"), parse("frisian")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("W:WPb8,a3:BPa1,c7", "W:Wa3,Pb8:BPa1,c7"),
        ("B:WPh8,Kb8:BKg1,Pe1", "B:WPh8,Kb8:BPe1,Kg1"),
    ],
)
def test_parachutists_have_a_mark_of_their_own(text: str, written: str) -> None:
    placement = read_fen(text, PARACHUTE)
    assert write_fen(placement, PARACHUTE) == written
    assert read_fen(written, PARACHUTE) == placement


def test_a_parachutist_is_a_man_on_his_own_far_row() -> None:
    board = Board("parachute")
    kinds = {name: piece.kind for name, piece in board.pieces().items()}
    assert {name for name, kind in kinds.items() if kind == "parachutist"} == {
        *("b8", "d8", "f8", "h8", "a1", "c1", "e1", "g1"),
    }
    assert set(kinds.values()) == {"man", "parachutist"}
    assert [board.piece_at(square) for square in ("b8", "a1")] == [
        board.pieces()[square] for square in ("b8", "a1")
    ]
    assert all(piece.kind == "man" for piece in Board("russian").pieces().values())


@pytest.mark.parametrize(
    ("variant", "text", "english", "german"),
    [
        (
            "parachute",
            "W:Wb8:Bc7",
            "where men are crowned: write Kb8, or Pb8 for a parachutist.",
            "oder Pb8 für einen Fallschirmspringer",
        ),
        (
            "parachute",
            "W:WPb6:Bc7",
            "Parachutists of White wait on b8, d8, f8, h8 only.",
            "Fallschirmspringer von Weiß warten nur auf b8, d8, f8, h8.",
        ),
        (
            "parachute",
            "W:Wa3:BPb8",
            "Parachutists of Black wait on a1, c1, e1, g1 only.",
            "Fallschirmspringer von Schwarz warten nur auf a1, c1, e1, g1.",
        ),
        (
            "russian",
            "W:WPb8:Bc7",
            "There are no parachutists in this game: P stands before no square.",
            "In diesem Spiel gibt es keine Fallschirmspringer",
        ),
        (
            "frisian",
            "W:WK46,28:B3:+0+4",
            "4 moves of the same king are too many: 3 are allowed.",
            "4 Züge derselben Dame sind zu viele",
        ),
        (
            "frisian",
            "W:WK46,K45,28:B3:+0+2",
            "Which king of White has moved 2 times on end?",
            "Welche Dame von Weiß",
        ),
        (
            "frisian",
            "B:W28:BK3,K4,9:+1K28+0",
            "Which king of Black has moved 1 times on end?",
            "Welche Dame von Schwarz",
        ),
    ],
)
def test_what_is_wrong_is_said(variant: str, text: str, english: str, german: str) -> None:
    with pytest.raises(InvalidFen) as error:
        read_fen(text, parse(variant))
    assert english in error.value.sentence("en")
    assert german in error.value.sentence("de")


@pytest.mark.parametrize(
    ("text", "runs", "written"),
    [
        ("W:WK46,28:B3:+0+2", ((45, 2), (0, 0)), ":+0+2K46"),
        ("B:W28:BK3,K4,9:+3K4+0", ((0, 0), (3, 3)), ":+3K4+0"),
        ("W:WK46,28:BK3,9:+1+2", ((45, 2), (2, 1)), ":+1K3+2K46"),
        ("W:WK46,28:BK3,9:+0+0", ((0, 0), (0, 0)), ""),
        ("W:WK46,28:BK3,9:H0:F1", ((0, 0), (0, 0)), ""),
    ],
)
def test_king_runs_come_back(text: str, runs: object, written: str) -> None:
    placement = read_fen(text, FRISIAN)
    assert placement.runs == runs
    again = write_fen(placement, FRISIAN)
    assert again.endswith(written)
    assert again.count("+") == written.count("+")
    assert read_fen(again, FRISIAN) == placement
    assert Board("frisian", fen=text).fen() == again


@pytest.mark.parametrize("text", ["W:WK46:B3:+0+3", "B:W31:BK3:+3+0"])
def test_a_side_without_men_is_on_no_run(text: str) -> None:
    board = Board("frisian", fen=text)
    assert len(board.legal_moves) > 1
    assert board.outcome() is None
    assert "+" not in board.fen()
