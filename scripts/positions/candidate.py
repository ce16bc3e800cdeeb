"""Small positions, made up at random or made smaller."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from damarium._core import Position, Rules
from damarium.rules import BLACK, WHITE, Color
from damarium.rules.geometry import Board
from scripts.positions.game import Game


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
        found: dict[str, list[int]] = {"w": [], "W": [], "b": [], "B": []}
        for square, piece in self.pieces:
            found[piece].append(square)
        runs = [(0, 0), (0, 0)]
        if self.run:
            runs[self.turn] = (found["WB"[self.turn]][0], self.run)
        return Position.of(rules, *found.values(), self.turn, (), runs if self.run else None)

    def stands_in(self, game: Game) -> bool:
        """Whether all its pieces can stand where they do in a game."""
        return all(
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


@dataclass(frozen=True)
class Kind:
    """What the positions that may show a row have in common.

    Attributes:
        own: how often a piece of the side to move is a king, 0 to 1.
        enemy: the same for the other side.
        run: how many moves on end the king of the side to move has made.
        near: how often a piece stands near another one.
    """

    own: float = 0.4
    enemy: float = 0.2
    run: int = 0
    near: float = 0.75


def positions(
    random: Random, games: Sequence[Game], kind: Kind, pieces: int
) -> Iterator[Candidate]:
    """Positions without end, of so many pieces on the board that the games share."""
    board = games[0].sheet.board
    lines = max((game.sheet.board.neighbours for game in games), key=_joined)
    squares = range(len(board.places))
    places = {
        color: [square for square in squares if _known(games, color, square)]
        for color in (WHITE, BLACK)
    }
    while True:
        turn = random.random() < 0.2
        mover, other = (BLACK, WHITE) if turn else (WHITE, BLACK)
        own = max(1, min(pieces - 1, random.choice((1, 1, 1, 2, 2, 3))))
        stand: dict[int, str] = {}
        for count in range(pieces):
            color = mover if count < own else other
            king = random.random() < (kind.own if color is mover else kind.enemy)
            if stand and random.random() < kind.near:
                square = _near(random, lines, random.choice(tuple(stand)))
            else:
                square = random.choice(squares if king else places[color])
            letter = color.value[0]
            if square < 0 or square in stand or not (king or square in places[color]):
                break
            stand[square] = letter.upper() if king else letter
        else:
            kings = sum(piece == "WB"[turn] for piece in stand.values())
            if not kind.run or kings == 1:
                yield Candidate(tuple(sorted(stand.items())), int(turn), kind.run)


def _near(random: Random, lines: Sequence[Sequence[int]], square: int) -> int:
    """One to three squares away along a line, where captures begin and go on."""
    ways = [way for way, beside in enumerate(lines[square]) if beside >= 0]
    way, steps = random.choice(ways), random.choice((1, 1, 2, 2, 3))
    for _ in range(steps):
        square = lines[square][way] if square >= 0 else -1
    if square >= 0 and random.random() < 0.4:
        # and then around a corner
        return random.choice(lines[square])
    return square


def _joined(lines: Sequence[Sequence[int]]) -> int:
    return sum(beside >= 0 for row in lines for beside in row)


def _known(games: Sequence[Game], color: Color, square: int) -> bool:
    """Whether men of a side can stand on a square in two games at least."""
    return sum(square in game.men[color] for game in games) > 1
