"""Diagrams of American checkers: one for every rule it uses, in its own numbering."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text

_FIXTURES = "czsoftcode/checkers, packages/rules/fixtures"

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts; für Schwarz ist das nach unten.",
            en="A man moves one square diagonally forward; for Black that is down the board.",
        ),
        fen="B:B14:W31",
        moves=("14-17", "14-18"),
    ),
    Example(
        about=Text(
            de="Rückwärts schlägt kein Stein: 17 und 18 stehen hinter ihm und sind sicher.",
            en="No man captures backward: 17 and 18 stand behind it and are safe.",
        ),
        section="capturing",
        fen="W:W14:B17,18",
        moves=("14-9", "14-10"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf 32 steht solange still.",
            en="Whoever can capture must: the man on 32 has to wait.",
        ),
        fen="W:W17,32:B1,14",
        moves=("17x10",),
        cite="codethejason/checkers, issue 3",
    ),
    Example(
        about=Text(
            de="Ein begonnener Schlag geht weiter, solange er kann.",
            en="A capture that has begun goes on as long as it can.",
        ),
        section="capturing",
        fen="W:W17:B7,14",
        moves=("17x10x3",),
        cite="techwithtim/Python-Checkers, issue 8",
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch einen König schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:W25:BK22",
        moves=("25x18",),
    ),
    Example(
        about=Text(
            de="Auf der letzten Reihe wird der Stein zum König, und der Zug ist zu Ende: Die 6 "
            "kann er erst später schlagen.",
            en="On the last row the man becomes a king and the move ends: 6 has to wait.",
        ),
        fen="W:W9:B6,7,10",
        moves=("9x2",),
        cite="jau35/CS451, issue 61",
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Ein König zieht ein Feld weit, vorwärts und rückwärts.",
            en="A king moves one square, forward and backward.",
        ),
        fen="W:WK18:B9,27",
        moves=("18-14", "18-15", "18-22", "18-23"),
    ),
    Example(
        about=Text(
            de="Ein König schlägt in beide Richtungen, und nur, was neben ihm steht.",
            en="A king captures both ways, and only what stands next to it.",
        ),
        fen="W:WK15:B10,18,24",
        moves=("15x6", "15x22"),
    ),
    Example(
        about=Text(
            de="Aus der Ferne schlägt ein König nicht: 22 ist zwei Felder weit weg.",
            en="A king does not capture from afar: 22 is two squares away.",
        ),
        section="capturing",
        fen="W:WK29:B22",
        moves=("29-25",),
    ),
    Example(
        about=Text(
            de="Ein Schlag im Kreis endet, wo er begann; beide Richtungen sind derselbe Zug.",
            en="A capture in a circle ends where it began; both ways round are the same move.",
        ),
        fen="B:W6,7,14,15:BK18",
        moves=("18x9x2x11x18",),
        cite=_FIXTURES,
    ),
)

_CHOICE = (
    Example(
        about=Text(
            de="Freie Wahl: Wie ein Schlag weitergeht, bestimmst du.",
            en="A free choice: you decide how a capture goes on.",
        ),
        fen="B:W14,22,23:B9",
        moves=("9x18x25", "9x18x27"),
        cite=_FIXTURES,
    ),
    Example(
        about=Text(
            de="Keine Mengenregel: ein Stein oder zwei, du hast die Wahl.",
            en="No quantity rule: one man or two, the choice is yours.",
        ),
        fen="W:W24,26:B14,19,22",
        moves=("24x15", "26x17x10"),
    ),
    Example(
        about=Text(
            de="Keine Güteregel: ein Stein oder ein König.",
            en="No quality rule: a man or a king.",
        ),
        fen="W:W18:BK14,15",
        moves=("18x9", "18x11"),
    ),
    Example(
        about=Text(
            de="Ein König geht dem Stein beim Schlagen nicht vor.",
            en="A king does not go before a man when capturing.",
        ),
        fen="B:W15,25:B10,K21",
        moves=("10x19", "21x30"),
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:WK29:BK25",
        play="29x22",
        ends="no_piece",
        cite="bcorfman/raven-checkers, issue 4",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="B:W25,30:B21",
        ends="no_move",
        cite=_FIXTURES,
    ),
    Example(
        about=Text(
            de="Verloren hat nur, wer am Zug ist und nicht ziehen kann: Weiß schlägt und stünde "
            "dann fest, aber Schwarz ist am Zug.",
            en="Only the side to move can lose for want of a move: White takes and would then be "
            "stuck, but it is Black's turn.",
        ),
        section="ends",
        fen="W:W19:B3,8,16",
        play="19x12",
        cite="freeboardgames/FreeBoardGames.org, pull request 976",
    ),
)

_SHUFFLE = "29-25 4-8 25-29 8-4 29-25 4-8 25-29 8-4"

DIAGRAMS = (
    *_MEN,
    *_KINGS,
    *_CHOICE,
    *_ENDS,
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal: Wer am Zug ist, darf remis verlangen; von "
            "selbst endet die Partie nicht.",
            en="The same position for the third time: the side to move may claim a draw; the "
            "game does not end by itself.",
        ),
        fen="W:WK29:BK4",
        play=_SHUFFLE,
        claims=("repetition",),
    ),
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite ohne Schlag und ohne den Zug eines Steins: Wer am Zug "
            "ist, darf remis verlangen.",
            en="Forty moves by each side without a capture or a man's move: the side to move "
            "may claim a draw.",
        ),
        fen="W:WK29:BK4",
        counts={"quiet": 78},
        play="29-25 4-8",
        claims=("quiet",),
    ),
    Example(
        about=Text(
            de="Zieht ein Stein, beginnt das Zählen von vorn.",
            en="A move by a man starts the count again.",
        ),
        fen="W:WK29,32:BK4",
        counts={"quiet": 79},
        play="32-28",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WK29:B4,25",
        counts={"quiet": 79},
        play="29x22",
    ),
)

AUTOMATIC_DIAGRAMS = (
    Example(
        about=Text(
            de="Dieselbe Stellung zum dritten Mal: remis, ohne dass jemand es verlangt.",
            en="The same position for the third time: a draw, and nobody has to claim it.",
        ),
        fen="W:WK29:BK4",
        play=_SHUFFLE,
        ends="repetition",
    ),
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite nur mit Königen und ohne Schlag: Mit dem letzten ist "
            "es remis.",
            en="Forty moves by each side with kings only and no capture: the last one draws.",
        ),
        fen="W:WK29:BK4",
        counts={"kings": 78},
        play="29-25 4-8",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Zieht ein Stein, beginnt das Zählen von vorn.",
            en="A move by a man starts the count again.",
        ),
        fen="W:WK29,32:BK4",
        counts={"kings": 79},
        play="32-28",
    ),
    Example(
        about=Text(
            de="Ein Schlag beginnt das Zählen von vorn.",
            en="A capture starts the count again.",
        ),
        fen="W:WK29:B4,25",
        counts={"kings": 79},
        play="29x22",
    ),
)

FORTY_DIAGRAMS = (
    Example(
        about=Text(
            de="Vierzig Züge jeder Seite ohne Schlag und ohne neuen König: remis. Der Zug eines "
            "Steins ändert daran nichts.",
            en="Forty moves by each side without a capture or a new king: a draw. A man's move "
            "changes nothing.",
        ),
        fen="W:W28,K1:B13,K21",
        counts={"quiet": 78},
        play="28-24 13-17",
        ends="counter",
    ),
    Example(
        about=Text(
            de="Mit einem Schlag fängt das Zählen neu an.",
            en="With a capture the count begins anew.",
        ),
        fen="W:WK29:B4,25",
        counts={"quiet": 79},
        play="29x22",
    ),
    Example(
        about=Text(
            de="Mit jedem neuen König fängt das Zählen neu an.",
            en="With every new king the count begins anew.",
        ),
        fen="W:W8,K1:BK21,K30",
        counts={"quiet": 79},
        play="8-4",
    ),
)
