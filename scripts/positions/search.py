"""The bounded search: for each pair of games and each row a small position that shows it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice
from random import Random

from damarium.game.beside.candidate import Candidate
from damarium.game.beside.drawn import Kind, kind_of, positions
from damarium.game.beside.game import Game
from damarium.game.beside.parts import ROWS
from damarium.game.beside.quest import Quest
from damarium.game.beside.seen import Views

#: How many positions of so many pieces are looked at for each row, while pairs need them.
STAGES = {2: 400, 3: 800, 4: 1000, 5: 1000, 6: 800, 8: 600}
#: How many positions are looked at again for what is not found so, drawn from those squares only on
#: which men of just these two games can stand.
_AGAIN = {2: 200, 3: 400, 4: 600, 5: 600}
_KINDS_AGAIN = (Kind(own=0, enemy=0.7, near=0.9), Kind(own=0.6, enemy=0.5, near=0.9))


def search(
    games: Sequence[Game],
    asked: Iterable[tuple[str, Game, Game]],
    known: Iterable[tuple[str, Candidate]] = (),
    drawn: Iterable[Candidate] = (),
) -> list[Quest]:
    """Look for positions for rows of pairs of the games on one board.

    What is found does not depend on what else is asked for, but that what serves one pair may serve
    another: `known` are such finds by row. What is not found so is looked for among diagrams, and
    then again at random.
    """
    found: dict[tuple[object, ...], Quest] = {}
    for row, one, other in asked:
        quest = Quest(row, one, other)
        found.setdefault(quest.key, quest).pairs.append((one.id, other.id))
    quests = list(found.values())
    for row in ROWS:
        _look(row, games, [quest for quest in quests if quest.row == row])
    shared = {(quest.row, quest.best[1]) for quest in quests if quest.best} | set(known)
    for row, candidate in sorted(shared):
        views = Views(candidate)
        for quest in quests:
            if quest.row == row:
                quest.look(candidate, views)
    missing = [quest for quest in quests if quest.best is None]
    for candidate in drawn:
        views = Views(candidate)
        for quest in missing:
            quest.look(candidate, views)
    for quest in missing:
        if quest.best is None:
            _look_again(quest)
    return quests


def _look(row: str, games: Sequence[Game], quests: Sequence[Quest]) -> None:
    for pieces, count in STAGES.items():
        still = [quest for quest in quests if quest.open(pieces)]
        random = Random(f"{row} {pieces}")
        stream = positions(random, games, kind_of(row), pieces)
        for candidate in islice(stream, count if still else 0):
            views = Views(candidate)
            for quest in still:
                quest.look(candidate, views)


def _look_again(quest: Quest) -> None:
    """Look for what is rarer, until it is found."""
    run = kind_of(quest.row).run
    for pieces, count in _AGAIN.items():
        for kind in _KINDS_AGAIN:
            random = Random(f"{quest.row} {pieces} again")
            stream = positions(random, quest.games, replace(kind, run=run), pieces)
            for candidate in islice(stream, count):
                quest.look(candidate, Views(candidate))
                if quest.best is not None:
                    return
