"""What is wrong with rules, as sentences for players: the vocabulary tells its authors only."""

import re

from damarium.notation.message import N_, Message
from damarium.rules import Flaw
from damarium.rules.switches import Switch, answering
from damarium.server.own.limits import TOO_MANY, TOO_WIDE

_NUMBER = "([0-9]+)"
_ANY = "(.+)"


def _sentences() -> tuple[tuple[re.Pattern[str], Message], ...]:
    """How the vocabulary puts it, its gaps in brackets, and how a player reads it."""
    n, a = _NUMBER, _ANY
    told = (
        (f"expected {n} to {n}", N_("Choose a number from %(a)s to %(b)s.")),
        (f"expected {n} to {n} cells", N_("A hexagon has %(a)s to %(b)s cells along each edge.")),
        (f"expected {n} to {n} plies", N_("Choose %(a)s to %(b)s moves of one side.")),
        (f"expected {n} to {n} moves", N_("Choose %(a)s to %(b)s moves, or leave it empty.")),
        (
            f"expected {n} to {n} on this board",
            N_("This board has room for %(a)s to %(b)s rows of men a side, one row stays empty."),
        ),
        (
            f"expected at most {n} playing squares",
            N_("This board has too many squares: %(a)s can be played on at most."),
        ),
        (
            f"expected {n} different lower-case letters",
            N_("The files need %(a)s different small letters."),
        ),
        (
            f"expected at most {n} counters",
            N_("A game counts %(a)s draw rules at most. Take one out."),
        ),
        ("another draw rule has this id", N_("Two draw rules have the same name.")),
        (
            "expected a counter that replaces none itself",
            N_("A draw rule cannot replace one that replaces another."),
        ),
        (
            "expected the id of another counter",
            N_("This draw rule replaces one that is not there."),
        ),
        (
            "expected at least one event, or `when`",
            N_("Nothing ever sets this count back: choose what does."),
        ),
        ("needs `when`", N_("This draw rule must say for which pieces it holds.")),
        (
            "neither side of `when` is the stronger",
            N_("This draw rule counts the stronger side's moves, but both are equally strong."),
        ),
        (
            "expected a number that kings and men can add up to",
            N_("In this draw rule kings and men do not add up to the pieces."),
        ),
        (
            f"expected numbers from 0 to {n}, ascending",
            N_("This draw rule asks for an impossible number of pieces."),
        ),
        (
            f"expected one character for each of {n} squares",
            N_("The position must have %(a)s squares, a sign each."),
        ),
        (
            "expected w W b B and \\.",
            N_("A position has only w and b for men, W and B for kings, a full stop for empty."),
        ),
        ("white has no piece", N_("White has no piece.")),
        ("black has no piece", N_("Black has no piece.")),
        (
            f"a man on {a} would have been crowned",
            N_("A man cannot begin on %(a)s: there he would have been crowned."),
        ),
        (
            "needs a set-up that fills the board, but for one hole at most",
            N_("A piece is taken away first only where the pieces fill the whole board."),
        ),
        ("expected at least one square", N_("Name at least one square.")),
        (
            "expected a piece of the side that begins there",
            N_("Whoever begins must have a piece on each of these squares."),
        ),
        (
            "a man that never captures is no man",
            N_("A man that captures in no direction could take nothing at all."),
        ),
        (
            "a line of men needs a direction in `move`",
            N_("Lines of men cannot move where a man never moves."),
        ),
        ("expected the same for white and black", N_("Kings of both sides must go the same ways.")),
        (
            "a short king lands there in any case",
            N_("A king that goes one square lands right behind in any case: nothing to choose."),
        ),
        ("each criterion may stand once", N_("Each step may stand once.")),
        (
            "`most_value` in `prefer` and `worth` need each other",
            N_("“The highest worth” needs to be told what pieces are worth."),
        ),
        (
            "a capture that may stop after any jump cannot be compared with others",
            N_("Where a capture may stop half-way, captures cannot be compared: then you choose."),
        ),
        (
            "kings that fly turn while they capture: expected short ones",
            N_("Flying kings turn while they capture; straight on goes with short kings only."),
        ),
        (
            "no line of this board runs that way",
            N_("No line of this board runs that way: with these directions nothing can move."),
        ),
        (
            "pieces that stay until the move ends block the way back in any case",
            N_(
                "A king cannot turn back over a piece that still lies there. This makes a "
                "difference only where pieces leave at once."
            ),
        ),
        (
            "needs crowning squares: nobody is crowned in this game",
            N_("This needs crowning squares, but nobody is crowned in this game."),
        ),
        ("expected at least one square, such as a8", N_("Name at least one square, such as a8.")),
        (
            f"expected squares such as {a}",
            N_("This board has no such square; its squares are called like %(a)s."),
        ),
        (
            "men are crowned there: expected a game in which some stay men",
            N_("On the far row men are crowned, so none stays there as a man."),
        ),
        ("the game needs a name", N_("The game needs a name.")),
        (
            f"expected at most {n} characters in one line",
            N_("A name has %(a)s signs in one line at most."),
        ),
        (
            "(?:directions are|not one of|expected a (?:list of|word, or) directions) .*",
            N_("These are no directions."),
        ),
        ("expected a number such as 3, 3\\+ or 4-5", N_("This is no number of pieces.")),
        (
            f"expected one of {a}",
            N_("This is no word that is known here. Known are: %(a)s."),
        ),
        ("expected a whole number", N_("Write a whole number.")),
        ("expected a text", N_("Write a text.")),
        ("expected whole characters", N_("This text holds halves of characters.")),
        ("expected true or false", N_("This can only be yes or no.")),
        ("expected a list|expected an object", N_("This is written in another way than needed.")),
        ("is missing", N_("This is missing.")),
        (
            TOO_WIDE,
            N_(
                "On so many squares a flying king captures in more ways than a server can count: "
                "fewer directions, a smaller board or short kings will do."
            ),
        ),
        (
            TOO_MANY,
            N_("On so large a board no flying king can stand from the beginning: begin with men."),
        ),
    )
    return tuple((re.compile(pattern), message) for pattern, message in told)


_TOLD = _sentences()
_LONGEST = 120


def mender(flaw: Flaw, lang: str) -> Switch | None:
    """The switch of the editor that mends a flaw; None where it is one of the draw rules."""
    return next(iter(answering(flaw.field, lang)), None)


def flaw_text(flaw: Flaw) -> Message:
    """A flaw of rules as a sentence; what nobody foresaw is said as the vocabulary puts it."""
    for pattern, message in _TOLD:
        if match := pattern.fullmatch(flaw.reason):
            gaps = dict(zip("ab", match.groups(), strict=False))
            return Message(message.text, {name: gap[:_LONGEST] for name, gap in gaps.items()})
    return Message("%(reason)s", {"reason": f"{flaw.reason[:_LONGEST]}."})
