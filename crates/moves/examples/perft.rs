//! Counts leaves without Python in the way, for clocks and profilers:
//! `perft RULES.json PICTURE w|b DEPTH`. The picture has one character a square (`.wWbB`), the
//! rules are those that the library hands to the core. Prints the leaves and the seconds.

use std::env;
use std::error::Error;
use std::fs;
use std::time::Instant;

use damarium_board::Square;
use damarium_moves::{Color, Core, Form, Never, Setup};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [rules, picture, turn, depth] = &words[..] else {
        return Err("usage: perft RULES.json PICTURE w|b DEPTH".into());
    };
    let referee = Core::open(&Form::read(&fs::read_to_string(rules)?)?, false)?.referee();
    let standing = |letter| -> Vec<Square> {
        let squares = (0..).map(Square::new).zip(picture.chars());
        squares.filter(|&(_, piece)| piece == letter).map(|(square, _)| square).collect()
    };
    let [men, kings] = [['w', 'b'], ['W', 'B']].map(|letters| letters.map(standing));
    let setup = Setup { men: [&men[0], &men[1]], kings: [&kings[0], &kings[1]], runs: None };
    let turn = if turn == "w" { Color::White } else { Color::Black };
    let state = referee.set_up(setup, turn, &[])?;
    let begun = Instant::now();
    let leaves = referee.perft(&state, depth.parse()?, &mut Never)?;
    println!("{leaves} {:.6}", begun.elapsed().as_secs_f64());
    Ok(())
}
