"""Rules that nobody plays: valid ones of words thrown together, and JSON that is hardly any."""

from typing import Any

from hypothesis import reject
from hypothesis import strategies as st

from damarium.rules import BLACK, WHITE, InvalidRules, Sheet
from damarium.rules.captures import Captures, Criterion, Removal, Worth
from damarium.rules.compass import NAMED_DIRECTIONS, Compass, Directions
from damarium.rules.endings import Counter, Ends, Event, LastPiece, Pending, Repetition, Standoff
from damarium.rules.geometry import AllSquares, DarkSquares, Hexagon, Points
from damarium.rules.material import LONE_KING, Force, Material, exactly
from damarium.rules.numbering import Corner, Letters, Numbers
from damarium.rules.pieces import Kings, Landing, Men, Parachutists, Range
from damarium.rules.promotion import CrowningSquares, InCapture, Promotion, PromotionSquares
from damarium.rules.setup import Diagram, Rows
from damarium.rules.text import Text
from damarium.rules.validate import validate

_Board = DarkSquares | AllSquares | Points | Hexagon
_BOARDS: tuple[_Board, ...] = (
    *(DarkSquares(8, 8), DarkSquares(6, 6, mirrored=True), DarkSquares(8, 8, straight=True)),
    *(AllSquares(6, 6), AllSquares(8, 5), Points(5, 5), Hexagon(4)),
)
_ONE_EACH = Material(Force(pieces=exactly(1)), Force(pieces=exactly(1)))
_DRAWS = (
    Repetition(3),
    Counter("quiet", 80, (Event.CAPTURE, Event.MAN_ADVANCE)),
    Counter("crownings", 31, (Event.CROWNING,)),
    Counter("kings", 10, when=Material(LONE_KING, LONE_KING)),
    Standoff("one-each", _ONE_EACH),
    Standoff("far", Material(LONE_KING, _ONE_EACH.weaker), unless=Pending.FORCED_CAPTURE),
)

_ways = st.lists(st.sampled_from(Compass), max_size=4).map(tuple)
_named = st.sampled_from(list(NAMED_DIRECTIONS.values()))
_directions = st.one_of(_named, _named, st.builds(Directions, _ways, _ways))
_same_for_both = st.one_of(_named, _ways.map(lambda ways: Directions(ways, ways)))


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """A valid sheet: any words, any board."""
    board = draw(st.sampled_from(_BOARDS))
    flying = draw(st.booleans())
    weighed = draw(st.booleans())
    kinds = [each for each in Criterion if weighed or each is not Criterion.MOST_VALUE]
    prefer = draw(st.lists(st.sampled_from(kinds), unique=True, max_size=3))
    may_stop = draw(st.booleans()) and not prefer
    removal = draw(st.sampled_from(Removal))
    named = st.lists(st.sampled_from(board.letters), min_size=1, max_size=5, unique=True)
    on = draw(
        st.one_of(
            st.sampled_from(PromotionSquares),
            st.builds(CrowningSquares, named.map(tuple), named.map(tuple)),
        )
    )
    crowned = on is not PromotionSquares.NEVER
    sheet = Sheet(
        id="mix",
        names=Text(en="mix"),
        board=board,
        setup=draw(st.just(Rows(1)) | st.just(Diagram(_drawn(len(board.places))))),
        numbering=draw(st.just(Letters()) | st.builds(Numbers, st.sampled_from(Corner))),
        first=draw(st.sampled_from((WHITE, BLACK))),
        men=Men(
            draw(_directions),
            draw(_directions),
            draw(st.none() | _directions),
            may_take_kings=draw(st.booleans()),
            linear=draw(st.booleans()),
            far_row_only_captures=draw(st.booleans()),
        ),
        kings=Kings(
            draw(_same_for_both),
            draw(_same_for_both),
            Range.FLYING if flying else Range.SHORT,
            draw(st.sampled_from(Landing)) if flying else Landing.ANY,
            draw(st.none() | st.integers(1, 100)),
        ),
        parachutists=draw(st.none() | st.builds(Parachutists, _directions, st.booleans()))
        if crowned
        else None,
        captures=Captures(
            compulsory=draw(st.booleans()),
            prefer=tuple(prefer),
            worth=Worth(2, 3) if Criterion.MOST_VALUE in prefer else None,
            removal=removal,
            may_stop=may_stop,
            straight_on=draw(st.booleans()) and not flying,
            turn_back=draw(st.booleans()) or removal is Removal.END_OF_MOVE,
        ),
        promotion=Promotion(on, draw(st.sampled_from(InCapture))),
        ends=Ends(
            draw(st.none() | st.sampled_from(LastPiece)),
            draw(st.booleans()) and crowned,
            draw(st.booleans()) and crowned,
            losing=draw(st.booleans()),
        ),
        draws=tuple(draw(st.lists(st.sampled_from(_DRAWS), unique=True, max_size=4))),
    )
    try:
        return validate(sheet)
    except InvalidRules:
        # men that would have been crowned, directions that are none
        reject()


def _drawn(squares: int) -> str:
    return ("bB" + "." * squares)[: squares - 2] + "wW"


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["forward", "3+", "a1", "any", "white", "x" * 200, "\ud800", "w" * 32]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=8,
)


@st.composite
def mutants(draw: st.DrawFn, rules: dict[str, Any]) -> Any:
    """Rules of which up to three places hold something else, or nothing."""
    data: Any = rules
    for _ in range(draw(st.integers(1, 3))):
        paths = list(_paths(data))[1:] or [()]
        data = _changed(data, draw(st.sampled_from(paths)), draw(st.just(GONE) | json_values))
    return data


GONE = object()
_Path = tuple[str | int, ...]


def _paths(data: Any, path: _Path = ()) -> Any:
    yield path
    if isinstance(data, dict | list):
        for name, value in _items(data):
            yield from _paths(value, (*path, name))


def _items(data: Any) -> list[tuple[Any, Any]]:
    return list(data.items() if isinstance(data, dict) else enumerate(data))


def _changed(data: Any, path: _Path, value: Any) -> Any:
    if not path:
        return None if value is GONE else value
    first, *rest = path
    items = dict(_items(data))
    if not rest and value is GONE:
        del items[first]
    else:
        items[first] = _changed(items[first], tuple(rest), value)
    return items if isinstance(data, dict) else list(items.values())
