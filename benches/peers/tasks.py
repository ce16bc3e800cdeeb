"""The positions on which programs are compared, each with its published number of leaves."""

from dataclasses import dataclass

from damarium.game import Board

RANDOM178 = "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24"
WOLDOUBY = "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26"


@dataclass(frozen=True)
class Task:
    """A count of leaves.

    Attributes:
        name: what the table calls it.
        variant: the game.
        depth: in plies.
        leaves: how many there are, counted in distinct moves.
        fen: the position, or nothing for the beginning of the game.
        visited: how many there are where captures also differ by the squares they turn on.
    """

    name: str
    variant: str
    depth: int
    leaves: int
    fen: str = ""
    visited: int | None = None

    @property
    def board(self) -> Board:
        """The position in our library."""
        return Board(self.variant, fen=self.fen or None)


TASKS = (
    Task("international", "international", 8, 6_483_961),
    Task("random178", "international", 7, 9_041_010, RANDOM178),
    Task("woldouby", "international", 13, 9_872_645, WOLDOUBY),
    Task("american", "american", 10, 18_391_564),
    Task("brazilian", "brazilian", 10, 21_560_022),
    Task("pool", "pool", 10, 22_435_955),
    Task("czech", "czech", 10, 18_368_918),
    Task("spanish", "spanish", 10, 17_743_464),
    Task("italian", "italian", 10, 17_761_384),
    Task("russian", "russian", 10, 22_444_032),
    Task("canadian", "canadian", 7, 4_369_366),
    Task("frisian", "frisian", 9, 15_605_069),
    Task("killer", "killer", 8, 6_483_961),
    Task("breakthrough", "breakthrough", 8, 6_483_961),
    Task("thai", "thai", 8, 14_533_014),
    Task("turkish", "turkish", 7, 10_782_308, visited=10_782_382),
    Task("dameo", "dameo", 4, 6_253_934),
)
