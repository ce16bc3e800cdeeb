"""What comes in on a socket: read, or turned into a sentence."""

import json

import pytest

from damarium.notation import squares
from damarium.rules import parse
from damarium.server.live.messages import (
    SIZE_LIMIT,
    Asked,
    Beat,
    Ping,
    Rematch,
    Sync,
    Try,
    Unreadable,
    read,
)
from damarium.server.play.actions import (
    Abort,
    Absent,
    Claim,
    Decline,
    Draw,
    Play,
    Resign,
    Say,
    Undo,
)

SQUARES = squares(parse("spanish"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"do": "move", "path": ["11", "15"], "ply": 0}', Play((21, 17), 0)),
        ('{"do": "try", "path": ["11", "15"]}', Try((21, 17))),
        ('{"do": "undo"}', Undo()),
        ('{"do": "undo", "ply": 3}', Undo(3)),
        ('{"do": "resign"}', Resign()),
        ('{"do": "draw"}', Draw()),
        ('{"do": "decline"}', Decline()),
        ('{"do": "claim", "claim": "repetition"}', Claim("repetition")),
        ('{"do": "rematch"}', Rematch({})),
        ('{"do": "ping"}', Ping()),
        ('{"do": "sync"}', Sync()),
        ('{"do": "beat", "n": 4}', Beat(4)),
        ('{"do": "beat", "n": "4"}', Beat(-1)),
        ('{"do": "abort"}', Abort()),
        ('{"do": "decline", "what": "undo"}', Decline("undo")),
        ('{"do": "absent", "result": "win"}', Absent(drawn=False)),
        ('{"do": "say", "preset": "hello"}', Say(preset="hello")),
        ('{"do": "say", "text": "  so \\n <b>much\\u202e</b> "}', Say("so <b>much</b>")),
        ('{"do": "rematch", "game": "turkish", "x": 1}', Rematch({"game": "turkish"})),
        (
            '{"do": "rematch", "capture_optional": true, "clock": "3d"}',
            Rematch({"capture_optional": "True", "clock": "3d"}),
        ),
    ],
)
def test_what_a_page_says(text: str, said: Asked) -> None:
    assert read(text, SQUARES) == (None, said)


def test_letters_name_squares_too() -> None:
    names = [SQUARES.letters[index] for index in (21, 17)]
    text = json.dumps({"do": "try", "path": names, "id": 7})
    assert read(text, SQUARES) == (7, Try((21, 17)))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "JSON"),
        ("move 11-15", "JSON"),
        ("[" * 5000, "JSON"),
        ('{"do": "ping", "ply": ' + "9" * 5000 + "}", "JSON"),
        ("[]", "object"),
        ("null", "object"),
        ("{}", "must be one of"),
        ('{"do": ["move"]}', "must be one of"),
        ('{"do": "move", "path": ["11", "15"]}', "ply"),
        ('{"do": "move", "path": ["11", "15"], "ply": -1}', "ply"),
        ('{"do": "move", "path": ["11", "15"], "ply": true}', "ply"),
        ('{"do": "move", "path": ["11", "15"], "ply": 1.5}', "ply"),
        ('{"do": "try", "path": "11-15"}', "list of squares"),
        ('{"do": "try", "path": []}', "list of squares"),
        ('{"do": "try", "path": [11, 15]}', "list of squares"),
        ('{"do": "try", "path": ["11", "99"]}', "no square 99"),
        ('{"do": "try", "path": ["\\ud800"]}', "no square ?"),
        ('{"do": "claim"}', "claim"),
        ('{"do": "claim", "claim": {}}', "claim"),
        ('"' + "x" * SIZE_LIMIT + '"', "16 KB"),
    ],
)
def test_what_nobody_understands_is_answered_with_a_sentence(text: str, words: str) -> None:
    with pytest.raises(Unreadable) as error:
        read(text, SQUARES)
    assert words in error.value.message.in_("en")


@pytest.mark.parametrize("number", ["{}", '"1"', "true", "1e3", str(2**60)])
def test_only_numbers_number_a_message(number: str) -> None:
    assert read('{"do": "ping", "id": ' + number + "}", SQUARES)[0] is None


def test_a_flaw_keeps_the_number_of_its_message() -> None:
    with pytest.raises(Unreadable) as error:
        read('{"do": "fly", "id": 12}', SQUARES)
    assert error.value.number == 12
