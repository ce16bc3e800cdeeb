"""The switches of the board: its shape, its size, what stands on it, and who begins."""

from typing import Any

from damarium.rules.boardflaws import board_flaws
from damarium.rules.flaws import InvalidRules
from damarium.rules.geometry import AllSquares, DarkSquares, Hexagon, Points
from damarium.rules.jsonform import decode
from damarium.rules.setup import Rows
from damarium.rules.switches.switch import (
    Choice,
    Draft,
    Kind,
    Switch,
    Translate,
    choice,
    number_from,
    set_at,
    text_of,
    value_at,
    yes_and_no,
)

AnyBoard = DarkSquares | AllSquares | Points | Hexagon

_PLAIN = {
    "dark": "dark_squares",
    "crossed": "dark_squares",
    "plain": "all_squares",
    "chequered": "all_squares",
    "points": "points",
    "hexagon": "hexagon",
}


def board_of(draft: Draft) -> AnyBoard | None:
    """The board of a draft; None where it is none that can be played on."""
    words: dict[str, type[AnyBoard]] = {
        kind.word: kind for kind in (DarkSquares, AllSquares, Points, Hexagon)
    }
    word, inner = _board(draft)
    try:
        board = decode(words[word], {word: inner}) if word in words else None
    except InvalidRules:
        return None
    # also against boards so large that nobody could wait for their squares
    return None if board is None or board_flaws(board) else board


def board_switches(_: Translate) -> tuple[Switch, ...]:
    """Shape and size of the board, the names of its squares."""
    shapes = (
        Choice("dark", _("chequered, dark squares only")),
        Choice("crossed", _("dark squares, rows and columns are lines, too")),
        Choice("chequered", _("chequered, all squares")),
        Choice("plain", _("one colour, all squares")),
        Choice("points", _("points joined by lines")),
        Choice("hexagon", _("hexagon")),
    )
    corners = (
        Choice("no", _("a dark square at the lower left")),
        Choice("yes", _("a light square at the lower left")),
    )
    names = (
        Choice("upper_left", _("numbers from the upper left")),
        Choice("upper_right", _("numbers from the upper right")),
        Choice("lower_left", _("numbers from the lower left")),
        Choice("lower_right", _("numbers from the lower right")),
        Choice("letters", _("letters and numbers, a1 at White's lower left")),
    )
    return (
        Switch(
            "board.shape",
            _("Board"),
            _("Which squares are played on."),
            Kind.CHOICE,
            _shape,
            _set_shape,
            shapes,
            # what is wrong with the board and has no field of its own
            ("board",),
        ),
        _side("width", _("Files"), _("Squares from left to right."), range(4, 17)),
        _side("height", _("Rows"), _("Squares from White to Black."), range(4, 17)),
        _side("side", _("Edge"), _("Cells along each edge of the hexagon."), range(3, 7)),
        Switch(
            "board.mirrored",
            _("Corner"),
            _("How the board lies before whoever sits below."),
            Kind.CHOICE,
            lambda draft: _inner_text(draft, "mirrored", default=False),
            lambda draft, value: _set_inner(draft, "mirrored", value == "yes"),
            corners,
        ),
        Switch(
            "numbering",
            _("Names of the squares"),
            _("How moves are written."),
            Kind.CHOICE,
            _numbering,
            _set_numbering,
            names,
            ("numbering",),
        ),
    )


def setup_switches(_: Translate) -> tuple[Switch, ...]:
    """What stands on the board when the game begins, and who begins."""
    kinds = (
        Choice("rows", _("rows of men")),
        Choice("diagram", _("a position of its own")),
    )
    return (
        Switch(
            "setup.kind",
            _("Set-up"),
            _("Rows of men, or a position drawn square by square."),
            Kind.CHOICE,
            _setup_kind,
            _set_setup_kind,
            kinds,
            ("setup",),
        ),
        Switch(
            "setup.rows",
            _("Rows of men"),
            _("How many rows each side fills."),
            Kind.NUMBER,
            lambda draft: text_of(value_at(draft, "setup.rows.rows")),
            lambda draft, value: set_at(draft, "setup.rows.rows", number_from(value)),
            paths=("setup.rows",),
            numbers=range(1, 9),
        ),
        Switch(
            "setup.position",
            _("Position"),
            _("Row by row from the top: w and b are men, W and B kings, a full stop is empty."),
            Kind.TEXT,
            _position,
            _set_position,
            paths=("setup.diagram",),
        ),
        choice(
            "first",
            _("Who begins"),
            _("White sits at the bottom of every picture."),
            (Choice("white", _("White")), Choice("black", _("Black"))),
            "white",
        ),
        Switch(
            "opening",
            _("First take a piece away"),
            _("On a full board each side first takes away a piece of its own."),
            Kind.YES,
            lambda draft: text_of(isinstance(draft.get("opening"), dict)),
            _set_opening,
            yes_and_no(_),
            ("opening",),
        ),
        Switch(
            "opening.squares",
            _("Taken away on"),
            _("The squares among which the first piece is chosen, by file and rank: d5 e4."),
            Kind.TEXT,
            lambda draft: squares_text(value_at(draft, "opening.squares")),
            lambda draft, value: set_at(draft, "opening.squares", squares_json(value)),
            paths=("opening.squares",),
        ),
    )


def squares_text(data: object) -> str:
    """A list of squares as one text."""
    return " ".join(map(str, data)) if isinstance(data, list) else ""


def squares_json(text: str) -> list[str]:
    """The list that a text of squares means."""
    return text.casefold().replace(",", " ").split()[:128]


def _board(draft: Draft) -> tuple[str, dict[str, Any]]:
    board = draft.get("board")
    if isinstance(board, dict) and len(board) == 1:
        word, inner = next(iter(board.items()))
        if isinstance(inner, dict):
            return str(word), inner
    return "", {}


def _shape(draft: Draft) -> str:
    word, inner = _board(draft)
    if word == "dark_squares":
        return "crossed" if inner.get("straight") is True else "dark"
    if word == "all_squares":
        return "chequered" if inner.get("chequered") is True else "plain"
    return word


def _set_shape(draft: Draft, shape: str) -> None:
    if shape not in _PLAIN or shape == _shape(draft):
        return
    word, inner = _board(draft)
    if shape == "hexagon":
        draft["board"] = {"hexagon": {"side": 5}}
        return
    width, height = inner.get("width", 8), inner.get("height", 8)
    new: dict[str, Any] = {"width": width, "height": height}
    if _PLAIN[shape] == word == "dark_squares" and "mirrored" in inner:
        new["mirrored"] = inner["mirrored"]
    if shape in ("crossed", "chequered"):
        new["straight" if shape == "crossed" else "chequered"] = True
    draft["board"] = {_PLAIN[shape]: new}


def _inner_text(draft: Draft, name: str, *, default: object = None) -> str:
    word, inner = _board(draft)
    if name == "mirrored" and word != "dark_squares":
        return ""
    return text_of(inner.get(name, default))


def _set_inner(draft: Draft, name: str, value: object) -> None:
    word, inner = _board(draft)
    if value is False:
        inner.pop(name, None)
    elif word:
        inner[name] = value


def _side(name: str, label: str, help: str, numbers: range) -> Switch:
    words = ("hexagon",) if name == "side" else ("dark_squares", "all_squares", "points")
    return Switch(
        f"board.{name}",
        label,
        help,
        Kind.NUMBER,
        read=lambda draft: _inner_text(draft, name),
        write=lambda draft, value: _set_inner(draft, name, number_from(value)),
        paths=tuple(f"board.{word}.{name}" for word in words),
        numbers=numbers,
    )


def _numbering(draft: Draft) -> str:
    numbering = draft.get("numbering", {})
    if isinstance(numbering, dict) and "letters" in numbering:
        return "letters"
    return text_of(value_at(draft, "numbering.numbers.start", "upper_left"))


def _set_numbering(draft: Draft, value: str) -> None:
    if value == _numbering(draft):
        return
    if value == "letters":
        draft["numbering"] = {"letters": {}}
    elif value == "upper_left":
        draft.pop("numbering", None)
    else:
        draft["numbering"] = {"numbers": {"start": value}}


def _setup_kind(draft: Draft) -> str:
    setup = draft.get("setup")
    return next(iter(setup), "") if isinstance(setup, dict) else ""


def _set_setup_kind(draft: Draft, kind: str) -> None:
    if kind == _setup_kind(draft):
        return
    board = board_of(draft)
    height = board.grid[1] if board else 8
    if kind == "rows":
        draft["setup"] = {"rows": {"rows": max(1, (height - 2) // 2)}}
    elif kind == "diagram":
        rows = value_at(draft, "setup.rows.rows")
        rows = rows if isinstance(rows, int) else (height - 2) // 2
        drawn = Rows(rows).squares(board) if board else ""
        draft["setup"] = {"diagram": {"position": drawn}}


def _position(draft: Draft) -> str:
    position = value_at(draft, "setup.diagram.position")
    if not isinstance(position, str):
        return ""
    board = board_of(draft)
    if board is None or len(position) != len(board.places):
        return position
    lines: dict[int, str] = {}
    for piece, (_, row) in zip(position, board.places, strict=True):
        lines[row] = lines.get(row, "") + piece
    return "\n".join(lines[row] for row in sorted(lines))


def _set_position(draft: Draft, text: str) -> None:
    # a draft whose set-up is rows has no room for a position
    if _setup_kind(draft) == "diagram":
        draft["setup"] = {"diagram": {"position": "".join(text.split())[:300]}}


def _set_opening(draft: Draft, value: str) -> None:
    if value != "yes":
        draft.pop("opening", None)
    elif not isinstance(draft.get("opening"), dict):
        draft["opening"] = {"squares": _middle(draft)}


def _middle(draft: Draft) -> list[str]:
    """The squares nearest to the middle on which who begins has a piece."""
    board = board_of(draft)
    position = _position(draft).replace("\n", "")
    if board is None or len(position) != len(board.places):
        return []
    own = "b" if draft.get("first") == "black" else "w"
    columns, rows = board.grid
    far = [
        (abs(2 * column - columns + 1) + abs(2 * row - rows + 1), name)
        for name, piece, (column, row) in zip(board.letters, position, board.places, strict=True)
        if piece.lower() == own
    ]
    return [name for _, name in sorted(far)[:2]]
