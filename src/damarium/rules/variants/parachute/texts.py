"""Parachute Checkers in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Fallschirmdame spielt man auf BrainKing. Vier Fallschirmspringer jeder Seite stehen "
        "hinter den feindlichen Linien, auf der letzten Reihe. Sie ziehen nie, sondern warten "
        "auf einen einzigen Schlag zurück; danach sind sie gewöhnliche Steine. Das Übrige "
        "ist fast wie in der Tschechischen Dame: fliegende Damen, Steine nur "
        "vorwärts, und die Dame schlägt vor dem Stein.",
        en="Parachute Checkers is played on BrainKing. Four parachutists of each side stand "
        "behind the enemy's lines, on the last row. They never move, but wait for a single "
        "capture backward; after it they are ordinary men. The rest is much "
        "as in Czech draughts: flying kings, men only forward, and a king captures before a man.",
    ),
    history=Text(),
    tips=(
        Tip(
            title=Text(de="Der Sprung kommt nur einmal", en="The jump comes only once"),
            text=Text(
                de="Zwei Springer, zwei Beuten, und wer schlägt, ist danach ein gewöhnlicher "
                "Stein. Nimm mit d8 die Dame und lande auf f6: Der Stein auf c7 bleibt im "
                "Angriff von b8 und muss fort. Nähmst du ihn zuerst, zöge die Dame davon.",
                en="Two parachutists, two victims, and whoever captures is an ordinary man "
                "afterwards. Take the king with d8 and land on f6: the man on c7 stays under "
                "attack from b8 and has to leave. If you took it first, the king would be off.",
            ),
            fen="W:WPb8,Pd8:Bc7,Ke7",
            move="d8xf6",
        ),
        Tip(
            title=Text(de="Ruf den Springer herunter", en="Call the parachutist down"),
            text=Text(
                de="Ein Springer muss schlagen, sobald er kann. Der auf g1 nimmt gleich f2 und "
                "landet auf e3. Deine Dame steht nach f6-g5 genau richtig: Sie nimmt ihn, hält "
                "auf d2 und schlägt von dort die Dame auf b4.",
                en="A parachutist has to capture as soon as it can. The one on g1 is about to "
                "take f2 and land on e3. After f6-g5 your king stands just right: it takes it, "
                "halts on d2 and from there takes the king on b4.",
            ),
            fen="W:Wf2,Kf6:BPg1,Kb4",
            move="f6-g5",
        ),
        Tip(
            title=Text(de="Springer allein helfen niemandem", en="Parachutists alone help nobody"),
            text=Text(
                de="Der Springer auf c1 kann nie ziehen, also hängt alles an der Dame auf g1. "
                "d4-a7 lässt sie deinen Stein auf e3 schlagen und irgendwo bis b6 landen, "
                "immer in der Schräge deiner Dame. Danach hat Schwarz noch einen Springer, "
                "aber keinen Zug.",
                en="The parachutist on c1 can never move, so all depends on the king on g1. d4-a7 "
                "lets it take your man on e3 and land somewhere up to b6, always on your "
                "king's diagonal. After that Black still has a parachutist, but no move.",
            ),
            fen="W:We3,Kd4:BPc1,Kg1",
            move="d4-a7",
        ),
        Tip(
            title=Text(de="Ein Springer kann nicht warten", en="A parachutist cannot wait"),
            text=Text(
                de="Schwarz muss ziehen, und der Springer auf e1 zieht nicht. Also werde mit "
                "g7-h8 Dame am Ende der langen Schräge: Die auf a1 muss auf ihr näher kommen, "
                "und du nimmst sie. Auf dem anderen Umwandlungsfeld entkäme sie.",
                en="Black has to move, and the parachutist on e1 does not. So be crowned at the "
                "end of the long diagonal with g7-h8: the king on a1 has to come closer on it, "
                "and you take it. On the other crowning square it would escape.",
            ),
            fen="W:Wc7,g7:BPe1,Ka1",
            move="g7-h8",
        ),
        Tip(
            title=Text(
                de="Ein Springer im Rücken ist eine Falle",
                en="A parachutist behind is a trap",
            ),
            text=Text(
                de="Du hast mehrere Schläge und darfst wählen. Nimm g7 mit dem Springer von f8 "
                "und lande auf h6: Nun muss die Dame auf c3 deinen Stein auf f6 schlagen und "
                "auf g7 stehen bleiben, denn dahinter sitzt dein Springer auf h8. Dort nimmst "
                "du sie.",
                en="You have several captures and may choose. Take g7 with the parachutist from "
                "f8 and land on h6: now the king on c3 has to take your man on f6 and stop on "
                "g7, since your parachutist sits behind on h8. There you take it.",
            ),
            fen="W:Wf6,Pf8,Ph8:Be7,g7,Kc3",
            move="f8xh6",
        ),
    ),
    sources=("BrainKing, rules of Parachute Checkers", "checkerschest.com, parachute checkers"),
    base="czech",
)
