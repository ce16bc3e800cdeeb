"""The engine's side of a conversation in Hub, without pipes."""

import queue
import random
import time
from collections.abc import Iterator

import pytest

from damarium.engine.hub import Session
from damarium.engine.pace import Pace, read_pace
from damarium.game import Board
from damarium.game.lowered import placement
from damarium.notation.hub import Line, read_line, read_move, write_position
from damarium.rules import parse, sheets

#: Far more than any answer takes, for a machine that is busy with other tests.
PATIENCE = 20


class Talk:
    """One conversation: what is said to the engine, and what it answers."""

    def __init__(self, spelling: str, lang: str = "en") -> None:
        self.said: queue.Queue[str] = queue.Queue()
        self.session = Session(parse(spelling), "1", self.said.put, lang)

    def tell(self, *lines: str) -> None:
        for line in lines:
            assert self.session.hear(line)

    def answers(self) -> list[str]:
        """What has been answered so far."""
        found = []
        while not self.said.empty():
            found.append(self.said.get())
        return found

    def until(self, command: str) -> list[Line]:
        """The answers up to the first of a command."""
        found: list[Line] = []
        while not found or found[-1].command != command:
            line = read_line(self.said.get(timeout=PATIENCE))
            assert line is not None
            found.append(line)
        return found

    def only(self) -> str:
        """The one answer there is."""
        (answer,) = self.answers()
        return answer


@pytest.fixture
def talk() -> Iterator[Talk]:
    talk = Talk("american")
    talk.tell("init")
    assert talk.only() == "ready"
    yield talk
    talk.session.close()


def test_declares_itself_and_its_games() -> None:
    talk = Talk("spanish/forty@10x10")
    talk.tell("hub")
    lines = talk.until("wait")
    assert [line.command for line in lines] == ["id", "param", "param", "wait"]
    game = lines[1].arguments
    assert (game["name"], game["type"]) == ("variant", "enum")
    values = game["values"].split()
    assert values[0] == game["value"] == "spanish/forty@10x10"
    assert {"american", "english", "spanish/encyclopedia", *sheets()} <= set(values)
    assert len(set(values)) == len(values)
    for value in values:
        talk.tell(f"set-param name=variant value={value}", "init")
        assert talk.only() == "ready"


@pytest.mark.parametrize("spelling", [*sheets(), "english", "american@12x12+capture-optional"])
def test_plays_a_game_in_every_variant(spelling: str) -> None:
    talk = Talk("spanish")
    talk.tell(f'set-param name=variant value="{spelling}"', "set-param name=hash value=1", "init")
    talk.tell("new-game", "level depth=3")
    assert talk.only() == "ready"
    board, dice = Board(spelling), random.Random(3)
    start, moves = write_position(placement(board.core)), list[str]()
    while board.outcome() is None and board.ply < 60:
        talk.tell(f'pos pos={start} moves="{" ".join(moves)}"', "go think")
        played = read_move(talk.until("done")[-1].arguments["move"])
        legal = {
            (move.origin, move.destination, frozenset(move.captured)): move
            for move in board.legal_moves
        }
        board.push(legal[played.origin, played.destination, played.captured])
        moves.append(str(played))
        if board.outcome() is None and dice.random() < 0.5:
            other = dice.choice(list(board.legal_moves))
            board.push(other)
            squares = [other.origin, other.destination, *other.captured]
            moves.append(("x" if other.captured else "-").join(str(each + 1) for each in squares))
    assert talk.answers() == []


def test_info_tells_depth_score_nodes_time_and_line(talk: Talk) -> None:
    talk.tell("level depth=5", "go think")
    *infos, done = talk.until("done")
    assert [line.arguments["depth"] for line in infos] == ["1", "2", "3", "4", "5"]
    last = infos[-1].arguments
    assert list(last) == ["depth", "score", "nodes", "time", "nps", "pv"]
    assert abs(float(last["score"])) < 1
    line = last["pv"].split()
    assert [done.arguments["move"], done.arguments["ponder"]] == line[:2]


def test_a_capture_names_every_captured_square(talk: Talk) -> None:
    # 32 takes 27 and 18; the way does not matter, what is taken does
    position = "We" + "e" * 16 + "b" + "e" * 8 + "b" + "e" * 4 + "w"
    assert len(position) == 33
    talk.tell(f"pos pos={position}", "level depth=2", "go think")
    found = talk.until("done")[-1].arguments["move"]
    assert read_move(found).captured == {26, 17}
    talk.tell(f"pos pos={position} moves={found}", "go think")
    assert talk.until("error")[-1].arguments["message"] == "There is no legal move."
    assert talk.only() == "done move=none"


def test_moves_since_the_position_count_for_repetition_and_draws() -> None:
    talk = Talk("american/automatic")
    talk.tell("init")
    # a king ahead, but after 79 plies without a capture or a man's move the 80th draws
    position = "BB" + "e" * 13 + "B" + "e" * 16 + "W"
    there, back = ("1-5 32-28", "5-1 28-32")
    talk.tell("level depth=4")
    talk.tell(f"pos pos={position}", "go think")
    ahead = talk.until("done")[-2].arguments["score"]
    assert float(ahead) > 0
    moves = " ".join([there, back] * 19 + [there] + ["5-1"])
    talk.tell(f'pos pos={position} moves="{moves}"', "go think")
    assert talk.until("done")[-2].arguments["score"] == "0.00"


@pytest.mark.parametrize("words", ["level infinite", "level move-time=60"])
def test_stop_is_heeded_while_thinking_and_ping_answered(talk: Talk, words: str) -> None:
    talk.tell(words, "go think", "ping")
    talk.until("pong")
    begun = time.monotonic()
    talk.tell("stop")
    assert talk.until("done")[-1].arguments["move"]
    assert time.monotonic() - begun < 2
    talk.tell("stop", "ponder-hit", "ping")
    assert talk.only() == "pong"


def test_analysis_knows_no_clock(talk: Talk) -> None:
    talk.tell("level move-time=0.01", "go analyze")
    time.sleep(0.3)
    talk.tell("ping")
    talk.until("pong")
    assert not any(line.startswith("done") for line in talk.answers())
    talk.tell("stop")
    talk.until("done")


def test_pondering_waits_for_the_hit_and_then_for_the_clock(talk: Talk) -> None:
    talk.tell("level move-time=0.05", "go ponder")
    time.sleep(0.3)
    talk.tell("ping")
    assert all(line.command != "done" for line in talk.until("pong"))
    talk.tell("ponder-hit")
    talk.until("done")
    talk.tell("level infinite", "go think", "ponder-hit")
    assert talk.until("error")[-1].arguments["message"] == "ponder-hit belongs to go ponder."
    talk.tell("stop")
    talk.until("done")


def test_whoever_goes_on_at_once_after_done_need_not_wait(talk: Talk) -> None:
    start = write_position(placement(Board("american").core))
    talk.tell("level depth=1")
    for _ in range(300):
        talk.tell(f"pos pos={start}", "go think")
        assert [line.command for line in talk.until("done")] == ["info", "done"]


def test_a_move_takes_no_longer_than_its_time(talk: Talk) -> None:
    talk.tell("level move-time=0.1")
    late = []
    for _ in range(10):
        begun = time.monotonic()
        talk.tell("go think")
        talk.until("done")
        late.append(time.monotonic() - begun - 0.1)
    # a busy machine may keep nine in ten waiting
    assert min(late) < 0


def test_a_forced_move_costs_no_time(talk: Talk) -> None:
    position = "Wbbb" + "e" * 19 + "b" + "e" * 3 + "w" + "e" * 5
    assert len(position) == 33
    begun = time.monotonic()
    talk.tell(f"pos pos={position}", "level move-time=30", "go think")
    assert read_move(talk.until("done")[-1].arguments["move"]).captured
    assert time.monotonic() - begun < 10


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dance", "dance is no command: expected hub, set-param,"),
        ("set-param name=variant", "set-param needs value=…."),
        ("set-param name=variant value=spanich", "Did you mean spanish or spantsiretti?"),
        ("set-param name=variant value=?", "There is no variant ?."),
        ("set-param name=variant value=american@7x9", "There is no variant american@7x9."),
        ("set-param name=hash value=0", "hash=0: expected a whole number from 1 to 4096."),
        ("set-param name=hash value=5000", "hash=5000: expected"),
        ("set-param name=hash value=x", "hash=x: expected"),
        ("set-param name=book value=true", "There is no parameter book"),
        ("pos", "pos needs pos=…."),
        ("pos pos=Wbe", "has 2 squares: this board has 32"),
        ("level", "level needs depth="),
        ("level bla=3", "level needs depth="),
        ("level inc=3", "level needs depth="),
        ("level moves=3 depth=3", "level needs depth="),
        ("level infinite depth=3", "level needs depth="),
        ("level depth=0", "depth=0: expected a whole number from 1 to 1000."),
        ("level depth=-3", "depth=-3: expected"),
        ("level depth=" + "9" * 5000, "expected a whole number"),
        ("level depth", "level needs depth=…."),
        ("level move-time=1e9", "move-time=1e9: expected seconds, such as 0.5."),
        ("level move-time=nan", "move-time=nan: expected seconds"),
        ("level time=-1", "time=-1: expected seconds"),
        ("go", "go needs one word of think, ponder and analyze."),
        ("go think ponder", "go needs one word"),
        ('"', "' is no command"),
    ],
)
def test_rubbish_gets_one_sentence_and_changes_nothing(
    talk: Talk, line: str, sentence: str
) -> None:
    talk.tell("level depth=2", line)
    answer = talk.only()
    assert answer.startswith("error message=")
    assert sentence in answer
    assert len(answer) < 300
    talk.tell("go think")
    assert [each.command for each in talk.until("done")] == ["info", "info", "done"]


def test_an_illegal_move_leaves_the_position_as_it_was(talk: Talk) -> None:
    position = "W" + "e" * 31 + "W"
    talk.tell("level depth=1", f"pos pos={position}")
    start = write_position(placement(Board("american").core))
    talk.tell(f'pos pos={start} moves="10-15 21-99"')
    assert "21-99 is not legal where it is played" in talk.only()
    talk.tell("go think")
    assert talk.until("done")[-1].arguments["move"].startswith("32-")


def test_nothing_is_thought_before_init_or_after_another_game_is_chosen() -> None:
    talk = Talk("spanish")
    talk.tell("go think")
    assert talk.only() == 'error message="go comes too early: say init first."'
    talk.tell("init", "set-param name=variant value=american", "pos pos=W")
    assert talk.answers()[-1] == 'error message="pos comes too early: say init first."'


def test_what_must_wait_while_thinking_is_told_so(talk: Talk) -> None:
    talk.tell("level infinite", "go think", "new-game")
    error = talk.until("error")[-1].arguments["message"]
    assert error == "new-game has to wait: say stop first."
    talk.tell("stop")
    talk.until("done")


@pytest.mark.parametrize("seconds", [0.001, 0.02, 0.1, 1, 60, 3600])
@pytest.mark.parametrize("moves", [None, 1, 2, 40])
def test_a_clock_is_never_used_up(seconds: float, moves: int | None) -> None:
    for increment in (0.0, 0.1, 5.0):
        span = Pace(time=seconds, moves=moves, increment=increment).span
        assert span is not None
        assert 1 <= span.aim <= span.most
        assert span.most == 1 or span.most < 1000 * seconds
        if moves != 1:
            assert span.most <= max(1, 500 * seconds)
    alone = Pace(move_time=seconds).span
    assert alone is not None
    assert alone.aim == alone.most < max(2, 1000 * seconds)


def test_a_level_is_read_whole() -> None:
    line = read_line("level moves=30 time=60 inc=.5 depth=9")
    assert line is not None
    assert read_pace(line) == Pace(depth=9, time=60.0, moves=30, increment=0.5)
    assert read_pace(Line("level", {"infinite": ""})) == Pace()
    assert Pace().span is None
