"""What is told of a game as JSON texts, made once for all who are told the same."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from damarium.server.play.fold import Game, Ply


@dataclass(frozen=True)
class Known:
    """What somebody has been told of a game.

    Attributes:
        number: the last event.
        plies: the moves.
        lines: how many lines of the chat.
    """

    number: int
    plies: tuple[Ply, ...]
    lines: int

    @classmethod
    def of(cls, game: Game) -> "Known":
        """All that there is to know now."""
        return cls(game.number, tuple(game.plies), len(game.chat))

    def stand(self, game: Game) -> int:
        """How many of the known moves are still those of the game."""
        stand = min(len(self.plies), game.ply)
        while stand and self.plies[stand - 1] is not game.plies[stand - 1]:
            stand -= 1
        return stand


class Telling:
    """The texts of one game as it stands, and those of its moves, which stay."""

    def __init__(self) -> None:
        self._texts: dict[Hashable, str] = {}
        self._moves: list[tuple[Ply, str]] = []

    def forget(self) -> None:
        """The game has gone on."""
        self._texts.clear()

    def text(self, key: Hashable, make: Callable[[], str]) -> str:
        """A text about the game as it stands."""
        if key not in self._texts:
            self._texts[key] = make()
        return self._texts[key]

    def moves(self, game: Game, since: int, tell: Callable[[Ply], str]) -> str:
        """The moves after the first `since`, as the text of a list."""
        for index, ply in enumerate(game.plies):
            if index == len(self._moves):
                self._moves.append((ply, tell(ply)))
            elif self._moves[index][0] is not ply:
                self._moves[index:] = [(ply, tell(ply))]
        return f"[{', '.join(text for _, text in self._moves[since : game.ply])}]"
