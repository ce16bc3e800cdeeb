"""`damarium compare A B --positions`, as somebody types it."""

import json

from damarium.game import Board
from damarium.game.beside.shown import shown
from damarium.rules import parse
from tests.cli.conftest import Capture, out


def test_positions_stand_side_by_side_with_the_moves_of_both(capsys: Capture) -> None:
    text = out(capsys, "compare", "american", "spanish", "--positions")
    kings = shown(parse("american"), parse("spanish"))["kings"]
    left, right = (
        str(Board(game, fen=fen)).splitlines()[-1]
        for game, fen in (("american", kings.fen_a), ("spanish", kings.fen_b))
    )
    assert any(line.startswith(left) and line.endswith(f" {right}") for line in text.splitlines())
    assert all(move in text for move in (*kings.moves_a, *kings.moves_b))
    assert "Kings\n-----" in text


def test_without_the_option_there_are_only_rows(capsys: Capture) -> None:
    assert "is to move" not in out(capsys, "compare", "american", "spanish")


def test_a_man_is_said_to_be_crowned_and_a_game_to_be_over(capsys: Capture) -> None:
    assert "(crowned)" in out(capsys, "compare", "czech", "corner", "--positions")
    text = out(capsys, "compare", "international", "breakthrough", "--positions")
    assert "wins" in text or "won" in text


def test_games_on_other_boards_have_none(capsys: Capture) -> None:
    text = out(capsys, "compare", "american", "international", "--positions")
    assert "No positions are known" in text


def test_as_json_they_stand_at_their_rows(capsys: Capture) -> None:
    data = json.loads(out(capsys, "compare", "american", "spanish", "--positions", "--json"))
    (kings,) = (row for row in data["rows"] if row["id"] == "kings")
    found = shown(parse("american"), parse("spanish"))["kings"]
    assert kings["position"]["fen_a"] == found.fen_a
    assert kings["position"]["moves_b"] == list(found.moves_b)
    assert "position" not in next(row for row in data["rows"] if row["id"] == "orientation")


def test_readings_and_transforms_have_positions(capsys: Capture) -> None:
    text = out(capsys, "compare", "brazilian/cbd", "thai+capture-optional", "--positions")
    assert "No positions are known" not in text
    assert "Capture compulsory\n------------------" in text
