"""Where pieces stand, in words that a reader cannot take for other squares."""

from collections.abc import Callable

from damarium.rules.book.words import Words
from damarium.rules.crowningfacts import squares_in_words
from damarium.rules.geometry import AllSquares, Hexagon, Place
from damarium.rules.numbering import Letters
from damarium.rules.waytext import joined


def on(words: Words, squares: set[int]) -> str:
    """Squares of the board, with the preposition before them.

    Areas are called by what they are: their ends alone would be read as other squares.

    >>> from damarium.rules import parse
    >>> on(Words(parse("turkish").sheet, "en"), set(range(8)))
    'on row 8'
    """
    for told in (_of_one_colour, _in_a_corner, _block):
        if said := told(words, squares):
            return said
    return _row_by_row(words, squares)


def _of_one_colour(words: Words, squares: set[int]) -> str:
    _, board = words.gettext, words.sheet.board
    if not isinstance(board, AllSquares) or not board.chequered:
        return ""
    # the square at the lower left is dark
    dark = {
        square
        for square, (file, rank) in enumerate(zip(board.files, board.ranks, strict=True))
        if (file + rank) % 2
    }
    if squares == dark:
        return _("on all dark squares")
    return _("on all light squares") if squares == set(range(len(board.places))) - dark else ""


def _in_a_corner(words: Words, squares: set[int]) -> str:
    """A corner of the board that a diagonal cuts off."""
    _, board = words.gettext, words.sheet.board
    if isinstance(board, Hexagon):
        return ""
    corners: tuple[tuple[Callable[[Place], int], str], ...] = (
        (lambda at: at[1] - at[0], _("in the lower left corner, up to the diagonal %(line)s")),
        (lambda at: at[1] + at[0], _("in the lower right corner, up to the diagonal %(line)s")),
        (lambda at: -at[1] - at[0], _("in the upper left corner, up to the diagonal %(line)s")),
        (lambda at: at[0] - at[1], _("in the upper right corner, up to the diagonal %(line)s")),
    )
    names = words.sheet.numbering.names(board)
    for depth, text in corners:
        shallow = min(depth(board.places[square]) for square in squares)
        if squares != {at for at, place in enumerate(board.places) if depth(place) >= shallow}:
            continue
        line = sorted(
            (square for square in squares if depth(board.places[square]) == shallow),
            key=lambda square: board.places[square],
        )
        if len(line) > 1:
            return text % {"line": f"{names[line[0]]}–{names[line[-1]]}"}
    return ""


def _block(words: Words, squares: set[int]) -> str:
    """Some files of some rows, where that is less than the whole rows."""
    _, sheet = words.gettext, words.sheet
    board = sheet.board
    if not isinstance(sheet.numbering, Letters) or sheet.numbering.files:
        return ""
    files, ranks = ({each[square] for square in squares} for each in (board.files, board.ranks))
    inside = {
        square
        for square, (file, rank) in enumerate(zip(board.files, board.ranks, strict=True))
        if min(files) <= file <= max(files) and min(ranks) <= rank <= max(ranks)
    }
    if squares != inside or len(files) == len(set(board.files)) or min(len(files), len(ranks)) < 2:
        return ""
    return _("on files %(first)s to %(last)s of rows %(low)s to %(high)s") % {
        "first": chr(ord("a") + min(files)),
        "last": chr(ord("a") + max(files)),
        "low": min(ranks),
        "high": max(ranks),
    }


def _row_by_row(words: Words, squares: set[int]) -> str:
    """Whole rows by their numbers, and what is left by its names."""
    _, sheet = words.gettext, words.sheet
    ranks = sheet.board.ranks
    broken = {rank for square, rank in enumerate(ranks) if square not in squares}
    whole = sorted(set(ranks) - broken)
    left = tuple(sorted(square for square in squares if ranks[square] in broken))
    parts = []
    if whole:
        rows = joined([str(rank) for rank in whole], _(" and "))
        text = words.ngettext("on row %(rows)s", "on rows %(rows)s", len(whole))
        parts.append(text % {"rows": rows})
    if left:
        named = squares_in_words(sheet, left, _(" and "))
        parts.append(_("on %(squares)s") % {"squares": named})
    return _(" and ").join(parts)
