"""The arguments that commands share: a variant or a file of rules, and a position."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from damarium.cli.complaint import Complaint, listed, shown
from damarium.game import Board
from damarium.locale import translator
from damarium.notation.message import N_, AnyOf, Message
from damarium.rules import InvalidRules, UnknownVariant, Variant, parse
from damarium.rules.jsontext import MOST_BYTES, NotJson, Trouble
from damarium.rules.own import read_own


def add_variant(parser: ArgumentParser, lang: str) -> None:
    """The arguments VARIANT and --rules."""
    _ = translator(lang)
    parser.add_argument(
        "variant", metavar="VARIANT", nargs="?", help=_("a spelling, such as american@10x10")
    )
    add_rules(parser, lang)


def add_rules(parser: ArgumentParser, lang: str) -> None:
    """The argument --rules."""
    _ = translator(lang)
    parser.add_argument("--rules", metavar="FILE", help=_("a variant of your own, from JSON"))


def add_fen(parser: ArgumentParser, lang: str) -> None:
    """The argument --fen."""
    _ = translator(lang)
    parser.add_argument("--fen", help=_("a position in the variant's numbering, W:W11,K3:B20"))


def the_variant(given: Namespace) -> Variant:
    """The variant that was asked for; Complaint where there is none."""
    if given.rules is not None:
        if given.variant is not None:
            raise Complaint(N_("Give either VARIANT or --rules FILE, not both."))
        return from_file(given.rules)
    if given.variant is None:
        raise Complaint(N_("Which game? Give VARIANT or --rules FILE; `damarium variants` lists."))
    return spelled(given.variant)


def spelled(spelling: str) -> Variant:
    """The variant of a spelling; Complaint where there is none."""
    try:
        return parse(spelling)
    except UnknownVariant as error:
        if Path(spelling).suffix.lower() == ".json" or _is_file(spelling):
            raise Complaint(
                N_(
                    "There is no variant %(spelling)s; a file of rules is given as --rules "
                    "%(spelling)s.",
                    spelling=shown(spelling),
                )
            ) from None
        raise Complaint(
            N_(
                "There is no variant %(spelling)s. Did you mean %(near)s?",
                spelling=shown(error.spelling),
                near=AnyOf(error.suggestions),
            )
            if error.suggestions
            else N_(
                "There is no variant %(spelling)s (%(reason)s); `damarium variants` lists all.",
                spelling=shown(error.spelling),
                reason=shown(error.reason),
            )
        ) from None


def _is_file(path: str) -> bool:
    try:
        return Path(path).is_file()
    except (OSError, ValueError):  # no path at all: too long, or with a null in it
        return False


def the_board(given: Namespace) -> Board:
    """A board with the variant and position that were asked for."""
    return Board(the_variant(given), fen=given.fen)


def from_file(path: str) -> Variant:
    """The variant that a file of rules holds; Complaint where it holds none."""
    try:
        return variant_in(path)
    except InvalidRules as error:
        raise Complaint(
            N_(
                "%(path)s holds no rules that can be played:%(flaws)s",
                path=shown(path),
                flaws=listed(error.flaws),
            )
        ) from None


def variant_in(path: str) -> Variant:
    """The same, but InvalidRules where the file can be read and its rules are flawed."""
    try:
        with Path(path).open("rb") as file:
            # one byte more shows that there is too much, also where a device never ends
            text = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise Complaint(
            N_("%(path)s cannot be read: %(why)s.", path=shown(path), why=why)
        ) from None
    try:
        return read_own(text)
    except NotJson as error:
        raise Complaint(_no_json(shown(path), error)) from None


def _no_json(path: str, error: NotJson) -> Message:
    match error.trouble:
        case Trouble.SYNTAX:
            return N_(
                "%(path)s is no JSON: it cannot be read on at line %(line)s, column %(column)s.",
                path=path,
                line=error.line,
                column=error.column,
            )
        case Trouble.ENCODING:
            return N_("%(path)s is no JSON: it is no text in UTF-8.", path=path)
        case Trouble.TOO_DEEP:
            return N_("%(path)s holds no rules: they are never nested so deep.", path=path)
        case Trouble.TOO_LONG:
            return N_(
                "%(path)s holds no rules: they never have more than %(most)s bytes.",
                path=path,
                most=MOST_BYTES,
            )
