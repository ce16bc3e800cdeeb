"""Whether the facts of a sheet fit together and the core can play them."""

from damarium.rules.captures import Captures
from damarium.rules.drawflaws import draw_flaws
from damarium.rules.flaws import Flaw, InvalidRules, id_flaws
from damarium.rules.geometry import MAX_SQUARES, DarkSquares
from damarium.rules.pieces import Kings, Landing, Range
from damarium.rules.setup import Diagram, Rows
from damarium.rules.sheet import Sheet
from damarium.rules.text import Text

MIN_SIDE, MAX_SIDE = 4, 16


def validate(sheet: Sheet) -> Sheet:
    """The sheet itself where it can be played; InvalidRules names all its flaws otherwise."""
    flaws = [
        *id_flaws("id", sheet.id),
        *_name_flaws(sheet.names),
        *_board_flaws(sheet.board),
        *_kings_flaws(sheet.kings),
        *_captures_flaws(sheet.captures),
        *draw_flaws(sheet.draws),
    ]
    if not any(flaw.field.startswith("board") for flaw in flaws):
        flaws += _setup_flaws(sheet)
    if flaws:
        raise InvalidRules(tuple(flaws))
    return sheet


def _name_flaws(names: Text) -> list[Flaw]:
    return [] if names.in_("en").strip() else [Flaw("names", "", "the game needs a name")]


def _board_flaws(board: DarkSquares) -> list[Flaw]:
    flaws = [
        Flaw(f"board.{board.word}.{name}", side, f"expected {MIN_SIDE} to {MAX_SIDE}")
        for name, side in (("width", board.width), ("height", board.height))
        if not MIN_SIDE <= side <= MAX_SIDE
    ]
    if not flaws and len(board.places) > MAX_SQUARES:
        size = f"{board.width}x{board.height}"
        flaws.append(Flaw("board", size, f"expected at most {MAX_SQUARES} playing squares"))
    return flaws


def _kings_flaws(kings: Kings) -> list[Flaw]:
    flaws = [
        Flaw(f"kings.{name}", directions.to_json(), "expected the same for white and black")
        for name, directions in (("move", kings.move), ("capture", kings.capture))
        if set(directions.white) != set(directions.black)
    ]
    if kings.range is Range.SHORT and kings.landing is Landing.NEXT:
        flaws.append(Flaw("kings.landing", "next", "a short king lands there in any case"))
    return flaws


def _captures_flaws(captures: Captures) -> list[Flaw]:
    flaws = []
    if len(set(captures.prefer)) != len(captures.prefer):
        words = [criterion.value for criterion in captures.prefer]
        flaws.append(Flaw("captures.prefer", words, "each criterion may stand once"))
    return flaws


def _setup_flaws(sheet: Sheet) -> list[Flaw]:
    setup, board = sheet.setup, sheet.board
    if isinstance(setup, Rows):
        most = (board.height - 1) // 2
        if 1 <= setup.rows <= most:
            return []
        return [Flaw("setup.rows.rows", setup.rows, f"expected 1 to {most} on this board")]
    if len(setup.position) != len(board.places):
        reason = f"expected one character for each of {len(board.places)} squares"
        return [Flaw("setup.diagram.position", setup.position, reason)]
    strange = sorted(set(setup.position) - set("wWbB."))
    if strange:
        return [Flaw("setup.diagram.position", "".join(strange), "expected w W b B and .")]
    return _sides_flaws(setup)


def _sides_flaws(setup: Diagram) -> list[Flaw]:
    return [
        Flaw("setup.diagram.position", setup.position, f"{side} has no piece")
        for side, pieces in (("white", "wW"), ("black", "bB"))
        if not set(setup.position) & set(pieces)
    ]
