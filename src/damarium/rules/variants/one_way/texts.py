"""One Way Checkers in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Ein-Weg-Dame ist auf BrainKing zu Hause: Weiß und Schwarz stehen nebeneinander, und "
        "alle Steine laufen dieselbe Richtung hinauf. Es gibt also kein Aufeinanderzu, sondern "
        "ein Wettrennen zur achten Reihe, bei dem man sich von der Seite schlägt. Damen "
        "fliegen in alle Richtungen, und wenn eine schlagen kann, muss eine Dame schlagen.",
        en="One Way Checkers is at home on BrainKing: White and Black stand side by side, and all "
        "men climb in the same direction. So nobody meets head on; it is a race to the eighth "
        "row in which you capture from the side. Kings fly in all directions, and where a king "
        "can capture, a king must.",
    ),
    history=Text(),
    tips=(
        Tip(
            title=Text(
                de="Von vorn schlägt nur die Dame",
                en="Only a king captures from the front",
            ),
            text=Text(
                de="Alle Steine laufen hinauf, also kommt dir keiner entgegen. Aufhalten kann ihn "
                "nur eine Dame. e7-f8 krönt sie genau vor dem Stein auf f6: Ob er nach e7 oder "
                "g7 geht, sie nimmt ihn. Von d8 aus bliebe ihm der Weg über g7.",
                en="All men climb, so none comes towards you. Only a king can stop one. e7-f8 "
                "crowns it right in front of the man on f6: whether it goes to e7 or g7, your "
                "king takes it. From d8 the way over g7 would be open to it.",
            ),
            fen="W:Wc3,c5,e7:Bf6",
            move="e7-f8",
        ),
        Tip(
            title=Text(
                de="Das Rennen zählt, nicht der Platz",
                en="The race counts, not the ground",
            ),
            text=Text(
                de="Wer zuerst oben ist, gewinnt das Wettrennen. a7-b8 holt die Dame, und sie "
                "zielt sofort die Schräge hinunter auf e5. Läuft er nach f6, opferst du sie "
                "auf g3: h2 muss schlagen, und dein Stein auf e3 nimmt beide.",
                en="Who is up first wins the race. a7-b8 takes the king, and it aims down the "
                "diagonal at e5 at once. If that runs to f6, you sacrifice the king on g3: h2 "
                "has to take it, and your man on e3 takes both.",
            ),
            fen="W:Wa7,e3:Be5,h2",
            move="a7-b8",
        ),
        Tip(
            title=Text(de="Setz dich auf sein Umwandlungsfeld", en="Sit on his crowning square"),
            text=Text(
                de="Vier Felder krönen beide Seiten, und ein besetztes krönt niemanden. d6-f8 "
                "lässt dem Stein auf g7 nur h8. Dort wird er Dame und muss auf der langen "
                "Schräge gleich schlagen: Du bietest b2 auf c3 an, und dein Stein auf a1 nimmt "
                "sie.",
                en="Four squares crown both sides, and one that is taken crowns nobody. d6-f8 "
                "leaves the man on g7 only h8. There it becomes a king and has to capture on "
                "the long diagonal at once: you offer b2 on c3, and your man on a1 takes it.",
            ),
            fen="W:Wa1,b2,Kd6:Bg7,h4",
            move="d6-f8",
        ),
        Tip(
            title=Text(
                de="Die Dame muss schlagen, also lenk sie",
                en="The king must capture, so steer it",
            ),
            text=Text(
                de="Wenn eine Dame schlagen kann, muss eine Dame schlagen. e1-d2 opfert deine: "
                "Die auf c1 nimmt sie, muss von f4 aus auch den Stein auf d6 nehmen und steht "
                "auf c7. Genau dahinter wartet deine zweite auf b8.",
                en="Where a king can capture, a king must. e1-d2 sacrifices yours: the one on c1 "
                "takes it, has to take the man on d6 from f4 as well and stands on c7. Right "
                "behind it your second king waits on b8.",
            ),
            fen="W:Wd6,Kb8,Ke1:BKc1",
            move="e1-d2",
        ),
        Tip(
            title=Text(de="Warte am Ende der Reihe", en="Wait at the end of the row"),
            text=Text(
                de="Die Dame auf b4 greift deinen Stein auf c5 an. Du musst ihn nicht retten: "
                "h6-f8 stellt deine Dame ans Ende derselben Schräge. Sie landet auf d6 oder "
                "auf e7 und ist in jedem Fall deine.",
                en="The king on b4 attacks your man on c5. You need not save it: h6-f8 puts your "
                "king at the end of the same diagonal. It lands on d6 or on e7 and is yours "
                "either way.",
            ),
            fen="W:Wc1,c5,Kh6:BKb4",
            move="h6-f8",
        ),
    ),
    sources=(
        "BrainKing, rules of One Way Checkers",
        "BrainKing, general rules of draughts and table of games",
    ),
    base="czech",
)
