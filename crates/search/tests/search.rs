//! What the search must find, and what must not deceive it.

#[path = "../../moves/tests/common/mod.rs"]
mod common;

use std::time::{Duration, Instant};

use common::{ALL, PLAIN, QUALITY, SHORT, Words, counted, position, text};
use damarium_moves::{Core, Form, Never, State, Watch};
use damarium_search::{Blur, DRAW, Engine, Limits, Report, WIN, open};

struct Game {
    core: Core,
    engine: Box<dyn Engine>,
}

impl Game {
    fn new(words: &Words, table: bool) -> Self {
        Self::of(&words.json(), table)
    }

    fn of(rules: &serde_json::Value, table: bool) -> Self {
        let form = Form::read(&rules.to_string()).unwrap();
        let core = Core::open(&form, table).unwrap();
        let engine = open(&core, 4);
        Self { core, engine }
    }

    fn at(&self, fen: &str) -> State {
        position(&*self.core.referee(), fen)
    }

    fn look(&mut self, state: &State, depth: u32) -> Report {
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        self.run(state, &[], limits)
    }

    fn run(&mut self, state: &State, history: &[u64], limits: Limits) -> Report {
        self.engine.run(state, history, limits, Blur::default(), &mut Never, &mut |_| true)
    }
}

#[test]
fn wins_what_can_be_won_and_counts_the_plies() {
    let mut game = Game::new(&SHORT, false);
    let won = game.look(&game.at("W:WK29:BK25"), 5);
    assert_eq!((text(&won.line[0]).as_str(), won.score), ("29x22 (25)", WIN - 1));
    let shut_in = game.look(&game.at("B:WK32:B28"), 5);
    assert!(shut_in.line.is_empty());
    assert_eq!(shut_in.score, -WIN);
}

#[test]
fn sees_a_shot_that_gives_one_and_takes_two() {
    // 22-18 must be taken by 14x23 (or 15x22); the answer takes two
    let mut game = Game::new(&SHORT, false);
    let quiet = game.look(&game.at("W:W27,26,22,31:B14,6,7,20"), 1);
    let deep = game.look(&game.at("W:W27,26,22,31:B14,6,7,20"), 9);
    assert!(deep.score >= quiet.score, "{deep:?}");
}

#[test]
fn both_boards_search_the_same_tree() {
    for words in &ALL {
        let [fast, table] = [false, true].map(|table| {
            let mut game = Game::new(words, table);
            let start = game.core.referee().start();
            let Report { score, nodes, line, .. } = game.look(&start, 8);
            (score, nodes, line)
        });
        assert_eq!(fast, table, "{words:?}");
    }
}

#[test]
fn the_same_search_visits_the_same_number_of_positions() {
    let nodes = [(); 2].map(|()| {
        let mut game = Game::new(&QUALITY, false);
        let start = game.core.referee().start();
        game.look(&start, 8).nodes
    });
    assert_eq!(nodes[0], nodes[1]);
}

#[test]
fn a_counter_that_strikes_is_a_draw_and_a_faster_win_is_still_a_win() {
    // three kings against one, on move: no capture within the ply that is left
    let mut game = Game::new(&PLAIN, false);
    let referee = game.core.referee();
    let three = "W:WK29,K30,K31:BK4,9";
    assert_eq!(game.look(&counted(&*referee, three, &[39, 0]), 4).score, DRAW);
    assert!(game.look(&counted(&*referee, three, &[0, 0]), 4).score > DRAW);
    // a capture resets the counter and wins at once
    let shot = counted(&*referee, "W:WK29:B22", &[39, 0]);
    assert_eq!(game.look(&shot, 4).score, WIN - 1);
}

#[test]
fn a_position_that_stood_before_is_no_progress() {
    // wherever the king goes, the position has stood twice: with the move it stands a third time
    let mut game = Game::new(&PLAIN, false);
    let state = game.at("W:WK1:BK32");
    assert_eq!(with_every_reply_seen_twice(&mut game, &state), DRAW);
    // nor is the advance of a man who may step back
    let mut rules = PLAIN.json();
    for side in ["white", "black"] {
        rules["man"][side]["move"] = 0b1010_1010.into();
    }
    let mut game = Game::of(&rules, false);
    let state = game.at("W:W18:B3");
    assert_eq!(with_every_reply_seen_twice(&mut game, &state), DRAW);
    // one who may not makes a new position, whatever its key says
    let mut game = Game::new(&PLAIN, false);
    let state = game.at("W:W26:B3");
    assert_ne!(with_every_reply_seen_twice(&mut game, &state), DRAW);
}

fn with_every_reply_seen_twice(game: &mut Game, state: &State) -> i32 {
    let referee = game.core.referee();
    let after: Vec<u64> = referee
        .moves(state, &mut Never)
        .unwrap()
        .list
        .iter()
        .map(|action| referee.play(state, action, &mut Never).unwrap().unwrap().position.key)
        .collect();
    // the opponent was to move at every other position
    let twice: Vec<u64> = after.iter().chain(&after).flat_map(|&key| [0, key]).collect();
    let limits = Limits { depth: Some(3), ..Limits::default() };
    game.run(state, &twice, limits).score
}

#[test]
fn a_lost_last_piece_ends_the_line() {
    let words = Words { last_piece: Some("any"), ..PLAIN };
    let mut game = Game::new(&words, false);
    let won = game.look(&game.at("W:WK29,18:B14,1"), 6);
    // 18x9 leaves Black one man, and with it the loss
    assert_eq!((text(&won.line[0]).as_str(), won.score), ("18x9 (14)", WIN - 1));
}

struct At(Instant);

impl Watch for At {
    fn stop(&mut self) -> bool {
        self.0 <= Instant::now()
    }
}

#[test]
fn stops_soon_when_told_and_when_the_time_is_over() {
    let mut game = Game::new(&QUALITY, false);
    let start = game.core.referee().start();
    let begun = Instant::now();
    let mut watch = At(begun + Duration::from_millis(100));
    let report =
        game.engine.run(&start, &[], Limits::default(), Blur::default(), &mut watch, &mut |_| true);
    assert!(!report.line.is_empty());
    // generous: the machine that runs tests may be busy with other things
    assert!(begun.elapsed() < Duration::from_secs(2));
    let limits = Limits { time: Some(Duration::from_millis(50)), ..Limits::default() };
    assert!(game.run(&start, &[], limits).time < Duration::from_secs(2));
}

#[test]
fn a_limit_of_nodes_is_kept() {
    let mut game = Game::new(&QUALITY, false);
    let start = game.core.referee().start();
    let limits = Limits { nodes: Some(5_000), ..Limits::default() };
    let report = game.run(&start, &[], limits);
    assert!(report.nodes <= 5_000 && !report.line.is_empty());
}

#[test]
fn noise_misjudges_always_the_same_way() {
    let mut game = Game::new(&SHORT, false);
    let start = game.core.referee().start();
    let mut look = |seed| {
        game.engine.clear();
        let limits = Limits { depth: Some(2), ..Limits::default() };
        let blur = Blur { noise: 200, seed };
        game.engine.run(&start, &[], limits, blur, &mut Never, &mut |_| true).score
    };
    let scores: Vec<i32> = (0..20).map(&mut look).collect();
    assert_eq!(scores, (0..20).map(&mut look).collect::<Vec<i32>>());
    assert!(scores.iter().any(|&score| score != scores[0]));
}
