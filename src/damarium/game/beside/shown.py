"""A position for each thing in which any two games on the same board differ."""

from collections.abc import Mapping
from functools import lru_cache

from damarium.game.beside.candidate import Candidate
from damarium.game.beside.game import Game, board_of
from damarium.game.beside.parts import ROWS
from damarium.game.beside.pool import pool
from damarium.game.beside.quest import Quest
from damarium.game.beside.seen import Views
from damarium.game.beside.told import told
from damarium.game.beside.turned import turned
from damarium.game.board import Board
from damarium.rules import Variant
from damarium.rules.book.games import plain
from damarium.rules.book.rows import compare
from damarium.rules.book.shown import Shown, fen_in, stored


def shown(a: Variant, b: Variant) -> Mapping[str, Shown]:
    """By the ids of the rows of a comparison what shows them; empty on different boards.

    Known games have positions of their own. For readings, transforms and rules of one's own it is
    proved here that a position which shows the row in other games shows it in these two as well:
    what is legal differs, and one of them with just this part of the other's rules plays more like
    it.

    >>> from damarium.rules import parse
    >>> found = shown(parse("spanish+capture-optional"), parse("american"))
    >>> found["compulsory"].moves_a > found["compulsory"].moves_b
    True
    >>> shown(parse("american"), parse("international"))
    {}
    """
    found = dict(stored(a, b))
    if not (plain(a) and plain(b)):
        for row, candidate in _found(a, b).items():
            if row not in found:
                found[row] = _shown(candidate, a, b)
    return found


@lru_cache(maxsize=256)
def _found(a: Variant, b: Variant) -> Mapping[str, Candidate]:
    """The same for games of which nothing is stored, by the rows that differ."""
    if board_of(a.sheet) != board_of(b.sheet):
        return {}
    one, other = Game(a), Game(b)
    differing = [row.id for row in compare(a, b) if not row.equal and row.id in ROWS]
    found: dict[str, Candidate] = {}
    views: dict[Candidate, Views] = {}
    for row in differing:
        quest = Quest(row, one, other)
        for candidate in pool(row, a, b, one):
            quest.look(candidate, views.setdefault(candidate, Views(candidate)))
        if quest.best is not None:
            found[row] = quest.best[1]
    return found


def _shown(candidate: Candidate, a: Variant, b: Variant) -> Shown:
    position = candidate.fen(turned(a.sheet).board)
    fens = fen_in(position, a), fen_in(position, b)
    one, other = (told(Board(game, fen=fen)) for game, fen in zip((a, b), fens, strict=True))
    return Shown(*fens, one.moves, other.moves, one.crowned, other.crowned, one.end, other.end)
