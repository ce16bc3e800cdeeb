"""The aim of the game, how pieces capture, and what precedes, in sentences for players."""

from damarium.rules.book.words import Words
from damarium.rules.captures import Criterion
from damarium.rules.compass import Directions
from damarium.rules.crowningfacts import crowning_squares
from damarium.rules.geometry import Hexagon, Points
from damarium.rules.piecefacts import crowns
from damarium.rules.pieces import Landing
from damarium.rules.promotion import PromotionSquares


def aim(words: Words) -> str:
    """What both sides are after."""
    _, ends = words.gettext, words.sheet.ends
    if ends.first_king_wins:
        return _first_king(words)
    if ends.losing:
        return _("The aim is upside down: you win when all your pieces are taken or none can move.")
    return _("The aim: take all pieces of the other side, or leave them no move.")


def _first_king(words: Words) -> str:
    pgettext = words.pgettext
    if words.sheet.ends.losing:
        return words.king(
            pgettext("flying king", "The aim: make the other side have the first king."),
            pgettext("short king", "The aim: make the other side have the first king."),
        )
    return words.king(
        pgettext("flying king", "The aim: be the first to have a king."),
        pgettext("short king", "The aim: be the first to have a king."),
    )


def capture(words: Words) -> str:
    """What a capture is."""
    _, board = words.gettext, words.sheet.board
    if isinstance(board, Points):
        return _(
            "A piece captures by jumping along a line over an enemy piece beside it onto the free "
            "point behind."
        )
    if isinstance(board, Hexagon):
        return _(
            "A piece captures by jumping over an enemy piece beside it onto the free cell behind."
        )
    return _(
        "A piece captures by jumping over an enemy piece beside it onto the free square behind."
    )


def men_capture(words: Words) -> str:
    """Where men capture."""
    _, men = words.gettext, words.sheet.men
    said = words.ways_of(men.capture)
    if not said:
        return _("Men never capture.")
    text = _("Men capture %(ways)s.") % {"ways": said}
    if men.capture_on is None or words.ways_of(men.capture_on) == said:
        return text
    on = words.ways_of(men.capture_on)
    more = _("From the second jump on they capture %(ways)s.") % {"ways": on} if on else ""
    return f"{text} {more}".rstrip()


def kings_capture(words: Words) -> str:
    """How kings capture."""
    sheet, pgettext = words.sheet, words.pgettext
    if not words.has_kings:
        return ""
    said = words.ways_of(sheet.kings.capture)
    if not said:
        return ""
    if not sheet.kings.flying:
        return pgettext("short king", "Kings capture %(ways)s, from the square beside.") % {
            "ways": said
        }
    far = pgettext(
        "flying king",
        "Kings capture %(ways)s, and from any distance: one enemy piece with nothing before it "
        "and a free square behind it.",
    ) % {"ways": said}
    return f"{far} {_landing(words)}"


def _landing(words: Words) -> str:
    _, pgettext = words.gettext, words.pgettext
    match words.sheet.kings.landing:
        case Landing.ANY:
            return _("Where the squares behind are free, you choose among them.")
        case Landing.NEXT:
            return _("It ends right behind the piece, however many squares are free.")
        case Landing.NEXT_AFTER_KING:
            return pgettext(
                "flying king",
                "Where the squares behind are free, you choose among them; if the last piece taken "
                "is a king, the capture ends right behind it.",
            )


def finish(words: Words) -> str:
    """Whether a capture goes on."""
    _ = words.gettext
    if words.sheet.captures.may_stop:
        return _("If the same piece can jump on, it may, but it may also stop after any jump.")
    return _("If the same piece can jump on, it must: all of that is one move.")


def ladder(words: Words) -> list[str]:
    """Each step of the order of precedence in a sentence; empty where the choice is free."""
    _ = words.gettext
    prefer = tuple(dict.fromkeys(words.sheet.captures.prefer))
    if not words.has_kings:
        # pieces are all alike there: only their number can differ
        counting = (Criterion.MOST_PIECES, Criterion.MOST_VALUE)
        prefer = (Criterion.MOST_PIECES,) if set(counting) & set(prefer) else ()
    steps = [_step(words, criterion) for criterion in prefer]
    if len(steps) == 1:
        return steps
    return [
        (_("First step: %(step)s") if number == 1 else _("Step %(number)s, among equals: %(step)s"))
        % {"number": number, "step": step}
        for number, step in enumerate(steps, start=1)
    ]


def _step(words: Words, criterion: Criterion) -> str:
    _, pgettext, worth = words.gettext, words.pgettext, words.sheet.captures.worth
    match criterion:
        case Criterion.MOST_PIECES:
            return _("Of several captures, one that takes the most pieces must be made.")
        case Criterion.BY_KING:
            return words.king(
                pgettext("flying king", "A capture by a king goes before one by a man."),
                pgettext("short king", "A capture by a king goes before one by a man."),
            )
        case Criterion.MOST_KINGS:
            return words.king(
                pgettext("flying king", "A capture that takes more kings goes first."),
                pgettext("short king", "A capture that takes more kings goes first."),
            )
        case Criterion.KINGS_EARLIEST:
            return words.king(
                pgettext("flying king", "A capture that takes a king earlier on goes first."),
                pgettext("short king", "A capture that takes a king earlier on goes first."),
            )
        case Criterion.MOST_VALUE:
            man, king = (worth.man, worth.king) if worth else (1, 1)
            return words.king(
                pgettext(
                    "flying king",
                    "What is taken is weighed, a man as %(man)s and a king as %(king)s; the most "
                    "must be taken.",
                ),
                pgettext(
                    "short king",
                    "What is taken is weighed, a man as %(man)s and a king as %(king)s; the most "
                    "must be taken.",
                ),
            ) % {"man": man, "king": king}


def crowning(words: Words) -> str:
    """Where men are crowned; empty where they never are."""
    sheet, pgettext = words.sheet, words.pgettext
    if not crowns(sheet):
        return ""
    if sheet.promotion.on is PromotionSquares.FAR_ROW:
        return words.king(
            pgettext("flying king", "A man that ends its move on the far row becomes a king."),
            pgettext("short king", "A man that ends its move on the far row becomes a king."),
        )
    return crowning_squares(sheet, words.lang, words.sides)


def lost(words: Words) -> str:
    """What it means to have no move."""
    _ = words.gettext
    return _("A side has no move when all its pieces are taken, or when those left are shut in.")


def opposite(words: Words, directions: Directions) -> bool:
    """Whether some of the directions lead back to one's own side, in the eyes of either side."""
    return any(
        way.step[1] > 0 for side in words.sides for way in words.ways.from_seat(directions, side)
    )
