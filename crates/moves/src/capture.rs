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
    ground: &'g Ground<'r, B, F>,
    from: Bit,
    king: bool,
    /// Whether the piece is put down for good behind the first piece it takes.
    drops: bool,
    /// How many jumps are followed before the hunt is given up.
    budget: u32,
    sink: &'g mut K,
}

impl<'g, 'r, B: Board, F: Family, K: Sink<B>> Hunt<'g, 'r, B, F, K> {
    /// A hunt of a man or a king.
    #[inline(always)]
    pub(crate) fn new(
        ground: &'g Ground<'r, B, F>,
        from: Bit,
        king: bool,
        budget: u32,
        sink: &'g mut K,
    ) -> Self {
        let drops = !king
            && ground.waits(from)
            && ground.rules().parachutists.is_some_and(|rule| !rule.goes_on);
        Self { ground, from, king, drops, budget, sink }
    }

    /// Whether the budget is used up. Then the sink has heard true captures, but not all.
    #[inline(always)]
    pub(crate) fn given_up(&self) -> bool {
        self.budget == 0
    }

    /// The squares that are empty after these pieces were captured.
    #[inline(always)]
    fn empty_after(&self, captured: B::Set) -> B::Set {
        self.ground.empty_after(captured) | B::Set::of(self.from)
    }

    /// Follows all captures from a square over neighbours, tells the sink those that end, and
    /// answers whether there are any. When the budget is used up it answers yes and tells nothing
    /// more.
    pub(crate) fn hop<const KING: bool, T: Trail>(
        &mut self,
        ways: Directions,
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
        let targets = ground.targets::<KING>() & !captured;
        let empty = self.empty_after(captured);
        ground.hops(ways, at, empty, targets, |direction, victim, to| {
            found = true;
            self.land::<KING, T>(direction, victim, to, captured, number, trail);
            false
        });
        found
    }

    /// The first jump over a neighbour; a man or king that comes to `ends` cannot go on.
    #[inline(never)]
    pub(crate) fn begin<const KING: bool, T: Trail>(
        &mut self,
        direction: Direction,
        victim: B::Set,
        to: B::Set,
        ends: B::Set,
    ) {
        let none = B::Set::EMPTY;
        if (to & ends).is_empty() {
            return self.land::<KING, T>(direction, victim, to, none, 0, T::default());
        }
        let trail = T::default().taken(0, T::KEPT && self.ground.is_king(victim));
        let king = KING || !(to & self.ground.promotion()).is_empty();
        self.finish(to.first(), victim, king, 1, trail);
    }

    /// Takes a piece after `number` others and comes down behind it.
    #[inline(never)]
    pub(crate) fn land<const KING: bool, T: Trail>(
        &mut self,
        direction: Direction,
        victim: B::Set,
        to: B::Set,
        captured: B::Set,
        number: u32,
        trail: T,
    ) {
        let ground: &'g Ground<'_, B, F> = self.ground;
        let trail = trail.taken(number, T::KEPT && ground.is_king(victim));
        let (captured, number) = (captured | victim, number + 1);
        let promoted = !KING && !(to & ground.promotion()).is_empty();
        let goes_on = match ground.rules().in_capture {
            _ if !F::USUAL && self.drops => false,
            InCapture::Stops if promoted => false,
            InCapture::GoesOnAsKing if promoted => {
                if ground.flying() {
                    self.fly(to.first(), captured, ground.onward(direction), number, trail)
                } else {
                    let ways = ground.later_ways::<true>(direction);
                    self.hop::<true, T>(ways, to, captured, number, trail)
                }
            }
            _ => {
                let ways = ground.later_ways::<KING>(direction);
                self.hop::<KING, T>(ways, to, captured, number, trail)
            }
        };
        if !goes_on || !F::USUAL && ground.rules().may_stop {
            self.finish(to.first(), captured, KING || promoted, number, trail);
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
        let (empty, targets) = (self.empty_after(captured), ground.targets::<true>() & !captured);
        ground.flights(at, empty, targets, directions, |direction, victim, landings| {
            found = true;
            let captured = captured | victim;
            let trail = trail.taken(number, T::KEPT && ground.is_king(victim));
            let number = number + 1;
            let mut onward = ground.onward(direction);
            let (mut ends, mut goes_on) = (B::Set::EMPTY, false);
            for to in landings.bits() {
                if self.fly(to, captured, onward, number, trail) {
                    goes_on = true;
                } else {
                    ends |= B::Set::of(to);
                }
                // Along the line of the jump all landings see the same.
                onward = onward & !Directions::line(direction);
            }
            // If one landing lets the capture go on, only such landings are legal.
            if !F::USUAL && ground.rules().may_stop {
                (ends, goes_on) = (landings, false);
            }
            if !goes_on {
                for to in ground.resting(direction, victim, ends).bits() {
                    self.finish(to, captured, true, number, trail);
                }
            }
            false
        });
        found
    }

    /// Whether the budget is used up; takes one jump from it.
    #[inline(always)]
    fn spent(&mut self) -> bool {
        let spent = self.budget == 0;
        self.budget = self.budget.saturating_sub(1);
        spent
    }

    /// Tells the sink a capture of `number` pieces. Two that a hunt tells apart can be the same move
    /// if they take three pieces; on diagonal lines not with fewer: two pieces cannot be taken in
    /// both orders and end on the same square, and in one order the square between them is given,
    /// or told once.
    #[inline(always)]
    fn finish<T: Trail>(&mut self, to: Bit, captured: B::Set, king: bool, number: u32, trail: T) {
        let rank = self.ground.rank(captured, self.king, number, trail);
        let crowned = king && !self.king;
        let taken = Move { captured, from: self.from, to, king: self.king, crowned };
        let told_once = if F::USUAL { 2 } else { 1 };
        self.sink.capture(rank, taken, !B::STRAIGHT || number > told_once);
    }
}
