"""How squares are called and how games are written, in words."""

from damarium.rules.book.words import Words
from damarium.rules.color import WHITE
from damarium.rules.geometry import Hexagon
from damarium.rules.numbering import Corner, Letters, Numbers, game_type


def numbering(words: Words) -> str:
    """How squares are called, in a sentence."""
    _, sheet = words.gettext, words.sheet
    names = sheet.numbering.names(sheet.board)
    if isinstance(sheet.numbering, Letters):
        corner = dict(zip(sheet.board.letters, names, strict=True)).get("a1")
        if isinstance(sheet.board, Hexagon):
            return _(
                "Squares are named by file and rank, %(first)s before White and %(last)s before "
                "Black: files run up to the right, ranks up to the left."
            ) % {"first": names[-1], "last": names[0]}
        if corner:
            return _("Squares are named by file and rank, a1 at White's lower left.")
        return _("Squares are named by file and rank, counted from White's lower left.")
    where = {
        Corner.UPPER_LEFT: _("from the upper left"),
        Corner.UPPER_RIGHT: _("from the upper right"),
        Corner.LOWER_LEFT: _("from the lower left"),
        Corner.LOWER_RIGHT: _("from the lower right"),
    }[sheet.numbering.start]
    return _("Squares are numbered from 1 to %(last)s, row by row %(where)s as White sits.") % {
        "last": len(names),
        "where": where,
    }


def named(words: Words) -> str:
    """The same in two words, as a table has room for."""
    _, numbering = words.gettext, words.sheet.numbering
    if isinstance(numbering, Numbers):
        return {
            Corner.UPPER_LEFT: _("numbers from the upper left"),
            Corner.UPPER_RIGHT: _("numbers from the upper right"),
            Corner.LOWER_LEFT: _("numbers from the lower left"),
            Corner.LOWER_RIGHT: _("numbers from the lower right"),
        }[numbering.start]
    return _("letters and numbers") if not numbering.files else numbering.files


def notation(words: Words) -> str:
    """How a move is written, with an example from the start where there is one."""
    _ = words.gettext
    example = _quiet_move(words)
    said = (
        _("A move is written with the squares it goes from and to, such as %(move)s.")
        % {"move": example}
        if example
        else ""
    )
    capture = _(
        "A capture has an x between its squares; those in between are named where they are needed "
        "to tell it from another."
    )
    return f"{said} {capture}".lstrip()


def pdn(words: Words) -> str:
    """What files say of the game."""
    _, sheet = words.gettext, words.sheet
    if sheet.pdn is None:
        return ""
    tag = game_type(sheet.pdn, sheet.first, sheet.board, sheet.numbering)
    return _('In PDN files it is game type %(number)s: [GameType "%(tag)s"].') % {
        "number": sheet.pdn,
        "tag": tag,
    }


def _quiet_move(words: Words) -> str:
    """A move of a man from the start, one step far; empty where no man can move so."""
    sheet = words.sheet
    if sheet.opening:
        return ""
    names = sheet.numbering.names(sheet.board)
    position = sheet.setup.squares(sheet.board)
    letter = "w" if sheet.first is WHITE else "b"
    waiting = sheet.promotion.on.of(sheet.board, sheet.first) if sheet.parachutists else ()
    for square, piece in enumerate(position):
        if piece != letter or square in waiting:
            continue
        for way in sheet.men.move.of(sheet.first):
            beside = sheet.board.neighbours[square][way.index]
            if beside >= 0 and position[beside] == ".":
                return f"{names[square]}-{names[beside]}"
    return ""
