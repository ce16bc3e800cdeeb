"""Small positions, as they are looked at and made smaller."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from damarium._core import Position, Rules
from damarium.game.beside.game import Game
from damarium.rules import BLACK, WHITE
from damarium.rules.geometry import Board

_ITEM = re.compile(r"(K?)([a-z])([0-9]+)")


@dataclass(frozen=True, order=True)
class Candidate:
    """A position on a turned board.

    Attributes:
        pieces: pairs of a square and what stands there: `w b` men, `W B` kings.
        turn: 0 where White is to move, 1 where Black is.
        run: how many quiet moves the only king of the side to move has made on end.
    """

    pieces: tuple[tuple[int, str], ...]
    turn: int = 0
    run: int = 0

    def position(self, rules: Rules) -> Position:
        """The core's position."""
        men, kings = (
            [[square for square, piece in self.pieces if piece == letter] for letter in letters]
            for letters in ("wb", "WB")
        )
        runs = [(0, 0), (0, 0)]
        if self.run:
            runs[self.turn] = (kings[self.turn][0], self.run)
        return Position.of(
            rules, men[0], kings[0], men[1], kings[1], self.turn, (), runs if self.run else None
        )

    def stands_in(self, game: Game) -> bool:
        """Whether all its pieces can stand where they do in a game, after so many moves of one."""
        return self.run <= (game.sheet.kings.run_limit or self.run) and all(
            game.crowns if piece.isupper() else square in game.men[_COLORS[piece]]
            for square, piece in self.pieces
        )

    def smaller(self) -> Iterator["Candidate"]:
        """The positions with one piece less, both sides still having one."""
        for gone in self.pieces:
            pieces = tuple(piece for piece in self.pieces if piece != gone)
            if len({piece.lower() for _, piece in pieces}) == 2:
                kings = [piece for _, piece in pieces if piece == "WB"[self.turn]]
                yield replace(self, pieces=pieces, run=self.run if kings else 0)

    @classmethod
    def read(cls, position: str, letters: Sequence[str], up: int = 0) -> "Candidate":
        """The position that a text means, so many rows up, on a board with these squares.

        ValueError where the board has no such square.
        """
        turn, *sides = position.split(":")
        pieces = [
            (letters.index(f"{file}{int(rank) + up}"), side[0].upper() if king else side[0].lower())
            for side in sides[:2]
            for king, file, rank in _ITEM.findall(side[1:])
        ]
        runs = re.findall(r"([0-9]+)K", sides[2]) if sides[2:] else []
        return cls(tuple(sorted(pieces)), int(turn == "B"), int(runs[0]) if runs else 0)

    def across(self, squares: int) -> "Candidate":
        """The same position on a board of so many squares, seen by the other side."""
        pieces = ((squares - 1 - square, _OTHER[piece]) for square, piece in self.pieces)
        return replace(self, pieces=tuple(sorted(pieces)), turn=1 - self.turn)

    def fen(self, board: Board) -> str:
        """The position as text, its squares by file and rank on the turned board."""
        sides = {
            color: [
                ("K" if piece.isupper() else "") + board.letters[square]
                for square, piece in sorted(self.pieces, key=lambda each: (each[1].isupper(), each))
                if _COLORS[piece] is color
            ]
            for color in (WHITE, BLACK)
        }
        text = f"{'WB'[self.turn]}:W{','.join(sides[WHITE])}:B{','.join(sides[BLACK])}"
        if not self.run:
            return text
        king = next(square for square, piece in self.pieces if piece == "WB"[self.turn])
        runs = ["0", "0"]
        # Black's stands first
        runs[1 - self.turn] = f"{self.run}K{board.letters[king]}"
        return f"{text}:+{runs[0]}+{runs[1]}"


_OTHER = {"w": "b", "W": "B", "b": "w", "B": "W"}
_COLORS = {"w": WHITE, "W": WHITE, "b": BLACK, "B": BLACK}
