"""Why moves are refused: each rule with its squares, in both languages."""

import pytest

from damarium.game import Board, Reason

_STAYS = (
    "Was auf 6 steht, ist schon geschlagen; es bleibt bis zum Zugende liegen und darf nicht "
    "noch einmal übersprungen werden."
)

CASES = [
    # variant, position, attempt, code, squares, title, sentence, in German, better
    (
        "spanish",
        "W:W11:B20",
        "20-16",
        "NOT_YOUR_TURN",
        ["20"],
        "It is the other side's turn",
        "White is to move. The piece on 20 belongs to Black.",
        "Weiß ist am Zug. Was auf 20 steht, gehört Schwarz.",
        None,
    ),
    (
        "spanish",
        "W:W11:B32",
        "12-16",
        "NO_PIECE",
        ["12"],
        "There is no piece here",
        "Square 12 is empty.",
        "Feld 12 ist leer.",
        None,
    ),
    (
        "spanish",
        "W:W11,15:B32",
        "11-15",
        "NOT_EMPTY",
        ["15"],
        "The square is occupied",
        "There is a piece on 15 already.",
        "Feld 15 ist schon besetzt.",
        None,
    ),
    (
        "spanish",
        "W:W11:B32",
        "11-16",
        "NOT_A_LINE",
        ["11", "16"],
        "A move follows the lines of the board",
        "Pieces go diagonally: no diagonal leads from 11 to 16.",
        "Gezogen wird schräg: von 11 nach 16 führt keine Schräge.",
        None,
    ),
    (
        "spanish",
        "W:WK2,6:B32",
        "2-11",
        "BLOCKED",
        ["6"],
        "The way is blocked",
        "Your own piece on 6 stands in the way.",
        "Auf 6 stehst du dir selbst im Weg.",
        None,
    ),
    (
        "spanish",
        "W:WK2:B6,11",
        "2x15",
        "BLOCKED",
        ["6", "11"],
        "The way is blocked",
        "6 and 11 stand one behind the other: there is no square to land on between them.",
        "6 und 11 stehen direkt hintereinander: Dazwischen ist kein Feld zum Landen.",
        None,
    ),
    (
        "american",
        "B:W25,30:B21",
        ["21"],
        "GAME_OVER",
        [],
        "The game is over",
        "Black has no move left: White wins.",
        "Schwarz hat keinen Zug mehr: Weiß gewinnt.",
        None,
    ),
    (
        "american",
        "B:W5,6,9,10,30:B1,20",
        ["1"],
        "BLOCKED",
        ["1"],
        "The way is blocked",
        "The man on 1 can neither move nor capture.",
        "Der Stein auf 1 kann weder ziehen noch schlagen.",
        None,
    ),
    (
        "american",
        "B:W30:B14",
        "14-10",
        "WRONG_DIRECTION",
        ["14", "10"],
        "That is the wrong direction",
        "A man moves only forward; from 14 to 10 is backward.",
        "Ein Stein zieht nur vorwärts; von 14 nach 10 geht es rückwärts.",
        None,
    ),
    (
        "american",
        "B:W10:B14",
        "14x7",
        "WRONG_DIRECTION",
        ["14", "7"],
        "That is the wrong direction",
        "A man captures only forward; from 14 to 7 is backward.",
        "Ein Stein schlägt nur vorwärts; von 14 nach 7 geht es rückwärts.",
        None,
    ),
    (
        "american",
        "B:W30:B10",
        "10-19",
        "TOO_FAR",
        ["10", "19"],
        "That is too far",
        "A man moves one square.",
        "Ein Stein zieht ein Feld weit.",
        None,
    ),
    (
        "american",
        "B:W30:BK10",
        "10-19",
        "TOO_FAR",
        ["10", "19"],
        "That is too far",
        "A king moves one square.",
        "Ein König zieht ein Feld weit.",
        None,
    ),
    (
        "american",
        "B:W19:BK10",
        "10x24x28",
        "TOO_FAR",
        ["10", "24"],
        "That is too far",
        "A king takes a piece beside it and lands right behind it.",
        "Ein König schlägt einen Stein neben sich und landet gleich dahinter.",
        None,
    ),
    (
        "american",
        "B:W30:B10",
        "10-15-19",
        "TOO_FAR",
        ["15"],
        "That is too far",
        "Without a capture the move ends on 15.",
        "Ohne Schlag endet der Zug auf 15.",
        None,
    ),
    (
        "american",
        "B:W15:B10",
        "10x19x24",
        "TOO_FAR",
        ["19", "24"],
        "That is too far",
        "Between 19 and 24 there is nothing to take: the capture ends on 19.",
        "Zwischen 19 und 24 ist nichts zu schlagen: Das Schlagen endet auf 19.",
        "10x19",
    ),
    (
        "spanish",
        "W:W11,9:B15",
        "9-13",
        "MUST_CAPTURE",
        ["15"],
        "You must capture",
        "9-13 takes nothing. The man on 11 takes one: 15.",
        "9-13 schlägt nichts. Der Stein auf 11 schlägt einen: 15.",
        "11x20",
    ),
    (
        "spanish",
        "W:W11,9:B15",
        ["9"],
        "MUST_CAPTURE",
        ["15"],
        "You must capture",
        "The man on 9 takes nothing. The man on 11 takes one: 15.",
        "Der Stein auf 9 schlägt nichts. Der Stein auf 11 schlägt einen: 15.",
        "11x20",
    ),
    (
        "spanish",
        "W:W6,7,8,9,10,11,14,17:B15,16,21,22,23,25,29,32",
        "17x26",
        "MOST_PIECES",
        ["15", "23"],
        "You must take the most pieces",
        "17x26 takes one. The man on 11 takes two: 15 and 23.",
        "17x26 schlägt einen. Der Stein auf 11 schlägt zwei: 15 und 23.",
        "11x27",
    ),
    (
        "spanish",
        "W:WK16:B27,26,21,K7",
        "16x30",
        "MOST_KINGS",
        ["7"],
        "You must take the most kings",
        "16x30 takes fewer kings than 16x3 (7).",
        "16x30 schlägt weniger Damen als 16x3 (7).",
        "16x3",
    ),
    (
        "spanish/encyclopedia",
        "W:W3,1:BK7,32",
        "3x12",
        "MAN_MAY_NOT_TAKE_KING",
        ["7"],
        "A man may not take a king",
        "On 7 stands a king; only a king may take it.",
        "Auf 7 steht eine Dame; nur eine Dame darf sie schlagen.",
        None,
    ),
    (
        "spanish",
        "W:W11:B15,23",
        "11x20",
        "MUST_CONTINUE",
        ["23"],
        "You must go on capturing",
        "The capture does not end on 20: 11x27 also takes 23.",
        "Auf 20 ist das Schlagen nicht zu Ende: 11x27 schlägt auch noch 23.",
        "11x27",
    ),
    (
        "spanish+capture-optional",
        "W:WK3:B14,6,K7",
        "3x13",
        "LANDING_MUST_CONTINUE",
        ["10"],
        "You must land where the capture goes on",
        "On 13 the capture would end; it goes on from 10.",
        "Auf 13 wäre das Schlagen zu Ende; von 10 geht es weiter.",
        "3x32",
    ),
    (
        "spanish",
        "W:WK3:B14,6,K7",
        "3x10x3",
        "JUMPED_TWICE",
        ["6"],
        "No piece is jumped twice",
        "The piece on 6 is taken already; it stays until the move ends and cannot be jumped again.",
        _STAYS,
        "3x32",
    ),
    (
        "american",
        "B:W15:BK10",
        "10x19x10",
        "JUMPED_TWICE",
        ["15"],
        "No piece is jumped twice",
        "The piece on 15 is taken already.",
        "Was auf 15 stand, ist schon geschlagen.",
        "10x19",
    ),
    (
        "spanish",
        "W:W23:B27,26",
        "23x30x21",
        "CROWNING_ENDS_MOVE",
        ["30"],
        "Crowning ends the move",
        "The man is crowned on 30, and there the move ends.",
        "Der Stein wird auf 30 umgewandelt, und dort endet der Zug.",
        "23x30",
    ),
]


@pytest.mark.parametrize(
    ("variant", "fen", "attempt", "code", "squares", "title", "sentence", "german", "better"),
    CASES,
    ids=[f"{case[3]}-{index}" for index, case in enumerate(CASES)],
)
def test_a_refusal_names_its_rule_and_proves_it(
    variant: str,
    fen: str,
    attempt: str | list[str],
    code: str,
    squares: list[str],
    title: str,
    sentence: str,
    german: str,
    better: str | None,
) -> None:
    board = Board(variant, fen=fen)
    refusal = board.refusal(attempt)
    assert refusal is not None
    assert refusal.code == code
    assert sorted(board.names[square] for square in refusal.squares) == sorted(squares)
    assert (refusal.title(), refusal.sentence()) == (title, sentence)
    assert refusal.sentence("de") == german
    assert refusal.title("de") != title
    assert (refusal.better and refusal.better.text) == better
    if refusal.better:
        assert refusal.better in board.legal_moves
    assert str(refusal) == f"{title}. {sentence}"


def test_every_code_of_these_games_has_a_case() -> None:
    assert {case[3] for case in CASES} | OTHERS == set(Reason)


#: Codes that have their cases in test_other_words.py and test_refusals_of_new_words.py.
OTHERS = {
    *(Reason.KING_FIRST, Reason.EARLIEST_KING, Reason.FIRST_SQUARE_ONLY, Reason.STALE_MOVE),
    *(Reason.MOST_VALUE, Reason.KING_MUST_HALT, Reason.NO_TURN_BACK, Reason.STRAIGHT_ON),
    *(Reason.CAPTURES_ONLY, Reason.KING_MOVE_LIMIT, Reason.OPENING_SQUARE),
}


def test_every_code_has_a_title_for_both_kinds_of_kings() -> None:
    for reason in Reason:
        for flying in (True, False):
            title = reason.rule(flying=flying)
            assert title.in_("de") != title.in_("en")


def test_kings_are_called_as_they_move() -> None:
    assert Reason.MOST_KINGS.rule(flying=True).in_("de") == "Du musst die meisten Damen schlagen"
    assert Reason.MOST_KINGS.rule(flying=False).in_("de") == "Du musst die meisten Könige schlagen"


def test_a_jumped_piece_blocks_until_the_move_ends() -> None:
    # having taken 14, the king comes back over the line on which it still lies
    board = Board("spanish", fen="W:WK4:B14,15,22,10".replace(",10", ""))
    for move in board.legal_moves:
        assert len(set(move.victims)) == len(move.captured)


def test_refusals_lead_to_the_fact_that_tells_the_rule() -> None:
    from damarium.rules.facts import facts

    for variant, fen, attempt, *_ in CASES:
        board = Board(variant, fen=fen)
        refusal = board.refusal(attempt)
        assert refusal is not None
        known = {fact.id for fact in facts(board.variant.sheet)}
        assert refusal.fact in known | {""}


@pytest.mark.parametrize("ending", ["repetition", "counter", "claimed", "last_piece"])
def test_no_move_is_played_after_the_end(ending: str) -> None:
    board = {
        "repetition": lambda: Board("spanish", fen="W:WK2:BK31"),
        "counter": lambda: Board("spanish", fen="W:WK1:BK32", counts={"kings": 40}),
        "claimed": lambda: Board("american", fen="B:WK1:BK32", counts={"quiet": 80}),
        "last_piece": lambda: Board("spanish/encyclopedia", fen="W:WK1:BK32,K31"),
    }[ending]()
    if ending == "repetition":
        for _ in range(2):
            for text in ("2-6", "31-28", "6-2", "28-31"):
                board.push(text)
    if ending == "claimed":
        board.claim("quiet")
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.reason == ending
    assert len(board.legal_moves) > 0
    refusal = board.refusal(board.legal_moves[0])
    assert refusal is not None
    assert refusal.code == "GAME_OVER"
    assert refusal.sentence("de") == outcome.sentence("de")
