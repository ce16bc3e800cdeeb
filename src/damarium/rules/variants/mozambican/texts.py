"""Mozambican draughts in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="In Mosambik spielt man auf gespiegeltem Brett mit fliegenden Damen, und auch Steine "
        "schlagen rückwärts. Eigen ist die Waage beim Schlagen: Ein Stein zählt eins, eine "
        "Dame zwei, und du musst den wertvollsten Schlag wählen. So gehen zwei Damen vor drei "
        "Steinen, und eine Dame wiegt zwei Steine auf.",
        en="In Mozambique they play on a mirrored board with flying kings, and men capture "
        "backward, too. Its own is the scale for captures: a man counts one, a king two, and "
        "you must choose the most valuable capture. So two kings go before three men, and a "
        "king balances two men.",
    ),
    history=Text(),
    tips=(
        Tip(
            title=Text(de="Zwei zählt mehr als eins", en="Two counts more than one"),
            text=Text(
                de="Nach 20-23 könnte Schwarz mit 28 oder mit der Dame auf 10 einen Stein nehmen, "
                "aber deine Dame auf 5 zählt doppelt, also muss er sie schlagen. Dabei fliegt "
                "seine in die Ecke auf 1, und du schlägst mit 23 den Stein auf 28 und wirst "
                "auf 32 Dame.",
                en="After 20-23 Black could take a man with 28 or with the king on 10, but your "
                "king on 5 counts double, so he has to take that. His own flies into the "
                "corner on 1, and you take the man on 28 with 23 and are crowned on 32.",
            ),
            fen="W:W14,20,K5:B22,28,K10",
            move="20-23",
        ),
        Tip(
            title=Text(de="Auch ein Stein fängt eine Dame", en="A man catches a king, too"),
            text=Text(
                de="Steine schlagen hier rückwärts, das macht sie zu guten Wächtern. 10-19 opfert "
                "deine Dame: Die auf 15 muss sie nehmen und auf 22 halten, weil dahinter dein "
                "Stein auf 26 steht. Der schlägt zurück und gewinnt dann das Rennen gegen 29.",
                en="Men capture backward here, which makes them good guards. 10-19 sacrifices "
                "your king: the one on 15 has to take it and stop on 22, since your man on 26 "
                "stands behind. That captures back and then wins the race against 29.",
            ),
            fen="W:W26,K10:B29,K15",
            move="10-19",
        ),
        Tip(
            title=Text(de="Mach Platz, und er muss landen", en="Make room, and he has to land"),
            text=Text(
                de="Dein Stein auf 22 ist die Lockspeise. 26-29 gibt das Feld dahinter frei: Die "
                "Dame auf 8 muss schlagen und auf 26 stehen bleiben, denn auf 29 sitzt jetzt "
                "deine. Sie nimmt die schwarze und landet auf 19, in Reichweite des letzten "
                "Steins auf 9.",
                en="Your man on 22 is the bait. 26-29 frees the square behind it: the king on 8 "
                "has to capture and stop on 26, for yours now sits on 29. It takes the black "
                "one and lands on 19, within reach of the last man on 9.",
            ),
            fen="W:W22,K26:B9,K8",
            move="26-29",
        ),
        Tip(
            title=Text(de="Zieh ihn zurück, zweimal", en="Pull him back, twice"),
            text=Text(
                de="Der Stein auf 7 ist zwei Schritte vor der Umwandlung. 6-11 bietet ihm einen "
                "Schlag rückwärts, nach 14. Dann bietest du den nächsten auf 10, und er muss "
                "nach 5, vor deine Dame auf 1. Zwei Steine für den letzten: gewonnen.",
                en="The man on 7 is close to being crowned. 6-11 offers it a capture backward, to "
                "14. Then you offer the next one on 10, and it has to go to 5, in front of "
                "your king on 1. Two men for the last one: you win.",
            ),
            fen="W:W5,6,K1:B7",
            move="6-11",
        ),
        Tip(
            title=Text(
                de="Die größte Summe führt ihn ins Netz",
                en="The largest sum leads him into the net",
            ),
            text=Text(
                de="Schwarz muss immer das Wertvollste nehmen, also zeichne ihm den Weg. Nach "
                "13-18 zählt nur der Schlag von 29 über 26 und 18, und er endet auf 13. Dein "
                "Stein auf 17 nimmt ihn und gleich noch den auf 6.",
                en="Black always has to take what is worth most, so draw the way for him. After "
                "13-18 only the capture from 29 over 26 and 18 counts, and it ends on 13. Your "
                "man on 17 takes it and the one on 6 right after.",
            ),
            fen="W:W13,15,17,26:B6,24,29",
            move="13-18",
        ),
    ),
    sources=("Winther, Mozambican checkers (mlwi.magix.net)",),
)
