"""A position for each thing in which any two games on the same board differ."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import islice
from random import Random

from damarium.game.beside.candidate import Candidate
from damarium.game.beside.drawn import kind_of, positions
from damarium.game.beside.game import Game, board_of
from damarium.game.beside.hopeless import hopeless
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

#: How many positions of so many pieces are drawn where no known one shows a row.
_DRAWN = {2: 60, 3: 120, 4: 120}


def shown(a: Variant, b: Variant) -> Mapping[str, Shown]:
    """By the ids of the rows of a comparison what shows them; empty on different boards.

    Known games have positions of their own. For readings, transforms and rules of one's own it is
    proved here that a position which shows the row in other games shows it in these two as well:
    what is legal differs, and one of them with just this part of the other's rules plays more like
    it.

    >>> from damarium.rules import parse
    >>> found = shown(parse("american"), parse("american+capture-optional"))["compulsory"]
    >>> set(found.moves_a) < set(found.moves_b)
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
    differing = [row for row in compare(a, b) if not row.equal and row.id in ROWS]
    found: dict[str, Candidate] = {}
    views: dict[Candidate, Views] = {}
    for row in differing:
        if hopeless(row, one, other):
            continue
        quest = Quest(row.id, one, other)
        for candidate in pool(row.id, a, b, one):
            quest.look(candidate, views.setdefault(candidate, Views(candidate)))
        if quest.best is None:
            _draw(quest)
        if quest.best is not None:
            found[row.id] = quest.best[1]
    return found


def _draw(quest: Quest) -> None:
    """Look through a few positions that are drawn by lot, the same ones every time."""
    # not to be guessed is no matter here
    lot = Random(quest.row)  # noqa: S311
    for pieces, count in _DRAWN.items():
        for candidate in islice(positions(lot, quest.games, kind_of(quest.row), pieces), count):
            quest.look(candidate, Views(candidate))
            if quest.best is not None:
                return


def _shown(candidate: Candidate, a: Variant, b: Variant) -> Shown:
    position = candidate.fen(turned(a.sheet).board)
    fens = fen_in(position, a), fen_in(position, b)
    one, other = (told(Board(game, fen=fen)) for game, fen in zip((a, b), fens, strict=True))
    return Shown(*fens, one.moves, other.moves, one.crowned, other.crowned, one.end, other.end)
