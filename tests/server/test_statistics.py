"""Finished games are counted once, with the event that ends them, and stay counted."""

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import text

from damarium.game import Board
from damarium.rules import BLACK, WHITE, parse
from damarium.rules.draft import OWN
from damarium.server.play.actions import Draw, Play, Refused, Resign, Undo
from damarium.server.play.clock import DAY
from damarium.server.play.event import Aborted, Event, RematchOffered, Resigned, Side, Undone
from damarium.server.play.fold import fold
from damarium.server.play.games import Games
from damarium.server.play.recount import recount
from damarium.server.play.room import Room
from damarium.server.play.seats import PERSON, Seat
from damarium.server.play.tally import change, counted_as, tally
from damarium.server.stats.figures import Fared, beginnings, of_variant, read, rules_of
from damarium.server.stats.shares import percent, shares
from damarium.server.store import migrating
from damarium.server.store.backup import backup, restore
from damarium.server.store.database import Database
from damarium.server.store.engine import open_database
from damarium.server.store.events import NumberTaken, Standing, Step, Store
from damarium.server.store.place import place
from damarium.server.store.retention import Retention
from damarium.server.store.tables import tallies
from damarium.server.store.tallies import Key, Tallies, add
from damarium.server.store.tallies import read as table
from tests.loops import run
from tests.server.playing import BOTH, created, events, for_two, game, moves, with_setup
from tests.server.stores import plainly
from tests.server.test_store import new_game

OPENING = moves("spanish", "11-15", "22-19", "15x22")
HERE = {WHITE: PERSON, BLACK: PERSON}


# --- shares ---


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        # a page of figures that says 44.56, 47.16 and 8.27 does not add up
        ((29_840, 5_237, 28_196), ["47.16%", "8.28%", "44.56%"]),
        ((1, 1, 1), ["33.34%", "33.33%", "33.33%"]),
        ((0, 0, 7), ["0.00%", "0.00%", "100.00%"]),
        ((0, 0, 0), ["0.00%", "0.00%", "0.00%"]),
        ((571, 165, 548), ["44.47%", "12.85%", "42.68%"]),
    ],
)
def test_percentages_have_two_decimals(counts: tuple[int, ...], expected: list[str]) -> None:
    assert [percent(share, "en") for share in shares(counts)] == expected


def test_percentages_add_up_to_a_hundred_and_lie_beside_the_truth() -> None:
    chance = random.Random(3)
    for _ in range(3000):
        counts = [chance.randrange(chance.choice((2, 10, 1000, 10**6))) for _ in range(3)]
        found = shares(counts)
        assert sum(found) == (10_000 if sum(counts) else 0)
        for count, share in zip(counts, found, strict=True):
            assert not sum(counts) or abs(share - count * 10_000 / sum(counts)) < 1


# --- what a game counts for ---


def facts(found: dict[Key, int]) -> dict[str, str | int]:
    assert len({variant for variant, _, _ in found}) == 1
    return {fact: value or count for (_, fact, value), count in found.items()}


def test_a_game_counts_for_who_won_why_and_how_long_it_took() -> None:
    stream = events(created(black=3), *OPENING, Resigned("black"))
    at = 1_764_547_199_000  # the last second of November 2025
    played = fold([replace(event, at=at) for event in stream])
    assert facts(tally(played)) == {
        "winner": "white",
        "began": "won",
        "end": "resigned",
        "plies": 3,
        "length": "0",
        "month": "2025-11",
        "level": "3/won",
    }
    assert {variant for variant, _, _ in tally(played)} == {"spanish"}


def test_of_a_game_that_has_not_begun_or_goes_on_nothing_is_counted() -> None:
    assert tally(game(*OPENING)) == {}
    assert tally(game(OPENING[0], Resigned("black"))) == {}
    assert tally(game(*OPENING[:2], Resigned("white"))) != {}
    assert tally(game(replace(for_two(), black={"kind": "person"}), Aborted("white"))) == {}


def test_the_month_is_that_of_the_end_and_not_of_what_was_said_after_it() -> None:
    stream = events(created(), *OPENING, Resigned("black"))
    played = fold(stream)
    assert facts(tally(played))["month"] == "1970-01"
    played.apply(Event(5, 40 * DAY, Undone(1)))
    assert tally(played) == {}
    played.apply(Event(6, 41 * DAY, Resigned("black")))
    assert facts(tally(played))["month"] == "1970-02"
    played.apply(Event(7, 99 * DAY, RematchOffered("white", {}, None)))
    assert facts(tally(played))["month"] == "1970-02"


def test_an_end_that_is_taken_back_is_counted_back() -> None:
    over = game(*OPENING, Resigned("black"))
    again = over.copy()
    again.apply(Event(5, 0, Undone(1)))
    assert change(over, again) == {key: -count for key, count in tally(over).items()}
    assert change(again, over) == tally(over)
    assert change(over, over) == {}


def test_rules_and_positions_of_ones_own_are_counted_apart_and_namelessly() -> None:
    placed = with_setup("spanish", "W:W11,12:B20,21")
    assert counted_as(placed) == OWN
    assert counted_as(parse("spanish/forty+losing")) == "spanish/forty+losing"
    sheet = replace(parse("spanish").sheet, id="my-uncle-bob")
    assert counted_as(replace(parse("spanish"), sheet=sheet)) == OWN
    # the sheet of a game may be mended while it is played
    mended = replace(parse("spanish").sheet, draws=())
    assert counted_as(replace(parse("spanish"), sheet=mended)) == "spanish"


# --- the store ---


Use = Callable[[Database, Store], Awaitable[None]]


def at(database: Path | str, use: Use) -> None:
    opened, lock = open_database(place(str(database)))

    async def main() -> None:
        try:
            await use(opened, Store(opened))
        finally:
            await opened.close()
            lock.release()

    run(main())


def counted(database: Path | str) -> dict[Key, int]:
    """What the table holds, without a server."""
    engine = plainly(database)
    with engine.connect() as connection:
        found = table(connection)
    engine.dispose()
    return found


def recounted(database: Path | str) -> dict[Key, int]:
    """What its games count for."""
    engine = plainly(database)
    with engine.connect() as connection:
        connection.execute(tallies.delete())
        recount(connection)
        found = table(connection)
        connection.rollback()
    engine.dispose()
    return found


async def play_about(games: Games, chance: random.Random, rooms: list[Room], deeds: int) -> None:
    """Some moves, ends, and ends that are taken back, in some games at once."""
    for _ in range(deeds):
        room = chance.choice(rooms)
        legal = room.game.board.legal_moves
        deed = chance.choice("pppppprdu")
        try:
            if deed == "p" and room.game.outcome is None:
                path = legal[chance.randrange(len(legal))].path
                await games.act(room, BOTH, Play(path, room.game.ply))
            elif deed == "u":
                await games.act(room, BOTH, Undo())
            elif chance.random() < 0.2:
                await games.act(room, BOTH, Resign() if deed == "r" else Draw())
        except Refused:
            pass


def test_what_is_counted_is_what_the_games_say(database: Path | str) -> None:
    async def use(_opened: Database, store: Store) -> None:
        games, chance, rooms = Games(store), random.Random(11), []
        for spelling in ("spanish", "spanish/forty", "american+losing", "alquerque"):
            for _ in range(2):
                name, _ = await games.create(parse(spelling), HERE, None)
                rooms.append(await games.open(name))
        await play_about(games, chance, rooms, 500)
        assert any(room.game.outcome for room in rooms)
        await games.close()

    at(database, use)
    found = counted(database)
    assert found == recounted(database)
    assert all(count > 0 for count in found.values())
    figures = read(found)
    for one in figures.values():
        results = one.results
        sums = (one.began.games, *(sum(x.values()) for x in (results.ends, results.lengths)))
        assert {results.games, sum(one.months.values()), *sums} == {results.games}


def test_the_count_of_one_spelling_can_be_read_alone(database: Path | str) -> None:
    fill(database)

    async def use(opened: Database, _store: Store) -> None:
        every, one = await Tallies(opened).all(), await Tallies(opened).of("spanish")
        assert one == {key: count for key, count in every.items() if key[0] == "spanish"}
        assert {variant for variant, _, _ in every} == {"spanish", "spanish/forty"}
        assert one["spanish", "winner", "white"] == 1

    at(database, use)


def test_the_count_of_one_game_can_be_read_alone(database: Path | str) -> None:
    """Of a game with all its rules, and of none whose name goes on with other letters."""
    own = ("one", "one/way", "one@10x10", "one+losing", "one/way@8x8+losing")
    others = ("one-way", "one-way/x", "ones", "on", "On/e", "o%", "o_e")
    changes = {(spelling, "plies", ""): 1 for spelling in (*own, *others)}

    async def use(opened: Database, _store: Store) -> None:
        await opened.write(partial(add, changes=[changes]))
        for spelling, found in (("one", set(own)), ("one/way", {"one/way"}), ("o%", {"o%"})):
            read_alone = await Tallies(opened).of(spelling, *beginnings(spelling))
            assert {variant for variant, _, _ in read_alone} == found

    at(database, use)


def test_whoever_loses_a_race_counts_nothing(database: Path | str) -> None:
    async def use(_opened: Database, store: Store) -> None:
        await store.create(new_game("one"))
        await store.append("one", Step([Event(1, 0, OPENING[0])], Standing()))
        step = Step([Event(2, 0, Resigned("white"))], Standing(), tallies={("a", "b", "c"): 1})
        await store.append("one", step)
        with pytest.raises(NumberTaken):
            await store.append("one", step)

    at(database, use)
    assert counted(database) == {("a", "b", "c"): 1}


def test_a_race_for_the_last_word_is_counted_once(database: Path | str) -> None:
    async def use(_opened: Database, store: Store) -> None:
        one, other = Games(store), Games(store)
        name, _ = await one.create(parse("spanish"), HERE, None)
        here, there = await one.open(name), await other.open(name)
        for ply, move in enumerate(OPENING):
            await one.act(here, BOTH, Play(move.path, ply))
        await one.act(here, BOTH, Resign())
        with pytest.raises(Refused):
            # its room does not know yet: it folds again, and is told so
            await other.act(there, BOTH, Resign())
        await one.close()
        await other.close()

    at(database, use)
    assert counted(database)["spanish", "end", "resigned"] == 1
    assert counted(database) == recounted(database)


def fill(database: Path | str) -> None:
    """Two finished games of different rules, one that is called off, one that goes on."""
    called_off = replace(for_two(), black={"kind": "person"})

    async def use(_opened: Database, store: Store) -> None:
        for name, stream in {
            "over": events(created(white=4), *OPENING, Resigned("black")),
            "other": events(created("spanish/forty"), *OPENING, Resigned("white")),
            "off": events(called_off, OPENING[0], Aborted("white")),
            "on": events(created(), *OPENING),
        }.items():
            first = new_game(name)
            await store.create(replace(first, first=stream[0], table=name))
            changes = tally(fold(stream))
            await store.append(name, Step(stream[1:], Standing(), tallies=changes))

    at(database, use)


def test_games_of_an_older_database_are_counted_at_its_first_start(database: Path | str) -> None:
    fill(database)
    before = counted(database)
    assert before["spanish/forty", "began", "lost"] == 1
    engine = plainly(database)
    with engine.begin() as connection:
        command.downgrade(migrating._config(connection), "0002")
        bad = {"id": "bad", "data": "no JSON"}
        connection.execute(
            text(
                "INSERT INTO games (id, table_id, round, variant, created_at, touched_at, duty, "
                "vacancy) VALUES (:id, :id, 1, 'x', 0, 0, '', '')"
            ),
            bad,
        )
        for number in range(3):
            connection.execute(
                text(
                    "INSERT INTO events (game, number, at, served, kind, data) "
                    "VALUES (:id, :number, 0, 0, 'moved', :data)"
                ),
                {**bad, "number": number},
            )
    engine.dispose()

    async def use(_opened: Database, store: Store) -> None:
        await store.served()

    at(database, use)
    assert counted(database) == before
    at(database, use)
    assert counted(database) == before


def test_a_backup_brings_the_count_and_nothing_is_counted_twice(
    database: Path | str, tmp_path: Path
) -> None:
    fill(database)
    before = counted(database)
    backup(place(str(database)), tmp_path / "saved")
    restore(place(str(database)), tmp_path / "saved", replace=True)
    assert counted(database) == before


def test_a_backup_of_before_the_count_is_counted(database: Path | str, tmp_path: Path) -> None:
    fill(database)
    before = counted(database)
    engine = plainly(database)
    with engine.begin() as connection:
        command.downgrade(migrating._config(connection), "0002")
    engine.dispose()
    backup(place(str(database)), tmp_path / "old")
    restore(place(str(database)), tmp_path / "old", replace=True)
    assert counted(database) == before


def test_games_that_go_by_age_stay_counted(database: Path | str) -> None:
    fill(database)
    before = counted(database)

    async def use(opened: Database, store: Store) -> None:
        await Retention(opened, 100).sweep(1000 * DAY)
        assert await store.events("on") == ()
        assert await Tallies(opened).all() == before

    at(database, use)


def test_many_changes_at_once_are_added(database: Path | str) -> None:
    chance = random.Random(2)
    changes = [
        {("game", "length", str(chance.randrange(700))): chance.choice((1, 2)) for _ in range(90)}
        for _ in range(30)
    ]

    async def use(opened: Database, _store: Store) -> None:
        for some in (changes[:20], changes[20:]):
            await opened.write(partial(add, changes=some))

    at(database, use)
    expected: Counter[Key] = Counter()
    for one in changes:
        expected.update(one)
    assert counted(database) == expected


# --- the figures ---


def test_rules_are_counted_on_their_own_and_added_up_for_the_game() -> None:
    found: Counter[Key] = Counter()
    lost: tuple[tuple[str, Side], ...]
    lost = (("spanish", "black"), ("spanish", "white"), ("spanish/forty", "white"))
    for variant, loser in lost:
        found.update(tally(game(created(variant, black=2), *OPENING, Resigned(loser))))
    figures = read(found)
    assert of_variant(figures, "spanish").colours == (1, 0, 2)
    assert of_variant(figures, "spanish/forty").colours == (0, 0, 1)
    assert of_variant(figures, "american").games == 0
    assert of_variant(figures, "spanish").levels == {2: Fared(won=1, lost=2)}
    assert rules_of(figures, "spanish") == ["spanish", "spanish/forty"]
    assert of_variant(figures, "spanish").results.mean == 3.0


def test_who_began_is_not_always_white() -> None:
    board = Board("american")
    assert board.turn is BLACK
    opening = moves("american", *(board.push(board.legal_moves[0]).text for _ in range(2)))
    found = tally(game(created("american"), *opening, Resigned("black")))
    assert read(found)["american"].began == Fared(lost=1)
    assert read(found)["american"].colours == (1, 0, 0)
    computer = game(created("american", black=5), *opening, Resigned("black"))
    assert computer.seats[BLACK] == Seat(5)
    assert read(tally(computer))["american"].levels == {5: Fared(won=1)}
