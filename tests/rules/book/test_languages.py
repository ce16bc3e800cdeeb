"""What differs between two games differs in every language, and nothing else does."""

from collections.abc import Iterator
from itertools import combinations

import damarium
from damarium.rules import Variant, parse, sheets
from damarium.rules.book.compared import Row
from damarium.rules.book.otherwise import told
from damarium.rules.book.rows import compare
from tests.rules.book.flips import drawn, flips, never

GAMES = tuple(parse(game) for game in sheets())
#: Every so many pairs are told in sentences, too.
SOME = 8
#: A game at home as the guide to rules of one's own has it, and some like it.
OWN = tuple(
    (parse(base), damarium.own({"base": base, **changed}))
    for base, changed in (
        ("spanish", {"kings": {"range": "short"}}),
        ("russian", {"kings": {"range": "short"}}),
        ("italian", {"kings": {"range": "flying"}}),
        ("international", {"kings": {"range": "short"}, "captures": {"prefer": ["most_kings"]}}),
        ("frisian", {"kings": {"range": "short"}}),
        ("killer", {"kings": {"range": "short", "landing": "any"}, "draws": []}),
    )
)


def pairs() -> Iterator[tuple[Variant, Variant]]:
    """All pairs of games, rules with one switch or one word turned, and rules of one's own."""
    yield from combinations(GAMES, 2)
    yield from ((flip.before, flip.after) for flip in flips()[::3])
    yield from ((flip.before, flip.after) for flip in drawn() if not never(flip))
    yield from OWN


def differing(a: Variant, b: Variant, lang: str) -> dict[str, Row]:
    """The rows in which two games differ."""
    return {row.id: row for row in compare(a, b, lang) if not row.equal}


def test_a_row_differs_in_german_where_it_does_in_english() -> None:
    count = 0
    for a, b in pairs():
        english, german = (compare(a, b, lang) for lang in ("en", "de"))
        assert [(row.id, row.equal) for row in english] == [(row.id, row.equal) for row in german]
        for row in english:
            assert row.equal == (row.values[0] == row.values[1]), (a, b, row)
        for row in german:
            # a king may have two names there; what differs is seen
            assert row.equal or row.values[0] != row.values[1], (a, b, row)
        count += 1
    assert count > 1200


def test_kings_at_home_differ_by_how_far_they_go_only() -> None:
    spanish, home = OWN[0]
    for lang in ("en", "de"):
        assert list(differing(spanish, home, lang)) == ["kings", "kings-landing"]
        assert len(told(spanish, home, lang)) == 1


def test_as_much_is_told_of_a_difference_in_german() -> None:
    for a, b in (*OWN, *list(pairs())[::SOME]):
        english, german = (told(a, b, lang) for lang in ("en", "de"))
        assert len(english) == len(german), (a, b)
        # and each draw rule that both have is left out in both
        assert [each.count(";") for each in english] == [each.count(";") for each in german], (a, b)
