//! The ways of playing a merged capture.

use std::collections::BTreeMap;

use damarium_board::{Board, Set, Square};
use rustc_hash::FxHashSet;

use crate::ground::{Ground, Spot};
use crate::watch::Patience;
use crate::{Black, Color, Interrupted, Move, Position, Rank, Rules, Watch, White};

impl<B: Board> Rules<B> {
    /// The ways of playing a legal move, each as the list of squares from the origin to the
    /// destination, in ascending order; the first `limit` of them. `rank` is the rank of the legal
    /// captures of the position.
    ///
    /// # Errors
    ///
    /// When the watch gave up.
    pub fn ways(
        &self,
        position: &Position<B::Set>,
        played: &Move<B::Set>,
        rank: Rank,
        limit: usize,
        watch: &mut dyn Watch,
    ) -> Result<Vec<Vec<Square>>, Interrupted> {
        let origin = self.board.square(played.from);
        if played.takes_away() {
            return Ok(vec![vec![origin]]);
        }
        if !played.captures() {
            return Ok(vec![vec![origin, self.board.square(played.to)]]);
        }
        let ground = match position.turn {
            Color::White => Ground::new::<White>(self, &position.pieces),
            Color::Black => Ground::new::<Black>(self, &position.pieces),
        };
        let mut walk = Walk {
            ground: ground.lifted(B::Set::of(played.from)),
            goal: Spot {
                captured: played.captured,
                at: played.to,
                king: played.king || played.crowned,
                heading: None,
            },
            order: self.precedence.earliest().then(|| rank.order()),
            limit,
            path: vec![origin],
            ways: Vec::new(),
            dead: FxHashSet::default(),
            patience: Patience::new(),
        };
        let start = Spot::start(played.from, played.king);
        walk.on(&[start], 0, watch)?;
        Ok(walk.ways)
    }
}

/// A walk along all ways to one goal, smaller landing squares first.
struct Walk<'r, B: Board> {
    ground: Ground<'r, B>,
    /// Where the capture must end. On the way nothing else is taken than there.
    goal: Spot<B::Set>,
    /// At which jumps kings must be taken, if that matters.
    order: Option<u128>,
    limit: usize,
    path: Vec<Square>,
    ways: Vec<Vec<Square>>,
    /// Spots from which the goal was not reached.
    dead: FxHashSet<Spot<B::Set>>,
    patience: Patience,
}

/// What the same landing square can mean.
struct Fork<S> {
    arrived: bool,
    spots: Vec<Spot<S>>,
}

impl<B: Board> Walk<'_, B> {
    /// Goes on from spots that the path so far can mean; on bent lines there may be several.
    fn on(
        &mut self,
        spots: &[Spot<B::Set>],
        number: u32,
        watch: &mut dyn Watch,
    ) -> Result<(), Interrupted> {
        self.patience.step(watch)?;
        let before = self.ways.len();
        for (landing, fork) in self.forks(spots, number) {
            if self.ways.len() >= self.limit {
                return Ok(());
            }
            self.path.push(landing);
            if fork.arrived {
                self.ways.push(self.path.clone());
            }
            if !fork.spots.is_empty() {
                self.on(&fork.spots, number + 1, watch)?;
            }
            self.path.pop();
        }
        if self.ways.len() == before {
            self.dead.extend(spots);
        }
        Ok(())
    }

    /// The next landing squares, in order.
    fn forks(&self, spots: &[Spot<B::Set>], number: u32) -> BTreeMap<Square, Fork<B::Set>> {
        let mut forks = BTreeMap::new();
        for spot in spots {
            self.ground.each_jump(spot, |victim, landings| {
                let king = self.ground.is_king(victim);
                let fits = |order: u128| (order << number.min(127) >> 127 == 1) == king;
                if (victim & self.goal.captured).is_empty() || !self.order.is_none_or(fits) {
                    return;
                }
                for landing in landings {
                    let arrived = landing.end == Some(self.goal);
                    let alive = landing.goes_on && !self.dead.contains(&landing.spot);
                    if arrived || alive {
                        let square = self.ground.rules().board.square(landing.spot.at);
                        let fork = forks
                            .entry(square)
                            .or_insert_with(|| Fork { arrived: false, spots: Vec::new() });
                        fork.arrived |= arrived;
                        if alive && !fork.spots.contains(&landing.spot) {
                            fork.spots.push(landing.spot);
                        }
                    }
                }
            });
        }
        forks
    }
}
