//! The engine for one game on one board: what it keeps between searches, and what it reports.

use std::sync::Arc;
use std::time::Duration;

use damarium_board::{Board, Set};
use damarium_moves::{Action, Color, Counters, Event, Events, Position, Rules, Watch};

use crate::evaluate::Evaluator;
use crate::limits::{Budget, Limits};
use crate::order::Memory;
use crate::run::Run;
use crate::table::Table;
use crate::weights::Weights;

/// Deeper than this the search never goes.
pub(crate) const MAX_PLY: usize = 200;

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Report {
    /// The best line, the move to be played first; empty where the game is over.
    pub line: Vec<Action>,
    /// Centi-men for the side to move; a win in `n` plies is `WIN - n`.
    pub score: i32,
    /// Plies looked ahead in full.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Time spent.
    pub time: Duration,
}

/// A position with everything that the draw rules know about it.
#[derive(Clone, Debug)]
pub struct Root<S> {
    /// The position.
    pub position: Position<S>,
    /// The draw counters.
    pub counters: Counters,
    /// The keys of all earlier positions of the game.
    pub history: Vec<u64>,
}

/// How a search judges: `noise` centi-men of error, drawn by `seed`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blur {
    /// The largest error.
    pub noise: i32,
    /// Which errors are made.
    pub seed: u64,
}

/// The engine for one game: its table and what it has learnt about moves.
#[derive(Debug)]
pub struct Search<B: Board> {
    pub(crate) rules: Arc<Rules<B>>,
    pub(crate) evaluator: Evaluator<B::Set>,
    pub(crate) table: Table,
    pub(crate) memory: Memory,
    /// Events after which no earlier position can return.
    pub(crate) lasting: Events,
}

impl<B: Board> Search<B> {
    /// An engine with a hash table of about `mebibytes`.
    #[must_use]
    pub fn new(rules: Arc<Rules<B>>, mebibytes: usize) -> Self {
        let evaluator = Evaluator::new(&rules, Weights::of(&rules));
        let lasting = irreversible(&rules);
        let table = Table::new(mebibytes);
        let memory = Memory::new(&rules.board, MAX_PLY);
        Self { rules, evaluator, table, memory, lasting }
    }

    /// Forgets everything learnt in earlier searches.
    pub fn clear(&mut self) {
        self.table.clear();
        self.memory = Memory::new(&self.rules.board, MAX_PLY);
    }

    /// Looks for the best move until a limit is reached or `watch` says stop. `tell` hears of
    /// every finished iteration and answers whether to go on.
    pub fn run(
        &mut self,
        root: &Root<B::Set>,
        limits: Limits,
        blur: Blur,
        watch: &mut dyn Watch,
        tell: &mut dyn FnMut(&Report) -> bool,
    ) -> Report {
        self.evaluator.blur(blur.noise, blur.seed);
        self.table.grow_older();
        self.memory.fade();
        let mut run = Run::new(self, root, Budget::new(limits, watch));
        run.iterate(root, tell)
    }
}

/// What no later move takes back: a capture, a crowning, and a man's advance where no man can
/// step back.
fn irreversible<B: Board>(rules: &Rules<B>) -> Events {
    let retreats = [Color::White, Color::Black].into_iter().any(|color| {
        rules.board.all().bits().any(|bit| {
            rules.men[color.index()].steps.iter().any(|direction| {
                let next = rules.board.step(B::Set::of(bit), direction) & rules.board.all();
                next.bits().any(|next| rules.distance(color, next) >= rules.distance(color, bit))
            })
        })
    });
    Events::NONE
        .with(Event::Capture, true)
        .with(Event::Crowning, true)
        .with(Event::ManAdvance, !retreats)
}
