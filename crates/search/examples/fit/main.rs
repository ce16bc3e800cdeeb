//! Fits the weights of the evaluation to games that the engine plays against itself.
//!
//! ```text
//! cargo run --release -p damarium-search --example fit -- GAMES NODES SEED RULES.json...
//! ```
//!
//! Plays `GAMES` games of each game whose rules (the JSON that `Form` reads) are given, `NODES`
//! positions a move, and prints the weights under which the evaluation foretells the results best,
//! as the constants of `src/fitted.rs`. The games must be of one family: the weights are theirs
//! together. The same seed gives the same weights.

#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_precision_loss)]

mod play;
mod regression;
mod sample;
mod terms;

use std::error::Error;
use std::thread;

use damarium_moves::{Core, Form};

use play::Random;
use sample::Sample;
use terms::Terms;

/// Games are played by so many threads; the results depend on it as on the seed.
const THREADS: u64 = 2;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [games, nodes, seed, files @ ..] = arguments.as_slice() else {
        return Err("expected: GAMES NODES SEED RULES.json...".into());
    };
    let (games, nodes, seed): (u64, u64, u64) = (games.parse()?, nodes.parse()?, seed.parse()?);
    let terms = Terms::new();
    let mut samples = Vec::new();
    for file in files {
        let core = Core::open(&Form::read(&std::fs::read_to_string(file)?)?, false)?;
        let before = samples.len();
        samples.extend(of_game(&core, &terms, games, nodes, seed));
        eprintln!("{file}: {} positions", samples.len() - before);
    }
    let fitted = regression::fit(&samples, &terms.priors());
    println!("{}", terms.constants(&fitted));
    Ok(())
}

fn of_game(core: &Core, terms: &Terms, games: u64, nodes: u64, seed: u64) -> Vec<Sample> {
    let judges = &terms.judges(core);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..THREADS)
            .map(|worker| {
                scope.spawn(move || {
                    let mut random = Random::new(seed * THREADS + worker);
                    let mut player = play::Player::new(core, nodes);
                    let mut samples = Vec::new();
                    for _ in 0..games / THREADS {
                        let game = player.game(&mut random);
                        samples.extend(sample::of(judges, &game));
                    }
                    samples
                })
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}
