"""How much capturing a server takes upon itself for rules that a stranger made up.

A flying king may capture in so many ways that no server could list them in time. How many depends
on how many lines there are for it to look along; the limits are what the known games need.
"""

from damarium.rules import BLACK, WHITE, Color, Flaw, Sheet
from damarium.rules.nearest import same

#: Steps to a neighbour that a king may take while it captures, from all squares together, where
#: it flies: what the widest of the known games needs.
MOST = 330
#: The same where a capture may end after any jump, so that each beginning of one is one more.
MOST_STOPPING = 100
#: The same where kings that fly stand on the board from the beginning, in a position of one's own.
MOST_DRAWN = 250
#: The same where all captures are free to choose, so that each is to be told from all others.
MOST_FREE = 162

TOO_WIDE = "kings that fly capture in too many ways here"
TOO_MANY = "kings that fly may not stand on so large a board from the beginning"


def limit_flaws(sheet: Sheet) -> tuple[Flaw, ...]:
    """What is wrong with rules that can be played, but not by strangers here."""
    if not sheet.kings.flying:
        return ()
    directions = sheet.kings.capture
    steps = max(_steps(sheet, color) for color in (WHITE, BLACK))
    if steps > (MOST_STOPPING if sheet.captures.may_stop else MOST):
        return (Flaw("kings.capture", directions.to_json(), TOO_WIDE),)
    start = sheet.setup.squares(sheet.board)
    if steps > (MOST_DRAWN if sheet.captures.prefer else MOST_FREE) and set(start) & set("WB"):
        return (Flaw("setup.diagram.position", start, TOO_MANY),)
    return ()


def placed_flaws(sheet: Sheet, placed: Sheet) -> tuple[Flaw, ...]:
    """The same of rules with a position that somebody set up; known games bear every one.

    A size or a house rule makes a known game as wide as rules of somebody's own.
    """
    return () if same(sheet) else limit_flaws(placed)


def _steps(sheet: Sheet, color: Color) -> int:
    ways = [way.index for way in sheet.kings.capture.of(color)]
    return sum(row[way] >= 0 for row in sheet.board.neighbours for way in ways)
