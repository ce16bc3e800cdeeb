"""Russian draughts in the rule book: what it is, its history, and how to play it well."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Russische Dame, schaschki, wird in Russland, in anderen Ländern der früheren "
        "Sowjetunion, in Teilen Osteuropas und in Israel gespielt. Das Brett ist das kleine "
        "mit 64 Feldern, aber die Steine schlagen auch rückwärts und die Damen fliegen. "
        "Zwischen Schlägen wählst du frei, und ein Stein, der mitten im Schlag die letzte "
        "Reihe erreicht, schlägt sofort als Dame weiter.",
        en="Russian draughts, shashki, is played in Russia, in other countries of the former "
        "Soviet Union, in parts of Eastern Europe and in Israel. The board is the small one of "
        "64 squares, but men capture backward, too, and kings fly. Between captures you choose "
        "freely, and a man that reaches the last row in mid-capture goes on at once as a king.",
    ),
    history=Text(
        de="Das erste russische Buch über das Damespiel schrieb 1827 der Schachmeister Alexander "
        "Petrow; schon 1803 hatte der Historiker Karamsin einen Aufsatz darüber "
        "veröffentlicht. Um die Wende zum 20. Jahrhundert gaben die Brüder Schoschin eine "
        "Damezeitung heraus. Dass man in Russland schon zur Zeit Wladimir Monomachs so "
        "gespielt habe, wird erzählt, ist aber nicht sicher.",
        en="The first Russian book on draughts was written in 1827 by the chess master Alexander "
        "Petrov; the historian Karamzin had published an article on the game in 1803. Around "
        "the turn to the 20th century the brothers Shoshin brought out a draughts newspaper. "
        "That the game was played in Russia in the days of Vladimir Monomakh is told, but not "
        "certain.",
    ),
    tips=(
        Tip(
            title=Text(de="Umwandlung mitten im Schlag", en="Crowned in mid-capture"),
            text=Text(
                de="Auf h8 würdest du Dame, aber der Zug wäre zu Ende. Schlag statt dessen e7: "
                "Auf d8 wird dein Stein Dame und fliegt im selben Zug weiter, über c7, d4 und "
                "f2 bis g1. Such darum zuerst den Weg von f6 zur letzten Reihe, auf dem noch "
                "etwas zu holen ist.",
                en="On h8 you would be crowned, but the move would be over. Take e7 instead: on "
                "d8 your man becomes a king and flies on in the same move, over c7, d4 and f2 "
                "to g1. So look first for the way from f6 to the last row on which there is "
                "more to take.",
            ),
            fen="W:Wf6,Ka7:Bc7,d4,e7,f2,g7",
            move="f6xg1",
        ),
        Tip(
            title=Text(de="Weniger ist manchmal mehr", en="Less is sometimes more"),
            text=Text(
                de="Du hast freie Wahl und musst nicht das Meiste nehmen. Von f6 könntest du vier "
                "Steine schlagen und auf g3 landen, aber dort nimmt dich h4 und läuft zur "
                "Dame. Nimm nur drei, über d8 und b6, und bleib auf g1 in Sicherheit: Zwei "
                "Damen fangen die letzten Steine.",
                en="You choose freely and need not take the most. From f6 you could take four men "
                "and land on g3, but there h4 takes you and runs on to be crowned. Take only "
                "three, by d8 and b6, and stay safe on g1: two kings catch the last men.",
            ),
            fen="W:Wf6,Ke5:Bb4,c7,e7,f2,h4",
            move="f6xd8xb6xg1",
        ),
        Tip(
            title=Text(de="Besetze die große Straße", en="Occupy the main road"),
            text=Text(
                de="Von a1 bis h8 führt die große Straße. Wer sie mit einer Dame hält, lässt "
                "keinen durch: Nach f2-d4 muss der Stein auf a3 nach b2, also auf die Straße, "
                "und deine Dame nimmt ihn. Auch im Remisendspiel ist sie das Feld, um das "
                "gekämpft wird.",
                en="The main road leads from a1 to h8. Who holds it with a king lets nobody "
                "through: after f2-d4 the man on a3 has to go to b2, onto the road, and your "
                "king takes it. In drawn endings, too, it is the ground that is fought for.",
            ),
            fen="W:We7,h2,Kf2:Ba3",
            move="f2-d4",
        ),
        Tip(
            title=Text(de="Denk rückwärts", en="Think backward"),
            text=Text(
                de="Steine schlagen auch rückwärts. Mit f4-g5 gibst du g7 her: Der Stein auf h8 "
                "muss schlagen und landet auf f6. Dein Stein nimmt ihn, steht auf e7 und "
                "schlägt gleich zurück über die Dame auf d6. Wer so schlagen will, braucht ein "
                "leeres Feld hinter beiden: hier e7 und c5.",
                en="Men capture backward, too. With f4-g5 you give up g7: the man on h8 has to "
                "capture and lands on f6. Your man takes it, stands on e7 and at once captures "
                "back over the king on d6. To capture like this you need an empty square "
                "behind both: here e7 and c5.",
            ),
            fen="W:Wf4,g7,h4:Bh8,Kd6",
            move="f4-g5",
        ),
        Tip(
            title=Text(de="Tausche, um am Zug zu sein", en="Exchange to gain the move"),
            text=Text(
                de="Zwei gegen zwei, und wer zuerst ausweichen muss, verliert. Der Tausch dreht "
                "das um: b2-c3, der Stein auf b4 schlägt nach d2, deiner von e1 zurück nach "
                "c3. Jetzt hat a5 nur noch einen Zug, genau vor deinen Stein.",
                en="Two against two, and who must give way first loses. The exchange turns this "
                "round: b2-c3, the man on b4 takes to d2, yours from e1 takes back to c3. Now "
                "a5 has only one move left, right in front of your man.",
            ),
            fen="W:Wb2,e1:Ba5,b4",
            move="b2-c3",
        ),
    ),
    sources=(
        "FMJD-64 rules; code of Russian draughts, 2004",
        "rusartnet.com, Draughts",
        "Wikipedia, Russian draughts",
    ),
    relatives=("brazilian",),
)
