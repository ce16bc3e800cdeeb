//! What the evaluation must hold whatever its weights are.

#[path = "../../moves/tests/common/mod.rs"]
mod common;

use common::{ALL, PLAIN, Words, position};
use damarium_moves::{Core, Form};
use damarium_search::{Phase, Weights, judge};

/// A position on 64 squares, and the same with the board turned round and the colours exchanged.
const TURNED: [&str; 2] = ["W:W18,21,26,K31:B5,11,14,K8", "B:B15,12,7,K2:W28,22,19,K25"];

fn worth(words: &Words, weights: Option<&Weights>, fen: &str) -> i32 {
    let core = Core::open(&Form::read(&words.json().to_string()).unwrap(), false).unwrap();
    let state = position(&*core.referee(), fen);
    judge(&core, weights).worth(&state)
}

#[test]
fn both_colours_are_judged_alike() {
    for words in ALL.iter().filter(|words| words.size == 8) {
        let [one, other] = TURNED.map(|fen| worth(words, None, fen));
        assert_eq!(one, other, "{words:?}");
    }
}

#[test]
fn what_is_worth_nothing_adds_nothing_and_twice_the_weight_twice_as_much() {
    let single = |man| Phase { man, neighbours: [[man; 16]; 16], ..Phase::NONE };
    let of = |man| {
        let weights = Weights { many: single(man), few: single(man) };
        worth(&PLAIN, Some(&weights), "W:W18,21,26:B5,11")
    };
    // each man once for himself and once for his neighbours
    assert_eq!([0, 50, 100].map(of), [0, 100, 200]);
}

#[test]
fn a_man_counts_by_the_way_he_has_come() {
    let mut phase = Phase::NONE;
    phase.places = [[0; 3], [10; 3], [20; 3], [30; 3], [40; 3], [50; 3]];
    let weights = Weights { many: phase.clone(), few: phase };
    let of = |fen| worth(&PLAIN, Some(&weights), fen);
    // the far row is seven rows away, and between two rows of the grid counts what lies between
    assert_eq!(of("W:W29:B4"), 0);
    assert_eq!(of("W:W22:B4"), 14);
    assert_eq!(of("W:W6:B4"), 42);
}
