"""What the rule book tells of Dameo beside its rules."""

from damarium.rules.book.texts import Texts, Tip
from damarium.rules.text import Text

TEXTS = Texts(
    what=Text(
        de="Ein Damespiel auf allen 64 Feldern, in dem ganze Reihen marschieren: Stehen Steine in "
        "einer Linie, darf der hinterste über sie hinweg nach vorn. Gezogen wird gerade und "
        "schräg vorwärts, geschlagen nur gerade, auch rückwärts, und immer das Meiste. Die Dame "
        "zieht wie die im Schach, schlägt aber nur gerade. Gespielt wird es im Netz.",
        en="A draughts game on all 64 squares in which whole lines march: where men stand in a "
        "row, the last may step over them to the front. Moves go straight on and diagonally "
        "forward, captures straight only, backward too, and always the most. The king moves like "
        "the queen of chess but captures straight. It is played online.",
    ),
    history=Text(
        de="Christian Freeling erfand Dameo im Jahr 2000, als er über Croda von Ljuban Dedić "
        "schrieb: Weil die Steine dort anders ziehen, als sie schlagen, passte seine alte Idee "
        "vom Marsch der Reihen auf einmal hinein. Der belarussische Spieler Aleh Tapalnitski hat "
        "ein Buch über die Strategie verfasst.",
        en="Christian Freeling invented Dameo in 2000, while he wrote about Ljuban Dedić's Croda: "
        "as men there do not move the way they capture, his old idea of marching lines fitted in "
        "all of a sudden. Aleh Tapalnitski, a player from Belarus, has written a book on its "
        "strategy.",
    ),
    tips=(
        Tip(
            title=Text(
                de="Zieh in der Reihe über den eigenen Stein",
                en="Step over your own man in the line",
            ),
            text=Text(
                de="Die Steine auf e4 und d5 bilden eine schräge Linie, also darf der hintere mit "
                "e4-c6 an die Spitze. Schwarz schlägt mit c5 die d5 und räumt damit den Weg: Von "
                "c6 geht es gerade über c7 nach c8, dann seitwärts über die Dame auf b8 nach a8.",
                en="The men on e4 and d5 form a diagonal line, so the rear one may go to the "
                "front with e4-c6. Black takes d5 with c5, and from c6 you go straight over c7 to "
                "c8, then sideways over the king on b8 to a8.",
            ),
            fen="W:Wd5,e4:Bb5,c5,c7,Kb8",
            move="e4-c6",
        ),
        Tip(
            title=Text(
                de="Ein Opfer, das um die Ecke führt",
                en="An offer that leads round a corner",
            ),
            text=Text(
                de="Mit d3-c4 stellst du deinen Stein neben d4. Er muss das Meiste nehmen: "
                "seitwärts nach b4 und dann rückwärts über b5 nach b6. Damit stehen c5 und b6 "
                "richtig für dich, und d5xb5xb7 nimmt beide.",
                en="With d3-c4 you put your man next to d4. That must take the most: sideways to "
                "b4 and then backward over b5 to b6. Now c5 and b6 stand just right for you, and "
                "d5xb5xb7 takes both.",
            ),
            fen="W:Wb5,d3,d5:Bc5,d4",
            move="d3-c4",
        ),
        Tip(
            title=Text(de="Schräg nebeneinander ist sicher", en="Diagonal neighbours are safe"),
            text=Text(
                de="Deine d6 ist bedroht, denn c6 schlägt seitwärts. Auf d7 schlüge d8 sie "
                "geradeaus, auf c7 täte es c6, denn Steine schlagen auch rückwärts. Auf e7 aber "
                "steht sie schräg neben d8, und schräg schlägt niemand: Nach d6-e7 krönt sie im "
                "nächsten Zug.",
                en="Your man on d6 is in danger, for c6 captures sideways. On d7 it would fall to "
                "d8, on c7 to c6, which captures backward, too. On e7 it stands diagonally next "
                "to d8, and nobody captures diagonally: after d6-e7 it crowns with its next move.",
            ),
            fen="W:Wa1,d6:Bb6,c6,d8",
            move="d6-e7",
        ),
        Tip(
            title=Text(de="Kröne am Anfang einer Geraden", en="Crown at the head of a line"),
            text=Text(
                de="Drei Felder stehen zur Wahl; auf a8 steht die neue Dame direkt über a7. Nach "
                "b7-a8 muss e4 schlagen, hinauf nach e6 oder hinab nach e2. Du nimmst a7, landest "
                "auf a6 und fährst auf der Reihe weiter bis über g6.",
                en="There are three squares to crown on; on a8 the new king stands right above "
                "a7. After b7-a8, e4 has to capture, up to e6 or down to e2. You take a7, land on "
                "a6 and go on along the row until beyond g6.",
            ),
            fen="W:Wb7,e3,e5:Ba7,e4,Kg6",
            move="b7-a8",
        ),
        Tip(
            title=Text(
                de="Lande auf der Reihe, auf der er enden muss",
                en="Land on the row where it must end",
            ),
            text=Text(
                de="Die weiße Dame auf d4 muss gleich zwei nehmen, d6 und f7. Schlag also von h3 "
                "aus die h5 und halte auf h7 an, nicht weiter: Sie endet auf g7, neben dir, "
                "und auf derselben Reihe schlägst du sie.",
                en="White's king on d4 is about to take two, d6 and f7. So take h5 from h3 and "
                "stop on h7, no farther: its way ends on g7, next to you, and on that same row "
                "you take it.",
            ),
            fen="B:Wh5,Kd4:Bb7,c7,d6,f7,Kh3",
            move="h3xh7",
        ),
    ),
    sources=(
        "Freeling, Dameo, 2000",
        "mindsports.nl, Dameo",
        "Wikipedia, Dameo",
    ),
    relatives=("croda",),
)
