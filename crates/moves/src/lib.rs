//! Rules as data, and what follows from them: positions, legal moves, play, counting.
//!
//! A [`Form`] is the rules of one game as read from JSON. [`Core::open`] lays them out for the
//! fastest board that has their lines. From there on there are two ways in: [`Referee`] answers
//! questions in public square numbers, one virtual call each; and [`Rules`], which is generic over
//! the board and what a search is built on.
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use damarium_moves::{Core, Form, Never};
//!
//! // Three squares in a row; a man of each colour, who move and capture towards each other.
//! let form = Form::read(
//!     r#"{
//!     "board": {"shape": "table", "squares": 3, "neighbours": [
//!         [-1, -1, 1, -1, -1, -1, -1, -1],
//!         [-1, -1, 2, -1, -1, -1, 0, -1],
//!         [-1, -1, -1, -1, -1, -1, 1, -1]]},
//!     "first": "white",
//!     "setup": {"white_men": [0], "white_kings": [], "black_men": [1], "black_kings": []},
//!     "opening": null,
//!     "man": {
//!         "white": {"move": 4, "capture": 4, "capture_on": 4, "captures_only": [], "parachute": null},
//!         "black":
//!             {"move": 64, "capture": 64, "capture_on": 64, "captures_only": [], "parachute": null},
//!         "takes_kings": true, "linear": false, "parachutist_goes_on": false},
//!     "king": {"move": 68, "capture": 68, "range": "flying", "landing": "any",
//!              "run_limit": null},
//!     "captures": {"compulsory": true, "prefer": [], "worth": null, "removal": "end",
//!                  "may_stop": false, "straight_on": false, "turn_back": true},
//!     "promotion": {"white": [2], "black": [0], "in_capture": "stops"},
//!     "ends": {"last_piece_loses": null, "first_king_wins": false, "king_beats_man": false,
//!              "losing": false},
//!     "repetition": null, "counters": [], "standoffs": []}"#,
//! )?;
//! let referee = Core::open(&form, false)?.referee();
//! let start = referee.start();
//! let moves = referee.moves(&start, &mut Never)?.list;
//! assert_eq!(moves.len(), 1);
//! assert!(moves[0].crowned);
//! let after = referee.play(&start, &moves[0], &mut Never)?.expect("a legal move");
//! assert!(referee.verdict(&after).is_some());
//! # Ok(())
//! # }
//! ```

mod action;
mod capture;
mod collect;
mod color;
mod core;
mod counters;
mod counting;
mod events;
mod family;
mod flaw;
mod form;
mod generate;
mod ground;
mod keys;
mod layers;
mod material;
mod perft;
mod position;
mod precedence;
mod reader;
mod referee;
mod rules;
mod runs;
mod verdict;
mod watch;
mod ways;

pub use action::{Action, Move};
pub use collect::{Moves, Sink, Tally};
pub use color::{Black, Color, Side, White};
pub use core::Core;
pub use counters::{Counter, Counters, DrawRules, MAX_COUNTERS, Ply};
pub use events::{Event, Events};
pub use flaw::Flaw;
pub use form::{Ends, Form, InCapture, King, LastPiece, Man, Parachutists, Shape, Standoff};
pub use material::{Force, Material, Span};
pub use perft::{Counts, MAX_DEPTH};
pub use position::{Pieces, Position};
pub use precedence::{Criterion, Precedence, Rank};
pub use referee::{Legal, Referee, Setup, State};
pub use rules::Rules;
pub use runs::{Run, Runs};
pub use verdict::{Reason, Verdict};
pub use watch::{Interrupted, Never, Watch};
