"""Killer draughts in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Killer-Dame ist Internationale Dame mit einer einzigen anderen Regel: Schlägt eine "
        "Dame als Letztes eine Dame, muss sie gleich hinter ihr stehen bleiben. Dadurch fangen "
        "schon zwei Damen eine einzelne, die sonst remis hielte. Bis zum Endspiel "
        "bleibt alles andere, wie es ist.",
        en="Killer draughts is International draughts with a single rule changed: a king that "
        "takes a king last must stop right behind it. So two kings already catch a single one, "
        "which would otherwise hold the draw. Until the ending all else stays.",
    ),
    history=Text(
        de="Christian Freeling hat die Regel vorgeschlagen, damit weniger Partien remis enden. "
        "Ähnliches ist älter: Der niederländische Meister A. K. W. Damme wollte schon 1922, "
        "dass eine Dame am Ende jedes Schlages gleich hinter dem Geschlagenen hält. Tjalling "
        "Goedemoed hat einen Lehrgang für Killer-Dame geschrieben.",
        en="Christian Freeling proposed the rule so that fewer games end in a draw. Similar ideas "
        "are older: in 1922 the Dutch master A. K. W. Damme already wanted a king to halt "
        "right behind what it takes at the end of any capture. Tjalling Goedemoed has written "
        "a course in killer draughts.",
    ),
    tips=(
        Tip(
            title=Text(de="Zwei Damen fangen eine", en="Two kings catch one"),
            text=Text(
                de="Das ist die Stellung, um derentwillen es die Regel gibt. Nach 18-1 ist jedes "
                "Feld der Schräge verloren, und die schwarze Dame kann von 45 nur nach 50. "
                "Dann stellst du dich auf 6: Sie muss deine Dame auf 22 schlagen und gleich "
                "dahinter stehen bleiben, auf 17, wo du sie nimmst.",
                en="This is the position for whose sake the rule exists. After 18-1 every square "
                "of the diagonal is lost, and from 45 the black king can only go to 50. Then "
                "you stand on 6: it has to take your king on 22 and stop right behind, on 17, "
                "where you take it.",
            ),
            fen="W:WK18,K22:BK45",
            move="18-1",
        ),
        Tip(
            title=Text(de="Du weißt, wo sie landet", en="You know where it lands"),
            text=Text(
                de="Die Dame auf 26 muss deine auf 12 schlagen, und weil es eine Dame ist, bleibt "
                "sie auf 8 stehen. Mach also mit 7-2 eine neue: Sie nimmt die schwarze auf 8, "
                "biegt ab und schlägt den Stein auf 10 dazu.",
                en="The king on 26 has to take yours on 12, and as that is a king, it stops on 8. "
                "So make a new one with 7-2: it takes the black king on 8, turns and takes the "
                "man on 10 as well.",
            ),
            fen="W:W7,K12:B10,K26",
            move="7-2",
        ),
        Tip(
            title=Text(de="Opfere quer zum Hauptweg", en="Sacrifice across the main road"),
            text=Text(
                de="Eine Dame gegen eine Dame und einen Stein ist ein guter Tausch. 17-28 zwingt "
                "die auf 50, dich zu schlagen und auf 22 zu halten, genau in der Reihe deiner "
                "anderen. Von 36 nimmst du sie, landest auf 18 und fliegst über den Stein auf "
                "40.",
                en="A king for a king and a man is a good exchange. 17-28 forces the one on 50 to "
                "take you and stop on 22, right in the row of your other king. From 36 you "
                "take it, land on 18 and fly over the man on 40.",
            ),
            fen="W:WK17,K36:B40,K50",
            move="17-28",
        ),
        Tip(
            title=Text(de="Ein Stein genügt als Fänger", en="A man is enough to catch it"),
            text=Text(
                de="Hinter einer geopferten Dame darf auch ein Stein warten. 28-39 lässt der auf "
                "48 nur den Schlag nach 34, weiter darf sie nicht. Dort nimmt sie dein Stein "
                "auf 29, denn Steine schlagen auch rückwärts.",
                en="Behind a sacrificed king a man may wait as well. 28-39 leaves the one on 48 "
                "only the capture to 34; it may not go further. There your man on 29 takes it, "
                "for men capture backward, too.",
            ),
            fen="W:W23,29,K28:BK48",
            move="28-39",
        ),
        Tip(
            title=Text(
                de="Lass schlagen und stell dich dahinter",
                en="Let him capture and wait behind",
            ),
            text=Text(
                de="Deine Dame auf 14 wird gleich geschlagen, das ist nicht zu ändern. Nutze es: "
                "Nach dem Schlag steht die schwarze auf 20 fest. 37-48 legt deine andere auf "
                "die Schräge des Steins auf 30, sie nimmt ihn, landet auf 25 und schlägt "
                "zurück über 20.",
                en="Your king on 14 is about to be taken, and that cannot be helped. Use it: "
                "after the capture the black one stands fixed on 20. 37-48 puts your other "
                "king on the diagonal of the man on 30; it takes that, lands on 25 and "
                "captures back over 20.",
            ),
            fen="W:WK14,K37:B30,K3",
            move="37-48",
        ),
    ),
    sources=(
        "mindsports.nl, killer draughts",
        "Winther, Killer draughts, at zillions-of-games.com",
        "damforum.nl, a letter of Peter Michaelsen on Damme's proposal",
    ),
    base="international",
)
