"""Spanish draughts in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Das spanische Damespiel, juego de damas, liegt auf einem Brett, das gegen das "
        "Schachbrett um eine Vierteldrehung gedreht ist: Links unten ist ein helles Feld. "
        "Steine ziehen und schlagen nur vorwärts, Damen fliegen. Zwei Regeln geben ihm seinen "
        "Reiz: Du musst so viel schlagen, wie du kannst, und bei gleicher Zahl die meisten "
        "Damen.",
        en="The Spanish game, juego de damas, lies on a board turned by a quarter against the "
        "chess board: the square at the lower left is light. Men move and capture only "
        "forward, kings fly. Two rules give it its charm: you must take as much as you can, "
        "and where the number is equal, the most kings.",
    ),
    history=Text(
        de="Belegt ist das Spiel seit dem 16. Jahrhundert. Die Enzyklopädie von Burns, so wie "
        "Wikipedia sie wiedergibt, verlegt es vor allem nach Italien. Das ist zweifelhaft: Mit "
        "der Italienischen Dame teilt es Brett und Aufstellung, und vielleicht sind beide dort "
        "vermischt.",
        en="The game is documented since the 16th century. Burns's encyclopedia, as Wikipedia "
        "tells it, places it mainly in Italy. That is doubtful: it shares its board and set-up "
        "with Italian draughts, and perhaps the two were mixed up there.",
    ),
    tips=(
        Tip(
            title=Text(de="Decke deine Steine von hinten", en="Guard your men from behind"),
            text=Text(
                de="Die Dame auf 13 greift deinen Stein auf 18 an. Lass ihn stehen und decke ihn: "
                "28-31 macht eine Dame, und wo Schwarz nach dem Schlag auch landet, auf 22 "
                "oder auf 27, dort steht er in ihrer Reihe. Wer einen Stein schlagen kann, "
                "muss es auch.",
                en="The king on 13 attacks your man on 18. Leave it and guard it: 28-31 makes a "
                "king, and wherever Black lands after the capture, on 22 or on 27, he stands "
                "in its line. Who can capture a man has to.",
            ),
            fen="W:W9,18,28:BK13",
            move="28-31",
        ),
        Tip(
            title=Text(de="Die erste Dame entscheidet", en="The first king decides"),
            text=Text(
                de="Hol dir die Dame, bevor du etwas anderes tust. Nach 28-32 blickt sie die "
                "lange Schräge hinunter und greift 19 an; sie ist schnell genug, um beide "
                "schwarzen Steine einzufangen. Zögerst du einen Zug, schlägt der Stein auf 31 "
                "deinen auf 28.",
                en="Take the king before you do anything else. After 28-32 it looks down the long "
                "diagonal and attacks 19; it is fast enough to catch both black men. Wait one "
                "move, and the man on 31 takes yours on 28.",
            ),
            fen="W:W3,28:B19,31",
            move="28-32",
        ),
        Tip(
            title=Text(
                de="Lies die Antwort an den Schlagregeln ab",
                en="Read the reply from the capture rules",
            ),
            text=Text(
                de="Erst die Zahl, dann die Damen: So weißt du, was dein Gegner antworten muss. "
                "Nach 15-19 würde er gern mit 18 den Stein auf 13 schlagen. Er darf nicht: Der "
                "Stein auf 22 kann zwei nehmen und muss bis 8 laufen. Du schlägst 18, und auf "
                "8 steht er eingesperrt vor deinem Stein auf 4.",
                en="First the number, then the kings: so you know what your opponent has to "
                "answer. After 15-19 he would like to take the man on 13 with 18. He may not: "
                "the man on 22 can take two and must run to 8. You take 18, and on 8 he is "
                "shut in before your man on 4.",
            ),
            fen="W:W4,12,13,15:B18,22",
            move="15-19",
        ),
        Tip(
            title=Text(
                de="Keine Dame auf der offenen langen Reihe",
                en="No king on a long open diagonal",
            ),
            text=Text(
                de="Die schwarze Dame auf 23 steht frei auf der langen Schräge und damit in "
                "Reichweite. 5-10 stellt ihr einen Stein hin, den sie nehmen muss; dahinter "
                "ist nur 5 frei. Dort schlägt sie deine Dame von 1. Was fliegt, lässt sich "
                "locken: Stell deine eigene Dame lieber an den Rand.",
                en="The black king on 23 stands in the open on the long diagonal, and so within "
                "reach. 5-10 puts a man before it that it has to take; only 5 is free behind. "
                "There your king on 1 takes it. What flies can be lured: rather keep your own "
                "king at the edge.",
            ),
            fen="W:W5,7,K1:BK23",
            move="5-10",
        ),
        Tip(
            title=Text(de="Rücke in geschlossener Gruppe vor", en="Advance in closed groups"),
            text=Text(
                de="13-18 sieht gewagt aus, ist aber sicher: Hinter dem Stein steht deiner auf "
                "14, also kann 21 ihn nicht schlagen. Tauscht Schwarz mit 23-19, kommst du mit "
                "dem Stein, der auf 23 landet, als Erster zur Dame. Ginge 14 allein nach 18, "
                "stünde hinter ihm ein leeres Feld, und er wäre weg.",
                en="13-18 looks daring but is safe: your man on 14 stands behind the one on 18, "
                "so 21 cannot take it. If Black exchanges with 23-19, your man that lands on "
                "23 is the first to be crowned. If 14 went to 18 alone, there would be an "
                "empty square behind it, and it would be gone.",
            ),
            fen="W:W12,13,14,16:B17,20,21,23",
            move="13-18",
        ),
    ),
    sources=(
        "Wikipedia, Spanische Dame, after Burns (ed.), The Encyclopedia of Games, 1998, p. 156",
        "Ludoteka, rules of the Spanish game",
        "a checkers site's page on Spanish draughts",
    ),
    relatives=("portuguese", "italian"),
)
