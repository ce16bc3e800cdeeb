"""The table in the terminal: what is typed, what is answered."""

from typing import Protocol

from damarium.cli.show import status
from damarium.game import AmbiguousMove, Board, IllegalMove, InvalidMove, Move, Outcome
from damarium.locale import translator
from damarium.notation.message import N_
from damarium.rules import Color
from damarium.rules.facts import facts


class Opponent(Protocol):
    """Whoever answers moves."""

    def choose(self, board: Board) -> Move:
        """The move that is played in a position."""


class Table:
    """One game in the terminal.

    Args:
        board: the game.
        lang: the language that is spoken.
        mine: the side that types, None where both do.
        opponent: who plays the other side.
    """

    def __init__(
        self, board: Board, lang: str, mine: Color | None, opponent: Opponent | None
    ) -> None:
        self.board = board
        self.lang = lang
        self.mine = mine
        self.opponent = opponent
        self.end: Outcome | None = None
        self.left = False
        self.words = {
            "help": self.help,
            "hilfe": self.help,
            "?": self.help,
            "moves": self.moves,
            "züge": self.moves,
            "rules": self.rules,
            "regeln": self.rules,
            "undo": self.undo,
            "zurück": self.undo,
            "claim": self.claim,
            "remis": self.claim,
            "resign": self.resign,
            "aufgeben": self.resign,
            "quit": self.leave,
            "ende": self.leave,
        }

    def play(self) -> None:
        """Play until the game is over or whoever types has left."""
        print(self.board.variant.name(self.lang))
        self.say(
            N_("Type a move like %(move)s, or help.", move=self._example()).in_(self.lang)
            if self.board.legal_moves
            else ""
        )
        self.show()
        while not self.left and self.outcome() is None:
            if self.opponent is not None and self.board.turn is not self.mine:
                self.answer(self.opponent)
            else:
                self.ask()
        outcome = self.outcome()
        if outcome is not None:
            self.say(outcome.sentence(self.lang))

    def outcome(self) -> Outcome | None:
        """How the game has ended, or None."""
        return self.end or self.board.outcome()

    def ask(self) -> None:
        """Read one line and do what it says; the end of the input leaves the table."""
        try:
            line = input("> ").strip()
        except (EOFError, RuntimeError):
            # input raises the second where the command was started without an input
            print()
            self.leave()
            return
        word = self.words.get(line.casefold())
        if word is not None:
            word()
        elif line:
            self.move(line)

    def answer(self, opponent: Opponent) -> None:
        """Let the opponent claim a draw, or move."""
        claims = self.board.claims()
        if claims:
            self.say(N_("The computer claims a draw.").in_(self.lang))
            self.board.claim(claims[0])
            return
        move = self.board.push(opponent.choose(self.board))
        self.say(N_("The computer plays %(move)s.", move=move.text).in_(self.lang))
        self.show()

    # --- what can be typed ---

    def move(self, text: str) -> None:
        """Play a move, or say why not."""
        try:
            self.board.push(text)
        except InvalidMove as error:
            self.say(error.sentence(self.lang))
            if text.isalpha():
                # a word was meant to be one of those that are no moves
                self.help()
        except AmbiguousMove as error:
            self.say(error.sentence(self.lang))
        except IllegalMove as error:
            self.say(error.sentence(self.lang))
            better = error.refusal.better
            if better is not None:
                self.say(N_("Possible would be %(move)s.", move=better.text).in_(self.lang))
        else:
            self.show()

    def help(self) -> None:
        """Say what can be typed."""
        _ = translator(self.lang)
        example = self.board.legal_moves[0] if self.board.legal_moves else None
        if example is not None:
            self.say(_("A move: the squares passed, as in %(move)s.") % {"move": example.long})
        self.say(_("Or: moves, rules, undo, claim (a draw), resign, quit."))

    def moves(self) -> None:
        """List the legal moves."""
        self.say(", ".join(move.text for move in self.board.legal_moves))

    def rules(self) -> None:
        """List the rules."""
        for fact in facts(self.board.variant.sheet, self.lang):
            self.say(f"* {fact.text}")

    def undo(self) -> None:
        """Take back the last move, against the computer its answer too."""
        plies = 1 if self.opponent is None else 2
        if self.board.ply < plies:
            self.say(N_("There is no move to take back.").in_(self.lang))
            return
        for _ in range(plies):
            self.board.pop()
        self.show()

    def claim(self) -> None:
        """Claim the first draw that may be claimed."""
        claims = self.board.claims()
        if claims:
            self.board.claim(claims[0])
        else:
            self.say(N_("There is no draw to claim here.").in_(self.lang))

    def resign(self) -> None:
        """Give up: the side to move loses."""
        self.end = Outcome.resigned(self.board.turn)

    def leave(self) -> None:
        """Leave the table."""
        self.left = True

    # --- what is printed ---

    def say(self, text: str) -> None:
        """Print a sentence."""
        print(text)

    def show(self) -> None:
        """Print the board and whose turn it is."""
        print()
        print(self.board)
        print()
        if self.outcome() is None:
            self.say(status(self.board, self.lang))
        for counter in self.board.counters:
            if 2 * counter.count >= counter.limit:
                self.say(counter.sentence(self.lang))
        mine = self.opponent is None or self.board.turn is self.mine
        for claim in self.board.claims() if mine else ():
            self.say(N_("You may claim a draw: %(why)s", why=claim.message).in_(self.lang))

    def _example(self) -> str:
        return self.board.legal_moves[0].text
