//! Captures: lift the piece, jump, jump again.

use damarium_board::{Bit, Board, Direction, Directions, Set};

use crate::family::Family;
use crate::form::InCapture;
use crate::ground::Ground;
use crate::precedence::Trail;
use crate::{Move, Sink};

/// A piece that has been lifted and looks for captures.
#[derive(Debug)]
pub(crate) struct Hunt<'g, 'r, B: Board, F: Family, K> {
    pub(crate) ground: &'g Ground<'r, B, F>,
    pub(crate) from: Bit,
    pub(crate) king: bool,
    pub(crate) sink: &'g mut K,
    /// How many jumps are followed before the hunt is given up.
    pub(crate) budget: u32,
}

impl<'g, B: Board, F: Family, K: Sink<B>> Hunt<'g, '_, B, F, K> {
    /// Follows all captures from a square over neighbours, tells the sink those that end, and
    /// answers whether there are any. When the budget is used up it answers yes and tells nothing
    /// more: then the sink has heard true captures, but not all.
    pub(crate) fn hop<const KING: bool, T: Trail>(
        &mut self,
        at: B::Set,
        captured: B::Set,
        number: u32,
        trail: T,
    ) -> bool {
        if self.spent() {
            return true;
        }
        let ground: &'g Ground<'_, B, F> = self.ground;
        let mut found = false;
        ground.hops::<KING>(at, captured, |victim, to| {
            found = true;
            let trail = trail.taken(number, T::KEPT && ground.is_king(victim));
            self.land::<KING, T>(to, captured | victim, number + 1, trail);
            false
        });
        found
    }

    /// Comes down behind the last of `number` pieces taken by jumps over neighbours.
    #[inline(always)]
    pub(crate) fn land<const KING: bool, T: Trail>(
        &mut self,
        to: B::Set,
        captured: B::Set,
        number: u32,
        trail: T,
    ) {
        let promoted = !KING && !(to & self.ground.promotion()).is_empty();
        let goes_on = match self.ground.rules().in_capture {
            InCapture::Stops if promoted => false,
            InCapture::GoesOnAsKing if promoted => {
                if self.ground.flying() {
                    self.fly(to.first(), captured, Directions::ALL, number, trail)
                } else {
                    self.hop::<true, T>(to, captured, number, trail)
                }
            }
            _ => self.hop::<KING, T>(to, captured, number, trail),
        };
        if !goes_on {
            self.finish(to.first(), captured, KING || promoted, trail);
        }
    }

    /// The same as [`hop`](Self::hop) for a king that sees far, in some directions only.
    pub(crate) fn fly<T: Trail>(
        &mut self,
        at: Bit,
        captured: B::Set,
        directions: Directions,
        number: u32,
        trail: T,
    ) -> bool {
        if self.spent() {
            return true;
        }
        let ground: &'g Ground<'_, B, F> = self.ground;
        let mut found = false;
        ground.flights(at, captured, directions, |direction, victim, landings| {
            found = true;
            let captured = captured | victim;
            let trail = trail.taken(number, T::KEPT && ground.is_king(victim));
            let mut onward = self.onward(direction);
            let (mut ends, mut goes_on) = (B::Set::EMPTY, false);
            for to in landings.bits() {
                if self.fly(to, captured, onward, number + 1, trail) {
                    goes_on = true;
                } else {
                    ends |= B::Set::of(to);
                }
                // Along the line of the jump all landings see the same.
                onward = onward & !Directions::line(direction);
            }
            // If one landing lets the capture go on, only such landings are legal.
            if !goes_on {
                for to in ends.bits() {
                    self.finish(to, captured, true, trail);
                }
            }
            false
        });
        found
    }

    /// The directions for the next flight. The way back is blocked by the piece just taken, unless
    /// that has gone.
    #[inline(always)]
    fn onward(&self, direction: Direction) -> Directions {
        if self.ground.rules().removed_at_once {
            Directions::ALL
        } else {
            !Directions::only(direction.opposite())
        }
    }

    /// Whether the budget is used up; takes one jump from it.
    #[inline(always)]
    fn spent(&mut self) -> bool {
        let spent = self.budget == 0;
        self.budget = self.budget.saturating_sub(1);
        spent
    }

    #[inline(always)]
    fn finish<T: Trail>(&mut self, to: Bit, captured: B::Set, king: bool, trail: T) {
        let rank = self.ground.rank(captured, self.king, trail);
        let crowned = king && !self.king;
        let taken = Move { captured, from: self.from, to, king: self.king, crowned };
        self.sink.capture(rank, taken, may_coincide::<B>(captured));
    }
}

/// Whether two ways of playing that a hunt tells apart can take these pieces and be the same move.
/// On straight lines this takes three: two pieces cannot be taken in both orders and end on the
/// same square, and in one order the square between them is given, or told once.
#[inline(always)]
fn may_coincide<B: Board>(captured: B::Set) -> bool {
    !B::STRAIGHT || !captured.rest().rest().is_empty()
}
