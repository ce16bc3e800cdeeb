"""Whether a game can begin as its sheet says."""

from collections.abc import Iterator

from damarium.rules.color import BLACK, WHITE
from damarium.rules.flaws import Flaw
from damarium.rules.setup import Diagram, OpeningRemoval, Rows
from damarium.rules.sheet import Sheet

_PATH = "setup.diagram.position"


def setup_flaws(sheet: Sheet) -> list[Flaw]:
    """Every flaw of a set-up with its path."""
    setup, board = sheet.setup, sheet.board
    if isinstance(setup, Rows):
        most = (board.grid[1] - 1) // 2
        if not 1 <= setup.rows <= most:
            return [Flaw("setup.rows.rows", setup.rows, f"expected 1 to {most} on this board")]
    else:
        if len(setup.position) != len(board.places):
            reason = f"expected one character for each of {len(board.places)} squares"
            return [Flaw(_PATH, setup.position, reason)]
        strange = sorted(set(setup.position) - set("wWbB."))
        if strange:
            return [Flaw(_PATH, "".join(strange), "expected w W b B and .")]
        flaws = [*_sides_flaws(setup), *_far_flaws(sheet, setup)]
        if flaws:
            return flaws
    return list(_opening_flaws(sheet, sheet.opening)) if sheet.opening else []


def _sides_flaws(setup: Diagram) -> Iterator[Flaw]:
    for side, pieces in (("white", "wW"), ("black", "bB")):
        if not set(setup.position) & set(pieces):
            yield Flaw(_PATH, setup.position, f"{side} has no piece")


def _far_flaws(sheet: Sheet, setup: Diagram) -> Iterator[Flaw]:
    if sheet.parachutists is not None:
        return
    for color in (WHITE, BLACK):
        for square in sheet.promotion.on.of(sheet.board, color):
            if setup.position[square] == color.value[0]:
                name = sheet.board.letters[square]
                yield Flaw(_PATH, setup.position, f"a man on {name} would have been crowned")
                return


def _opening_flaws(sheet: Sheet, opening: OpeningRemoval) -> Iterator[Flaw]:
    position = sheet.setup.squares(sheet.board)
    if position.count(".") > 1:
        yield Flaw("opening", None, "needs a set-up that fills the board, but for one hole at most")
    named = dict(zip(sheet.board.letters, position, strict=True))
    if not opening.squares:
        yield Flaw("opening.squares", [], "expected at least one square")
    own = sheet.first.value[0]
    # what was taken away already says nothing about where the game begins
    for square in opening.squares if "." not in position else ():
        if named.get(square, ".").lower() != own:
            yield Flaw("opening.squares", square, "expected a piece of the side that begins there")
