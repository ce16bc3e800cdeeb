"""The page's modules in a real browser: every exported function of a *.test.js is one test."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SERVER = ROOT / "src" / "damarium" / "server"
SCRIPTS = SERVER / "static" / "js"
ORIGIN = "http://modules.test"

TESTS = [
    (file.name, name)
    for file in sorted(HERE.glob("*.test.js"))
    for name in re.findall(r"^export function (\w+)", file.read_text("utf-8"), re.MULTILINE)
]


def serve(route: Route) -> None:
    """Answer from the source tree."""
    path = route.request.url.removeprefix(ORIGIN).removeprefix("/")
    if path == "":
        route.fulfill(body="<!doctype html><title>modules</title>", content_type="text/html")
        return
    source = (ROOT / path).read_text("utf-8")
    route.fulfill(body=source, content_type="text/javascript; charset=utf-8")


@pytest.fixture(scope="module")
def modules(browser: Browser) -> Iterator[Page]:
    """A blank page that can import the modules."""
    page = browser.new_page()
    page.route(f"{ORIGIN}/**", serve)
    page.goto(f"{ORIGIN}/")
    yield page
    page.close()


@pytest.mark.parametrize(("file", "name"), TESTS)
def test_module(modules: Page, file: str, name: str) -> None:
    modules.evaluate(
        "([file, name]) => import(`/tests/page/${file}`).then((tests) => tests[name]())",
        [file, name],
    )


def imported(module: Path) -> set[Path]:
    """The modules that one needs, itself included."""
    found: set[Path] = set()
    waiting = [module]
    while waiting:
        now = waiting.pop()
        if now in found:
            continue
        found.add(now)
        source = now.read_text("utf-8")
        for target in re.findall(r'^import (?:.* from )?"(\..*)";$', source, re.MULTILINE):
            waiting.append((now.parent / target).resolve())
    return found


@pytest.mark.parametrize(
    ("template", "main"),
    [
        ("home", "home.js"),
        ("game", "game/main.js"),
        ("book", "rules/book.js"),
        ("compare", "rules/compare.js"),
        ("rules", "rules/table.js"),
        *((page, f"{page}.js") for page in ("invite", "lobby", "my", "seat")),
    ],
)
def test_every_module_is_asked_for_at_once(template: str, main: str) -> None:
    source = (SERVER / "pages" / f"{template}.html").read_text("utf-8")
    listed = re.search(r"modules\(\((.*?)\)\)", source, re.DOTALL)
    assert listed is not None
    names = set(re.findall(r'"([^"]+)"', listed[1]))
    wanted = imported((SCRIPTS / main).resolve()) - {(SCRIPTS / main).resolve()}
    assert names == {str(file.relative_to(SCRIPTS.resolve()))[:-3] for file in wanted}


def test_every_message_is_listed() -> None:
    used: set[str | tuple[str, str]] = set()
    for file in SCRIPTS.rglob("*.js"):
        source = file.read_text("utf-8")
        text = r'"((?:[^"\\]|\\.)*)"'
        # what is no literal could not be listed
        for call in re.findall(r"(?<!function )\b(?<!\.)(?:t|tn)\(.{40}", source):
            assert re.match(r'\w+\("', call), f"{file.name}: {call}"
        used.update(re.findall(rf"\bt\(\s*{text}", source))
        used.update(re.findall(rf"\btn\(\s*{text},\s*{text}", source))
    listed = json.loads((SCRIPTS / "messages.json").read_text("utf-8"))
    names = [message if isinstance(message, str) else message[0] for message in listed]
    assert names == sorted(set(names))
    assert {message if isinstance(message, str) else tuple(message) for message in listed} == {
        json.loads(f'"{message}"')
        if isinstance(message, str)
        else tuple(json.loads(f'"{form}"') for form in message)
        for message in used
    }
