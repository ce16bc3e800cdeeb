"""Sheets as they would be on the board with a dark square at White's lower left.

Boards that are mirror images of each other are one board to the rules: what stands on one file of
the first stands on the opposite file of the second.
"""

from dataclasses import replace

from damarium.rules import Sheet
from damarium.rules.compass import Compass, Directions
from damarium.rules.geometry import DarkSquares
from damarium.rules.promotion import CrowningSquares
from damarium.rules.setup import Diagram

_ACROSS = {way: Compass(way.value.translate(str.maketrans("ew", "we"))) for way in Compass}


def turned(sheet: Sheet) -> Sheet:
    """The sheet itself, or its mirror image where the lower left is light."""
    board = sheet.board
    if not isinstance(board, DarkSquares) or not board.mirrored:
        return sheet
    men, promotion, setup = sheet.men, sheet.promotion, sheet.setup
    kings, waiting = sheet.kings, sheet.parachutists
    if isinstance(setup, Diagram):
        rows = dict(zip(board.places, setup.position, strict=True))
        plain = replace(board, mirrored=False)
        across = ((board.width - 1 - column, row) for column, row in plain.places)
        setup = Diagram("".join(rows[place] for place in across))
    if isinstance(promotion.on, CrowningSquares):
        white, black = (
            tuple(_across(name, board.width) for name in names)
            for names in (promotion.on.white, promotion.on.black)
        )
        promotion = replace(promotion, on=CrowningSquares(white, black))
    return replace(
        sheet,
        board=replace(board, mirrored=False),
        setup=setup,
        men=replace(
            men,
            move=_ways(men.move),
            capture=_ways(men.capture),
            capture_on=_ways(men.capture_on) if men.capture_on else None,
        ),
        kings=replace(kings, move=_ways(kings.move), capture=_ways(kings.capture)),
        parachutists=replace(waiting, capture=_ways(waiting.capture)) if waiting else None,
        promotion=promotion,
    )


def _ways(ways: Directions) -> Directions:
    white, black = (tuple(_ACROSS[way] for way in side) for side in (ways.white, ways.black))
    return Directions(white, black)


def _across(name: str, width: int) -> str:
    """The square on the opposite file."""
    return f"{chr(ord('a') + width - 1 - (ord(name[0]) - ord('a')))}{name[1:]}"
