"""The aim of the game, how pieces capture, and what precedes, in sentences for players."""

from damarium.rules.book.words import Words
from damarium.rules.captures import Criterion
from damarium.rules.color import Color
from damarium.rules.compass import Directions
from damarium.rules.crowningfacts import crowning_squares
from damarium.rules.endings import LastPiece
from damarium.rules.geometry import Hexagon, Points
from damarium.rules.piecefacts import crowns
from damarium.rules.promotion import PromotionSquares


def aim(words: Words) -> str:
    """What both sides are after."""
    _, ends = words.gettext, words.sheet.ends
    if ends.first_king_wins:
        return _first_king(words)
    last = ends.last_piece_loses
    if ends.losing:
        return _losing(words, last)
    if last is None and words.pieces.only_captures:
        return _("The aim: make the last capture.")
    if last is LastPiece.ANY:
        return _("The aim: leave the other side a single piece, or no move.")
    if last is LastPiece.MAN:
        return _("The aim: leave the other side nothing but a single man, or no move.")
    return _("The aim: take all pieces of the other side, or leave them no move.")


def _losing(words: Words, last: LastPiece | None) -> str:
    _ = words.gettext
    if last is LastPiece.ANY:
        return _("The aim is upside down: you win when you have a single piece left, or no move.")
    if last is LastPiece.MAN:
        return _(
            "The aim is upside down: you win when nothing but a single man is left to you, or no "
            "move."
        )
    if words.pieces.only_captures:
        return _("The aim is upside down: you win when you can capture nothing any more.")
    return _("The aim is upside down: you win when all your pieces are taken or none can move.")


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
    """What a capture is: by any piece where none goes far, else by a man."""
    _, pgettext, board = words.gettext, words.pgettext, words.sheet.board
    far = words.has_kings and words.kings_fly
    if far and not words.ways_of(words.sheet.men.capture):
        return pgettext("flying king", "A king captures by jumping over an enemy piece.")
    if isinstance(board, Points):
        return (
            _(
                "A man captures by jumping along a line over an enemy piece beside it onto the "
                "free point behind."
            )
            if far
            else _(
                "A piece captures by jumping along a line over an enemy piece beside it onto the "
                "free point behind."
            )
        )
    if isinstance(board, Hexagon):
        return (
            _("A man captures by jumping over an enemy piece beside it onto the free cell behind.")
            if far
            else _(
                "A piece captures by jumping over an enemy piece beside it onto the free cell "
                "behind."
            )
        )
    return (
        _("A man captures by jumping over an enemy piece beside it onto the free square behind.")
        if far
        else _(
            "A piece captures by jumping over an enemy piece beside it onto the free square behind."
        )
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
    # where they land is told with how they go
    return pgettext(
        "flying king",
        "Kings capture %(ways)s, from any distance: the squares before the enemy piece and the "
        "one behind it must be free.",
    ) % {"ways": said}


def finish(words: Words) -> str:
    """Whether a capture goes on."""
    _ = words.gettext
    if words.sheet.captures.may_stop:
        return _("If the same piece can jump on, it may, but it may also stop after any jump.")
    return _("If the same piece can jump on, it must: all of that is one move.")


def compulsory(words: Words, fact: str) -> str:
    """That one must capture; `fact` says it, where no order of precedence is told after it."""
    _, pgettext = words.gettext, words.pgettext
    if words.pieces.only_captures:
        return fact
    must, steps = words.sheet.captures.compulsory, words.criteria
    if len(steps) > 1:
        return (
            _("You must capture; among several captures this order decides.")
            if must
            else _(
                "You may leave a capture out, but one that has begun is finished; among several "
                "captures this order decides."
            )
        )
    if steps == (Criterion.BY_KING,) and must:
        return words.king(
            pgettext("flying king", "You must capture; where a king can, no man may."),
            pgettext("short king", "You must capture; where a king can, no man may."),
        )
    return fact


def ladder(words: Words) -> list[str]:
    """Each rank of the order of precedence in a sentence; empty where there are no two of them."""
    _ = words.gettext
    steps = [_step(words, criterion) for criterion in words.criteria]
    if len(steps) < 2:
        # the rule that one must capture names it
        return []
    return [
        (_("Rank %(rank)s: %(step)s") if rank == 1 else _("Rank %(rank)s, among equals: %(step)s"))
        % {"rank": rank, "step": step}
        for rank, step in enumerate(steps, start=1)
    ]


def _step(words: Words, criterion: Criterion) -> str:
    _, pgettext, worth = words.gettext, words.pgettext, words.sheet.captures.worth
    match criterion:
        case Criterion.MOST_PIECES:
            return _("the capture that takes the most pieces must be made.")
        case Criterion.BY_KING:
            return words.king(
                pgettext("flying king", "a king that can capture goes before a man."),
                pgettext("short king", "a king that can capture goes before a man."),
            )
        case Criterion.MOST_KINGS:
            return words.king(
                pgettext("flying king", "the capture that takes the most kings must be made."),
                pgettext("short king", "the capture that takes the most kings must be made."),
            )
        case Criterion.KINGS_EARLIEST:
            return words.king(
                pgettext("flying king", "the capture in which a king is taken earlier goes first."),
                pgettext("short king", "the capture in which a king is taken earlier goes first."),
            )
        case Criterion.MOST_VALUE:
            man, king = (worth.man, worth.king) if worth else (1, 1)
            return words.king(
                pgettext(
                    "flying king",
                    "what is taken is weighed, a man as %(man)s and a king as %(king)s, and the "
                    "capture that weighs most must be made.",
                ),
                pgettext(
                    "short king",
                    "what is taken is weighed, a man as %(man)s and a king as %(king)s, and the "
                    "capture that weighs most must be made.",
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
    if words.pieces.only_captures:
        return _("A side has no move when it can capture nothing any more.")
    return _("A side has no move when all its pieces are taken, or when those left are shut in.")


def captures_backward(words: Words, directions: Directions) -> bool:
    """Whether some of the directions lead against the way in which men of a side move."""
    return any(_leads_back(words, directions, side) for side in words.sides)


def _leads_back(words: Words, directions: Directions, side: Color) -> bool:
    ways, moves = words.ways.of(directions, side), words.sheet.men.move.of(side)
    ahead = tuple(sum(way.step[axis] for way in moves) for axis in range(2))
    if ahead == (0, 0):
        # who moves every way, or not at all, has only a seat to call one way back
        return any(way.step[1] > 0 for way in words.ways.from_seat(directions, side))
    return any(way.step[0] * ahead[0] + way.step[1] * ahead[1] < 0 for way in ways)
