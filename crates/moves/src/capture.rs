//! Captures: lift the piece, jump, jump again.

use damarium_board::{Bit, Board, Direction, Directions, Set};

use crate::form::InCapture;
use crate::precedence::Trail;
use crate::{Move, Pieces, Rules, Side, Sink};

/// The board around a piece that captures.
#[derive(Debug)]
pub(crate) struct Ground<'r, B: Board> {
    rules: &'r Rules<B>,
    empty: B::Set,
    enemies: B::Set,
    enemy_kings: B::Set,
    man_targets: B::Set,
    man_directions: Directions,
    promotion: B::Set,
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

impl<'r, B: Board> Ground<'r, B> {
    #[inline(always)]
    pub(crate) fn new<C: Side>(rules: &'r Rules<B>, pieces: &Pieces<B::Set>) -> Self {
        let enemies = pieces.of(C::COLOR.other());
        let enemy_kings = enemies & pieces.kings;
        Self {
            rules,
            empty: rules.board.all() & !pieces.all(),
            enemies,
            enemy_kings,
            man_targets: if rules.takes_kings { enemies } else { enemies & !pieces.kings },
            man_directions: rules.men[C::COLOR.index()].captures,
            promotion: rules.promotion[C::COLOR.index()],
        }
    }

    #[inline(always)]
    pub(crate) fn rules(&self) -> &'r Rules<B> {
        self.rules
    }

    #[inline(always)]
    pub(crate) fn empty(&self) -> B::Set {
        self.empty
    }

    #[inline(always)]
    pub(crate) fn promotion(&self) -> B::Set {
        self.promotion
    }

    /// The ground after the piece was lifted: its square counts as empty.
    #[inline(always)]
    pub(crate) fn lifted(&self, from: Bit) -> Self {
        Self { empty: self.empty | B::Set::of(from), ..*self }
    }

    /// Whether a piece that was taken is a king.
    #[inline(always)]
    pub(crate) fn is_king(&self, victim: B::Set) -> bool {
        !(victim & self.enemy_kings).is_empty()
    }

    /// Those of one's own pieces that stand before an enemy with an empty square behind it.
    #[inline(always)]
    pub(crate) fn jumpers<const KING: bool>(&self, pieces: B::Set) -> B::Set {
        let board = &self.rules.board;
        let targets = if KING { self.enemies } else { self.man_targets };
        let mut jumpers = B::Set::EMPTY;
        self.directions::<KING>().each(|direction| {
            let victims = targets & board.before(self.empty, direction);
            jumpers |= pieces & board.before(victims, direction);
        });
        jumpers
    }

    /// The directions in which a piece may capture.
    #[inline(always)]
    pub(crate) fn directions<const KING: bool>(&self) -> Directions {
        if KING { self.rules.king.captures } else { self.man_directions }
    }

    /// The directions for the next jump. The way back is blocked by the piece just taken, unless
    /// that has gone and the king sees far.
    #[inline(always)]
    fn onward<const KING: bool>(&self, direction: Direction) -> Directions {
        let directions = self.directions::<KING>();
        if KING && self.rules.king.flying && self.rules.removed_at_once {
            directions
        } else {
            directions & !Directions::only(direction.opposite())
        }
    }

    /// Calls `visit` with each single jump, the piece it takes and the squares it may end on, until
    /// it answers true, and tells whether it did.
    #[inline(always)]
    pub(crate) fn jumps<const KING: bool>(
        &self,
        at: Bit,
        captured: B::Set,
        directions: Directions,
        mut visit: impl FnMut(Direction, B::Set, B::Set) -> bool,
    ) -> bool {
        let Rules { board, king, removed_at_once, .. } = self.rules;
        let empty = if *removed_at_once { self.empty | captured } else { self.empty };
        let targets = if KING { self.enemies } else { self.man_targets } & !captured;
        if KING && king.flying {
            directions.any(|direction| {
                let victim = board.ray(at, direction, empty).blocker & targets;
                if victim.is_empty() {
                    return false;
                }
                let landings = if king.lands_anywhere {
                    board.ray(victim.first(), direction, empty).free
                } else {
                    board.step(victim, direction) & empty
                };
                !landings.is_empty() && visit(direction, victim, landings)
            })
        } else {
            let here = B::Set::of(at);
            directions.any(|direction| {
                let victim = board.step(here, direction) & targets;
                let landings = board.step(victim, direction) & empty;
                !landings.is_empty() && visit(direction, victim, landings)
            })
        }
    }

    /// Whether a capture can go on from a spot.
    fn goes_on(&self, spot: &Spot<B::Set>) -> bool {
        if spot.king {
            self.jumps::<true>(spot.at, spot.captured, self.directions::<true>(), |_, _, _| true)
        } else {
            self.jumps::<false>(spot.at, spot.captured, self.directions::<false>(), |_, _, _| true)
        }
    }

    /// Calls `visit` with the piece taken and the legal landings of each jump from a spot.
    pub(crate) fn each_jump(
        &self,
        spot: &Spot<B::Set>,
        mut visit: impl FnMut(B::Set, &[Landing<B::Set>]),
    ) {
        let mut legal = Vec::new();
        let mut jump = |_: Direction, victim: B::Set, landings: B::Set| {
            legal.clear();
            legal.extend(landings.bits().map(|at| self.land(spot, victim, at)));
            if legal.iter().any(|landing| landing.goes_on) {
                legal.retain(|landing| landing.goes_on);
            }
            visit(victim, &legal);
            false
        };
        if spot.king {
            self.jumps::<true>(spot.at, spot.captured, self.directions::<true>(), &mut jump);
        } else {
            self.jumps::<false>(spot.at, spot.captured, self.directions::<false>(), &mut jump);
        }
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
        if !stops && self.goes_on(&next) {
            Landing { spot: next, goes_on: true }
        } else {
            Landing { spot: Spot { king: king || promoted, ..next }, goes_on: false }
        }
    }
}

/// A piece that has been lifted and looks for captures.
#[derive(Debug)]
pub(crate) struct Hunt<'g, 'r, B: Board, K> {
    pub(crate) ground: &'g Ground<'r, B>,
    pub(crate) from: Bit,
    pub(crate) king: bool,
    pub(crate) sink: &'g mut K,
    /// How many jumps are followed before the hunt is given up.
    pub(crate) budget: u32,
}

impl<'g, B: Board, K: Sink<B>> Hunt<'g, '_, B, K> {
    /// Follows all captures from a square, tells the sink those that end, and answers whether there
    /// are any. When the budget is used up it answers yes and tells nothing more: then the sink has
    /// heard true captures, but not all.
    pub(crate) fn chase<const KING: bool, T: Trail>(
        &mut self,
        at: Bit,
        captured: B::Set,
        directions: Directions,
        number: u32,
        trail: T,
    ) -> bool {
        if self.budget == 0 {
            return true;
        }
        self.budget -= 1;
        let ground: &'g Ground<'_, B> = self.ground;
        let mut found = false;
        ground.jumps::<KING>(at, captured, directions, |direction, victim, landings| {
            found = true;
            let captured = captured | victim;
            let trail = trail.taken(number, T::KEPT && ground.is_king(victim));
            if KING {
                let mut onward = ground.onward::<true>(direction);
                let (mut ends, mut goes_on) = (B::Set::EMPTY, false);
                for to in landings.bits() {
                    if self.chase::<true, T>(to, captured, onward, number + 1, trail) {
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
            } else {
                let to = landings.first();
                let promoted = ground.promotion.has(to);
                let goes_on = match ground.rules.in_capture {
                    InCapture::Stops if promoted => false,
                    InCapture::GoesOnAsKing if promoted => {
                        let onward = ground.onward::<true>(direction);
                        self.chase::<true, T>(to, captured, onward, number + 1, trail)
                    }
                    _ => {
                        let onward = ground.onward::<false>(direction);
                        self.chase::<false, T>(to, captured, onward, number + 1, trail)
                    }
                };
                if !goes_on {
                    self.finish(to, captured, promoted, trail);
                }
            }
            false
        });
        found
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

impl<B: Board> Ground<'_, B> {
    /// The rank of a finished capture.
    #[inline(always)]
    pub(crate) fn rank<T: Trail>(&self, captured: B::Set, by_king: bool, trail: T) -> crate::Rank {
        self.rules.precedence.rank(captured, self.enemy_kings, by_king, trail)
    }
}
