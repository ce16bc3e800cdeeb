"""A school class behind one address begins, joins and plays, and meets no limit."""

from contextlib import ExitStack

from tests.serving import Served, Talk, Visitor

PUPILS, GAMES, MOVES = 32, 3, 4


def test_a_class_plays_undisturbed(server: Served) -> None:
    with ExitStack() as room:
        pupils = [room.enter_context(Visitor(server.url)) for _ in range(PUPILS)]
        pairs = list(zip(pupils[::2], pupils[1::2], strict=True))
        for _ in range(GAMES):
            with ExitStack() as lines:
                talks = []
                for host, guest in pairs:
                    game = host.create(variant="spanish", opponent="link", colour="white")
                    assert guest.http.get(f"/games/{game}").status_code == 200
                    assert guest.http.post(f"/api/games/{game}/join").status_code == 200
                    talks.append([lines.enter_context(one.follow(game)) for one in (host, guest)])
                for number in range(MOVES):
                    for talk in talks:
                        mover, other = talk[number % 2], talk[1 - number % 2]
                        mover.play(mover.state["legal"][0]["path"])
                        assert mover.do("say", text=f"move {number}")["type"] == "ack"
                        _hear_of(other, number + 1)


def _hear_of(talk: Talk, ply: int) -> None:
    talk.until(lambda state: state["ply"] == ply)
