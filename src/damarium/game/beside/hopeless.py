"""Why no position can show a difference of two games, where that is known beforehand."""

from damarium.game.beside.game import Game
from damarium.game.beside.parts import OF_FLYING, OF_KINGS
from damarium.rules.book.compared import Row
from damarium.rules.book.values import NOTHING

_NO_KINGS = "one of the games has no such kings"
_SAME = "the same in both games, told in other words"
#: Why draw rules that count moves or positions cannot be shown.
_COUNTED = "these rules ask what was played before, and no position tells that"


def hopeless(row: Row, one: Game, other: Game) -> str:
    """Why it is in vain to look for what shows a row; empty where it may be found."""
    flying = one.flying and other.flying
    if (row.id in OF_KINGS and NOTHING in row.values) or (row.id in OF_FLYING and not flying):
        return _NO_KINGS
    if row.id == "kings-landing" and NOTHING in row.values:
        return _NO_KINGS
    if one.alike(row.id, other) and other.alike(row.id, one):
        return _COUNTED if row.id == "draws" else _SAME
    return ""
