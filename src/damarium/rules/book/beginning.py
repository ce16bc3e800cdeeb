"""The board and what stands on it when the game begins, in words."""

from damarium.rules.book.places import on
from damarium.rules.book.words import Words
from damarium.rules.color import BLACK, WHITE, Color
from damarium.rules.geometry import AllSquares, DarkSquares, Hexagon, Points
from damarium.rules.setup import Rows


def shape(words: Words) -> str:
    """The board in two or three words, as a table has room for.

    >>> from damarium.rules import parse
    >>> shape(Words(parse("spanish").sheet, "en"))
    '8x8'
    """
    _, board = words.gettext, words.sheet.board
    size = {"size": board.dimensions}
    if isinstance(board, DarkSquares):
        return board.dimensions
    if isinstance(board, AllSquares):
        return _("%(size)s, all squares") % size
    if isinstance(board, Hexagon):
        return _("hexagon of %(cells)s cells") % {"cells": len(board.places)}
    return _("%(size)s points") % size


def squares(words: Words) -> str:
    """The board in a sentence."""
    _, board = words.gettext, words.sheet.board
    told = {"size": board.dimensions, "squares": len(board.places)}
    match board:
        case DarkSquares():
            return _("The board has %(size)s squares; only the %(squares)s dark ones are used.") % (
                told
            )
        case AllSquares() if board.chequered:
            return (
                _("The board has %(size)s squares, dark and light; all %(squares)s are used.")
                % told
            )
        case AllSquares():
            return (
                _("The board has %(size)s squares of one colour; all %(squares)s are used.") % told
            )
        case Points():
            return _("The board is a net of lines with %(size)s points: %(squares)s in all.") % told
        case Hexagon():
            return _(
                "The board is a hexagon of %(squares)s cells, %(side)s along each edge; each "
                "player sits at a corner."
            ) % {**told, "side": board.side}


def corner(words: Words) -> str:
    """Which square lies at the lower left, in two words; empty where all squares are used."""
    _, board = words.gettext, words.sheet.board
    if not isinstance(board, DarkSquares):
        return ""
    return _("light square") if board.mirrored else _("dark square")


def orientation(words: Words) -> str:
    """The same in a sentence."""
    _, board = words.gettext, words.sheet.board
    if not isinstance(board, DarkSquares):
        return ""
    if (board.width + board.height) % 2:
        # the corners before both players are not of one colour there
        return (
            _("It lies so that White has a light square at the lower left.")
            if board.mirrored
            else _("It lies so that White has a dark square at the lower left.")
        )
    return (
        _("It lies so that each player has a light square at the lower left.")
        if board.mirrored
        else _("It lies so that each player has a dark square at the lower left.")
    )


def count(words: Words) -> str:
    """With how many pieces the game begins, in a figure where all of them are men.

    >>> from damarium.rules import parse
    >>> [count(Words(parse(game).sheet, "en")) for game in ("spanish", "parachute")]
    ['12', '8 men and 4 parachutists']
    """
    _ = words.gettext
    white, black = (_side(words, color) for color in Color)
    if white == black:
        return white
    return _("%(white)s against %(black)s") % {"white": white, "black": black}


def pieces(words: Words) -> str:
    """The same in a figure, whatever the pieces are."""
    _ = words.gettext
    white, black = _pieces(words)
    if white == black:
        return str(white)
    return _("%(white)s against %(black)s") % {"white": white, "black": black}


def most(words: Words) -> int:
    """How many the side has that begins with more: what a table is sorted by."""
    return max(_pieces(words))


def _pieces(words: Words) -> tuple[int, int]:
    position = words.sheet.setup.squares(words.sheet.board).lower()
    return position.count("w"), position.count("b")


def setup(words: Words) -> str:
    """What stands where when the game begins."""
    _, sheet = words.gettext, words.sheet
    if isinstance(sheet.setup, Rows):
        rows = words.ngettext(
            "Each side has %(count)s men, on all squares of its first row.",
            "Each side has %(count)s men, on all squares of its first %(num)s rows.",
            sheet.setup.rows,
        )
        return rows % {"count": _men(words, WHITE), "num": sheet.setup.rows}
    told = (
        _("%(side)s has %(pieces)s.") % {"side": name, "pieces": _placed(words, side)}
        for side, name in words.sides.items()
    )
    return " ".join(told)


def where(words: Words) -> str:
    """How many men begin, and where, if not on the first rows: what a comparison says."""
    if isinstance(words.sheet.setup, Rows):
        return count(words)
    return " / ".join(_placed(words, side) for side in (WHITE, BLACK))


def _placed(words: Words, side: Color) -> str:
    """The pieces of one side, each kind with the squares on which they begin."""
    told = zip(_kinds(words, side), _counted(words, side), strict=True)
    return "; ".join(f"{text} {on(words, kind)}" for kind, text in told if kind)


def _kinds(words: Words, side: Color) -> tuple[set[int], set[int], set[int]]:
    """Where men, parachutists and kings of one side begin."""
    sheet = words.sheet
    position, letter = sheet.setup.squares(sheet.board), side.value[0]
    waiting = sheet.promotion.on.of(sheet.board, side) if sheet.parachutists else ()
    plain, crowned = (
        {square for square, piece in enumerate(position) if piece == each}
        for each in (letter, letter.upper())
    )
    return plain - set(waiting), plain & set(waiting), crowned


def _men(words: Words, side: Color) -> int:
    return words.sheet.setup.squares(words.sheet.board).count(side.value[0])


def _side(words: Words, side: Color) -> str:
    plain, waiting, kings = _kinds(words, side)
    if not waiting and not kings:
        return str(len(plain))
    counted = zip(_kinds(words, side), _counted(words, side), strict=True)
    return words.gettext(" and ").join(text for kind, text in counted if kind)


def _counted(words: Words, side: Color) -> tuple[str, str, str]:
    """How many men, parachutists and kings one side has, in words."""
    ngettext = words.ngettext
    plain, waiting, kings = map(len, _kinds(words, side))
    texts = (
        (plain, ngettext("%(num)s man", "%(num)s men", plain)),
        (waiting, ngettext("%(num)s parachutist", "%(num)s parachutists", waiting)),
        (kings, _kings(words, kings)),
    )
    men, parachutists, crowned = (text % {"num": number} for number, text in texts)
    return men, parachutists, crowned


def _kings(words: Words, number: int) -> str:
    one, many = (
        words.king(
            words.pgettext("flying king", "%(num)s king"),
            words.pgettext("short king", "%(num)s king"),
        ),
        words.king(
            words.pgettext("flying king", "%(num)s kings"),
            words.pgettext("short king", "%(num)s kings"),
        ),
    )
    return one if number == 1 else many
