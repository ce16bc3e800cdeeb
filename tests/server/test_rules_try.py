"""Moves tried in positions of the rule book: made, or refused with the rule."""

import json
from typing import Any

import pytest

from damarium.rules import parse
from tests.server.test_rules_pages import own_rules
from tests.serving import Visitor


def tried(visitor: Visitor, **fields: object) -> dict[str, Any]:
    answer = visitor.http.post("/api/rules/try", json={"variant": "spanish", **fields})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_a_move_that_is_tried_is_made_or_refused_with_its_rule(visitor: Visitor) -> None:
    fen = "W:W14,1:B18,32"
    refused = tried(visitor, fen=fen, path=["1", "5"])
    assert (refused["type"], refused["code"], refused["fact"]) == (
        "refusal",
        "MUST_CAPTURE",
        "captures",
    )
    assert refused["better"]["text"] == "14x21"
    made = tried(visitor, fen=fen, path=["14", "21"])
    assert made["type"] == "position"
    assert made["standing"]["turn"] == "black"
    assert made["fen"] == "B:W1,21:B32"
    again = tried(visitor, fen=fen, played=[["14", "21"]])
    assert again == made
    over = tried(visitor, fen="W:W14:B18", path=["14", "21"])
    assert over["standing"]["legal"] == []
    assert over["sentence"] == "Black has no piece left: White wins."


def test_a_move_is_tried_by_own_rules(visitor: Visitor) -> None:
    fen = "W:WK1:B30"
    short = tried(visitor, variant="", rules=own_rules(), fen=fen, path=["1", "10"])
    assert short["code"] == "TOO_FAR"
    assert tried(visitor, fen=fen, path=["1", "10"])["type"] == "position"


#: Where all of these can be captured in any order there are more ways than can be listed.
_LATTICE = "13,14,15,16,17,25,26,27,28,29,37,38,39,40,41,49,50,51,52,53,61,62,63,64,65"


@pytest.mark.parametrize("wide", ["canadian+capture-optional", "russian@12x12", "frisian@12x12"])
def test_sizes_and_house_rules_bear_as_many_kings_as_own_rules(visitor: Visitor, wide: str) -> None:
    variant = parse(wide)
    names = dict(zip(parse("canadian").squares, variant.squares, strict=True))
    king, men = names["72"], ",".join(names[name] for name in _LATTICE.split(","))
    fen = f"W:WK{king}:B{men}"
    answer = visitor.http.post("/api/rules/try", json={"variant": wide, "fen": fen})
    assert answer.status_code == 422
    begun = {"variant": wide, "opponent": "here", "fen": fen}
    assert visitor.http.post("/api/games", json=begun).status_code == 422
    # what the rule book shows of them can be tried, and games without such kings begin
    assert tried(visitor, variant=wide, fen=f"W:WK{king}:B{names['65']}")["standing"]["legal"]
    usual = {"variant": wide, "opponent": "here"}
    assert visitor.http.post("/api/games", json=usual).status_code == 201


def test_boards_of_own_rules_bear_as_many_kings_as_in_a_game(visitor: Visitor) -> None:
    board = {"dark_squares": {"width": 14, "height": 12}}
    kings = {"range": "flying"}
    wide = {"board": board, "kings": kings, "setup": {"rows": {"rows": 4}}, "numbering": {}}
    named = {"rules": own_rules(**wide), "variant": ""}
    answer = visitor.http.post("/api/rules/try", json={**named, "fen": "W:WK1:B40"})
    assert answer.status_code == 422
    assert "no flying king" in answer.json()["sentence"]
    rules = parse("russian").to_json() | {"board": board, "setup": wide["setup"]}
    rules.pop("numbering", None)
    begun = {"rules": rules, "opponent": "here"}
    refused = visitor.http.post("/api/games", json={**begun, "fen": "W:WK1:B40"})
    assert refused.status_code == 422
    assert "no flying king" in refused.json()["fields"]["fen"]
    assert visitor.http.post("/api/games", json={**begun, "fen": "W:W40:B42"}).status_code == 201
    assert tried(visitor, **named, fen="W:W40:B42")["type"] == "position"
    assert tried(visitor, **named)["type"] == "position"
    assert tried(visitor, rules=own_rules(), variant="", fen="W:WK1:B30")["type"] == "position"


@pytest.mark.parametrize(
    "fields",
    [
        {"variant": "spanisch"},
        {"fen": "nonsense"},
        {"fen": "W:W14,1:B18", "played": [["1", "5"]]},
        {"path": ["99", "100"]},
        {"path": ["14"] * 1000},
        {"counts": {"nothing": 3}},
        {"counts": {"kings": -1}},
        {"rules": "rubbish"},
        {"played": "x"},
    ],
)
def test_what_cannot_be_tried_is_told_in_a_sentence(
    visitor: Visitor, fields: dict[str, object]
) -> None:
    answer = visitor.http.post("/api/rules/try", json={"variant": "spanish", **fields})
    assert answer.status_code == 422
    assert answer.json()["sentence"]


@pytest.mark.parametrize("fields", [{"path": ["14", "\ud800"]}, {"played": [["\ud800"]]}])
def test_half_a_character_is_refused_like_any_other_square(
    visitor: Visitor, fields: dict[str, Any]
) -> None:
    body = json.dumps({"variant": "spanish", "fen": "W:W14,1:B18,32", **fields})
    answer = visitor.http.post(
        "/api/rules/try", content=body, headers={"content-type": "application/json"}
    )
    assert 200 <= answer.status_code < 500, answer.text
