//! What the generator asks of a board.

use std::fmt::Debug;

use crate::{Bit, Direction, Directions, Set, Square};

/// What a long-range piece sees along one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ray<S> {
    /// The empty squares up to the first piece or the edge.
    pub free: S,
    /// The first piece, or nothing.
    pub blocker: S,
}

macro_rules! along {
    ($word:ty) => {
        impl Ray<$word> {
            /// What is seen along a line whose places grow away from the eye, or shrink.
            #[inline(always)]
            pub(crate) fn along(line: $word, empty: $word, growing: bool) -> Self {
                let pieces = line & !empty;
                if growing {
                    let blocker = pieces & pieces.wrapping_neg();
                    return Self { free: line & blocker.wrapping_sub(1), blocker };
                }
                if pieces == 0 {
                    return Self { free: line, blocker: 0 };
                }
                let blocker = 1 << (<$word>::BITS - 1 - pieces.leading_zeros());
                Self { free: line & !(blocker | (blocker - 1)), blocker }
            }
        }
    };
}

along!(u64);
along!(u128);

/// A board: which squares there are and how the lines run.
///
/// Public numbers and directions are those of the picture; inside, a board may lay its squares out
/// as it likes, [`bit`](Board::bit), [`square`](Board::square) and [`inner`](Board::inner)
/// translate. Wherever a [`Bit`], a `Set` or a direction of a step is meant, it is the inner one.
pub trait Board: Clone + Debug + Send + Sync + 'static {
    /// The word that holds a set of this board's squares.
    type Set: Set;

    /// The name of the layout.
    const NAME: &'static str;

    /// The directions in which lines can run at all.
    const DIRECTIONS: Directions;

    /// Whether the lines are the straight lines of the plane: two of them meet in one square at
    /// most. Bent lines can lead over the same piece to the same square in two ways.
    const STRAIGHT: bool;

    /// How many squares there are.
    fn squares(&self) -> usize;

    /// All squares.
    fn all(&self) -> Self::Set;

    /// The place of a public square below [`squares`](Board::squares).
    fn bit(&self, square: Square) -> Bit;

    /// The public square at a place.
    fn square(&self, bit: Bit) -> Square;

    /// The inner direction of a direction in the picture.
    fn inner(&self, direction: Direction) -> Direction;

    /// The neighbours of all squares of `set` in one direction. What lies beyond the board's edge
    /// may show up as places that are no squares: intersect the answer with a set of squares.
    fn step(&self, set: Self::Set, direction: Direction) -> Self::Set;

    /// The whole line from a square onward, up to the edge.
    #[inline(always)]
    fn line(&self, from: Bit, direction: Direction) -> Self::Set {
        self.ray(from, direction, self.all()).free
    }

    /// The line from a square onward, seen over `empty` squares.
    fn ray(&self, from: Bit, direction: Direction, empty: Self::Set) -> Ray<Self::Set>;

    /// The squares from which one step in `direction` leads into `set`; with the same caution as
    /// [`step`](Board::step).
    #[inline(always)]
    fn before(&self, set: Self::Set, direction: Direction) -> Self::Set {
        self.step(set, direction.opposite())
    }

    /// The neighbour of a public square in a direction of the picture.
    fn neighbour(&self, square: Square, direction: Direction) -> Option<Square> {
        let from = Self::Set::of(self.bit(square));
        let next = self.step(from, self.inner(direction)) & self.all();
        next.bits().next().map(|bit| self.square(bit))
    }
}
