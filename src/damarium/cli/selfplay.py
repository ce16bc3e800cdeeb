"""`damarium selfplay`: the engine against itself, counted."""

import sys
from argparse import ArgumentParser, Namespace
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from damarium.cli.complaint import Complaint, shown
from damarium.cli.given import spelled
from damarium.locale import translator
from damarium.notation.message import N_
from damarium.rules import Variant, parse, sheets

if TYPE_CHECKING:
    from damarium.engine.selfplay import Match, Plan

#: The least and the most of each number.
_NUMBERS = {"games": (1, 100_000), "nodes": (1, 10**9), "seed": (0, 2**63 - 1)}


def add(parser: ArgumentParser, lang: str) -> None:
    """The arguments of the command."""
    _ = translator(lang)
    parser.add_argument("variants", metavar="VARIANT", nargs="*", help=_("games; all by default"))
    parser.add_argument("--games", help=_("games of each variant (200)"))
    parser.add_argument("--nodes", help=_("positions visited for a move (300)"))
    parser.add_argument("--seed", help=_("what the first moves are drawn from (1)"))
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        type=Path,
        help=_("the file to write; variants that it holds already and that are not named stay"),
    )


def run(given: Namespace, lang: str) -> None:
    """Play, and print the results or write them; what is written is whole after each variant."""
    from damarium.engine.selfplay import Plan, match, written

    named = {name: getattr(given, name) for name in _NUMBERS}
    plan = Plan(**{name: _number(name, text) for name, text in named.items() if text is not None})
    variants = [spelled(one) for one in given.variants] or [parse(name) for name in sheets()]
    matches = _held(given.output, plan) if given.output else {}
    if given.output:
        # where nothing can be written nobody plays for an hour first
        _write(given.output, written(plan, matches))
    for variant in variants:
        matches[variant.spelling] = match(variant, plan, partial(_say, variant, plan))
        _say_results(variant, matches[variant.spelling], lang)
        if given.output:
            _write(given.output, written(plan, matches))
    if not given.output:
        print(written(plan, matches), end="")


def _held(file: Path, plan: "Plan") -> "dict[str, Match]":
    """What the file holds; Complaint where it holds something else than games of this plan."""
    from damarium.engine.selfplay import read

    try:
        held, matches = read(file.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except OSError as error:
        path, why = shown(str(file)), error.strerror
        raise Complaint(N_("%(path)s cannot be read: %(why)s.", path=path, why=why)) from None
    except ValueError:
        raise Complaint(
            N_("%(path)s is something else: give another name.", path=shown(str(file)))
        ) from None
    if held != plan:
        raise Complaint(
            N_(
                "%(path)s holds games of --games %(games)s --nodes %(nodes)s --seed %(seed)s: "
                "give these, or another name.",
                path=shown(str(file)),
                games=held.games,
                nodes=held.nodes,
                seed=held.seed,
            )
        )
    return matches


def _write(file: Path, text: str) -> None:
    """A file that appears when it is whole: an hour of games is not lost to Ctrl-C."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_text(text, "utf-8")
        part.replace(file)
    except OSError as error:
        why = error.strerror
        raise Complaint(
            N_("%(path)s cannot be written: %(why)s.", path=shown(str(file)), why=why)
        ) from None
    finally:
        with suppress(OSError):
            part.unlink()


def _say(variant: Variant, plan: "Plan", done: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{variant.spelling} {done}/{plan.games}", end="", file=sys.stderr, flush=True)


def _say_results(variant: Variant, match: "Match", lang: str) -> None:
    start = "\r" if sys.stderr.isatty() else ""
    one = match.results
    print(
        start
        + N_(
            "%(variant)s: of %(games)s White won %(white)s, Black %(black)s, drawn %(draws)s; "
            "on average %(mean)s plies",
            variant=variant.spelling,
            games=one.games,
            white=one.white,
            black=one.black,
            draws=one.draws,
            mean=format(one.mean, ".1f"),
        ).in_(lang),
        file=sys.stderr,
        flush=True,
    )


def _number(name: str, text: str) -> int:
    least, most = _NUMBERS[name]
    if text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most:
        return int(text)
    raise Complaint(
        N_(
            "--%(name)s %(value)s: give a whole number from %(least)s to %(most)s.",
            name=name,
            value=shown(text),
            least=least,
            most=most,
        )
    )
