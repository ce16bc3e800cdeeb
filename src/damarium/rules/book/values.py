"""What a row of a comparison says of one set of rules: short words, each from fields of a sheet."""

from damarium.rules.book import beginning, naming
from damarium.rules.book.words import Words
from damarium.rules.captures import Criterion, Removal
from damarium.rules.color import Color
from damarium.rules.crowningfacts import squares_in_words
from damarium.rules.geometry import DarkSquares, Points
from damarium.rules.often import often
from damarium.rules.piecefacts import crowns
from damarium.rules.pieces import Landing
from damarium.rules.promotion import CrowningSquares, InCapture, PromotionSquares

#: What stands where there is nothing to say.
NOTHING = "–"


def orientation(words: Words) -> str:
    """Which square lies at the lower left."""
    return beginning.corner(words) or NOTHING


def first(words: Words) -> str:
    """Who begins."""
    return words.sides[words.sheet.first]


def men_move(words: Words) -> str:
    """Where men move."""
    _, men = words.gettext, words.sheet.men
    said = _diagonally(words, words.ways_of(men.move)) or _("not at all")
    if men.far_row_only_captures:
        return _("%(ways)s; on the far row they only capture") % {"ways": said}
    return said


def _diagonally(words: Words, said: str) -> str:
    """Ways as boards with other lines call them, so that they differ only where they do."""
    _ = words.gettext
    if not words.ways.only_diagonals:
        return said
    whole = {
        _("forward only"): _("diagonally forward"),
        _("forward and backward"): _("diagonally every way"),
    }
    return whole.get(said, said)


def men_capture(words: Words) -> str:
    """Where men capture."""
    _, men = words.gettext, words.sheet.men
    said = words.ways_of(men.capture) or _("not at all")
    on = words.ways_of(men.capture_on) if men.capture_on else said
    if on == said:
        return said
    return _("%(ways)s; from the second jump on %(on)s") % {
        "ways": said,
        "on": on or _("not at all"),
    }


def kings(words: Words) -> str:
    """How far kings go, and where to."""
    _, rule = words.gettext, words.sheet.kings
    if not words.has_kings:
        return NOTHING
    far = _("flying") if rule.flying else _("one square")
    move, capture = words.ways_of(rule.move), words.ways_of(rule.capture)
    if move == capture == _("forward and backward"):
        return far
    ways = move or _("not at all")
    if move == capture:
        return _("%(far)s, %(ways)s") % {"far": far, "ways": ways}
    return _("%(far)s, %(ways)s; capture %(captures)s") % {
        "far": far,
        "ways": ways,
        "captures": capture or _("not at all"),
    }


def kings_landing(words: Words) -> str:
    """Where flying kings come down."""
    _, rule = words.gettext, words.sheet.kings
    if not words.has_kings or not rule.flying or not words.ways_of(rule.capture):
        return NOTHING
    return {
        Landing.ANY: _("on any free square behind"),
        Landing.NEXT: _("right behind"),
        Landing.NEXT_AFTER_KING: words.pgettext(
            "flying king", "on any free square behind; right behind a king taken last"
        ),
    }[rule.landing]


def men_take_kings(words: Words) -> str:
    """Whether men may take kings."""
    return words.yes(words.sheet.men.may_take_kings) if words.has_kings else NOTHING


def compulsory(words: Words) -> str:
    """Whether a capture must be made."""
    return words.yes(words.sheet.captures.compulsory)


def finish(words: Words) -> str:
    """Whether a capture must be finished."""
    return words.yes(not words.sheet.captures.may_stop)


def quantity(words: Words) -> str:
    """Whether the most pieces must be taken."""
    _ = words.gettext
    if Criterion.MOST_PIECES in words.criteria[1:]:
        return _("yes, among equals")
    return words.yes(Criterion.MOST_PIECES in words.criteria)


def precedence(words: Words) -> str:
    """What else decides among captures."""
    _ = words.gettext
    decisive = words.criteria
    if decisive[:1] == (Criterion.MOST_PIECES,):
        decisive = decisive[1:]
    return _(", then ").join(_step(words, each) for each in decisive) or _("free choice")


def quality(words: Words) -> bool:
    """Whether kings that are taken count more than men."""
    worth, kings = words.sheet.captures.worth, {Criterion.MOST_KINGS, Criterion.KINGS_EARLIEST}
    if Criterion.MOST_VALUE in words.criteria and worth is not None and worth.king > worth.man:
        return True
    return bool(kings & set(words.criteria))


def steps(words: Words) -> list[str]:
    """The order of precedence step by step, each in two or three words."""
    return [_step(words, criterion) for criterion in words.criteria]


def removal(words: Words) -> str:
    """When captured pieces leave."""
    _ = words.gettext
    if words.sheet.captures.removal is Removal.AT_ONCE:
        return _("at once")
    return _("at the end of the move")


def crowning(words: Words) -> str:
    """Where men are crowned."""
    _, sheet = words.gettext, words.sheet
    if not crowns(sheet):
        return _("never")
    if sheet.promotion.on is PromotionSquares.FAR_ROW:
        return _("on the far row")
    on = [
        squares_in_words(sheet, sheet.promotion.on.of(sheet.board, side), _(" and "))
        for side in Color
    ]
    return on[0] if on[0] == on[1] else " / ".join(on)


def crowning_briefly(words: Words) -> str:
    """The same without the names of squares."""
    on = words.sheet.promotion.on
    return words.gettext("on some squares") if isinstance(on, CrowningSquares) else crowning(words)


def crowning_capture(words: Words) -> str:
    """What becomes of a man that reaches a crowning square in a capture."""
    _, sheet = words.gettext, words.sheet
    if not crowns(sheet):
        return NOTHING
    return {
        InCapture.STOPS: _("crowned, the move ends"),
        InCapture.GOES_ON_AS_MAN: _("goes on as a man, crowned only if it ends there"),
        InCapture.GOES_ON_AS_KING: words.king(
            words.pgettext("flying king", "crowned, goes on as a king"),
            words.pgettext("short king", "crowned, goes on as a king"),
        ),
    }[sheet.promotion.in_capture]


def parachutists(words: Words) -> str:
    """What parachutists do."""
    _, rule = words.gettext, words.sheet.parachutists
    if rule is None:
        return NOTHING
    text = (
        _("capture %(ways)s, then go on as men")
        if rule.goes_on
        else _("capture %(ways)s, then are men")
    )
    return text % {"ways": words.ways_of(rule.capture) or _("not at all")}


def linear(words: Words) -> str:
    """Whether lines of men move."""
    return words.yes(words.sheet.men.linear)


def straight_on(words: Words) -> str:
    """Whether captures go on in one direction only."""
    return words.yes(words.sheet.captures.straight_on)


def turn_back(words: Words) -> str:
    """Whether flying kings may turn back in a capture."""
    captures = words.sheet.captures
    # pieces that stay until the move ends bar the way back
    if not words.has_kings or not words.kings_fly or captures.removal is not Removal.AT_ONCE:
        return NOTHING
    return words.yes(captures.turn_back)


def king_limit(words: Words) -> str:
    """How often the same king may move."""
    _, limit = words.gettext, words.sheet.kings.run_limit
    if limit is None or not words.has_kings:
        return NOTHING
    return _("%(often)s in a row") % {"often": often(limit, words.lang)}


def opening(words: Words) -> str:
    """Which pieces are taken away before the first move."""
    _, sheet = words.gettext, words.sheet
    if sheet.opening is None:
        return NOTHING
    squares = squares_in_words(sheet, sheet.opening.of(sheet.board), _(" or "))
    return _("a piece on %(squares)s, then one beside it") % {"squares": squares}


def opening_briefly(words: Words) -> str:
    """The same without the names of squares."""
    return words.gettext("a piece of each side") if words.sheet.opening else NOTHING


def board_lines(words: Words) -> str:
    """Lines that are not those of the usual boards."""
    _, board = words.gettext, words.sheet.board
    if isinstance(board, Points):
        return _("drawn on the board")
    if isinstance(board, DarkSquares) and board.straight:
        return _("rows and columns, too")
    return NOTHING


def numbering(words: Words) -> str:
    """How squares are called."""
    return naming.named(words)


def _step(words: Words, criterion: Criterion) -> str:
    _, pgettext, worth = words.gettext, words.pgettext, words.sheet.captures.worth
    match criterion:
        case Criterion.MOST_PIECES:
            return _("most pieces")
        case Criterion.BY_KING:
            return words.king(
                pgettext("flying king", "by a king"), pgettext("short king", "by a king")
            )
        case Criterion.MOST_KINGS:
            return words.king(
                pgettext("flying king", "most kings"), pgettext("short king", "most kings")
            )
        case Criterion.KINGS_EARLIEST:
            return words.king(
                pgettext("flying king", "kings earliest"), pgettext("short king", "kings earliest")
            )
        case Criterion.MOST_VALUE:
            man, king = (worth.man, worth.king) if worth else (1, 1)
            return words.king(
                pgettext("flying king", "highest worth (man %(man)s, king %(king)s)"),
                pgettext("short king", "highest worth (man %(man)s, king %(king)s)"),
            ) % {"man": man, "king": king}
