"""The arguments that commands share: a variant, and a position of it."""

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from damarium.cli.complaint import Complaint, listed, shown
from damarium.game import Board
from damarium.locale import translator
from damarium.notation.message import N_, AnyOf
from damarium.rules import InvalidRules, UnknownVariant, Variant, parse


def add_variant(parser: ArgumentParser, lang: str) -> None:
    """The arguments VARIANT and --rules."""
    _ = translator(lang)
    parser.add_argument(
        "variant", metavar="VARIANT", nargs="?", help=_("a spelling, such as american@10x10")
    )
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
        return _from_file(given.rules)
    if given.variant is None:
        raise Complaint(N_("Which game? Give VARIANT or --rules FILE; `damarium variants` lists."))
    return spelled(given.variant)


def spelled(spelling: str) -> Variant:
    """The variant of a spelling; Complaint where there is none."""
    try:
        return parse(spelling)
    except UnknownVariant as error:
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


def the_board(given: Namespace) -> Board:
    """A board with the variant and position that were asked for."""
    return Board(the_variant(given), fen=given.fen)


def _from_file(path: str) -> Variant:
    try:
        return Variant.from_json(json.loads(Path(path).read_bytes()))
    except OSError as error:
        raise Complaint(
            N_("%(path)s cannot be read: %(why)s.", path=path, why=error.strerror)
        ) from None
    except InvalidRules as error:
        raise Complaint(
            N_(
                "%(path)s holds no rules that can be played:%(flaws)s",
                path=path,
                flaws=listed(error.flaws),
            )
        ) from None
    except (ValueError, RecursionError) as error:
        raise Complaint(
            N_("%(path)s is no JSON: %(why)s.", path=path, why=shown(str(error)))
        ) from None
