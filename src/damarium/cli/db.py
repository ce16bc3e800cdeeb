"""`damarium db`: what whoever keeps a server does with its database."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from damarium.cli.complaint import Complaint, Failure, shown
from damarium.cli.serve import add_setting
from damarium.locale import translator
from damarium.notation.message import N_, Message
from damarium.server.settings import NAMED, BadSetting, chosen_database, setting

if TYPE_CHECKING:
    from damarium.notation.pdn_game import PdnGame
    from damarium.server.store.place import Place


def add(parser: ArgumentParser, lang: str) -> None:
    """The commands of the command."""
    _ = translator(lang)
    actions = parser.add_subparsers(metavar="ACTION", required=True, parser_class=type(parser))

    def action(name: str, about: str, do: "Callable[[Place, Namespace], None]") -> ArgumentParser:
        sub = actions.add_parser(name, help=about, description=about)
        add_setting(sub, NAMED["database"], lang)
        sub.set_defaults(do=do)
        return sub

    action("migrate", _("bring the database to the newest form"), _migrate)
    saving = action("backup", _("write all games to a file, also while a server runs"), _backup)
    saving.add_argument("file", metavar="FILE", type=Path, help=_("the file to write"))
    putting = action("restore", _("fill an empty database from a backup"), _restore)
    putting.add_argument("file", metavar="FILE", type=Path, help=_("the backup to read"))
    putting.add_argument(
        "--replace", action="store_true", help=_("give up the games that are there now")
    )
    writing = action("pdn", _("write games as PDN 3.0, also while a server runs"), _pdn)
    writing.add_argument("file", metavar="FILE", help=_("the file to write, - for the output"))
    writing.add_argument(
        "--game", metavar="ID", help=_("one game, as far as it has come (all that are finished)")
    )
    add_setting(writing, NAMED["public_url"], lang)


def run(given: Namespace, lang: str) -> None:
    """Do it, and say what was done."""
    from damarium.server import CannotServe

    given.lang = lang
    place = None
    try:
        place = chosen_database(given.database, os.environ)
        given.do(place, given)
    except BadSetting as error:
        raise Complaint(error.sentence) from None
    except CannotServe as error:
        raise Complaint(Message("%(why)s", {"why": error})) from None
    except OSError as error:
        file = error.filename or getattr(given, "file", place)
        why = error.strerror or error
        raise Failure(
            N_("%(file)s cannot be read or written: %(why)s.", file=file, why=why)
        ) from None
    except ModuleNotFoundError as error:
        raise Complaint(
            N_(
                "The server needs %(module)s: pip install 'damarium[server]' brings it.",
                module=error.name,
            )
        ) from None


def _migrate(place: "Place", given: Namespace) -> None:
    from damarium.server.store.engine import open_database
    from damarium.server.store.migrating import newest

    _database, lock = open_database(place)
    lock.release()
    _say(given, N_("%(place)s has the form %(revision)s.", place=place, revision=newest()))


def _backup(place: "Place", given: Namespace) -> None:
    from damarium.server.store.backup import backup

    counted = backup(place, given.file)
    _say(
        given,
        N_("%(file)s is written: games %(games)s, events %(events)s.", **_counts(given, counted)),
    )


def _restore(place: "Place", given: Namespace) -> None:
    from damarium.server.store.backup import restore

    counted = restore(place, given.file, replace=given.replace)
    _say(
        given,
        N_(
            "%(place)s is filled: games %(games)s, events %(events)s.",
            place=place,
            **_counts(given, counted),
        ),
    )


def _pdn(place: "Place", given: Namespace) -> None:
    from damarium.server.play.pdn import finished_games, one_game
    from damarium.server.store.backup import snapshot

    site = setting(NAMED["public_url"], given.public_url, os.environ) or ""
    with snapshot(place, newest_form=True) as connection:
        if given.game is None:
            games: Iterable[PdnGame] = finished_games(connection, site)
        else:
            game = one_game(connection, given.game, site)
            if game is None:
                raise Complaint(N_("No game here is called %(id)s.", id=shown(given.game)))
            games = (game,)
        count = _write(games, given.file)
    if given.file != "-":
        _say(given, N_("%(file)s is written: games %(games)s.", file=given.file, games=count))


def _write(games: "Iterable[PdnGame]", file: str) -> int:
    """Write the games; how many there are."""
    from damarium.notation.pdn_game import write_games
    from damarium.server.wholefile import whole_file

    count = 0
    with nullcontext() if file == "-" else whole_file(Path(file)) as raw:
        for count, text in enumerate(write_games(games), start=1):  # noqa: B007
            if raw is None:
                print(text, end="")
            else:
                raw.write(text.encode())
    return count


def _counts(given: Namespace, counted: Mapping[str, int]) -> dict[str, object]:
    return {
        "file": given.file,
        "games": counted.get("games", 0),
        "events": counted.get("events", 0),
    }


def _say(given: Namespace, message: Message) -> None:
    print(message.in_(given.lang))
