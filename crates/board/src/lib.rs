//! Boards: the squares, the lines between them, and sets of squares held in one machine word.
//!
//! ```
//! use damarium_board::{Board, Dark8, Direction, Square};
//!
//! let board = Dark8::new(false);
//! // From the corner square a1 (number 28 from the top left) one line leads up and to the right.
//! let corner = Square::new(28);
//! assert_eq!(board.neighbour(corner, Direction::NorthEast), Some(Square::new(24)));
//! assert_eq!(board.neighbour(corner, Direction::NorthWest), None);
//! ```

mod board;
mod crossed;
mod dark;
mod direction;
mod full;
#[cfg(test)]
mod picture;
mod set;
mod square;
mod table;

pub use board::{Board, Ray};
pub use crossed::Crossed10;
pub use dark::{Dark, Dark8, Dark10, Dark12};
pub use direction::{Direction, Directions};
pub use full::Full8;
pub use set::{Bits, Set};
pub use square::{Bit, Square};
pub use table::{LineFlaw, Neighbours, Table};
