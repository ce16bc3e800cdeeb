//! One principal variation search under way.

use std::time::Duration;

use damarium_board::Board;
use damarium_moves::{Action, Counters, Events, Move, Moves, Never, Position, Rules};

use crate::evaluate::Evaluator;
use crate::limits::Budget;
use crate::node::Window;
use crate::order::{Memory, Ranked};
use crate::score::{DECIDED, DRAW, WIN};
use crate::search::{MAX_PLY, Report, Root, Search};
use crate::table::Table;

/// A move that has become worse by so much from one depth to the next is worth another look.
const WORSE: i32 = 25;

/// One search under way.
pub(crate) struct Run<'a, B: Board> {
    pub(crate) rules: &'a Rules<B>,
    pub(crate) evaluator: &'a Evaluator<B::Set>,
    pub(crate) table: &'a mut Table,
    pub(crate) memory: &'a mut Memory,
    pub(crate) budget: Budget<'a>,
    /// The game's positions and, from `root` on, those of the line being searched.
    path: Vec<Step>,
    root: usize,
    /// The best line found from each ply on.
    pub(crate) lines: Vec<Vec<Move<B::Set>>>,
    /// The moves to be searched at each ply.
    pub(crate) lists: Vec<Vec<Ranked<B::Set>>>,
    pub(crate) generator: Moves<B::Set>,
    /// Forced replies are followed without counting as a ply up to here.
    pub(crate) longest: usize,
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
            score: if legal.is_empty() { self.blocked(0) } else { DRAW },
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
            let window = Window { depth, ply: 0, low, high };
            let score = self.node(&root.position, root.counters, window);
            let inside = low < score && score < high;
            if inside || self.budget.spent || margin >= WIN {
                return score;
            }
            margin = if margin > 300 || score.abs() >= DECIDED { 2 * WIN } else { margin * 4 };
        }
    }

    pub(crate) fn child(
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
    pub(crate) fn drawn(&self, counters: Counters) -> bool {
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
    pub(crate) fn key(&self, position: &Position<B::Set>, counters: Counters, depth: i32) -> u64 {
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
