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
    promotion: B::Set,
    family: PhantomData<F>,
}

/// Where a capture stands between two jumps. What can still happen depends on nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Spot<S> {
    pub(crate) captured: S,
    pub(crate) at: Bit,
    pub(crate) king: bool,
}

/// The end of a jump.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Landing<S> {
    pub(crate) spot: Spot<S>,
    /// Whether the capture must go on from here.
    pub(crate) goes_on: bool,
}

impl<'r, B: Board, F: Family> Ground<'r, B, F> {
    #[inline(always)]
    pub(crate) fn new<C: Side>(rules: &'r Rules<B>, pieces: &Pieces<B::Set>) -> Self {
        let enemies = pieces.of(C::COLOR.other());
        Self {
            rules,
            empty: rules.board.all() & !pieces.all(),
            enemies,
            enemy_kings: enemies & pieces.kings,
            man_targets: if rules.takes_kings { enemies } else { enemies & !pieces.kings },
            man_directions: rules.men[C::COLOR.index()].captures,
            promotion: rules.promotion[C::COLOR.index()],
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
        let Self { man_directions, promotion, .. } = *self;
        let family = PhantomData;
        Ground {
            rules,
            empty,
            enemies,
            enemy_kings,
            man_targets,
            man_directions,
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

    /// The directions in which a piece may capture.
    #[inline(always)]
    pub(crate) fn directions<const KING: bool>(&self) -> Directions {
        let known = if KING { F::KINGS } else { F::CAPTURES };
        let asked = if KING { self.rules.king.captures } else { self.man_directions };
        known.unwrap_or(asked) & B::DIRECTIONS
    }

    /// The squares from which a neighbour can be jumped over.
    #[inline(always)]
    pub(crate) fn bases<const KING: bool>(&self) -> B::Set {
        let board = &self.rules.board;
        let mut bases = B::Set::EMPTY;
        self.directions::<KING>().each(|direction| {
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
    pub(crate) fn hops<const KING: bool>(
        &self,
        at: B::Set,
        empty: B::Set,
        targets: B::Set,
        mut visit: impl FnMut(B::Set, B::Set) -> bool,
    ) -> bool {
        let board = &self.rules.board;
        self.directions::<KING>().any(|direction| {
            let victim = board.step(at, direction) & targets;
            let to = board.step(victim, direction) & empty;
            !to.is_empty() && visit(victim, to)
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

    /// Calls `visit` with each single jump from a spot, the piece it takes and the squares it may
    /// end on, until it answers true, and tells whether it did.
    fn jumps(&self, spot: &Spot<B::Set>, mut visit: impl FnMut(B::Set, B::Set) -> bool) -> bool {
        let (here, empty) = (B::Set::of(spot.at), self.empty_after(spot.captured));
        let targets = if spot.king { self.enemies } else { self.man_targets } & !spot.captured;
        if !spot.king {
            self.hops::<false>(here, empty, targets, visit)
        } else if self.flying() {
            let all = Directions::ALL;
            self.flights(spot.at, empty, targets, all, |_, victim, to| visit(victim, to))
        } else {
            self.hops::<true>(here, empty, targets, visit)
        }
    }

    /// Calls `visit` with the piece taken and the legal landings of each jump from a spot.
    pub(crate) fn each_jump(
        &self,
        spot: &Spot<B::Set>,
        mut visit: impl FnMut(B::Set, &[Landing<B::Set>]),
    ) {
        let mut legal = Vec::new();
        self.jumps(spot, |victim, landings| {
            legal.clear();
            legal.extend(landings.bits().map(|at| self.land(spot, victim, at)));
            if legal.iter().any(|landing| landing.goes_on) {
                legal.retain(|landing| landing.goes_on);
            }
            visit(victim, &legal);
            false
        });
    }

    /// What a jump from `spot` over `victim` to `at` leads to. The answer's `king` is what the
    /// piece will be when it comes to rest there.
    fn land(&self, spot: &Spot<B::Set>, victim: B::Set, at: Bit) -> Landing<B::Set> {
        let captured = spot.captured | victim;
        let promoted = !spot.king && self.promotion.has(at);
        let in_capture = self.rules.in_capture;
        let king = spot.king || promoted && in_capture == InCapture::GoesOnAsKing;
        let next = Spot { captured, at, king };
        let stops = promoted && in_capture == InCapture::Stops;
        if !stops && self.jumps(&next, |_, _| true) {
            Landing { spot: next, goes_on: true }
        } else {
            Landing { spot: Spot { king: king || promoted, ..next }, goes_on: false }
        }
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
