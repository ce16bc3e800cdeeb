"""Italian draughts in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Italienische Dame ist das nationale Spiel Italiens und wird dort in Turnieren der "
        "Federazione Italiana Dama gespielt. Die Könige sind kurz, aber kein Stein darf sie "
        "schlagen. Beim Schlagen entscheidet eine Leiter von vier Stufen: die meisten Steine, "
        "mit dem König, die meisten Könige, der König am frühesten.",
        en="Italian draughts is the national game of Italy, where the Federazione Italiana Dama "
        "holds its tournaments. Kings are short, but no man may take them. Captures are ranked "
        "by a ladder of four steps: the most pieces, by a king, the most kings, the king "
        "earliest.",
    ),
    history=Text(
        de="Der italienische Verband entstand 1924 auf Betreiben des Mailänders Luigi Franzioni: "
        "per Post, mit einem Fragebogen an die Vereine. 1934 schaffte er das Blasen endgültig "
        "ab, also das Wegnehmen eines Steins, der nicht geschlagen hat. Zum hundertsten Jahr "
        "fand 2024 in Rom die erste Weltmeisterschaft in dieser Spielart statt; Damiano Sciuto "
        "aus Messina gewann sie.",
        en="The Italian federation came into being in 1924 through Luigi Franzioni of Milan: by "
        "post, with a questionnaire to the clubs. In 1934 it abolished huffing for good, that "
        "is, removing a piece that failed to capture. For its hundredth year the first world "
        "championship in this game was held in Rome in 2024; Damiano Sciuto of Messina won it.",
    ),
    tips=(
        Tip(
            title=Text(de="Vor Steinen ist dein König sicher", en="Men cannot harm your king"),
            text=Text(
                de="Kein Stein darf einen König schlagen, also darf deiner ihm auf die Füße "
                "treten. 26-29 stellt ihn auf das einzige Feld, das dem Stein auf 25 noch "
                "offensteht. Der sitzt fest, Schwarz muss mit 8 laufen, und den fängt dein "
                "Stein von 30 ab.",
                en="No man may take a king, so yours may tread on its toes. 26-29 puts it on the "
                "only square still open to the man on 25. That is stuck, Black has to run with "
                "8, and your man from 30 meets it.",
            ),
            fen="W:W30,K26:B8,25",
            move="26-29",
        ),
        Tip(
            title=Text(
                de="Der König muss schlagen, wo er kann",
                en="The king must capture where it can",
            ),
            text=Text(
                de="Schwarz droht, mit dem König auf 20 deinen Stein auf 15 zu nehmen. Lass ihn: "
                "18-13 stellt deinen König neben 10, und nach dem Schlag steht der schwarze "
                "auf 11. Beide liegen nun in deiner Bahn, erst 10, dann 11.",
                en="Black threatens to take your man on 15 with the king on 20. Let him: 18-13 "
                "puts your king beside 10, and after the capture the black one stands on 11. "
                "Both now lie on your way, first 10, then 11.",
            ),
            fen="W:W15,K18:B10,K20",
            move="18-13",
        ),
        Tip(
            title=Text(de="Ein König für einen König", en="A king for a king"),
            text=Text(
                de="Kurze Könige schlagen nur, was neben ihnen steht, und müssen es. 6-10 zwingt "
                "den auf 14, deinen zu nehmen und auf 5 zu landen. Dort schlägt ihn dein "
                "anderer von 9, steht auf 2 und wartet auf den Stein, der von 1 nach 5 muss.",
                en="Short kings take only what stands beside them, and they have to. 6-10 forces "
                "the one on 14 to take yours and land on 5. There your other king takes it "
                "from 9, stands on 2 and waits for the man that has to go from 1 to 5.",
            ),
            fen="W:WK6,K9:B1,K14",
            move="6-10",
        ),
        Tip(
            title=Text(de="Wer gegenübersteht, gewinnt", en="Who faces him wins"),
            text=Text(
                de="Ohne Schlag nach hinten entscheidet die Opposition. Nach 23-19 stehst du dem "
                "Stein auf 11 so gegenüber, dass jeder seiner Schritte vor deinem Stein endet, "
                "und 17 läuft deinem auf 25 in die Arme. Mit 23-20 kommst du einen Schritt zu "
                "spät.",
                en="Without captures backward, the opposition decides. After 23-19 you face the "
                "man on 11 so that each of its steps ends in front of your man, and 17 runs "
                "into the arms of yours on 25. With 23-20 you come one step too late.",
            ),
            fen="W:W23,25:B11,17",
            move="23-19",
        ),
        Tip(
            title=Text(de="Jag den König am Rand", en="Hunt the king at the edge"),
            text=Text(
                de="Ein kurzer König hat am Rand nur zwei Felder. 11-14 lässt dem auf 13 nur noch "
                "9 und 17. Geht er nach 17, stell deinen auf 18: Ob er zurückkehrt oder nach "
                "21 weicht, beides endet vor deinem König.",
                en="A short king has only two squares at the edge. 11-14 leaves the one on 13 "
                "only 9 and 17. If it goes to 17, put yours on 18: whether it returns or gives "
                "way to 21, both end in front of your king.",
            ),
            fen="W:W24,K11,K12:BK13",
            move="11-14",
        ),
    ),
    sources=(
        "FID, Regolamento Tecnico 2008",
        "corrierenet.com, on the federation's hundred years",
        "sport24h.it, on the federation's hundred years and the championship of 2024",
    ),
    relatives=("spanish",),
)
