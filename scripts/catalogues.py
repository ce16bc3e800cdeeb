"""The message catalogues against the sources they translate.

`check` names every message that a catalogue lacks, holds as fuzzy or holds for nobody;
`update` carries the messages of the sources into every catalogue.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from gettext import c2py
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from damarium.rules import resolve, sheets
from damarium.rules.book.describe import describe

LOCALE = Path("src/damarium/locale")
#: The page's scripts list their messages here: a context stands in front of its message, and a
#: message that counts is a pair of singular and plural.
SCRIPTS = Path("src/damarium/server/static/js/messages.json")
CONTEXT = "\u0004"
BABEL = str(Path(sys.executable).with_name("pybabel"))


def template() -> Catalog:
    """Every message of the sources, by the mappings in pyproject.toml, of scripts and sheets."""
    with tempfile.TemporaryDirectory() as folder:
        pot = Path(folder, "damarium.pot")
        command = [BABEL, "--quiet", "extract", "--mapping", "pyproject.toml", "--sort-by-file"]
        command += ["--add-comments", "i18n:", "--output", str(pot), "src/damarium"]
        subprocess.run(command, check=True)
        with pot.open("rb") as file:
            catalog = read_po(file)
    for listed in json.loads(SCRIPTS.read_text(encoding="utf-8")):
        if isinstance(listed, list):
            catalog.add(tuple(listed), locations=[(SCRIPTS.name, 1)])
            continue
        context, mark, message = listed.rpartition(CONTEXT)
        catalog.add(message, locations=[(SCRIPTS.name, 1)], context=context if mark else None)
    for sheet in sheets().values():
        for reading in ("", *sheet.readings):
            book = describe(resolve(sheet, reading))
            told = [note.text for note in book.notes]
            told += [note.cite for note in book.notes if note.cite_lang]
            told += [work.text for work in book.works if work.lang]
            for text in told:
                catalog.add(text, locations=[(f"rules/variants/{sheet.id}", 1)])
    return catalog


def catalogues() -> Iterator[tuple[Path, Catalog]]:
    """Every catalogue with its path."""
    for path in sorted(LOCALE.glob("*/LC_MESSAGES/*.po")):
        with path.open("rb") as file:
            yield path, read_po(file, locale=path.parts[-3].replace("-", "_"))


def keys(catalog: Catalog) -> dict[object, Message]:
    """The messages by what gettext looks them up by; the header is none."""
    return {(message.id, message.context): message for message in catalog if message.id}


def translated(message: Message) -> bool:
    """Whether every form of the message has words."""
    forms = message.string if isinstance(message.string, (list, tuple)) else (message.string,)
    return all(forms)


def follows(catalog: Catalog) -> bool:
    """Whether the plural forms tell no numbers apart that the language itself does not.

    The page's scripts ask the browser for the kind of a number and know no formula of gettext.
    """
    if catalog.locale is None:
        return False
    kind, form = catalog.locale.plural_form, c2py(catalog.plural_expr)
    forms: dict[str, set[int]] = {}
    for number in range(201):
        forms.setdefault(kind(number), set()).add(form(number))
    return all(len(found) == 1 for found in forms.values())


def faults(catalog: Catalog, wanted: Catalog) -> Iterator[str]:
    """What stands between a catalogue and a complete translation."""
    if catalog.fuzzy:
        yield "the header is marked fuzzy, so that nothing would be compiled"
    if not follows(catalog):
        yield f"its plural forms are not those of the language: {catalog.plural_expr}"
    held = keys(catalog)
    for key, message in keys(wanted).items():
        found = held.get(key)
        if found is None:
            yield f"missing: {message.id!r}"
        elif found.fuzzy:
            yield f"fuzzy: {message.id!r}"
        elif not translated(found):
            yield f"not translated: {message.id!r}"
        else:
            yield from (f"{error}: {message.id!r}" for error in found.check(catalog))
    unused = [held[key] for key in held.keys() - keys(wanted).keys()]
    for message in [*unused, *catalog.obsolete.values()]:
        yield f"used nowhere: {message.id!r}"


def check() -> int:
    """Print every fault of every catalogue; 1 where there is any, or no catalogue at all."""
    wanted = template()
    languages = []
    found = []
    for path, catalog in catalogues():
        languages.append(path.parts[-3])
        found += [f"{path}: {fault}" for fault in faults(catalog, wanted)]
    if "de" not in languages:
        found.append(f"{LOCALE}: there is no German catalogue")
    print("\n".join(found) or f"{len(wanted)} messages, complete in {', '.join(languages)}")
    return min(len(found), 1)


def update() -> int:
    """Rewrite every catalogue: new messages empty, those used nowhere gone, none guessed."""
    wanted = template()
    for path, catalog in catalogues():
        catalog.update(wanted, no_fuzzy_matching=True, update_creation_date=False)
        catalog.fuzzy = False
        with path.open("wb") as file:
            # line numbers and dates would change with every edit of the sources
            write_po(file, catalog, width=100, ignore_obsolete=True, include_lineno=False)
    return check()


if __name__ == "__main__":
    sys.exit({"check": check, "update": update}[sys.argv[1]]())
