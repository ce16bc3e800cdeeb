"""How much capturing a server takes upon itself for rules that a stranger made up.

A flying king may capture in so many ways that no server could list them in time. How many depends
on the squares and the directions in which it looks; the limits are what the known games need.
"""

from damarium.rules import BLACK, WHITE, Flaw, Sheet

#: Squares times directions, for games in which kings fly.
MOST = 400
#: The same where a capture may end after any jump, so that each beginning of one is one more.
MOST_STOPPING = 128
#: The same where kings that fly stand on the board from the beginning, in a position of one's own.
MOST_DRAWN = 256

TOO_WIDE = "kings that fly capture in too many ways here"
TOO_MANY = "kings that fly may not stand on so large a board from the beginning"


def limit_flaws(sheet: Sheet) -> tuple[Flaw, ...]:
    """What is wrong with rules that can be played, but not by strangers here."""
    if not sheet.kings.flying:
        return ()
    directions = sheet.kings.capture
    ways = max(len(directions.of(color)) for color in (WHITE, BLACK))
    reach = len(sheet.board.places) * ways
    if reach > (MOST_STOPPING if sheet.captures.may_stop else MOST):
        return (Flaw("kings.capture", directions.to_json(), TOO_WIDE),)
    start = sheet.setup.squares(sheet.board)
    if reach > MOST_DRAWN and set(start) & set("WB"):
        return (Flaw("setup.diagram.position", start, TOO_MANY),)
    return ()
