//! One principal variation search under way.

use std::time::Duration;

use damarium_board::Board;
use damarium_moves::{Action, Counters, Events, Move, Moves, Never, Position, Rules};

use crate::evaluate::Evaluator;
use crate::limits::Budget;
use crate::order::{Memory, name};
use crate::score::{DECIDED, DRAW, WIN, from_table, lost, to_table};
use crate::search::{MAX_PLY, Report, Root, Search};
use crate::table::{Bound, Table};

/// A move that has become worse by so much from one depth to the next is worth another look.
const WORSE: i32 = 25;

/// One search under way.
pub(crate) struct Run<'a, B: Board> {
    rules: &'a Rules<B>,
    evaluator: &'a Evaluator,
    table: &'a mut Table,
    memory: &'a mut Memory,
    budget: Budget<'a>,
    /// The game's positions and, from `root` on, those of the line being searched.
    path: Vec<Step>,
    root: usize,
    /// The best line found from each ply on.
    lines: Vec<Vec<Move<B::Set>>>,
    /// The moves to be searched at each ply.
    lists: Vec<Vec<Move<B::Set>>>,
    generator: Moves<B::Set>,
    longest: usize,
    /// Events after which no earlier position can return.
    lasting: Events,
}

impl<'a, B: Board> Run<'a, B> {
    pub(crate) fn new(search: &'a mut Search<B>, root: &Root<B::Set>, budget: Budget<'a>) -> Self {
        let Search { rules, evaluator, table, memory, lasting } = search;
        let keys = root.history.iter().chain([&root.position.key]);
        let path: Vec<Step> = keys.enumerate().map(|(back, &key)| Step { key, back }).collect();
        Self {
            rules,
            evaluator,
            table,
            memory,
            budget,
            root: path.len() - 1,
            path,
            lines: vec![Vec::new(); MAX_PLY + 2],
            lists: vec![Vec::new(); MAX_PLY + 2],
            generator: Moves::default(),
            longest: 0,
            lasting: *lasting,
        }
    }

    pub(crate) fn iterate(
        &mut self,
        root: &Root<B::Set>,
        tell: &mut dyn FnMut(&Report) -> bool,
    ) -> Report {
        // without a legal move there is nothing to answer, so this list is always finished
        let _ = self.rules.moves(&root.position, &mut self.generator, &mut Never);
        let legal = self.generator.list().to_vec();
        let mut report = Report {
            line: legal.first().map(|best| self.public(best)).into_iter().collect(),
            score: if legal.is_empty() { lost(0) } else { DRAW },
            depth: 0,
            nodes: 0,
            time: Duration::ZERO,
        };
        if legal.is_empty() {
            return report;
        }
        let (mut depth, mut disappointed) = (1, false);
        while depth < MAX_PLY as u32 / 2 && self.budget.begins(depth, disappointed) {
            self.longest = 2 * depth as usize + 8;
            let score = self.widen(root, depth as i32, report.score);
            let finished = !self.budget.spent;
            disappointed = depth > 4 && score < report.score - WORSE;
            // an iteration cut short has still searched the best move first
            if !self.lines[0].is_empty() {
                report.line = self.lines[0].iter().map(|played| self.public(played)).collect();
                report.score = score;
            }
            report.nodes = self.budget.nodes;
            report.time = self.budget.elapsed();
            if !finished {
                break;
            }
            report.depth = depth;
            // a forced end this near looks the same from any depth
            let settled = score.abs() >= WIN - depth as i32;
            if !tell(&report) || settled {
                break;
            }
            depth += 1;
        }
        report
    }

    /// Searches in a narrow window around the last score, and wider while the truth lies outside.
    fn widen(&mut self, root: &Root<B::Set>, depth: i32, last: i32) -> i32 {
        let mut margin = if depth < 4 { WIN } else { 30 };
        loop {
            let (low, high) = ((last - margin).max(-WIN), (last + margin).min(WIN));
            let score = self.node(&root.position, root.counters, depth, 0, low, high);
            let inside = low < score && score < high;
            if inside || self.budget.spent || margin >= WIN {
                return score;
            }
            margin = if margin > 300 || score.abs() >= DECIDED { 2 * WIN } else { margin * 4 };
        }
    }

    fn node(
        &mut self,
        position: &Position<B::Set>,
        counters: Counters,
        depth: i32,
        ply: usize,
        mut low: i32,
        high: i32,
    ) -> i32 {
        self.budget.visit();
        self.lines[ply].clear();
        if self.budget.spent {
            return DRAW;
        }
        if self.rules.last_piece_lost(position) {
            return lost(ply);
        }
        let captures = self.rules.can_capture(position);
        if !captures && !self.rules.can_move(position) {
            return lost(ply);
        }
        if ply > 0 && self.drawn(counters) {
            return DRAW;
        }
        if ply >= MAX_PLY || depth <= 0 && !captures {
            return self.evaluator.worth(self.rules, position);
        }
        if depth <= 0 && !self.rules.compulsory {
            return self.quiet(position, counters, ply, low, high);
        }
        // a faster win than the one already found, or a slower loss, cannot be here
        low = low.max(lost(ply));
        if low >= WIN - ply as i32 - 1 {
            return low;
        }
        let key = self.key(position, counters, depth);
        let known = self.table.find(key);
        if let Some(entry) = known
            && ply > 0
            && i32::from(entry.depth) >= depth
        {
            let score = from_table(i32::from(entry.score), ply);
            let holds = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= high,
                Bound::Upper => score <= low,
                Bound::None => false,
            };
            if holds {
                return score;
            }
        }
        let first = known.map_or(0, |entry| entry.best);
        self.generate(position, ply);
        let mut moves = std::mem::take(&mut self.lists[ply]);
        self.sort(position, ply, first, &mut moves);
        let score =
            self.siblings(position, counters, &moves, key, Window { depth, ply, low, high });
        self.lists[ply] = moves;
        score
    }

    /// Searches all moves of a position, the promising ones first and in full.
    fn siblings(
        &mut self,
        position: &Position<B::Set>,
        counters: Counters,
        moves: &[Move<B::Set>],
        key: u64,
        window: Window,
    ) -> i32 {
        let Window { depth, ply, mut low, high } = window;
        let before = low;
        // a forced reply decides nothing: look as far beyond it
        let next = if moves.len() == 1 && ply < self.longest { depth } else { depth - 1 };
        let (mut best, mut score) = (0, -WIN);
        for (index, played) in moves.iter().enumerate() {
            let reduction = Self::reduction(depth, index, played, ply);
            let value = self.child(position, counters, played, |run, after, counters| {
                if index == 0 {
                    return -run.node(after, counters, next, ply + 1, -high, -low);
                }
                let probe = next - reduction;
                let mut value = -run.node(after, counters, probe, ply + 1, -low - 1, -low);
                if value > low && reduction > 0 {
                    value = -run.node(after, counters, next, ply + 1, -low - 1, -low);
                }
                if value > low && value < high {
                    value = -run.node(after, counters, next, ply + 1, -high, -low);
                }
                value
            });
            if self.budget.spent {
                return if best == 0 { DRAW } else { score };
            }
            if value > score {
                score = value;
                if value > low || index == 0 {
                    best = name(played);
                }
            }
            if value > low {
                low = value;
                self.extend_line(ply, played);
            }
            if low >= high {
                self.memory.praise(position.turn, ply, depth, played, &moves[..index]);
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

    /// The worth of a position beyond the horizon where captures may be made but need not.
    fn quiet(
        &mut self,
        position: &Position<B::Set>,
        counters: Counters,
        ply: usize,
        mut low: i32,
        high: i32,
    ) -> i32 {
        let mut score = self.evaluator.worth(self.rules, position);
        low = low.max(score);
        self.generate(position, ply);
        let mut moves = std::mem::take(&mut self.lists[ply]);
        moves.retain(Move::captures);
        self.sort(position, ply, 0, &mut moves);
        for played in &moves {
            if low >= high {
                break;
            }
            let value = self.child(position, counters, played, |run, after, counters| {
                -run.node(after, counters, 0, ply + 1, -high, -low)
            });
            if self.budget.spent {
                break;
            }
            if value > score {
                score = value;
            }
            if value > low {
                low = value;
                self.extend_line(ply, played);
            }
        }
        self.lists[ply] = moves;
        score
    }

    fn child(
        &mut self,
        position: &Position<B::Set>,
        counters: Counters,
        played: &Move<B::Set>,
        search: impl FnOnce(&mut Self, &Position<B::Set>, Counters) -> i32,
    ) -> i32 {
        let after = self.rules.play(position, played);
        let events = self.rules.events(position.turn, played);
        let counters = self.rules.count_on(counters, events, &after);
        let back = if events.meet(self.lasting) {
            0
        } else {
            self.path.last().map_or(0, |step| step.back + 1)
        };
        self.path.push(Step { key: after.key, back });
        let value = search(self, &after, counters);
        self.path.pop();
        value
    }

    /// Whether the line searched has run into a draw by the game's own rules.
    fn drawn(&self, counters: Counters) -> bool {
        self.rules.counters.struck(&counters).is_some() || self.repeated()
    }

    /// Within the search one return is enough to see a circle; earlier in the game it takes as
    /// many as the rule says.
    fn repeated(&self) -> bool {
        let Some(times) = self.rules.repetition else { return false };
        let last = self.path.len() - 1;
        let Step { key, back } = self.path[last];
        let mut seen = 1;
        // the same side is to move at every other position only
        for index in (last - back..last).rev().skip(1).step_by(2) {
            if self.path[index].key == key {
                seen += 1;
                if index >= self.root || seen >= times {
                    return true;
                }
            }
        }
        false
    }

    /// The key under which a position is remembered: near the limit of a counter its count is
    /// part of the position.
    fn key(&self, position: &Position<B::Set>, counters: Counters, depth: i32) -> u64 {
        let rules = &self.rules.counters;
        let horizon = 2 * depth.max(0) + 16;
        let counts = counters.counts(rules.len()).iter().zip(rules.limits()).enumerate();
        counts.fold(position.key, |key, (index, (&count, limit))| {
            let near = i32::from(count) + horizon >= i32::from(limit);
            if !near || !counters.counting(index) {
                return key;
            }
            let mark = ((index as u64 + 1) << 32) | (u64::from(count) + 1);
            key ^ mark.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(17)
        })
    }

    /// Fills the list of a ply with the legal moves.
    fn generate(&mut self, position: &Position<B::Set>, ply: usize) {
        // a list that was given up is incomplete, and so is the search from then on
        if self.rules.moves(position, &mut self.generator, &mut self.budget).is_err() {
            self.budget.spent = true;
        }
        self.lists[ply].clear();
        self.lists[ply].extend_from_slice(self.generator.list());
    }

    fn sort(
        &self,
        position: &Position<B::Set>,
        ply: usize,
        first: u32,
        moves: &mut [Move<B::Set>],
    ) {
        let turn = position.turn;
        moves.sort_by_cached_key(|played| {
            let best = i32::from(first != 0 && name(played) == first) << 24;
            -(best + self.memory.worth(turn, ply, played))
        });
    }

    fn reduction(depth: i32, index: usize, played: &Move<B::Set>, ply: usize) -> i32 {
        if depth < 3 || index < 3 || ply == 0 || played.captures() || played.crowned {
            return 0;
        }
        1 + i32::from(index > 6 && depth > 5) + i32::from(index > 12 && depth > 8)
    }

    fn extend_line(&mut self, ply: usize, played: &Move<B::Set>) {
        let (here, deeper) = self.lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(*played);
        here[ply].extend_from_slice(&deeper[0]);
    }

    fn public(&self, played: &Move<B::Set>) -> Action {
        Action::new(&self.rules.board, played)
    }
}

/// A position of the game or of the line searched.
#[derive(Clone, Copy, Debug)]
struct Step {
    key: u64,
    /// How many positions back the last one lies that play can return to.
    back: usize,
}

/// How far and between which scores siblings are searched.
#[derive(Clone, Copy)]
struct Window {
    depth: i32,
    ply: usize,
    low: i32,
    high: i32,
}
