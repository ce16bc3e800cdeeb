"""A language is added as docs/guide/languages.md says: made up here, with three plural forms and
lines from right to left."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import write_po

from scripts import catalogues
from tests.serving import Visitor, serving

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guide" / "languages.md").read_text("utf-8")
LANG = "he"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory, wanted: Catalog) -> Path:
    """The project with one language more, every message of which is between ‹ and ›."""
    folder = tmp_path_factory.mktemp("project")
    unneeded = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(ROOT / "src" / "damarium", folder / "src" / "damarium", ignore=unneeded)
    for core in (ROOT / "src" / "damarium").glob("*.so"):
        (folder / "src" / "damarium" / core.name).symlink_to(core)
    place = re.search(r"^ *mkdir -p (\S+)/nl/(\S+)$", GUIDE, re.MULTILINE)
    assert place is not None
    new = folder / place[1] / LANG / place[2] / "damarium.po"
    new.parent.mkdir(parents=True)
    new.touch()
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setattr(catalogues, "template", lambda: wanted)
        assert catalogues.update() == 1  # nothing is translated so far
        for path, catalog in catalogues.catalogues():
            if path.parts[-3] == LANG:
                assert catalog.num_plurals == 3
                translate(catalog)
                with path.open("wb") as file:
                    write_po(file, catalog)
            with path.with_suffix(".mo").open("wb") as file:
                write_mo(file, catalog)
        assert catalogues.check() == 0
    return folder


def translate(catalog: Catalog) -> None:
    for message in catalog:
        if isinstance(message.id, str):
            message.string = f"‹{message.id}›"
        else:
            one, many = message.id[0], message.id[1]
            message.string = (f"‹{one}·1›", f"‹{many}·2›", f"‹{many}·n›")


@pytest.fixture(scope="module")
def hebrew(copy: Path) -> Iterator[Visitor]:
    """A visitor of a server that speaks it, who reads it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(copy / "src"))
        with serving(copy / "games.sqlite") as served, Visitor(served.url, LANG) as visitor:
            yield visitor


def test_its_pages_run_from_right_to_left(hebrew: Visitor) -> None:
    page = hebrew.http.get("/").text
    assert '<html lang="he" dir="rtl"' in page
    assert "<h1>‹" in page or "‹Play›" in page


def test_the_switch_lists_every_language_by_its_own_name(hebrew: Visitor) -> None:
    page = hebrew.http.get("/rules/edit?from=spanish").text
    switch = re.search(r'<details class="places languages tongue">.*?</details>', page, re.DOTALL)
    assert switch is not None
    links = re.findall(r"<a (.*?)><bdi>(.*?)</bdi></a>", switch[0])
    assert [name for _, name in links] == ["Deutsch", "English", "עברית"]
    assert ["aria-current" in said for said, _ in links] == [False, False, True]
    assert 'href="/rules/edit?from=spanish&amp;lang=de" lang="de" hreflang="de"' in links[0][0]


def test_addresses_of_rules_may_name_it(hebrew: Visitor) -> None:
    page = hebrew.http.get("/he/rules/edit", headers={"accept-language": "de"}).text
    assert '<html lang="he" dir="rtl"' in page
    assert 'hreflang="he"' in page


def test_messages_that_count_have_its_three_forms(hebrew: Visitor) -> None:
    game = hebrew.create(variant="spanish", opponent="here")
    data = re.search(r'id="game-data">(.*?)</script>', hebrew.http.get(f"/games/{game}").text)
    assert data is not None
    assert json.loads(data[1])["text"]["%(num)s day"] == {
        "one": "‹%(num)s day·1›",
        "two": "‹%(num)s days·2›",
        "other": "‹%(num)s days·n›",
    }


def test_the_names_of_games_stay_english(hebrew: Visitor) -> None:
    assert "Spanish" in hebrew.http.get("/").text


def test_the_command_line_speaks_it(copy: Path) -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "damarium", "--lang", LANG, "variants", "--help"],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONIOENCODING": "utf-8"},
    )
    assert "‹list the games›" in answer.stdout
