//! The evaluation by itself, under any weights: what fitting them needs.

use std::fmt::Debug;
use std::sync::Arc;

use damarium_board::Board;
use damarium_moves::{Core, Position, Rules, State};

use crate::evaluate::Evaluator;
use crate::weights::Weights;

/// Judges positions of one game without looking ahead.
pub trait Judge: Debug + Send + Sync {
    /// The worth of a position without captures to be made, in centi-men for the side to move.
    /// It is linear in the weights, but for rounding.
    fn worth(&self, state: &State) -> i32;
}

/// A judge of the game of `core` under the given weights, or else the game's own.
#[must_use]
pub fn judge(core: &Core, weights: Option<&Weights>) -> Box<dyn Judge> {
    match core {
        Core::Dark8(rules) => Box::new(Seat::new(rules.clone(), weights)),
        Core::Dark10(rules) => Box::new(Seat::new(rules.clone(), weights)),
        Core::Dark12(rules) => Box::new(Seat::new(rules.clone(), weights)),
        Core::Crossed10(rules) => Box::new(Seat::new(rules.clone(), weights)),
        Core::Full8(rules) => Box::new(Seat::new(rules.clone(), weights)),
        Core::Table(rules) => Box::new(Seat::new(rules.clone(), weights)),
    }
}

#[derive(Debug)]
struct Seat<B: Board> {
    rules: Arc<Rules<B>>,
    evaluator: Evaluator<B::Set>,
}

impl<B: Board> Seat<B> {
    fn new(rules: Arc<Rules<B>>, weights: Option<&Weights>) -> Self {
        let evaluator = Evaluator::new(&rules, weights.unwrap_or_else(|| Weights::of(&rules)));
        Self { rules, evaluator }
    }
}

impl<B: Board> Judge for Seat<B> {
    fn worth(&self, state: &State) -> i32 {
        self.evaluator.worth(&self.rules, &Position::narrow(&state.position))
    }
}
