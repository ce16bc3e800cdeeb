"""What the cites of a sheet name: works, each once, and the places in them."""

import re
from collections.abc import Iterable, Sequence

#: Where in a work something stands: sections and articles, but neither its year nor which annex.
_PLACES = re.compile(
    r"(?<!Annex)(?:,? (?:(?:sections? |and )?[0-9]{1,2}(?:[.-][0-9a-z]+)*|and following))+$"
)


def sources(whole: str, cites: Iterable[str], texts: Iterable[str]) -> tuple[str, ...]:
    """The works that are named for a game as a whole, for its rules and for its texts, each once.

    >>> sources("Winther; FPD", ("FPD, rules, 3.1; FMJD Annex 1, 4.2",), ("a book",))
    ('Winther; FPD', 'FMJD Annex 1', 'a book')
    """
    found = [*map(work_of, "; ".join(cites).split("; ")), *"; ".join(texts).split("; ")]
    found = [whole, *(each for each in found if not _is_in(each, whole))]
    return tuple(dict.fromkeys(filter(None, found)))


def _is_in(work: str, whole: str) -> bool:
    """Whether a work is one of those named for the whole game, maybe without its title there."""
    site = work.partition(",")[0].casefold()
    return work.casefold() in whole.casefold() or site in whole.casefold().split("; ")


def marks(cite: str, named: Sequence[str]) -> tuple[tuple[int, str], ...]:
    """The numbers of the works that a fact is from, from 1 up, each with the places in it.

    What none of the works is named for is from the first one: it is that of the whole game.

    >>> marks("FMJD Annex 1, 4.2; Winther, 3", ("Winther", "FMJD Annex 1"))
    ((2, 'FMJD Annex 1, 4.2'), (1, 'Winther, 3'))
    """
    if not cite or not named:
        return ()
    found: dict[int, list[str]] = {}
    for part in cite.split("; "):
        work = work_of(part)
        if work in named:
            found.setdefault(named.index(work) + 1, []).append(part)
        elif _is_in(work or part, named[0]):
            found.setdefault(1, []).append(part)
    return tuple((number, "; ".join(told)) for number, told in found.items()) or ((1, cite),)


def work_of(cite: str) -> str:
    """The work that is cited, without the places in it; "" where it is none."""
    topic, colon, rest = cite.partition(": ")
    # before the colon stands what is cited, or one word for what of it
    said = rest if colon and topic.isalpha() and topic.islower() else topic
    if said[:1].isdigit() or (" as " in f" {said}" and said[:1].islower()):
        return ""
    return _PLACES.sub("", said)
