"""American pool checkers in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="American Pool Checkers wird vor allem im Südosten und an der mittleren Ostküste der "
        "USA und in Puerto Rico gespielt. Brett und Aufstellung sind die der amerikanischen "
        "Dame, aber die Steine schlagen in beide Richtungen und die Damen fliegen. Zwischen "
        "Schlägen wählst du frei; ein Stein, der im Schlag die letzte Reihe nur streift, "
        "bleibt Stein.",
        en="American pool checkers is played mainly in the southeastern and mid-Atlantic United "
        "States and in Puerto Rico. Board and set-up are those of American checkers, but men "
        "capture both ways and kings fly. Between captures you choose freely; a man that only "
        "touches the last row in a capture stays a man.",
    ),
    history=Text(
        de="In den 1930er Jahren hieß das Spiel Spanish Pool und wurde in den USA vor allem von "
        "Schwarzen gespielt, an Straßenecken und in Barbershops, nach Regeln von Ort zu Ort. "
        "In Detroit begannen John Oatis und Nathaniel Leach, die Spieler zu sammeln: Der Klub "
        "dort richtete 1938 das erste Turnier der Stadt aus. Ein nationaler Verband kam nach "
        "einem Zeitungsbericht 1960 zustande, mit Hilfe von Newell Banks.",
        en="In the 1930s the game was called Spanish Pool and was played in the United States "
        "mainly by Black Americans, on street corners and in barbershops, by rules that "
        "differed from place to place. In Detroit John Oatis and Nathaniel Leach began to "
        "bring the players together: the club there held the city's first tournament in 1938. "
        "A national association came about in 1960, according to a newspaper, with the help of "
        "Newell Banks.",
    ),
    tips=(
        Tip(
            title=Text(de="Lass ihm nur ein Feld", en="Leave him only one square"),
            text=Text(
                de="Die Dame auf 6 muss deinen Stein auf 19 schlagen. Mit 32-28 nimmst du ihr die "
                "Wahl: Hinter ihm bleibt nur 24. Dort schlägst du sie, landest auf 19 und "
                "nimmst in derselben Bewegung den Stein auf 26.",
                en="The king on 6 has to take your man on 19. With 32-28 you take away its "
                "choice: only 24 is left behind it. There you take the king, land on 19 and in "
                "the same go take the man on 26.",
            ),
            fen="W:W19,K32:B26,K6",
            move="32-28",
        ),
        Tip(
            title=Text(de="Greif an, was nicht weg kann", en="Attack what cannot get away"),
            text=Text(
                de="Drei Steine gegen eine Dame, und doch gewinnt sie. 22-13 stellt sie neben den "
                "Stein auf 9: Hinter ihm ist frei, weg kann er nicht, denn vor ihm stehen "
                "deine Dame und der eigene Stein auf 14. Von Feld zu Feld fliegend holt sie "
                "danach auch 14 und 7 ein.",
                en="Three men against one king, and yet it wins. 22-13 puts it beside the man on "
                "9: it is free behind, and the man cannot leave, since your king and its own "
                "man on 14 stand before it. Flying from square to square the king then catches "
                "14 and 7 as well.",
            ),
            fen="W:WK22:B7,9,14",
            move="22-13",
        ),
        Tip(
            title=Text(de="Ein Wartezug genügt", en="A waiting move is enough"),
            text=Text(
                de="Sieh nach, was dein Gegner schlagen muss, bevor du etwas rettest. Die Dame "
                "auf 3 muss den Stein auf 14 nehmen und kann nur auf 17 landen, neben deiner "
                "auf 13. Also warte mit 18-15: Du schlägst sie, landest auf 22 und hast auch "
                "den Stein auf 21.",
                en="See what your opponent has to take before you save anything. The king on 3 "
                "has to take the man on 14 and can land only on 17, beside yours on 13. So "
                "wait with 18-15: you take it, land on 22 and have the man on 21, too.",
            ),
            fen="W:W14,18,K13:B21,K3",
            move="18-15",
        ),
        Tip(
            title=Text(de="Warte mit dem hintersten Stein", en="Wait with the rearmost man"),
            text=Text(
                de="Steine schlagen hier auch zurück, also ist ein Ausreißer nie ganz vorbei. "
                "Bleib mit 17 und 19 stehen und zieh 28-24: Schritt für Schritt muss 18 an deinen "
                "Steinen vorbei, und jeder Schritt kostet ihn. Auch 12 kommt nicht durch.",
                en="Men capture backward here, too, so a runner is never quite past. Stay put "
                "with 17 and 19 and play 28-24: 18 has to walk past your men step by step, and "
                "each step costs it. Nor does 12 get through.",
            ),
            fen="W:W17,19,28:B12,18",
            move="28-24",
        ),
        Tip(
            title=Text(
                de="Freie Wahl: Nimm, was dir gefährlich ist",
                en="Free choice: take what is dangerous",
            ),
            text=Text(
                de="Zwei Schläge sind möglich, und du darfst wählen. Nimm die Dame auf 7 und "
                "lande mit 11 auf 2. Der Stein auf 16 läuft dir nicht davon, zwei Damen fangen "
                "ihn ein; die Dame dagegen hielte ewig remis.",
                en="Two captures are possible, and you may choose. Take the king on 7 and land on "
                "2 with 11. The man on 16 will not run away, two kings catch it; the king, "
                "however, would hold the draw for ever.",
            ),
            fen="W:WK11,K23:B16,K7",
            move="11x2",
        ),
    ),
    sources=(
        "APCA, tournament rules and history (americanpoolcheckers.us)",
        "Orlando Sentinel, 4 September 1986",
        "Wikipedia, American pool checkers",
    ),
    base="american",
    relatives=("russian",),
)
