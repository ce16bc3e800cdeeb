"""The glossary is kept: in the German catalogue, and in what the sheets say in German."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from babel.messages.pofile import read_po

from damarium.rules import sheets
from damarium.rules.pieces import Range

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs" / "guide" / "glossary.md").read_text("utf-8")
CATALOGUE = ROOT / "src" / "damarium" / "locale" / "de" / "LC_MESSAGES" / "damarium.po"


def rows() -> Iterator[list[str]]:
    """The cells of every row: English, German, never, where."""
    for line in GLOSSARY.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and cells[0] not in ("English", "---"):
            yield cells


def messages() -> Iterator[tuple[str, str]]:
    """Every German message of the catalogue, after its context."""
    with CATALOGUE.open("rb") as file:
        for message in read_po(file):
            forms = (
                message.string if isinstance(message.string, (list, tuple)) else [message.string]
            )
            for form in forms if message.id else ():
                yield message.context or "", str(form)


def texts() -> Iterator[str]:
    """Every German text that stands in the code of the rules; histories speak of other games."""
    for file in sorted((ROOT / "src" / "damarium" / "rules").rglob("*.py")):
        yield from german(ast.parse(file.read_text("utf-8")))


def german(node: ast.AST) -> Iterator[str]:
    """What is German in a piece of code."""
    if isinstance(node, ast.keyword) and node.arg == "de":
        parts = [part for part in ast.walk(node.value) if isinstance(part, ast.Constant)]
        yield "".join(str(part.value) for part in parts)
    elif not (isinstance(node, ast.keyword) and node.arg == "history"):
        for child in ast.iter_child_nodes(node):
            yield from german(child)


def everything() -> list[str]:
    said = [text for _, text in messages()] + list(texts())
    assert len(said) > 2000  # else something is not found any more
    return said


def test_every_row_names_a_thing_in_both_languages() -> None:
    found = list(rows())
    assert len(found) > 40
    for cells in found:
        assert len(cells) == 4, cells
        assert all(cells[:2]), cells


def test_no_german_text_uses_a_word_that_the_glossary_forbids() -> None:
    never = [word for cells in rows() for word in cells[2].split(", ") if word]
    forbidden = re.compile(rf"\b(?:{'|'.join(map(re.escape, never))})\b")
    assert [text for text in everything() if forbidden.search(text)] == []


def test_messages_call_crowning_an_umwandlung() -> None:
    assert [text for _, text in messages() if re.search(r"\b[Kk]rön|\bbekrön", text)] == []


def test_the_words_that_messages_need_are_in_use() -> None:
    said = " ".join(everything())
    for word in ("Stein", "Dame", "König", "schlagen", "Umwandlung", "Remis", "Lesart", "Figur"):
        assert any(word in cells[1] for cells in rows()), word
        assert re.search(rf"\b{word}", said), word


def test_the_reader_is_addressed_as_du() -> None:
    polite = re.compile(r"(?:\w|[,;–]) Sie\b|\bIhnen\b|\bIhr(?:e[mnrs]?)? (?!seid|habt)\w")
    assert [text for text in everything() if polite.search(text)] == []


def test_a_flying_king_is_a_dame_and_a_short_one_a_koenig() -> None:
    flying = [text for context, text in messages() if "flying" in context.split()]
    short = [text for context, text in messages() if "short" in context.split()]
    assert flying
    assert short
    assert [text for text in flying if re.search(r"\bKönig", text)] == []
    assert [text for text in short if re.search(r"\bDamen?\b", text)] == []


def test_diagrams_call_the_king_what_it_is_in_their_game() -> None:
    for sheet in sheets().values():
        for example in sheet.examples:
            if sheet.kings.range is Range.FLYING:
                assert not re.search(r"\bKönig", example.about.de), (sheet.id, example.about.de)
            else:
                assert not re.search(r"\bDamen?\b", example.about.de), (sheet.id, example.about.de)
