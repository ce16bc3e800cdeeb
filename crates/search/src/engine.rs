//! The search behind one virtual call, whatever the board.

use std::fmt::Debug;

use damarium_board::Board;
use damarium_moves::{Core, Position, State, Watch};

use crate::limits::Limits;
use crate::search::{Blur, Report, Root, Search};

/// An engine for one game.
pub trait Engine: Debug + Send {
    /// Looks for the best move in a position whose earlier positions had the keys `history`,
    /// until a limit is reached or `watch` says stop. `tell` hears of every finished iteration
    /// and answers whether to go on.
    fn run(
        &mut self,
        state: &State,
        history: &[u64],
        limits: Limits,
        blur: Blur,
        watch: &mut dyn Watch,
        tell: &mut dyn FnMut(&Report) -> bool,
    ) -> Report;

    /// Forgets everything learnt in earlier searches.
    fn clear(&mut self);
}

/// An engine for the game of `core`, with a hash table of about `mebibytes`.
#[must_use]
pub fn open(core: &Core, mebibytes: usize) -> Box<dyn Engine> {
    match core {
        Core::Dark8(rules) => Box::new(Search::new(rules.clone(), mebibytes)),
        Core::Dark10(rules) => Box::new(Search::new(rules.clone(), mebibytes)),
        Core::Dark12(rules) => Box::new(Search::new(rules.clone(), mebibytes)),
        Core::Crossed10(rules) => Box::new(Search::new(rules.clone(), mebibytes)),
        Core::Full8(rules) => Box::new(Search::new(rules.clone(), mebibytes)),
        Core::Table(rules) => Box::new(Search::new(rules.clone(), mebibytes)),
    }
}

impl<B: Board> Engine for Search<B> {
    fn run(
        &mut self,
        state: &State,
        history: &[u64],
        limits: Limits,
        blur: Blur,
        watch: &mut dyn Watch,
        tell: &mut dyn FnMut(&Report) -> bool,
    ) -> Report {
        let root = Root {
            position: Position::narrow(&state.position),
            counters: state.counters,
            history: history.to_vec(),
        };
        Search::run(self, &root, limits, blur, watch, tell)
    }

    fn clear(&mut self) {
        Search::clear(self);
    }
}
