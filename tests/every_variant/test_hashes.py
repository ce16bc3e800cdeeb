"""Hashes name weights, tables and stored games: they change when play does, and only then."""

import json
from pathlib import Path

from damarium.rules import Variant, parse
from damarium.rules.lower import core_form
from tests.every_variant.variants import VARIANTS

GOLDEN = Path(__file__).parents[1] / "golden" / "hashes.txt"


def test_hashes_are_what_they_were() -> None:
    """A new variant adds its line; a changed line needs a reason in the changelog."""
    lines = [line.split() for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
    assert [(parse(spelling).hash, spelling) for _, spelling in lines] == [
        (digits, spelling) for digits, spelling in lines
    ]
    assert {variant.spelling for variant in VARIANTS} <= {spelling for _, spelling in lines}


def test_variants_with_one_hash_play_alike() -> None:
    """Some games are another one on a larger board, and no two others share a hash."""
    forms: dict[str, str] = {}
    for variant in VARIANTS:
        form = core_form(variant.sheet)
        assert forms.setdefault(variant.hash, form) == form, variant


def test_every_set_of_rules_survives_its_json() -> None:
    for variant in VARIANTS:
        again = Variant.from_json(json.loads(json.dumps(variant.to_json())))
        assert again == variant
        assert core_form(again.sheet) == core_form(variant.sheet)
