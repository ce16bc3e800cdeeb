"""What the rule book tells of diagonal draughts on 64 squares beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Russische Dame mit einer anderen Aufstellung: Jede Seite füllt die Felder auf ihrer "
        "Seite der langen Schräge, und die Hauptstraße selbst bleibt frei. Sonst gilt alles wie "
        "gewohnt, vom Schlagen nach hinten bis zur Umwandlung mitten im Schlag. Die ersten Züge "
        "sind gezählt, und schon steckt man mitten im Kampf.",
        en="Russian draughts from another set-up: each side fills the squares on its own side of "
        "the long diagonal, and the main road itself stays free. All else is as usual, from men "
        "that capture backward to crowning in the middle of a capture. The first moves are few, "
        "and you are in the thick of it at once.",
    ),
    history=Text(),
    tips=(
        Tip(
            title=Text(
                de="Kröne im Schlag und flieg weiter",
                en="Be crowned in mid-capture and fly on",
            ),
            text=Text(
                de="Der Stein auf h6 könnte g5 und die Dame mitnehmen. Besser geht es nach oben: "
                "Über g7 erreicht er f8, ist sofort Dame, nimmt e7, biegt auf c5 ab und schlägt "
                "die Dame auf e3 bis f2. Drei Schläge in einem Zug, und am Ende hast du eine Dame.",
                en="The man on h6 could take g5 and the king. Going up is better: over g7 it "
                "reaches f8, is a king at once, takes e7, turns on c5 and captures the king on "
                "e3, down to f2. Three captures in one move, and at the end you have a king.",
            ),
            fen="W:Wg1,h6:Be7,g5,g7,Ke3",
            move="h6xf2",
        ),
        Tip(
            title=Text(de="Hol den Stein zurück", en="Fetch the man back"),
            text=Text(
                de="Der Stein auf b6 ist fast an der letzten Reihe. Ruf ihn mit d6-c5 zurück: "
                "Auch rückwärts muss er schlagen und steht auf d4. Nun sieht die Dame auf f8 zwei "
                "Steine: f8xc5xe3 nimmt e7 und d4.",
                en="The man on b6 is almost on the last row. Call it back with d6-c5: it must "
                "capture backward, too, and stands on d4. Now the king on f8 sees two men: "
                "f8xc5xe3 takes e7 and d4.",
            ),
            fen="B:Wb6,e7:Bd6,Kf8",
            move="d6-c5",
        ),
        Tip(
            title=Text(
                de="Räume die Schräge vor deiner Dame",
                en="Clear the diagonal before your king",
            ),
            text=Text(
                de="Zwei Steine dicht hintereinander kann die Dame auf b8 nicht überspringen: e5 "
                "und f4 decken sich. Also lock den hinteren weg: Nach f2-e3 muss f4 schlagen und "
                "steht auf d2, und b8xf4xc1 nimmt e5 und d2.",
                en="The king on b8 cannot jump two men that stand close together: e5 and f4 cover "
                "each other. So lure the rear one away: after f2-e3, f4 must capture and stands "
                "on d2, and b8xf4xc1 takes e5 and d2.",
            ),
            fen="W:Wf2,Kb8:Ba5,e5,f4",
            move="f2-e3",
        ),
        Tip(
            title=Text(
                de="Dieselbe Beute, die bessere Landung",
                en="The same prey, a better landing",
            ),
            text=Text(
                de="Nimm von h4 aus erst g3, lande auf f2 und nimm die Dame auf e3. Hinter ihr "
                "darfst du wählen, wo du landest. Wähle c5, denn von dort geht es über b4 nach a3 "
                "weiter, und Weiß hat nichts mehr; wer anders abbiegt, lässt etwas stehen.",
                en="From h4 take g3 first, land on f2, and take the king on e3. Behind it you may "
                "choose where to land. Choose c5, for from there it goes on over b4 to a3, and "
                "White has nothing left; whoever turns elsewhere leaves something standing.",
            ),
            fen="B:Wb4,g3,Ke3:Bf8,Kh4",
            move="h4xa3",
        ),
        Tip(
            title=Text(
                de="Rückwärts schlagen, nach vorn sperren",
                en="Capture backward, block forward",
            ),
            text=Text(
                de="Nimm nicht f4, sondern mit e3xg1 den Stein auf f2. Auf g1 steht deiner nun "
                "wie ein Riegel. Geht f4 nach e3, schlägt ihn d2; geht er über g3 nach h2, so ist "
                "er dort eingesperrt, und Schwarz hat keinen Zug mehr.",
                en="Do not take f4 but, with e3xg1, the man on f2. On g1 yours now stands like a "
                "bolt. If f4 goes to e3, d2 takes it; if it goes by g3 to h2, it is locked up "
                "there, and Black has no move left.",
            ),
            fen="W:Wb2,d2,e3:Bf2,f4",
            move="e3xg1",
        ),
    ),
    sources=("Ludeme/Ludii, Diagonal Draughts",),
    base="russian",
)
