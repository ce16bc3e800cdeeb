//! What holds in every game, asked of random play.

mod common;

use common::{ALL, PLAIN, Words};
use damarium_moves::{Never, Referee, State};

/// A small generator of random numbers, the same on every run.
struct Dice(u64);

impl Dice {
    fn throw(&mut self, sides: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % sides
    }
}

fn agree(fast: &dyn Referee, table: &dyn Referee, state: &State, twin: &State) -> usize {
    assert_eq!(fast.picture(state), table.picture(twin));
    assert_eq!(state.position.key, twin.position.key, "one key on all boards");
    let legal = fast.moves(state, &mut Never).unwrap();
    assert_eq!(legal.list, table.moves(twin, &mut Never).unwrap().list);
    assert!(legal.list.is_sorted_by(|left, right| left < right), "sorted, nothing twice");
    let count = legal.list.len() as u64;
    assert_eq!(fast.count(state, &mut Never), Ok(count));
    assert_eq!(fast.verdict(state).is_some(), count == 0);
    for action in &legal.list {
        let ways = fast.ways(state, action, legal.rank, 50, &mut Never).unwrap();
        assert_eq!(ways, table.ways(twin, action, legal.rank, 50, &mut Never).unwrap());
        assert!(!ways.is_empty(), "every move can be played");
        assert!(ways.is_sorted_by(|left, right| left < right));
        for way in ways {
            assert_eq!((way[0], way[way.len() - 1]), (action.origin, action.destination));
        }
    }
    legal.list.len()
}

fn play(words: &Words, dice: &mut Dice) {
    let (fast, table) = (words.open(false), words.open(true));
    let (mut state, mut twin) = (fast.start(), table.start());
    for _ in 0..120 {
        let moves = agree(&*fast, &*table, &state, &twin);
        if moves == 0 {
            break;
        }
        let chosen = fast.moves(&state, &mut Never).unwrap().list[dice.throw(moves)];
        let backward = damarium_moves::Action {
            origin: chosen.destination,
            destination: chosen.origin,
            ..chosen
        };
        if chosen.origin != chosen.destination {
            assert_eq!(fast.play(&state, &backward, &mut Never), Ok(None));
        }
        state = fast.play(&state, &chosen, &mut Never).unwrap().expect("legal");
        twin = table.play(&twin, &chosen, &mut Never).unwrap().expect("legal");
        assert_eq!(state.counters, twin.counters);
    }
}

#[test]
fn both_boards_play_the_same_games() {
    let mut dice = Dice(20);
    for words in ALL {
        for _ in 0..6 {
            play(&words, &mut dice);
            play(&Words { compulsory: false, ..words }, &mut dice);
            play(&Words { removal: "at_once", ..words }, &mut dice);
        }
        play(&Words { landing: "next", ..words }, &mut dice);
    }
}

#[test]
fn both_boards_agree_about_random_positions() {
    let mut dice = Dice(7);
    for words in ALL {
        for removal in ["end", "at_once"] {
            let words = Words { removal, ..words };
            let (fast, table) = (words.open(false), words.open(true));
            for _ in 0..150 {
                let mut text = "W:W".to_owned();
                let density = 2 + dice.throw(6);
                for side in [":W", ":B"] {
                    text.push_str(side);
                    for number in 1..=fast.squares() {
                        // Odd squares for one side, even ones for the other: never the same.
                        if number % 2 == usize::from(side == ":W") && dice.throw(density) == 0 {
                            let king = if dice.throw(2) == 0 { "K" } else { "" };
                            text += king;
                            text += &number.to_string();
                            text.push(',');
                        }
                    }
                }
                let state = common::position(&*fast, &text);
                agree(&*fast, &*table, &state, &common::position(&*table, &text));
                assert_eq!(
                    fast.perft(&state, 2, &mut Never),
                    table.perft(&common::position(&*table, &text), 2, &mut Never)
                );
            }
        }
    }
}

#[test]
fn a_last_piece_loses_where_the_rules_say_so() {
    for (last_piece, man, king) in
        [(None, false, false), (Some("any"), true, true), (Some("man"), true, false)]
    {
        let referee = Words { last_piece, ..PLAIN }.open(false);
        let lost = |text| referee.verdict(&common::position(&*referee, text)).is_some();
        assert_eq!((lost("W:W30:B1,2"), lost("W:WK30:B1,2")), (man, king));
        assert!(!lost("W:W30,31:B1"), "only the side to move can have lost");
    }
}

#[test]
fn counters_start_again_at_their_events() {
    let referee = PLAIN.open(false);
    let after = |text, wanted: &str| {
        let state = common::counted(&*referee, text, &[7, 9]);
        let legal = referee.moves(&state, &mut Never).unwrap().list;
        let action = legal.iter().find(|action| common::text(action) == wanted).expect(wanted);
        let after = referee.play(&state, action, &mut Never).unwrap().expect("legal");
        after.counters.counts(referee.counters()).to_vec()
    };
    assert_eq!(after("W:WK30:B1", "30-25"), [8, 10], "a quiet move by a king");
    assert_eq!(after("W:W30:B1", "30-25"), [0, 0], "a man's step");
    assert_eq!(after("W:W6:B32", "6-1+"), [0, 0], "a crowning");
    assert_eq!(after("W:WK29:B22", "29x18 (22)"), [0, 10], "a capture by a king");
    assert_eq!(after("W:W26:B23", "26x19 (23)"), [0, 0], "a capture forward");
}
