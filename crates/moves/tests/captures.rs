//! Sentences of rule books. Squares are numbered from 1 at the top left.

mod common;

use common::{
    FREE, KING_FIRST, LADDER, MAJORITY, PASSING, PLAIN, QUALITY, SHORT, Words, moves, ways,
};
use damarium_moves::Never;

#[test]
fn quantity_goes_before_quality() {
    // Two men are more than one king; every free square behind the last man is open.
    let legal = moves(&QUALITY, "W:WK30:B19,27,K26");
    assert!(legal.iter().all(|text| text.contains("(19 27)")), "{legal:?}");
    assert_eq!(legal.len(), 4);
}

#[test]
fn quality_decides_between_equal_quantities() {
    assert_eq!(moves(&QUALITY, "W:WK17:B6,7,12,K26"), ["17x30 (26)"]);
    let quantity_only = Words { prefer: &["most_pieces"], ..QUALITY };
    assert_eq!(moves(&quantity_only, "W:WK17:B6,7,12,K26"), ["17x3 (6)", "17x30 (26)"]);
}

#[test]
fn a_man_may_not_take_a_king_where_the_rules_say_so() {
    assert_eq!(moves(&QUALITY, "W:W30:BK26"), ["30x21 (26)"]);
    assert_eq!(moves(&LADDER, "W:W30:BK26"), ["30-27"]);
}

#[test]
fn a_man_crowned_in_a_capture_stops_goes_on_or_passes() {
    let position = "W:W11:B6,7";
    assert_eq!(moves(&PLAIN, position), ["11x2 (7)+"]);
    assert_eq!(moves(&PASSING, position), ["11x9 (6 7)+", "11x13 (6 7)+"]);
    assert_eq!(moves(&MAJORITY, position), ["11x9 (6 7)"]);
    assert_eq!(moves(&FREE, position), ["11x9 (6 7)"]);
}

#[test]
fn a_king_that_can_go_on_must_land_where_it_can() {
    let position = "W:WK29:B7,14,15,22";
    assert_eq!(moves(&PLAIN, position), ["29x2 (7 15 22)", "29x5 (14 22)", "29x9 (14 22)"]);
    assert_eq!(moves(&MAJORITY, position), ["29x2 (7 15 22)"]);
}

#[test]
fn a_short_king_jumps_over_its_neighbour_only() {
    assert_eq!(moves(&SHORT, "W:WK29:B22"), ["29-25"]);
    assert_eq!(moves(&PLAIN, "W:WK29:B22").len(), 5);
    let next = Words { landing: "next", ..PLAIN };
    assert_eq!(moves(&next, "W:WK29:B22"), ["29x18 (22)"]);
}

#[test]
fn a_king_goes_before_a_man() {
    assert_eq!(moves(&KING_FIRST, "B:W15,25:B10,K21"), ["21x30 (25)"]);
    assert_eq!(moves(&PLAIN, "B:W15,25:B10,K21"), ["10x19 (15)", "21x30 (25)"]);
}

#[test]
fn the_king_taken_earlier_decides_last() {
    assert_eq!(moves(&LADDER, "W:WK23:B19,K28"), ["23x32 (28)"]);
}

#[test]
fn captures_at_choice_stand_beside_quiet_moves_and_are_finished() {
    let free = Words { compulsory: false, ..SHORT };
    assert_eq!(
        moves(&free, "W:W26:B14,22"),
        ["26x10 (14 22)", "26-23"].map(str::to_owned).to_vec()
    );
}

#[test]
fn equal_captures_are_one_move_with_all_its_ways() {
    let position = "W:W22:B9,10,17,18";
    assert_eq!(moves(&MAJORITY, position), ["22x22 (9 10 17 18)"]);
    let round = vec![vec![22, 13, 6, 15, 22], vec![22, 15, 6, 13, 22]];
    assert_eq!(ways(&MAJORITY, position), [round]);
}

#[test]
fn of_equal_captures_only_the_best_order_is_a_way() {
    // Round the square either way: the king on 18 is taken first or last.
    let ladder = Words { mirrored: false, both_ways: true, ..LADDER };
    let position = "W:WK22:B9,10,17,K18";
    assert_eq!(moves(&ladder, position), ["22x22 (9 10 17 18)"]);
    let round = vec![vec![22, 13, 6, 15, 22], vec![22, 15, 6, 13, 22]];
    assert_eq!(ways(&Words { prefer: &["most_pieces"], ..ladder }, position), [round]);
    assert_eq!(ways(&ladder, position), [vec![vec![22, 15, 6, 13, 22]]]);
}

#[test]
fn a_piece_taken_stays_in_the_way_until_the_move_ends() {
    let position = "W:WK22:B15,25";
    let end = ["22x4 (15)", "22x8 (15)", "22x11 (15)", "22x29 (25)"];
    assert_eq!(moves(&PLAIN, position), end);
    // Removed at once, it lets the king turn back along the same line.
    let at_once = Words { removal: "at_once", ..PLAIN };
    let both = ["22x4 (15 25)", "22x8 (15 25)", "22x11 (15 25)", "22x29 (15 25)"];
    assert_eq!(moves(&at_once, position), both);
}

#[test]
fn a_hunt_that_is_given_up_tells_nothing_twice() {
    // one king can take so many that another walk begins, when a long list is already kept
    let position = "W:WK10,K45:B13,14,25,28,29,37,41,49,50,51,52,53,61,62,65";
    let large = Words { size: 12, ..FREE };
    for table in [false, true] {
        let referee = large.open(table);
        let state = common::position(&*referee, position);
        let list = referee.moves(&state, &mut Never).unwrap().list;
        let mut once = list.clone();
        once.dedup();
        assert_eq!((list.len(), once.len()), (696, 696), "table: {table}");
        assert_eq!(referee.count(&state, &mut Never), Ok(696), "table: {table}");
    }
}
