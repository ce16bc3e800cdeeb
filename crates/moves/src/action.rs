//! A whole move: inside the core, and as the world sees it.

use std::cmp::Ordering;

use damarium_board::{Bit, Board, Set, Square};

/// A whole move in the board's inner places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move<S> {
    /// The pieces taken.
    pub captured: S,
    /// Where the piece stood.
    pub from: Bit,
    /// Where it ends.
    pub to: Bit,
    /// Whether the piece was a king before the move.
    pub king: bool,
    /// Whether the piece is made a king by the move.
    pub crowned: bool,
}

impl<S: Set> Move<S> {
    /// Whether the move is a capture.
    #[inline(always)]
    #[must_use]
    pub fn captures(&self) -> bool {
        !self.captured.is_empty()
    }

    /// Whether the move takes a piece of one's own away, as some games begin: it is the only one
    /// that takes the square it stands on.
    #[inline(always)]
    #[must_use]
    pub fn takes_away(&self) -> bool {
        self.from == self.to && self.captured == S::of(self.from)
    }
}

/// A whole move in public square numbers. Ordered by origin, destination, captured squares (as
/// ascending lists) and crowning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action {
    /// Where the piece stood.
    pub origin: Square,
    /// Where it ends.
    pub destination: Square,
    /// The pieces taken: bit `n` for square number `n`.
    pub captured: u128,
    /// Whether the piece is made a king by the move.
    pub crowned: bool,
    /// Whether the piece was a king before the move.
    pub king: bool,
}

impl Action {
    /// The public form of a move on this board.
    pub fn new<B: Board>(board: &B, played: &Move<B::Set>) -> Self {
        let captured = played.captured.bits().fold(0, |set, bit| {
            let number = board.square(bit).number();
            set | u128::of(Bit::new(number))
        });
        Self {
            origin: board.square(played.from),
            destination: board.square(played.to),
            captured,
            crowned: played.crowned,
            king: played.king,
        }
    }

    /// The move on this board, unless it has no such squares.
    pub fn inner<B: Board>(&self, board: &B) -> Option<Move<B::Set>> {
        let here = |square: Square| (square.index() < board.squares()).then(|| board.bit(square));
        let captured = self
            .taken()
            .try_fold(B::Set::EMPTY, |set, square| Some(set | B::Set::of(here(square)?)))?;
        Some(Move {
            captured,
            from: here(self.origin)?,
            to: here(self.destination)?,
            king: self.king,
            crowned: self.crowned,
        })
    }

    /// The squares of the pieces taken, ascending.
    pub fn taken(&self) -> impl Iterator<Item = Square> + use<> {
        self.captured.bits().map(|bit| Square::new(bit.number()))
    }
}

impl PartialOrd for Action {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Action {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.origin, self.destination)
            .cmp(&(other.origin, other.destination))
            .then_with(|| self.taken().cmp(other.taken()))
            .then_with(|| (self.crowned, self.king).cmp(&(other.crowned, other.king)))
    }
}
