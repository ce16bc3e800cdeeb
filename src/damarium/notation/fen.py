"""FEN: positions as text, in each variant's own numbering (PDN 3.0)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from damarium.notation.king_runs import RunReader, is_runs
from damarium.notation.message import N_, Message
from damarium.notation.placement import NO_RUNS, Placement
from damarium.notation.plain_fen import plain_fen
from damarium.notation.side import side_name
from damarium.notation.squares import Squares, squares
from damarium.rules import BLACK, WHITE, Color, Variant

_SIDES = {"W": WHITE, "B": BLACK}
_ITEM = re.compile(
    r"(?P<mark>[KP]?)\s*(?P<square>[a-zA-Z]?[0-9]+)"
    r"(?:\s*-\s*(?P<mark2>[KP]?)\s*(?P<last>[a-zA-Z]?[0-9]+))?"
)
# move counters and the checks of other games, which say nothing about the position
_IGNORED = re.compile(r"[HF][0-9]*|\+[0-9]+\+[0-9]+")
_MOST_TOLD = 8


@dataclass(frozen=True)
class FenFlaw:
    """One flaw of a text.

    Attributes:
        kind: a word for programs, such as `unknown_square`.
        text: the part of the text that is meant.
        place: where it begins, counted from 0.
        message: what is wrong and what would be right, to be said in a language.
    """

    kind: str
    text: str
    place: int
    message: Message


class InvalidFen(ValueError):
    """A text that is no position; `flaws` names everything that is wrong with it."""

    def __init__(self, text: str, flaws: tuple[FenFlaw, ...]) -> None:
        self.text = text
        self.flaws = flaws
        super().__init__(self.sentence("en"))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.text, self.flaws)

    def sentence(self, lang: str = "en") -> str:
        """A sentence for each flaw, in one language; the first few of very many."""
        told = [flaw.message.in_(lang) for flaw in self.flaws[:_MOST_TOLD]]
        if len(self.flaws) > _MOST_TOLD:
            more = len(self.flaws) - _MOST_TOLD
            told.append(N_("And there are %(more)s more flaws.", more=more).in_(lang))
        return " ".join(told)


def read_fen(text: str, variant: Variant) -> Placement:
    """The position that a text describes; InvalidFen names every flaw at once.

    Reads ranges, `K` before a king, letters, leading zeros, spaces, either order of the sides, an
    empty or missing side, a final dot, and passes over move counters such as `:H0:F1`.

    >>> from damarium.rules import parse
    >>> read_fen("W:W31,K1:B5-8.", parse("american")).position
    'W...bbbb......................w.'
    """
    return plain_fen(variant).read(text) or _Reader(text, variant).read()


def write_fen(placement: Placement, variant: Variant) -> str:
    """The position in the variant's own numbering: men before kings, each in their order.

    >>> from damarium.rules import parse
    >>> spanish = parse("spanish")
    >>> write_fen(read_fen("B:BK5,9:W01-03", spanish), spanish)
    'B:W1,2,3:B9,K5'
    """
    return plain_fen(variant).write(placement)


class _Reader:
    def __init__(self, text: str, variant: Variant) -> None:
        self.text = text
        self.squares: Squares = squares(variant)
        board, promotion = variant.sheet.board, variant.sheet.promotion
        self.crowning = {color: promotion.on.of(board, color) for color in (WHITE, BLACK)}
        self.parachutists = variant.sheet.parachutists is not None
        self.limit = variant.sheet.kings.run_limit
        self.runs = NO_RUNS
        self.flaws: list[FenFlaw] = []
        self.pieces: dict[int, str] = {}
        self.listed: set[Color] = set()

    def read(self) -> Placement:
        fields = list(_parts(self.text.rstrip().removesuffix("."), ":"))
        turn = self.turn(*fields[0])
        # a text that begins with a list has forgotten whose turn it is
        lists = fields if turn is None and fields[0][1][1:] else fields[1:]
        runs = [each for each in lists if self.limit and is_runs(each[1])]
        for place, field in lists:
            if (place, field) not in runs:
                self.side(place, field)
        for place, field in runs:
            self.read_runs(place, field)
        if not self.pieces and not self.flaws:
            self.flaw("no_piece", self.text, 0, N_("There is no piece in this position."))
        if self.flaws or turn is None:
            raise InvalidFen(self.text, tuple(self.flaws))
        board = range(len(self.squares.names))
        position = "".join(self.pieces.get(square, ".") for square in board)
        return Placement(turn, position, self.runs)

    def read_runs(self, place: int, field: str) -> None:
        reader = RunReader(self.limit or 0, self.squares, self.pieces)
        self.runs = reader.read(field)
        for kind, message in reader.flaws:
            self.flaw(kind, field, place, message)

    def flaw(self, kind: str, text: str, place: int, message: Message) -> None:
        self.flaws.append(FenFlaw(kind, text[:40], place, message))

    def turn(self, place: int, field: str) -> Color | None:
        color = _SIDES.get(field.upper())
        if color is not None:
            return color
        if not field or (field[0] in _SIDES and field[1:].strip()):
            message = N_(
                "The side to move is missing: begin with W: when White is to move, "
                "with B: when Black is."
            )
            self.flaw("missing_turn", field, place, message)
        else:
            message = N_(
                "%(text)s is no side to move: begin with W: when White is to move, "
                "with B: when Black is.",
                text=field[:20],
            )
            self.flaw("unknown_color", field, place, message)
        return None

    def side(self, place: int, field: str) -> None:
        if not field or _IGNORED.fullmatch(field):
            return
        color = _SIDES.get(field[0])
        if color is None:
            message = N_(
                "%(text)s belongs to no side: a list of pieces begins with W or B.",
                text=field[:20],
            )
            self.flaw("unknown_color", field, place, message)
            return
        if color in self.listed:
            message = N_(
                "%(side)s is listed twice: write all pieces of a side into one list.",
                side=side_name(color),
            )
            self.flaw("doubled_side", field, place, message)
        self.listed.add(color)
        if field[1:].strip():
            for offset, item in _parts(field[1:], ","):
                self.item(color, place + 1 + offset, item)

    def item(self, color: Color, place: int, item: str) -> None:
        match = _ITEM.fullmatch(item)
        if match is not None and match["last"] and not _are_numbers(match):
            first, beside = sorted(self.squares.letters[:2])
            singly = ",".join(match["mark"] + square for square in (first, beside))
            message = N_(
                "%(text)s is no range, as letters have none: write the squares singly, "
                "such as %(singly)s.",
                text=item[:20],
                singly=singly,
            )
            self.flaw("letter_range", item, place, message)
            return
        if match is None or (match["mark2"] and match["mark2"] != match["mark"]):
            message = N_(
                "%(text)s is no square: write a man as %(man)s and a king as K%(man)s.",
                text=item[:20] or ",,",
                man=self.squares.example[0],
            )
            self.flaw("no_square", item, place, message)
            return
        for name in self.names(match, place):
            self.piece(color, match["mark"], place, name)

    def names(self, match: re.Match[str], place: int) -> list[str]:
        first, last = match["square"], match["last"]
        if last is None:
            return [first]
        numbers = self.squares.numbers
        ends = [end.lstrip("0") for end in (first, last)]
        unknown = [end for end in ends if end not in numbers]
        if unknown:
            return unknown
        low, high = (int(end) for end in ends)
        if low > high:
            written, right = (
                f"{match['mark']}{begin}-{match['mark2']}{end}"
                for begin, end in ((first, last), (last, first))
            )
            message = N_(
                "The range %(range)s runs backward: write %(right)s.", range=written, right=right
            )
            self.flaw("backward_range", match[0], place, message)
        return [str(number) for number in range(low, high + 1)]

    def piece(self, color: Color, mark: str, place: int, name: str) -> None:
        square = self.squares.get(name)
        if square is None:
            ordered = self.squares.ordered
            message = N_(
                "There is no square %(name)s here (%(first)s to %(last)s).",
                name=name[:20],
                first=ordered[0],
                last=ordered[-1],
            )
            self.flaw("unknown_square", name, place, message)
            return
        if square in self.pieces:
            message = N_("Square %(name)s is listed twice.", name=name)
            self.flaw("doubled_square", name, place, message)
            return
        if not mark and square in self.crowning[color]:
            values = {"side": side_name(color), "name": name}
            message = (
                N_(
                    "A man of %(side)s cannot stand on %(name)s, where men are crowned: "
                    "write K%(name)s, or P%(name)s for a parachutist.",
                    **values,
                )
                if self.parachutists
                else N_(
                    "A man of %(side)s cannot stand on %(name)s, where men are crowned: "
                    "write K%(name)s.",
                    **values,
                )
            )
            self.flaw("man_on_crowning_row", name, place, message)
        if mark == "P" and not (self.parachutists and square in self.crowning[color]):
            self.flaw("no_parachutist", f"P{name}", place, self.no_parachutist(color))
        man = "w" if color is WHITE else "b"
        self.pieces[square] = man.upper() if mark == "K" else man

    def no_parachutist(self, color: Color) -> Message:
        if not self.parachutists:
            return N_("There are no parachutists in this game: P stands before no square.")
        squares = sorted(self.squares.names[square] for square in self.crowning[color])
        return N_(
            "Parachutists of %(side)s wait on %(squares)s only.",
            side=side_name(color),
            squares=", ".join(squares),
        )


def _are_numbers(match: re.Match[str]) -> bool:
    return match["square"].isdigit() and match["last"].isdigit()


def _parts(text: str, sign: str) -> Iterator[tuple[int, str]]:
    """The parts between signs, each with its place and without spaces around it."""
    place = 0
    for part in text.split(sign):
        yield place + len(part) - len(part.lstrip()), part.strip()
        place += len(part) + 1
