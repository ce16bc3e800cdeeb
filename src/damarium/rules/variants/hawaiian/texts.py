"""Hawaiian checkers in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Kōnane kommt aus Hawaii und heißt anderswo Hawaiianische Dame. Das Brett ist voll; "
        "jede Seite nimmt einen Stein heraus, danach ist jeder Zug ein Schlag, geradeaus über "
        "einen Nachbarn hinweg. Damen gibt es nicht, Remis auch nicht: Wer nicht mehr schlagen "
        "kann, hat verloren.",
        en="Konane comes from Hawaii and is called Hawaiian checkers elsewhere. The board is "
        "full; each side takes one piece out, and from then on every move is a capture, "
        "straight over a neighbour. There are no kings and no draws: who cannot capture any "
        "more has lost.",
    ),
    history=Text(
        de="Aus der Zeit vor der Ankunft der Europäer gibt es kein Schriftzeugnis. James King, "
        "der den Bericht über Cooks letzte Reise vollendete, beschreibt für März 1779 ein "
        "Brett mit 238 Feldern, vierzehn in jeder Reihe, und schwarze und weiße Kiesel. König "
        "Kamehameha I. galt als starker Spieler. Die Bretter, papamū, waren Steine mit "
        "eingeschlagenen Mulden, in keiner festen Größe.",
        en="Nothing was written down before the Europeans came. James King, who completed the "
        "account of Cook's last voyage, describes a board of 238 squares, fourteen in a row, "
        "with black and white pebbles, for March 1779. King Kamehameha I was known as a strong "
        "player. The boards, papamū, were stones with shallow pits, in no fixed size.",
    ),
    tips=(
        Tip(
            title=Text(
                de="Hör auf, solange noch ein Sprung bleibt",
                en="Stop while a jump is left",
            ),
            text=Text(
                de="Du darfst weiterspringen, aber du musst nicht. Zieh von a7 nur bis a5 und heb "
                "dir den Sprung nach a3 auf: Schwarz hat einen einzigen Schlag, über c7, und "
                "danach springst du noch einmal. Nimmst du beide Steine auf einmal, hast du "
                "nachher keinen Zug mehr.",
                en="You may jump on, but you need not. From a7 go only to a5 and save the jump to "
                "a3: Black has a single capture, over c7, and after it you jump once more. "
                "Take both pieces at once, and you have no move left afterwards.",
            ),
            fen="W:Wa7,c3,c7:Ba4,a6,d5,d7,e4",
            move="a7xa5",
        ),
        Tip(
            title=Text(
                de="Spring weiter, wenn man dich sonst nimmt",
                en="Jump on where you would be taken",
            ),
            text=Text(
                de="Bliebst du nach dem ersten Sprung von g1 auf e1 stehen, nähme dich der Stein "
                "auf d1. Spring gleich weiter bis c1: Er ist fort, Schwarz kann nur noch mit "
                "c4 über c3 schlagen, und du schlägst zurück, von c1 nach c3.",
                en="If you stayed on e1 after the first jump from g1, the piece on d1 would take "
                "you. Jump on to c1 at once: it is gone, Black can only capture with c4 over "
                "c3, and you capture back, from c1 to c3.",
            ),
            fen="W:Wc3,f2,g1,g5:Bc4,d1,e4,f1",
            move="g1xe1xc1",
        ),
        Tip(
            title=Text(de="Nimm ihm seinen Zug, behalte deinen", en="Take his move, keep yours"),
            text=Text(
                de="Es gewinnt, wer den letzten Sprung hat. Schwarz würde gern mit e4 über d4 "
                "springen: Nimm ihm e4 weg und lande auf f4. Ihm bleibt f5 über g5, und dann "
                "springst du über f3. Mit jedem anderen Zug ist er als Letzter dran.",
                en="Whoever has the last jump wins. Black would like to jump with e4 over d4: "
                "take e4 away and land on f4. He is left with f5 over g5, and then you jump "
                "over f3. With any other move he has the last word.",
            ),
            fen="W:Wd4,g5:Bc6,e4,f3,f5,g6",
            move="d4xf4",
        ),
        Tip(
            title=Text(
                de="Zähl seine Sprünge, nicht seine Steine",
                en="Count his jumps, not his pieces",
            ),
            text=Text(
                de="Steine sind nur Futter; zähl, wie oft er noch springen kann. Von c3 über e3 "
                "bis g3 nimmst du d3 und f3, und übrig bleibt c4 mit einem einzigen Sprung, "
                "über c5. Danach steht er auf c6 neben d6, und du hast den letzten Zug.",
                en="Pieces are only food; count how often he can still jump. From c3 by e3 to g3 "
                "you take d3 and f3, and what remains is c4 with a single jump, over c5. Then "
                "it stands on c6 beside d6, and you have the last move.",
            ),
            fen="W:Wc3,c5,d6,f2,f6:Bc4,d3,f3",
            move="c3xe3xg3",
        ),
        Tip(
            title=Text(de="Spar dir die sicheren Sprünge auf", en="Save the safe jumps"),
            text=Text(
                de="In der Ecke auf a1 kann dich niemand überspringen, und dein Sprung über a2 "
                "oder b1 läuft nicht weg. Zieh zuerst in der Mitte, wo die Sprünge vergänglich "
                "sind: von d4 über d5 nach d6. Den Sprung aus der Ecke machst du zuletzt.",
                en="In the corner on a1 nobody can jump over you, and your jump over a2 or b1 "
                "does not run away. Move in the middle first, where jumps are fleeting: from "
                "d4 over d5 to d6. The jump out of the corner you make last.",
            ),
            fen="W:Wa1,b2,c5,d4,e5:Ba2,b1,b5,d3,d5",
            move="d4xd6",
        ),
    ),
    sources=(
        "J. King, A Voyage to the Pacific Ocean, 1784, as quoted by Ludii",
        "imagesofoldhawaii.com, with the account of Archibald Campbell",
        "BrainKing, rules of Hawaiian Checkers",
    ),
)
