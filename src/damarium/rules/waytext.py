"""Directions in words, as a player sees them from his seat or as the board is drawn."""

from collections.abc import Mapping, Sequence

from damarium.locale import translator
from damarium.rules.color import WHITE, Color
from damarium.rules.compass import Compass, Directions
from damarium.rules.geometry import Board, Hexagon
from damarium.rules.numbering import Letters
from damarium.rules.sheet import Sheet

Ways = frozenset[Compass]
_Words = Mapping[Ways, str]


def _ways(text: str) -> Ways:
    return frozenset(Compass(word) for word in text.split())


_ALL = frozenset(Compass)
_STRAIGHT = _ways("n e s w")


def lines(board: Board) -> Ways:
    """The directions in which some square of a board has a neighbour."""
    return frozenset(way for way in Compass if any(row[way.index] >= 0 for row in board.neighbours))


def joined(parts: Sequence[str], last: str) -> str:
    """A list in words; `last` stands before the last of them.

    >>> joined(("forward", "sideways", "backward"), " or ")
    'forward, sideways or backward'
    """
    return last.join((", ".join(parts[:-1]), parts[-1])) if len(parts) > 1 else "".join(parts)


class WayText:
    """The directions of one game in one language.

    >>> from damarium.rules import parse
    >>> from damarium.rules.compass import FORWARD
    >>> WayText(parse("spanish").sheet, "en").seated(FORWARD)
    'forward'
    """

    def __init__(self, sheet: Sheet, lang: str) -> None:
        self._sheet = sheet
        self._gettext = translator(lang)
        self._lines = lines(sheet.board)

    @property
    def only_diagonals(self) -> bool:
        """Whether all lines of the board are diagonals."""
        return not self._lines & _STRAIGHT

    def of(self, directions: Directions, color: Color) -> Ways:
        """The directions of one side that the board has."""
        return frozenset(directions.of(color)) & self._lines

    def from_seat(self, directions: Directions, color: Color) -> Ways:
        """The same as this side sees them from its seat, north being ahead."""
        ways = self.of(directions, color)
        return ways if color is WHITE else frozenset(map(_turned, ways))

    def seated(self, directions: Directions, color: Color = WHITE) -> str:
        """The directions of one side in words, as it sees them; empty where there are none."""
        return self._said(self.from_seat(directions, color), self._seat_words())

    def drawn(self, directions: Directions) -> str:
        """White's directions in words that are true from both seats; empty where there are none."""
        return self._said(self.of(directions, WHITE), self._board_words())

    def _said(self, ways: Ways, words: _Words) -> str:
        _, whole = self._gettext, self._whole_words()
        if ways in whole:
            return whole[ways]
        parts, left = [], ways
        for part, word in words.items():
            if part <= left:
                parts.append(word)
                left -= part
        return joined(parts, _(" or "))

    def _whole_words(self) -> _Words:
        """The sets that look the same from both seats."""
        _ = self._gettext
        if self.only_diagonals:
            return {self._lines: _("forward and backward")}
        if isinstance(self._sheet.board, Hexagon):
            return {self._lines: _("every way")}
        return {
            self._lines: _("every way"),
            _STRAIGHT: _("straight every way"),
            _ALL - _STRAIGHT: _("diagonally every way"),
        }

    def _seat_words(self) -> _Words:
        _ = self._gettext
        if self.only_diagonals:
            return {
                _ways("nw ne"): _("forward"),
                _ways("sw se"): _("backward"),
                _ways("nw"): _("forward to your left"),
                _ways("ne"): _("forward to your right"),
                _ways("sw"): _("backward to your left"),
                _ways("se"): _("backward to your right"),
            }
        ahead, back = _ways("nw n ne"), _ways("sw s se")
        sixfold = isinstance(self._sheet.board, Hexagon)
        return {
            **({ahead: _("forward"), back: _("backward")} if sixfold else {}),
            _ways("n"): _("straight forward"),
            _ways("nw ne"): _("diagonally forward"),
            _ways("nw"): _("diagonally forward to your left"),
            _ways("ne"): _("diagonally forward to your right"),
            _ways("w e"): _("sideways"),
            _ways("w"): _("to your left"),
            _ways("e"): _("to your right"),
            _ways("s"): _("straight backward"),
            _ways("sw se"): _("diagonally backward"),
            _ways("sw"): _("diagonally backward to your left"),
            _ways("se"): _("diagonally backward to your right"),
        }

    def _board_words(self) -> _Words:
        _ = self._gettext
        up, down = ({"row": row} for row in (self._sheet.board.size[1], 1))
        right, left = ({"file": file} for file in self._edge_files())
        row, file = _("towards row %(row)s"), _("towards file %(file)s")
        both = _("towards row %(row)s and file %(file)s")
        if isinstance(self._sheet.board, Hexagon):
            # files run up to the right there, ranks up to the left
            return {
                _ways("n"): both % (up | right),
                _ways("nw"): row % up,
                _ways("ne"): file % right,
                _ways("s"): both % (down | left),
                _ways("sw"): file % left,
                _ways("se"): row % down,
            }
        pair = row if self.only_diagonals else _("diagonally towards row %(row)s")
        return {
            _ways("n"): _("straight towards row %(row)s") % up,
            _ways("nw ne"): pair % up,
            _ways("s"): _("straight towards row %(row)s") % down,
            _ways("sw se"): pair % down,
            _ways("w e"): _("sideways"),
            _ways("w"): file % left,
            _ways("e"): file % right,
            _ways("nw"): both % (up | left),
            _ways("ne"): both % (up | right),
            _ways("sw"): both % (down | left),
            _ways("se"): both % (down | right),
        }

    def _edge_files(self) -> tuple[str, str]:
        """The letters of the last file and of the first."""
        width, _ = self._sheet.board.size
        numbering = self._sheet.numbering
        letters = numbering.files if isinstance(numbering, Letters) else ""
        return (letters or "abcdefghijklmnopqrstuvwxyz"[:width])[-1], (letters or "a")[0]


def _turned(way: Compass) -> Compass:
    order = tuple(Compass)
    return order[(way.index + 4) % len(order)]
