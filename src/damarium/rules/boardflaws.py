"""Whether a board can be played on, and whether its squares have names."""

from collections.abc import Iterator

from damarium.rules.flaws import Flaw
from damarium.rules.geometry import MAX_SQUARES, Board, Hexagon
from damarium.rules.numbering import Letters, Numbers

MIN_SIDE, MAX_SIDE = 4, 16
MIN_EDGE, MAX_EDGE = 3, 6


def board_flaws(board: Board) -> list[Flaw]:
    """Every flaw of a board with its path."""
    if isinstance(board, Hexagon):
        if MIN_EDGE <= board.side <= MAX_EDGE:
            return []
        return [Flaw("board.hexagon.side", board.side, f"expected {MIN_EDGE} to {MAX_EDGE} cells")]
    flaws = [
        Flaw(f"board.{board.word}.{name}", side, f"expected {MIN_SIDE} to {MAX_SIDE}")
        for name, side in zip(("width", "height"), board.size, strict=True)
        if not MIN_SIDE <= side <= MAX_SIDE
    ]
    if not flaws and len(board.places) > MAX_SQUARES:
        flaws.append(
            Flaw("board", board.dimensions, f"expected at most {MAX_SQUARES} playing squares")
        )
    return flaws


def numbering_flaws(board: Board, numbering: Numbers | Letters) -> Iterator[Flaw]:
    """Every flaw of the names of squares with its path."""
    if not isinstance(numbering, Letters) or not numbering.files:
        return
    files, width = numbering.files, board.size[0]
    fits = files.isascii() and files.isalpha() and files.islower()
    if not fits or len(set(files)) != len(files) or len(files) != width:
        reason = f"expected {width} different lower-case letters"
        yield Flaw("numbering.letters.files", files, reason)
