"""The socket: whole games, and whatever else somebody may send."""

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from damarium.server.live.state import state, state_text
from damarium.server.play.bucket import Bucket
from damarium.server.play.event import Event
from tests.server.playing import BOTH, Watch, created, game, moves, room
from tests.serving import Served, Talk, Visitor

GAMES = ("spanish", "american")


def play_on(talk: Talk, chance: random.Random) -> None:
    """Make any legal move."""
    legal = talk.state["legal"]
    talk.play(chance.choice(chance.choice(legal)["paths"]))


@pytest.mark.parametrize("spelling", GAMES)
@pytest.mark.timeout(240)
def test_a_whole_game_against_the_computer(visitor: Visitor, spelling: str) -> None:
    chance = random.Random(7)
    game = visitor.create(variant=spelling, level=3, colour="white")
    with visitor.follow(game) as talk:
        while talk.state["status"] == "running":
            if talk.state["turn"] == "white":
                play_on(talk, chance)
            else:
                talk.until(lambda state: state["turn"] == "white" or state["status"] == "over")
        outcome = talk.state["outcome"]
        assert outcome["sentence"]
        assert talk.state["legal"] == []
        assert allowed(talk) == {"undo", "rematch"}
        assert [move["by"] for move in talk.state["moves"][:2]] != ["white", "white"]
        assert talk.state["moves"][-1]["position"] == talk.state["position"]


def test_a_whole_game_at_one_screen(visitor: Visitor, stranger: Visitor) -> None:
    chance = random.Random(3)
    game = visitor.create(variant="spanish", opponent="here")
    with visitor.follow(game) as talk, stranger.follow(game) as watching:
        while talk.state["status"] == "running":
            play_on(talk, chance)
        watching.until(lambda state: state["status"] == "over")
        assert talk.state["you"] == ["white", "black"]
        assert watching.state["you"] == []
        assert watching.state["moves"] == talk.state["moves"]
        assert allowed(watching) == set()


def allowed(talk: Talk) -> set[str]:
    """What the page may offer."""
    return {name for name, may in talk.state["can"].items() if may}


def test_a_foreign_secret_only_watches(visitor: Visitor) -> None:
    game, other = (visitor.create(variant="spanish", opponent="here") for _ in range(2))
    for secret in ("", "0" * 32, visitor.secret(other), "x" * 500):
        with visitor.follow(game, secret=secret) as talk:
            assert talk.state["you"] == []
            for do in ("resign", "draw", "undo", "decline", "rematch"):
                answer = talk.do(do)
                assert answer["type"] == "error"
                assert "watching" in answer["sentence"]
            answer = talk.do("move", path=talk.state["legal"][0]["path"], ply=0)
            assert "watching" in answer["sentence"]
    assert visitor.state(game)["seq"] == 0


def test_a_move_that_is_sent_twice_is_played_once(visitor: Visitor) -> None:
    game = visitor.create(variant="spanish", opponent="here")
    with visitor.follow(game) as talk:
        path = talk.state["legal"][0]["path"]
        for _ in range(3):
            assert talk.do("move", path=path, ply=0)["type"] == "ack"
        other = talk.state["legal"][0]["path"]
        assert "too late" in talk.do("move", path=other, ply=0)["sentence"]
        talk.until(lambda state: state["ply"] == 1)
        assert talk.state["seq"] == 1


def test_the_answer_comes_before_the_state(visitor: Visitor) -> None:
    game = visitor.create(variant="spanish", opponent="here")
    with visitor.follow(game) as talk:
        path = talk.state["legal"][0]["path"]
        talk.line.send(json.dumps({"do": "move", "id": 1, "path": path, "ply": 0}))
        kinds = [json.loads(talk.line.recv(10))["type"] for _ in range(2)]
        assert kinds == ["ack", "news"]


def test_a_try_says_which_rule_forbids_it(visitor: Visitor) -> None:
    game = visitor.create(variant="spanish", opponent="here")
    with visitor.follow(game, lang="de") as german, visitor.follow(game) as english:
        answer = english.do("try", path=["11", "19"])
        assert answer["type"] == "refusal"
        assert answer["code"]
        assert answer["title"]
        assert answer["refused"] == ["11", "19"]
        told = german.do("try", path=["11", "19"])
        assert told["code"] == answer["code"]
        assert told["sentence"] != answer["sentence"]
        assert english.do("try", path=["11", "15"])["type"] == "ack"
        assert english.state["ply"] == 0


def test_an_illegal_move_is_refused_with_its_rule(visitor: Visitor) -> None:
    game = visitor.create(variant="spanish", opponent="here")
    with visitor.follow(game) as talk:
        for path in (["11", "15"], ["22", "19"]):
            talk.play(path)
        assert talk.state["must"]
        answer = talk.do("move", path=["12", "16"], ply=2)
        assert (answer["type"], answer["code"]) == ("refusal", "MUST_CAPTURE")
        assert answer["better"]["path"] == ["15", "22"]
        assert answer["fact"] == "captures"


def test_taking_back(visitor: Visitor) -> None:
    game = visitor.create(variant="spanish", opponent="here")
    with visitor.follow(game) as talk:
        talk.play(["11", "15"])
        assert talk.state["can"]["undo"]
        assert talk.do("undo", ply=1)["type"] == "ack"
        assert talk.do("undo", ply=1)["type"] == "error"
        talk.until(lambda state: state["seq"] == 2)
        assert (talk.state["ply"], talk.state["can"]["undo"]) == (0, False)
        assert talk.state["position"] == talk.state["start"]


def test_taking_back_while_the_computer_thinks(visitor: Visitor) -> None:
    game = visitor.create(variant="spanish", level=10)
    with visitor.follow(game) as talk:
        path = talk.state["legal"][0]["path"]
        assert talk.do("move", path=path, ply=0)["type"] == "ack"
        talk.until(lambda state: state["ply"] == 1)
        assert talk.state["seats"]["black"]["thinking"]
        assert talk.do("undo", ply=1)["type"] == "ack"
        talk.until(lambda state: state["ply"] == 0)
        talk.play(path)
        talk.until(lambda state: state["ply"] == 2)
        assert [move["by"] for move in talk.state["moves"]] == ["white", "black"]


def test_resigning_and_playing_again(visitor: Visitor, stranger: Visitor) -> None:
    game = visitor.create(variant="spanish", level=1, colour="white")
    with visitor.follow(game) as talk:
        assert talk.do("rematch")["type"] == "error"
        assert talk.do("resign")["type"] == "ack"
        talk.until(lambda state: state["status"] == "over")
        assert talk.state["outcome"]["winner"] == "black"
        assert talk.state["outcome"]["reason"] == "resigned"
        urls = {talk.do("rematch")["url"] for _ in range(2)}
    assert urls == {f"/games/{game}/2"}
    following = f"{game}/2"
    state = visitor.state(following)
    assert state["you"] == ["black"]
    assert state["seats"]["white"]["level"] == 1
    assert state["table"]["round"] == 2
    assert state["table"]["score"] == {"white": 2, "black": 0}
    assert stranger.http.get(f"/games/{following}").status_code == 200
    assert stranger.state(following)["you"] == []


def test_at_one_screen_a_draw_is_agreed_at_once(visitor: Visitor) -> None:
    game = visitor.create(variant="spanish", opponent="here")
    with visitor.follow(game, lang="de") as talk:
        talk.play(["11", "15"])
        assert talk.do("draw")["type"] == "ack"
        talk.until(lambda state: state["status"] == "over")
        assert talk.state["outcome"]["reason"] == "agreed"
        assert talk.state["outcome"]["winner"] is None


def test_the_computer_declines_an_early_draw(visitor: Visitor) -> None:
    game = visitor.create(variant="spanish", level=1)
    with visitor.follow(game) as talk:
        talk.play(talk.state["legal"][0]["path"])
        talk.until(lambda state: state["ply"] == 2)
        assert talk.do("draw")["type"] == "ack"
        talk.until(lambda state: state["declined"] == "black")
        assert talk.state["status"] == "running"
        assert not talk.state["can"]["draw"]


MALFORMED = (
    "",
    "hello",
    "[]",
    "null",
    '{"do": "move"}',
    '{"do": "move", "path": ["1", "2"], "ply": 10e9}',
    '{"do": "move", "path": ["\\ud800", "\\u0000"], "ply": 0}',
    '{"do": {"do": "do"}}',
    "[" * 10_000,
    '{"do": "claim", "claim": "' + "x" * 10_000 + '"}',
)


def test_malformed_messages_are_answered_and_the_line_holds(visitor: Visitor) -> None:
    game = visitor.create(variant="spanish", opponent="here")
    with visitor.follow(game) as talk:
        for message in (*MALFORMED, b"\xff\xfe\x00", b"{}"):
            talk.line.send(message)
            answer = talk.answer(None)
            assert answer["type"] == "error"
            assert answer["sentence"]
        assert talk.do("ping")["type"] == "pong"
        talk.play(["11", "15"])


def test_a_huge_message_ends_its_own_line_only(visitor: Visitor) -> None:
    game = visitor.create(variant="spanish", opponent="here")
    with visitor.follow(game) as talk, visitor.follow(game) as other:
        talk.line.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as error:
            talk.answer(None)  # there is none: news of the other's coming may come before
        assert error.value.rcvd is not None
        assert error.value.rcvd.code == 1009
        assert other.do("ping")["type"] == "pong"


def test_a_flood_is_answered_and_the_others_do_not_feel_it(visitor: Visitor) -> None:
    game = visitor.create(variant="spanish", opponent="here")
    with visitor.follow(game) as talk, visitor.follow(game) as other:
        for number in range(1, 201):
            talk.line.send(json.dumps({"do": "ping", "id": number}))
        assert other.do("ping")["type"] == "pong"
        for number in range(1, 201):
            assert talk.answer(number)["type"] in ("pong", "error")


def test_a_bucket_lets_a_burst_through_and_then_a_steady_rate() -> None:
    watch = Watch()
    bucket = Bucket(rate=10, burst=3, now=watch)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert (bucket.overdrawn, bucket.empty) == (2, True)
    watch.seconds += 0.1
    assert [bucket.take() for _ in range(2)] == [True, False]
    watch.seconds += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_other_sites_may_not_listen(server: Served, visitor: Visitor) -> None:
    game = visitor.create(variant="spanish", opponent="here")
    address = f"{server.url.replace('http', 'ws', 1)}/api/games/{game}/socket"
    with (
        pytest.raises(InvalidStatus),
        connect(address, origin=Origin("https://elsewhere.example"), proxy=None),
    ):
        pass
    with connect(address, proxy=None) as line:
        assert json.loads(line.recv(10))["type"] == "state"


def test_a_game_that_does_not_exist_is_said_so(server: Served) -> None:
    address = f"{server.url.replace('http', 'ws', 1)}/api/games/nosuchgame/socket"
    with connect(address, proxy=None) as line:
        assert "nosuchgame" in json.loads(line.recv(10))["sentence"]
        with pytest.raises(ConnectionClosed) as error:
            line.recv(10)
        assert error.value.rcvd is not None
        assert error.value.rcvd.code == 4404


def test_a_state_is_put_into_words_once_for_all_who_are_told_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watch = Watch()
    begun = game(created(clock=(60_000, 0)), *moves("spanish", "11-15"))
    here = room(begun, watch)
    text = state_text(here, BOTH, "en")
    assert json.loads(text) == state(here, BOTH, "en")
    monkeypatch.setattr("damarium.server.live.state._standing", None)  # nobody asks for it again
    watch.seconds += 5
    again = json.loads(state_text(here, BOTH, "en"))
    assert again["clock"]["black"] == 55_000
    assert {**again, "clock": None} == {**json.loads(text), "clock": None}
    monkeypatch.undo()
    assert json.loads(state_text(here, frozenset(), "en"))["you"] == []
    (reply,) = moves("spanish", "11-15", "22-19")[1:]
    event = Event(begun.number + 1, 0, reply)
    ahead = begun.copy()
    ahead.apply(event)
    here.advance(ahead, {})
    assert json.loads(state_text(here, BOTH, "en"))["ply"] == 2
