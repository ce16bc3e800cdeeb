import json

import pytest

from damarium.game import Board
from damarium.game.beside.candidate import Candidate
from damarium.game.beside.parts import ENDS, ROWS
from damarium.game.beside.quest import Quest
from damarium.game.beside.seen import Views
from damarium.rules import Variant, parse, sheets
from damarium.rules.book.rows import ROWS as BOOK_ROWS
from damarium.rules.book.rows import compare
from damarium.rules.book.shown import Shown, stored
from scripts.pairs import FILE, UNSHOWN, look, rows, tables
from scripts.positions.stored import text

_FILE = json.loads(FILE.read_text(encoding="utf-8"))
STORED, STORED_VIEWS = _FILE["pairs"], _FILE["positions"]
PAIRS = [tuple(pair.split()) for pair in STORED]
GAMES = {game.id: game for table in tables() for game in table.games}


def test_the_file_is_as_the_search_writes_it() -> None:
    assert text(STORED) == FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_position_stands_in_both_games_with_all_its_moves(game: str) -> None:
    for pair in PAIRS:
        if game in pair:
            a, b = parse(game), parse(pair[1 - pair.index(game)])
            for found in stored(a, b).values():
                _verify(a, found.fen_a, found.moves_a, found.crowned_a, found.end_a)


def _verify(
    variant: Variant, fen: str, moves: tuple[str, ...], crowned: tuple[str, ...], end: str
) -> None:
    board = Board(variant, fen=fen)
    assert board.fen() == fen
    assert moves == tuple(move.text for move in board.legal_moves)
    assert crowned == tuple(move.text for move in board.legal_moves if move.crowned)
    outcome = board.outcome()
    assert end == ("" if outcome is None else outcome.winner.value if outcome.winner else "draw")


@pytest.mark.parametrize("pair", PAIRS, ids=" ".join)
def test_a_row_differs_and_is_the_reason(pair: tuple[str, str]) -> None:
    one, other = (GAMES[game] for game in pair)
    differing = {row.id for row in compare(parse(one.id), parse(other.id)) if not row.equal}
    for row, position in STORED[" ".join(pair)].items():
        assert row in differing
        quest = Quest(row, one, other)
        what = Candidate.read(position, one.sheet.board.letters)
        quest.look(what, Views(what))
        # one game with just this part of the other's rules plays more like it here
        assert quest.best is not None, row


def test_what_is_written_of_both_games_differs() -> None:
    views = {
        (position, game): [
            sorted(view.get(name, "").split()) for name in ("moves", "crowned", "end")
        ]
        for position, told in STORED_VIEWS.items()
        for view in told
        for game in view["games"].split()
    }
    for pair, positions in STORED.items():
        for row, position in positions.items():
            (moves, crowned, end), (others, others_crowned, other_end) = (
                views[position, game] for game in pair.split()
            )
            if row in ENDS:
                assert end != other_end
            elif row == "crowning":
                assert (moves, crowned) != (others, others_crowned)
            else:
                assert moves != others, (pair, row)


def test_what_is_shown_is_the_same_from_both_sides() -> None:
    for pair in PAIRS:
        a, b = map(parse, pair)
        there, back = stored(a, b), stored(b, a)
        assert list(there) == list(back) == list(STORED[" ".join(pair)])
        for row, found in there.items():
            assert back[row] == Shown(
                found.fen_b,
                found.fen_a,
                found.moves_b,
                found.moves_a,
                found.crowned_b,
                found.crowned_a,
                found.end_b,
                found.end_a,
            )


def test_every_row_is_shown_or_it_is_said_why_not() -> None:
    unshown = json.loads(UNSHOWN.read_text(encoding="utf-8"))
    missing = {
        (pair, reason.partition(":")[0]) for reason, pairs in unshown.items() for pair in pairs
    }
    found = {(pair, row) for pair, positions in STORED.items() for row in positions}
    asked = {
        (f"{one.id} {other.id}", row)
        for table in tables()
        for one, other in table.pairs
        for row, _ in rows(one, other)
    }
    assert found | missing == asked
    assert not found & missing
    assert len(found) >= 1097


@pytest.mark.parametrize("games", [("american", "spanish"), ("international", "killer")])
def test_the_search_finds_the_same_again(games: tuple[str, str]) -> None:
    found, _ = look(games, STORED)
    assert found == {" ".join(games): STORED[" ".join(games)]}


def test_every_reading_is_shown_beside_its_game_unless_only_counts_differ() -> None:
    told = {
        f"{game} {game}/{reading}": [
            row.id for row in compare(parse(game), parse(f"{game}/{reading}")) if not row.equal
        ]
        for game, sheet in sheets().items()
        for reading in sheet.readings
    }
    dumb = [pair for pair, differing in told.items() if {*differing} & {*ROWS} - {"draws"}]
    assert [pair for pair in dumb if pair not in STORED and "board" not in told[pair]] == []
    assert len(dumb) >= 20


def test_rows_that_are_looked_for_are_rows_of_the_rule_book() -> None:
    assert set(ROWS) <= set(BOOK_ROWS)
