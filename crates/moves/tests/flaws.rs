//! Rules that cannot be played are refused, and the flaw is named.

mod common;

use common::{PLAIN, SHORT};
use damarium_moves::{Core, Form};
use serde_json::{Value, json};

fn refusal(change: impl FnOnce(&mut Value)) -> String {
    let mut value = PLAIN.json();
    change(&mut value);
    let form = Form::read(&value.to_string());
    form.and_then(|form| Core::open(&form, false)).expect_err("a flaw").to_string()
}

#[test]
fn a_flaw_is_named_with_its_field_value_and_reason() {
    let refusals = [
        (
            refusal(|rules| rules["first"] = json!("green")),
            "first: \"green\": one of white, black is needed",
        ),
        (
            refusal(|rules| rules["man"]["white"]["move"] = json!(256)),
            "man.white.move: 256: a whole number from 0 to 255 is needed",
        ),
        (
            refusal(|rules| rules["setup"]["white_men"] = json!([0])),
            "setup.black_men: 0: a piece stands there already",
        ),
        (
            refusal(|rules| rules["setup"]["white_men"] = json!([32])),
            "setup.white_men[0]: 32: the board's squares are 0 to 31",
        ),
        (
            refusal(|rules| rules["captures"]["prefer"] = json!(["by_king", "by_king"])),
            "captures.prefer[1]: \"by_king\": the criterion stands twice in the list",
        ),
        (refusal(|rules| rules["hurry"] = json!(true)), "hurry: true: unknown field"),
        (
            refusal(|rules| drop(rules.as_object_mut().unwrap().remove("king"))),
            "king: nothing: the field is missing",
        ),
        (
            refusal(|rules| rules["board"]["neighbours"][0] = json!([])),
            "board.neighbours[0]: []: eight directions are needed",
        ),
        (
            refusal(|rules| rules["board"]["mirrored"] = json!(true)),
            "board.neighbours: square 0, direction 3: the neighbour is not that of the board's shape",
        ),
        (
            refusal(|rules| {
                rules["board"]["shape"] = json!("table");
                rules["board"]["neighbours"][0][3] = json!(7);
            }),
            "board.neighbours: the line from square 0, direction 3, can…: these lines",
        ),
        (refusal(|rules| *rules = json!([])), "rules: []: an object is needed"),
    ];
    for (refusal, expected) in refusals {
        assert!(refusal.starts_with(expected), "{refusal:?} is not {expected:?}");
    }
    assert!(Form::read("{").unwrap_err().to_string().starts_with("rules: text: this is no JSON"));
}

#[test]
fn a_dark_board_of_another_size_is_played_on_the_table() {
    let mut value = SHORT.json();
    value["board"]["width"] = json!(32);
    value["board"]["height"] = json!(2);
    let core = Core::open(&Form::read(&value.to_string()).unwrap(), false).unwrap();
    assert_eq!(core.referee().board(), "table");
}
