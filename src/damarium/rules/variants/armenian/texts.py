"""What the rule book tells of Armenian draughts beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Tama spielt man in Armenien und überall, wo Armenier leben. Sie gleicht der "
        "Türkischen Dame: sechzehn Steine auf der zweiten und dritten Reihe, alle 64 Felder, "
        "geschlagen wird gerade. Doch ziehen die Steine auch schräg vorwärts, und die Dame zieht "
        "wie die im Schach.",
        en="Tama is played in Armenia and wherever Armenians live. It resembles Turkish draughts: "
        "sixteen men on the second and third rows, all 64 squares, captures along straight lines. "
        "But men also move diagonally forward, and the king moves like the queen of chess.",
    ),
    history=Text(
        de="Schmidt sah das Spiel 1934 in einer strengeren Form: Der König ging nur einen "
        "Schritt, und gewonnen hatte erst, wer alles genommen hatte. Älteres wissen wir nicht aus "
        "sicherer Quelle.",
        en="In 1934 Schmidt saw the game in a stricter form: the king went a single step, and "
        "only who had taken everything had won. Of earlier times no sure source tells us.",
    ),
    tips=(
        Tip(
            title=Text(de="Eine Dame braucht freie Geraden", en="A king needs open lines"),
            text=Text(
                de="Kröne mit a7-a8 und lass Schwarz schlagen: f5 muss über f4 nach f3. Damit "
                "sind drei Geraden offen. Deine Dame fährt über b8 nach f8, hinab über f6 nach f5 "
                "und weiter über f3 nach f2.",
                en="Crown with a7-a8 and let Black capture: f5 has to go over f4 to f3. Now three "
                "lines are open. Your king goes over b8 to f8, down over f6 to f5, and on over f3 "
                "to f2.",
            ),
            fen="W:Wa7,f4,h4:Bb8,f5,f6",
            move="a7-a8",
        ),
        Tip(
            title=Text(de="Stell das Landefeld zu", en="Block the landing square"),
            text=Text(
                de="Die Dame auf b5 schlägt gleich b3. Auf b1 wäre sie in Sicherheit, also setz "
                "dich mit a1-b1 selbst dorthin. Nun muss sie auf b2 landen, und dein Stein auf a2 "
                "nimmt seitwärts sie und d2 dazu.",
                en="The king on b5 is about to take b3. On b1 it would be safe, so sit there "
                "yourself with a1-b1. Now it has to land on b2, and your man on a2 takes it "
                "sideways, and d2 as well.",
            ),
            fen="W:Wa1,a2,b3:Bd2,Kb5",
            move="a1-b1",
        ),
        Tip(
            title=Text(
                de="Biete an, wo zur Seite geschlagen wird",
                en="Offer where captures go sideways",
            ),
            text=Text(
                de="Tritt mit c6-d6 neben den Stein auf e6. Er muss seitwärts schlagen und steht "
                "auf c6, genau unter deiner Dame. Die nimmt ihn nach c5, biegt über b5 nach a5 ab "
                "und noch einmal über a4 nach a3.",
                en="Step next to the man on e6 with c6-d6. It must capture sideways and stands on "
                "c6, right below your king. That takes it, to c5, turns over b5 to a5 and once "
                "more over a4 to a3.",
            ),
            fen="W:Wc6,Kc7:Ba4,e6,Kb5",
            move="c6-d6",
        ),
        Tip(
            title=Text(
                de="Zieh den Stein auf die Reihe deiner Dame",
                en="Draw the man onto your king's row",
            ),
            text=Text(
                de="Erst f3-g4: g5 muss geradeaus nach g3. Dann f1-g2, und der Stein wird auf g1 "
                "Dame. Doch dort steht er auf der Reihe deiner Dame auf a1: Sie schlägt ihn bis "
                "h1 und von da aus hinauf über h5.",
                en="First f3-g4: g5 has to go straight on to g3. Then f1-g2, and the man becomes "
                "a king on g1. But there it stands on the row of your king on a1, which takes it, "
                "to h1, and from there goes up over h5.",
            ),
            fen="W:Wf1,f3,Ka1:Bg5,Kh5",
            move="f3-g4",
        ),
        Tip(
            title=Text(
                de="Wer im Schlag krönt, schlägt als Dame weiter",
                en="Crowned in mid-capture, it captures on as a king",
            ),
            text=Text(
                de="Dein Stein springt von d3 über d2 auf die letzte Reihe und ist sofort Dame. "
                "Als solche geht es weiter: über c1 nach a1, hinauf über a3 nach a4 und über a5. "
                "Lande auf a6, nicht höher: Schlägt d6 dann c6, steht er auf b6 dicht neben dir.",
                en="Your man jumps from d3 over d2 onto the last row and is a king at once. As a "
                "king it goes on: over c1 to a1, up over a3 to a4, and over a5. Land on a6, no "
                "higher: when d6 then takes c6, it stands on b6 right next to you.",
            ),
            fen="B:Wa3,a5,c1,d2,d6:Bc6,d3",
            move="d3xa6",
        ),
    ),
    sources=(
        "draughts.github.io, Armenian draughts",
        "Ludeme/Ludii, Tama (after Schmidt, 1934)",
        "checkers.fandom.com, Tama",
    ),
    base="turkish",
)
