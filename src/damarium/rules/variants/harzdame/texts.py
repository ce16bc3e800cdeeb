"""Harzdame in the words of the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Harzdame spielt man über Eck: Weiß steht mit 21 Steinen links unten, Schwarz rechts "
        "oben, und dazwischen liegt ein freier Streifen. Steine ziehen nach oben oder nach "
        "rechts, schlagen aber in alle vier geraden Richtungen. Dame wirst du auf elf Feldern "
        "am Rand; die Ecken a8 und h1 und die Felder daneben gehören nicht dazu.",
        en="Harzdame is played across the corner: White stands at the lower left with 21 men, "
        "Black at the upper right, with a free strip between them. Men move up or to the "
        "right, but capture in all four straight directions. Eleven squares on the edge make a "
        "king; the corners a8 and h1 and the squares next to them are not among them.",
    ),
    history=Text(
        de="Benedikt Rosenau hat das Spiel erfunden: 2009, sagt igGameCenter, 2010, sagt "
        "mindsports.nl.",
        en="Benedikt Rosenau invented the game: in 2009, says igGameCenter, in 2010, says "
        "mindsports.nl.",
    ),
    tips=(
        Tip(
            title=Text(de="Steine schlagen auch zurück", en="Men capture backward, too"),
            text=Text(
                de="Gezogen wird nur nach oben oder rechts, geschlagen in alle vier Richtungen. "
                "c4-c5 geht an d3 vorbei und lässt ihm nur Züge neben deine Steine. Auf d4 "
                "dagegen stündest du über ihm, und er schlüge dich nach d5 hinauf, gegen seine "
                "Zugrichtung.",
                en="You move only up or to the right, but capture in all four directions. c4-c5 "
                "walks past d3 and leaves it only moves beside your men. On d4, however, you "
                "would stand above it, and it would take you up to d5, against its way of "
                "moving.",
            ),
            fen="W:Wc2,c4:Bd3",
            move="c4-c5",
        ),
        Tip(
            title=Text(de="Warte neben dem Umwandlungsfeld", en="Wait beside the crowning square"),
            text=Text(
                de="Der Stein auf f2 will auf f1 Dame werden. Lass ihn, aber stell dich mit d1-e1 "
                "daneben: Wird er auf f1 gekrönt, schlägst du ihn zur Seite. Weicht er nach e2 "
                "aus, schlägst du ihn nach oben.",
                en="The man on f2 wants to be crowned on f1. Let it, but stand beside it with "
                "d1-e1: if it is crowned on f1, you take it sideways. If it turns to e2, you "
                "take it upward.",
            ),
            fen="W:Wc2,c3,d1:Bf2",
            move="d1-e1",
        ),
        Tip(
            title=Text(de="Lenk den Stein in deine Linie", en="Steer the man into your line"),
            text=Text(
                de="Deine Dame auf d8 braucht nur noch etwas auf ihrer Linie. c5-c6 gibt einen "
                "Stein: Der auf b6 muss zur Seite schlagen und steht auf d6. Sie nimmt ihn, "
                "hält auf d5 und schlägt im rechten Winkel die Dame auf f5.",
                en="Your king on d8 only needs something on its file. c5-c6 gives a man: the one "
                "on b6 has to capture sideways and stands on d6. Your king takes it, halts on "
                "d5 and takes the king on f5 at a right angle.",
            ),
            fen="W:Wc5,Kd8:Bb6,Kf5",
            move="c5-c6",
        ),
        Tip(
            title=Text(de="Am Rand endet jede Reihe", en="Every row ends at the edge"),
            text=Text(
                de="Die Dame auf h5 muss deinen Stein auf b5 schlagen, und dahinter kommt nur "
                "noch a5. Also b3-a3: Deine Dame wartet in der Randlinie und nimmt sie dort.",
                en="The king on h5 has to take your man on b5, and behind it there is only a5. So "
                "b3-a3: your king waits on the edge file and takes it there.",
            ),
            fen="W:Wa2,b5,Kb3:BKh5",
            move="b3-a3",
        ),
        Tip(
            title=Text(de="Nicht jede Ecke krönt", en="Not every corner crowns"),
            text=Text(
                de="Auf b8 bleibt dein Stein ein Stein, erst c8 macht ihn zur Dame. Nach b8-c8 "
                "darf auch d2 auf d1 Dame werden: Du weichst nach a8 aus, sie muss deinen "
                "Stein auf d7 schlagen und auf d8 halten, und du nimmst sie von der Seite. "
                "Geht er nach c2, schlägst du die Linie hinunter.",
                en="On b8 your man stays a man, only c8 makes it a king. After b8-c8, d2 may be "
                "crowned on d1, too: you step aside to a8, it has to take your man on d7 and "
                "stop on d8, and you take it from the side. If it goes to c2, you capture down "
                "the file.",
            ),
            fen="W:Wa2,b8,d7:Bd2",
            move="b8-c8",
        ),
    ),
    sources=("mindsports.nl, Harzdame", "igGameCenter, Harzdame"),
)
