"""What is special about a game, in few words each: rules that most games do not have."""

from collections.abc import Iterator

from damarium.rules.book.values import crowning as crowning_places
from damarium.rules.book.words import Words
from damarium.rules.color import BLACK, WHITE
from damarium.rules.compass import Compass
from damarium.rules.endings import LastPiece
from damarium.rules.geometry import DarkSquares, Hexagon, Points
from damarium.rules.often import often
from damarium.rules.piecefacts import crowns
from damarium.rules.pieces import Landing
from damarium.rules.promotion import CrowningSquares, InCapture

_STRAIGHT = {Compass.N, Compass.E, Compass.S, Compass.W}


def special(words: Words) -> tuple[str, ...]:
    """What is special, the most telling first.

    >>> from damarium.rules import parse
    >>> special(Words(parse("russian").sheet, "en"))
    ('crowned in a capture, goes on at once',)
    """
    return tuple(
        text
        for kind in (_ends, _board, _pieces, _kings, _captures, _crowning)
        for text in kind(words)
    )


def _ends(words: Words) -> Iterator[str]:
    _, ends = words.gettext, words.sheet.ends
    if ends.losing:
        yield _("whoever loses all wins")
    if ends.first_king_wins:
        yield words.king(
            words.pgettext("flying king", "the first king decides"),
            words.pgettext("short king", "the first king decides"),
        )
    elif ends.king_beats_man and ends.last_piece_loses is not LastPiece.ANY:
        yield words.king(
            words.pgettext("flying king", "a lone king beats a lone man"),
            words.pgettext("short king", "a lone king beats a lone man"),
        )
    if ends.last_piece_loses is LastPiece.ANY:
        yield _("a last piece has lost")
    elif ends.last_piece_loses is LastPiece.MAN:
        yield _("a last man has lost")


def _board(words: Words) -> Iterator[str]:
    _, board = words.gettext, words.sheet.board
    if isinstance(board, Points):
        yield _("on points and lines")
    if isinstance(board, Hexagon):
        yield _("on hexagons")
    if isinstance(board, DarkSquares) and board.straight:
        yield _("rows and columns are lines, too")
    if words.sheet.opening:
        yield _("each side first takes away a piece")


def _pieces(words: Words) -> Iterator[str]:
    _, sheet = words.gettext, words.sheet
    ways, men = words.ways, sheet.men
    if men.move.of(WHITE) and ways.of(men.move, WHITE) == ways.of(men.move, BLACK):
        back = any(way.step[1] > 0 for way in ways.of(men.move, WHITE))
        yield _("men move both ways") if back else _("all men go the same way")
    if sheet.parachutists:
        yield _("parachutists wait for their one capture")
    if men.linear:
        yield _("lines of men move as one")
    if _lines_of_captures(words) and not isinstance(sheet.board, Hexagon):
        yield _("all captures go straight")
    if men.far_row_only_captures:
        yield _("men on the far row only capture")
    if words.has_kings and not men.may_take_kings:
        yield words.king(
            words.pgettext("flying king", "men may not take kings"),
            words.pgettext("short king", "men may not take kings"),
        )


def _lines_of_captures(words: Words) -> bool:
    """Whether nothing is ever captured along a diagonal."""
    sheet, ways = words.sheet, words.ways
    used = [sheet.men.capture, sheet.men.capture_on or sheet.men.capture]
    if words.has_kings:
        used.append(sheet.kings.capture)
    found = {way for each in used for side in words.sides for way in ways.of(each, side)}
    return bool(found) and found <= _STRAIGHT


def _kings(words: Words) -> Iterator[str]:
    pgettext, rule = words.pgettext, words.sheet.kings
    if not words.has_kings:
        return
    if rule.flying and rule.landing is Landing.NEXT:
        yield pgettext("flying king", "kings come down right behind the piece")
    if rule.flying and rule.landing is Landing.NEXT_AFTER_KING:
        yield pgettext("flying king", "kings halt right behind a king taken last")
    if rule.run_limit:
        yield words.king(
            pgettext("flying king", "the same king moves at most %(often)s in a row"),
            pgettext("short king", "the same king moves at most %(often)s in a row"),
        ) % {"often": often(rule.run_limit, words.lang)}


def _captures(words: Words) -> Iterator[str]:
    _, captures = words.gettext, words.sheet.captures
    if not captures.compulsory:
        yield _("captures may be left out")
    if captures.may_stop:
        yield _("a capture may end after any jump")
    if captures.straight_on:
        yield _("several jumps only in one direction")
    if words.has_kings and words.kings_fly and not captures.turn_back:
        yield _("no turning back in a capture")


def _crowning(words: Words) -> Iterator[str]:
    _, promotion = words.gettext, words.sheet.promotion
    if not crowns(words.sheet):
        yield _("men are never crowned")
        return
    if isinstance(promotion.on, CrowningSquares):
        yield _("crowned only on %(squares)s") % {"squares": crowning_places(words)}
    if promotion.in_capture is InCapture.GOES_ON_AS_KING:
        yield _("crowned in a capture, goes on at once")
