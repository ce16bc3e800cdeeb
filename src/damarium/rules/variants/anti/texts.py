"""What the rule book tells of Anti Checkers beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Amerikanische Dame auf den Kopf gestellt: Wer alle seine Steine losgeworden ist oder "
        "nicht mehr ziehen kann, hat gewonnen. Der Schlagzwang, sonst eine Last, wird zur Waffe, "
        "denn was du anbietest, muss der andere nehmen. Gespielt wird es im Netz, etwa bei "
        "BrainKing, und gelegentlich auf Turnieren.",
        en="American checkers stood on its head: whoever has got rid of all their pieces, or "
        "cannot move any more, has won. The duty to capture, a burden elsewhere, becomes a "
        "weapon, for what you offer the other side has to take. It is played online, at BrainKing "
        "for one, and now and then at tournaments.",
    ),
    history=Text(
        de="In Deutschland hieß der verkehrte Wettstreit Schlagdame; so nennen ihn schon die "
        "Lexika von Pierer und Meyer. Bei der Mind Sports Olympiad in England gab es von 2002 bis "
        "2005 und wieder 2010 und 2011 Turniere.",
        en="Germany called the upside-down contest Schlagdame; Pierer's and Meyers' encyclopedias "
        "already have it under that name. The Mind Sports Olympiad in England held tournaments "
        "from 2002 to 2005 and again in 2010 and 2011.",
    ),
    tips=(
        Tip(
            title=Text(
                de="Mach dir einen König zum Verschenken",
                en="Get yourself a king to give away",
            ),
            text=Text(
                de="Schlagen musst du; nimm mit h6xf8 und werde König. Schwarz ist gezwungen, dir "
                "mit d6 die c5 abzunehmen, und so bleibt dir nur der König. Er geht vorwärts wie "
                "rückwärts und stellt sich dem letzten Stein so lange in den Weg, bis der ihn "
                "schlagen muss.",
                en="You have to capture; take with h6xf8 and become a king. Black is forced to "
                "relieve you of c5 with d6, and so only your king is left. It walks forward and "
                "backward and steps in the last man's way until that has to take it.",
            ),
            fen="W:Wc5,h6:Bd6,g7",
            move="h6xf8",
        ),
        Tip(
            title=Text(
                de="Gib einen und lass dich nach vorn holen",
                en="Give one and be fetched forward",
            ),
            text=Text(
                de="Mit g7-f6 zwingst du g5 nach e7, und d8 muss zurückschlagen. Das ist gewollt: "
                "Dein letzter Stein steht nun auf f6, dem weißen gegenüber. Geht e3 nach d4 oder "
                "f4, stellst du dich mit f6-e5 davor und bist auch ihn los.",
                en="With g7-f6 you force g5 to e7, and d8 has to capture back. That is just what "
                "you want: your last man now stands on f6, facing White's. Whether e3 goes to d4 "
                "or f4, you step before it with f6-e5 and are rid of that man, too.",
            ),
            fen="B:We3,g5:Bd8,g7",
            move="g7-f6",
        ),
        Tip(
            title=Text(de="Werde König, um dich loszuwerden", en="Become a king to be rid of it"),
            text=Text(
                de="Beide Steine können schlagen. Nimm mit e5, über g3 bis e1: Der neue König "
                "zieht auch rückwärts und kann sich jedem in den Weg stellen. Weiß muss erst e7 "
                "nehmen und f6 nach d8 bringen, dann gibst du ihn mit e1-d2 der c1.",
                en="Both men can capture. Take with e5, by way of g3 to e1: the new king moves "
                "backward as well and can step in anybody's way. First White must take e7, and f6 "
                "goes to d8; then you feed the king to c1 with e1-d2.",
            ),
            fen="B:Wc1,f2,f4,f6:Be5,e7",
            move="e5xe1",
        ),
        Tip(
            title=Text(
                de="Reih deine Steine auf der Straße auf",
                en="Line your men up along the road",
            ),
            text=Text(
                de="Einmal musst du schlagen. Nimm mit f6xd4, denn nun bleibt Weiß nur a1-b2. "
                "Dann gibst du nacheinander alles her, immer auf derselben Schräge: d4-c3, d6-e5 "
                "und zuletzt h8-g7. Jeder weiße Zug ist erzwungen; so verliert man richtig.",
                en="Once you have to capture. Take with f6xd4, for now White has only a1-b2. Then "
                "you give everything away, one after another and always on the same diagonal: "
                "d4-c3, d6-e5 and at last h8-g7. Every move of White's is forced; that is how to "
                "lose properly.",
            ),
            fen="B:Wa1,e5:Bd6,f6,h8",
            move="f6xd4",
        ),
        Tip(
            title=Text(
                de="Nimm weg, was dich nicht schlagen will",
                en="Take what will not take you",
            ),
            text=Text(
                de="Nimm mit e1xc3, nicht mit der b6: Sie steht gut, denn a7 oder c7 muss sie "
                "gleich schlagen. Wo der Schläger auch landet, auf c5 oder auf a5, dein letzter "
                "Stein geht mit c3-b4 zu ihm und wird ebenfalls genommen.",
                en="Take with e1xc3, not with b6: that man is well placed, for a7 or c7 must "
                "capture it next. Wherever the taker lands, on c5 or on a5, your last man goes to "
                "meet it with c3-b4 and is taken as well.",
            ),
            fen="W:Wb6,e1:Ba7,c7,d2",
            move="e1xc3",
        ),
    ),
    sources=(
        "BrainKing's rules page",
        "Pierer's Universal-Lexikon, Damenspiel",
        "Meyers Großes Konversations-Lexikon, 1905, Damespiel",
        "checkers.fandom.com, Suicide Checkers",
    ),
    base="american",
)
