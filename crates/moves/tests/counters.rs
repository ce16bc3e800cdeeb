//! Draw counters that ask what stands on the board.

mod common;

use std::sync::Arc;

use common::{PLAIN, counter};
use damarium_moves::{Core, Form, Never, Referee, State};
use serde_json::{Value, json};

fn force(kings: [u8; 2], men: [u8; 2], pieces: [u8; 2]) -> Value {
    json!({"kings": kings, "men": men, "pieces": pieces, "on": null})
}

fn lone_king() -> Value {
    force([1, 1], [0, 0], [0, 128])
}

/// The long diagonal from the lower left to the upper right.
const ROAD: [u8; 8] = [3, 7, 10, 14, 17, 21, 24, 28];

fn open(counters: &[Value]) -> Arc<dyn Referee> {
    let mut form = PLAIN.json();
    form["counters"] = json!(counters);
    Core::open(&Form::read(&form.to_string()).unwrap(), false).unwrap().referee()
}

fn conditional(limit: u32, stronger: &Value, weaker: &Value) -> Value {
    let mut rule = counter(limit, &[]);
    rule["when"] = json!({"stronger": stronger, "weaker": weaker, "pieces": [0, 128]});
    rule
}

fn play(referee: &dyn Referee, state: &State, wanted: &str) -> State {
    let legal = referee.moves(state, &mut Never).unwrap().list;
    let found = legal.iter().find(|action| common::text(action) == wanted).expect(wanted);
    referee.play(state, found, &mut Never).unwrap().expect("legal")
}

fn told(referee: &dyn Referee, state: &State) -> Vec<(u16, bool)> {
    let counts = state.counters.counts(referee.counters());
    counts.iter().enumerate().map(|(at, &count)| (count, state.counters.counting(at))).collect()
}

#[test]
fn the_capture_that_makes_the_material_starts_at_0_and_leaving_it_forgets() {
    let three = conditional(32, &force([1, 128], [0, 128], [3, 3]), &lone_king());
    let two = conditional(10, &force([1, 128], [0, 128], [1, 2]), &lone_king());
    let referee = open(&[three, two]);
    let mut state = common::position(&*referee, "W:WK29,K30,K31:B22,K1");
    assert_eq!(told(&*referee, &state), [(0, false), (0, false)]);
    state = play(&*referee, &state, "29x18 (22)");
    assert_eq!(told(&*referee, &state), [(0, true), (0, false)]);
    state = play(&*referee, &state, "1-5");
    assert_eq!(told(&*referee, &state), [(1, true), (0, false)]);
    state = common::counted(&*referee, "B:WK18,K26,K32:BK22", &[7, 7]);
    assert_eq!(told(&*referee, &state), [(7, true), (0, false)], "a count needs its material");
    state = play(&*referee, &state, "22x15 (18)");
    assert_eq!(told(&*referee, &state), [(0, false), (0, true)]);
    state = play(&*referee, &state, "26-22");
    assert_eq!(told(&*referee, &state), [(0, false), (1, true)]);
}

#[test]
fn a_region_ends_the_count_when_it_is_left() {
    let mut road = lone_king();
    road["on"] = json!(ROAD);
    let referee = open(&[conditional(10, &force([1, 128], [0, 128], [3, 3]), &road)]);
    let state = common::counted(&*referee, "B:WK1,K2,K3:BK29", &[4]);
    assert_eq!(told(&*referee, &play(&*referee, &state, "29-25")), [(5, true)]);
    let off = common::counted(&*referee, "W:WK1,K2,K3:BK31", &[4]);
    assert_eq!(told(&*referee, &off), [(0, false)]);
    let leaving = common::counted(&*referee, "B:WK1,K2,K3:BK18", &[4]);
    assert_eq!(told(&*referee, &play(&*referee, &leaving, "18-27")), [(0, false)]);
}

#[test]
fn one_counter_waits_for_its_start_counts_one_side_and_stands_in_for_another() {
    let kings = force([3, 3], [0, 0], [0, 128]);
    let mut rule = conditional(12, &kings, &lone_king());
    let mut here = kings.clone();
    here["on"] = json!(ROAD);
    rule["starts"] = json!({"stronger": here, "weaker": lone_king(), "pieces": [0, 128]});
    rule["counts"] = json!("stronger");
    rule["replaces"] = json!(1);
    let referee = open(&[rule, counter(40, &["capture"])]);
    let mut state = common::position(&*referee, "W:WK30,K31,K32:BK5");
    assert_eq!(told(&*referee, &state), [(0, false), (0, false)], "the other one is replaced");
    state = play(&*referee, &state, "30-26");
    assert_eq!(told(&*referee, &state), [(0, false), (0, false)]);
    state = play(&*referee, &state, "5-1");
    state = play(&*referee, &state, "26-22");
    assert_eq!(told(&*referee, &state), [(0, true), (0, false)], "the occupying move is none");
    state = play(&*referee, &state, "1-5");
    assert_eq!(told(&*referee, &state), [(0, true), (0, false)], "only the stronger side counts");
    state = play(&*referee, &state, "31-27");
    assert_eq!(told(&*referee, &state), [(1, true), (0, false)]);
    let before = play(&*referee, &state, "5-1");
    state = play(&*referee, &before, "22-17");
    assert_eq!(told(&*referee, &state), [(2, true), (0, false)], "leaving the road ends nothing");
}
