"""What the rule book tells of diagonal draughts on a hundred squares beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Internationale Dame, quer aufgestellt: zwanzig Steine füllen die Felder zur einen "
        "Seite der langen Schräge, zwanzig die zur anderen, und die Hauptstraße dazwischen ist "
        "leer. Nur der Anfang ist anders; gezogen, geschlagen und gekrönt wird wie auf jedem "
        "Brett mit hundert Feldern.",
        en="International draughts, set up crosswise: twenty men fill the squares on one side of "
        "the long diagonal, twenty those on the other, and the main road between them is empty. "
        "Only the start is different; moves, captures and crowning are those of every board of a "
        "hundred squares.",
    ),
    history=Text(
        de="Ludii führt die Aufstellung auf ein Werk von Richard Twiss zurück, 1805 erschienen. "
        "Eine Ausgabe von Hoyles Spielbuch bestätigt nur, dass die mittlere Schräge frei bleibt. "
        "Ob die Steine damals auch rückwärts zogen, ist aus den Worten nicht zu entscheiden; hier "
        "tun sie es nicht.",
        en="Ludii traces the set-up to a work of Richard Twiss, published in 1805. An edition of "
        "Hoyle's book of games confirms only that the middle diagonal stays free. Whether men "
        "moved backward in those days cannot be told from the words; here they do not.",
    ),
    tips=(
        Tip(
            title=Text(
                de="Räume die lange Linie vor der Dame",
                en="Clear the long line before the king",
            ),
            text=Text(
                de="Dein eigener Stein steht der Dame auf 15 im Weg. Mit 24-20 wird er "
                "geschlagen, denn 25 nimmt auch rückwärts und landet auf 14. Nun ist die Schräge "
                "frei: Die Dame nimmt 33, hält auf 38 und nimmt geradeaus noch die 43.",
                en="Your own man stands in the way of the king on 15. With 24-20 it is taken, for "
                "25 captures backward, too, and lands on 14. Now the diagonal is open: the king "
                "takes 33, stops on 38 and straight on takes 43 as well.",
            ),
            fen="W:W24,35,K15:B25,33,43",
            move="24-20",
        ),
        Tip(
            title=Text(de="Ans Ende der Schräge", en="To the end of the diagonal"),
            text=Text(
                de="Deine 30 wird ohnehin geschlagen. Nutze den Zug für 37-48: Steht der Schläger "
                "auf 34, so nimmt ihn die Dame vom Ende der Schräge aus, landet auf 25 und findet "
                "dort die nächste, an deren Ende hinter 9 das Feld 3 frei ist.",
                en="Your man on 30 will be captured anyway. Use the move for 37-48: once the "
                "taker stands on 34, the king takes it from the end of the diagonal, lands on 25 "
                "and finds the next one there, where 3 is free behind 9.",
            ),
            fen="W:W30,K37:B2,9,25",
            move="37-48",
        ),
        Tip(
            title=Text(de="Lass übrig, was du zurückschlägst", en="Leave what you can recapture"),
            text=Text(
                de="Zwei Steine kann auch die 23 nehmen. Schlag aber mit der Dame von 6: Hinter "
                "17 hältst du auf 28 an, und von da führt eine Schräge über 41 nach 46. Der "
                "letzte schwarze Stein schlägt 23, steht auf 29, und 34 wartet schon.",
                en="The man on 23 can take two as well. But capture with the king on 6: behind 17 "
                "you stop on 28, and from there a diagonal leads over 41 to 46. The last black "
                "man takes 23, stands on 29, and 34 is waiting.",
            ),
            fen="W:W23,34,40,K6:B17,18,41",
            move="6x46",
        ),
        Tip(
            title=Text(
                de="Kröne mit Blick auf den Nächsten",
                en="Crown with an eye on the next one",
            ),
            text=Text(
                de="Nimm mit der 12 nicht 18, sondern 7, und du bist Dame auf 1. Schwarz schlägt "
                "die 21 und denkt an Ausgleich, doch von 1 aus liegt 18 auf deiner Schräge: Du "
                "nimmst auch ihn, und der letzte Stein entkommt einer Dame nicht.",
                en="With 12 take not 18 but 7, and you are a king on 1. Black takes 21 and hopes "
                "to be level, but from 1 you see 18 on your diagonal: you take it, too, and the "
                "last man does not escape a king.",
            ),
            fen="W:W12,21:B7,17,18",
            move="12x1",
        ),
        Tip(
            title=Text(de="Ein Stein für die Dame", en="A man for the king"),
            text=Text(
                de="In der Mitte ist die Dame auf 28 gefährlich, aber sie muss schlagen. Biete "
                "ihr mit 9-14 einen Stein an: Dahinter ist nur 10 frei, und dort nimmt sie dein "
                "Stein auf 5. Ein Stein für eine Dame ist ein guter Handel.",
                en="The king on 28 is dangerous in the middle, but it has to capture. Offer it a "
                "man with 9-14: only 10 is free behind it, and there your man on 5 takes it. A "
                "man for a king is a good bargain.",
            ),
            fen="B:W16,33,K28:B1,5,9,K48",
            move="9-14",
        ),
    ),
    sources=(
        "Ludeme/Ludii, Diagonal Draughts (after Twiss, 1805)",
        "Hoyle's Games, p. 421, on childrensnursery.org.uk",
    ),
    base="international",
)
