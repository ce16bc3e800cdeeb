"""What a cell of the table of all games, or the answer to a question, says of a sheet: its facts.

They are read from the sheets here once more, without the code that makes the words.
"""

from collections.abc import Callable, Hashable

from damarium.rules import Sheet, parse
from damarium.rules.captures import Criterion
from damarium.rules.compass import Directions
from damarium.rules.endings import Draw, LastPiece, Repetition, Standoff
from damarium.rules.geometry import DarkSquares, Hexagon, Points
from damarium.rules.piecefacts import crowns, has_kings
from damarium.rules.pieces import Landing
from damarium.rules.promotion import CrowningSquares, InCapture

Claim = Callable[[Sheet], Hashable]


def _ladder(sheet: Sheet) -> tuple[Criterion, ...]:
    prefer = tuple(dict.fromkeys(sheet.captures.prefer))
    if has_kings(sheet):
        return prefer
    # without kings a piece is a piece, and its worth does not matter
    counts = {Criterion.MOST_PIECES, Criterion.MOST_VALUE} & set(prefer)
    return (Criterion.MOST_PIECES,) if counts else ()


def _worth(sheet: Sheet) -> Hashable:
    return Criterion.MOST_VALUE in _ladder(sheet) and sheet.captures.worth


def _quality(sheet: Sheet) -> bool:
    steps, worth = _ladder(sheet), sheet.captures.worth
    heavier = worth is not None and worth.king > worth.man
    return (
        Criterion.MOST_KINGS in steps
        or Criterion.KINGS_EARLIEST in steps
        or (Criterion.MOST_VALUE in steps and heavier)
    )


def _precedence(sheet: Sheet) -> Hashable:
    steps = _ladder(sheet)
    if len(steps) > 1:
        return steps, _worth(sheet)
    # quantity tells these where they stand alone
    return frozenset(steps) - {Criterion.MOST_PIECES, Criterion.MOST_VALUE}


def _side_counts(sheet: Sheet) -> Hashable:
    position = sheet.setup.squares(sheet.board).lower()
    return position.count("w"), position.count("b")


def _shape(sheet: Sheet) -> Hashable:
    return type(sheet.board), sheet.board.dimensions


def _mirrored(sheet: Sheet) -> Hashable:
    return isinstance(sheet.board, DarkSquares) and (sheet.board.mirrored,)


def _flying(sheet: Sheet) -> bool:
    return has_kings(sheet) and sheet.kings.flying


def _ways(sheet: Sheet, directions: Directions | None) -> Hashable:
    """Directions as far as the board has them."""
    if directions is None:
        return None
    board = sheet.board.neighbours
    there = {way for row in board for way, beside in enumerate(row) if beside >= 0}
    return tuple(
        frozenset(way.index for way in side if way.index in there)
        for side in (directions.white, directions.black)
    )


def _back(sheet: Sheet) -> bool:
    """Whether a man of White ever jumps towards its own side."""
    men, board = sheet.men, sheet.board
    there = {way for row in board.neighbours for way, beside in enumerate(row) if beside >= 0}
    ways = (*men.capture.white, *(men.capture_on or men.capture).white)
    # rows are counted from the top
    return any(way.step[1] > 0 for way in ways if way.index in there)


def _drawn(rule: Draw) -> Hashable:
    if isinstance(rule, Repetition):
        return rule.times, rule.claimed
    if isinstance(rule, Standoff):
        return rule.when, rule.unless
    return rule.plies, rule.counts, rule.when, rule.starts, frozenset(rule.resets), rule.claimed


def _draws(sheet: Sheet) -> Hashable:
    return tuple(map(_drawn, sheet.draws[:2])), len(sheet.draws)


#: What each column claims: where two sheets differ in it their cells do, and only there.
COLUMNS: dict[str, Claim] = {
    "board": _shape,
    "men": _side_counts,
    "flying": _flying,
    "quantity": lambda sheet: (Criterion.MOST_PIECES in _ladder(sheet), _worth(sheet)),
    "quality": _quality,
    "precedence": _precedence,
    "orientation": _mirrored,
    "first": lambda sheet: sheet.first,
    "removal": lambda sheet: sheet.captures.removal,
    "crowning": lambda sheet: crowns(sheet) and sheet.promotion.in_capture,
}


def _unusual(landing: Landing) -> Hashable:
    return landing is not Landing.ANY and landing


#: What is special, one by one: where two sheets differ in it, what is said to be special does.
SPECIAL: dict[str, Claim] = {
    "losing": lambda sheet: sheet.ends.losing,
    "first king": lambda sheet: sheet.ends.first_king_wins,
    "lone king": lambda sheet: (
        sheet.ends.king_beats_man
        and not sheet.ends.first_king_wins
        and sheet.ends.last_piece_loses is not LastPiece.ANY
    ),
    "last piece": lambda sheet: sheet.ends.last_piece_loses,
    "points": lambda sheet: isinstance(sheet.board, Points),
    "hexagons": lambda sheet: isinstance(sheet.board, Hexagon),
    "straight lines": lambda sheet: isinstance(sheet.board, DarkSquares) and sheet.board.straight,
    "opening": lambda sheet: sheet.opening is not None,
    "parachutists": lambda sheet: sheet.parachutists is not None,
    "lines of men": lambda sheet: sheet.men.linear,
    "far row": lambda sheet: sheet.men.far_row_only_captures,
    "kings are safe": lambda sheet: has_kings(sheet) and not sheet.men.may_take_kings,
    "landing": lambda sheet: _flying(sheet) and _unusual(sheet.kings.landing),
    "limit": lambda sheet: has_kings(sheet) and sheet.kings.run_limit,
    "choice": lambda sheet: sheet.captures.compulsory,
    "stopping": lambda sheet: sheet.captures.may_stop,
    "straight on": lambda sheet: sheet.captures.straight_on,
    "no turning back": lambda sheet: _flying(sheet) and not sheet.captures.turn_back,
    "never crowned": crowns,
    "crowned on": lambda sheet: (
        sheet.promotion.on if isinstance(sheet.promotion.on, CrowningSquares) else None
    ),
    "goes on": lambda sheet: (
        crowns(sheet) and sheet.promotion.in_capture is InCapture.GOES_ON_AS_KING
    ),
}


def _place_of_quantity(sheet: Sheet) -> Hashable:
    steps = _ladder(sheet)
    if Criterion.MOST_PIECES in steps:
        return steps[0] is Criterion.MOST_PIECES
    return Criterion.MOST_VALUE in steps and (steps, sheet.captures.worth)


def _on_american_board(sheet: Sheet) -> Hashable:
    american = parse("american").sheet
    if _shape(sheet) != _shape(american):
        return _shape(sheet), _side_counts(sheet)
    if sheet.board != american.board:
        return _mirrored(sheet)
    theirs = american.setup.squares(american.board)
    return sheet.setup.squares(sheet.board) == theirs


#: The same of the answers to questions.
def _place_of_quality(sheet: Sheet) -> Hashable:
    if not has_kings(sheet):
        # why there are none is told
        return "no place", crowns(sheet)
    steps = _ladder(sheet)
    return (steps, _worth(sheet)) if _quality(sheet) else Criterion.BY_KING in steps


ANSWERS: dict[str, Claim] = {
    "quantity": _place_of_quantity,
    "quality": _place_of_quality,
    "flying": lambda sheet: (
        has_kings(sheet),
        _flying(sheet),
        _flying(sheet) and sheet.kings.landing,
        # who may stop need not come down where it could go on
        _flying(sheet) and sheet.kings.landing is not Landing.NEXT and sheet.captures.may_stop,
    ),
    "begins": lambda sheet: (sheet.first, sheet.opening is not None),
    "board": _on_american_board,
}


def men_capture(sheet: Sheet) -> Hashable:
    """What the answer says to how men capture."""
    men = sheet.men
    return _ways(sheet, men.capture), _ways(sheet, men.capture_on or men.capture)


backward = _back
draws = _draws
