"""The rules editor without a browser: forms, addresses, files, and the games that come of them."""

import ast
import json
import re
import time
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx2
import pytest

from damarium import rules
from damarium.rules import Flaw, Variant, parse
from damarium.rules.draft import draft_of
from damarium.rules.nearest import known, nearest
from damarium.rules.own import complete
from damarium.rules.switches import answering
from damarium.rules.switches.switch import Switch
from damarium.server.own import file
from damarium.server.own.address import address, packed, unpacked
from damarium.server.own.editing import Editing, begun, changed
from damarium.server.own.file import salvaged
from damarium.server.own.flawtext import flaw_text
from damarium.server.problem import Problem
from tests.serving import Visitor

SPANISH = "/rules/edit?from=spanish"


def edited(visitor: Visitor, page: str = SPANISH, **fields: str | list[str]) -> str:
    """Send the form of a page with some fields; the address it leads to."""
    html = visitor.http.get(page).text
    data = {name: _hidden(html, name) for name in ("from", "rules")}
    answer = visitor.http.post("/rules/edit", data={**data, **_dotted(fields)})
    assert answer.status_code == 303, answer.text
    location: str = answer.headers["location"]
    return location


def _hidden(html: str, name: str) -> str:
    found = re.search(f'<input type="hidden" name="{name}" value="([^"]*)"', html)
    assert found, name
    return found[1]


def _dotted(fields: dict[str, Any]) -> dict[str, Any]:
    return {name.replace("__", "."): value for name, value in fields.items()}


def carried(location: str) -> dict[str, Any]:
    """The rules that an address carries."""
    draft: dict[str, Any] = unpacked(parse_qs(urlsplit(location).query)["rules"][0])
    return draft


def test_a_changed_switch_is_in_the_address_and_nothing_else_is(visitor: Visitor) -> None:
    draft = carried(edited(visitor, kings__range="short"))
    assert "kings" not in draft
    before = draft_of(parse("spanish").sheet)
    assert before.pop("kings") == {"range": "flying"}
    assert draft == before


def test_the_page_tells_what_follows(visitor: Visitor) -> None:
    page = visitor.http.get(edited(visitor, men__capture="diagonal")).text
    for told in (
        "One difference from Spanish draughts.",
        "Men: Captures",
        "<del>diagonally forward</del>",
        "<ins>diagonally, both ways</ins>",
        "Men move forward and capture both ways.",
        "7 first moves",
    ):
        assert told in page, told


def test_the_rules_can_be_read_as_a_page(visitor: Visitor) -> None:
    def linked(editor: str) -> str:
        html = visitor.http.get(editor).text
        (link,) = re.findall('<a href="([^"]*)">Read these rules as a page</a>', html)
        return unescape(link)

    assert linked(SPANISH) == "/rules/spanish"
    named = edited(visitor, name="Oma's game", kings__range="short")
    page = visitor.http.get(linked(named)).text
    assert "<h1>Oma&#39;s game</h1>" in page
    assert "kings of short range" in page
    flawed = edited(visitor, kings__range="short", kings__landing="next")
    assert "Read these rules as a page" not in visitor.http.get(flawed).text


def test_an_impossible_combination_is_explained_beside_its_switch(visitor: Visitor) -> None:
    location = edited(visitor, edited(visitor, kings__range="short"), kings__landing="next")
    answer = visitor.http.get(location)
    assert answer.status_code == 200
    row = answer.text[answer.text.index('id="s-kings.landing"') :]
    assert "A king that goes one square lands right behind in any case" in row[:4000]
    mend = re.search(r'<a class="btn" href="([^"]+)" data-edit>Landing: on any square', row)
    assert mend
    assert "kings" not in carried(mend[1].replace("&amp;", "&"))


def test_seven_answers_lead_to_a_game(visitor: Visitor) -> None:
    answer = visitor.http.get(
        "/rules/edit?ask=1&board=8&backward=yes&fly=yes&must=yes&most=free&crowning=king&blocked=loses"
    )
    page = visitor.http.get(answer.headers["location"]).text
    assert "These are the rules of Russian draughts." in page


@pytest.mark.parametrize("game", known(), ids=lambda game: game.variant.spelling)
def test_every_game_has_an_address_of_its_own(game: Any) -> None:
    word = packed(game.draft)
    assert unpacked(word) == game.draft
    assert len(address(game.variant.spelling, game.draft)) < 2000
    assert begun(game.variant).variant == Editing(game.variant, unpacked(word)).variant


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("spelling", ["hexdame", "hawaiian", "frisian", "parachute", "mozambican"])
def test_every_kind_of_game_can_be_edited(visitor: Visitor, spelling: str, lang: str) -> None:
    answer = visitor.http.get(f"/rules/edit?from={spelling}&lang={lang}")
    assert answer.status_code == 200
    assert parse(spelling).name(lang) in answer.text


BAD = {
    "cut off": "eNpFUEtqxDAM",
    "no packing": "%21%21%21",
    "another language": "äöü",
    "a list": "eNqLjgUAARUAuQ",
    "huge": "A" * 7000,
}


@pytest.mark.parametrize("word", BAD.values(), ids=BAD)
def test_a_bad_address_gets_a_sentence_and_the_game_it_began_with(
    visitor: Visitor, word: str
) -> None:
    answer = visitor.http.get(f"{SPANISH}&rules={word}")
    assert answer.status_code == 200
    assert "The address is incomplete or was changed on its way." in answer.text
    assert "These are the rules of Spanish draughts." in answer.text


def test_a_bomb_is_not_unpacked(visitor: Visitor) -> None:
    draft = {"names": {"en": "x" * 3_000_000}}
    answer = visitor.http.get(f"{SPANISH}&rules={packed(draft)}")
    assert "The address is incomplete" in answer.text


def test_a_long_list_of_nonsense_is_not_looked_through_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def counted(field: str, lang: str) -> tuple[Switch, ...]:
        asked.append(field)
        return answering(field, lang)

    monkeypatch.setattr(file, "answering", counted)
    _, told = salvaged({"draws": ["n"] * 40})
    assert told
    assert len(asked) < 100


@pytest.mark.parametrize(
    ("data", "name", "most"),
    [
        ({"draws": ["n"] * 15_000}, "draws", 40),
        ({"captures": {"prefer": ["n"] * 129}}, "prefer", 128),
    ],
)
def test_a_list_that_no_game_has_is_refused_at_once(
    data: dict[str, Any], name: str, most: int
) -> None:
    with pytest.raises(Problem) as refused:
        salvaged(data)
    sentence = refused.value.sentence.in_("en")
    assert sentence.startswith(f"The list “{name}” has ")
    assert sentence.endswith(f" entries; at most {most} are read.")


def test_words_of_another_day_are_left_out_with_a_sentence(visitor: Visitor) -> None:
    draft = draft_of(parse("russian").sheet)
    draft["men"]["hop"] = True
    draft["kings"]["range"] = "seven"
    page = visitor.http.get(address("gone", draft)).text
    assert "“men.hop” was left out" in page
    assert "“kings.range” was left out" in page
    assert "The game that these rules were made from is not known here." in page


def test_an_unknown_game_has_suggestions(visitor: Visitor) -> None:
    answer = visitor.http.get("/rules/edit?from=russain")
    assert answer.status_code == 404
    assert "Russian draughts" in answer.text


def test_what_is_no_number_stays_in_its_field(visitor: Visitor) -> None:
    page = visitor.http.get(edited(visitor, board__width="<b>")).text
    assert 'value="&lt;b&gt;"' in page
    assert "Write a whole number." in page
    assert "Files: 8" in page


def test_a_file_that_was_saved_can_be_opened_again(visitor: Visitor) -> None:
    location = edited(visitor, kings__range="short", name="Oma's <rules>")
    assert "Oma&#39;s &lt;rules&gt;" in visitor.http.get(location).text
    saved = visitor.http.get(location.replace("/rules/edit", "/rules/file"))
    assert saved.headers["content-disposition"].startswith("attachment")
    variant = Variant.from_json(saved.json())
    assert (variant.name("de"), variant.id) == ("Oma's <rules>", "own")
    answer = opened(visitor, saved.content)
    assert answer.status_code == 303
    assert carried(answer.headers["location"]) == carried(location)


def opened(visitor: Visitor, body: bytes) -> httpx2.Response:
    """Open a file of rules."""
    return visitor.http.post("/rules/open", files={"file": ("rules.json", body)})


def test_what_export_writes_can_be_opened(visitor: Visitor) -> None:
    body = json.dumps(parse("spanish@10x10").to_json()).encode()
    page = visitor.http.get(opened(visitor, body).headers["location"]).text
    assert "Spanish draughts (10x10)" in page


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b'{"a": 1}', b"[" * 40000])
def test_a_file_without_rules_gets_one_sentence(visitor: Visitor, body: bytes) -> None:
    answer = opened(visitor, body)
    assert answer.status_code == 422
    assert "The file is no JSON of rules" in answer.text


def test_a_file_that_is_too_long_is_turned_away(visitor: Visitor) -> None:
    answer = opened(visitor, b" " * 70_000)
    assert answer.status_code == 413
    assert "64 KB" in answer.text


def test_a_broken_file_opens_as_far_as_it_can_be_read(visitor: Visitor) -> None:
    data = parse("russian").to_json() | {"colour": "red", "men": {"move": 7}}
    page = opened(visitor, json.dumps(data).encode()).text
    assert "“colour” is no rule that is known here and was left out." in page
    assert "“men.move” was left out: These are no directions." in page


def test_a_file_with_a_base_opens_as_what_both_say_together(visitor: Visitor) -> None:
    body = json.dumps({"base": "alquerque", "ends": {"losing": True}}).encode()
    page = visitor.http.get(opened(visitor, body).headers["location"]).text
    assert "Alquerque" in page
    answer = opened(visitor, b'{"base": "chess"}')
    assert answer.status_code == 422
    assert "There is no game called chess to begin with." in answer.text


def test_what_is_nested_too_deeply_is_no_rule(visitor: Visitor) -> None:
    deep = '{"men": ' + '{"a": ' * 900 + "1" + "}" * 901
    assert opened(visitor, deep.encode()).status_code == 422
    assert visitor.http.post("/api/rules", content=deep.encode()).status_code == 400
    twice = b'{"men": {"move": "forward", "move": "x"}}'
    assert "men.move stands twice." in visitor.http.post("/api/rules", content=twice).text


def begin(visitor: Visitor, location: str, **fields: str) -> httpx2.Response:
    """Play the rules of an address."""
    query = {name: told[0] for name, told in parse_qs(urlsplit(location).query).items()}
    return visitor.http.post("/rules/play", data={**query, "opponent": "here", **fields})


def test_such_a_game_is_played_as_any_other(visitor: Visitor) -> None:
    location = edited(visitor, kings__range="short", first="black", name="  Tante\tErna ")
    answer = begin(visitor, location, opponent="computer", level="1", colour="black")
    assert answer.status_code == 303, answer.text
    game = answer.headers["location"].rpartition("/")[2]
    state = visitor.state(game)
    assert state["variant"]["name"] == "Tante Erna"
    assert state["variant"]["king"] == "short"
    assert state["turn"] == "black"
    assert "Tante Erna against the computer" in visitor.http.get(f"/games/{game}").text
    with visitor.follow(game) as talk:
        talk.play(talk.state["legal"][0]["path"])
        talk.until(lambda state: state["ply"] == 2)
        talk.do("resign")
        assert talk.do("rematch")["url"] == f"/games/{game}/2"
    again = f"{game}/2"
    assert visitor.state(again)["variant"]["name"] == "Tante Erna"
    assert visitor.state(again)["variant"]["king"] == "short"


@pytest.mark.parametrize("game", ["turkish", "frisian"])
def test_draws_that_come_at_once_have_no_number(visitor: Visitor, game: str) -> None:
    numbers = {f"draws.{index}.number": "80" for index in range(4)}
    answer = begin(visitor, f"/rules/edit?from={game}", **numbers)
    assert answer.status_code == 303, answer.text


def test_the_rules_of_a_known_game_begin_that_game(visitor: Visitor) -> None:
    location = edited(visitor)
    game = begin(visitor, location).headers["location"].rpartition("/")[2]
    assert visitor.state(game)["variant"]["spelling"] == "spanish"


def test_rules_with_a_flaw_cannot_begin(visitor: Visitor) -> None:
    answer = begin(visitor, edited(visitor, setup__rows="9"))
    assert answer.status_code == 422
    assert "One thing does not fit" in answer.text
    assert "This board has room for 1 to 3 rows of men" in answer.text


def test_the_api_tells_what_follows_and_begins_games(visitor: Visitor) -> None:
    data: dict[str, Any] = parse("american").to_json()
    data["captures"]["compulsory"] = False
    told = visitor.http.post("/api/rules?parent=american", json=data).json()
    assert told["playable"] is True
    assert told["flaws"] == []
    assert told["known"] is None
    assert [one["id"] for one in told["differences"]] == ["captures.compulsory"]
    assert told["first_moves"] == 7
    assert [fact["id"] for fact in told["facts"] if fact["changed"]] == ["captures"]
    assert visitor.http.get(told["url"]).status_code == 200
    answer = visitor.http.post("/api/games", json={"rules": data, "opponent": "here"})
    assert answer.status_code == 201
    assert visitor.state(answer.json()["id"])["variant"]["spelling"] == "own"


def test_the_api_names_every_flaw_by_its_path(visitor: Visitor) -> None:
    data = parse("american").to_json()
    data["setup"] = {"rows": {"rows": 7}}
    data["men"] = {"capture": "nowhere"}
    told = visitor.http.post("/api/rules", json=data).json()
    assert told["playable"] is False
    assert {flaw["path"] for flaw in told["flaws"]} == {"setup.rows.rows", "men.capture"}
    answer = visitor.http.post("/api/games", json={"rules": data})
    assert answer.status_code == 422
    assert set(answer.json()["fields"]) == {"setup.rows.rows", "men.capture"}


@pytest.mark.parametrize("body", ["", "[]", "[" * 30_000, "null", '"rules"'])
def test_the_api_takes_objects_only(visitor: Visitor, body: str) -> None:
    assert visitor.http.post("/api/rules", content=body).status_code == 400


def test_the_api_takes_64_kb(visitor: Visitor) -> None:
    assert visitor.http.post("/api/rules", json={"men": "x" * 70_000}).status_code == 413


KINGS = {"range": "flying", "move": "every_way", "capture": "every_way"}
WIDE = {
    "16x8, eight ways": {"board": {"all_squares": {"width": 16, "height": 8}}, "kings": KINGS},
    "hexagon of side 6": {"board": {"hexagon": {"side": 6}}, "kings": KINGS},
    "16x16, lines across": {
        "board": {"dark_squares": {"width": 16, "height": 16, "straight": True}},
        "kings": KINGS,
    },
    "stopping": {
        "captures": {"may_stop": True},
        "board": {"all_squares": {"width": 8, "height": 8}},
        "kings": KINGS,
    },
}


@pytest.mark.parametrize("wide", WIDE.values(), ids=WIDE)
def test_rules_that_no_server_could_count_are_turned_away(
    visitor: Visitor, wide: dict[str, Any]
) -> None:
    data = parse("russian").to_json() | wide
    started = time.monotonic()
    told = visitor.http.post("/api/rules", json=data).json()
    assert time.monotonic() - started < 2
    assert [flaw["path"] for flaw in told["flaws"]] == ["kings.capture"]
    assert visitor.http.post("/api/games", json={"rules": data}).status_code == 422


FULL = {
    "8x8": ({"all_squares": {"width": 8, "height": 8}}, "straight", 64),
    "12x12": ({"dark_squares": {"width": 12, "height": 12}}, "diagonal", 72),
    "16x8, short": ({"all_squares": {"width": 16, "height": 8}}, "every_way", 128),
}


@pytest.mark.parametrize(("board", "ways", "squares"), FULL.values(), ids=FULL)
def test_boards_full_of_kings_begin_in_time(
    visitor: Visitor, board: dict[str, Any], ways: str, squares: int
) -> None:
    far = "flying" if squares < 100 else "short"
    half = squares // 2
    data = parse("russian").to_json() | {
        "board": board,
        "setup": {"diagram": {"position": "B" * (half - 1) + ".." + "W" * (half - 1)}},
        "kings": {"range": far, "move": ways, "capture": ways},
        "captures": {"removal": "at_once", "prefer": ["most_pieces"]},
    }
    started = time.monotonic()
    answer = visitor.http.post("/api/games", json={"rules": data, "opponent": "here"})
    assert answer.status_code == 201, answer.text
    assert visitor.state(answer.json()["id"])["legal"]
    assert time.monotonic() - started < 2


@pytest.mark.parametrize("side", [0, -1, 10**6, 2**70])
def test_no_board_is_so_large_that_it_would_be_counted(visitor: Visitor, side: int) -> None:
    for board in ({"hexagon": {"side": side}}, {"all_squares": {"width": side, "height": side}}):
        data = parse("russian").to_json() | {"board": board}
        told = visitor.http.post("/api/rules", json=data)
        assert told.status_code == 200
        # a number that no field holds is left out, and said to be
        assert not told.json()["playable"] or told.json()["left_out"]


def test_turning_any_switch_of_any_game_never_fails() -> None:
    for game in known()[::6]:
        editing = begun(game.variant)
        for switch in rules_switches():
            for choice in switch.choices:
                turned = changed(editing, {switch.id: [choice.value]})
                assert turned.name("en")
                assert turned.start
                if turned.flaws:
                    assert all(flaw_text(flaw).in_("en") for flaw in turned.flaws)


def rules_switches() -> Any:
    from damarium.rules.switches import switches

    return switches("en")


def _reasons() -> list[str]:
    """Every reason that the vocabulary gives for turning rules away, with 7 in its gaps."""
    found: set[str] = set()
    folder = Path(rules.__file__).parent
    for name in ("validate", "boardflaws", "setupflaws", "drawflaws", "jsonform"):
        tree = ast.parse((folder / f"{name}.py").read_text("utf-8"))
        for node in ast.walk(tree):
            values: list[ast.expr] = []
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Flaw":
                values = [
                    *node.args[2:3],
                    *(word.value for word in node.keywords if word.arg == "reason"),
                ]
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "reason":
                values = [node.value]
            found.update(text for value in values if (text := _text(value)))
    return sorted(found)


def _text(value: ast.expr) -> str:
    if isinstance(value, ast.Constant):
        return str(value.value)
    if isinstance(value, ast.JoinedStr):
        gaps = (str(p.value) if isinstance(p, ast.Constant) else "7" for p in value.values)
        return "".join(gaps)
    return ""


def test_every_reason_has_a_sentence_for_players() -> None:
    reasons = _reasons()
    assert len(reasons) > 35
    kept = [reason for reason in reasons if flaw_text(Flaw("", None, reason)).text == "%(reason)s"]
    # the side that has no piece stands in the gap, and so does what a plain value is expected to be
    assert kept == ["7 has no piece", "expected 7"]


def test_rules_of_a_file_keep_their_name_in_each_language() -> None:
    draft, _ = salvaged({**complete(parse("spanish")), "first": "black"})
    editing = Editing(nearest(draft)[0], draft)
    assert editing.name("de") == "Spanische Dame (eigene Regeln)"
    assert editing.name("en") == "Spanish draughts (own rules)"
    assert editing.variant is not None
    assert editing.variant.name("de") == editing.name("de")
    assert salvaged({"names": {"de": "Nur deutsch"}})[0]["names"] == {
        "de": "Nur deutsch",
        "en": "Nur deutsch",
    }
    assert "names" not in salvaged({"names": {"en": 3}})[0]
