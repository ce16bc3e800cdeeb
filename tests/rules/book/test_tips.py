"""The tips of the rule book: the engine agrees with every one, and the words say what is there."""

import importlib
import importlib.util
import pkgutil
import re

import pytest

from damarium.engine import Analyst, Limit
from damarium.game import Board, Move
from damarium.rules import variants
from damarium.rules.book.texts import Texts

#: Positions visited for the choice, and for the value of each move.
_CHOICE = Limit(nodes=20_000)
_VALUE = Limit(nodes=5_000)
#: Centi-men by which the move of a tip is better than every other.
_CLEAR = 50
#: Beyond this an advantage wins, and how fast it does is not asked.
_WON = 2_000


def _folders() -> list[str]:
    names = [module.name for module in pkgutil.iter_modules(variants.__path__)]
    return [name for name in names if importlib.util.find_spec(_module(name))]


def _module(folder: str) -> str:
    return f"{variants.__name__}.{folder}.texts"


def _texts(folder: str) -> Texts:
    found: Texts = importlib.import_module(_module(folder)).TEXTS
    return found


def _board(folder: str, fen: str) -> Board:
    # a folder is a Python name, where a game's id has a hyphen
    return Board(folder.replace("_", "-"), fen=fen)


def _all_tips() -> list[tuple[str, int]]:
    return [(folder, number) for folder in _folders() for number in range(5)]


@pytest.mark.parametrize("folder", _folders())
def test_a_game_has_its_words_in_both_languages(folder: str) -> None:
    texts = _texts(folder)
    assert len(texts.tips) == 5
    assert len({tip.fen for tip in texts.tips}) == 5
    words = [texts.what, *(part for tip in texts.tips for part in (tip.title, tip.text))]
    assert all(text.de and text.en and text.de != text.en for text in words)
    assert bool(texts.history.de) == bool(texts.history.en)
    # where something is told of the past, somebody has told it before
    assert texts.sources or not texts.history.en


@pytest.mark.parametrize(("folder", "number"), _all_tips())
def test_a_tip_says_what_is_on_the_board(folder: str, number: int) -> None:
    tip = _texts(folder).tips[number]
    board = _board(folder, tip.fen)
    assert board.outcome() is None
    assert board.fen() == tip.fen, "written as the game writes it"
    move = board.find(tip.move)
    assert tip.move in (move.text, move.long)
    ends = {board.names[move.origin], board.names[move.destination]}
    assert ends <= _named(tip.text.de, board), "the German text leads through the move"
    assert _named(tip.text.de, board) == _named(tip.text.en, board)
    assert len(board.legal_moves) > 1, "there is something to choose"


@pytest.mark.parametrize(("folder", "number"), _all_tips())
def test_the_engine_plays_what_a_tip_advises(folder: str, number: int) -> None:
    tip = _texts(folder).tips[number]
    board = _board(folder, tip.fen)
    advised = board.find(tip.move)
    assert Analyst(board.variant, hash_mb=1).analyse(board, _CHOICE).line[0] == advised
    others = [_value(board, move) for move in board.legal_moves if move != advised]
    assert _value(board, advised) >= max(others) + _CLEAR


def test_a_wrong_tip_would_be_seen() -> None:
    # 22-17 puts the man in front of 13, 22-18 does not
    board = Board("american", fen="W:W22,32:B13,1")
    good, bad = (_value(board, board.find(move)) for move in ("22-18", "22-17"))
    assert good >= bad + _CLEAR


def _named(text: str, board: Board) -> set[str]:
    """The squares that a text names; an assertion where one is not on the board."""
    apart = re.sub(r"(?<=[0-9])[x-](?=[a-z]?[0-9])", " ", text)
    named = set(re.findall(r"\b[a-z]?[0-9]+\b", apart))
    assert named <= set(board.names), named - set(board.names)
    return named


def _value(board: Board, move: Move) -> int:
    """What a move is worth for the side that plays it, in centi-men."""
    after = board.copy()
    after.push(move)
    outcome = after.outcome()
    if outcome is not None:
        return 0 if outcome.winner is None else _WON if outcome.winner is board.turn else -_WON
    found = Analyst(board.variant, hash_mb=1).analyse(after, _VALUE)
    return max(-_WON, min(_WON, -found.score))
