//! The search of one position and of the moves that lead on from it.

use std::hint::black_box;

use damarium_board::{Board, Set};
use damarium_moves::{Counters, Move, Position};

use crate::order::{Ranked, name};
use crate::run::Run;
use crate::score::{DRAW, WIN, from_table, lost, to_table};
use crate::search::MAX_PLY;
use crate::table::{Bound, Bucket, Entry};

/// How far and between which scores a position is searched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    pub(crate) depth: i32,
    pub(crate) ply: usize,
    pub(crate) low: i32,
    pub(crate) high: i32,
}

impl<B: Board> Run<'_, B> {
    /// The score of a position for the side to move: exact between the window's bounds, and
    /// beyond them on the right side.
    pub(crate) fn node(
        &mut self,
        position: &Position<B::Set>,
        counters: Counters,
        mut window: Window,
    ) -> i32 {
        let Window { depth, ply, .. } = window;
        self.budget.visit();
        self.lines[ply].clear();
        if self.budget.spent {
            return DRAW;
        }
        if let Some(won) = self.rules.settled(position) {
            return if won { -lost(ply) } else { lost(ply) };
        }
        if ply > 0 && (self.drawn(counters) || self.rules.standoff(position).is_some()) {
            // a side that has lost is not saved by a draw
            return if self.rules.can_move(position) { DRAW } else { self.blocked(ply) };
        }
        let key = self.key(position, counters, depth);
        // main memory is far away: ask early, look later
        let bucket = if depth > 0 { black_box(*self.table.bucket(key)) } else { Bucket::default() };
        let captures = self.rules.can_capture(position);
        if !captures && !self.rules.can_move(position) {
            return self.blocked(ply);
        }
        if ply >= MAX_PLY {
            return self.evaluator.worth(self.rules, position);
        }
        if depth <= 0 {
            if !captures || self.rules.only_captures() {
                return self.evaluator.worth(self.rules, position);
            }
            return self.beyond(position, counters, window);
        }
        // a faster win than the one already found, or a slower loss, cannot be here
        window.low = window.low.max(lost(ply));
        if window.low >= WIN - ply as i32 - 1 {
            return window.low;
        }
        let known = bucket.find(key);
        if ply > 0
            && let Some(score) = known.and_then(|entry| settled(entry, window))
        {
            return score;
        }
        self.generate(position, ply, known.map_or(0, |entry| entry.best));
        let mut moves = std::mem::take(&mut self.lists[ply]);
        let score = self.siblings(position, counters, &mut moves, key, window);
        self.lists[ply] = moves;
        score
    }

    /// The score of a side that has no move.
    pub(crate) fn blocked(&self, ply: usize) -> i32 {
        if self.rules.ends.losing { -lost(ply) } else { lost(ply) }
    }

    /// Searches all moves of a position, the promising ones first and in full.
    fn siblings(
        &mut self,
        position: &Position<B::Set>,
        counters: Counters,
        moves: &mut [Ranked<B::Set>],
        key: u64,
        window: Window,
    ) -> i32 {
        let Window { depth, ply, low: before, high, .. } = window;
        // a forced reply decides nothing: look as far beyond it
        let next = if moves.len() == 1 && ply < self.longest { depth } else { depth - 1 };
        let below = Window { depth: next, ply: ply + 1, ..window };
        let (mut low, mut best, mut score) = (before, 0, -WIN);
        for index in 0..moves.len() {
            let played = Ranked::pick(moves, index);
            let reduction = reduction(depth, index, &played, ply);
            let value = self.child(position, counters, &played, |run, after, counters| {
                if index == 0 {
                    return -run.node(after, counters, Window { low: -high, high: -low, ..below });
                }
                let probe = Window { low: -low - 1, high: -low, ..below };
                let reduced = Window { depth: next - reduction, ..probe };
                let mut value = -run.node(after, counters, reduced);
                if value > low && reduction > 0 {
                    value = -run.node(after, counters, probe);
                }
                if value > low && value < high {
                    value = -run.node(after, counters, Window { low: -high, high: -low, ..below });
                }
                value
            });
            if self.budget.spent {
                return if best == 0 { DRAW } else { score };
            }
            if value > score {
                score = value;
                if value > low || index == 0 {
                    best = name(&played);
                }
            }
            if value > low {
                low = value;
                self.extend_line(ply, &played);
            }
            if low >= high {
                self.memory.praise(position.turn, ply, depth, &played, &moves[..index]);
                break;
            }
        }
        let bound = if score >= high {
            Bound::Lower
        } else if score > before {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.keep(key, depth, to_table(score, ply), bound, best);
        score
    }

    /// Beyond the horizon captures are played out, unless the side to move had better not.
    fn beyond(&mut self, position: &Position<B::Set>, counters: Counters, window: Window) -> i32 {
        let Window { ply, mut low, high, .. } = window;
        self.generate(position, ply, 0);
        let mut moves = std::mem::take(&mut self.lists[ply]);
        let mut score = -WIN;
        if !self.rules.compulsory {
            moves.retain(|ranked| ranked.played.captures());
            score = self.evaluator.worth(self.rules, position);
            low = low.max(score);
        }
        for index in 0..moves.len() {
            if low >= high {
                break;
            }
            let played = Ranked::pick(&mut moves, index);
            let below = Window { ply: ply + 1, low: -high, high: -low, ..window };
            let value = self.child(position, counters, &played, |run, after, counters| {
                -run.node(after, counters, below)
            });
            if self.budget.spent {
                // whoever asked will not look at this
                score = DRAW;
                break;
            }
            score = score.max(value);
            if value > low {
                low = value;
                self.extend_line(ply, &played);
            }
        }
        self.lists[ply] = moves;
        score
    }

    /// Fills the list of a ply with the legal moves and how promising they are.
    fn generate(&mut self, position: &Position<B::Set>, ply: usize, first: u16) {
        // a list that was given up is incomplete, and so is the search from then on
        if self.rules.moves(position, &mut self.generator, &mut self.budget).is_err() {
            self.budget.spent = true;
        }
        let (memory, turn) = (&self.memory, position.turn);
        let ranked = self.generator.list().iter().map(|played| Ranked {
            worth: memory.worth(turn, ply, first, played),
            played: *played,
        });
        self.lists[ply].clear();
        self.lists[ply].extend(ranked);
    }

    fn extend_line(&mut self, ply: usize, played: &Move<B::Set>) {
        let (here, deeper) = self.lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(*played);
        here[ply].extend_from_slice(&deeper[0]);
    }
}

/// The score that a remembered position settles, if it does.
fn settled(entry: Entry, window: Window) -> Option<i32> {
    let score = from_table(i32::from(entry.score), window.ply);
    let holds = i32::from(entry.depth) >= window.depth
        && match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= window.high,
            Bound::Upper => score <= window.low,
            Bound::None => false,
        };
    holds.then_some(score)
}

/// How many plies less deep a move is searched at first.
fn reduction<S: Set>(depth: i32, index: usize, played: &Move<S>, ply: usize) -> i32 {
    if depth < 3 || index < 3 || ply == 0 || played.captures() || played.crowned {
        return 0;
    }
    1 + i32::from(index > 6 && depth > 5) + i32::from(index > 12 && depth > 8)
}
