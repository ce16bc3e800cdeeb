"""Where men are crowned and how, in sentences for players."""

from collections.abc import Mapping

from damarium.locale import translations, translator
from damarium.rules.color import BLACK, WHITE, Color
from damarium.rules.compass import Compass
from damarium.rules.piecefacts import crowns
from damarium.rules.promotion import InCapture, PromotionSquares
from damarium.rules.sheet import Sheet
from damarium.rules.waytext import joined

#: From how many squares in a line on they are told by their ends.
_RUN = 3


def crowning(sheet: Sheet, lang: str, sides: Mapping[Color, str]) -> str:
    """Where men are crowned, if not on the far row, and what a capture has to do with it."""
    if not crowns(sheet) or sheet.promotion.on is PromotionSquares.FAR_ROW:
        return crowning_in_capture(sheet, lang)
    return f"{crowning_squares(sheet, lang, sides)} {crowning_in_capture(sheet, lang)}"


def crowning_in_capture(sheet: Sheet, lang: str) -> str:
    """What becomes of a man that reaches a crowning square in a capture."""
    if not crowns(sheet):
        _ = translator(lang)
        return _("Men are never crowned.")
    if sheet.promotion.on is PromotionSquares.FAR_ROW:
        return _on_the_far_row(sheet, lang)
    return _on_its_squares(sheet, lang)


def squares_in_words(sheet: Sheet, squares: tuple[int, ...], last: str) -> str:
    """The names of squares, long lines by their ends; `last` stands before the last of them.

    >>> from damarium.rules import parse
    >>> squares_in_words(parse("russian").sheet, (0, 1, 2, 3, 8), " and ")
    'b8, d8, f8, h8 and b6'
    """
    names = sheet.numbering.names(sheet.board)
    said, left, beside = [], set(squares), sheet.board.neighbours
    while left:
        run = max((_line(beside, at, left) for at in sorted(left)), key=len)
        if len(run) < _RUN:
            break
        said.append(f"{names[run[0]]}–{names[run[-1]]}")
        left.difference_update(run)
    return joined([*said, *(names[square] for square in sorted(left))], last)


def _line(beside: tuple[tuple[int, ...], ...], start: int, among: set[int]) -> list[int]:
    """The longest line of neighbours that begins at a square and stays among some."""
    lines = []
    for way in (Compass.N, Compass.NE, Compass.E, Compass.SE):
        line, at = [], start
        while at in among:
            line.append(at)
            at = beside[at][way.index]
        lines.append(line)
    return max(lines, key=len)


def crowning_squares(sheet: Sheet, lang: str, sides: Mapping[Color, str]) -> str:
    """Where men are crowned, square by square; `sides` are the names of both sides."""
    _ = translator(lang)
    on, board = sheet.promotion.on, sheet.board
    named = {side: _named(sheet, on.of(board, side), lang) for side in sides}
    if named[WHITE] == named[BLACK]:
        return _("Men of both sides are crowned on %(squares)s.") % {"squares": named[WHITE]}
    return " ".join(
        _("%(side)s's men are crowned on %(squares)s.") % {"side": name, "squares": named[color]}
        for color, name in sides.items()
    )


def _named(sheet: Sheet, squares: tuple[int, ...], lang: str) -> str:
    _, ranks = translator(lang), sheet.board.ranks
    rank = ranks[squares[0]]
    if squares == tuple(at for at, its in enumerate(ranks) if its == rank):
        return _("row %(row)s") % {"row": rank}
    return squares_in_words(sheet, squares, _(" and "))


def _on_the_far_row(sheet: Sheet, lang: str) -> str:
    _, pgettext = translator(lang), translations(lang).pgettext
    if sheet.promotion.in_capture is InCapture.STOPS:
        return _("A man that reaches the far row in a capture is crowned and stops.")
    if sheet.promotion.in_capture is InCapture.GOES_ON_AS_MAN:
        return _("A man that only passes the far row in a capture stays a man.")
    if sheet.kings.flying:
        return pgettext(
            "flying king", "A man that reaches the far row in a capture goes on as a king."
        )
    return pgettext("short king", "A man that reaches the far row in a capture goes on as a king.")


def _on_its_squares(sheet: Sheet, lang: str) -> str:
    _, pgettext = translator(lang), translations(lang).pgettext
    if sheet.promotion.in_capture is InCapture.STOPS:
        return _("A man that comes there in a capture is crowned and stops.")
    if sheet.promotion.in_capture is InCapture.GOES_ON_AS_MAN:
        return _("A man that only passes there in a capture stays a man.")
    if sheet.kings.flying:
        return pgettext("flying king", "A man that comes there in a capture goes on as a king.")
    return pgettext("short king", "A man that comes there in a capture goes on as a king.")
