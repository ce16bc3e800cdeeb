import threading
import time

import pytest

from damarium.engine import LEVELS, Analysis, Analyst, Limit, Player, level
from damarium.game import Board
from damarium.rules import parse, sheets

EVERY = [
    *(name for name in sheets()),
    *(f"{name}/{reading}" for name, sheet in sheets().items() for reading in sheet.readings),
    "spanish@10x10+capture-optional",
    "american@12x12",
    "american@6x6",
]


@pytest.mark.parametrize("spelling", EVERY)
def test_plays_a_whole_game_of_every_variant(spelling: str) -> None:
    board = Board(spelling)
    players = [Player(board.variant, number, seed=7) for number in (2, 3)]
    while board.outcome() is None and not board.claims() and board.ply < 250:
        board.push(players[board.ply % 2].choose(board))
    assert board.outcome() or board.claims() or board.ply == 250


@pytest.mark.parametrize("number", [entry.number for entry in LEVELS])
def test_answers_within_its_promise(number: int) -> None:
    board = Board("american@12x12")
    player = Player(board.variant, number, seed=1)
    promise = player.level.limit.millis
    assert promise is not None
    begun = time.monotonic()
    player.choose(board)
    # the allowance is for a machine that is busy with other tests
    assert time.monotonic() - begun < promise / 1000 + 2


@pytest.mark.parametrize("spelling", ["spanish", "american"])
@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_from_level_3_on_nothing_is_dropped_to_a_one_move_capture(
    spelling: str, number: int
) -> None:
    for seed in range(8):
        board = _opening(spelling, seed)
        player = Player(board.variant, number, seed=seed)
        for _ in range(12):
            if board.outcome() is not None:
                break
            before, needed = board.copy(), _best_exchange(board)
            board.push(player.choose(board))
            gives_away = -_exchange(board) < needed
            # a shot or a trade that some exact look finds sound is no blunder
            costs = [_look(before, depth).score + _look(board, depth).score for depth in (1, 2, 5)]
            assert not gives_away or min(costs) <= 85, (before.fen(), board.played[-1].long)


def _opening(spelling: str, seed: int) -> Board:
    board = Board(spelling)
    for ply in range(4):
        legal = board.legal_moves
        board.push(legal[(seed * 7 + ply * 3) % len(legal)])
    return board


def _best_exchange(board: Board) -> int:
    """The most men that the side to move can be up once all captures are over."""
    best = -99
    for move in board.legal_moves:
        gain = len(move.captured)
        board.push(move)
        best = max(best, gain - _exchange(board))
        board.pop()
    return best


def _exchange(board: Board) -> int:
    """The same where captures alone are played out."""
    if board.outcome() is not None or not board.legal_moves[0].captured:
        return 0
    return _best_exchange(board)


def _look(board: Board, depth: int) -> Analysis:
    return Analyst(board.variant, hash_mb=1).analyse(board, Limit(depth=depth))


def test_weak_levels_play_differently_with_another_seed_and_alike_with_the_same() -> None:
    board = Board("spanish")
    moves = [Player(board.variant, 1, seed=seed).choose(board) for seed in range(12)]
    assert len(set(moves)) > 1
    assert moves == [Player(board.variant, 1, seed=seed).choose(board) for seed in range(12)]


def test_stops_when_told_from_another_thread() -> None:
    board = Board("spanish")
    analyst = Analyst(board.variant)
    told: list[float] = []

    def stop() -> None:
        told.append(time.monotonic())
        analyst.stop()

    timer = threading.Timer(0.3, stop)
    timer.start()
    found = analyst.analyse(board, Limit(millis=20_000))
    timer.join()
    assert time.monotonic() - told[0] < 2
    assert found.line


def test_sees_the_draw_that_a_counter_makes() -> None:
    board = Board("spanish", fen="W:WK1,K2,K3:BK32,29", counts={"kings": 39})
    found = Analyst(board.variant).analyse(board, Limit(depth=3))
    assert found.score == 0
    assert (found.wins_in, found.loses_in) == (None, None)


def test_hears_of_every_iteration_and_passes_on_what_the_listener_raises() -> None:
    board = Board("american")
    depths: list[int] = []
    Analyst(board.variant).analyse(
        board, Limit(depth=4), on_info=lambda found: depths.append(found.depth)
    )
    assert depths == [1, 2, 3, 4]

    def refuse(found: object) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        Analyst(board.variant).analyse(board, Limit(depth=4), on_info=refuse)


def test_says_what_is_wrong() -> None:
    with pytest.raises(ValueError, match="level 11: expected 1 to 10"):
        level(11)
    with pytest.raises(ValueError, match="depth: 0: expected at least 1"):
        Limit(depth=0)
    with pytest.raises(ValueError, match="a limit needs"):
        Limit()
    with pytest.raises(ValueError, match="plays american, not spanish"):
        Analyst(parse("spanish")).analyse(Board("american"), Limit(depth=1))
    over = Board("american", fen="B:WK32:B28")
    with pytest.raises(ValueError, match="the game is over"):
        Player(over.variant, 1).choose(over)
