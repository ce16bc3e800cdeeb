"""What a row of a comparison says of how games end."""

from damarium.rules.book.draws import draw_briefly
from damarium.rules.book.values import NOTHING
from damarium.rules.book.words import Words
from damarium.rules.endings import LastPiece


def ends(words: Words) -> str:
    """Who loses."""
    _, rule = words.gettext, words.sheet.ends
    if rule.losing:
        return {
            None: _("who has no move wins"),
            LastPiece.ANY: _("who has no move, or one piece left, wins"),
            LastPiece.MAN: _("who has no move, or one man left, wins"),
        }[rule.last_piece_loses]
    return {
        None: _("who has no move loses"),
        LastPiece.ANY: _("who has no move, or one piece left, loses"),
        LastPiece.MAN: _("who has no move, or one man left, loses"),
    }[rule.last_piece_loses]


def first_king(words: Words) -> str:
    """Whether the first king decides the game."""
    _, rule = words.gettext, words.sheet.ends
    if not rule.first_king_wins:
        return NOTHING
    return _("loses") if rule.losing else _("wins")


def lone_king(words: Words) -> str:
    """Whether a lone king has beaten a lone man."""
    _, rule = words.gettext, words.sheet.ends
    # with any last piece the side to move has lost before the two are compared
    if not rule.king_beats_man or rule.first_king_wins or rule.last_piece_loses is LastPiece.ANY:
        return NOTHING
    return _("loses to a lone man") if rule.losing else _("beats a lone man")


def draws(words: Words) -> str:
    """All draw rules."""
    sheet = words.sheet
    return "; ".join(draw_briefly(rule, sheet, words.lang) for rule in sheet.draws) or NOTHING
