"""The engine's side of Hub, version 2: what each line does, and what is answered."""

from collections.abc import Callable
from itertools import chain

from damarium._core import Analysis, Position, Search
from damarium._core import Move as CoreMove
from damarium.engine.analyst import HASH_MB
from damarium.engine.pace import Pace, read_pace
from damarium.engine.thought import Thought
from damarium.game.lowered import lowered, placed
from damarium.notation.hub import (
    HubMove,
    InvalidHub,
    Line,
    cut,
    read_line,
    read_move,
    read_position,
)
from damarium.notation.message import N_, AnyOf
from damarium.rules import UnknownVariant, Variant, parse, sheets

MOST_HASH_MB = 4096


class Session:
    """One conversation with a program that shows or leads games.

    Args:
        variant: the game until another is chosen.
        version: the version that the engine says it has.
        say: hears every line of the answers; also from the thread that thinks.
        lang: the language of error messages.

    >>> session = Session(parse("american"), "1.0", print)
    >>> session.hear("ping"), session.hear("quit")
    pong
    (True, False)
    """

    def __init__(
        self, variant: Variant, version: str, say: Callable[[str], object], lang: str = "en"
    ) -> None:
        self._given = variant
        self._version = version
        self._say = say
        self._lang = lang
        self._variant, self._hash = variant, HASH_MB
        self._search: Search | None = None
        self._positions: list[Position] = []
        self._pace = Pace()
        self._thought: Thought | None = None

    def hear(self, text: str) -> bool:
        """Do what a line says; False once the other side has said good-bye."""
        try:
            line = read_line(text)
            if line is None:
                return True
            if line.command == "quit":
                return False
            self._does(line)
        except InvalidHub as error:
            self._answer("error", message=error.sentence(self._lang))
        return True

    def close(self) -> None:
        """Stop thinking and wait until that has ended."""
        if self._thought is not None:
            self._thought.stop()
            self._thought.wait()

    def _does(self, line: Line) -> None:
        always = {"ping": self._ping, "stop": self._stop, "ponder-hit": self._ponder_hit}
        idle = {
            "hub": self._hub,
            "set-param": self._set_param,
            "init": self._init,
            "new-game": self._new_game,
            "pos": self._pos,
            "level": self._level,
            "go": self._go,
        }
        command = line.command
        if command in always:
            always[command]()
        elif command not in idle:
            known = AnyOf((*idle, *always, "quit"))
            raise InvalidHub(
                N_(
                    "%(command)s is no command: expected %(known)s.",
                    command=cut(command),
                    known=known,
                )
            )
        elif self._thought is not None and not self._thought.over:
            raise InvalidHub(N_("%(command)s has to wait: say stop first.", command=command))
        else:
            idle[command](line)

    # --- getting to know each other ---

    def _hub(self, line: Line) -> None:  # noqa: ARG002 - nothing is asked but this
        self._answer("id", name="Damarium", version=self._version, author="the Damarium authors")
        self._answer(
            "param",
            name="variant",
            value=self._variant.spelling,
            type="enum",
            values=" ".join(self._spellings()),
        )
        self._answer(
            "param", name="hash", value=str(self._hash), type="int", min="1", max=str(MOST_HASH_MB)
        )
        self._answer("wait")

    def _spellings(self) -> list[str]:
        """What can be chosen by one word; other sizes and transforms are read, too."""
        games = sheets().values()
        readings = ((f"{game.id}/{reading}" for reading in game.readings) for game in games)
        aliases = ((name.casefold() for name in game.aliases if " " not in name) for game in games)
        words = (
            [self._given.spelling],
            (game.id for game in games),
            chain.from_iterable(readings),
            chain.from_iterable(aliases),
        )
        return list(dict.fromkeys(chain.from_iterable(words)))

    def _set_param(self, line: Line) -> None:
        name, value = line.needed("name"), line.needed("value")
        if name == "variant":
            self._variant = self._given if value == self._given.spelling else _variant(value)
        elif name == "hash":
            self._hash = Line("", {"hash": value}).whole("hash", MOST_HASH_MB)
        else:
            raise InvalidHub(
                N_(
                    "There is no parameter %(name)s: the parameters are variant and hash.",
                    name=cut(name),
                )
            )
        # what was opened no longer fits
        self._search = None

    def _init(self, line: Line) -> None:  # noqa: ARG002 - nothing is asked but this
        rules = lowered(self._variant)
        self._search = Search(rules, hash_mb=self._hash)
        self._positions = [Position.start(rules)]
        self._answer("ready")

    # --- a position, and the time for it ---

    def _opened(self, line: Line) -> Search:
        if self._search is None:
            raise InvalidHub(
                N_("%(command)s comes too early: say init first.", command=line.command)
            )
        return self._search

    def _new_game(self, line: Line) -> None:
        self._opened(line).clear()
        self._positions = [Position.start(lowered(self._variant))]

    def _pos(self, line: Line) -> None:
        self._opened(line)
        rules = lowered(self._variant)
        placement = read_position(line.needed("pos"), rules.squares)
        positions = [placed(rules, placement)]
        for text in line.arguments.get("moves", "").split():
            positions.append(_played(positions[-1], text))
        self._positions = positions

    def _level(self, line: Line) -> None:
        self._pace = read_pace(line)

    # --- thinking ---

    def _go(self, line: Line) -> None:
        search = self._opened(line)
        modes = [name for name in line.arguments if name in ("think", "ponder", "analyze")]
        if len(modes) != 1:
            raise InvalidHub(N_("go needs one word of think, ponder and analyze."))
        position = self._positions[-1]
        if position.count() == 0:
            self._answer("error", message=N_("There is no legal move.").in_(self._lang))
            self._answer("done", move="none")
            return
        self._thought = Thought(
            search,
            self._positions,
            Pace(depth=self._pace.depth, nodes=self._pace.nodes)
            if modes == ["analyze"]
            else self._pace,
            pondering=modes == ["ponder"],
            on_info=self._info,
            on_end=self._done,
        )
        self._thought.start()

    def _stop(self) -> None:
        # without a search there is nothing to stop: its answer may have crossed this line
        if self._thought is not None:
            self._thought.stop()

    def _ponder_hit(self) -> None:
        if self._thought is None or self._thought.over:
            return
        if not self._thought.pondering:
            raise InvalidHub(N_("ponder-hit belongs to go ponder."))
        self._thought.clock_starts()

    def _ping(self) -> None:
        self._answer("pong")

    def _info(self, found: Analysis) -> None:
        self._answer(
            "info",
            depth=str(found.depth),
            score=f"{found.score / 100:.2f}",
            nodes=str(found.nodes),
            time=f"{found.millis / 1000:.3f}",
            nps=f"{found.nodes / max(1, found.millis) / 1000:.2f}",
            pv=" ".join(map(_text, found.pv)),
        )

    def _done(self, found: Analysis) -> None:
        best, *replies = map(_text, found.pv)
        reply = {"ponder": replies[0]} if replies else {}
        self._answer("done", move=best, **reply)

    def _answer(self, command: str, **arguments: str) -> None:
        self._say(str(Line(command, arguments)))


def _variant(spelling: str) -> Variant:
    try:
        return parse(spelling)
    except UnknownVariant as error:
        near = AnyOf(error.suggestions)
        shown = cut(spelling)
        raise InvalidHub(
            N_(
                "There is no variant %(spelling)s. Did you mean %(near)s?",
                spelling=shown,
                near=near,
            )
            if error.suggestions
            else N_("There is no variant %(spelling)s.", spelling=shown)
        ) from None


def _played(position: Position, text: str) -> Position:
    wanted = read_move(text)
    for move in position.legal_moves():
        if _hub_move(move) == wanted:
            return position.play(move)
    raise InvalidHub(N_("%(move)s is not legal where it is played.", move=text))


def _hub_move(move: CoreMove) -> HubMove:
    return HubMove(move.origin, move.destination, frozenset(move.captured))


def _text(move: CoreMove) -> str:
    return str(_hub_move(move))
