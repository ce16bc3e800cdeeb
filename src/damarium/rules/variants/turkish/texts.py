"""Turkish draughts in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Türkische Dame wird in der Türkei gespielt, ähnlich auch in Griechenland, Ägypten und "
        "Ländern des Nahen Ostens. Hier gibt es keine Schrägen: Auf allen 64 Feldern gehen "
        "Steine geradeaus und zur Seite, Damen ziehen wie der Turm im Schach. Geschlagenes "
        "verschwindet sofort und macht den Weg frei, deshalb räumt eine Dame oft das halbe "
        "Brett ab.",
        en="Turkish draughts is played in Turkey and, in similar forms, in Greece, Egypt and "
        "countries of the Middle East. There are no diagonals here: on all 64 squares men go "
        "straight on and sideways, kings move like the rook in chess. What is taken vanishes "
        "at once and opens the way, so a king often sweeps half the board.",
    ),
    history=Text(
        de="Die ältesten bekannten Nachrichten stammen von europäischen Reisenden und Gelehrten "
        "des 17. Jahrhunderts: Thévenot 1663, Mallet 1668, Hyde 1694. Woher das Spiel kommt, "
        "ist umstritten. Westerveld denkt an die aus Spanien vertriebenen Juden; Pratesi hält "
        "es eher für den Rest eines älteren Spiels auf einem Brett ohne Farben.",
        en="The oldest known reports come from European travellers and scholars of the 17th "
        "century: Thévenot 1663, Mallet 1668, Hyde 1694. Where the game comes from is "
        "disputed. Westerveld thinks of the Jews driven out of Spain; Pratesi rather sees it "
        "as what remains of an older game on a board without colours.",
    ),
    tips=(
        Tip(
            title=Text(de="Stell dich hinter deinen Stein", en="Stand behind your man"),
            text=Text(
                de="Linien sind lang, aber an ihrem Ende wartet jemand. Die Dame auf e5 muss "
                "deinen Stein auf e3 schlagen. Mit d1-e1 lässt du ihr dahinter nur e2, und "
                "dort nimmst du sie.",
                en="Lines are long, but somebody waits at their end. The king on e5 has to take "
                "your man on e3. With d1-e1 you leave it only e2 behind, and there you take it.",
            ),
            fen="W:Wb4,e3,Kd1:BKe5",
            move="d1-e1",
        ),
        Tip(
            title=Text(de="Steine schlagen auch zur Seite", en="Men capture sideways, too"),
            text=Text(
                de="Kein Stein steht sicher, nur weil niemand vor ihm steht. f4-g4 bietet zwei "
                "an: Der auf h4 muss quer durch die Reihe, erst über g4, dann über e4, und "
                "landet auf d4. Dort nimmt ihn deine Dame von b4.",
                en="No man is safe just because nobody stands in front of it. f4-g4 offers two: "
                "the one on h4 has to go across the row, first over g4, then over e4, and "
                "lands on d4. There your king takes it from b4.",
            ),
            fen="W:We4,f4,Kb4:Bh4",
            move="f4-g4",
        ),
        Tip(
            title=Text(de="Such den Weg mit zwei Ecken", en="Look for the way with two bends"),
            text=Text(
                de="Eine Dame schlägt um Ecken, wenn sie richtig steht. d3-c3 zielt auf c5, aber "
                "Schwarz muss zuerst f7 nehmen und steht dann auf f6. Jetzt liegt alles auf "
                "deinem Weg: über c5 bis c6, dort abbiegen und über f6.",
                en="A king captures round corners if it stands right. d3-c3 aims at c5, but Black "
                "has to take f7 first and then stands on f6. Now all lies on your way: over c5 "
                "to c6, turn there and over f6.",
            ),
            fen="W:Wf7,Kd3:Bc5,f8",
            move="d3-c3",
        ),
        Tip(
            title=Text(
                de="Wer die Reihe hält, bekommt sie zurück",
                en="Who holds the row gets it back",
            ),
            text=Text(
                de="Die Dame auf h5 muss den Stein auf g5 schlagen, und wo sie landet, bleibt sie "
                "in der fünften Reihe. a1-a5 stellt deine ans andere Ende: Sie nimmt die "
                "schwarze, fliegt bis h5 durch und schlägt von dort auch h2. Was du schlägst, "
                "verschwindet sofort und sperrt dich nicht.",
                en="The king on h5 has to take the man on g5, and wherever it lands it stays on "
                "the fifth row. a1-a5 puts yours at the other end: it takes the black one, "
                "flies through to h5 and from there takes h2 as well. What you take vanishes "
                "at once and does not block you.",
            ),
            fen="W:Wg5,Ka1:Bh2,Kh5",
            move="a1-a5",
        ),
        Tip(
            title=Text(
                de="Schlag so, dass der nächste Schlag zwei nimmt",
                en="Capture so that the next capture takes two",
            ),
            text=Text(
                de="Du könntest sofort die Dame auf f6 nehmen, aber warte: Schlag mit f5 den "
                "Stein auf f3 und lande auf f1. Der auf c7 muss deine Dame auf d7 nehmen und "
                "steht auf e7. Nun räumst du die Linie hinauf, über f6 bis f7, und zur Seite "
                "über e7.",
                en="You could take the king on f6 at once, but wait: take the man on f3 with f5 "
                "and land on f1. The one on c7 has to take your king on d7 and stands on e7. "
                "Now you clear the file upward, over f6 to f7, and sideways over e7.",
            ),
            fen="W:WKd7,Kf5:Bc7,f3,Kf6",
            move="f5xf1",
        ),
    ),
    sources=(
        "Pratesi, Turkish Draughts or Chess?",
        "draughts.github.io, Turkish draughts",
        "Wikipedia, Turkish draughts",
        "BrainKing, rules of Turkish Checkers",
    ),
    relatives=("greek", "armenian"),
)
