//! Published numbers of leaves, on the fast boards and on the table.

mod common;

use common::{
    FREE, KING_FIRST, LADDER, MAJORITY, PASSING, PLAIN, QUALITY, SHORT, TEN, TWELVE, Words,
    position,
};
use damarium_moves::Never;

/// The first `on_table` depths are counted on the table, too.
fn start(words: &Words, board: &str, on_table: usize, counts: &[u64]) {
    for table in [false, true] {
        let referee = words.open(table);
        assert_eq!(referee.board(), if table { "table" } else { board });
        let depths = if table { on_table } else { counts.len() };
        for (depth, &leaves) in (1..).zip(&counts[..depths]) {
            assert_eq!(referee.perft(&referee.start(), depth, &mut Never), Ok(leaves));
        }
    }
}

#[test]
fn quantity_before_quality() {
    start(&QUALITY, "dark8", 6, &[7, 49, 302, 1469, 7361, 36473, 177_532, 828_783, 3_860_866]);
}

#[test]
fn short_kings() {
    start(&SHORT, "dark8", 6, &[7, 49, 302, 1469, 7361, 36768, 179_740, 845_931, 3_963_680]);
}

#[test]
fn short_kings_on_larger_boards() {
    start(&Words { size: 10, ..SHORT }, "dark10", 5, &[9, 81, 658, 4265, 26875, 164_406]);
    start(&Words { size: 12, ..SHORT }, "dark12", 4, &[11, 121, 1222, 10053, 78629, 577_772]);
}

#[test]
fn captures_at_choice() {
    start(&Words { compulsory: false, ..SHORT }, "dark8", 5, &[7, 49, 379, 2872, 23582, 189_143]);
}

#[test]
fn all_four_criteria() {
    start(&LADDER, "dark8", 6, &[7, 49, 302, 1469, 7361, 36473, 177_532, 828_783, 3_860_875]);
}

#[test]
fn most_pieces() {
    start(&MAJORITY, "dark8", 6, &[7, 49, 302, 1469, 7473, 37628, 187_302, 907_830, 4_431_766]);
    start(&TEN, "dark10", 5, &[9, 81, 658, 4265, 27117, 167_140, 1_049_442, 6_483_961]);
    start(&TWELVE, "dark12", 4, &[11, 121, 1222, 10053, 79049, 584_100, 4_369_366]);
}

#[test]
fn crowned_in_passing() {
    start(&PASSING, "dark8", 6, &[7, 49, 302, 1469, 7482, 37986, 190_146, 929_899, 4_570_586]);
}

#[test]
fn free_choice() {
    start(&FREE, "dark8", 6, &[7, 49, 302, 1469, 7482, 37986, 190_146, 929_896, 4_570_534]);
}

#[test]
fn a_king_first() {
    start(&KING_FIRST, "dark8", 6, &[7, 49, 302, 1469, 7361, 36768, 179_740, 845_931, 3_963_671]);
}

#[test]
fn kings_that_land_next_to_the_piece() {
    let words = Words { first: "black", landing: "next", removal: "at_once", ..PLAIN };
    start(&words, "dark8", 6, &[7, 49, 302, 1469, 7361, 36768, 179_740, 845_931, 3_963_648]);
}

#[test]
fn positions_of_the_forums() {
    let rows: [(&str, &[u64]); 3] = [
        (
            "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46",
            &[14, 55, 1168, 5432, 87195],
        ),
        (
            "W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38",
            &[6, 12, 30, 73, 215, 590, 1944, 6269, 22369, 88050],
        ),
        ("W:W6,7,8,9,10:B41,42,43,44,45", &[9, 81, 795, 7578, 86351]),
    ];
    for table in [false, true] {
        let referee = TEN.open(table);
        for (text, counts) in rows {
            let state = position(&*referee, text);
            for (depth, &leaves) in (1..).zip(counts) {
                assert_eq!(referee.perft(&state, depth, &mut Never), Ok(leaves), "{text}");
            }
        }
    }
}

#[test]
fn a_division_adds_up() {
    let referee = QUALITY.open(false);
    let counts = referee.divide(&referee.start(), 5, &mut Never).unwrap();
    assert!(counts.is_sorted());
    assert_eq!(counts.iter().map(|(_, leaves)| leaves).sum::<u64>(), 7361);
    assert_eq!(referee.divide(&referee.start(), 0, &mut Never), Ok(Vec::new()));
    assert_eq!(referee.perft(&referee.start(), 0, &mut Never), Ok(1));
}
