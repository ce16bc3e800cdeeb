"""Positions that no opening leads to, with many kings, where merged captures and ladders matter."""

import random

import pytest

from damarium import _core
from damarium.rules import Variant
from damarium.rules.endings import Counter, Standoff
from tests.every_variant.positions import (
    drawn_at_random,
    few_drawn_at_random,
    runs_at_random,
)
from tests.every_variant.symmetry import moved, turned, turned_runs, turns_round
from tests.every_variant.variants import VARIANTS
from tests.every_variant.word_mixes import MIXES
from tests.generators import Core, Naive, core_key, generators
from tests.naive.moves import legal_moves, perft
from tests.naive.position import start
from tests.naive.record import Record, is_off, verdict

POSITIONS, ENDINGS = 80, 20


def _agree(variant: Variant, positions: int, seed: str) -> None:
    dice = random.Random(seed)
    three = generators(variant.sheet)
    last = len(variant.sheet.board.places) - 1
    symmetric = turns_round(variant.sheet)
    for _ in range(positions):
        picture, turn = drawn_at_random(variant.sheet, dice)
        runs = runs_at_random(variant.sheet, picture, dice)
        told = three["naive"].moves(picture, turn, runs)
        for name in ("table", "fast"):
            assert three[name].moves(picture, turn, runs) == told, (name, picture, turn, runs)
            if symmetric:
                there = three[name].moves(turned(picture), turn.other, turned_runs(runs, last))
                assert there == moved(told, lambda square: last - square), (name, picture, turn)


def _ends_alike(variant: Variant, positions: int, seed: str) -> None:
    """Winner, reason and standoff on all generators, with few pieces on the board."""
    dice = random.Random(seed)
    naive, *cores = _generators(variant)
    off = [rule for rule in variant.sheet.draws if isinstance(rule, Standoff)]
    for _ in range(positions):
        picture, turn = few_drawn_at_random(variant.sheet, dice)
        runs = runs_at_random(variant.sheet, picture, dice)
        position = naive.position(picture, turn, runs)
        decided = verdict(position)
        standing = next((index for index, rule in enumerate(off) if is_off(rule, position)), None)
        for core in cores:
            there = core.position(picture, turn, runs)
            winner = (decided[0].index, decided[1]) if decided else None
            assert there.verdict() == winner, (picture, turn, runs)
            assert there.standoff() == standing, (picture, turn, runs)


def _generators(variant: Variant) -> tuple[Naive, Core, Core]:
    sheet = variant.sheet
    return Naive(sheet), Core(sheet, table=True), Core(sheet, table=False)


def _plays_alike(variant: Variant, plies: int, seed: str) -> None:
    """Moves, runs, counters and ends along one game from the set-up, and its first lines."""
    dice = random.Random(seed)
    naive, *cores = _generators(variant)
    rules = [rule.id for rule in variant.sheet.draws if isinstance(rule, Counter)]
    record = Record(start(naive.game))
    positions = [_core.Position.start(core.rules) for core in cores]
    for ply in range(plies):
        position = record.position
        counts = tuple(record.counts[name] for name in rules)
        moves = {naive.key(move): move for move in legal_moves(position)}
        played = dice.choice(list(moves)) if moves else None
        for index, there in enumerate(positions):
            assert (there.squares(), there.counters) == (position.picture, counts)
            assert there.runs == naive.runs(position)
            own = {core_key(move): move for move in there.legal_moves()}
            assert set(own) == set(moves)
            if played:
                positions[index] = there.play(own[played])
            if ply == 0:
                assert there.perft(2) == perft(position, 2)
        if played is None or record.outcome():
            return
        record.push(moves[played])


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.spelling)
def test_all_generators_agree_on_positions_drawn_at_random(variant: Variant) -> None:
    _agree(variant, POSITIONS, variant.spelling)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.spelling)
def test_all_generators_see_the_same_ends(variant: Variant) -> None:
    _ends_alike(variant, ENDINGS, f"ends {variant.spelling}")


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_all_generators_agree_on_rules_mixed_at_random(number: int) -> None:
    variant = MIXES[number]
    assert Variant.from_json(variant.to_json()) == variant
    _agree(variant, 40, f"mix {number}")
    _ends_alike(variant, 40, f"ends of mix {number}")
    _plays_alike(variant, 60, f"game of mix {number}")
