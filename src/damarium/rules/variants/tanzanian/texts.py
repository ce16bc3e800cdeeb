"""Tanzanian draughts in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Drafti heißt das Damespiel in Tansania. Steine ziehen und schlagen nur vorwärts, "
        "Damen fliegen, und zwischen Schlägen wählst du frei. So weicht es im "
        "Schlagen von der Tschechischen Dame ab, in der eine Dame vor dem Stein schlagen muss.",
        en="Drafti is the draughts of Tanzania. Men move and capture only forward, kings fly, and "
        "between captures you choose freely. In capturing that sets it apart from Czech draughts, "
        "in which a king must capture before a man.",
    ),
    history=Text(),
    tips=(
        Tip(
            title=Text(de="Auch der Stein darf schlagen", en="A man may capture, too"),
            text=Text(
                de="Niemand zwingt dich, mit der Dame zu schlagen. Nimm mit dem Stein auf d2 den "
                "Ausreißer auf c3 und lande auf b4, sonst holt er sich hinter dir die Dame. Die "
                "auf h6 hält g5 allein in Schach.",
                en="Nobody forces you to capture with the king. Take the runner on c3 with the "
                "man on d2 and land on b4, or it will be crowned behind you. The one on h6 "
                "holds g5 on its own.",
            ),
            fen="W:Wd2,Kh6:Bc3,g5",
            move="d2xb4",
        ),
        Tip(
            title=Text(de="Fang die Dame in der Ecke", en="Catch the king in the corner"),
            text=Text(
                de="Auf der langen Schräge ist eine Dame am stärksten und am leichtesten zu "
                "fangen. b2-c3 gibt einen Stein, und die Dame auf f6 muss auf b2 landen, weil "
                "deine auf a1 dahinter steht. Dort nimmst du sie.",
                en="On the long diagonal a king is strongest, and easiest to catch. b2-c3 gives a "
                "man, and the king on f6 has to land on b2, since yours stands behind on a1. "
                "There you take it.",
            ),
            fen="W:Wb2,f2,Ka1:BKf6",
            move="b2-c3",
        ),
        Tip(
            title=Text(de="Mach Platz für seine Landung", en="Make room for him to land"),
            text=Text(
                de="Dein Stein auf d6 ist gedeckt, solange deine Dame auf c7 steht, aber "
                "ungedeckt gewinnt er. Nach c7-b8 muss die Dame von h2 aus schlagen und auf c7 "
                "stehen bleiben, dem einzigen freien Feld. Von b8 nimmst du sie.",
                en="Your man on d6 is safe as long as your king stands on c7, but it wins when it "
                "is not. After c7-b8 the king has to capture from h2 and stop on c7, the only "
                "free square. From b8 you take it.",
            ),
            fen="W:Wd6,g5,Kc7:BKh2",
            move="c7-b8",
        ),
        Tip(
            title=Text(de="Öffne deiner Dame die Reihe", en="Open the row for your king"),
            text=Text(
                de="Zwei Steine dicht hintereinander überspringt keine Dame. Also zieh sie "
                "auseinander: d2-e3, der Stein auf d4 muss nach f2 schlagen, und nun steht "
                "zwischen f2 und c5 alles frei. Deine Dame auf g1 nimmt beide, und g3 hat nur "
                "noch das Feld h2.",
                en="No king jumps two men close behind each other. So pull them apart: d2-e3, the "
                "man on d4 has to take to f2, and now all is free between f2 and c5. Your king "
                "on g1 takes both, and g3 has only the square h2 left.",
            ),
            fen="W:Wd2,Kg1:Bc5,d4,g3",
            move="d2-e3",
        ),
        Tip(
            title=Text(de="Ein Stein für drei", en="One man for three"),
            text=Text(
                de="Zähl die Lücken, bevor du dich wehrst. Hinter f4 und f6 ist frei, also "
                "bietest du f2-e3 an: Schlägt d4 nach f2, nimmt dein Stein von e1 drei "
                "hintereinander. Wer nur vorwärts schlägt, muss sehen, was vor ihm in einer "
                "Kette steht.",
                en="Count the gaps before you defend. Behind f4 and f6 it is free, so you offer "
                "f2-e3: if d4 takes to f2, your man takes three in a row from e1. Who captures "
                "only forward must see what stands before him in a chain.",
            ),
            fen="W:Wa3,e1,f2:Bd4,f4,f6",
            move="f2-e3",
        ),
    ),
    sources=("Wikipedia, Tanzanian draughts",),
    relatives=("czech",),
)
