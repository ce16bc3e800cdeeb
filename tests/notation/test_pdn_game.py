"""Games written as PDN 3.0, and found again when the tokens are read one by one."""

import json
import random
import re
from collections.abc import Iterator

import pytest

from damarium.game import Board
from damarium.notation import InvalidFen
from damarium.notation.moves import read_move
from damarium.notation.pdn_game import COLUMNS, PdnGame, Result, write_game, write_games
from damarium.notation.squares import squares
from damarium.rules import WHITE, Variant, parse, sheets
from damarium.rules.own import own

# the tokens of the writing grammar, and beside them the names of larger boards and what is taken
# away before a game
_SQUARE = r"(?:[a-z]?[1-9][0-9]{0,2})"
_TAG = re.compile(r'\[([A-Z][A-Za-z0-9_]*) "((?:[^"\\]|\\.)*)"\]')
_TOKEN = re.compile(
    r"(?P<number>[1-9][0-9]*\.(?:\.\.)?)|(?P<comment>\{[^{}]*\})|(?P<end>\*)|"
    rf"(?P<move>{_SQUARE}(?:-{_SQUARE}|(?:[x:]{_SQUARE})+)?)"
)
#: A move of a game that PDN has a type for, by the way in which that type names its squares.
_STRICT = {
    "N": re.compile(r"[1-9][0-9]?(?:-[1-9][0-9]?|([x:-])[1-9][0-9]?(?:\1[1-9][0-9]?)*)"),
    "A": re.compile(r"[a-k][1-8](?:-[a-k][1-8]|([x:-])[a-k][1-8](?:\1[a-k][1-8])*)"),
}
TYPED = {
    "american": "21,B,8,8,N1,0",
    "brazilian": "26,W,8,8,A0,0",
    "canadian": "27,W,12,12,N2,0",
    "czech": "29,W,8,8,A0,0",
    "frisian": "40,W,10,10,N2,0",
    "italian": "22,W,8,8,N2,1",
    "international": "20,W,10,10,N2,0",
    "pool": "23,B,8,8,N1,0",
    "russian": "25,W,8,8,A0,0",
    "portuguese": "28,W,8,8,N1,1",
    "spanish": "24,W,8,8,N1,1",
    "turkish": "30,W,8,8,A0,0",
    "jamaican": "23,B,8,8,N1,1",
    "spantsiretti": "41,W,10,8,A0,0",
}
#: Games of which somebody has changed something, or which begin elsewhere.
OTHERS = ("thai/black-first", "russian@10x10+losing", "american/automatic+mirrored")


def parts(text: str) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """The tags and the tokens of one game, each token with its kind; nothing is passed over."""
    header, empty, movetext = text.partition("\n\n")
    assert empty
    tags = {}
    for line in header.split("\n"):
        tag = _TAG.fullmatch(line)
        assert tag, line
        assert tag[1] not in tags
        tags[tag[1]] = tag[2].replace(r"\"", '"')
    return tags, list(_tokens(movetext))


def _tokens(movetext: str) -> Iterator[tuple[str, str]]:
    assert movetext.endswith("\n")
    assert all(line and len(line) <= COLUMNS for line in movetext[:-1].split("\n"))
    rest = movetext.replace("\n", " ").rstrip()
    while rest:
        token = re.match(rf"(?:{_TOKEN.pattern})(?: |$)", rest)
        assert token, rest
        yield str(token.lastgroup), token[0].rstrip()
        rest = rest[token.end() :]


def moves_of(text: str) -> list[str]:
    return [token for kind, token in parts(text)[1] if kind == "move"]


def played(spelling: str | Variant, line: str, fen: str | None = None) -> Board:
    board = Board(spelling, fen=fen)
    for text in line.split():
        board.push(text)
    return board


def written(board: Board, **words: object) -> str:
    return write_game(PdnGame(board.variant, board.played, **words))  # type: ignore[arg-type]


@pytest.mark.parametrize("spelling", [*sheets(), *OTHERS])
def test_a_whole_game_is_found_again_move_by_move(spelling: str) -> None:
    board, dice = Board(spelling), random.Random(f"game {spelling}")
    while board.outcome() is None and board.ply < 150:
        board.push(dice.choice(board.legal_moves))
    sheet = board.variant.sheet
    tags, tokens = parts(written(board, clocks=range(0, 9_000_000, 60_000)))
    again = Board(spelling)
    for text in [token for kind, token in tokens if kind == "move"]:
        # what one token means is one list of squares, and one legal move
        assert len(read_move(text, squares(board.variant)).readings) == 1
        assert re.search("[x:]", text) is None or again.find(text).captured
        again.push(text)
        assert again.fen() == Board(spelling, fen=again.fen()).fen()
    assert again.played == board.played
    assert (again.key(), again.fen()) == (board.key(), board.fen())
    numbers = [token for kind, token in tokens if kind == "number"]
    assert numbers == [f"{number}." for number in range(1, (board.ply + 1) // 2 + 1)]
    assert [kind for kind, _ in tokens].count("end") == 1
    assert tokens[-1] == ("end", "*")
    if sheet.pdn is None:
        assert tags == {"Result": "*", "Variant": spelling}
    else:
        wanted = TYPED.get(spelling)
        assert wanted in (None, tags["GameType"])
        notation = tags["GameType"].split(",")[4][0]
        assert all(_STRICT[notation].fullmatch(text) for kind, text in tokens if kind == "move")


def test_every_game_type_of_the_sheets_is_one_of_the_standard() -> None:
    found = {sheet.id for sheet in sheets().values() if sheet.pdn is not None}
    assert found == set(TYPED)


@pytest.mark.parametrize("spelling", [*sheets(), *OTHERS])
def test_a_game_that_begins_in_the_middle_is_found_again(spelling: str) -> None:
    whole, dice = Board(spelling), random.Random(f"middle {spelling}")
    for _ in range(13):
        if whole.outcome() is None:
            whole.push(dice.choice(whole.legal_moves))
    board = Board(spelling, fen=whole.fen())
    for _ in range(9):
        if board.outcome() is None:
            board.push(dice.choice(board.legal_moves))
    tags, tokens = parts(written(board, start=whole.fen()))
    assert tags["FEN"] == whole.fen()
    again = Board(spelling, fen=tags["FEN"])
    for text in [token for kind, token in tokens if kind == "move"]:
        again.push(text)
    assert again.fen() == board.fen()
    assert tokens[0] == ("number", "1..." if whole.turn is not board.variant.sheet.first else "1.")


@pytest.mark.parametrize(
    ("spelling", "fen", "wanted"),
    [
        (
            "international",
            "W:WK47:B14,19,29,31,42",
            {"47x38x24x13x36", "47x38x20x9x36"},
        ),
        # the short form of one capture of four would mean one of one
        (
            "russian",
            "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8",
            {"f8:b4", "f8:h6:f4:d6:b4"},
        ),
        ("american", "W:W15,21,25,26,28,30,31,32:B1,2,4,6,8,10,11,13,18,19,27", {"32x23x14x7"}),
        # two orders of one round trip are one move
        ("international", "W:WK38:B18,19,32,33", {"38x38"}),
        # three pieces on one way, with nothing else between these ends
        ("american", "B:W11,19,27:B7", {"7x32"}),
        ("thai/black-first", "B:W9,18:B5", {"5-23"}),
        # without a type it has no other sign
        ("thai", "W:W28:B24", {"28x19"}),
        ("spantsiretti", "W:Wc3:Bd4,f6", {"c3:g7"}),
        ("czech", "W:Wc3:Bd4", {"c3xe5"}),
        ("hawaiian", "B:Wd5,e4,a1:Bd4,e5,a2", set()),
    ],
)
def test_a_capture_is_as_long_as_it_must_be_and_has_the_sign_of_its_game(
    spelling: str, fen: str, wanted: set[str]
) -> None:
    board = Board(spelling, fen=fen)
    found = {}
    for move in board.legal_moves:
        twin = board.copy()
        twin.push(move)
        (text,) = moves_of(written(twin, start=fen))
        found[text] = move
        assert board.find(text) == move
    assert wanted <= set(found)
    assert len(found) == len(board.legal_moves)


@pytest.mark.parametrize(
    ("spelling", "line", "movetext"),
    [
        ("international", "32-28 19-23 28x19 14x23", "1. 32-28 19-23 2. 28x19 14x23 *"),
        ("american", "11-15 24-20 8-11", "1. 11-15 24-20 2. 8-11 *"),
        ("spanish", "11-15", "1. 11-15 *"),
        ("russian", "c3-d4 f6-g5 g3-h4", "1. c3-d4 f6-g5 2. g3-h4 *"),
        ("hawaiian", "d5 d6 f5xd5", "1. d5 d6 2. f5xd5 *"),
        ("spanish", "", "*"),
    ],
)
def test_moves_stand_in_pairs_and_a_star_ends_the_game(
    spelling: str, line: str, movetext: str
) -> None:
    assert written(played(spelling, line)).partition("\n\n")[2] == movetext + "\n"


@pytest.mark.parametrize(
    ("spelling", "fen", "line", "movetext"),
    [
        ("russian", "B:Wc3:Bf6", "f6-e5 c3-b4 e5-d4", "1... f6-e5 2. c3-b4 e5-d4 *"),
        ("american", "W:W21:B1", "21-17 1-6", "1... 21-17 2. 1-6 *"),
        ("american", "B:W21:B1", "1-6 21-17", "1. 1-6 21-17 *"),
        ("american", "W:W21:B1", "", "*"),
    ],
)
def test_three_dots_stand_before_a_move_of_whoever_does_not_begin_the_game(
    spelling: str, fen: str, line: str, movetext: str
) -> None:
    text = written(played(spelling, line, fen), start=fen)
    assert text.partition("\n\n")[2] == movetext + "\n"


@pytest.mark.parametrize(
    ("spelling", "results"),
    [
        ("international", ("2-0", "1-1", "0-2", "*")),
        ("canadian", ("2-0", "1-1", "0-2", "*")),
        # these rules are of no type of the standard
        ("canadian+losing", ("1-0", "1/2-1/2", "0-1", "*")),
        ("frisian", ("1-0", "1/2-1/2", "0-1", "*")),
        ("american", ("1-0", "1/2-1/2", "0-1", "*")),
        ("hawaiian", ("1-0", "1/2-1/2", "0-1", "*")),
    ],
)
def test_the_result_is_the_one_of_the_game_type(spelling: str, results: tuple[str, ...]) -> None:
    board = Board(spelling)
    kinds: tuple[Result | None, ...] = ("white", "draw", "black", None)
    for result, wanted in zip(kinds, results, strict=True):
        tags, tokens = parts(written(board, result=result))
        assert tags["Result"] == wanted
        # where Black begins, readers disagree about whose point comes first
        said = board.variant.sheet.first is not WHITE and result in ("white", "black")
        comments = [token for kind, token in tokens if kind == "comment"]
        assert comments == ([f"{{{str(result).title()} wins}}"] if said else [])


def test_tags_stand_in_their_order_and_none_is_empty() -> None:
    fen = "W:W21:B1"
    tags = {
        "TimeControl": "300+3",
        "Black": "Bo",
        "White": "Ada",
        "Event": "Friendly",
        "Site": "",
        "Round": " \n ",
        "Termination": "unterminated",
        "Date": "2026.11.30",
    }
    board = Board("american", fen=fen)
    found, _ = parts(written(board, start=fen, tags=tags))
    assert list(found) == [
        *("Event", "Date", "White", "Black", "Result", "GameType", "FEN"),
        *("TimeControl", "Termination"),
    ]
    assert found == {
        **{name: value for name, value in tags.items() if value.strip()},
        "Result": "*",
        "GameType": "21,B,8,8,N1,0",
        "FEN": fen,
    }


@pytest.mark.parametrize(
    ("value", "line"),
    [
        ('Jo "the Fox" Tal', r"Jo \"the Fox\" Tal"),
        ("two\r\nlines", "two lines"),
        ("a\u2028b\x85c\td", "a b c d"),
        ("C:\\", "C:\\ "),
        ("]\n\n1. 32-28 *", "] 1. 32-28 *"),
        ('"', r"\""),
        ("Łódź {x} % 1-0", "Łódź {x} % 1-0"),
        ("\ud800", "?"),
    ],
)
def test_no_value_leaves_its_tag(value: str, line: str) -> None:
    text = written(Board("spanish"), tags={"White": value})
    assert text.splitlines()[0] == f'[White "{line}"]'
    assert len(text.splitlines()) == 5
    assert text.encode().decode() == text


@pytest.mark.parametrize(
    "name", ["white", "Two words", "", "Größe", 'A"', "Result", "FEN", "Rules"]
)
def test_a_tag_that_cannot_be_is_told(name: str) -> None:
    with pytest.raises(ValueError, match=f"{name}.*: (write|leave)"):
        written(Board("spanish"), tags={name: "x"})


def test_a_start_that_is_no_position_is_told() -> None:
    with pytest.raises(InvalidFen):
        written(Board("spanish"), start="W:W99:B1")


def test_clocks_are_comments_and_unknown_times_are_not_said() -> None:
    board = played("international", "32-28 19-23 28x19 14x23")
    clocks = (3_923_999, None, -5)
    text = written(board, clocks=clocks)
    assert text.partition("\n\n")[2] == (
        "1. 32-28 {[%clk 1:05:23]} 19-23 2. 28x19 {[%clk 0:00:00]} 14x23 *\n"
    )


def test_rules_of_ones_own_go_with_the_game() -> None:
    name = 'Jo\'s "short"\\ game\\"'
    variant = own(
        {"base": "spanish", "kings": {"range": "short"}, "names": {"en": name, "de": "x"}}
    )
    board = played(variant, "11-15 22-18")
    tags, _ = parts(written(board))
    assert list(tags) == ["Result", "Variant", "Rules"]
    again = Variant.from_json(json.loads(tags["Rules"]))
    assert again == variant
    assert again.name() == name
    assert played(again, "11-15 22-18").fen() == board.fen()


def test_rules_under_a_known_name_that_play_or_count_otherwise_go_with_the_game_too() -> None:
    spanish = parse("spanish").to_json()
    assert "Rules" not in parts(written(Board(Variant.from_json(spanish))))[0]
    words: tuple[dict[str, object], ...] = (
        {"kings": {"range": "short"}},
        {"numbering": {"letters": {}}},
    )
    for word in words:
        variant = Variant.from_json({**spanish, **word})
        tags, _ = parts(written(Board(variant)))
        assert tags["Variant"] == "spanish"
        assert Variant.from_json(json.loads(tags["Rules"])).to_json() == variant.to_json()


def test_a_file_of_games_parts_them_by_an_empty_line() -> None:
    lines = {"spanish": "11-15", "american": "11-15 24-20", "hawaiian": "d5"}
    boards = [played(spelling, line) for spelling, line in lines.items()]
    games = write_games(PdnGame(board.variant, board.played) for board in boards)
    first = next(games)
    assert first == written(boards[0])
    text = first + "".join(games)
    assert text == "\n".join(written(board) for board in boards)
    assert [moves_of(game) for game in re.findall(r"(?s)(\[.*?\*\n)(?:\n|$)", text)] == [
        line.split() for line in lines.values()
    ]
