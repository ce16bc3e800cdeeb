"""`damarium serve`: the place to play in the browser."""

import os
from argparse import ArgumentParser, BooleanOptionalAction, Namespace

from damarium.cli.complaint import Complaint
from damarium.cli.given import add_rules, from_file
from damarium.locale import translator
from damarium.notation.message import N_, Message
from damarium.rules import InvalidRules, Variant, sheets
from damarium.rules.catalogue import add as add_game
from damarium.server.settings import NAMED, SETTINGS, BadSetting, Setting, settings


def add(parser: ArgumentParser, lang: str) -> None:
    """The arguments of the command."""
    for setting in SETTINGS:
        add_setting(parser, setting, lang)
    add_rules(parser, lang)
    parser.epilog = translator(lang)(
        "Flags win over environment variables, which stand with the defaults in brackets."
    )


def add_setting(parser: ArgumentParser, setting: Setting, lang: str) -> None:
    """The flag of one setting, whose help names its variable and its default."""
    about = f"{setting.about.in_(lang)} [{setting.variable}; {setting.default.in_(lang)}]"
    about = about.replace("%", "%%")
    if setting.sign:
        parser.add_argument(setting.flag, metavar=setting.sign, help=about)
    else:
        parser.add_argument(setting.flag, action=BooleanOptionalAction, help=about)


def run(given: Namespace, lang: str) -> None:  # noqa: ARG001 - the server speaks many languages
    """Serve until it is stopped."""
    try:
        chosen = settings({name: _text(getattr(given, name)) for name in NAMED}, os.environ)
    except BadSetting as error:
        raise Complaint(error.sentence) from None
    sheets()  # a flawed game is to be told now, and not to the first visitor
    if given.rules is not None:
        _offer(from_file(given.rules))
    from damarium.server import CannotServe, run

    try:
        run(chosen)
    except CannotServe as error:
        raise Complaint(Message("%(why)s", {"why": error})) from None
    except ModuleNotFoundError as error:
        # the server's libraries are loaded by those who serve only
        raise Complaint(
            N_(
                "The server needs %(module)s: pip install 'damarium[server]' brings it.",
                module=error.name,
            )
        ) from None


def _text(value: object) -> str | None:
    """What was typed; a switch is said as the environment would say it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return None if value is None else str(value)


def _offer(variant: Variant) -> None:
    try:
        add_game(variant.sheet)
    except InvalidRules:
        raise Complaint(
            N_(
                "There is a game with the id %(id)s already: give another one in the file.",
                id=variant.id,
            )
        ) from None
