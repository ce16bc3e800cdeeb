"""What the rule book tells of Frysk! beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Friesische Dame zum Mitnehmen: dieselben Regeln auf demselben Brett, aber jede Seite "
        "beginnt mit fünf Steinen auf der eigenen Grundreihe. Eine Partie dauert nur Minuten und "
        "ist von Anfang an ein Endspiel, in dem Schläge in acht Richtungen drohen. Gespielt wird "
        "es in Friesland und im Netz, etwa bei lidraughts.",
        en="Frisian draughts to take along: the same rules on the same board, but each side "
        "begins with five men on its own back row. A game lasts mere minutes and is an endgame "
        "from the start, with captures looming in eight directions. It is played in Friesland and "
        "online, at lidraughts for one.",
    ),
    history=Text(
        de="Als 2018 in Leeuwarden die erste Weltmeisterschaft in Friesischer Dame zu Ende ging, "
        "wurde nebenher ein offenes Turnier in Frysk! ausgespielt. Seit wann es diese kurze Form "
        "gibt, wissen wir nicht.",
        en="When the first world championship in Frisian draughts drew to its close in Leeuwarden "
        "in 2018, an open tournament of Frysk! was played beside it. Since when this short form "
        "exists we do not know.",
    ),
    tips=(
        Tip(
            title=Text(de="Die Ecke sieht die ganze Linie", en="The corner sees the whole file"),
            text=Text(
                de="Zieh 32-5 und lass die Dame auf 49 deine 40 schlagen; sie landet auf 35. Von "
                "5 aus schlägst du sie gerade nach unten bis 45, und von dort liegt die 7 auf der "
                "langen Schräge: Du endest auf 1 und hast alles.",
                en="Play 32-5 and let the king on 49 take your man on 40; it lands on 35. From 5 "
                "you take it straight down, to 45, and from there 7 lies on the long diagonal: "
                "you end on 1 and have everything.",
            ),
            fen="W:W40,K32:B7,K49",
            move="32-5",
        ),
        Tip(
            title=Text(de="Stell dich unter den Stein", en="Stand right below the man"),
            text=Text(
                de="Mit 32-28 stehst du zwei Reihen unter der 18, gerade auf ihrer Linie. Schwarz "
                "muss mit 1 die 7 schlagen, und dein Stein nimmt zwei: gerade hinauf über 18 nach "
                "8 und quer über 9 nach 10.",
                en="After 32-28 you stand two rows below 18, straight on its file. Black must "
                "take 7 with 1, and your man takes two: straight up over 18 to 8, and across over "
                "9 to 10.",
            ),
            fen="W:W7,32,38:B1,9,18",
            move="32-28",
        ),
        Tip(
            title=Text(de="Tausche den Wächter weg", en="Exchange the guard"),
            text=Text(
                de="Gegen zwei Steine ist der letzte auf der Grundreihe viel wert. 16-11 zieht "
                "die 1 heraus: Sie muss gerade nach unten schlagen und steht auf 21, wo 26 sie "
                "nimmt. Danach läuft deiner vor der 13 durch und wird Dame.",
                en="With two men each, the last one on the back row is worth a lot. 16-11 draws "
                "the man on 1 out: it must capture straight down and stands on 21, where 26 takes "
                "it. After that yours runs through before 13 does, and is crowned.",
            ),
            fen="W:W16,26:B1,13",
            move="16-11",
        ),
        Tip(
            title=Text(de="Quer, dann schräg, dann Dame", en="Across, then diagonally, then king"),
            text=Text(
                de="Auf beiden Wegen nimmt 11 zwei Steine. Über 12 nach 13 und über 8 nach 2 "
                "wirst du Dame. Nun muss 19 die 23 schlagen und steht auf 28, und von 2 aus "
                "fährst du quer über 4 nach 5 und auf der Schräge über 28 hinweg: Schwarz ist "
                "blank.",
                en="Either way 11 takes two men. Over 12 to 13 and over 8 to 2 you become a king. "
                "Now 19 must take 23 and stands on 28, and from 2 you go straight across 4 to 5 "
                "and, on the diagonal, beyond 28: Black has nothing left.",
            ),
            fen="W:W11,23:B4,8,12,19",
            move="11x2",
        ),
        Tip(
            title=Text(de="Auch am Rand gibt es eine Gerade", en="Straight lines reach the edge"),
            text=Text(
                de="Die 34 ist verloren, denn 24 schlägt sie gerade nach unten bis 44. Rück "
                "derweil mit 10-15 an den Rand: Von dort nimmst du quer die 14, stehst auf 13 und "
                "nimmst schräg noch die 19. Weiß behält einen Stein, und deiner ist schneller.",
                en="Your man on 34 is lost, for 24 takes it straight down to 44. Meanwhile step "
                "to the edge with 10-15: from there you take 14 along the row, stand on 13 and "
                "take 19 diagonally. White keeps one man, and yours is faster.",
            ),
            fen="B:W14,19,24:B10,34",
            move="10-15",
        ),
    ),
    sources=(
        "RoepStoep/scaladraughts, Frysk",
        "itnijs.frl, on the world championship of 2021",
        "esportscommentator.blogspot.com, on the world championship of 2018",
    ),
    base="frisian",
)
