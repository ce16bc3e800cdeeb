"""Games as text for other programs: PDN 3.0, written by its strict grammar."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from damarium._core import Move as CoreMove
from damarium.notation.fen import read_fen, write_fen
from damarium.notation.lines import lines
from damarium.notation.moves import CAPTURE_SIGN, QUIET_SIGN, short_text
from damarium.notation.placement import Placement
from damarium.rules import BLACK, WHITE, Color, UnknownVariant, Variant, parse
from damarium.rules.jsonform import canonical
from damarium.rules.numbering import game_type

Result = Literal["white", "black", "draw"]

#: Movetext is broken into lines no longer than this.
COLUMNS = 80

#: The tags with which every game begins, in their order, as far as they have a value.
ROSTER = ("Event", "Site", "Date", "Round", "White", "Black", "Result")
#: What follows from the game itself and cannot be said by whoever has it written.
_OWN_TAGS = ("Result", "GameType", "Variant", "Rules", "FEN")

_UNFINISHED, _SEPARATOR = "*", "*"
_RESULTS = {"white": "1-0", "draw": "1/2-1/2", "black": "0-1"}
# by the number of the game type
_POINTS = {"white": "2-0", "draw": "1-1", "black": "0-2"}
_OTHER_RESULTS = {20: _POINTS, 27: _POINTS}
_OTHER_SIGNS = {25: ":", 41: ":", 31: QUIET_SIGN}

_TAG_NAME = re.compile(r"[A-Z][A-Za-z0-9_]*")
_BREAKS = re.compile(r"\s*[\x00-\x1f\x7f-\x9f\u2028\u2029]\s*")


class Legal(Protocol):
    """The legal moves of a position."""

    @property
    def core(self) -> Sequence[CoreMove]:
        """The moves as the core has them."""


class Played(Protocol):
    """A move of a game, as `damarium.Board` has played it."""

    @property
    def core(self) -> CoreMove:
        """The move as the core has it."""

    @property
    def legal(self) -> Legal:
        """The legal moves among which it was chosen: they say whether its short form will do."""


@dataclass(frozen=True)
class PdnGame:
    """A game to be written, finished or going on.

    Attributes:
        variant: its rules.
        moves: the moves in the order in which they were played.
        start: the position before the first of them, also as FEN; None for the game's set-up.
        result: the winner's colour or "draw"; None while the game goes on.
        tags: the other tags by name, such as `{"White": "Ada", "TimeControl": "300+3"}`; those
            without a value are left out.
        clocks: the milliseconds left to whoever moved, for every ply; None where nobody knows.
    """

    variant: Variant
    moves: Sequence[Played]
    start: Placement | str | None = None
    result: Result | None = None
    tags: Mapping[str, str] = field(default_factory=dict)
    clocks: Sequence[int | None] = ()


def write_game(game: PdnGame) -> str:
    r"""One game with its tags and its moves, ending with the sign that parts it from the next.

    A game that PDN has a type for is written with the signs of that type. Any other is named by
    its spelling in the tag `Variant` and keeps its own notation; rules that are somebody's own
    stand as JSON in the tag `Rules`.

    Raises:
        InvalidFen: `start` is no position of the game.
        ValueError: a tag cannot be called so, or follows from the game and is not for the caller.

    >>> from damarium.game import Board
    >>> board = Board("international")
    >>> for text in ("32-28", "19-23", "28x19", "14x23"):
    ...     move = board.push(text)
    >>> print(write_game(PdnGame(board.variant, board.played, tags={"White": 'J. "Jo" Tal'})))
    [White "J. \"Jo\" Tal"]
    [Result "*"]
    [GameType "20,W,10,10,N2,0"]
    <BLANKLINE>
    1. 32-28 19-23 2. 28x19 14x23 *
    <BLANKLINE>
    """
    start = read_fen(game.start, game.variant) if isinstance(game.start, str) else game.start
    tags = ((name, _quoted(value)) for name, value in _tags(game, start))
    header = "".join(f'[{name} "{value}"]\n' for name, value in tags if value)
    first = start.turn if start else game.variant.sheet.first
    return f"{header}\n{_wrapped(_movetext(game, first))}\n"


def write_games(games: Iterable[PdnGame]) -> Iterator[str]:
    """The text of one game after the other; joined they are a file of games."""
    for index, game in enumerate(games):
        yield ("\n" if index else "") + write_game(game)


def _tags(game: PdnGame, start: Placement | None) -> Iterator[tuple[str, str]]:
    for name in game.tags:
        if _TAG_NAME.fullmatch(name) is None:
            raise ValueError(f"{name!r} is no name of a tag: write a capital letter, then letters")
        if name in _OWN_TAGS:
            raise ValueError(f"the tag {name} follows from the game: leave it out")
    for name in ROSTER:
        yield name, _result(game) if name == "Result" else game.tags.get(name, "")
    yield from _rules(game.variant)
    if start:
        yield "FEN", write_fen(start, game.variant)
    yield from ((name, value) for name, value in game.tags.items() if name not in ROSTER)


def _result(game: PdnGame) -> str:
    if game.result is None:
        return _UNFINISHED
    number = game.variant.sheet.pdn
    return (_OTHER_RESULTS.get(number, _RESULTS) if number else _RESULTS)[game.result]


def _rules(variant: Variant) -> Iterator[tuple[str, str]]:
    """What the game is: its type where PDN has one, else its spelling, and rules of one's own."""
    sheet, own = variant.sheet, _is_own(variant)
    if sheet.pdn is not None:
        yield "GameType", game_type(sheet.pdn, sheet.first, sheet.board, sheet.numbering)
    if sheet.pdn is None or own:
        yield "Variant", variant.spelling
    if own:
        # without a backslash before a quotation mark, readers of every kind find the same JSON
        text = canonical(variant.to_json())
        yield "Rules", text.replace(r"\\", r"\u005c").replace(r"\"", r"\u0022")


def _is_own(variant: Variant) -> bool:
    """Whether the spelling does not lead back to the rules and to the names of the squares."""
    try:
        known = parse(variant.spelling)
    except UnknownVariant:
        return True
    return known != variant or known.squares != variant.squares


def _movetext(game: PdnGame, color: Color) -> Iterator[str]:
    """Numbers, moves and comments, each to stand in one line."""
    sheet = game.variant.sheet
    board = lines(sheet.board)
    sign = _OTHER_SIGNS.get(sheet.pdn, CAPTURE_SIGN) if sheet.pdn else CAPTURE_SIGN
    if game.moves and color is not sheet.first:
        yield "1..."
    half = 0 if color is sheet.first else 1
    for ply, move in enumerate(game.moves):
        number, answers = divmod(ply + half, 2)
        if not answers:
            yield f"{number + 1}."
        yield short_text(move.core, move.legal.core, game.variant.squares, board, sign=sign)
        left = game.clocks[ply] if ply < len(game.clocks) else None
        if left is not None:
            yield f"{{[%clk {_clock(left)}]}}"
    # where Black begins, some programs take the first point of a result for Black's
    if sheet.first is BLACK and game.result in (WHITE.value, BLACK.value):
        yield f"{{{game.result.capitalize()} wins}}"
    yield _SEPARATOR


def _clock(milliseconds: int) -> str:
    minutes, seconds = divmod(max(0, milliseconds) // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}"


def _wrapped(words: Iterable[str]) -> str:
    """Words in lines; a comment is one word, however many spaces it has."""
    found = [""]
    for word in words:
        line = f"{found[-1]} {word}".lstrip()
        if len(line) <= COLUMNS:
            found[-1] = line
        else:
            found.append(word)
    return "\n".join(found)


def _quoted(value: str) -> str:
    """A value as it stands between quotation marks, on one line and fit for UTF-8."""
    line = _BREAKS.sub(" ", value.encode(errors="replace").decode()).strip()
    # at the end a backslash would take the closing mark for its own
    return line.replace('"', r"\"") + (" " if line.endswith("\\") else "")
