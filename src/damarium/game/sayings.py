"""What is said of a piece that cannot go as somebody wants it to."""

from damarium.game.ground import Ground
from damarium.game.ways import Ways
from damarium.game.words import the_piece
from damarium.notation.message import N_, Message, pgettext
from damarium.rules.geometry import DarkSquares


class Sayings:
    """Sentences about the piece on its way over `ground`."""

    def __init__(self, ground: Ground, names: tuple[str, ...]) -> None:
        self.ground = ground
        self.names = names

    def only_captures(self) -> Message:
        """That the piece makes no quiet moves and has nothing to take either."""
        if self.ground.on_far_row:
            return N_(
                "%(piece)s stands on the far row, where it only captures, and there is nothing it "
                "can take.",
                piece=self.piece(),
            )
        return N_(
            "%(piece)s moves only by capturing, and there is nothing it can take.",
            piece=self.piece(),
        )

    def no_step(self, goal: int) -> Message:
        """That the piece makes no quiet moves, and the attempt is one."""
        values = {"piece": self.piece(), **self.ends(goal)}
        if self.ground.on_far_row:
            return N_(
                "%(piece)s stands on the far row, where it only captures; from %(origin)s to "
                "%(goal)s it would take nothing.",
                **values,
            )
        return N_(
            "%(piece)s moves only by capturing; from %(origin)s to %(goal)s it would take nothing.",
            **values,
        )

    def piece(self) -> Message:
        """The piece where it stands now, as a sentence begins."""
        ground = self.ground
        return the_piece(
            self.names[ground.at],
            king=ground.king,
            flying=ground.flying,
            parachutist=ground.parachutist and not ground.taken,
        )

    def nothing_to_take(self, goal: int) -> Message:
        """That a capture finds nothing on its way to a square."""
        if self.ground.goes_on(self.ground.at) or not self.ground.may_end:
            return N_(
                "Between %(origin)s and %(goal)s there is nothing to take.", **self.ends(goal)
            )
        return N_(
            "Between %(origin)s and %(goal)s there is nothing to take: the capture ends on "
            "%(origin)s.",
            **self.ends(goal),
        )

    def other_way(self, ways: Ways, *, captures: bool, **ends: object) -> Message:
        """In which directions the piece goes, a leg being in another one."""
        ground = self.ground
        alike = not ground.taken or ground.sheet.men.capture_on is None
        if ways.only_forward and alike and not ground.king and not ground.parachutist:
            return (
                N_("A man captures only forward; from %(origin)s to %(goal)s is backward.", **ends)
                if captures
                else N_(
                    "A man moves only forward; from %(origin)s to %(goal)s is backward.", **ends
                )
            )
        values = {"piece": self.piece(), "ways": ways, **ends}
        if not captures:
            return N_(
                "%(piece)s moves only %(ways)s; from %(origin)s to %(goal)s is another direction.",
                **values,
            )
        if not ways.directions.of(ground.color):
            return N_("%(piece)s does not capture.", piece=self.piece())
        if ground.taken and not ground.king:
            return N_(
                "%(piece)s goes on capturing only %(ways)s; from %(origin)s to %(goal)s is another "
                "direction.",
                **values,
            )
        return N_(
            "%(piece)s captures only %(ways)s; from %(origin)s to %(goal)s is another direction.",
            **values,
        )

    def takes_beside(self) -> Message:
        """How a piece captures that goes square by square."""
        board = self.ground.sheet.board
        if isinstance(board, DarkSquares) and board.straight:
            # along rows and columns the next square is not beside it
            return N_(
                "%(piece)s takes what stands on the next dark square of a line and lands on the "
                "one right behind it.",
                piece=self.piece(),
            )
        if self.ground.parachutist and not self.ground.taken:
            return N_("A parachutist takes a piece beside it and lands right behind it.")
        if self.ground.king:
            return pgettext(
                "short king", "A king takes a piece beside it and lands right behind it."
            )
        return N_("A man takes a piece beside it and lands right behind it.")

    def ends(self, goal: int) -> dict[str, object]:
        """The squares of a leg by name."""
        return {"origin": self.names[self.ground.at], "goal": self.names[goal]}
