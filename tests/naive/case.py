"""An attempt that was refused, and what is said against it."""

from dataclasses import dataclass
from functools import cached_property

from damarium.game import Refusal
from tests.naive.captures import Sequence
from tests.naive.lines import Place
from tests.naive.scene import Path, Scene


@dataclass(frozen=True)
class Case:
    """What a reason is judged by."""

    scene: Scene
    attempt: Path
    refusal: Refusal

    @cached_property
    def proof(self) -> frozenset[Place]:
        """The squares that are said to prove it."""
        return frozenset(self.places(self.refusal.squares))

    @cached_property
    def better(self) -> list[Sequence]:
        """The legal ways of the move that is said to be better; none where it is not legal."""
        move = self.refusal.better
        if move is None:
            return []
        ends = self.places((move.origin, move.destination))
        captured = set(self.places(move.captured))
        if ends[0] in captured:
            piece = self.scene.board.get(ends[0], "")
            return [Sequence(ends, ends[:1], piece)] if self.scene.is_legal(ends) else []
        if not captured:
            piece = self.scene.board.get(ends[0], "")
            return [Sequence(ends, (), piece)] if self.scene.is_legal(ends) else []
        return [
            way
            for way in self.scene.captures
            if (way.path[0], way.path[-1]) == ends and set(way.captured) == captured
        ]

    def says(self, words: str) -> bool:
        """Whether the English sentence has these words."""
        return words in self.refusal.sentence("en")

    def places(self, squares: tuple[int, ...]) -> Path:
        """Squares as places of the board."""
        return tuple(self.scene.position.game.places[square] for square in squares)
