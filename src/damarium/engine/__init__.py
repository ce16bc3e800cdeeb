"""Play against the computer and let it analyse, in every variant.

>>> from damarium.engine import Analyst, Limit
>>> from damarium.game import Board
>>> board = Board("spanish")
>>> Analyst(board.variant).analyse(board, Limit(depth=5)).depth
5
"""

from damarium.engine.analyst import Analysis, Analyst
from damarium.engine.levels import LEVELS, Level, level
from damarium.engine.limits import Limit
from damarium.engine.player import Player

__all__ = ["LEVELS", "Analysis", "Analyst", "Level", "Limit", "Player", "level"]
