"""The board seen from the other side, and in a mirror."""

from collections.abc import Callable

from damarium.rules import BLACK, WHITE, Sheet
from damarium.rules.compass import Compass, Directions
from damarium.rules.flaws import InvalidRules
from damarium.rules.transforms import TRANSFORMS
from tests.generators import Key, Paths, Runs

_ORDER = list(Compass)


def turns_round(sheet: Sheet) -> bool:
    """Whether the other colour plays by the same rules on the board turned round by 180 degrees."""
    board = sheet.board
    width, height = (length - 1 for length in board.grid)
    places = board.places
    turned = tuple((width - column, height - row) for column, row in reversed(places))
    if turned != places:
        return False
    last = len(places) - 1
    crowning = [set(sheet.promotion.on.of(board, color)) for color in (WHITE, BLACK)]
    # the lines of a board may leave it another one when it is turned
    joined = tuple(
        tuple(last - next_ if next_ >= 0 else next_ for next_ in row[4:] + row[:4])
        for row in reversed(board.neighbours)
    )
    return (
        joined == board.neighbours
        # who takes the first piece away is one side only, from squares of its own
        and sheet.opening is None
        and crowning[0] == {last - square for square in crowning[1]}
        and all(_both_ways_round(directions) for directions in _directions(sheet))
    )


def turned_runs(runs: Runs, last: int) -> Runs:
    """Runs seen from the other side, `last` being the board's last square."""
    black, white = moved_runs(runs, lambda square: last - square)
    return white, black


def moved_runs(runs: Runs, to: Callable[[int], int]) -> Runs:
    """The same runs with every square carried elsewhere."""
    white, black = ((to(square), moves) if moves else (0, 0) for square, moves in runs)
    return white, black


def _directions(sheet: Sheet) -> list[Directions]:
    men, kings, third = sheet.men, sheet.kings, sheet.parachutists
    found = [men.move, men.capture, men.capture_on or men.capture, kings.move, kings.capture]
    return [*found, third.capture] if third else found


def _both_ways_round(directions: Directions) -> bool:
    def opposite(direction: Compass) -> Compass:
        return _ORDER[(direction.index + 4) % 8]

    return set(directions.black) == {opposite(direction) for direction in directions.white}


def turned(picture: str) -> str:
    """A picture seen from the other side, the colours exchanged."""
    return picture[::-1].translate(str.maketrans("wWbB", "bBwW"))


def mirrors(sheet: Sheet) -> bool:
    """Whether the vocabulary has a mirrored form of a sheet, and right and left are alike in it."""
    try:
        TRANSFORMS["mirrored"].apply(sheet)
    except InvalidRules:
        return False
    return all(
        {way.step for way in ways} == {(-way.step[0], way.step[1]) for way in ways}
        for directions in _directions(sheet)
        for ways in (directions.white, directions.black)
    )


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
