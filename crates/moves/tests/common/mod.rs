//! Rules for tests, said in a few words.

#![allow(dead_code, reason = "no test file uses all of it")]

use std::sync::Arc;

use damarium_board::{Direction, Square};
use damarium_moves::{Action, Color, Core, Form, Never, Referee, Setup, State};
use serde_json::{Value, json};

/// What differs between the games of the tests.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    pub size: usize,
    pub mirrored: bool,
    pub first: &'static str,
    /// Men capture backward, too.
    pub both_ways: bool,
    pub takes_kings: bool,
    pub range: &'static str,
    pub landing: &'static str,
    pub compulsory: bool,
    pub prefer: &'static [&'static str],
    pub removal: &'static str,
    pub in_capture: &'static str,
    pub last_piece: Option<&'static str>,
}

/// Flying kings, men that capture forward, no preference.
pub const PLAIN: Words = Words {
    size: 8,
    mirrored: false,
    first: "white",
    both_ways: false,
    takes_kings: true,
    range: "flying",
    landing: "any",
    compulsory: true,
    prefer: &[],
    removal: "end",
    in_capture: "stops",
    last_piece: None,
};

/// Quantity before quality on a mirrored board.
pub const QUALITY: Words =
    Words { mirrored: true, prefer: &["most_pieces", "most_kings"], ..PLAIN };
/// Short kings, Black begins.
pub const SHORT: Words = Words { first: "black", range: "short", ..PLAIN };
/// Men capture both ways, most pieces, 10x10.
pub const TEN: Words = Words { size: 10, ..MAJORITY };
/// The same on 12x12.
pub const TWELVE: Words = Words { size: 12, ..MAJORITY };
/// The same on 8x8.
pub const MAJORITY: Words =
    Words { both_ways: true, prefer: &["most_pieces"], in_capture: "goes_on_as_man", ..PLAIN };
/// A man is crowned in passing.
pub const PASSING: Words = Words { both_ways: true, in_capture: "goes_on_as_king", ..PLAIN };
/// Free choice, men capture both ways, Black begins.
pub const FREE: Words =
    Words { first: "black", both_ways: true, in_capture: "goes_on_as_man", ..PLAIN };
/// A king before a man.
pub const KING_FIRST: Words = Words { prefer: &["by_king"], ..PLAIN };
/// All four criteria, short kings that men may not take.
pub const LADDER: Words = Words {
    mirrored: true,
    range: "short",
    takes_kings: false,
    prefer: &["most_pieces", "by_king", "most_kings", "kings_earliest"],
    ..PLAIN
};

pub const ALL: [Words; 9] =
    [QUALITY, SHORT, TEN, TWELVE, MAJORITY, PASSING, FREE, KING_FIRST, LADDER];

impl Words {
    fn playing(&self) -> Vec<(usize, usize)> {
        let parity = usize::from(!self.mirrored);
        let all = (0..self.size * self.size).map(|index| (index / self.size, index % self.size));
        all.filter(|(row, column)| (row + column) % 2 == parity).collect()
    }

    /// The core form as JSON.
    pub fn json(&self) -> Value {
        let playing = self.playing();
        let neighbour = |&(row, column): &(usize, usize), direction: Direction| {
            let (down, right) = match direction {
                Direction::NorthEast => (-1, 1),
                Direction::SouthEast => (1, 1),
                Direction::SouthWest => (1, -1),
                Direction::NorthWest => (-1, -1),
                _ => return -1,
            };
            let next = row.checked_add_signed(down).zip(column.checked_add_signed(right));
            next.and_then(|next| playing.iter().position(|&square| square == next))
                .map_or(-1, |found| i32::try_from(found).unwrap())
        };
        let neighbours: Vec<Vec<i32>> = playing
            .iter()
            .map(|square| Direction::ALL.map(|direction| neighbour(square, direction)).to_vec())
            .collect();
        let rows = |from: usize, to: usize| -> Vec<usize> {
            (0..playing.len()).filter(|&index| (from..to).contains(&playing[index].0)).collect()
        };
        let men = self.size / 2 - 1;
        let (up, down, all) = (0b1000_0010, 0b0010_1000, 0b1010_1010);
        let capture = |forward| if self.both_ways { all } else { forward };
        let man = |forward| {
            json!({"move": forward, "capture": capture(forward), "capture_on": capture(forward),
                "captures_only": [], "parachute": null})
        };
        json!({
            "board": {
                "shape": "dark", "width": self.size, "height": self.size,
                "mirrored": self.mirrored, "squares": playing.len(), "neighbours": neighbours,
            },
            "first": self.first,
            "setup": {
                "white_men": rows(self.size - men, self.size), "white_kings": [],
                "black_men": rows(0, men), "black_kings": [],
            },
            "man": {
                "white": man(up),
                "black": man(down),
                "takes_kings": self.takes_kings,
                "linear": false,
                "parachutist_goes_on": false,
            },
            "king": {
                "move": all, "capture": all, "range": self.range, "landing": self.landing,
                "run_limit": null,
            },
            "captures": {
                "compulsory": self.compulsory, "prefer": self.prefer, "removal": self.removal,
                "worth": null, "may_stop": false, "straight_on": false, "turn_back": true,
            },
            "promotion": {
                "white": rows(0, 1), "black": rows(self.size - 1, self.size),
                "in_capture": self.in_capture,
            },
            "ends": {"last_piece_loses": self.last_piece, "first_king_wins": false,
                "king_beats_man": false, "losing": false},
            "opening": null,
            "standoffs": [],
            "repetition": 3,
            "counters": [
                counter(40, &["capture", "man_move"]),
                counter(80, &["man_advance", "crowning"]),
            ],
        })
    }

    pub fn open(&self, table: bool) -> Arc<dyn Referee> {
        let form = Form::read(&self.json().to_string()).unwrap();
        Core::open(&form, table).unwrap().referee()
    }
}

/// A position by numbers from 1 at the top left: "W:WK30:B19,27,K26".
pub fn position(referee: &dyn Referee, text: &str) -> State {
    counted(referee, text, &[])
}

/// The same with draw counters that stand at `counts`.
pub fn counted(referee: &dyn Referee, text: &str, counts: &[u16]) -> State {
    let mut parts = text.split(':');
    let turn = if parts.next() == Some("W") { Color::White } else { Color::Black };
    let (mut men, mut kings) = ([Vec::new(), Vec::new()], [Vec::new(), Vec::new()]);
    for part in parts {
        let side = usize::from(part.starts_with('B'));
        for piece in part[1..].split(',').filter(|piece| !piece.is_empty()) {
            let (list, number) = match piece.strip_prefix('K') {
                Some(number) => (&mut kings[side], number),
                None => (&mut men[side], piece),
            };
            list.push(Square::new(number.parse::<u8>().unwrap() - 1));
        }
    }
    let setup = Setup { men: [&men[0], &men[1]], kings: [&kings[0], &kings[1]], runs: None };
    referee.set_up(setup, turn, counts).unwrap()
}

fn number(square: Square) -> u8 {
    square.number() + 1
}

/// A move as "30x21 (26 19)", "10-7", with "+" where it crowns; numbers from 1.
pub fn text(action: &Action) -> String {
    let (from, to) = (number(action.origin), number(action.destination));
    let crowned = if action.crowned { "+" } else { "" };
    if action.captured == 0 {
        return format!("{from}-{to}{crowned}");
    }
    let taken: Vec<String> = action.taken().map(|square| number(square).to_string()).collect();
    format!("{from}x{to} ({}){crowned}", taken.join(" "))
}

/// The legal moves of a position as texts, the same on both boards.
pub fn moves(words: &Words, position_text: &str) -> Vec<String> {
    let [fast, table] = [false, true].map(|table| {
        let referee = words.open(table);
        let state = position(&*referee, position_text);
        referee.moves(&state, &mut Never).unwrap().list
    });
    assert_eq!(fast, table, "{position_text}");
    fast.iter().map(text).collect()
}

/// The ways of playing each legal move, as lists of numbers from 1.
pub fn ways(words: &Words, position_text: &str) -> Vec<Vec<Vec<u8>>> {
    let referee = words.open(false);
    let state = position(&*referee, position_text);
    let legal = referee.moves(&state, &mut Never).unwrap();
    let public = |way: Vec<Square>| way.into_iter().map(number).collect();
    let ways = legal.list.iter().map(|action| {
        let ways = referee.ways(&state, action, legal.rank, 100, &mut Never).unwrap();
        ways.into_iter().map(public).collect()
    });
    ways.collect()
}

/// A counter that counts whatever stands on the board.
pub fn counter(limit: u32, resets: &[&str]) -> Value {
    json!({
        "limit": limit, "resets": resets, "when": null, "starts": null, "counts": "both",
        "replaces": null,
    })
}
