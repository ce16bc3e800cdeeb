"""Reading the command line, running what it asks for, and failing in one sentence."""

import os
import sys
from argparse import SUPPRESS, Action, ArgumentParser, Namespace
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NoReturn

from damarium.cli import (
    bench,
    compare,
    db,
    hub,
    moves,
    perft,
    play,
    rules,
    selfplay,
    serve,
    show,
    variants,
)
from damarium.cli.complaint import Complaint, listed, shown
from damarium.locale import LANGUAGES, pick, translator
from damarium.notation import InvalidFen
from damarium.notation.message import N_
from damarium.rules import InvalidRules

_COMMANDS = {
    "variants": (variants, N_("list the games")),
    "moves": (moves, N_("list the legal moves of a position")),
    "perft": (perft, N_("count the ways in which a game can go on")),
    "show": (show, N_("show a position and the rules of its game")),
    "play": (play, N_("play in the terminal")),
    "rules": (rules, N_("tell the rules of a game; check and write rules of your own")),
    "compare": (compare, N_("tell what differs between two games")),
    "hub": (hub, N_("let a program that speaks Hub play against the engine")),
    "bench": (bench, N_("search fixed positions and count what was visited")),
    "selfplay": (selfplay, N_("let the engine play against itself and count what comes of it")),
    "serve": (serve, N_("serve the pages to play in the browser")),
    "db": (db, N_("save, restore and export the games of a server")),
}

FAILED, BAD_INPUT = 1, 2


class _Parser(ArgumentParser):
    """Complains in one sentence instead of printing its usage."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(
            N_("%(why)s; see `%(command)s --help`.", why=shown(message), command=self.prog)
        )


class _Version(Action):
    """Prints the version, which is looked up only then."""

    def __call__(
        self,
        parser: ArgumentParser,
        namespace: Namespace,  # noqa: ARG002
        values: object,  # noqa: ARG002
        option_string: str | None = None,  # noqa: ARG002
    ) -> None:
        import damarium

        print(f"damarium {damarium.__version__}")
        parser.exit()


def command(arguments: Sequence[str]) -> int:
    """Run the command; the exit code: 0, 1 after a failure of the system, 2 after bad input."""
    given = list(arguments)
    lang = _usual_language()
    _forgive_other_alphabets()
    try:
        lang = _language(given) or lang
        try:
            if given[:1] == ["rules"]:
                given[1:] = rules.completed(given[1:])
            namespace = _parser(lang).parse_args(given)
            namespace.run(namespace, lang)
        finally:
            # what cannot be written is to be known here, and not at Python's end
            if sys.stdout is not None:
                sys.stdout.flush()
    except Complaint as error:
        return _failed(error.sentence(lang), error.code)
    except InvalidFen as error:
        return _failed(error.sentence(lang), BAD_INPUT)
    except InvalidRules as error:
        # a game's own sheet is flawed: one of a folder that DAMARIUM_VARIANTS names
        why = N_("The games cannot be loaded:%(flaws)s", flaws=listed(error.flaws))
        return _failed(why.in_(lang), BAD_INPUT)
    except BrokenPipeError:
        # whoever read the output has seen enough
        _drop_output()
    except OSError as error:
        _drop_output()
        why = N_("The command cannot go on: %(why)s.", why=error.strerror or error)
        return _failed(why.in_(lang), FAILED)
    return 0


def _failed(sentence: str, code: int) -> int:
    print(f"damarium: {sentence}", file=sys.stderr)
    return code


def _forgive_other_alphabets() -> None:
    """A sign that a terminal does not know becomes a question mark instead of a failure."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    # Python would try once more at its end, and complain
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser(lang: str) -> ArgumentParser:
    _ = translator(lang)
    parser = _Parser(
        prog="damarium",
        description=_("The draughts family: exact rules, and a place to play."),
    )
    parser.add_argument(
        "--version", action=_Version, nargs=0, default=SUPPRESS, help=_("say the version")
    )
    parser.add_argument("--lang", choices=LANGUAGES, help=_("the language of the answers"))
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_Parser)
    for name, (command, about) in _COMMANDS.items():
        text = about.in_(lang)
        sub = commands.add_parser(name, help=text, description=text)
        command.add(sub, lang)
        sub.set_defaults(run=command.run)
    return parser


def _usual_language() -> str:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return pick(next((os.environ[name] for name in names if os.environ.get(name)), ""))


def _language(given: list[str]) -> str | None:
    """Take `--lang LANG` out of the arguments, wherever it stands, and say which it is."""
    for index, argument in enumerate(given):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            if not equals:
                value = given[index + 1] if index + 1 < len(given) else ""
            del given[index : index + (1 if equals else 2)]
            if value in LANGUAGES:
                return value
            raise Complaint(
                N_(
                    "--lang %(value)s: the languages are %(known)s.",
                    value=shown(value),
                    known=LANGUAGES,
                )
            )
    return None
