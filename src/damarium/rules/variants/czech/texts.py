"""What the rule book tells of Czech draughts beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Gespielt wird in Tschechien und der Slowakei, auf 64 Feldern mit zwölf Steinen. "
        "Steine ziehen und schlagen nur vorwärts, die Dame fliegt. Beim Schlagen zählt nicht, wie "
        "viel du nimmst, sondern womit: Kann eine Dame schlagen, so müssen die Steine warten. Den "
        "Sport leitet ein eigener Verband, die ČFD.",
        en="It is played in Czechia and Slovakia, on 64 squares with twelve men a side. Men move "
        "and capture forward only; kings fly. What counts in a capture is not how much you take "
        "but with what: where a king can capture, the men have to wait. A federation of its own, "
        "the ČFD, looks after the sport.",
    ),
    history=Text(
        de="Ein Beitrag in BrainKings Forum hält das Spiel für mehr als zweihundert Jahre alt; "
        "einen Beleg nennt er nicht. Der Weltverband FMJD führt seine Regeln unter denen der "
        "anderen Damespiele. Kindern in der Slowakei schreibt Wikipedia eine Form mit zwei Reihen "
        "Steinen zu; ob das stimmt, ist offen.",
        en="A post in BrainKing's forum takes the game to be more than two hundred years old, and "
        "names no evidence. The world federation FMJD keeps its rules among those of the other "
        "draughts games. Wikipedia ascribes a form with two rows of men to children in Slovakia; "
        "whether that is so is open.",
    ),
    tips=(
        Tip(
            title=Text(
                de="Die Dame muss, der Stein darf nicht",
                en="The king must, the man may not",
            ),
            text=Text(
                de="Stell deine Dame mit b6-c7 vor den Stein auf b8. Er würde sie gern schlagen, "
                "doch auch die Dame auf f4 kann schlagen, den Stein auf e5, und eine Dame geht "
                "vor. Hinter e5 ist nur d6 frei, und von c7 aus nimmst du sie dort.",
                en="Put your king in front of the man on b8 with b6-c7. That man would love to "
                "take it, but the king on f4 can capture, too, the man on e5, and a king goes "
                "first. Behind e5 only d6 is free, and there you take it from c7.",
            ),
            fen="W:Wa3,e5,Kb6:Bb8,Kf4",
            move="b6-c7",
        ),
        Tip(
            title=Text(de="Zwei sind manchmal mehr als drei", en="Two can be more than three"),
            text=Text(
                de="Der Stein auf f8 könnte drei nehmen; die Menge zählt hier aber nicht, du "
                "wählst. Nimm e5 und e3 mit f6xd4xf2: Weiß muss mit e1 zurückschlagen und steht "
                "auf g3, und nun nimmt f8 wieder drei, g7, g5 und g3.",
                en="The man on f8 could take three, but here numbers do not count: you choose. "
                "Take e5 and e3 with f6xd4xf2: White must recapture with e1 and stands on g3, and "
                "now f8 again takes three, g7, g5 and g3.",
            ),
            fen="B:We1,e3,e5,g5,g7:Bf6,f8",
            move="f6xf2",
        ),
        Tip(
            title=Text(de="Mach deiner Dame eine Straße", en="Build your king a road"),
            text=Text(
                de="Erst g5-f6: e7 muss schlagen und steht auf g5. Dann b2-c3, und d4 muss nach "
                "b2. Jetzt hat die Dame auf a1 alles in einer Kette vor sich: a1xf6xh4xf2xa7 "
                "nimmt b2, g5, g3 und b6. Zwei Steine gegeben, vier geholt.",
                en="First g5-f6: e7 must capture and stands on g5. Then b2-c3, and d4 has to go "
                "to b2. Now the king on a1 has everything in one chain: a1xf6xh4xf2xa7 takes b2, "
                "g5, g3 and b6. Two men given, four taken.",
            ),
            fen="W:Wb2,g5,Ka1:Bb6,d4,e7,g3",
            move="g5-f6",
        ),
        Tip(
            title=Text(de="Stütze den vordersten Stein", en="Support the foremost man"),
            text=Text(
                de="Noch könnte a7 die b6 schlagen, denn c5 dahinter ist frei. Also b4-c5. Danach "
                "steht a7 fest, und Schwarz bleibt nur b8-c7, und b6 schlägt und wird auf d8 "
                "Dame. Steine schlagen hier nur vorwärts: Wer hinten gestützt ist, steht sicher.",
                en="As it is, a7 could capture b6, for c5 behind it is free. So b4-c5. After that "
                "a7 is stuck, and Black has only b8-c7, and b6 captures and becomes a king on d8. "
                "Men capture only forward here: one that is backed up stands safe.",
            ),
            fen="W:Wb4,b6,h4:Ba7,b8",
            move="b4-c5",
        ),
        Tip(
            title=Text(de="Lass den Eingeklemmten stehen", en="Leave the trapped man alone"),
            text=Text(
                de="Drei Schläge stehen zur Wahl. Nimm e5 mit d4xf6 und rühre b2 nicht an: Er "
                "steckt zwischen a1 und c1, kann weder vor noch zurück, und einen anderen Stein "
                "hat Schwarz nicht mehr. Wer nicht ziehen kann, verliert.",
                en="There are three captures to choose from. Take e5 with d4xf6 and do not touch "
                "b2: it is stuck between a1 and c1, can go neither way, and Black has no other "
                "man left. Whoever cannot move loses.",
            ),
            fen="W:Wa1,c1,d4:Bb2,e5",
            move="d4xf6",
        ),
    ),
    sources=(
        "ČFD, rules on damweb.cz",
        "FMJD, brief rules of Czech draughts",
        "BrainKing, forum, board 28",
        "Wikipedia, Czech draughts",
    ),
    relatives=("german",),
)
