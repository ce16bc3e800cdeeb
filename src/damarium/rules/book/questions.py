"""The questions that people ask about a game, answered from its sheet."""

from damarium.rules.book import beginning, values
from damarium.rules.book.course import captures_backward
from damarium.rules.book.description import Question
from damarium.rules.book.games import yardsticks
from damarium.rules.book.relatives import base, nearest, told
from damarium.rules.book.words import Words
from damarium.rules.captures import Criterion
from damarium.rules.color import WHITE
from damarium.rules.geometry import DarkSquares
from damarium.rules.pieces import Landing
from damarium.rules.variant import Variant


def questions(variant: Variant, lang: str) -> tuple[Question, ...]:
    """What people ask about a game.

    >>> from damarium.rules import parse
    >>> [each.id for each in questions(parse("spanish"), "en")]
    ['quantity', 'quality', 'backward', 'flying', 'begins', 'nearest', 'board']
    """
    words = Words(variant.sheet, lang)
    _ = words.gettext
    asked = [
        Question("quantity", _("What is the quantity rule?"), _quantity(words)),
        Question("quality", _("What is the quality rule?"), _quality(words)),
        Question("backward", _("Do men capture backward?"), _backward(words)),
        Question("flying", *_flying(words)),
        Question("begins", _("Who begins?"), _begins(words)),
        _nearest(variant, words),
        *(_same_board(variant, game, words) for game in yardsticks()[:1] if game != variant),
    ]
    return tuple(asked)


def _quantity(words: Words) -> str:
    _ = words.gettext
    rule = _("It says that of several captures one that takes the most pieces must be made.")
    steps = words.criteria
    if Criterion.MOST_PIECES in steps:
        if steps[0] is Criterion.MOST_PIECES:
            here = _("It holds here.")
        else:
            here = _("Here it decides only among captures that are equal before.")
    elif Criterion.MOST_VALUE in steps:
        here = _("Here pieces are weighed instead of counted: %(steps)s.")
    else:
        here = _("It does not hold here.")
    return f"{rule} {here % {'steps': ', '.join(values.steps(words))}}"


def _quality(words: Words) -> str:
    _, pgettext, steps = words.gettext, words.pgettext, words.criteria
    rule = words.king(
        pgettext("flying king", "It says that what is taken counts, too: kings before men."),
        pgettext("short king", "It says that what is taken counts, too: kings before men."),
    )
    by_king = Criterion.BY_KING in steps
    if values.quality(words):
        here = _("It holds here; the order of precedence is: %(steps)s.")
    elif by_king:
        here = words.king(
            pgettext(
                "flying king",
                "Here it does not matter what is taken, but what captures: a king goes before a "
                "man.",
            ),
            pgettext(
                "short king",
                "Here it does not matter what is taken, but what captures: a king goes before a "
                "man.",
            ),
        )
    else:
        here = _("It does not hold here.")
    numbered = ", ".join(
        f"{number} {step}" for number, step in enumerate(values.steps(words), start=1)
    )
    return f"{rule} {here % {'steps': numbered}}"


def _backward(words: Words) -> str:
    _, men = words.gettext, words.sheet.men
    if captures_backward(words, men.capture):
        answer = _("Yes.")
    elif captures_backward(words, men.capture_on or men.capture):
        answer = _("Not with the first jump, but after it.")
    else:
        answer = _("No.")
    return f"{answer} {words.pieces.men()}"


def _flying(words: Words) -> tuple[str, str]:
    _, pgettext = words.gettext, words.pgettext
    question = _("Do kings fly?")
    if not words.has_kings:
        return question, _("No: nobody plays on with a king in this game.")
    if not words.sheet.kings.flying:
        return question, pgettext(
            "short king", "No. A king goes one square at a time, like a man, but more ways."
        )
    yes = pgettext("flying king", "Yes. A king goes any distance over free squares in a line.")
    landing = {
        Landing.ANY: _("Behind a piece that it takes it comes down on any free square."),
        Landing.NEXT: _("Behind a piece that it takes it comes down on the very next square."),
        Landing.NEXT_AFTER_KING: pgettext(
            "flying king",
            "Behind a piece that it takes it comes down on any free square, but on the very next "
            "one if it takes a king last.",
        ),
    }[words.sheet.kings.landing]
    return question, f"{yes} {landing}"


def _begins(words: Words) -> str:
    _, sheet = words.gettext, words.sheet
    said = (
        _("White begins; then both sides move in turn.")
        if sheet.first is WHITE
        else _("Black begins; then both sides move in turn.")
    )
    if sheet.opening:
        said += " " + _("The first turn of each side takes away a piece of its own.")
    return said


def _nearest(variant: Variant, words: Words) -> Question:
    _ = words.gettext
    found = base(variant) or nearest(variant)
    question = _("Which game is nearest, and in what does this one differ?")
    rows = told(found, variant, words.lang)
    text = (
        _("%(name)s. What is otherwise here: %(rows)s.")
        if rows
        else _("%(name)s: both have the same rules.")
    )
    names = {"name": found.name(words.lang), "rows": "; ".join(rows)}
    return Question("nearest", question, text % names)


def _same_board(variant: Variant, other: Variant, words: Words) -> Question:
    _ = words.gettext
    theirs = Words(other.sheet, words.lang)
    question = _("Is it the board on which %(other)s is played?") % {
        "other": other.name(words.lang)
    }
    board, their_board = variant.sheet.board, other.sheet.board
    shapes = {
        "here": beginning.shape(words),
        "there": beginning.shape(theirs),
        "pieces": beginning.pieces(words),
        "theirs": beginning.pieces(theirs),
    }
    if shapes["here"] != shapes["there"]:
        text = _("No: here %(here)s and %(pieces)s pieces a side, there %(there)s and %(theirs)s.")
        return Question("board", question, text % shapes)
    if board != their_board and isinstance(board, DarkSquares):
        text = (
            _(
                "The same board, but turned: here a light square lies at the lower left, there a "
                "dark one."
            )
            if board.mirrored
            else _("The same board, but more lines are used here: rows and columns, too.")
        )
    elif variant.sheet.setup.squares(board) == other.sheet.setup.squares(their_board):
        text = _("Yes, and the set-up is the same, too.")
    else:
        text = _("Yes, but the pieces are set up otherwise.")
    return Question("board", question, text % shapes)
