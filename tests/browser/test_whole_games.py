"""Whole games through the page, to their end."""

import os
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from damarium.engine import Player
from damarium.game import Board, Move
from damarium.rules import Sheet, sheets
from tests.browser.guest import Guest
from tests.browser.table import Table

#: More moves than a game against a beginner takes.
ENDLESS = 400
OVER = object()

#: Reasons in the page's own words; the others stand in the state.
REASONS = {
    "no_move": "cannot move any more.",
    "no_piece": "has no piece left.",
    "last_piece": "has only one piece left.",
    "first_king": "has the first king.",
    "king_beats_man": "A king is left against a man.",
}


def follow(board: Board, state: dict[str, Any]) -> None:
    """Play on a board of our own what was played on the page; both must agree."""
    for move in state["moves"][board.ply :]:
        assert board.push(move["path"]).text == move["text"]
    assert state["position"] == board.position
    assert state["turn"] == board.turn.value
    if board.outcome() is None:
        assert [move["text"] for move in state["legal"]] == [
            move.text for move in board.legal_moves
        ]


Policy = Callable[[Board], Move]
#: Game, reading, size, level of the computer, and how we play.
Start = tuple[str, str, str, str, Policy]


def give_away(board: Board) -> Move:
    """The move after which most can be taken: big games end sooner so."""

    def offered(move: Move) -> int:
        ahead = board.copy()
        ahead.push(move)
        return max((len(reply.captured) for reply in ahead.legal_moves), default=0)

    return max(board.legal_moves, key=offered)


def play_well(board: Board) -> Move:
    """The move of a computer that is better than the one on the other side."""
    return Player(board.variant, 6, seed=1).choose(board)


def playing(table: Table, policy: Policy) -> Iterator[None]:
    """Play against the computer to the end, looking at the page after each move.

    Yields whenever the computer is to move, so that other games can go on meanwhile.
    """
    board = Board(table.state["variant"]["spelling"])
    for _ in range(ENDLESS):
        table.page.bring_to_front()
        table.until_my_turn()
        table.shows_its_state()
        state = table.state
        follow(board, state)
        if state["status"] == "over":
            return
        if state["claims"]:
            table.do("Claim the draw")
        else:
            table.play([board.names[square] for square in policy(board).path])
        yield
    pytest.fail("the game does not end")


def shows_the_end(table: Table) -> None:
    """The end is told: who won, why, and that nothing more can be moved."""
    state = table.state
    outcome = state["outcome"]
    won = "You win" if outcome["winner"] in state["you"] else "You lose"
    table.says("Draw" if outcome["winner"] is None else won)
    table.says(REASONS.get(outcome["reason"], outcome["sentence"]))
    expect(table.tool("resign")).to_be_disabled()
    assert state["legal"] == []


def start_from_home(page: Page, game: str, reading: str, size: str, level: str) -> None:
    page.goto("/")
    page.get_by_label("Game", exact=True).select_option(game)
    if reading:
        page.get_by_label("Reading").select_option(reading)
    if size:
        page.get_by_label("Size").select_option(size)
    page.get_by_role("slider", name="Level").fill(level)
    page.get_by_role("button", name="Start the game").click()


def rematch(table: Table) -> Table:
    """Ask for another game; the table of the next one."""
    before = table.page.url
    table.do("Rematch")
    table.page.wait_for_url(lambda url: url != before)
    return Table(table.page)


def played_to_their_ends(guest: Guest, games: Mapping[str, Start]) -> list[Table]:
    """Start games on the home page and play them side by side; how each ends is told."""
    tables: list[Table] = []
    running: list[Iterator[None]] = []
    for spelling, (game, reading, size, level, policy) in games.items():
        page = guest.page()
        start_from_home(page, game, reading, size, level)
        tables.append(Table(page))
        assert tables[-1].state["variant"]["spelling"] == spelling
        running.append(playing(tables[-1], policy))
    while running:
        running = [game for game in running if next(game, OVER) is not OVER]
    for table in tables:
        table.page.bring_to_front()
        shows_the_end(table)
    return tables


@pytest.mark.timeout(300)
def test_games_against_the_computer_are_played_to_their_ends(guest: Guest) -> None:
    games = {
        "spanish": ("spanish", "", "", "1", play_well),
        "spanish/encyclopedia": ("spanish", "encyclopedia", "", "1", play_well),
        "american": ("american", "", "", "2", play_well),
        "american@12x12": ("american", "", "12x12", "4", give_away),
    }
    for table in played_to_their_ends(guest, games):
        colour = table.state["you"]
        again = rematch(table)
        assert again.state["you"] != colour
        again.until_my_turn()
        again.shows_its_state()


#: Games played side by side, so that one is played while the computer thinks about another.
TOGETHER = 4
#: Boards and moves unlike all others are among these; all 44 games take ten minutes more:
#: `DAMARIUM_EVERY_GAME=1 pytest tests/browser/test_whole_games.py`.
KINDS = ("dameo", "hawaiian", "hexdame", "parachute")
OTHERS = [
    game
    for game in sheets()
    if game in KINDS
    or (os.environ.get("DAMARIUM_EVERY_GAME") and game not in ("spanish", "american"))
]


@pytest.mark.timeout(400)
@pytest.mark.parametrize(
    "games",
    [OTHERS[first : first + TOGETHER] for first in range(0, len(OTHERS), TOGETHER)],
    ids=lambda games: games[0],
)
def test_games_of_every_kind_are_played_against_the_computer_to_its_end(
    guest: Guest, games: list[str]
) -> None:
    starts = {game: (game, "", "", "1", fastest(sheets()[game])) for game in games}
    for table in played_to_their_ends(guest, starts):
        table.page.close()


def fastest(sheet: Sheet) -> Policy:
    """The policy that brings a game to its end without delay."""
    gives = sheet.ends.losing or len(sheet.board.places) > 36
    return give_away if gives else play_well


def test_two_at_one_screen_play_a_game_to_its_end(guest: Guest) -> None:
    table = guest.begin("american")
    board = Board("american")
    chance = random.Random(4043)
    while board.outcome() is None:
        move = chance.choice(board.legal_moves)
        table.play([board.names[square] for square in move.path])
        table.shows_its_state()
        follow(board, table.state)
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.winner is not None
    table.says(f"{outcome.winner.value.title()} wins")
    assert rematch(table).state["you"] == ["white", "black"]
