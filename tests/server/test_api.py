"""The API: games as JSON, flaws by field."""

import pytest

from damarium.game import Board
from tests.serving import Visitor


def test_a_game_is_begun_and_shown(visitor: Visitor, stranger: Visitor) -> None:
    answer = visitor.http.post("/api/games", json={"variant": "Damas", "opponent": "here"})
    assert answer.status_code == 201
    game = answer.json()["id"]
    assert answer.json()["url"] == answer.headers["location"] == f"/games/{game}"
    state = visitor.state(game)
    assert state["variant"]["spelling"] == "spanish"
    assert state["you"] == ["white", "black"]
    assert stranger.state(game)["you"] == []


def test_the_state_is_as_promised(visitor: Visitor) -> None:
    state = visitor.state(visitor.create(variant="american", level=2, colour="black"))
    assert {name: state[name] for name in ("type", "seq", "turn", "ply", "status", "must")} == {
        "type": "state",
        "seq": 0,
        "turn": "black",
        "ply": 0,
        "status": "running",
        "must": False,
    }
    assert state["seats"] == {
        "white": {"kind": "computer", "level": 2, "thinking": False},
        "black": {"kind": "person", "present": False},
    }
    assert state["position"] == state["start"] == "bbbbbbbbbbbb........wwwwwwwwwwww"
    assert state["legal"][0] == {
        "text": "9-13",
        "path": ["9", "13"],
        "paths": [["9", "13"]],
        "captured": [],
        "crowns": False,
    }
    assert [name for name, may in state["can"].items() if may] == ["resign"]
    for name in ("outcome", "offer", "declined", "clock"):
        assert state[name] is None
    for name in ("moves", "counters", "claims"):
        assert state[name] == []
    assert state["variant"]["reading"] == ""
    assert all(fact["id"] and fact["text"] for fact in state["variant"]["facts"])


def test_a_game_begins_with_the_position_that_is_given(visitor: Visitor) -> None:
    fen = "B:W6,7,14,15:BK18"
    state = visitor.state(visitor.create(variant="american", opponent="here", fen=fen))
    assert state["variant"]["spelling"] == "american"
    assert state["turn"] == "black"
    assert [move["text"] for move in state["legal"]] == ["18x18"]


def test_the_computer_plays_on_from_the_position_that_is_given(visitor: Visitor) -> None:
    game = visitor.create(variant="spanish", level=3, colour="black", fen="W:W11,1:B15,32")
    with visitor.follow(game) as talk:
        talk.until(lambda state: state["ply"] == 1)
        assert talk.state["moves"][0]["text"] == "11x20"


def test_every_flaw_of_a_position_is_told(visitor: Visitor) -> None:
    fields = {"variant": "spanish", "fen": "W:W11,11,99:B20"}
    told = visitor.http.post("/api/games?lang=de", json=fields).json()["fields"]["fen"]
    assert "11" in told
    assert "99" in told


def test_the_lot_seats_either_colour(visitor: Visitor) -> None:
    seats = {
        visitor.state(visitor.create(variant="spanish", colour="lot"))["you"][0] for _ in "x" * 30
    }
    assert seats == {"white", "black"}


def test_the_computer_begins_where_it_must(visitor: Visitor) -> None:
    game = visitor.create(variant="spanish", level=1, colour="black")
    with visitor.follow(game) as talk:
        talk.until(lambda state: state["ply"] == 1)
        assert talk.state["moves"][0]["by"] == "white"


def test_variants_are_listed_with_their_rules(visitor: Visitor) -> None:
    listed = {each["id"]: each for each in visitor.http.get("/api/variants?lang=de").json()}
    assert set(listed) >= {"spanish", "american"}
    assert listed["american"]["sizes"] == ["8x8", "10x10", "12x12"]
    assert [each["id"] for each in listed["spanish"]["readings"]][:2] == ["", "encyclopedia"]
    assert len(listed["american"]["boards"]["12x12"]["board"]["squares"]) == 72
    assert listed["spanish"]["facts"]


@pytest.mark.parametrize(
    ("variant", "fen", "english", "german"),
    [
        ("frisian", "W:WK46,28:B3:+0+3", "king moves counted", "mit gezählten Damenzügen"),
        ("frisian", "B:W28:BK3,9:+2+0", "king moves counted", "mit gezählten Damenzügen"),
        ("hawaiian", "", "the other side begins", "beginnt die andere Seite"),
    ],
)
def test_a_position_that_no_game_begins_with_says_why(
    visitor: Visitor, variant: str, fen: str, english: str, german: str
) -> None:
    full = "W" + Board(variant).fen()[1:]
    fields = {"variant": variant, "fen": fen or full}
    for lang, words in (("en", english), ("de", german)):
        answer = visitor.http.post(f"/api/games?lang={lang}", json=fields)
        assert answer.status_code == 422
        assert words in answer.json()["fields"]["fen"]


def test_a_game_whose_opening_is_over_begins_with_captures(visitor: Visitor) -> None:
    board = Board("hawaiian")
    board.push("d5")
    board.push("d4")
    state = visitor.state(visitor.create(variant="hawaiian", opponent="here", fen=board.fen()))
    assert {move["text"] for move in state["legal"]} == {move.text for move in board.legal_moves}


@pytest.mark.parametrize(
    ("fields", "flawed"),
    [
        ({}, "game"),
        ({"variant": "spanish", "opponent": "ghost"}, "opponent"),
        ({"variant": "spanish", "level": 0}, "level"),
        ({"variant": "spanish", "level": "²"}, "level"),
        ({"variant": "spanish", "level": [5]}, "level"),
        ({"variant": "spanish", "colour": "green"}, "colour"),
        ({"variant": "spanish", "opponent": "here", "clock": "1+1:"}, "clock"),
        ({"variant": "spanish", "fen": "W:W11,11,99:B1"}, "fen"),
        ({"variant": "spanish", "fen": "W:W11:B"}, "fen"),
        ({"variant": "no such game"}, "variant"),
        ({"variant": "spanish/no"}, "variant"),
        ({"variant": "spanish@9x9"}, "variant"),
        ({"variant": "spanish+fly"}, "variant"),
        ({"variant": {"id": "spanish"}}, "variant"),
        ({"game": "spanish", "size": "big"}, "variant"),
    ],
)
def test_a_flaw_is_named_by_its_field(
    visitor: Visitor, fields: dict[str, object], flawed: str
) -> None:
    answer = visitor.http.post("/api/games", json=fields)
    assert answer.status_code == 422
    assert list(answer.json()["fields"]) == [flawed]
    assert answer.json()["sentence"]


def test_an_unknown_variant_is_answered_with_the_nearest(visitor: Visitor) -> None:
    answer = visitor.http.post("/api/games", json={"variant": "spansh"})
    assert answer.json()["suggestions"] == ["spanish", "spantsiretti"]
    answer = visitor.http.post("/api/games", json={"variant": "american+capture-optionel"})
    assert answer.json()["suggestions"] == ["american+capture-optional"]


def test_half_a_character_is_said_back_as_a_question_mark(visitor: Visitor) -> None:
    answer = visitor.http.post("/api/games", content=b'{"variant": "a\\ud800"}')
    assert answer.status_code == 422
    assert "“a?”" in answer.json()["sentence"]


@pytest.mark.parametrize("body", ["", "[]", "{", "null", "\x00", '"x"', "[" * 9000, "1" * 9000])
def test_a_body_that_is_no_object_is_refused(visitor: Visitor, body: str) -> None:
    answer = visitor.http.post("/api/games", content=body)
    assert answer.status_code in (400, 422)
    assert answer.json()["sentence"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/games/nosuchgame", 404),
        ("GET", "/api/nowhere", 404),
        ("DELETE", "/api/games", 405),
        ("POST", "/api/variants", 405),
    ],
)
def test_what_is_not_there_is_said_in_json(
    visitor: Visitor, method: str, path: str, status: int
) -> None:
    answer = visitor.http.request(method, path)
    assert answer.status_code == status
    assert answer.json()["sentence"]


def test_flaws_are_said_in_the_visitors_language(visitor: Visitor) -> None:
    answer = visitor.http.post("/api/games?lang=de", json={})
    assert answer.json()["sentence"] == "Wähle ein Spiel."


def test_the_api_describes_itself(visitor: Visitor) -> None:
    paths = visitor.http.get("/api/openapi.json").json()["paths"]
    assert set(paths) == {
        "/api/games",
        "/api/games/{table}",
        "/api/games/{table}/events",
        "/api/games/{table}/join",
        "/api/games/{table}/pdn",
        "/api/games/{table}/seat",
        "/api/games/{table}/withdraw",
        "/api/games/{table}/{round}",
        "/api/games/{table}/{round}/events",
        "/api/games/{table}/{round}/pdn",
        "/api/pairings",
        "/api/rules",
        "/api/rules/try",
        "/api/stats",
        "/api/stats.csv",
        "/api/stats/variant",
        "/api/stats/variant.csv",
        "/api/tables",
        "/api/variants",
    }


def test_a_game_is_written_as_pdn(visitor: Visitor) -> None:
    game = visitor.create(variant="spanish", opponent="here")
    with visitor.follow(game) as talk:
        talk.play(["11", "15"])
        talk.play(["22", "19"])
    answer = visitor.http.get(f"/api/games/{game}/pdn")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f"damarium-{game}.pdn" in answer.headers["content-disposition"]
    assert '[GameType "24,W,8,8,N1,1"]' in answer.text
    assert "1. 11-15 22-19" in answer.text
    assert visitor.http.get(f"/api/games/{game}/1/pdn").text == answer.text
    assert visitor.http.get(f"/api/games/{game}/2/pdn").status_code == 404
    unplayed = visitor.create(variant="spanish", opponent="here")
    assert "No move" in visitor.http.get(f"/api/games/{unplayed}/pdn").json()["sentence"]
