"""No message is missing in any language, and none is carried along for nobody."""

import re
from io import BytesIO

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from damarium.locale import LANGUAGES, pick
from scripts.catalogues import catalogues, faults, follows, keys

WANTED = """
msgid ""
msgstr ""

msgid "White to move."
msgstr ""

#, python-format
msgid "%(num)s move"
msgid_plural "%(num)s moves"
msgstr[0] ""
msgstr[1] ""

msgctxt "short king"
msgid "king"
msgstr ""
"""

HEADER = r"""
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"""

GERMAN = f"""{HEADER}
msgid "White to move."
msgstr "Weiß ist am Zug."

#, python-format
msgid "%(num)s move"
msgid_plural "%(num)s moves"
msgstr[0] "%(num)s Zug"
msgstr[1] "%(num)s Züge"

msgctxt "short king"
msgid "king"
msgstr "König"
"""


def catalog(text: str, lang: str = "de") -> Catalog:
    return read_po(BytesIO(text.encode()), locale=lang)


def test_the_catalogues_are_complete(wanted: Catalog) -> None:
    assert len(wanted) > 800
    found = {path.parts[-3]: list(faults(each, wanted)) for path, each in catalogues()}
    assert found.keys() | {"en"} == set(LANGUAGES)
    assert "de" in found
    assert found == {lang: [] for lang in found}


def test_messages_of_code_templates_and_scripts_are_wanted(wanted: Catalog) -> None:
    sources = {re.sub(r".*\.", "", file) for each in wanted for file, _ in each.locations}
    sheets = {source for source in sources if source.startswith("rules/variants/")}
    assert sources - sheets == {"py", "html", "json"}
    assert sheets


def test_messages_of_the_scripts_that_count_have_plural_forms(wanted: Catalog) -> None:
    assert (("%(num)s day", "%(num)s days"), None) in keys(wanted)


def test_a_complete_catalogue_has_no_fault() -> None:
    assert list(faults(catalog(GERMAN), catalog(WANTED))) == []


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ('msgid "White to move."\nmsgstr "Weiß ist am Zug."', "", "missing: 'White to move.'"),
        ('msgctxt "short king"\n', "", "missing: 'king'"),
        ("Weiß ist am Zug.", "", "not translated: 'White to move.'"),
        ("%(num)s Züge", "", "not translated: ('%(num)s move', '%(num)s moves')"),
        ('msgid "White', '#, fuzzy\nmsgid "White', "fuzzy: 'White to move.'"),
        ('msgid "White', 'msgid "Red moves."\nmsgstr "Rot."\n\nmsgid "White', "used nowhere: 'Red"),
        ('msgid "White', '#~ msgid "Red"\n#~ msgstr "Rot"\n\nmsgid "White', "used nowhere: 'Red'"),
        ("%(num)s Züge", "%(number)s Züge", "unknown named placeholder"),
        ("(n != 1)", "(n > 4)", "its plural forms are not those of the language"),
    ],
)
def test_each_fault_is_named(before: str, after: str, fault: str) -> None:
    assert before in GERMAN
    found = list(faults(catalog(GERMAN.replace(before, after, 1)), catalog(WANTED)))
    assert any(fault in each for each in found), found


@pytest.mark.parametrize("lang", ["de", "pl", "ar", "fr", "he", "ja", "pt_BR"])
def test_a_new_catalogue_begins_with_the_plural_forms_of_its_language(lang: str) -> None:
    assert follows(catalog("", lang))


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("de-AT, en;q=0.9", "de"),
        ("en;q=0.2,de;q=0.8", "de"),
        ("de_CH.UTF-8", "de"),
        ("DE", "de"),
        ("den", "en"),
        ("x, ,;q=,*", "en"),
    ],
)
def test_the_nearest_language_is_picked(accepted: str, lang: str) -> None:
    assert pick(accepted) == lang
