"""The statistics as pages, as JSON and as CSV."""

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx2
import pytest
from starlette.requests import Request

from damarium.engine.results import Results
from damarium.engine.selfplay import shipped
from damarium.rules import parse, sheets
from damarium.server.look.static_files import StaticFiles
from damarium.server.look.templates import Templates
from damarium.server.stats.figures import Fared, Figures
from damarium.server.stats.view import shown
from damarium.server.web.stats import margin
from tests.loops import run
from tests.serving import Served, Visitor, serving

#: Bar, dots and percentages: what stands beside a game.
_PERCENT = re.compile(r"(\d+\.\d\d)%")
_ENGLISH = Templates(StaticFiles(), "0", "0")._environments["en"]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose games nobody else plays."""
    with serving(tmp_path_factory.mktemp("stats") / "games.sqlite") as served:
        yield served


@pytest.fixture(scope="module")
def played(own: Served) -> Iterator[Visitor]:
    """Three games are finished there: two of one game by different rules, one of another."""
    with Visitor(own.url) as visitor:
        visitor.finish("spanish", opponent="here")
        visitor.finish("spanish/forty", opponent="here")
        visitor.finish("american", opponent="computer", level=1, colour="black")
        yield visitor


def statistics(url: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx2.get(f"{url}/api/stats", trust_env=False).json()
    return found


def test_a_new_server_is_not_empty(server: Served, visitor: Visitor) -> None:
    text = visitor.http.get("/stats").text
    assert "The computer against itself" in text
    rows = re.findall(r'<th scope="row"><a href="/stats/[^"]+">', text)
    assert len(rows) == len(sheets())
    for game in ("spanish", "american", "hexdame"):
        text = re.sub("</?span>", "", visitor.http.get(f"/stats/{game}").text)
        assert f"damarium selfplay {game} --games 200" in text
        assert "they do not belong to the other figures" in text
        shares = [float(one) for one in _PERCENT.findall(text)]
        assert round(sum(shares[:3]), 2) == 100.0


def test_finished_games_are_counted_where_they_belong(played: Visitor) -> None:
    found = statistics(played.url)
    of = {one["variant"]: one["server"]["games"] for one in found["variants"]}
    assert (of["spanish"], of["spanish/forty"], of["american"]) == (1, 1, 1)
    assert found["server"]["games"] == sum(of.values())
    one = played.http.get("/api/stats/variant", params={"variant": "spanish"}).json()
    assert one["server"]["games"] == 2
    assert one["server"]["ends"] == [{"end": "resigned", "games": 2, "percent": 100.0}]
    assert one["server"]["first"]["lost"] == {"games": 2, "percent": 100.0}
    assert one["selfplay"]["games"] == shipped()[0].games
    american = played.http.get("/api/stats/variant", params={"variant": "american"}).json()
    (level,) = american["server"]["levels"]
    assert (level["level"], level["lost"]["games"]) == (1, 1)
    # the engine's games beside them are of the usual rules only
    for game in ("spanish", "spanish/forty"):
        assert "On this server: 1 game<" in played.http.get(f"/rules/{game}").text


def test_the_api_and_the_shipped_results_say_the_same(played: Visitor) -> None:
    for one in statistics(played.url)["variants"]:
        if one["variant"] in shipped()[1]:
            results = shipped()[1][one["variant"]].results
            told = one["selfplay"]
            counts = [told[name]["games"] for name in ("white", "draws", "black")]
            assert counts == [results.white, results.draws, results.black]
            shares = [told[name]["percent"] for name in ("white", "draws", "black")]
            assert round(sum(shares), 2) == 100.0
            assert sum(end["games"] for end in told["ends"]) == results.games


def test_tables_of_figures_can_be_taken_along(played: Visitor) -> None:
    answer = played.http.get("/api/stats.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    assert 'filename="statistics.csv"' in answer.headers["content-disposition"]
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert {row["source"] for row in rows} == {"server", "selfplay"}
    assert sum(row["source"] == "selfplay" for row in rows) == len(shipped()[1])
    (forty,) = [row for row in rows if row["variant"] == "spanish/forty"]
    assert (forty["games"], forty["mean_plies"], forty["first_lost"]) == ("1", "2.00", "1")
    for row in rows:
        names = ("white_percent", "draws_percent", "black_percent")
        assert round(sum(float(row[name]) for name in names), 2) == 100.0

    answer = played.http.get("/api/stats/variant.csv", params={"variant": "spanish/forty"})
    assert 'filename="statistics-spanish-forty.csv"' in answer.headers["content-disposition"]
    facts = [tuple(row) for row in csv.reader(io.StringIO(answer.text))]
    assert facts[0] == ("source", "fact", "value", "games")
    assert ("server", "end", "resigned", "1") in facts


def test_a_page_tells_the_game_and_each_of_its_rules(played: Visitor) -> None:
    text = played.http.get("/stats/spanish").text
    assert "Spanish draughts in figures" in text
    assert "The side that began has won 0.00%" in text
    assert 'href="/stats/spanish/forty"' in text
    forty = played.http.get("/stats/spanish/forty").text
    assert 'href="/stats/spanish"' in forty
    assert "1 game<" in forty
    assert "The computer against itself" not in forty
    german = played.http.get("/stats/spanish", params={"lang": "de"}).text
    played.http.get("/stats", params={"lang": "en"})
    assert "0,00" in german


def test_the_servers_figures_come_first_and_what_counts_is_said(played: Visitor) -> None:
    text = played.http.get("/stats/spanish").text
    heads = re.findall(r'<h2 id="s-(\w+)">', text)
    assert heads == ["won", "length", "ends", "rules", "engine"]
    for page in (text, played.http.get("/stats").text):
        assert page.count("A game counts once it is over and both sides have moved") == 1
    assert "those of the computer" in played.http.get("/stats/hexdame").text
    assert "those of the computer" not in played.http.get("/stats/russian%2Blosing").text


def test_every_chart_has_a_sentence_and_a_table(played: Visitor) -> None:
    # months, lengths and levels, and beside one game the lengths of the computer's games
    for page, charts in (("/stats", 3), ("/stats/american", 4)):
        text = played.http.get(page).text
        drawings = re.findall(r"<svg[^>]*>", text)
        assert all('aria-hidden="true"' in one or 'aria-label="' in one for one in drawings)
        labelled = re.findall(r'<svg class="chart[^>]*aria-label="([^"]+)"', text)
        assert len(labelled) == charts
        assert all(label.endswith(".") for label in labelled)
        assert text.count('class="as-table"') == charts


def test_who_wins_every_game_at_a_level_fills_the_track() -> None:
    levels = {1: Fared(won=2), 2: Fared(won=1, lost=1)}
    template = _ENGLISH.from_string(
        '{% import "stats_parts.html" as parts with context %}{{ parts.levels(one) }}'
    )
    text = template.render(one=shown(Figures(levels=levels), "en"))
    widths = [float(one) for one in re.findall(r'<rect[^>]* width="([\d.]+)"', text)]
    full, all_won, same, half = widths
    assert full == same == all_won == 2 * half


def test_rules_of_ones_own_are_one_line(own: Served, played: Visitor) -> None:
    games = statistics(own.url)["server"]["games"]
    rules = {"base": "spanish", "kings": {"range": "short"}}
    from damarium.rules.own import own as own_rules  # a name that means the fixture above

    played.finish("", rules=own_rules(rules).to_json(), opponent="here")
    found = statistics(own.url)
    assert found["server"]["games"] == games + 1
    assert [one["server"]["games"] for one in found["variants"] if one["variant"] == "own"] == [1]
    assert "Own rules and positions" in played.http.get("/stats").text
    assert "Own rules and positions in figures" in played.http.get("/stats/own").text


def test_what_is_no_variant_is_said(visitor: Visitor) -> None:
    for address in ("/stats/spannish", "/api/stats/variant?variant=spannish"):
        answer = visitor.http.get(address)
        assert answer.status_code == 404
        assert "spanish" in answer.text.casefold()


def test_a_variant_has_one_address(visitor: Visitor) -> None:
    for asked, there in (
        ("/stats/Damas", "/stats/spanish"),
        ("/de/stats/Damas?lang=en", "/de/stats/spanish?lang=en"),
        ("/stats/Damas+losing", "/stats/spanish%2Blosing"),
    ):
        answer = visitor.http.get(asked)
        assert (answer.status_code, answer.headers["location"]) == (301, there)
        assert visitor.http.get(there).status_code == 200


def test_an_end_taken_back_is_no_result(own: Served, played: Visitor) -> None:
    games = statistics(own.url)["server"]["games"]
    game = played.create(variant="spanish", opponent="here")
    with played.follow(game) as talk:
        for _ in range(2):
            talk.play(talk.state["legal"][0]["path"])
        talk.do("draw")
        talk.until(lambda state: state["status"] == "over")
        assert statistics(own.url)["server"]["games"] == games + 1
        talk.do("undo")
        talk.until(lambda state: state["status"] == "running")
        assert statistics(own.url)["server"]["games"] == games


def test_a_killed_server_has_counted_each_end_once(tmp_path: Path) -> None:
    served = Served(tmp_path / "games.sqlite")
    try:
        with Visitor(served.url) as visitor:
            for _ in range(3):
                visitor.finish("spanish", opponent="here")
            served.kill()
        served = served.again()
        assert statistics(served.url)["server"]["games"] == 3
        with Visitor(served.url) as visitor:
            visitor.finish("spanish", opponent="here")
        served.kill()
        served = served.again()
        assert statistics(served.url)["server"]["games"] == 4
    finally:
        served.stop()


def test_a_few_figures_stand_beside_the_rules_of_a_game() -> None:
    found = {("spanish", "winner", winner): count for winner, count in (("white", 2), ("draw", 1))}

    class Counted:
        async def of(self, variant: str) -> dict[tuple[str, str, str], int]:
            return {key: count for key, count in found.items() if key[0] == variant}

    site = SimpleNamespace(tallies=Counted())
    app = SimpleNamespace(state=SimpleNamespace(site=site))
    request = Request({"type": "http", "app": app, "headers": [], "query_string": b""})
    margin_text = _ENGLISH.get_template("stats_margin.html")
    for spelling, here in (("spanish", "3 games"), ("american", "No game has been finished")):
        stats = run(margin(request, parse(spelling)))
        text = margin_text.render(stats=stats, lang="en", here_lang=str)
        assert here in text
        assert "The computer against itself: 200 games" in text
        assert f'href="/stats/{spelling}"' in text
        assert text.count("<svg") == 1 + ("3 games" in here)
        assert ("66.67%" in text) == ("3 games" in here)


@pytest.mark.parametrize(
    ("lengths", "said"),
    [
        ({80: 1}, "The average is 85.0 plies."),
        ({0: 1, 40: 2, 80: 1}, "The game in the middle takes 40–49 plies; the average is 85.0."),
        (
            {40: 6, 50: 10, 60: 6, 700: 1},
            (
                "Half of the games or more take 40 to 69 plies, the one in the middle 50–59; "
                "the average is 85.0."
            ),
        ),
    ],
)
def test_a_chart_of_lengths_says_no_more_than_its_games(lengths: dict[int, int], said: str) -> None:
    games = sum(lengths.values())
    results = Results(draws=games, plies=85 * games, lengths=lengths)
    told = shown(Figures(results), "en")
    assert told["lengths"]["said"] == said
    # the axis begins where the games do, and every column has its count in words
    first = told["lengths"]["columns"][0]
    assert (first.label, first.count) == next((str(one), n) for one, n in lengths.items())
    template = _ENGLISH.from_string(
        '{% import "stats_parts.html" as parts with context %}{{ parts.lengths(one) }}'
    )
    text = template.render(one=told)
    counted = re.findall(r"<title>(\d+)(?:–\d+|\+) plies: (\d+) games?</title>", text)
    assert sum(int(count) for _, count in counted) == games
    assert int(counted[0][0]) == min(lengths)
    numbers = text.count('text-anchor="middle"')
    assert numbers == (len(lengths) if len(told["lengths"]["columns"]) <= 9 else 0)
