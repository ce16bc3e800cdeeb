"""Hashes name weights, tables and stored games: they change when play does, and only then."""

from pathlib import Path

from tests.every_variant.variants import VARIANTS

GOLDEN = Path(__file__).parents[1] / "golden" / "hashes.txt"


def test_hashes_are_what_they_were() -> None:
    """A new variant adds its line; a changed line needs a reason in the changelog."""
    told = [f"{variant.hash} {variant.spelling}" for variant in VARIANTS]
    assert told == GOLDEN.read_text(encoding="utf-8").splitlines()


def test_variants_that_play_differently_have_different_hashes() -> None:
    hashes = [variant.hash for variant in VARIANTS]
    assert len(set(hashes)) == len(hashes)
