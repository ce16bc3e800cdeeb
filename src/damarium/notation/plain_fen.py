"""FEN as this library writes it; read again without looking for flaws, as it has none."""

from functools import lru_cache

from damarium.notation.placement import NO_RUNS, Placement
from damarium.notation.squares import Squares, order, squares
from damarium.rules import BLACK, WHITE, Variant
from damarium.rules.geometry import Board
from damarium.rules.promotion import Promotion

_SIDES = {"W": WHITE, "B": BLACK}


class PlainFen:
    """The plain form of positions on one board: each side once, squares singly and by name.

    Programs hand positions to and fro by the thousand; whatever people write beside this form is
    for `read_fen` to understand.
    """

    __slots__ = ("_items", "_listed", "_marks", "_names")

    def __init__(
        self, named: Squares, promotion: Promotion, board: Board, *, parachutists: bool
    ) -> None:
        self._names = named.names
        self._listed = sorted(enumerate(named.names), key=lambda each: order(each[1]))
        self._items = {}
        for letter, color in _SIDES.items():
            crowning = promotion.on.of(board, color)
            mark = "P" if parachutists else ""
            men = {
                f"{mark if square in crowning else ''}{name}": (square, letter.lower())
                for square, name in enumerate(named.names)
                if mark or square not in crowning
            }
            kings = {f"K{name}": (square, letter) for square, name in enumerate(named.names)}
            self._items[letter] = men | kings
        self._marks = {
            piece: mark for items in self._items.values() for mark, piece in items.items()
        }

    def write(self, placement: Placement) -> str:
        """A position as text: men before kings, each in the order of their names.

        A man on a crowning square, where the game has them, is written as the parachutist he is.
        """
        position = placement.position
        lists: dict[str, list[str]] = {"w": [], "W": [], "b": [], "B": [], ".": []}
        for square, name in self._listed:
            piece = position[square]
            lists[piece].append(self._marks.get((square, piece), name))
        turn = "W" if placement.turn is WHITE else "B"
        white, black = lists["w"] + lists["W"], lists["b"] + lists["B"]
        return f"{turn}:W{','.join(white)}:B{','.join(black)}{self._runs(placement)}"

    def _runs(self, placement: Placement) -> str:
        """How often the same king was moved, Black's first, as programs for Frisian write it."""
        if placement.runs == NO_RUNS:
            return ""
        black, white = (
            f"{moves}K{self._names[square]}" if moves else "0"
            for square, moves in reversed(placement.runs)
        )
        return f":+{black}+{white}"

    def read(self, text: str) -> Placement | None:
        """The position of a text in the plain form; None where it takes more to read it."""
        turn, *fields = text.split(":")
        if turn not in _SIDES or [field[:1] for field in fields] != ["W", "B"]:
            return None
        board = ["."] * len(self._listed)
        count = 0
        for field in fields:
            items = self._items[field[0]]
            for item in field[1:].split(",") if field[1:] else ():
                found = items.get(item)
                if found is None:
                    return None
                board[found[0]] = found[1]
                count += 1
        if not count or count != len(board) - board.count("."):
            return None
        return Placement(_SIDES[turn], "".join(board))


def plain_fen(variant: Variant) -> PlainFen:
    """The plain form of a variant's positions."""
    sheet = variant.sheet
    return _plain_fen(
        squares(variant), sheet.promotion, sheet.board, parachutists=sheet.parachutists is not None
    )


@lru_cache(maxsize=64)
def _plain_fen(
    named: Squares, promotion: Promotion, board: Board, *, parachutists: bool
) -> PlainFen:
    return PlainFen(named, promotion, board, parachutists=parachutists)
