"""Small positions, drawn by lot."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from damarium.game.beside.candidate import Candidate
from damarium.game.beside.game import Game
from damarium.rules import BLACK, WHITE, Color


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


_KINDS = {
    "men-move": Kind(own=0, enemy=0.1, near=0.3),
    "men-capture": Kind(own=0, enemy=0.1),
    "kings": Kind(own=1, enemy=0.1, near=0.5),
    "kings-landing": Kind(own=1, enemy=0.2),
    "men-take-kings": Kind(own=0, enemy=0.8),
    "removal": Kind(own=0.9, enemy=0.1),
    "crowning": Kind(own=0, enemy=0.1),
    "crowning-capture": Kind(own=0, enemy=0.1),
    "linear": Kind(own=0, enemy=0.1),
    "turn-back": Kind(own=1, enemy=0.1),
    "king-limit": Kind(own=0.5, enemy=0.2, run=3, near=0.3),
    "ends": Kind(own=0.2, enemy=0.4),
    "first-king": Kind(own=0.5, enemy=0.3),
    "draws": Kind(own=0.8, enemy=0.8, near=0.3),
}
_USUAL = Kind(own=0.4, enemy=0.3)


def kind_of(row: str) -> Kind:
    """What is likely to show a row."""
    return _KINDS.get(row, _USUAL)


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
