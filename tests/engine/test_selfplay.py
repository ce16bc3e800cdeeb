"""The engine against itself: the same games whoever plays them, and the shipped results of them."""

import re
from contextlib import suppress
from pathlib import Path

import pytest

from damarium.cli import main
from damarium.engine import selfplay
from damarium.engine.results import Results
from damarium.engine.selfplay import KEPT, Plan, match, play, read, shipped, written
from damarium.game import Board, Outcome
from damarium.rules import WHITE, parse, sheets

QUICK = Plan(games=4, nodes=60, seed=3)


@pytest.mark.parametrize("spelling", ["spanish", "american"])
def test_the_shipped_games_are_played_again_alike(spelling: str) -> None:
    plan, matches = shipped()
    for number, (winner, end, plies) in enumerate(matches[spelling].first[:2]):
        board = play(parse(spelling), number, plan)
        again = Results.of(_outcome(board), board.ply)
        assert (again.white, again.black) == (winner == "white", winner == "black")
        assert (dict(again.ends), board.ply) == ({end: 1}, plies)


def _outcome(board: Board) -> Outcome:
    outcome = board.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("id", sheets())
def test_every_game_has_two_hundred_whose_sums_agree(id: str) -> None:
    plan, matches = shipped()
    one = matches[id]
    # after a change of its rules a game is played again: damarium selfplay GAME -o FILE
    assert one.hash == parse(id).hash
    results = one.results
    assert results.games == plan.games >= 200
    assert sum(results.ends.values()) == sum(results.lengths.values()) == plan.games
    assert (plan.nodes, len(one.first)) == (Plan().nodes, KEPT)
    least = sum(step * count for step, count in results.lengths.items())
    assert least <= results.plies <= least + 9 * plan.games


def test_games_of_one_plan_differ_and_those_of_one_number_do_not() -> None:
    variant = parse("spanish")
    boards = [play(variant, number, QUICK) for number in (0, 0, 1, 2)]
    lines = [tuple(move.text for move in board.played) for board in boards]
    assert lines[0] == lines[1]
    assert len(set(lines)) == 3
    other = play(variant, 0, Plan(games=4, nodes=60, seed=4))
    assert tuple(move.text for move in other.played) != lines[0]


def test_a_match_is_the_sum_of_its_games() -> None:
    variant, heard = parse("american"), list[int]()
    found = match(variant, QUICK, heard.append)
    total = Results()
    for number in range(QUICK.games):
        board = play(variant, number, QUICK)
        total += Results.of(_outcome(board), board.ply)
    assert found.results == total
    assert heard == [1, 2, 3, 4]


def test_a_game_without_end_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "LONGEST", 8)
    found = match(parse("spanish"), QUICK)
    assert found.results.draws == 4
    assert found.results.ends == {"too_long": 4}
    assert found.results.lengths == {0: 4}


def test_results_are_read_as_they_were_written() -> None:
    won, drawn = Results.of(Outcome.resigned(WHITE), 47), Results.of(Outcome.agreed(), 60)
    both = won + drawn
    assert (both.white, both.black, both.draws, both.mean) == (0, 1, 1, 53.5)
    assert Results.from_json(both.to_json()) == both
    assert both.to_json()["lengths"] == [0, 0, 0, 0, 1, 0, 1]


def test_the_same_command_writes_the_same_file(tmp_path: Path) -> None:
    command = ["selfplay", "--games", "2", "--nodes", "30", "--seed", "5"]
    names = ["alquerque", "hawaiian"]
    for file in ("one", "two"):
        assert main([*command, *names, "-o", str(tmp_path / file)]) == 0
    # what was broken off goes on where it stopped
    for name in reversed(names):
        assert main([*command, name, "-o", str(tmp_path / "apart")]) == 0
    texts = {(tmp_path / file).read_bytes() for file in ("one", "two", "apart")}
    assert len(texts) == 1
    plan, matches = read(texts.pop().decode())
    assert (plan, list(matches)) == (Plan(2, 30, 5), names)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["apart", "one", "two"]


def test_without_a_file_the_results_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "alquerque", "--games", "1", "--nodes", "20"]) == 0
    said = capsys.readouterr()
    plan, matches = read(said.out)
    assert written(plan, matches) == written(Plan(1, 20, 1), matches)
    # and each figure is told with what it counts
    assert re.search(
        "alquerque: of 1 White won [01], Black [01], drawn [01]; on average [0-9.]+ ", said.err
    )


def test_numbers_that_nobody_gives_are_those_of_a_plan(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selfplay, "match", lambda variant, _plan, _say: match(variant, QUICK))
    assert main(["selfplay", "--seed", "9", "alquerque"]) == 0
    assert read(capsys.readouterr().out)[0] == Plan(seed=9)
    with suppress(SystemExit):
        main(["selfplay", "--help"])
    told = capsys.readouterr().out
    assert all(f"({number})" in told for number in (Plan.games, Plan.nodes, Plan.seed))


def test_what_was_there_stays_where_the_engine_is_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results"
    command = ["selfplay", "--games", "2", "--nodes", "20", "-o", str(file)]
    assert main([*command, "alquerque"]) == 0
    before = file.read_bytes()
    real = selfplay.play

    def interrupted(*given: object) -> Board:
        if given[1] == 1:
            raise KeyboardInterrupt
        return real(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(selfplay, "play", interrupted)
    assert main([*command, "hawaiian"]) == 130
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "--games 0: give a whole number from 1 to 100000"),
        (["--nodes", "many"], "--nodes many: give a whole number"),
        (["--seed", "-1"], "--seed"),
        (["portugese"], "portuguese?"),
        (["-o", "/"], "/ cannot be read"),
    ],
)
def test_bad_input_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(["selfplay", *arguments, "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err


def test_results_of_another_plan_and_other_files_are_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results"
    file.write_text(written(Plan(2, 20, 7), {}))
    assert main(["selfplay", "alquerque", "-o", str(file), "--lang", "en"]) == 2
    assert "--games 2 --nodes 20 --seed 7" in capsys.readouterr().err
    for text in ("my diary", "[]", "{}", '{"plan": {"games": 1}, "matches": 3}'):
        file.write_text(text)
        assert main(["selfplay", "alquerque", "-o", str(file), "--lang", "en"]) == 2
        assert "is something else" in capsys.readouterr().err
        assert file.read_text() == text
