"""What the rule book tells of German draughts beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Das Damespiel, wie man es in Deutschland am Küchentisch lernt; kaum eine "
        "Spielesammlung kommt ohne aus. Steine ziehen und schlagen nur vorwärts, die Dame fliegt "
        "weit, landet aber dicht hinter dem, was sie schlägt. Kein Verband hat die Regeln je "
        "festgelegt: Was in deiner Familie galt, findest du vielleicht unter den anderen Lesarten.",
        en="Draughts as people in Germany learn it at the kitchen table; hardly a box of family "
        "games is without it. Men move and capture forward only; the king flies far, but lands "
        "right behind whatever it takes. No federation ever wrote the rules down: what your "
        "family played may be among the other readings.",
    ),
    history=Text(
        de="Das erste Buch über das Damespiel in Deutschland soll um 1700 in Nürnberg erschienen "
        "sein, von Johann Wolfgang Schmidt; 1811 folgte in Magdeburg das Lehrbuch von F. W. Koch. "
        "Über die Regeln war man sich nie einig: Bei Meyer zieht die Dame 1905 nur einen Schritt, "
        "die Britannica von 1911 beschreibt polnische Regeln auf 64 Feldern. Anfang der 1930er "
        "gab es in Stralsund einen Deutschen Dame-Bund. Eine Zeitschrift nennt das deutsche Spiel "
        "heute ausgestorben; am Küchentisch weiß man es besser.",
        en="The first book on draughts in Germany is said to have come out in Nuremberg about "
        "1700, by Johann Wolfgang Schmidt; F. W. Koch's textbook followed in Magdeburg in 1811. "
        "Nobody ever agreed on the rules: in Meyers of 1905 the king takes single steps, while "
        "the Britannica of 1911 describes Polish rules on 64 squares. In the early 1930s "
        "Stralsund had a German draughts union. One magazine calls the German game extinct today; "
        "kitchen tables know better.",
    ),
    tips=(
        Tip(
            title=Text(de="Du weißt, wo die Dame landet", en="You know where the king lands"),
            text=Text(
                de="Biete mit 6-10 einen Stein an. Die Dame auf 17 muss ihn schlagen, und weil "
                "sie dicht hinter ihm landet, steht sie gleich auf 7 und nirgends sonst. Diese "
                "Schräge bewacht deine Dame von 20 aus: 20x2, und Weiß bleibt nur der Stein auf "
                "30.",
                en="Offer a man with 6-10. The king on 17 must take it, and as it lands right "
                "behind it, it will stand on 7 and nowhere else. Your king on 20 watches that "
                "diagonal: 20x2, and White has only the man on 30 left.",
            ),
            fen="B:W30,K17:B6,K20",
            move="6-10",
        ),
        Tip(
            title=Text(de="Wähle das Feld der Umwandlung", en="Choose where to crown"),
            text=Text(
                de="Krönen kannst du auf 2 oder auf 3. Die 16 geht so oder so verloren, denn 12 "
                "muss sie schlagen und landet auf 19. Nach 7-3 aber steht deine Dame neben der 8, "
                "und der Schlag geht weiter: 3x12x23 nimmt beide Steine.",
                en="You may crown on 2 or on 3. Either way 16 is lost, for 12 must take it and "
                "lands on 19. But after 7-3 your king stands next to 8, and its capture goes on: "
                "3x12x23 takes both men.",
            ),
            fen="W:W7,16:B8,12",
            move="7-3",
        ),
        Tip(
            title=Text(de="Lass den anderen ziehen", en="Let the other side move"),
            text=Text(
                de="Mit 32-28 sind alle Felder bewacht: Geht 19 nach 23 oder 24, wird der Stein "
                "geschlagen, und geht 2 nach 6 oder 7, nimmt ihn die 10 und krönt. Schwarz ist am "
                "Zug und muss einen davon wählen. Ein ruhiger Wartezug ist oft mehr wert als ein "
                "Vorstoß.",
                en="With 32-28 every square is guarded: if 19 goes to 23 or 24, it is taken, and "
                "if 2 goes to 6 or 7, the man on 10 takes it and crowns. Black is to move and "
                "must choose one of these. A quiet waiting move is often worth more than an "
                "advance.",
            ),
            fen="W:W10,27,32:B2,19",
            move="32-28",
        ),
        Tip(
            title=Text(
                de="Zieh die Dame Schritt für Schritt heran",
                en="Draw the king in, step by step",
            ),
            text=Text(
                de="Beide Schläge nehmen zwei Steine; nimm mit der 17, denn auf 1 beherrscht "
                "deine Dame die Schräge bis 15. Krönt Schwarz mit 26-31, so folgt 25-22: Die neue "
                "Dame muss schlagen und landet auf 17. Dann 18-14, sie muss wieder und steht auf "
                "10, und 1x15 beendet die Partie.",
                en="Both captures take two men; take with 17, for on 1 your king rules the "
                "diagonal down to 15. If Black crowns with 26-31, play 25-22: the new king must "
                "capture and lands on 17. Then 18-14, it must again and stands on 10, and 1x15 "
                "ends the game.",
            ),
            fen="W:W17,18,25:B6,14,26",
            move="17x1",
        ),
        Tip(
            title=Text(
                de="Das erste Feld dahinter ist das richtige",
                en="The first square behind is the right one",
            ),
            text=Text(
                de="Schlag mit der Dame auf 26, nicht mit der 13. Hinter 22 landet sie auf 17, "
                "und genau dort beginnt die Schräge, auf der die 7 steht: 26x17x3. Schwarz bleibt "
                "nur noch 9-14, wieder auf diese Schräge, und die Dame schlägt zurück.",
                en="Capture with the king on 26, not with 13. Behind 22 it lands on 17, and just "
                "there begins the diagonal on which 7 stands: 26x17x3. Black has only 9-14 left, "
                "onto that diagonal again, and the king strikes back.",
            ),
            fen="W:W13,K26:B7,9,22",
            move="26x3",
        ),
    ),
    sources=(
        "house rules: spin.de, casinospiegel, altmuehlnet, pocketgames.ch",
        "checkers.fandom.com, Deutsches Damespiel (for the books and the union)",
        "Meyers Großes Konversations-Lexikon, 1905, Damespiel",
        "Encyclopædia Britannica, 1911",
    ),
    relatives=("czech",),
)
