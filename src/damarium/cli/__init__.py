"""The command `damarium`: one file per command, each a few calls into the library."""

import os
import sys
from argparse import SUPPRESS, Action, ArgumentParser, Namespace
from collections.abc import Sequence
from typing import NoReturn

from damarium.cli import moves, perft, play, serve, show, variants
from damarium.cli.complaint import Complaint, shown
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
    "serve": (serve, N_("serve the pages to play in the browser")),
}

BAD_INPUT, INTERRUPTED = 2, 130


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


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code: 0, 2 after bad input, 130 after Ctrl-C.

    >>> main(["perft", "american", "3"])
    302
    0
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    lang = _usual_language()
    try:
        lang = _language(given) or lang
        namespace = _parser(lang).parse_args(given)
        namespace.run(namespace, lang)
    except (Complaint, InvalidFen) as error:
        print(f"damarium: {error.sentence(lang)}", file=sys.stderr)
        return BAD_INPUT
    except InvalidRules as error:
        # a game's own sheet is flawed: one of a folder that DAMARIUM_VARIANTS names
        why = N_("The games cannot be loaded: %(why)s.", why=shown(str(error)))
        print(f"damarium: {why.in_(lang)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # whoever read the output has seen enough; Python would complain once more at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


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
