"""What people try to play in a position, legal or not, and whether the answers are true."""

import random
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import product

import damarium as dm
from damarium.notation import InvalidFen, Placement, write_fen
from damarium.rules import Variant
from tests.every_variant.positions import drawn_at_random, runs_at_random
from tests.generators import Naive
from tests.naive.judge import fault, nearer
from tests.naive.lines import Place
from tests.naive.scene import Path, Scene

#: How many captures of a position are tried in all their bent forms, and rubbish attempts made.
CAPTURES, RUBBISH = 6, 6
PLIES = 60

# the edge of the board that men of both sides go to
_ROW = re.compile(r"\b(row|Reihe) \d+")


@dataclass(frozen=True)
class Answer:
    """An attempt, why it is refused, and what is wrong with that answer, if anything."""

    board: dm.Board
    attempt: tuple[int, ...]
    refusal: dm.Refusal | None
    fault: str

    def __str__(self) -> str:
        names = " ".join(self.board.names[square] for square in self.attempt)
        said = f"{self.refusal.code}: {self.refusal.sentence()}" if self.refusal else "no refusal"
        return f"{self.board.variant.spelling} {self.board.fen()} {names}: {said} ({self.fault})"


def boards(variant: Variant, number: int, seed: str) -> Iterator[dm.Board]:
    """Half from random games, half drawn at random with many kings."""
    dice = random.Random(f"{variant.spelling} {seed}")
    for _ in range(number // 2):
        board = dm.Board(variant)
        for _ in range(dice.randrange(PLIES)):
            if board.outcome():
                break
            board.push(dice.choice(board.legal_moves))
        # of men that a set-up puts on crowning squares no text can tell
        with suppress(InvalidFen):
            yield dm.Board(variant, fen=board.fen())
    for _ in range(number - number // 2):
        picture, turn = drawn_at_random(variant.sheet, dice)
        runs = runs_at_random(variant.sheet, picture, dice)
        yield dm.Board(variant, fen=write_fen(Placement(turn, picture, runs), variant))


def answers(board: dm.Board) -> Iterator[Answer]:
    """Every attempt in a position with what is wrong with the answer to it, if anything."""
    scene = scene_of(board)
    index = {place: square for square, place in enumerate(scene.position.game.places)}
    for attempt in attempts(scene, random.Random(board.fen())):
        squares = tuple(index[place] for place in attempt)
        refusal = board.refusal(squares)
        yield Answer(board, squares, refusal, _fault(scene, attempt, refusal, board.names))


def would_rather_hear(answer: Answer) -> set[str]:
    """The reasons that would puzzle a player less than the one that was given."""
    if answer.refusal is None or answer.board.outcome() is not None:
        return set()
    scene = scene_of(answer.board)
    places = scene.position.game.places
    return nearer(scene, tuple(places[square] for square in answer.attempt), answer.refusal)


def scene_of(board: dm.Board) -> Scene:
    """The referee of a board's position."""
    naive = Naive(board.variant.sheet)
    return Scene(naive.position(board.position, board.turn, board.core.runs))


def attempts(scene: Scene, dice: random.Random) -> list[Path]:
    """What is plausible: along every line, along every capture, and some rubbish."""
    places = scene.position.game.places
    own = sorted(scene.position.own())
    tried: dict[Path, None] = {(origin,): None for origin in own}
    tried |= {
        (origin, goal): None
        for origin, goal in product(own, places)
        if scene.between(origin, goal) is not None
    }
    empty = [place for place in places if place not in scene.board]
    enemies = [place for place in scene.board if place not in own]
    for origins in (own, own, empty, enemies):
        for _ in range(RUBBISH // 2 if origins else 0):
            origin = dice.choice(origins)
            tried[origin, dice.choice(places)] = None
            tried[origin, dice.choice(places), dice.choice(places)] = None
    tried |= dict.fromkeys(_bent(scene, places, dice))
    return list(tried)


def _bent(scene: Scene, places: Sequence[Place], dice: random.Random) -> Iterator[Path]:
    """Captures and what is nearly one: cut short, too long, swapped, with a square left out."""
    begun = [stop.path for origin in scene.position.own() for stop in scene.stops(origin)]
    legal = [way.path for way in scene.captures]
    lesser = [way.path for way in scene.sequences if way not in scene.captures]
    quiet = sorted(scene.quiet)
    for ways in (legal, lesser, begun, quiet):
        for path in dice.sample(ways, min(CAPTURES, len(ways))):
            yield path
            for size in range(2, len(path)):
                yield path[:size]
                yield (*path[: size - 1], *path[size:])
                yield (*path[: size - 1], path[size], path[size - 1], *path[size + 1 :])
            yield (*path, path[-2])
            on_line = [place for place in places if scene.between(path[-1], place) is not None]
            for _ in range(2):
                yield (*path, dice.choice(on_line))
            yield path[::-1]


def _fault(scene: Scene, attempt: Path, refusal: dm.Refusal | None, names: Sequence[str]) -> str:
    legal = scene.is_legal(attempt)
    if refusal is None or legal:
        return "" if legal == (refusal is None) else f"it is {'' if legal else 'not '}legal"
    return fault(scene, attempt, refusal) or _unclear(refusal, names)


def _unclear(refusal: dm.Refusal, names: Sequence[str]) -> str:
    """What a player of either language would not understand in the sentence."""
    english, german = refusal.sentence("en"), refusal.sentence("de")
    # what pieces count and how often a king has moved are the only numbers that name no squares
    counts = refusal.code in ("MOST_VALUE", "KING_MOVE_LIMIT")
    if not english or not german or english == german:
        return "it is not said in both languages"
    for sentence in (english, german):
        words = _ROW.sub("", sentence).translate(str.maketrans("-x.:,()", "       ")).split()
        named = [word for word in words if not (counts and word.isdigit())]
        strange = [word for word in named if word[-1].isdigit() and word not in names]
        if strange:
            return f"there is no square {strange[0]}"
        if "%" in sentence:
            return "a value is missing"
    return ""
