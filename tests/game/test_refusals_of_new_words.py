"""Why moves are refused by rules that only a few games have."""

import pytest

from damarium.game import Board

CASES = {
    "what counts less in Frisian": (
        "frisian",
        "W:W32,50,K7,K10,K46:B27,43,K13,K22",
        "7x37",
        "MOST_VALUE",
        ["13", "22", "27"],
        "7x37 counts 100, 32x3 counts 498: a man counts 100, a king 199.",
        "7x37 zählt 100, 32x3 zählt 498: ein Stein zählt 100, eine Dame 199.",
        "32x3",
    ),
    "a man counts one and a king two": (
        "mozambican",
        "W:W18,14:BK21,11",
        "14x7",
        "MOST_VALUE",
        ["21"],
        "14x7 counts 1, 18x25 counts 2: a man counts 1, a king 2.",
        "14x7 zählt 1, 18x25 zählt 2: ein Stein zählt 1, eine Dame 2.",
        "18x25",
    ),
    "a king that takes a king last": (
        "killer",
        "W:WK47:BK33,2",
        "47x20",
        "KING_MUST_HALT",
        ["33", "29"],
        "On 33 stands a king: the capture ends right behind it, on 29.",
        "Auf 33 steht eine Dame: Das Schlagen endet gleich dahinter, auf 29.",
        "47x29",
    ),
    "it need not halt where it goes on": (
        "killer",
        "W:WK47:BK33,24,2",
        "47x29",
        "MUST_CONTINUE",
        ["24"],
        "The capture does not end on 29: 47x15 also takes 24.",
        "Auf 29 ist das Schlagen nicht zu Ende: 47x15 schlägt auch noch 24.",
        "47x15",
    ),
    "beyond the king from which it might go on": (
        "killer",
        "W:WK46:BK28,17,2",
        "46x14",
        "KING_MUST_HALT",
        ["28", "23"],
        "On 28 stands a king: the capture ends right behind it, on 23.",
        "Auf 28 steht eine Dame: Das Schlagen endet gleich dahinter, auf 23.",
        "46x23",
    ),
    "no turning back in Turkish": (
        "turkish",
        "W:WKd4,h1:Bb4,f4,h8",
        "d4xa4xg4",
        "NO_TURN_BACK",
        ["a4", "g4"],
        "From a4 to g4 the king would turn back on the line it has just come along.",
        "Von a4 nach g4 würde die Dame auf der Linie umkehren, auf der sie gerade gekommen ist.",
        "d4xa4",
    ),
    "what has left the board is not taken again": (
        "turkish",
        "W:WKa4,h1:Bc4,h4",
        "a4xe4xa4",
        "JUMPED_TWICE",
        ["c4"],
        "The piece on c4 is taken already.",
        "Was auf c4 stand, ist schon geschlagen.",
        "a4xe4",
    ),
    "a jump that leaves the line": (
        "hawaiian",
        "B:Wd4,e5:Bd3,h8,a1",
        "d3xd5xf5",
        "STRAIGHT_ON",
        ["d5", "f5"],
        "All jumps of a capture go in one direction; from d5 to f5 is another one.",
        "Alle Sprünge eines Schlags gehen in dieselbe Richtung; von d5 nach f5 ist es eine andere.",
        "d3xd5",
    ),
    "every move captures": (
        "hawaiian",
        "B:Wd4,e5:Bd3,h8,a1",
        "d3-d2",
        "CAPTURES_ONLY",
        ["d3"],
        "The man on d3 moves only by capturing; from d3 to d2 it would take nothing.",
        "Der Stein auf d3 zieht nur, um zu schlagen; von d3 nach d2 ist nichts zu schlagen.",
        None,
    ),
    "a touched piece with nothing to take": (
        "hawaiian",
        "B:Wd4,e5:Bd3,h8,a1",
        ["h8"],
        "CAPTURES_ONLY",
        ["h8"],
        "The man on h8 moves only by capturing, and there is nothing it can take.",
        "Der Stein auf h8 zieht nur, um zu schlagen, und zu schlagen gibt es hier nichts.",
        None,
    ),
    "a parachutist does not move": (
        "parachute",
        "W:Wa3,Pb8:Bh6",
        "b8-a7",
        "CAPTURES_ONLY",
        ["b8"],
        "The parachutist on b8 moves only by capturing; from b8 to a7 it would take nothing.",
        (
            "Der Fallschirmspringer auf b8 zieht nur, um zu schlagen; von b8 nach a7 ist nichts "
            "zu schlagen."
        ),
        None,
    ),
    "a touched parachutist": (
        "parachute",
        "W:Wa3,Pb8:Bh6",
        ["b8"],
        "CAPTURES_ONLY",
        ["b8"],
        "The parachutist on b8 moves only by capturing, and there is nothing it can take.",
        (
            "Der Fallschirmspringer auf b8 zieht nur, um zu schlagen, und zu schlagen gibt es "
            "hier nichts."
        ),
        None,
    ),
    "a parachutist stops where it lands": (
        "parachute",
        "W:Wa3,Pb8:Bc7,e5",
        "b8xd6xf4",
        "CROWNING_ENDS_MOVE",
        ["d6"],
        "On d6 the parachutist becomes a man, and there the move ends.",
        "Auf d6 wird der Fallschirmspringer zum Stein, und dort endet der Zug.",
        "b8xd6",
    ),
    "also where both pieces stand on one line": (
        "parachute",
        "W:Wa3,Pb8:Bc7,e5",
        "b8xf4",
        "CROWNING_ENDS_MOVE",
        ["d6"],
        "On d6 the parachutist becomes a man, and there the move ends.",
        "Auf d6 wird der Fallschirmspringer zum Stein, und dort endet der Zug.",
        "b8xd6",
    ),
    "a parachutist takes what is beside it": (
        "parachute",
        "W:Wa3,Pd8:Bc7",
        "d8xa5",
        "TOO_FAR",
        ["d8", "a5"],
        "A parachutist takes a piece beside it and lands right behind it.",
        "Ein Fallschirmspringer schlägt einen Stein neben sich und landet gleich dahinter.",
        None,
    ),
    "a man on the far row only captures": (
        "alquerque",
        "W:Wa5,c1:Be5,e4",
        "a5-b5",
        "CAPTURES_ONLY",
        ["a5"],
        (
            "The man on a5 stands on the far row, where it only captures; from a5 to b5 it would "
            "take nothing."
        ),
        (
            "Der Stein auf a5 steht auf der letzten Reihe, wo er nur schlägt; von a5 nach b5 ist "
            "nichts zu schlagen."
        ),
        None,
    ),
    "a touched man on the far row": (
        "alquerque",
        "W:Wa5,c1:Be5,e4",
        ["a5"],
        "CAPTURES_ONLY",
        ["a5"],
        (
            "The man on a5 stands on the far row, where it only captures, and there is nothing it"
            " can take."
        ),
        (
            "Der Stein auf a5 steht auf der letzten Reihe, wo er nur schlägt, und zu schlagen "
            "gibt es hier nichts."
        ),
        None,
    ),
    "points without a line": (
        "alquerque",
        "W:Wb1,c1:Be5,e4",
        "b1-c2",
        "NOT_A_LINE",
        ["b1", "c2"],
        "No line of the board leads from b1 to c2.",
        "Keine Linie des Bretts führt von b1 nach c2.",
        None,
    ),
    "a king that has moved too often": (
        "frisian",
        "W:W28,44,K20:B35:+0+3K20",
        "20-15",
        "KING_MOVE_LIMIT",
        ["20"],
        (
            "The king on 20 has moved 3 times in a row without capturing; until another piece has"
            " moved it may only capture."
        ),
        (
            "Die Dame auf 20 hat 3-mal in Folge gezogen, ohne zu schlagen; bis ein anderer Stein "
            "gezogen hat, darf sie nur schlagen."
        ),
        "28-22",
    ),
    "also where it is only touched": (
        "frisian",
        "W:W28,44,K20:B35:+0+3K20",
        ["20"],
        "KING_MOVE_LIMIT",
        ["20"],
        (
            "The king on 20 has moved 3 times in a row without capturing; until another piece has"
            " moved it may only capture."
        ),
        (
            "Die Dame auf 20 hat 3-mal in Folge gezogen, ohne zu schlagen; bis ein anderer Stein "
            "gezogen hat, darf sie nur schlagen."
        ),
        "28-22",
    ),
    "the first piece is taken away": (
        "hawaiian",
        "",
        "d5-e5",
        "OPENING_SQUARE",
        ["a8", "d5", "e4", "h1"],
        "First take away one of your own pieces: on a8, d5, e4 or h1.",
        "Nimm zuerst einen eigenen Stein weg: auf a8, d5, e4 oder h1.",
        "a8",
    ),
    "a line of men moves one square": (
        "dameo",
        "W:Wa1,a2,a3,h1:Bh7",
        "a1-a5",
        "TOO_FAR",
        ["a1", "a5"],
        "A line of men moves one square: to a4.",
        "Eine Reihe von Steinen rückt ein Feld vor: bis a4.",
        None,
    ),
    "kings stand in the way of a line": (
        "dameo",
        "W:Wa1,a2,Ka3,h1:Bh7",
        "a1-a4",
        "BLOCKED",
        ["a3"],
        "Only men move as a line; on a3 stands a king.",
        "Nur Steine ziehen als Reihe; auf a3 steht eine Dame.",
        None,
    ),
    "a line of men does not move sideways": (
        "dameo",
        "W:Wa1,b1,c1:Bh7",
        "a1-d1",
        "WRONG_DIRECTION",
        ["a1", "d1"],
        (
            "The man on a1 moves only straight forward or diagonally forward; from a1 to d1 is "
            "another direction."
        ),
        (
            "Der Stein auf a1 zieht nur gerade vorwärts oder schräg vorwärts; von a1 nach d1 ist "
            "es eine andere Richtung."
        ),
        None,
    ),
    "a line of men must not move where a man must capture": (
        "dameo",
        "W:Wa1,a2,d4:Bd5",
        "a1-a3",
        "MUST_CAPTURE",
        ["d5"],
        "a1-a3 takes nothing. The man on d4 takes one: d5.",
        "a1-a3 schlägt nichts. Der Stein auf d4 schlägt einen: d5.",
        "d4xd6",
    ),
    "a king captures straight only": (
        "dameo",
        "W:WKa1:Bc3,h7",
        "a1xe5",
        "WRONG_DIRECTION",
        ["a1", "e5"],
        "The king on a1 captures only straight every way; from a1 to e5 is another direction.",
        (
            "Die Dame auf a1 schlägt nur gerade in alle Richtungen; von a1 nach e5 ist es eine "
            "andere Richtung."
        ),
        None,
    ),
    "old German men move diagonally": (
        "altdeutsch",
        "W:Wc3:Bh7",
        "c3-c4",
        "WRONG_DIRECTION",
        ["c3", "c4"],
        "The man on c3 moves only diagonally forward; from c3 to c4 is another direction.",
        "Der Stein auf c3 zieht nur schräg vorwärts; von c3 nach c4 ist es eine andere Richtung.",
        None,
    ),
    "Turkish men do not": (
        "turkish",
        "W:Wc3,c2:Bh7",
        "c3-d4",
        "WRONG_DIRECTION",
        ["c3", "d4"],
        (
            "The man on c3 moves only straight forward or sideways; from c3 to d4 is another "
            "direction."
        ),
        (
            "Der Stein auf c3 zieht nur gerade vorwärts oder seitwärts; von c3 nach d4 ist es "
            "eine andere Richtung."
        ),
        None,
    ),
    "men from corner to corner": (
        "harzdame",
        "B:Wa2:Bd4",
        "d4-d5",
        "WRONG_DIRECTION",
        ["d4", "d5"],
        (
            "The man on d4 moves only straight forward or to your right; from d4 to d5 is another"
            " direction."
        ),
        (
            "Der Stein auf d4 zieht nur gerade vorwärts oder nach rechts (von dir aus); von d4 "
            "nach d5 ist es eine andere Richtung."
        ),
        None,
    ),
    "men of both sides that go one way": (
        "one-way",
        "B:Wa1:Be3",
        "e3-d2",
        "WRONG_DIRECTION",
        ["e3", "d2"],
        "The man on e3 moves only towards row 8; from e3 to d2 is another direction.",
        "Der Stein auf e3 zieht nur zu Reihe 8 hin; von e3 nach d2 ist es eine andere Richtung.",
        None,
    ),
    "Hexdame men move forward": (
        "hexdame",
        "W:Wc3:Bi7",
        "c3-b3",
        "WRONG_DIRECTION",
        ["c3", "b3"],
        "The man on c3 moves only forward; from c3 to b3 is another direction.",
        "Der Stein auf c3 zieht nur vorwärts; von c3 nach b3 ist es eine andere Richtung.",
        None,
    ),
    "Frisian men capture straight, but do not move so": (
        "frisian",
        "W:W33:B5",
        "33-32",
        "WRONG_DIRECTION",
        ["33", "32"],
        "The man on 33 moves only diagonally forward; from 33 to 32 is another direction.",
        "Der Stein auf 33 zieht nur schräg vorwärts; von 33 nach 32 ist es eine andere Richtung.",
        None,
    ),
    "not far along a row or column either": (
        "frisian",
        "W:W33:B13,5",
        "33x3",
        "TOO_FAR",
        ["33", "3"],
        (
            "The man on 33 takes what stands on the next dark square of a line and lands on the "
            "one right behind it."
        ),
        (
            "Der Stein auf 33 schlägt, was auf dem nächsten dunklen Feld einer Linie steht, und "
            "landet auf dem gleich dahinter."
        ),
        None,
    ),
    "a man past the corner": (
        "corner",
        "W:Wd8,a3:Bh6",
        ["d8"],
        "BLOCKED",
        ["d8"],
        "The man on d8 has come to the end of its way and can never move again.",
        "Der Stein auf d8 ist am Ende seines Weges und kann nie mehr ziehen.",
        None,
    ),
}


@pytest.mark.parametrize("rule", CASES)
def test_the_rule_is_named_and_proved(rule: str) -> None:
    variant, fen, attempt, code, squares, sentence, german, better = CASES[rule]
    board = Board(variant, fen=fen or None)
    refusal = board.refusal(attempt)
    assert refusal is not None
    assert (refusal.code, refusal.sentence(), refusal.sentence("de")) == (code, sentence, german)
    assert [board.names[square] for square in refusal.squares] == squares
    assert (refusal.better and refusal.better.text) == better
    if refusal.better:
        assert refusal.better in board.legal_moves
    assert refusal.title("de") != refusal.title("en")


LEGAL = {
    "a line of men moves as one": ("dameo", "W:Wa1,a2,a3,h1:Bh7", "a1-a4"),
    "a part of a line may move, too": ("dameo", "W:Wa1,a2,a3,h1:Bh7", "a2-a4"),
    "a capture may stop after its first jump": ("hawaiian", "B:Wd4,d6:Bd3,h8,a1", "d3xd5"),
    "or go on in the same direction": ("hawaiian", "B:Wd4,d6:Bd3,h8,a1", "d3xd5xd7"),
    "a landed parachutist goes on as a man": (
        "parachute/goes-on",
        "W:Wa3,Pb8:Bc7,e7",
        "b8xd6xf8",
    ),
    "a king halts right behind a king": ("killer", "W:WK47:BK33,2", "47x29"),
    "a king that has moved too often may capture": (
        "frisian",
        "W:W28,44,K20:B24,35:+0+3K20",
        "20x38",
    ),
    "another piece may move": ("frisian", "W:W28,44,K20:B35:+0+3K20", "44-39"),
    "a man on the far row captures": ("alquerque", "W:Wa5,c1:Bb5,e4", "a5xc5"),
}


@pytest.mark.parametrize("rule", LEGAL)
def test_what_the_rule_allows_is_not_refused(rule: str) -> None:
    variant, fen, attempt = LEGAL[rule]
    board = Board(variant, fen=fen)
    assert board.refusal(attempt) is None
    assert attempt in board.legal_moves


def test_the_other_side_takes_a_piece_away_beside_the_hole() -> None:
    board = Board("hawaiian")
    board.push("d5")
    refusal = board.refusal("b2")
    assert refusal is not None
    assert refusal.code == "OPENING_SQUARE"
    assert refusal.sentence() == "First take away one of your own pieces: on d6, c5, e5 or d4."
    assert refusal.better in board.legal_moves


def test_the_move_of_a_parachutist_does_not_end_by_crowning() -> None:
    refusal = Board("parachute", fen="W:Wa3,Pb8:Bc7,e5").refusal("b8xd6xf4")
    assert refusal is not None
    assert refusal.title() == "A parachutist's move ends where it lands"
    assert refusal.fact == "parachutists"


@pytest.mark.parametrize("attempt", ["d5 d5 d5", "d5 e5 d5", "d5xd3", "e4-e4-d5", "d6", "h8-a1"])
def test_whatever_is_tried_in_an_opening_is_refused_by_it(attempt: str) -> None:
    refusal = Board("hawaiian").refusal(attempt)
    assert refusal is not None
    assert refusal.code in ("OPENING_SQUARE", "NOT_YOUR_TURN")
