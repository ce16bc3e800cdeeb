"""The board seen from the other side, and in a mirror."""

from collections.abc import Callable

from damarium.rules import BLACK, WHITE, Sheet
from damarium.rules.compass import Compass, Directions
from tests.generators import Key, Paths

_ORDER = list(Compass)


def turns_round(sheet: Sheet) -> bool:
    """Whether the other colour plays by the same rules on the board turned round by 180 degrees."""
    width, height = (length - 1 for length in sheet.board.grid)
    places = sheet.board.places
    turned = tuple((width - column, height - row) for column, row in reversed(places))
    crowning = [set(sheet.promotion.on.of(sheet.board, color)) for color in (WHITE, BLACK)]
    return (
        turned == places
        and crowning[0] == {len(places) - 1 - square for square in crowning[1]}
        and all(_both_ways_round(directions) for directions in _directions(sheet))
    )


def _directions(sheet: Sheet) -> tuple[Directions, ...]:
    return sheet.men.move, sheet.men.capture, sheet.kings.move, sheet.kings.capture


def _both_ways_round(directions: Directions) -> bool:
    def opposite(direction: Compass) -> Compass:
        return _ORDER[(direction.index + 4) % 8]

    return set(directions.black) == {opposite(direction) for direction in directions.white}


def turned(picture: str) -> str:
    """A picture seen from the other side, the colours exchanged."""
    return picture[::-1].translate(str.maketrans("wWbB", "bBwW"))


def mirror(sheet: Sheet) -> tuple[int, ...]:
    """For every square the one that lies there in a mirror, on the mirrored board."""
    places = sheet.board.places
    order = sorted(range(len(places)), key=lambda i: (places[i][1], -places[i][0]))
    there = {square: position for position, square in enumerate(order)}
    return tuple(there[square] for square in range(len(places)))


def moved(moves: dict[Key, Paths], to: Callable[[int], int]) -> dict[Key, Paths]:
    """The same moves with every square carried elsewhere."""
    return {
        (to(origin), to(destination), frozenset(map(to, captured)), crowned): {
            tuple(map(to, path)) for path in paths
        }
        for (origin, destination, captured, crowned), paths in moves.items()
    }
