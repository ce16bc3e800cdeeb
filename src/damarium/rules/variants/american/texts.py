"""What the rule book tells of American checkers beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Das Damespiel der englischsprachigen Welt: in Amerika Checkers, in Großbritannien "
        "Draughts. Gespielt wird auf 64 Feldern mit zwölf Steinen auf jeder Seite. Steine ziehen "
        "und schlagen nur vorwärts, gekrönt werden sie zu Königen, die Schritt für Schritt gehen. "
        "Wer schlagen kann, muss; was, darf er sich aussuchen.",
        en="The draughts of the English-speaking world: checkers in America, draughts in Britain. "
        "It is played on 64 squares with twelve men a side. Men move and capture forward only, "
        "and are crowned kings who go step by step. Whoever can capture must; what, is for them "
        "to choose.",
    ),
    history=Text(
        de="Springspiele auf kariertem Brett kannte man in Frankreich im 12. Jahrhundert, den "
        "Schlagzwang seit dem 16. Nach Großbritannien kam das Spiel früh; dort und in Nordamerika "
        "wurde es zum Nationalspiel. William Payne widmete ihm 1756 ein Buch. Die Eröffnungen "
        "sind so weit erforscht, dass in Turnieren ausgeloste Anfänge gespielt werden. In der "
        "zweiten Hälfte des 20. Jahrhunderts stand Marion Tinsley über allen. 2007 bewies das "
        "Programm Chinook der Universität von Alberta, dass die Partie remis ist, wenn niemand "
        "einen Fehler macht.",
        en="France had jumping games on a chequered board in the 12th century, and the duty to "
        "capture since the 16th. The game came to Britain early, and there and in North America "
        "it became the national game. William Payne gave it a book in 1756. Its openings have "
        "been explored so deeply that tournaments begin with moves drawn by lot. In the second "
        "half of the 20th century Marion Tinsley stood above everybody. In 2007 Chinook, a "
        "program of the University of Alberta, proved that the game is a draw if nobody errs.",
    ),
    tips=(
        Tip(
            title=Text(de="Erst krönen, dann abräumen", en="Crown first, then clear the board"),
            text=Text(
                de="Schwarz krönt mit 25-30, und Weiß muss mit 28 die 24 schlagen. Das war der "
                "Köder: Hinter 26, 18 und 10 ist je ein Feld frei, und ein König schlägt auch "
                "rückwärts. 30x23x14x7 nimmt alle drei.",
                en="Black crowns with 25-30, and White must take 24 with 28. That was the bait: "
                "behind 26, 18 and 10 there is a free square each, and a king captures backward, "
                "too. 30x23x14x7 takes all three.",
            ),
            fen="B:W10,18,26,28:B12,24,25",
            move="25-30",
        ),
        Tip(
            title=Text(de="Gib einen, nimm zwei", en="Give one, take two"),
            text=Text(
                de="Du könntest mit der 6 auf 1 krönen. Stärker ist es, sie stehen zu lassen: "
                "14-10 räumt das Landefeld, 2x9 ist erzwungen, und 21 findet zwei Steine mit "
                "Lücken dahinter. 21x14x5 nimmt 17 und 9, und die Grundreihe der Schwarzen ist "
                "leer.",
                en="You could crown 6 on 1. Leaving it is stronger: 14-10 clears the landing "
                "square, 2x9 is forced, and 21 finds two men with gaps behind them. 21x14x5 takes "
                "17 and 9, and Black's back row is empty.",
            ),
            fen="W:W6,14,21,23,32:B2,12,17",
            move="14-10",
        ),
        Tip(
            title=Text(de="Einsperren ist auch gewonnen", en="Shutting in wins, too"),
            text=Text(
                de="Du musst nicht alles schlagen. Nach 8-12 steht 16 vor 11 und 12, und hinter "
                "der 11 sperrt die 7; die 20 wird vom eigenen Stein auf 16 gehalten. Weiß ist am "
                "Zug, hat keinen und verliert.",
                en="You need not capture everything. After 8-12 the man on 16 faces 11 and 12, "
                "with 7 blocking the square behind 11, and 20 is held up by its own man on 16. "
                "White is to move, cannot, and loses.",
            ),
            fen="B:W16,20:B7,8,11",
            move="8-12",
        ),
        Tip(
            title=Text(de="Halte mit einem Stein einen Stein", en="Hold one man with one man"),
            text=Text(
                de="Nach 26-22 bewacht dein Stein die 17: Zieht 13 dorthin, wird er geschlagen. "
                "Also muss die 8 laufen, dem Stein auf 23 entgegen. Nach 8-11 stellt 23-19 auch "
                "sie; wer jetzt ziehen muss, verliert, und das ist Schwarz. Zähle vor dem Zug, "
                "wer am Ende ziehen muss.",
                en="After 26-22 your man guards 17: if 13 steps there, it is taken. So 8 has to "
                "run, towards the man on 23. After 8-11, 23-19 stops it as well; whoever must "
                "move now loses, and that is Black. Count before you move who will have to move "
                "in the end.",
            ),
            fen="W:W23,26:B8,13",
            move="26-22",
        ),
        Tip(
            title=Text(de="Der Wächter auf der Grundreihe", en="The guard on the back row"),
            text=Text(
                de="Nimm mit 23x16 und lass den Stein auf 30 stehen, statt mit ihm die 25 zu "
                "schlagen. Die wird zwar auf 29 König, doch aus der Ecke führt nur das Feld 25 "
                "hinaus, und dort schlägt 30 sie. Ein König, der Schritt für Schritt geht, ist in "
                "der Ecke schnell gefangen.",
                en="Take with 23x16 and leave the man on 30 where it is, instead of capturing 25 "
                "with it. That man does become a king on 29, but 25 is the only way out of the "
                "corner, and there 30 takes it. A king that goes step by step is soon caught in a "
                "corner.",
            ),
            fen="W:W23,27,30:B19,25",
            move="23x16",
        ),
    ),
    sources=(
        "WCDF rules of checkers",
        "a table-game site's page on American checkers",
    ),
    relatives=("pool", "italian"),
)
