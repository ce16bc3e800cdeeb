"""What the rule book tells of Croda beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Ein junges Damespiel auf allen 64 Feldern: Steine ziehen geradeaus und schräg "
        "vorwärts, schlagen aber nur gerade, und zwar in alle vier Richtungen. Die Dame zieht und "
        "schlägt wie ein Turm. Das Meiste muss genommen werden. Erfunden wurde es, damit seltener "
        "remis gespielt wird.",
        en="A young draughts game on all 64 squares: men move straight on and diagonally forward, "
        "but capture straight only, in all four directions. The king moves and captures like a "
        "rook. The most must be taken. It was invented so that fewer games end in a draw.",
    ),
    history=Text(
        de="Ljuban Dedić (1956–2010), Mathematiker in Split und viele Male jugoslawischer "
        "Damemeister, erfand Croda 1995. Er ging von der Türkischen Dame aus, ersetzte den "
        "Seitwärtszug durch den schrägen, füllte die leere Grundreihe und nahm den Rest von den "
        "internationalen Regeln. Fünf Jahre später wurde daraus Dameo.",
        en="Ljuban Dedić (1956–2010), a mathematician in Split and many times draughts champion "
        "of Yugoslavia, invented Croda in 1995. He set out from Turkish draughts, replaced the "
        "sideways move by the diagonal one, filled the empty back row and took the rest from the "
        "international rules. Five years later Dameo grew out of it.",
    ),
    tips=(
        Tip(
            title=Text(de="Schick die Dame auf Reisen", en="Send the king on a journey"),
            text=Text(
                de="Stell deine Dame mit e5-h5 unter h6. Die Dame auf h1 muss das Meiste nehmen: "
                "erst f1, dann von b1 aus b3, und landet irgendwo dahinter. Fliegt sie bis b8, so "
                "steht sie mit f8 auf einer Reihe: Du schlägst über h6 nach h8, über f8 nach e8 "
                "und über b8 nach a8.",
                en="Put your king below h6 with e5-h5. The king on h1 must take the most: first "
                "f1, then b3 from b1, and lands somewhere behind it. If it flies to b8, it stands "
                "on one row with f8: you capture over h6 to h8, over f8 to e8 and over b8 to a8.",
            ),
            fen="W:Wb3,f1,Ke5:Bf8,h6,Kh1",
            move="e5-h5",
        ),
        Tip(
            title=Text(de="Nimm ihr den Auslauf", en="Take away its run-out"),
            text=Text(
                de="Die Dame auf d7 will d3 schlagen und weit dahinter landen. Mit b1-d1 lässt du "
                "ihr nur d2. Dort nimmst du sie gerade hinauf, hältst auf d6 an und biegst über "
                "e6 nach f6 ab.",
                en="The king on d7 wants to take d3 and land far behind. With b1-d1 you leave it "
                "only d2. There you take it straight up, stop on d6 and turn over e6 to f6.",
            ),
            fen="W:Wd3,f5,Kb1:Be6,h6,Kd7",
            move="b1-d1",
        ),
        Tip(
            title=Text(de="Zwei Opfer für eine Reihe", en="Two offers for one row"),
            text=Text(
                de="Erst g3-g4: Die Dame auf e4 muss schlagen und steht am Rand, auf h4. Dann "
                "g2-g3: h3 muss seitwärts nach f3. Nun liegt alles auf deinem Weg, von c3 über f3 "
                "nach h3 und von dort hinauf über h4.",
                en="First g3-g4: the king on e4 has to capture and stands on the edge, on h4. "
                "Then g2-g3: h3 must go sideways to f3. Now everything lies on your way, from c3 "
                "over f3 to h3, and up from there over h4.",
            ),
            fen="W:Wg2,g3,Kc3:Bh3,Ke4",
            move="g3-g4",
        ),
        Tip(
            title=Text(de="Drei Seiten des Brettes", en="Three sides of the board"),
            text=Text(
                de="Deine a6 ist ohnehin verloren, denn Steine schlagen auch rückwärts. Geh "
                "derweil mit d8-h8 in die Ecke. Steht der weiße Stein auf a5, so nimmst du h3, "
                "biegst auf h2 ab, nimmst die Dame auf e2 und biegst auf a2 noch einmal ab.",
                en="Your man on a6 is lost anyway, for men capture backward, too. Meanwhile go to "
                "the corner with d8-h8. Once the white man stands on a5, you take h3, turn on h2, "
                "take the king on e2 and turn once more on a2.",
            ),
            fen="B:Wa7,h3,Ke2:Ba6,a8,Kd8",
            move="d8-h8",
        ),
        Tip(
            title=Text(de="Der schräge Schritt zur Krone", en="The diagonal step to the crown"),
            text=Text(
                de="Krönen kannst du auf c8 oder auf b8. Mit c7-b8 hältst du Abstand von d8. "
                "Schlägt f6 dann seitwärts nach h6, so fährt die neue Dame über d8 nach h8 und "
                "hinab über h6; für f7 reicht die andere.",
                en="You may crown on c8 or on b8. With c7-b8 you keep your distance from d8. When "
                "f6 then captures sideways to h6, the new king goes over d8 to h8 and down over "
                "h6; the other one will do for f7.",
            ),
            fen="W:Wc7,g6,Ke6:Bd8,f6,f7",
            move="c7-b8",
        ),
    ),
    sources=(
        "mindsports.nl, Dameo",
        "Wikipedia, Dameo",
    ),
    relatives=("dameo",),
)
