"""Laws of moves, asked of every variant in seeded random games."""

from itertools import pairwise

import pytest

from damarium import _core
from damarium.rules import Variant, parse
from damarium.rules.endings import Counter
from damarium.rules.transforms import TRANSFORMS
from tests.every_variant.positions import Ply, games
from tests.every_variant.symmetry import (
    mirror,
    mirrors,
    moved,
    moved_runs,
    turned,
    turned_runs,
    turns_round,
)
from tests.every_variant.variants import VARIANTS
from tests.generators import Core, Runs, core_key, generators

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.spelling)


def plies(variant: Variant) -> list[Ply]:
    return [ply for game in games(variant.spelling) for ply in game]


@each_variant
def test_all_generators_list_the_same_moves_and_ways(variant: Variant) -> None:
    three = generators(variant.sheet)
    for ply in plies(variant):
        for name, generator in three.items():
            moves = generator.moves(ply.picture, ply.turn, ply.runs)
            assert moves == ply.moves, (name, ply.picture)


@each_variant
def test_all_generators_play_a_move_alike(variant: Variant) -> None:
    three = generators(variant.sheet)
    for game in games(variant.spelling):
        for ply, following in pairwise(game):
            assert ply.played
            for name, generator in three.items():
                after = generator.after(ply.picture, ply.turn, ply.played, ply.runs)
                assert after == following.picture, (name, ply.picture)


@each_variant
def test_moves_come_in_one_order_and_only_captures_may_end_where_they_began(
    variant: Variant,
) -> None:
    core = Core(variant.sheet, table=False)
    for ply in plies(variant):
        moves = core.position(ply.picture, ply.turn, ply.runs).legal_moves()
        keys = [(move.origin, move.destination, move.captured) for move in moves]
        assert keys == sorted(keys)
        assert all(move.captured or move.origin != move.destination for move in moves)


@each_variant
@pytest.mark.parametrize("table", [False, True], ids=["fast", "table"])
def test_the_key_kept_up_is_the_key_worked_out_afresh(variant: Variant, table: bool) -> None:
    core = Core(variant.sheet, table=table)
    seen: dict[int, tuple[str, int, Runs]] = {}
    for game in games(variant.spelling):
        position = _core.Position.start(core.rules)
        for ply in game:
            fresh = core.position(ply.picture, ply.turn, ply.runs)
            assert (position.squares(), position.runs) == (ply.picture, ply.runs)
            assert position.key == fresh.key
            here = ply.picture, ply.turn.index, ply.runs
            assert seen.setdefault(position.key, here) == here
            if ply.played:
                position = _played(position, ply)


@each_variant
def test_draw_counters_of_the_core_are_the_naive_ones(variant: Variant) -> None:
    core = Core(variant.sheet, table=False)
    rules = [rule.id for rule in variant.sheet.draws if isinstance(rule, Counter)]
    for game in games(variant.spelling):
        position = _core.Position.start(core.rules)
        for ply in game:
            assert position.counters == tuple(ply.counts[name] for name in rules)
            if ply.played:
                position = _played(position, ply)


@each_variant
def test_a_game_is_decided_or_drawn_at_once_when_the_naive_record_says_so(
    variant: Variant,
) -> None:
    core = Core(variant.sheet, table=False)
    for ply in plies(variant):
        position = core.position(ply.picture, ply.turn, ply.runs)
        winner, reason = ply.outcome or (None, "")
        decided = (winner.index, reason) if winner else None
        assert position.verdict() == decided
        assert (decided is None and position.standoff() is not None) is (reason == "standoff")


@each_variant
def test_a_move_of_an_earlier_position_is_played_only_where_it_is_legal(variant: Variant) -> None:
    core = Core(variant.sheet, table=False)
    for game in games(variant.spelling):
        for earlier, ply in pairwise(game):
            position = core.position(ply.picture, ply.turn, ply.runs)
            before = core.position(earlier.picture, earlier.turn, earlier.runs)
            for move in before.legal_moves():
                if core_key(move) in ply.moves:
                    assert position.play(move).turn == ply.turn.other.index
                else:
                    with pytest.raises(ValueError, match="illegal move"):
                        position.play(move)
                    assert position.paths(move) == []


@each_variant
def test_lines_are_counted_move_by_move(variant: Variant) -> None:
    core = Core(variant.sheet, table=False)
    for ply in plies(variant)[::20]:
        # lines are counted as if kings might be moved without end
        position = core.position(ply.picture, ply.turn)
        divided = position.divide(2)
        assert [move for move, _ in divided] == position.legal_moves()
        assert [lines for _, lines in divided] == [
            position.play(move).perft(1) for move, _ in divided
        ]
        assert position.perft(2) == sum(lines for _, lines in divided)


@each_variant
def test_the_other_colour_has_the_same_moves_on_the_board_turned_round(variant: Variant) -> None:
    if not turns_round(variant.sheet):
        pytest.skip("the sheet has no such symmetry")
    core = Core(variant.sheet, table=False)
    last = len(variant.sheet.board.places) - 1
    for ply in plies(variant):
        there = core.moves(turned(ply.picture), ply.turn.other, turned_runs(ply.runs, last))
        assert there == moved(ply.moves, lambda square: last - square)


@each_variant
def test_a_mirrored_board_has_the_mirrored_moves(variant: Variant) -> None:
    # a transform of the vocabulary, so its own law: mirroring a mirrored board leads back
    if not mirrors(variant.sheet):
        pytest.skip("the sheet has no such symmetry")
    sheet = TRANSFORMS["mirrored"].apply(variant.sheet)
    core = Core(sheet, table=False)
    there = mirror(variant.sheet)
    back = {square: index for index, square in enumerate(there)}
    for ply in plies(variant):
        picture = "".join(ply.picture[back[square]] for square in range(len(there)))
        moves = core.moves(picture, ply.turn, moved_runs(ply.runs, there.__getitem__))
        assert moves == moved(ply.moves, there.__getitem__)


@each_variant
def test_every_spelling_and_json_leads_back_to_the_variant(variant: Variant) -> None:
    assert parse(variant.spelling) == variant
    assert parse(variant.spelling.upper()) == variant
    assert parse(variant.spelling.replace("+", "%2B")) == variant
    again = Variant.from_json(variant.to_json())
    assert again == variant
    assert again.to_json() == variant.to_json()
    assert again.name("de") == variant.name("de")


def _played(position: _core.Position, ply: Ply) -> _core.Position:
    (move,) = (each for each in position.legal_moves() if core_key(each) == ply.played)
    return position.play(move)
