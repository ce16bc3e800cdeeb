//! Pieces on a board, and whose turn it is.

use damarium_board::Set;

use crate::runs::Runs;
use crate::{Color, Side};

/// The pieces of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pieces<S> {
    /// The pieces of White and of Black.
    pub sides: [S; 2],
    /// The kings of both.
    pub kings: S,
}

impl<S: Set> Pieces<S> {
    /// All pieces.
    #[inline(always)]
    #[must_use]
    pub fn all(&self) -> S {
        self.sides[0] | self.sides[1]
    }

    /// The pieces of one colour.
    #[inline(always)]
    #[must_use]
    pub fn of(&self, color: Color) -> S {
        self.sides[color.index()]
    }

    /// The men of one colour.
    #[inline(always)]
    #[must_use]
    pub fn men(&self, color: Color) -> S {
        self.of(color) & !self.kings
    }

    /// The kings of one colour.
    #[inline(always)]
    #[must_use]
    pub fn kings(&self, color: Color) -> S {
        self.of(color) & self.kings
    }

    /// The pieces after `C` has taken some of its own away.
    #[must_use]
    pub(crate) fn without<C: Side>(&self, taken: S) -> Self {
        let mut sides = self.sides;
        sides[C::COLOR.index()] &= !taken;
        Self { sides, kings: self.kings & !taken }
    }

    /// The pieces after a legal move by `C`.
    #[inline(always)]
    #[must_use]
    pub(crate) fn after<C: Side>(&self, played: &crate::Move<S>) -> Self {
        let (from, to) = (S::of(played.from), S::of(played.to));
        let mut sides = self.sides;
        let own = C::COLOR.index();
        let other = C::COLOR.other().index();
        sides[own] = sides[own] & !from | to;
        sides[other] &= !played.captured;
        let mut kings = self.kings & !(from | played.captured);
        if played.king | played.crowned {
            kings |= to;
        }
        Self { sides, kings }
    }
}

/// A position: the pieces, the side to move, and a key that both make up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position<S> {
    /// The pieces.
    pub pieces: Pieces<S>,
    /// The side to move.
    pub turn: Color,
    /// 64 bits that differ, in all likelihood, from those of any other position of the game.
    pub key: u64,
    /// How often each side has moved the same king; nothing where the game does not limit that.
    pub runs: Runs,
}

impl<S: Set> Position<S> {
    /// The same position in the widest words.
    #[must_use]
    pub fn widen(&self) -> Position<u128> {
        let Pieces { sides, kings } = self.pieces;
        let pieces = Pieces { sides: sides.map(Set::widen), kings: kings.widen() };
        Position { pieces, turn: self.turn, key: self.key, runs: self.runs }
    }

    /// A widened position in the words it came from.
    #[must_use]
    pub fn narrow(wide: &Position<u128>) -> Self {
        let Pieces { sides, kings } = wide.pieces;
        let pieces = Pieces { sides: sides.map(S::narrow), kings: S::narrow(kings) };
        Self { pieces, turn: wide.turn, key: wide.key, runs: wide.runs }
    }
}
