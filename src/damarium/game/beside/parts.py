"""What each row of a comparison stands for in a sheet, and sheets with a part of another one."""

from collections.abc import Callable
from dataclasses import replace

from damarium.rules import Sheet
from damarium.rules.captures import Criterion, Removal
from damarium.rules.geometry import DarkSquares
from damarium.rules.pieces import Landing

_Taken = Callable[[Sheet, Sheet], Sheet]
_MOST = Criterion.MOST_PIECES


def _of(part: str, *names: str) -> _Taken:
    """The first sheet with fields of a part as the second one has them."""

    def taken(sheet: Sheet, other: Sheet) -> Sheet:
        theirs = getattr(other, part)
        fields = {name: getattr(theirs, name) for name in names}
        return replace(sheet, **{part: replace(getattr(sheet, part), **fields)})

    return taken


def _quantity(sheet: Sheet, other: Sheet) -> Sheet:
    most = tuple(step for step in other.captures.prefer if step is _MOST)
    further = tuple(step for step in sheet.captures.prefer if step is not _MOST)
    return replace(sheet, captures=replace(sheet.captures, prefer=most + further))


def _precedence(sheet: Sheet, other: Sheet) -> Sheet:
    most = tuple(step for step in sheet.captures.prefer if step is _MOST)
    further = tuple(step for step in other.captures.prefer if step is not _MOST)
    captures = replace(sheet.captures, prefer=most + further, worth=other.captures.worth)
    return replace(sheet, captures=captures)


def _removal(sheet: Sheet, other: Sheet) -> Sheet:
    # whether kings may turn back is another row: it stays as it was
    removal, turn_back = other.captures.removal, _turns_back(sheet)
    return replace(sheet, captures=replace(sheet.captures, removal=removal, turn_back=turn_back))


def _turn_back(sheet: Sheet, other: Sheet) -> Sheet:
    return replace(sheet, captures=replace(sheet.captures, turn_back=_turns_back(other)))


def _turns_back(sheet: Sheet) -> bool:
    """Whether kings may turn back; pieces that stay until the move ends bar the way."""
    return sheet.captures.turn_back and sheet.captures.removal is Removal.AT_ONCE


def _parachutists(sheet: Sheet, other: Sheet) -> Sheet:
    return replace(sheet, parachutists=other.parachutists)


def _draws(sheet: Sheet, other: Sheet) -> Sheet:
    return replace(sheet, draws=other.draws)


#: By the id of a row: the first sheet with what the row stands for as the second one has it.
MOVES: dict[str, _Taken] = {
    "men-move": _of("men", "move", "far_row_only_captures"),
    "men-capture": _of("men", "capture", "capture_on"),
    "kings": _of("kings", "range", "move", "capture"),
    "kings-landing": _of("kings", "landing"),
    "men-take-kings": _of("men", "may_take_kings"),
    "compulsory": _of("captures", "compulsory"),
    "finish": _of("captures", "may_stop"),
    "quantity": _quantity,
    "precedence": _precedence,
    "removal": _removal,
    "crowning": _of("promotion", "on"),
    "crowning-capture": _of("promotion", "in_capture"),
    "parachutists": _parachutists,
    "linear": _of("men", "linear"),
    "straight-on": _of("captures", "straight_on"),
    "turn-back": _turn_back,
    "king-limit": _of("kings", "run_limit"),
}
#: The same where not the moves tell, but whether the game is over.
ENDS: dict[str, _Taken] = {
    "ends": _of("ends", "last_piece_loses", "losing"),
    "first-king": _of("ends", "first_king_wins"),
    "lone-king": _of("ends", "king_beats_man"),
    "draws": _draws,
}
ROWS = MOVES | ENDS
#: Rows that say something of kings, and nothing where there are none.
OF_KINGS = ("kings", "men-take-kings", "crowning-capture")
#: The same where they fly.
OF_FLYING = ("kings-landing", "turn-back")


def hybrid(row: str, sheet: Sheet, other: Sheet) -> Sheet:
    """A sheet with one part of another, and without what no longer means anything then."""
    mixed = ROWS[row](sheet, other)
    kings, captures, board = mixed.kings, mixed.captures, mixed.board
    if not kings.flying:
        kings = replace(kings, landing=Landing.ANY)
    if captures.removal is Removal.END_OF_MOVE:
        captures = replace(captures, turn_back=True)
    if isinstance(board, DarkSquares) and isinstance(other.board, DarkSquares):
        # lines that only one of both boards has are of use to pieces that know them
        board = replace(board, straight=board.straight or other.board.straight)
    return replace(mixed, kings=kings, captures=captures, board=board)
