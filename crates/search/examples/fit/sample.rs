//! Positions as the regression sees them.

use damarium_search::{DECIDED, Judge};

use crate::play::Game;
use crate::terms::UNIT;

/// How much the result counts for the expected score; the search's own opinion is the rest.
const RESULT: f64 = 0.6;
/// Centi-men at which the search expects to win `1 / (1 + 1/e)` of the games.
const SLOPE: f64 = 150.0;

/// How often each term that is there counts, and the score to be expected.
#[derive(Clone, Debug)]
pub struct Sample {
    pub terms: Vec<(u16, f32)>,
    pub expected: f64,
}

/// The samples of one game: its quiet positions, as far as the search saw no forced end.
pub fn of(judges: &[Box<dyn Judge>], game: &Game) -> Vec<Sample> {
    let mut samples = Vec::new();
    for (ply, seen) in game.seen.iter().enumerate() {
        if !seen.quiet || seen.score.abs() >= DECIDED {
            continue;
        }
        let result = if ply % 2 == 0 { game.result } else { 1.0 - game.result };
        let thought = 1.0 / (1.0 + (-f64::from(seen.score) / SLOPE).exp());
        let counts = judges.iter().map(|judge| judge.worth(&seen.state) as f32 / UNIT as f32);
        let terms = (0..).zip(counts).filter(|&(_, count)| count != 0.0).collect();
        samples.push(Sample { terms, expected: RESULT * result + (1.0 - RESULT) * thought });
    }
    samples
}
