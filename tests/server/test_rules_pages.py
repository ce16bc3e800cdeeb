"""The rule book's pages as they are sent: whole without a script, and each at its address."""

import json
import re
import string
from html.parser import HTMLParser
from typing import Any

import pytest

from damarium.game import Board
from damarium.rules import describe, parse, sheets
from damarium.rules.book.otherwise import played
from damarium.rules.book.rows import compare
from damarium.rules.book.table import cells, columns
from damarium.rules.draft import draft_of
from damarium.server.own.address import packed
from damarium.server.web.columnviews import views
from damarium.server.web.compare import pair
from tests.serving import Visitor

#: A game, a reading, a size, a house rule, a game without a switch in the form.
SPELLINGS = (
    "spanish",
    "spanish/forty",
    "american@10x10",
    "spanish+capture-optional",
    "russian+losing",
    "hexdame",
    "alquerque",
    "parachute",
)


class Page(HTMLParser):
    """What a page holds, as far as the tests ask."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.words = ""
        self._silent = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        if tag in ("script", "style"):
            self._silent += 1
        if told.get("id"):
            self.ids.append(str(told["id"]))
        if tag == "a" and told.get("href"):
            self.links.append(str(told["href"]))

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in ("script", "style")

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.words += data


def read(visitor: Visitor, address: str) -> Page:
    answer = visitor.http.get(address)
    assert answer.status_code == 200, answer.text[:500]
    return Page(answer.text)


def own_rules(**changes: object) -> str:
    """Rules of somebody's own as the word of an address."""
    draft = draft_of(parse("spanish").sheet)
    named = {"names": {"de": "Omas Dame", "en": "Omas Dame"}}
    kings = {**draft["kings"], "range": "short"} if "kings" in draft else {"range": "short"}
    return packed({**draft, **named, "kings": kings, **changes})


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_a_page_tells_every_sentence_at_the_anchor_of_its_fact(
    visitor: Visitor, spelling: str
) -> None:
    page = read(visitor, f"/rules/{spelling}")
    book = describe(parse(spelling))
    assert page.words.count(book.title)
    for section in book.sections:
        for sentence in section.sentences:
            assert sentence.fact in page.ids
            assert sentence.text in page.words
    assert len(page.ids) == len(set(page.ids))


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_every_anchor_that_a_page_links_is_there(visitor: Visitor, spelling: str) -> None:
    page = read(visitor, f"/rules/{spelling}")
    wanted = {link[1:] for link in page.links if link.startswith("#")}
    assert wanted <= set(page.ids)
    notes = describe(parse(spelling)).notes
    assert {f"note-{number}" for number in range(1, len(notes) + 1)} <= set(page.ids)


@pytest.mark.parametrize("given", ["", *(f"{side}={name}" for side in "ab" for name in sheets())])
def test_a_game_is_not_compared_with_itself_unasked(given: str) -> None:
    side, _, name = given.partition("=")
    first, second = pair(name if side == "a" else "", name if side == "b" else "")
    assert first != second
    assert name in ("", (first if side == "a" else second).spelling)


def test_every_column_sorts_the_games() -> None:
    ranks: dict[str, set[float]] = {}
    for game in sheets():
        for cell in cells(parse(game)):
            ranks.setdefault(cell.column, set()).add(cell.rank)
    assert list(ranks) == [name for name, _ in columns()]
    assert [name for name, found in ranks.items() if len(found) < 2] == []


def test_a_note_names_the_source_of_what_is_used(visitor: Visitor) -> None:
    page = read(visitor, "/rules/spanish")
    cited = [note for note in describe(parse("spanish")).notes if note.cite]
    assert cited
    assert all(f" Here as in: {note.cite}." in page.words for note in cited)


@pytest.mark.parametrize(
    "address",
    ["/rules/spanish", "/rules/compare?a=spanish&b=american", "/rules/frisian?than=turkish"],
)
def test_notes_of_a_comparison_have_no_gaps_where_equal_rows_are_hidden(
    visitor: Visitor, address: str
) -> None:
    text = visitor.http.get(address).text
    notes = re.findall(r'<p class="fn( same)?" id="note-([a-z])">(.*?)</p>', text)
    assert [sign for _, sign, _ in notes] == list(string.ascii_lowercase[: len(notes)])
    marks = dict.fromkeys(re.findall(r'<sup><a href="#note-([a-z])"', _rows(text, "diff")))
    assert sorted(marks) == [sign for hidden, sign, _ in notes if not hidden]
    hidden = {sign for hidden, sign, _ in notes if hidden}
    assert hidden <= set(re.findall(r'href="#note-([a-z])"', _rows(text, "same")))
    assert not hidden & set(marks)
    # a source says of what it is one, as below the text
    assert any("<cite" in note for _, _, note in notes)
    assert all("Here as in: <cite" in note for _, _, note in notes if "<cite" in note)


def _rows(text: str, kind: str) -> str:
    return "".join(re.findall(rf'<tr role="row" class="{kind}".*?</tr>', text, re.DOTALL))


def test_a_source_is_marked_with_its_place(visitor: Visitor) -> None:
    text = visitor.http.get("/rules/american").text
    (last,) = re.findall(r'<p class="fact" id="removal".*?</p>', text)
    assert re.findall(r'href="#source-([0-9]+)" title="([^"]*)"', last) == [
        ("1", "WCDF 1.17-1.20"),
        ("2", "a checkers site"),
        ("3", "BrainKing"),
    ]


def test_every_game_has_a_page(visitor: Visitor) -> None:
    for number, (game, sheet) in enumerate(sheets().items()):
        lang = ("de", "en")[number % 2]
        page = read(visitor, f"/rules/{game}?lang={lang}")
        assert sheet.names.in_(lang) in page.words


def test_diagrams_are_drawn_with_their_moves_in_words(visitor: Visitor) -> None:
    text = visitor.http.get("/rules/spanish").text
    assert "The only move: 14x21." in text
    assert text.count("<draughts-board>") >= len(sheets()["spanish"].examples)
    assert not re.search(r"\s(style|on[a-z]+)=", text)
    shown = json.loads(re.search(r'id="book-data"[^>]*>(.*?)</script>', text, re.DOTALL)[1])  # type: ignore[index]
    for diagram in shown["diagrams"].values():
        board = Board("spanish", fen=diagram["fen"], counts=diagram["counts"])
        if board.outcome() is None:
            legal = [move["text"] for move in diagram["legal"]]
            assert legal == [move.text for move in board.legal_moves]


def test_a_game_with_exactly_these_rules_is_one_press_away(visitor: Visitor) -> None:
    assert read(visitor, "/rules/spanish/forty").links.count("/?game=spanish%2Fforty") == 2
    page = visitor.http.get("/?game=spanish%2Fforty").text
    assert re.search(r'value="forty"[^>]* selected', page)
    without_switch = visitor.http.get("/rules/russian+losing").text
    form = r'<form class="begin" method="post" action="/games"><input type="hidden" name="variant"'
    assert len(re.findall(form, without_switch)) == 2
    fields = {"variant": "russian+losing", "opponent": "here"}
    begun = visitor.http.post("/games", data=fields).headers["location"]
    state = visitor.http.get(f"/api{begun}").json()
    assert state["variant"]["spelling"] == "russian+losing"


def test_own_rules_have_a_page_too(visitor: Visitor) -> None:
    page = read(visitor, f"/rules/own?rules={own_rules()}")
    assert "Omas Dame" in page.words
    assert "Kings move one square" in page.words
    assert any(
        link.startswith("/rules/edit?from=") and link.endswith("#play") for link in page.links
    )


def test_own_rules_without_rules_are_made_first(visitor: Visitor) -> None:
    for lang in ("", "/de"):
        answer = visitor.http.get(f"{lang}/rules/own")
        assert answer.status_code == 303
        assert answer.headers["location"] == f"{lang}/rules/edit"


def test_flaws_of_own_rules_are_named_and_the_editor_is_offered(visitor: Visitor) -> None:
    twice = own_rules(captures={"prefer": ["most_pieces", "most_pieces"]})
    answer = visitor.http.get(f"/rules/own?rules={twice}")
    assert answer.status_code == 422
    editor = re.search(r'<a class="btn main" href="([^"]+)"', answer.text)
    assert editor is not None
    told = re.findall(r"<li>[^<:]+: ([^<]+)</li>", answer.text)
    assert told == ["Each step may stand once."]
    page = visitor.http.get(editor[1].replace("&amp;", "&")).text
    assert all(flaw in page for flaw in told)
    assert "Omas Dame" in page


def test_what_of_own_rules_was_left_out_is_said_as_in_the_editor(visitor: Visitor) -> None:
    word = own_rules(colour="red", men={"move": "none"})
    page = read(visitor, f"/rules/own?rules={word}").words
    editor = read(visitor, f"/rules/edit?from=spanish&rules={word}").words
    for sentence in (
        "“colour” is no rule that is known here and was left out.",
        "“men.move” was left out: These are no directions.",
    ):
        assert sentence in page
        assert sentence in editor
    assert "was left out" not in read(visitor, f"/rules/own?rules={own_rules()}").words


@pytest.mark.parametrize("word", ["rubbish", "eJw"])
def test_own_rules_that_cannot_be_read_are_told(visitor: Visitor, word: str) -> None:
    answer = visitor.http.get(f"/rules/own?rules={word}")
    assert answer.status_code == 422
    assert "<h1>" in answer.text


def test_an_alias_leads_to_the_one_address(visitor: Visitor) -> None:
    answer = visitor.http.get("/rules/Damas?lang=de")
    assert (answer.status_code, answer.headers["location"]) == (301, "/rules/spanish?lang=de")


@pytest.mark.parametrize("address", ["/rules/spanisch", "/rules/compare?a=spanisch&b=russian"])
def test_an_unknown_game_is_answered_with_pages_of_the_nearest(
    visitor: Visitor, address: str
) -> None:
    answer = visitor.http.get(address)
    assert answer.status_code == 404
    assert 'href="/rules/spanish"' in answer.text


def test_the_pages_that_were_there_stay(visitor: Visitor) -> None:
    assert "How do you play at home?" in read(visitor, "/rules/edit").words
    assert visitor.http.get("/rules/file?from=spanish").headers["content-disposition"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_table_tells_every_cell_of_every_game(visitor: Visitor, lang: str) -> None:
    page = read(visitor, f"/rules?lang={lang}")
    for _, name in columns(lang):
        assert name in page.words
    for game in sheets():
        assert f"/rules/{game}" in page.links
        for cell in cells(parse(game), lang):
            if cell.column != "precedence" and cell.yes is None:
                assert cell.text in page.words
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)


def test_each_column_is_in_one_view_and_all_are_in_the_last() -> None:
    found = [{name for name, _ in columns() if view.shows(name)} for view in views()]
    every = {name for name, _ in columns()}
    brainking = {"flying", "back", "quantity", "quality", "precedence", "special"}
    assert found == [
        {"board", "men", *brainking},
        every - brainking,
        every,
    ]


@pytest.mark.parametrize(
    ("query", "view"),
    [
        ("", "moves"),
        ("?columns=course", "course"),
        ("?columns=all&like=spanish", "all"),
        ("?columns=rubbish", "moves"),
        ("?sort=-draws", "course"),
        ("?sort=draws&columns=moves", "moves"),
    ],
)
def test_the_address_chooses_the_columns(visitor: Visitor, query: str, view: str) -> None:
    text = visitor.http.get(f"/rules{query}").text
    assert f'<div class="scroll" data-view="{view}"' in text
    chosen = re.findall(r'<a href="([^"]+)" data-view="(\w+)"( aria-current="true")?', text)
    assert [name for _, name, current in chosen if current] == [view]
    for address, name, _ in chosen:
        other = visitor.http.get(address.replace("&amp;", "&")).text
        assert f'<div class="scroll" data-view="{name}"' in other
        assert ('class="mine"' in other) == ("like" in query)


def rows_of(visitor: Visitor, query: str) -> list[str]:
    """The games in the order of the table."""
    text = visitor.http.get(f"/rules?{query}").text
    body = text[text.index("<tbody>") :]
    return re.findall(r'<th scope="row"><a href="/rules/([^"]+)"', body)


def test_the_table_is_sorted_without_a_script(visitor: Visitor) -> None:
    ranks = {
        game: next(cell.rank for cell in cells(parse(game)) if cell.column == "board")
        for game in sheets()
    }
    up = [ranks[game] for game in rows_of(visitor, "sort=board")]
    down = [ranks[game] for game in rows_of(visitor, "sort=-board")]
    assert up == sorted(up)
    assert down == sorted(up, reverse=True)
    assert rows_of(visitor, "sort=nonsense") == rows_of(visitor, "")


def test_the_table_finds_games_like_mine(visitor: Visitor) -> None:
    games = rows_of(visitor, "like=spanish")
    assert games[0] == "spanish"
    mine = parse("spanish")
    differing = [len(played(mine, parse(game))) for game in games]
    assert differing == sorted(differing)
    assert visitor.http.get("/rules?like=spanisch").status_code == 404


@pytest.mark.parametrize(("a", "b"), [("american", "spanish"), ("hexdame", "russian+losing")])
def test_two_games_are_compared_row_by_row(visitor: Visitor, a: str, b: str) -> None:
    page = read(visitor, f"/rules/compare?a={a}&b={b.replace('+', '%2B')}")
    for row in compare(parse(a), parse(b)):
        assert f"row-{row.id}" in page.ids
        assert row.label in page.words
        assert all(value in page.words for value in row.values)
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)


@pytest.mark.parametrize(
    ("a", "b", "said"),
    [
        ("turkish", "turkish/brainking", "what each of the two games allows"),
        ("brazilian/cbd", "thai/black-first", "what each of the two games allows"),
        ("spanish", "spanish%2Bmirrored", "No position is known"),
        ("american", "international", "different boards"),
        ("american", "checkers", "the same game twice"),
    ],
)
def test_a_comparison_says_what_is_shown_on_the_board(
    visitor: Visitor, a: str, b: str, said: str
) -> None:
    assert said in read(visitor, f"/rules/compare?a={a}&b={b}").words


def test_a_comparison_without_games_begins_with_known_ones(visitor: Visitor) -> None:
    for query in ("", "?a=spanish", "?a=american", "?b=spanish"):
        assert read(visitor, f"/rules/compare{query}").words.count("differ in")


def test_differences_are_told_from_any_game_that_is_asked_for(visitor: Visitor) -> None:
    for query, other in (("", "american"), ("?than=german", "german"), ("?other=thai", "thai")):
        page = read(visitor, f"/rules/spanish{query}")
        name = sheets()[other].names.en
        assert f"Differences from {name}" in page.words
    assert "Differences from International" in read(visitor, "/rules/american").words


def test_search_engines_are_told_the_questions_and_the_games(visitor: Visitor) -> None:
    def structured(address: str) -> Any:
        text = visitor.http.get(address).text
        return json.loads(re.search(r'ld\+json">(.*?)</script>', text, re.DOTALL)[1])  # type: ignore[index]

    article, asked = structured("/rules/spanish")["@graph"]
    assert article["about"]["name"] == "Spanish draughts"
    questions = describe(parse("spanish")).questions
    assert [one["name"] for one in asked["mainEntity"]] == [one.question for one in questions]
    assert len(structured("/rules")["itemListElement"]) == len(sheets())
    assert "noindex" in visitor.http.get(f"/rules/own?rules={own_rules()}").text


@pytest.mark.parametrize(
    "address",
    [
        "/rules",
        "/rules/international",
        "/rules/spantsiretti",
        "/rules/compare?a=international&b=canadian",
        "/stats",
        "/stats/international",
    ],
)
def test_a_first_visit_is_light(visitor: Visitor, address: str) -> None:
    packed_sizes = 0
    text = ""
    with visitor.http.stream("GET", address) as answer:
        packed_sizes += sum(map(len, answer.iter_raw()))
    text = visitor.http.get(address).text
    for file in sorted(set(re.findall(r'(?:href|src)="(/static/[^"]+)"', text))):
        with visitor.http.stream("GET", file) as answer:
            packed_sizes += sum(map(len, answer.iter_raw()))
    assert packed_sizes < 100_000


@pytest.mark.parametrize("address", ["/rules/spanish", "/de/rules/turkish", "/rules/hexdame"])
def test_no_line_ends_within_a_move(visitor: Visitor, address: str) -> None:
    text = visitor.http.get(address).text
    (article,) = re.findall("<article.*</article>", text, re.DOTALL)
    kept = re.compile(r'<span class="move-text">[a-l]?\d+[-–][a-l]?\d+</span>')
    assert kept.search(article)
    bare = re.sub(r"<[^>]*>", " ", kept.sub("", article))
    assert re.findall(r"(?<![\w.–-])[a-l]?\d{1,2}[-–][a-l]?\d{1,2}(?![\w–-])", bare) == []
