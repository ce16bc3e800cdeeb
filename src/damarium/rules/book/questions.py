"""The questions that people ask about a game, answered from its sheet."""

from damarium.rules.book import beginning, values
from damarium.rules.book.course import captures_backward
from damarium.rules.book.description import Question
from damarium.rules.book.games import plain, yardsticks
from damarium.rules.book.otherwise import told
from damarium.rules.book.relatives import base, nearest, relatives
from damarium.rules.book.words import Words
from damarium.rules.captures import Criterion
from damarium.rules.color import WHITE
from damarium.rules.geometry import DarkSquares
from damarium.rules.piecefacts import crowns
from damarium.rules.pieces import Landing
from damarium.rules.variant import Variant


def questions(variant: Variant, lang: str) -> tuple[Question, ...]:
    """What people ask about a game.

    >>> from damarium.rules import parse
    >>> [each.id for each in questions(parse("spanish"), "en")]
    ['quantity', 'quality', 'backward', 'flying', 'begins', 'nearest', 'from-italian', 'board']
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
        *(_from(variant, game, words) for game in relatives(variant) if game != _kin(variant)),
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
    if not words.has_kings:
        return _("%(rule)s It has no place here: %(why)s") % {"rule": rule, "why": _kingless(words)}
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


def _kingless(words: Words) -> str:
    """Why no kings move about in a game."""
    _, pgettext = words.gettext, words.pgettext
    if not crowns(words.sheet):
        return _("no man is crowned.")
    return words.king(
        pgettext("flying king", "the first king ends the game."),
        pgettext("short king", "the first king ends the game."),
    )


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
        return question, _("There are none here: %(why)s") % {"why": _kingless(words)}
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
    answer = f"{yes} {landing}"
    if words.sheet.kings.landing is not Landing.NEXT and not words.sheet.captures.may_stop:
        answer += " " + pgettext(
            "flying king",
            "Where the capture can go on from some of these squares, it must land on one of them.",
        )
    return question, answer


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
    found = _kin(variant)
    question = _("Which game is nearest, and how does this one differ?")
    rows = told(found, variant, words.lang)
    text = (
        _("The nearest is %(name)s; here it is different: %(rows)s.")
        if rows
        else _("The nearest is %(name)s: both have the same rules.")
    )
    names = {"name": found.name(words.lang), "rows": "; ".join(rows)}
    return Question("nearest", question, text % names)


def _kin(variant: Variant) -> Variant:
    """The game beside which it is told first."""
    # what was made from a game is nearest to that one
    made = None if plain(variant) else base(variant)
    return made or nearest(variant)


def _from(variant: Variant, other: Variant, words: Words) -> Question:
    """How it differs from one of the games beside which it is always named."""
    _ = words.gettext
    question = _("How does it differ from %(game)s?") % {"game": other.name(words.lang)}
    rows = told(other, variant, words.lang)
    answer = _("Here it is different: %(rows)s.") % {"rows": "; ".join(rows)}
    return Question(f"from-{other.id}", question, answer)


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
        text = _(
            "No. Here: %(here)s, with %(pieces)s pieces a side; there: %(there)s, with %(theirs)s."
        )
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
