"""Games of a server as PDN: who played, by which clock, how it ended."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from damarium.cli import main
from damarium.notation.pdn_game import write_game
from damarium.server.play.clock import read_control
from damarium.server.play.event import Aborted, Event, Flagged, Happening, Resigned, Undone
from damarium.server.play.fold import fold
from damarium.server.play.pdn import pdn_game
from damarium.server.store.events import NewGame, Standing, Step, Store
from tests.server.playing import created, moves, with_setup
from tests.server.stores import with_store

OPENING = moves("spanish", "11-15", "22-19", "15x22")
#: 30 November 2026, 12:00 UTC.
NOON = 1_796_040_000_000


def stream(*happenings: Happening) -> list[Event]:
    return [Event(number, NOON + number, what) for number, what in enumerate(happenings)]


def text(*happenings: Happening, id: str = "abcdefghjk", site: str = "") -> str:
    return write_game(pdn_game(fold(stream(*happenings)), id, site))


def test_a_finished_game_says_all_that_is_known() -> None:
    begun = created("spanish", black=5)
    assert text(begun, *OPENING, Resigned("black"), site="https://draughts.example.org") == (
        '[Event "Damarium, table abcdefghjk"]\n'
        '[Site "https://draughts.example.org/games/abcdefghjk"]\n'
        '[Date "2026.11.30"]\n[Round "1"]\n[White "?"]\n[Black "Damarium, level 5"]\n'
        '[Result "1-0"]\n[GameType "24,W,8,8,N1,1"]\n'
        '[UTCDate "2026.11.30"]\n[UTCTime "12:00:00"]\n[TimeControl "-"]\n'
        '[Termination "normal"]\n\n1. 11-15 22-19 2. 15x22 *\n'
    )


@pytest.mark.parametrize(
    ("clock", "control"), [("5+3", "300+3"), ("30/move", "1/30"), ("3d", "1/259200")]
)
def test_clocks_are_told_as_a_control_and_after_each_move(clock: str, control: str) -> None:
    wanted = read_control(clock)
    assert wanted is not None
    begun = replace(created("spanish"), clock=wanted.to_json())
    told = text(begun, *OPENING, Flagged("black"))
    assert f'[TimeControl "{control}"]' in told
    assert '[Termination "time forfeit"]' in told
    assert told.count("[%clk ") == 3


def test_moves_that_were_taken_back_are_not_written() -> None:
    told = text(created("spanish"), *OPENING, Undone(2), id="abcdefghjk/3")
    assert told.endswith("\n\n1. 11-15 *\n")
    assert '[Round "3"]' in told
    assert '[Result "*"]' in told
    assert "Termination" not in told


def test_a_game_that_was_called_off_has_no_result() -> None:
    told = text(created("spanish"), OPENING[0], Aborted("white"))
    assert '[Result "*"]' in told
    assert '[Termination "abandoned"]' in told


def test_another_position_is_a_fen_of_the_same_game() -> None:
    variant = with_setup("spanish", "B:WK32:BK1")
    told = text(created(variant))
    assert '[GameType "24,W,8,8,N1,1"]' in told
    assert '[FEN "B:WK32:BK1"]' in told
    assert "Rules" not in told


# --- the command ---


def fill(database: Path | str, games: dict[str, Sequence[Happening]]) -> None:
    async def write(store: Store) -> None:
        for name, happenings in games.items():
            first, *more = stream(created("spanish"), *happenings)
            await store.create(NewGame(name, name, 1, "spanish", first, {"white": ""}, Standing()))
            if more:
                await store.append(name, Step(more, Standing()))

    with_store(database, write)


@pytest.fixture
def filled(database: Path | str, monkeypatch: pytest.MonkeyPatch) -> Path | str:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("DAMARIUM_DATABASE", str(database))
    games: dict[str, Sequence[Happening]] = {
        "resigned": [*OPENING, Resigned("white")],
        "running": OPENING,
        "aborted": [OPENING[0], Aborted("white")],
        "flagged": [*OPENING, Flagged("black")],
        "broken": [OPENING[1]],
    }
    fill(database, games)
    return database


def test_all_finished_games_are_written(
    filled: Path | str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.pdn"
    assert main(["db", "pdn", str(file), "--public-url", "https://draughts.example.org"]) == 0
    assert capfd.readouterr().out.endswith(f"{file} is written: games 2.\n")
    told = file.read_text()
    assert told.count("[Event ") == 2
    assert "https://draughts.example.org/games/flagged" in told
    assert "https://draughts.example.org/games/resigned" in told


def test_one_game_is_written_as_far_as_it_has_come(
    filled: Path | str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["db", "pdn", "-", "--game", "running"]) == 0
    assert capfd.readouterr().out.endswith("\n1. 11-15 22-19 2. 15x22 *\n")
    assert main(["db", "pdn", "-", "--game", "nobodys"]) == 2
    assert capfd.readouterr().err == "damarium: No game here is called nobodys.\n"
    assert main(["db", "pdn", "-", "--game", "broken"]) == 2
    assert "broken cannot be read" in capfd.readouterr().err
