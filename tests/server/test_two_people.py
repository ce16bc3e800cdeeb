"""Two people at a table, each at a line of his own: invitations, offers, talk, another game."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from tests.serving import Served, Talk, Visitor

OPENING = (["11", "15"], ["22", "19"])


class Couple:
    """Two visitors at one table; White has invited Black."""

    def __init__(self, server: Served, stack: ExitStack, **fields: object) -> None:
        self._stack = stack
        self.host = stack.enter_context(Visitor(server.url))
        self.guest = stack.enter_context(Visitor(server.url))
        fields = {"variant": "spanish", "opponent": "link", **fields}
        self.table = self.host.create(**fields)
        answer = self.guest.http.post(f"/api/games/{self.table}/join")
        assert answer.status_code == 200, answer.text
        self.white = self.talk(self.host)
        self.black = self.talk(self.guest)

    def talk(self, visitor: Visitor, game: str = "") -> Talk:
        """A line of a visitor to the game."""
        return self._stack.enter_context(visitor.follow(game or self.table))

    def open(self) -> None:
        """Both make their first moves."""
        self.white.play(OPENING[0])
        self.black.until(lambda state: state["ply"] == 1)
        self.black.play(OPENING[1])
        self.white.until(lambda state: state["ply"] == 2)


@pytest.fixture
def couple(server: Served) -> Iterator[Couple]:
    with ExitStack() as stack:
        yield Couple(server, stack)


def may(talk: Talk) -> set[str]:
    return {name for name, allowed in talk.state["can"].items() if allowed}


def test_opening_the_link_seats_nobody(visitor: Visitor, stranger: Visitor) -> None:
    table = visitor.create(variant="spanish", opponent="link", colour="black")
    assert stranger.state(table)["you"] == []
    state = visitor.state(table)
    assert (state["status"], state["you"]) == ("waiting", ["black"])
    assert state["seats"]["white"] == {"kind": "open", "present": False}
    assert state["legal"] == []
    with visitor.follow(table) as talk:
        assert "Nobody has joined" in talk.do("move", path=["11", "15"], ply=0)["sentence"]
        assert may(talk) == set()


def test_who_joins_has_the_seat_and_nobody_else(
    visitor: Visitor, stranger: Visitor, server: Served
) -> None:
    table = visitor.create(variant="spanish", opponent="link")
    with visitor.follow(table) as talk:
        first = stranger.http.post(f"/api/games/{table}/join")
        assert first.json() == {"id": table, "url": f"/games/{table}", "you": "black"}
        talk.until(lambda state: state["status"] == "running")
    assert stranger.state(table)["you"] == ["black"]
    assert stranger.http.post(f"/api/games/{table}/join").json()["you"] == "black"
    assert visitor.http.post(f"/api/games/{table}/join").json()["you"] == "white"
    with Visitor(server.url) as third:
        late = third.http.post(f"/api/games/{table}/join")
        assert (late.status_code, late.json()["sentence"]) == (409, "This seat is taken already.")
        assert third.secret(table) == ""


@pytest.mark.parametrize("colour", ["white", "black", "lot"])
def test_a_link_for_two_others(
    visitor: Visitor, stranger: Visitor, server: Served, colour: str
) -> None:
    table = visitor.create(variant="spanish", opponent="open", colour=colour)
    assert visitor.state(table)["you"] == []
    you = stranger.http.post(f"/api/games/{table}/join").json()["you"]
    assert you == colour or colour == "lot"
    assert stranger.state(table)["status"] == "waiting"
    with Visitor(server.url) as second:
        assert second.http.post(f"/api/games/{table}/join").json()["you"] != you
        assert second.state(table)["status"] == "running"


def test_who_presses_twice_joins_once(visitor: Visitor, stranger: Visitor) -> None:
    table = visitor.create(variant="spanish", opponent="open")
    stranger.http.get(f"/games/{table}")  # the page that is opened seats nobody
    assert visitor.state(table)["seats"]["white"]["kind"] == "open"
    assert stranger.state(table)["you"] == []
    secret = stranger.secret(table)
    path, cookie = f"/api/games/{table}/join", {"cookie": f"seat={secret}"}
    with ExitStack() as stack:  # as a browser that sends both before it has an answer
        twins = [stack.enter_context(Visitor(stranger.url)) for _ in range(2)]
        answers = [twin.http.post(path, headers=cookie).json() for twin in twins]
    assert [answer["you"] for answer in answers] == ["white", "white"]
    assert stranger.state(table)["you"] == ["white"]
    assert stranger.state(table)["seats"]["black"]["kind"] == "open"


def test_an_invitation_is_withdrawn_by_who_made_it(visitor: Visitor, stranger: Visitor) -> None:
    for opponent in ("link", "open"):
        table = visitor.create(variant="spanish", opponent=opponent)
        assert stranger.http.post(f"/api/games/{table}/withdraw").status_code == 409
        assert visitor.http.post(f"/api/games/{table}/withdraw").status_code == 204
        assert visitor.http.post(f"/api/games/{table}/withdraw").status_code == 409
        answer = stranger.http.post(f"/api/games/{table}/join")
        assert (answer.status_code, "withdrawn" in answer.json()["sentence"]) == (409, True)
        state = visitor.state(table)
        assert (state["status"], state["outcome"]["reason"]) == ("over", "aborted")
        assert not state["can"]["rematch"]


def test_a_seat_goes_to_another_device_by_its_secret(couple: Couple, server: Served) -> None:
    link = couple.host.http.get(f"/api/games/{couple.table}/seat").json()
    address, _, secret = link["url"].partition("#")
    assert address == f"{server.url}/seat/{couple.table}"
    assert secret == couple.host.secret(couple.table)
    assert link["qr"].startswith("<svg")
    with Visitor(server.url) as phone:
        assert phone.http.get(f"/api/games/{couple.table}/seat").status_code == 403
        path = f"/api/games/{couple.table}/seat"
        for wrong in ("", "0" * 32, None, 7):
            assert phone.http.post(path, json={"secret": wrong}).status_code == 403
        assert phone.http.post(path, json={"secret": secret}).json()["you"] == "white"
        with phone.follow(couple.table) as talk:
            talk.play(OPENING[0])
    couple.white.until(lambda state: state["ply"] == 1)


def test_each_moves_for_himself(couple: Couple) -> None:
    assert "not your turn" in couple.black.do("move", path=OPENING[0], ply=0)["sentence"]
    couple.open()
    couple.black.until(lambda state: state["ply"] == 2)
    assert couple.white.state["moves"] == couple.black.state["moves"]
    assert couple.white.state["you"] == ["white"]


def test_moves_are_taken_back_by_agreement(couple: Couple) -> None:
    couple.open()
    assert "asks" in may(couple.white)
    assert couple.white.do("undo", ply=2)["type"] == "ack"
    couple.black.until(lambda state: state["takeback"])
    assert couple.black.state["takeback"] == {"by": "white", "plies": 2}
    assert couple.white.do("undo", ply=2)["type"] == "error"
    assert couple.black.do("decline", what="undo")["type"] == "ack"
    couple.white.until(lambda state: state["takeback_declined"] == "black")
    assert "ask again" in couple.white.do("undo", ply=2)["sentence"]
    couple.white.play(couple.white.state["legal"][0]["path"])
    couple.black.until(lambda state: state["ply"] == 3)
    assert couple.black.do("undo", ply=3)["type"] == "ack"
    couple.white.until(lambda state: state["takeback"])
    assert couple.white.do("undo", ply=3)["type"] == "ack"
    couple.black.until(lambda state: state["ply"] == 1)
    assert couple.black.state["turn"] == "black"
    assert couple.black.state["takeback"] is None
    couple.white.until(lambda state: state["ply"] == 1)
    assert [move["path"] for move in couple.white.state["moves"]] == [OPENING[0]]


def test_a_move_is_an_answer_to_the_wish_to_take_back(couple: Couple) -> None:
    couple.open()
    assert couple.black.do("undo", ply=2)["type"] == "ack"
    couple.white.until(lambda state: state["takeback"])
    couple.white.play(couple.white.state["legal"][0]["path"])
    couple.black.until(lambda state: state["ply"] == 3)
    assert couple.black.state["takeback"] is None
    assert "gone on" in couple.white.do("undo", ply=2)["sentence"]


def test_a_draw_is_offered_and_accepted(couple: Couple) -> None:
    couple.open()
    assert couple.white.do("draw")["type"] == "ack"
    couple.black.until(lambda state: state["offer"] == "white")
    assert couple.black.do("draw")["type"] == "ack"
    couple.white.until(lambda state: state["status"] == "over")
    assert couple.white.state["outcome"]["reason"] == "agreed"
    assert couple.white.state["table"]["score"] == {"white": 1, "black": 1}


def test_a_game_is_called_off_until_both_have_moved(couple: Couple) -> None:
    assert {"abort", "resign"} <= may(couple.black)
    couple.white.play(OPENING[0])
    couple.black.until(lambda state: state["ply"] == 1)
    assert couple.black.do("abort")["type"] == "ack"
    couple.white.until(lambda state: state["status"] == "over")
    outcome = couple.white.state["outcome"]
    assert (outcome["winner"], outcome["reason"]) == (None, "aborted")
    assert couple.white.state["table"]["score"] == {"white": 0, "black": 0}
    assert "rematch" in may(couple.white)


def test_after_that_it_is_resigned(couple: Couple) -> None:
    couple.open()
    assert "abort" not in may(couple.white)
    assert "resigned" in couple.white.do("abort")["sentence"]
    assert couple.white.do("resign")["type"] == "ack"
    couple.black.until(lambda state: state["status"] == "over")
    assert couple.black.state["outcome"]["winner"] == "black"


def test_what_they_say_is_between_them(couple: Couple, stranger: Visitor) -> None:
    with stranger.follow(couple.table) as watching:
        assert couple.white.do("say", preset="hello")["type"] == "ack"
        couple.black.until(lambda state: state["chat"])
        assert couple.black.do("say", text="<b>Hallo</b>")["type"] == "ack"
        couple.white.until(lambda state: len(state["chat"]) == 2)
        assert [line["by"] for line in couple.white.state["chat"]] == ["white", "black"]
        assert couple.white.state["chat"][1]["text"] == "<b>Hallo</b>"
        assert "watching" in watching.do("say", text="me, too")["sentence"]
        assert watching.state["chat"] == []
        for wrong in ({"text": " "}, {"text": "x" * 141}, {"preset": "shout"}, {}, {"text": 5}):
            assert couple.white.do("say", **wrong)["type"] == "error"
    path = f"/api/games/{couple.table}/events"
    said = couple.guest.http.get(path).json()["events"][2:]
    assert [event["text"] for event in said] == ["", "<b>Hallo</b>"]
    told = stranger.http.get(path)
    assert "Hallo" not in told.text
    assert "seed" not in told.text
    assert [event["number"] for event in told.json()["events"]] == [0, 1, 2, 3]


def test_nobody_talks_the_other_down(couple: Couple) -> None:
    answers = [couple.white.do("say", preset="hello")["type"] for _ in range(20)]
    assert answers[:6] == ["ack"] * 6
    assert "wait a moment" in couple.white.do("say", text="and so on")["sentence"]
    assert couple.black.do("say", preset="sorry")["type"] == "ack"


def test_talk_does_not_defeat_a_move(couple: Couple) -> None:
    for _ in range(5):
        assert couple.black.do("say", text="think, think")["type"] == "ack"
    assert couple.white.do("move", path=OPENING[0], ply=0)["type"] == "ack"


def test_they_play_again_with_colours_changed(couple: Couple) -> None:
    couple.open()
    couple.white.do("resign")
    couple.black.until(lambda state: state["status"] == "over")
    assert couple.black.do("rematch")["type"] == "ack"
    assert couple.black.do("rematch")["type"] == "error"
    couple.white.until(lambda state: state["rematch"])
    assert couple.white.state["rematch"]["same"]
    assert couple.white.do("decline", what="rematch")["type"] == "ack"
    couple.black.until(lambda state: state["rematch_declined"] == "white")
    assert couple.black.do("rematch")["type"] == "ack"
    couple.white.until(lambda state: state["rematch"])
    url = couple.white.do("rematch")["url"]
    assert url == f"/games/{couple.table}/2"
    couple.black.until(lambda state: state["next"] == url)
    second = f"{couple.table}/2"
    state = couple.guest.state(second)
    assert state["you"] == ["white"]
    assert state["table"] == {
        "id": couple.table,
        "link": f"/t/{couple.table}",
        "round": 2,
        "score": {"white": 2, "black": 0},
        "current": None,
    }
    assert couple.host.state(second)["you"] == ["black"]
    talk = couple.talk(couple.guest, second)
    talk.play(OPENING[0])


def test_they_play_another_game_at_the_same_table(couple: Couple) -> None:
    couple.open()
    couple.white.do("resign")
    couple.black.until(lambda state: state["status"] == "over")
    wish = {"game": "turkish", "clock": "3+2"}
    assert couple.black.do("rematch", **wish)["type"] == "ack"
    couple.white.until(lambda state: state["rematch"])
    proposal = couple.white.state["rematch"]
    assert (proposal["by"], proposal["same"]) == ("black", False)
    assert proposal["clock"] == "3 min + 2 s a move"
    assert couple.white.do("rematch", game="italian")["type"] == "ack"  # rather that
    couple.black.until(lambda state: state["rematch"] and state["rematch"]["by"] == "white")
    couple.black.do("rematch", **wish)
    couple.white.until(lambda state: state["rematch"]["by"] == "black")
    assert couple.white.do("rematch")["type"] == "go"
    state = couple.host.state(f"{couple.table}/2")
    assert state["variant"]["id"] == "turkish"
    assert state["control"]["spelling"] == "3+2"


def test_a_wish_that_cannot_be_is_named(couple: Couple) -> None:
    couple.white.do("resign")
    couple.black.until(lambda state: state["status"] == "over")
    assert "nosuch" in couple.black.do("rematch", game="nosuch")["sentence"]
    assert "no clock" in couple.black.do("rematch", clock="yes")["sentence"]
    assert couple.black.do("rematch", game=["x"])["type"] == "error"
    assert couple.black.state["rematch"] is None


def test_a_new_line_is_told_all_and_the_others_what_is_new(couple: Couple) -> None:
    couple.open()
    assert couple.talk(couple.guest).state["type"] == "state"
    assert couple.black.state["type"] == "news"
    assert couple.white.state["type"] == "news"
    couple.white.line.send('{"do": "sync"}')
    couple.white.until(lambda state: state["type"] == "state")
    assert couple.white.state["ply"] == 2


def test_who_is_there_is_told(couple: Couple, stranger: Visitor) -> None:
    couple.white.until(lambda state: state["seats"]["black"]["present"])
    with stranger.follow(couple.table):
        couple.white.until(lambda state: state["watchers"] == 1)
    couple.white.until(lambda state: state["watchers"] == 0)
    couple.black.line.close()
    couple.white.until(lambda state: not state["seats"]["black"]["present"])
    assert not couple.white.state["absence"]  # White is to move
    couple.white.play(OPENING[0])
    couple.white.until(lambda state: state["absence"])
    assert couple.white.state["absence"]["side"] == "black"
    assert "come back" in couple.white.do("absent", result="win")["sentence"]


def test_who_falls_silent_without_hanging_up_is_away(couple: Couple) -> None:
    couple.white.until(lambda state: state["seats"]["black"]["present"])
    couple.black.beat()
    couple.white.until(lambda state: not state["seats"]["black"]["present"])
    with pytest.raises(ConnectionClosed):
        couple.black.do("ping")


def test_one_seat_has_a_limited_number_of_lines(couple: Couple) -> None:
    lines = [couple.talk(couple.host) for _ in range(11)]
    assert lines[-1].do("ping")["type"] == "pong"
    with pytest.raises(ConnectionClosed) as error:
        couple.talk(couple.host)
    assert error.value.rcvd is not None
    assert error.value.rcvd.code == 4409


def test_days_for_a_move_run_from_the_start(server: Served) -> None:
    with ExitStack() as stack:
        couple = Couple(server, stack, clock="3d")
        clock = couple.white.state["clock"]
        assert clock["running"] == "white"
        assert 259_100_000 < clock["white"] <= 259_200_000
        couple.open()
        assert couple.white.state["clock"]["black"] == 259_200_000


def test_time_for_every_move_is_not_saved(server: Served) -> None:
    with ExitStack() as stack:
        couple = Couple(server, stack, clock="30/move")
        couple.open()
        couple.white.play(couple.white.state["legal"][0]["path"])
        assert couple.white.state["clock"]["white"] == 30_000
        assert couple.white.state["clock"]["running"] == "black"


def test_a_flag_falls_between_two(server: Served) -> None:
    with ExitStack() as stack:
        couple = Couple(server, stack, clock="1/move")
        couple.white.play(OPENING[0])
        couple.white.until(lambda state: state["status"] == "over")
        outcome = couple.white.state["outcome"]
        assert (outcome["winner"], outcome["reason"]) == ("white", "flag")
