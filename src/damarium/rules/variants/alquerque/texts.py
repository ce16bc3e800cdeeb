"""What the rule book tells of Alquerque beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Der Urahn der Dame: 25 Punkte, durch Linien verbunden, zwölf Steine auf jeder Seite "
        "und ein einziger freier Punkt in der Mitte. Gezogen wird entlang der Linien vorwärts und "
        "zur Seite, gekrönt wird niemand. So, wie du es hier findest, spielt es BrainKing; in den "
        "meisten Büchern dürfen die Steine in alle Richtungen.",
        en="The ancestor of draughts: 25 points joined by lines, twelve men a side and a single "
        "free point in the middle. Men move along the lines forward and sideways, and nobody is "
        "crowned. As you find it here it is played at BrainKing; in most books men may go every "
        "way.",
    ),
    history=Text(
        de="Der arabische Name Qirkat steht im 10. Jahrhundert im „Buch der Lieder“ des Abu "
        "l-Faradsch al-Isfahani; Regeln nennt zuerst das Buch der Spiele, das Alfons X. von "
        "Kastilien 1283 vollenden ließ. Ein in die Dachplatten des Tempels von Kurna geritztes "
        "Brett gilt manchen als 3400 Jahre alt; in den Stein kann es aber auch später geraten "
        "sein. Aus Alquerque und dem Schachbrett soll die Dame entstanden sein.",
        en='The Arabic name qirkat stands in the 10th-century "Book of Songs" by Abu al-Faraj '
        "al-Isfahani; rules are first told in the Book of Games that Alfonso X of Castile had "
        "completed in 1283. A board scratched into the roofing slabs of the temple at Kurna is "
        "3400 years old to some; but it may have got into the stone later. Draughts is said to "
        "have grown out of alquerque and the chessboard.",
    ),
    tips=(
        Tip(
            title=Text(de="Der zweite Sprung darf zurück", en="The second jump may go back"),
            text=Text(
                de="Rückwärts darf kein Schlag beginnen, wohl aber weitergehen. Spring von c3 "
                "also nicht über b3, sondern seitwärts über d3 nach e3: Von dort geht es gerade "
                "zurück über e2 nach e1. Auf e1 kann dein Stein wieder von vorn beginnen.",
                en="No capture may begin backward, but it may go on that way. So do not jump from "
                "c3 over b3 but sideways over d3 to e3: from there it goes straight back over e2 "
                "to e1. On e1 your man can start all over again.",
            ),
            fen="W:Wb1,c3:Bb3,d3,e2",
            move="c3xe1",
        ),
        Tip(
            title=Text(de="Schick ihn auf die letzte Reihe", en="Send it to the last row"),
            text=Text(
                de="Wer die letzte Reihe erreicht, kann dort nur noch schlagen. Mit a4-b4 zwingst "
                "du c3 nach a5, und damit ist dieser Stein aus dem Spiel. Deiner nimmt von e3 aus "
                "d3 und c2, und Weiß hat keinen Zug mehr.",
                en="A man on the last row can do nothing but capture. With a4-b4 you force c3 to "
                "a5, and that man is out of the game. Yours takes d3 and c2 from e3, and White "
                "has no move left.",
            ),
            fen="B:Wc2,c3,d3:Ba4,e3",
            move="a4-b4",
        ),
        Tip(
            title=Text(
                de="Auf der letzten Reihe ist nicht Schluss",
                en="The last row is not the end",
            ),
            text=Text(
                de="Von a3 springst du über a4 nach a5, seitwärts über b5 nach c5 und dann schräg "
                "zurück über d4 nach e3: drei Steine, und deiner steht wieder mitten im Spiel. "
                "Schwarz nimmt mit b4 die b3, und a2 schlägt zurück.",
                en="From a3 you jump over a4 to a5, sideways over b5 to c5, and then diagonally "
                "back over d4 to e3: three men, and yours is in the thick of the game again. "
                "Black takes b3 with b4, and a2 captures back.",
            ),
            fen="W:Wa2,a3,b3,e2:Ba4,b4,b5,d4,e5",
            move="a3xa5xc5xe3",
        ),
        Tip(
            title=Text(de="Warte auf den großen Schlag", en="Wait for the great capture"),
            text=Text(
                de="Nach a2-a3 muss e3 schlagen, über d2 nach c1 und über c2 nach c3. Dort nimmt "
                "ihn b3, d4 nimmt wieder und steht auf d2. Nun ist die Bahn bereit: Von e1 geht "
                "es über c3, c5 und e5 bis e3, und Schwarz hat nichts mehr.",
                en="After a2-a3, e3 has to capture, over d2 to c1 and over c2 to c3. There b3 "
                "takes it, d4 takes again and stands on d2. Now the track is laid: from e1 it "
                "goes by c3, c5 and e5 to e3, and Black has nothing left.",
            ),
            fen="W:Wa2,b3,c2,d2,e1:Bc4,d4,d5,e3,e4",
            move="a2-a3",
        ),
        Tip(
            title=Text(
                de="Schlag, und lass die Falle stehen",
                en="Capture, and leave the trap standing",
            ),
            text=Text(
                de="Nimm d2 und seitwärts d1, von c3 über e1 nach c1. Weiß muss mit b2 die b3 "
                "schlagen und steht auf b4. Genau das fehlte noch: c5 nimmt erst c4 und dann, von "
                "c3 aus, auch ihn.",
                en="Take d2 and, sideways, d1, from c3 by e1 to c1. White must take b3 with b2 "
                "and stands on b4. That was just what was missing: c5 takes first c4 and then, "
                "from c3, that man, too.",
            ),
            fen="B:Wa1,b2,c4,d1,d2:Ba3,b3,c3,c5",
            move="c3xc1",
        ),
    ),
    sources=(
        "BrainKing's rules page, Alquerque",
        "Libro de axedrez, dados e tablas, 1283, as quoted on inmenorcatoday.blogspot.com",
        "riocavadodelasierra.es, on the name",
    ),
)
