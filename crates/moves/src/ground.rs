//! The board around a piece that captures: what stands where, and which single jumps there are.

use std::marker::PhantomData;

use damarium_board::{Bit, Board, Direction, Directions, Set};

use crate::family::{Family, Loose};
use crate::form::InCapture;
use crate::precedence::Trail;
use crate::{Pieces, Rank, Rules, Side};

/// The board around a piece that captures.
#[derive(Debug)]
pub(crate) struct Ground<'r, B: Board, F: Family = Loose> {
    rules: &'r Rules<B>,
    empty: B::Set,
    enemies: B::Set,
    enemy_kings: B::Set,
    man_targets: B::Set,
    man_directions: Directions,
    man_later: Directions,
    /// Where own men wait who capture otherwise than men do, and how.
    waiting: B::Set,
    waiting_directions: Directions,
    promotion: B::Set,
    family: PhantomData<F>,
}

/// Where a capture stands between two jumps. What can still happen depends on nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Spot<S> {
    pub(crate) captured: S,
    pub(crate) at: Bit,
    pub(crate) king: bool,
    /// The direction of the last jump, where the next one depends on it.
    pub(crate) heading: Option<Direction>,
}

impl<S: Set> Spot<S> {
    /// Where a piece stands before it captures.
    pub(crate) fn start(at: Bit, king: bool) -> Self {
        Self { captured: S::EMPTY, at, king, heading: None }
    }
}

/// The end of a jump.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Landing<S> {
    pub(crate) spot: Spot<S>,
    /// Whether the capture can go on from here.
    pub(crate) goes_on: bool,
    /// What the piece is if the capture ends here, which it then must be able to.
    pub(crate) end: Option<Spot<S>>,
}

impl<'r, B: Board, F: Family> Ground<'r, B, F> {
    #[inline(always)]
    pub(crate) fn new<C: Side>(rules: &'r Rules<B>, pieces: &Pieces<B::Set>) -> Self {
        let enemies = pieces.of(C::COLOR.other());
        let (color, promotion) = (C::COLOR.index(), rules.promotion[C::COLOR.index()]);
        let waiting = rules.parachutists.map(|rule| (promotion, rule.captures[color]));
        let (waiting, waiting_directions) = waiting.unwrap_or((B::Set::EMPTY, Directions::NONE));
        Self {
            rules,
            empty: rules.board.all() & !pieces.all(),
            enemies,
            enemy_kings: enemies & pieces.kings,
            man_targets: if rules.takes_kings { enemies } else { enemies & !pieces.kings },
            man_directions: rules.men[color].captures,
            man_later: rules.men[color].later,
            waiting,
            waiting_directions,
            promotion,
            family: PhantomData,
        }
    }

    #[inline(always)]
    pub(crate) fn rules(&self) -> &'r Rules<B> {
        self.rules
    }

    #[inline(always)]
    pub(crate) fn promotion(&self) -> B::Set {
        self.promotion
    }

    /// The ground after the piece was lifted: its square counts as empty.
    #[inline(always)]
    pub(crate) fn lifted(&self, from: B::Set) -> Self {
        Self { empty: self.empty | from, ..*self }
    }

    /// The same ground for walks that are made only once.
    pub(crate) fn loose(&self) -> Ground<'r, B> {
        let Self { rules, empty, enemies, enemy_kings, man_targets, .. } = *self;
        let Self { man_directions, man_later, waiting, waiting_directions, promotion, .. } = *self;
        let family = PhantomData;
        Ground {
            rules,
            empty,
            enemies,
            enemy_kings,
            man_targets,
            man_directions,
            man_later,
            waiting,
            waiting_directions,
            promotion,
            family,
        }
    }

    /// Whether kings see far.
    #[inline(always)]
    pub(crate) fn flying(&self) -> bool {
        F::FLYING.unwrap_or(self.rules.king.flying)
    }

    /// Whether the order in which pieces are taken can matter.
    #[inline(always)]
    pub(crate) fn order_matters(&self) -> bool {
        let precedence = &self.rules.precedence;
        precedence.earliest() && (!self.enemy_kings.is_empty() || precedence.counts_after())
    }

    /// Whether a piece that was taken is a king.
    #[inline(always)]
    pub(crate) fn is_king(&self, victim: B::Set) -> bool {
        !(victim & self.enemy_kings).is_empty()
    }

    /// The squares that are empty.
    #[inline(always)]
    pub(crate) fn empty(&self) -> B::Set {
        self.empty
    }

    /// The pieces that may be taken.
    #[inline(always)]
    pub(crate) fn targets<const KING: bool>(&self) -> B::Set {
        if KING { self.enemies } else { self.man_targets }
    }

    /// The directions in which a piece may begin to capture, unless it is one of those who wait.
    #[inline(always)]
    pub(crate) fn directions<const KING: bool>(&self) -> Directions {
        let known = if KING { F::KINGS } else { F::CAPTURES };
        let asked = if KING { self.rules.king.captures } else { self.man_directions };
        known.unwrap_or(asked) & B::DIRECTIONS
    }

    /// Whether a piece there, if it is a man, waits for its one capture.
    #[inline(always)]
    pub(crate) fn waits(&self, at: Bit) -> bool {
        !F::USUAL && self.waiting.has(at)
    }

    /// The directions in which a piece may begin to capture.
    #[inline(always)]
    pub(crate) fn first_ways<const KING: bool>(&self, from: Bit) -> Directions {
        if !KING && self.waits(from) {
            self.waiting_directions & B::DIRECTIONS
        } else {
            self.directions::<KING>()
        }
    }

    /// The directions in which it may go on after a jump.
    #[inline(always)]
    pub(crate) fn later_ways<const KING: bool>(&self, heading: Direction) -> Directions {
        if F::USUAL {
            return self.directions::<KING>();
        }
        let ways = if KING { self.rules.king.captures } else { self.man_later } & B::DIRECTIONS;
        if self.rules.straight_on { ways & Directions::only(heading) } else { ways }
    }

    /// The men among some who can capture.
    #[inline(always)]
    pub(crate) fn jumpers(&self, men: B::Set) -> B::Set {
        if F::USUAL || self.waiting.is_empty() {
            return men & self.bases::<false>();
        }
        let waiting = self.waiting & self.bases_in::<false>(self.waiting_directions);
        men & (!self.waiting & self.bases::<false>() | waiting)
    }

    /// The squares from which a neighbour can be jumped over.
    #[inline(always)]
    pub(crate) fn bases<const KING: bool>(&self) -> B::Set {
        self.bases_in::<KING>(self.directions::<KING>())
    }

    #[inline(always)]
    fn bases_in<const KING: bool>(&self, directions: Directions) -> B::Set {
        let board = &self.rules.board;
        let mut bases = B::Set::EMPTY;
        directions.each(|direction| {
            let victims = self.targets::<KING>() & board.before(self.empty, direction);
            bases |= board.before(victims, direction);
        });
        bases
    }

    /// The squares that are empty after these pieces were captured.
    #[inline(always)]
    pub(crate) fn empty_after(&self, captured: B::Set) -> B::Set {
        if self.rules.removed_at_once { self.empty | captured } else { self.empty }
    }

    /// Calls `visit` with each single jump over a neighbour, the piece it takes and the square it
    /// ends on, until it answers true, and tells whether it did. The way back needs no care: the
    /// piece just taken is no target.
    #[inline(always)]
    pub(crate) fn hops(
        &self,
        ways: Directions,
        at: B::Set,
        empty: B::Set,
        targets: B::Set,
        mut visit: impl FnMut(Direction, B::Set, B::Set) -> bool,
    ) -> bool {
        let board = &self.rules.board;
        ways.any(|direction| {
            let victim = board.step(at, direction) & targets;
            let to = board.step(victim, direction) & empty;
            !to.is_empty() && visit(direction, victim, to)
        })
    }

    /// The same for a king that sees far, in some directions only; there may be several squares to
    /// end on.
    #[inline(always)]
    pub(crate) fn flights(
        &self,
        at: Bit,
        empty: B::Set,
        targets: B::Set,
        directions: Directions,
        mut visit: impl FnMut(Direction, B::Set, B::Set) -> bool,
    ) -> bool {
        let board = &self.rules.board;
        // Few lines lead to a piece that can be taken at all.
        let mut worth = Directions::NONE;
        (directions & self.directions::<true>()).each(|direction| {
            let takable = targets & board.before(empty, direction);
            if !(board.line(at, direction) & takable).is_empty() {
                worth = worth | Directions::only(direction);
            }
        });
        worth.iter().any(|direction| {
            let victim = board.ray(at, direction, empty).blocker & targets;
            let next = board.step(victim, direction) & empty;
            if next.is_empty() {
                return false;
            }
            let landings = if self.rules.king.lands_anywhere {
                board.ray(victim.first(), direction, empty).free
            } else {
                next
            };
            visit(direction, victim, landings)
        })
    }

    /// Where a capture may end that takes `victim` last, of the squares behind it.
    #[inline(always)]
    pub(crate) fn resting(&self, direction: Direction, victim: B::Set, ends: B::Set) -> B::Set {
        if self.rules.king.halts && self.is_king(victim) {
            ends & self.rules.board.step(victim, direction)
        } else {
            ends
        }
    }

    /// The directions for the next flight. The way back is blocked by the piece just taken, unless
    /// that has gone and kings may turn.
    #[inline(always)]
    pub(crate) fn onward(&self, direction: Direction) -> Directions {
        if self.rules.removed_at_once && self.rules.turns_back {
            Directions::ALL
        } else {
            !Directions::only(direction.opposite())
        }
    }

    /// Calls `visit` with each single jump from a spot, its direction, the piece it takes and the
    /// squares it may end on, until it answers true, and tells whether it did.
    fn jumps(
        &self,
        spot: &Spot<B::Set>,
        visit: impl FnMut(Direction, B::Set, B::Set) -> bool,
    ) -> bool {
        let (here, empty) = (B::Set::of(spot.at), self.empty_after(spot.captured));
        let targets = if spot.king { self.enemies } else { self.man_targets } & !spot.captured;
        if spot.king && self.flying() {
            let ways = spot.heading.map_or(Directions::ALL, |heading| self.onward(heading));
            return self.flights(spot.at, empty, targets, ways, visit);
        }
        let ways = match (spot.king, spot.heading) {
            (false, None) if spot.captured.is_empty() => self.first_ways::<false>(spot.at),
            (true, None) => self.directions::<true>(),
            // where no heading is kept, it does not matter
            (false, heading) => self.later_ways::<false>(heading.unwrap_or(Direction::North)),
            (true, Some(heading)) => self.later_ways::<true>(heading),
        };
        self.hops(ways, here, empty, targets, visit)
    }

    /// Calls `visit` with the piece taken and the legal landings of each jump from a spot.
    pub(crate) fn each_jump(
        &self,
        spot: &Spot<B::Set>,
        mut visit: impl FnMut(B::Set, &[Landing<B::Set>]),
    ) {
        let mut legal = Vec::new();
        self.jumps(spot, |direction, victim, landings| {
            legal.clear();
            legal.extend(landings.bits().map(|at| self.land(spot, direction, victim, at)));
            if !self.rules.may_stop && legal.iter().any(|landing| landing.goes_on) {
                legal.retain(|landing| landing.goes_on);
            } else {
                let resting = self.resting(direction, victim, landings);
                for landing in &mut legal {
                    landing.end = landing.end.filter(|end| resting.has(end.at));
                }
                legal.retain(|landing| landing.goes_on || landing.end.is_some());
            }
            visit(victim, &legal);
            false
        });
    }

    /// What a jump from `spot` over `victim` to `at` leads to.
    fn land(
        &self,
        spot: &Spot<B::Set>,
        direction: Direction,
        victim: B::Set,
        at: Bit,
    ) -> Landing<B::Set> {
        let captured = spot.captured | victim;
        let promoted = !spot.king && self.promotion.has(at);
        let in_capture = self.rules.in_capture;
        let king = spot.king || promoted && in_capture == InCapture::GoesOnAsKing;
        let remembered = self.rules.straight_on || !self.rules.turns_back;
        let heading = remembered.then_some(direction);
        let next = Spot { captured, at, king, heading };
        let waited = !spot.king && spot.captured.is_empty() && self.waits(spot.at);
        let down = waited && self.rules.parachutists.is_some_and(|rule| !rule.goes_on);
        let stops = down || promoted && in_capture == InCapture::Stops;
        let goes_on = !stops && self.jumps(&next, |_, _, _| true);
        let rest = Spot { king: king || promoted, heading: None, ..next };
        let end = (!goes_on || self.rules.may_stop).then_some(rest);
        Landing { spot: next, goes_on, end }
    }

    /// The rank of a finished capture of `number` pieces.
    #[inline(always)]
    pub(crate) fn rank<T: Trail>(
        &self,
        captured: B::Set,
        by_king: bool,
        number: u32,
        trail: T,
    ) -> Rank {
        self.rules.precedence.rank(number, captured & self.enemy_kings, by_king, trail)
    }
}
