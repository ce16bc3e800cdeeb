"""The computer at a room: what it does with its turn, with offers and with claims."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from damarium.rules import BLACK, WHITE, Variant, parse
from damarium.server.play.actions import Draw, Play, Resign, Undo
from damarium.server.play.computer import LONG, Computer
from damarium.server.play.games import Games
from damarium.server.play.room import Room
from damarium.server.play.seats import PERSON, Seat
from damarium.server.play.thinker import Answer, Question, ThinkerLost, Thinkers
from damarium.server.store.engine import open_database
from damarium.server.store.events import Store
from tests.loops import run
from tests.server.playing import ONLY_BLACK, ONLY_WHITE, kings_only, moves

OPENING = moves("spanish", "11-15", "22-19", "15x22")
#: Kings in two corners that go to and fro: a game without end, as its draws must be claimed.
ENDLESS = kings_only("american")
TO_AND_FRO = [(0, 4), (31, 27), (4, 0), (27, 31)]


class Oracle(Thinkers):
    """Thinkers whose answers are known beforehand."""

    def __init__(self, score: int = 0, replies: tuple[tuple[int, ...], ...] = ()) -> None:
        super().__init__(1)
        self.score = score
        self.replies = list(replies)
        self.asked: list[Question] = []
        self.lost = 0
        self.thinking = asyncio.Event()

    async def ask(self, question: Question) -> Answer:
        self.asked.append(question)
        if self.lost:
            self.lost -= 1
            raise ThinkerLost
        if question.judge:
            return Answer((), self.score)
        if not self.replies:
            self.thinking.set()
            await asyncio.sleep(3600)
        return Answer(self.replies.pop(0), 0)


def with_computer(
    database: Path,
    variant: Variant,
    oracle: Callable[[], Oracle],
    use: Callable[[Games, Room, Oracle], Awaitable[None]],
    person: frozenset[object] = ONLY_WHITE,
) -> None:
    """A game of a person against the computer."""
    opened, lock = open_database(database / "games.sqlite")

    async def main() -> None:
        thinkers = oracle()
        games = Games(Store(opened))
        computer = Computer(games, thinkers, pause=0)
        games.watch = computer.watch
        seats = {color: PERSON if color in person else Seat(4) for color in (WHITE, BLACK)}
        game, _ = await games.create(variant, seats, None)
        await use(games, await games.open(game), thinkers)
        await computer.close()
        await games.close()
        await opened.close()

    run(main())
    lock.release()


async def until(wish: Callable[[], object]) -> None:
    """Let the others go on until it is as wished."""
    async with asyncio.timeout(10):
        while not wish():  # noqa: ASYNC110 - no one event stands for all wishes
            await asyncio.sleep(0.005)


async def to_and_fro(games: Games, room: Room, plies: int) -> None:
    """The person, with Black, goes to and fro for so many moves of both sides."""
    while room.game.ply < plies:
        path = TO_AND_FRO[room.game.ply % 4]
        await games.act(room, ONLY_BLACK, Play(path, room.game.ply))
        await until(lambda: room.game.turn is BLACK)


def replies(count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(TO_AND_FRO[1::2][number % 2] for number in range(count))


def test_it_answers_a_move_with_a_move(tmp_path: Path) -> None:
    async def use(games: Games, room: Room, oracle: Oracle) -> None:
        await games.act(room, ONLY_WHITE, Play(OPENING[0].path, 0))
        await until(lambda: room.game.ply == 2)
        (question,) = oracle.asked
        assert (question.level, question.paths) == (4, (OPENING[0].path,))
        assert question.seed == room.game.created.seed + 1

    with_computer(tmp_path, parse("spanish"), lambda: Oracle(replies=(OPENING[1].path,)), use)


def test_it_begins_where_it_must(tmp_path: Path) -> None:
    async def use(_games: Games, room: Room, _oracle: Oracle) -> None:
        await until(lambda: room.game.ply == 1)

    oracle = lambda: Oracle(replies=(OPENING[0].path,))  # noqa: E731
    with_computer(tmp_path, parse("spanish"), oracle, use, ONLY_BLACK)


def test_a_lost_thinker_is_asked_again(tmp_path: Path) -> None:
    async def use(games: Games, room: Room, oracle: Oracle) -> None:
        oracle.lost = 2
        await games.act(room, ONLY_WHITE, Play(OPENING[0].path, 0))
        await until(lambda: room.game.ply == 2)
        assert len(oracle.asked) == 3

    with_computer(tmp_path, parse("spanish"), lambda: Oracle(replies=(OPENING[1].path,)), use)


@pytest.mark.parametrize("action", [Undo(), Resign()])
def test_it_stops_thinking_when_the_game_goes_another_way(
    tmp_path: Path, action: Undo | Resign
) -> None:
    async def use(games: Games, room: Room, oracle: Oracle) -> None:
        await games.act(room, ONLY_WHITE, Play(OPENING[0].path, 0))
        await oracle.thinking.wait()
        task = room.computer
        assert task is not None
        await games.act(room, ONLY_WHITE, action)
        await until(task.done)
        assert room.computer is None
        assert room.game.computer_duty is None

    with_computer(tmp_path, parse("spanish"), Oracle, use)


@pytest.mark.parametrize(("score", "agrees"), [(-30, True), (0, True), (30, False)])
def test_it_takes_a_draw_in_a_long_game_where_it_is_not_better(
    tmp_path: Path, score: int, agrees: bool
) -> None:
    async def use(games: Games, room: Room, oracle: Oracle) -> None:
        await to_and_fro(games, room, LONG)
        oracle.score = -score  # asked with the person to move
        await games.act(room, ONLY_BLACK, Draw())
        await until(lambda: room.game.offer is None)
        assert (room.game.outcome is not None) is agrees
        assert room.game.declined is (None if agrees else WHITE)

    oracle = lambda: Oracle(score=1, replies=replies(LONG))  # noqa: E731
    with_computer(tmp_path, ENDLESS, oracle, use, ONLY_BLACK)


def test_it_answers_an_offer_before_it_moves_on(tmp_path: Path) -> None:
    async def use(games: Games, room: Room, oracle: Oracle) -> None:
        await games.act(room, ONLY_WHITE, Play(OPENING[0].path, 0))
        await oracle.thinking.wait()
        oracle.replies.append(OPENING[1].path)
        await games.act(room, ONLY_WHITE, Draw())
        await until(lambda: room.game.ply == 2)
        kinds = [ply.by for ply in room.game.plies]
        assert kinds == [WHITE, BLACK]
        assert room.game.number == 4  # moved, offered, declined, moved

    with_computer(tmp_path, parse("spanish"), Oracle, use)


@pytest.mark.parametrize(("score", "claims"), [(0, True), (50, False)])
def test_it_claims_a_draw_where_it_is_not_better(tmp_path: Path, score: int, claims: bool) -> None:
    async def use(games: Games, room: Room, oracle: Oracle) -> None:
        await to_and_fro(games, room, 8)
        oracle.score = score
        await games.act(room, ONLY_BLACK, Play(TO_AND_FRO[0], 8))
        await until(lambda: room.game.turn is BLACK or not room.game.running)
        outcome = room.game.outcome
        assert (outcome is not None and outcome.reason == "claimed") is claims

    oracle = lambda: Oracle(score=1, replies=replies(10))  # noqa: E731
    with_computer(tmp_path, ENDLESS, oracle, use, ONLY_BLACK)


def test_it_tries_again_what_could_not_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(games: Games, room: Room, oracle: Oracle) -> None:
        await games.act(room, ONLY_WHITE, Play(OPENING[0].path, 0))
        await oracle.thinking.wait()
        append, failures = Store.append, [OSError("the disk is full"), OSError("still full")]

        async def fail(store: Store, *rest: Any) -> None:
            if failures:
                raise failures.pop()
            await append(store, *rest)

        monkeypatch.setattr(Store, "append", fail)
        oracle.replies = [OPENING[1].path] * 3
        # as if it had taken until now to find its answer
        games.watch(room)
        await until(lambda: room.game.ply == 2)
        assert not failures

    with_computer(tmp_path, parse("spanish"), Oracle, use)


def test_it_answers_a_move_that_was_stored_though_an_error_said_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(games: Games, room: Room, _oracle: Oracle) -> None:
        append = Store.append

        async def fail(store: Store, *rest: Any) -> None:
            await append(store, *rest)
            monkeypatch.undo()
            raise OSError("the line broke after the commit")

        monkeypatch.setattr(Store, "append", fail)
        with pytest.raises(OSError, match="the line broke"):
            await games.act(room, ONLY_WHITE, Play(OPENING[0].path, 0))
        await games.act(room, ONLY_WHITE, Play(OPENING[0].path, 0))
        await until(lambda: room.game.ply == 2)

    with_computer(tmp_path, parse("spanish"), lambda: Oracle(replies=(OPENING[1].path,)), use)
