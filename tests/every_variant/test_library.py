"""Laws of `damarium.Board`, asked of every variant beside the naive record of the same game."""

import random
from collections.abc import Iterator

import pytest

import damarium as dm
from damarium.rules import Variant
from damarium.rules.endings import Counter
from tests.every_variant.endings import ending, has_kings
from tests.every_variant.examples import name
from tests.every_variant.positions import drawn_at_random, games
from tests.every_variant.variants import SHEETS, VARIANTS
from tests.every_variant.word_mixes import MIXES
from tests.generators import Key, Naive
from tests.naive.record import Record

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.spelling)

#: How many positions of a variant are asked about every pair of squares, up to which board.
ASKED, ASKED_SQUARES = 4, 32

#: How many plies before a counter strikes the test sits down.
LEFT = 5


def key_of(move: dm.Move) -> Key:
    return move.origin, move.destination, frozenset(move.captured), move.crowned


def state(board: dm.Board) -> tuple[object, ...]:
    """All that playing and taking back must restore."""
    counts = tuple(counter.count for counter in board.counters)
    texts = tuple(move.text for move in board.legal_moves)
    return board.fen(), board.key(), board.ply, counts, texts, board.outcome(), board.claims()


def told(board: dm.Board) -> tuple[tuple[dm.Color | None, str] | None, set[str], dict[str, int]]:
    outcome = board.outcome()
    return (
        (outcome.winner, str(outcome.reason)) if outcome else None,
        {claim.id for claim in board.claims()},
        {counter.id: counter.count for counter in board.counters},
    )


@each_variant
def test_a_game_has_the_outcomes_claims_and_counters_of_the_naive_record(variant: Variant) -> None:
    for game in games(variant.spelling):
        board = dm.Board(variant)
        for ply in game:
            assert (board.position, board.turn) == (ply.picture, ply.turn)
            outcome, claims, counts = told(board)
            # a game that is over offers nothing to claim
            assert (outcome, counts) == (ply.outcome, ply.counts)
            assert claims == (set() if outcome else ply.claims)
            if ply.played and not outcome:
                (move,) = (each for each in board.legal_moves if key_of(each) == ply.played)
                board.push(move)


@each_variant
def test_taking_back_restores_everything_and_copies_stay_apart(variant: Variant) -> None:
    board = dm.Board(variant)
    states = [state(board)]
    copies = [board.copy()]
    for ply in games(variant.spelling)[0][:40]:
        if ply.played is None or board.outcome():
            break
        (move,) = (each for each in board.legal_moves if key_of(each) == ply.played)
        assert board.push(move) == move
        states.append(state(board))
        copies.append(board.copy())
    for wanted, copy in zip(reversed(states), reversed(copies), strict=True):
        assert state(board) == wanted == state(copy)
        if board.ply:
            board.pop()
    with pytest.raises(IndexError):
        board.pop()


@each_variant
def test_a_fen_is_read_back_to_the_same_position(variant: Variant) -> None:
    for game in games(variant.spelling):
        for ply in game:
            board = dm.Board(variant, fen=_fen(variant, ply.picture, ply.turn))
            assert (board.position, board.turn) == (ply.picture, ply.turn)
            again = dm.Board.from_fen(board.fen(), variant)
            assert (again.fen(), again.key()) == (board.fen(), board.key())


@each_variant
def test_every_text_and_every_way_of_a_move_finds_it(variant: Variant) -> None:
    for board in _boards(variant, 40):
        if board.outcome():
            continue
        texts = [move.text for move in board.legal_moves]
        assert len(set(texts)) == len(texts)
        for move in board.legal_moves:
            assert board.find(move.text) == move
            assert board.find(move.long) == move
            for path in move.paths:
                assert board.find(path) == move
                assert board.refusal(path) is None


@each_variant
def test_legal_is_listed_is_not_refused(variant: Variant) -> None:
    squares = range(len(variant.squares))
    for board in _boards(variant, ASKED if len(squares) <= ASKED_SQUARES else 1):
        listed = {(move.origin, move.destination) for move in board.legal_moves}
        over = board.outcome() is not None
        for origin in squares:
            for destination in squares:
                refusal = board.refusal((origin, destination))
                if over:
                    assert refusal is not None
                    assert refusal.code == "GAME_OVER"
                    continue
                assert (refusal is None) is ((origin, destination) in listed), board
                if refusal:
                    assert refusal.refused == (origin, destination)
                    assert refusal.sentence("en")
                    assert refusal.better is None or refusal.better in board.legal_moves


@each_variant
def test_continuations_walk_every_way_of_every_move_and_no_other(variant: Variant) -> None:
    for board in _boards(variant, 12):
        walked = set(_walk(board, ()))
        assert walked == {path for move in board.legal_moves for path in move.paths}


@each_variant
def test_every_counter_strikes_at_its_last_ply_and_not_before(variant: Variant) -> None:
    naive = Naive(variant.sheet)
    for rule in variant.sheet.draws:
        if not isinstance(rule, Counter):
            continue
        found = ending(variant.sheet, rule, LEFT, f"{variant.spelling} {rule.id}")
        if found is None:
            assert not has_kings(variant.sheet)
            continue
        position, moves = found
        counts = {rule.id: rule.plies - LEFT}
        fen = _fen(variant, position.picture, position.turn)
        board = dm.Board(variant, fen=fen, counts=counts)
        record = Record(position, counts)
        for move in moves:
            assert told(board) == (None, set(), record.counts)
            (own,) = (each for each in board.legal_moves if key_of(each) == naive.key(move))
            board.push(own)
            record.push(move)
        outcome, claims, counted = told(board)
        assert counted == record.counts
        assert counted[rule.id] == rule.plies
        assert (claims, outcome) == (
            ({rule.id}, None) if rule.claimed else (set(), (None, "counter"))
        )
        for counter in board.counters:
            assert counter.sentence("en") != counter.sentence("de")


@pytest.mark.parametrize("variant", SHEETS, ids=lambda variant: variant.spelling)
def test_every_diagram_plays_on_a_board_as_it_says(variant: Variant) -> None:
    for example in variant.sheet.examples:
        board = dm.Board(variant, fen=example.fen, counts=example.counts)
        if example.moves:
            named = [board.find(text) for text in example.moves]
            assert len(named) == len(board.legal_moves), name(example)
            assert set(named) == set(board.legal_moves), name(example)
        for text in example.play.split():
            assert board.outcome() is None, name(example)
            assert board.claims() == (), name(example)
            board.push(text)
        outcome, claims, _ = told(board)
        ended = outcome[1] if outcome else ""
        assert (ended, claims) == (example.ends, set(example.claims)), name(example)
        won = outcome and outcome[0]
        assert example.winner is None or won is example.winner, name(example)


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_rules_mixed_at_random_have_texts_ways_and_reasons(number: int) -> None:
    variant = MIXES[number]
    dice = random.Random(f"library {number}")
    squares = range(len(variant.squares))
    picture, turn = drawn_at_random(variant.sheet, dice)
    board = dm.Board(variant, fen=_fen(variant, picture, turn))
    if board.outcome():
        return
    texts = [move.text for move in board.legal_moves]
    assert [board.find(text) for text in texts] == list(board.legal_moves)
    assert set(_walk(board, ())) == {path for move in board.legal_moves for path in move.paths}
    listed = {(move.origin, move.destination) for move in board.legal_moves}
    own = [square for square in squares if board.position[square].lower() == turn.value[0]]
    for origin in own[:4]:
        for destination in squares:
            refusal = board.refusal((origin, destination))
            assert (refusal is None) is ((origin, destination) in listed)


def _walk(board: dm.Board, prefix: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    after = board.continuations(prefix)
    whole = prefix in after.paths
    assert not (whole and after.complete is None)
    if whole:
        yield prefix
    for square in after.next:
        yield from _walk(board, (*prefix, square))


def _boards(variant: Variant, number: int) -> Iterator[dm.Board]:
    """Half from a game, half drawn at random."""
    game = games(variant.spelling)[-1]
    dice = random.Random(f"boards {variant.spelling}")
    for ply in dice.sample(game, min(number // 2, len(game))):
        yield dm.Board(variant, fen=_fen(variant, ply.picture, ply.turn))
    for _ in range(number - number // 2):
        picture, turn = drawn_at_random(variant.sheet, dice)
        yield dm.Board(variant, fen=_fen(variant, picture, turn))


def _fen(variant: Variant, picture: str, turn: dm.Color) -> str:
    """A FEN of a picture, written without the library."""
    sheet = variant.sheet
    sides = []
    for color in (dm.WHITE, dm.BLACK):
        letter = color.value[0]
        # who stands uncrowned on a crowning square is a parachutist
        crowning = sheet.promotion.on.of(sheet.board, color)
        marks = {letter.upper(): "K", letter: ""}
        items = [
            (marks[piece] or "P" * (square in crowning)) + name
            for square, (name, piece) in enumerate(zip(variant.squares, picture, strict=True))
            if piece in marks
        ]
        sides.append(letter.upper() + ",".join(items))
    return ":".join((turn.value[0].upper(), *sides))
