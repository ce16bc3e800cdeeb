"""Diagrams of Frisian draughts: how pieces move and capture, in its own numbering."""

from damarium.rules.sheet import Example
from damarium.rules.text import Text
from damarium.rules.variants.frisian.ladder import LADDER_DIAGRAMS

_MEN = (
    Example(
        about=Text(
            de="Ein Stein zieht ein Feld schräg vorwärts.",
            en="A man moves one square diagonally forward.",
        ),
        fen="W:W28:B5",
        moves=("28-22", "28-23"),
    ),
    Example(
        about=Text(
            de="Gerade liegt das nächste Feld zwei weiter, hinter einem hellen. So schlägt ein "
            "Stein nach vorn und zur Seite.",
            en="On a straight line the next square lies two away, behind a light one. That is how "
            "a man captures ahead and sideways.",
        ),
        fen="W:W28:B18,29",
        moves=("28x8", "28x30"),
    ),
    Example(
        about=Text(
            de="Gerade schlägt ein Stein auch zur anderen Seite und zurück.",
            en="Straight, a man also captures to the other side and back.",
        ),
        fen="W:W28:B27,38",
        moves=("28x26", "28x48"),
    ),
    Example(
        about=Text(
            de="Schräg schlägt ein Stein vorwärts und rückwärts.",
            en="Diagonally a man captures forward and backward.",
        ),
        fen="W:W28:B22,33",
        moves=("28x17", "28x39"),
    ),
    Example(
        about=Text(
            de="Wer schlagen kann, muss: Der Stein auf 36 steht solange still.",
            en="Whoever can capture must: the man on 36 has to wait.",
        ),
        fen="W:W28,36:B18",
        moves=("28x8",),
    ),
    Example(
        about=Text(
            de="Ein begonnener Schlag geht weiter, solange er kann, auch um die Ecke: gerade, "
            "schräg und wieder gerade.",
            en="A capture that has begun goes on as long as it can, round corners, too: straight, "
            "diagonally and straight again.",
        ),
        fen="W:W28:B12,18,22,23,32,33,38",
        moves=("28x8x17x28x37x39x28x19",),
    ),
    Example(
        about=Text(
            de="Ein Stein darf auch eine Dame schlagen.",
            en="A man may take a king, too.",
        ),
        fen="W:W28:BK18",
        moves=("28x8",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der die letzte Reihe nur berührt und weiterschlägt, bleibt ein Stein: "
            "Eine Dame dürfte nach der 3 auch auf 1 landen.",
            en="A man that only touches the last row and goes on capturing stays a man: a king "
            "might land on 1, too, behind 3.",
        ),
        section="crowning",
        fen="W:W8,13:B9,44,K3",
        moves=("13x4x2",),
    ),
    Example(
        about=Text(
            de="Ein Stein, der von der letzten Reihe nur als Dame weiterschlagen könnte, hält an: "
            "Er wird Dame, und die 23 bleibt stehen.",
            en="A man that could go on from the last row only as a king stops there: it is "
            "crowned, and 23 stays.",
        ),
        fen="W:W12:B8,23",
        moves=("12x3",),
    ),
)

_KINGS = (
    Example(
        about=Text(
            de="Eine Dame zieht schräg beliebig weit, vorwärts und rückwärts, aber nie gerade.",
            en="A king moves any distance diagonally, forward and backward, but never straight.",
        ),
        fen="W:WK28:B25",
        moves=(
            *("28-5", "28-6", "28-10", "28-11", "28-14", "28-17", "28-19", "28-22", "28-23"),
            *("28-32", "28-33", "28-37", "28-39", "28-41", "28-44", "28-46", "28-50"),
        ),
    ),
    Example(
        about=Text(
            de="Gerade schlägt eine Dame aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="Straight, a king captures from afar and lands on any free square behind.",
        ),
        fen="W:WK26:B28",
        moves=("26x29", "26x30"),
    ),
    Example(
        about=Text(
            de="Schräg schlägt eine Dame aus der Ferne und landet auf jedem freien Feld dahinter.",
            en="Diagonally a king captures from afar and lands on any free square behind.",
        ),
        fen="W:WK46:B28",
        moves=("46x5", "46x10", "46x14", "46x19", "46x23"),
    ),
    Example(
        about=Text(
            de="Zwei Steine dicht hintereinander überspringt eine Dame nicht, auch gerade nicht.",
            en="A king does not jump two pieces that stand one right behind the other, not "
            "straight either.",
        ),
        section="capturing",
        fen="W:WK26:B28,29",
        moves=(
            *("26-3", "26-8", "26-12", "26-17", "26-21"),
            *("26-31", "26-37", "26-42", "26-48"),
        ),
    ),
    Example(
        about=Text(
            de="Geschlagenes bleibt bis zum Ende des Zuges stehen und sperrt: Nach der 37 endet "
            "der Weg auf 41 oder 46, nach der 10 auf 5; beide bekommt die Dame nicht.",
            en="What is taken stands until the move ends, and blocks: after 37 the way ends on 41 "
            "or 46, after 10 on 5; the king does not get both.",
        ),
        fen="W:WK19:BK10,K37",
        moves=("19x5", "19x41", "19x46"),
    ),
    Example(
        about=Text(
            de="Fünf Steine auf einen Zug: Von 22 aus geht es über 11 und 13 oder andersherum, "
            "und am Ende steht der Dame jedes Feld hinter dem letzten frei. Nach 22 führt beides: "
            "ein Zug.",
            en="Five men in one move: from 22 it goes by way of 11 and 13 or the other way round, "
            "and in the end every square behind the last is free. Both lead to 22: one move.",
        ),
        fen="W:W36,41,42,43,44,46,47,48,49,50,K4:B1,2,6,12,14,17,18,23",
        moves=(
            *("4x24x22x11x13x22", "4x24x22x11x13x27", "4x24x22x11x13x31"),
            *("4x24x22x13x11x28", "4x24x22x13x11x33", "4x24x22x13x11x39"),
        ),
        cite="AttackingOrDefending/pydraughts, test of games",
    ),
)

_RUNS = (
    Example(
        about=Text(
            de="Wer auch Steine hat, darf mit derselben Dame nur dreimal hintereinander ziehen, "
            "ohne zu schlagen. Hier ist es geschehen: Der Stein muss ziehen.",
            en="A side that has men, too, may make no more than three quiet moves on end with the "
            "same king. Here it has made them: the man must move.",
        ),
        fen="W:W48,K46:B3:+0+3",
        moves=("48-42", "48-43"),
    ),
    Example(
        about=Text(
            de="Der letzte Stein muss ziehen, wenn die Dame nicht mehr darf: So stand es in einer "
            "Partie.",
            en="The last man has to move where the king no longer may: so it stood in a game.",
        ),
        fen="W:W27,K19:BK49:+0+3",
        moves=("27-21", "27-22"),
        cite="AttackingOrDefending/pydraughts, test of variants",
    ),
    Example(
        about=Text(
            de="Nach zwei Zügen hintereinander steht der Dame noch alles frei.",
            en="After two moves on end the king is still free to go.",
        ),
        fen="W:W48,K46:B3:+0+2",
        moves=(
            *("46-5", "46-10", "46-14", "46-19", "46-23", "46-28", "46-32", "46-37", "46-41"),
            *("48-42", "48-43"),
        ),
    ),
    Example(
        about=Text(
            de="Für Schwarz gilt dasselbe: Nach drei Zügen derselben Dame muss der Stein ziehen.",
            en="The same holds for Black: after three moves of the same king the man must move.",
        ),
        fen="B:W48,K46:B3,K5:+3+0",
        moves=("3-8", "3-9"),
    ),
    Example(
        about=Text(
            de="Eine andere Dame darf statt der angehaltenen ziehen.",
            en="Another king may move instead of the one that is held.",
        ),
        fen="W:W48,K4,K46:B6:+0+3K46",
        moves=(
            *("4-9", "4-10", "4-13", "4-15", "4-18", "4-22", "4-27", "4-31", "4-36"),
            *("48-42", "48-43"),
        ),
    ),
    Example(
        about=Text(
            de="Schlagen darf und muss eine Dame auch nach drei Zügen hintereinander.",
            en="Even after three moves on end a king may, and must, capture.",
        ),
        section="moving",
        fen="W:W48,K46:B11,23:+0+3",
        moves=("46x5", "46x10", "46x14", "46x19"),
    ),
    Example(
        about=Text(
            de="Mit einem Schlag fängt das Zählen neu an: Danach zieht die Dame wieder.",
            en="With a capture the count begins anew: after that the king moves again.",
        ),
        section="moving",
        fen="W:W48,K46:B11,23:+0+3",
        play="46x5 11-16 5-46",
    ),
    Example(
        about=Text(
            de="Zieht dazwischen ein anderer Stein, so darf die Dame wieder ziehen.",
            en="When another piece moves in between, the king may move again.",
        ),
        fen="W:W48,K46:B3:+0+3",
        play="48-43 3-8 46-41",
    ),
    Example(
        about=Text(
            de="Wer nur noch Damen hat, darf mit ihnen beliebig oft ziehen.",
            en="A side with kings only may move them as often as it likes.",
        ),
        fen="W:WK46,K47:BK1",
        play="46-41 1-6 41-46 6-1 46-41 1-6 41-46",
    ),
    Example(
        about=Text(
            de="Verliert Schwarz den letzten Stein, ist seine Dame wieder frei, obwohl sie "
            "dreimal gezogen hat.",
            en="When Black loses the last man his king is free again, though it has moved three "
            "times.",
        ),
        section="moving",
        fen="W:W28,36:B23,K15:+3+0",
        play="28x19 15-10",
        cite="RoepStoep/scaladraughts, Frisian: finalizeBoard",
    ),
    Example(
        about=Text(
            de="Kann der Stein nicht ziehen und darf die Dame nicht, ist die Partie verloren.",
            en="Where the man cannot move and the king may not, the game is lost.",
        ),
        fen="W:W36,K45:B27,31,K2",
        play="45-50 2-7 50-45 7-2 45-50 2-7",
        ends="no_move",
    ),
)

_ENDS = (
    Example(
        about=Text(
            de="Wer nichts mehr auf dem Brett hat, hat verloren.",
            en="A side that has no piece left has lost.",
        ),
        fen="W:W28:B18",
        play="28x8",
        ends="no_piece",
    ),
    Example(
        about=Text(
            de="Wer am Zug ist und nicht ziehen kann, hat verloren.",
            en="A side that is to move and cannot has lost.",
        ),
        fen="W:W41,47,50:B36",
        play="50-44",
        ends="no_move",
    ),
)

DIAGRAMS = (*_MEN, *_KINGS, *LADDER_DIAGRAMS, *_RUNS, *_ENDS)
