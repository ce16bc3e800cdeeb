//! A board of any shape, told by a table of neighbours.

use std::error::Error;
use std::fmt;

use crate::{Bit, Board, Direction, Directions, Ray, Set, Square};

/// The neighbours of one square, clockwise from north.
pub type Neighbours = [Option<Square>; 8];

/// A board of up to 128 squares with lines in any of eight directions.
#[derive(Clone, Debug)]
pub struct Table {
    neighbours: Box<[Neighbours]>,
    all: u128,
}

/// Why a table of neighbours is no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineFlaw {
    /// There are no squares or more than 128.
    Size(usize),
    /// The neighbour of this square in this direction is no square of the board.
    Outside(Square, Direction),
    /// Going there and back again does not lead back.
    OneWay(Square, Direction),
    /// The same square lies in two directions.
    Twice(Square, Direction),
    /// The line from this square comes round to it again.
    Circle(Square, Direction),
}

impl fmt::Display for LineFlaw {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (square, direction, flaw) = match self {
            Self::Size(squares) => {
                return write!(formatter, "{squares} squares; a board has 1 to 128");
            }
            Self::Outside(square, direction) => (square, direction, "leads off the board"),
            Self::OneWay(square, direction) => {
                (square, direction, "cannot be gone back the opposite way")
            }
            Self::Twice(square, direction) => {
                (square, direction, "leads where another direction leads")
            }
            Self::Circle(square, direction) => (square, direction, "runs in a circle"),
        };
        let number = square.number();
        write!(formatter, "the line from square {number}, direction {}, {flaw}", *direction as u8)
    }
}

impl Error for LineFlaw {}

impl Table {
    /// The board with these neighbours.
    ///
    /// # Errors
    ///
    /// When the table is empty or too long, names a square that does not exist, or its lines are
    /// not lines: a line can be gone back, never runs in a circle, and two directions never lead to
    /// the same square.
    pub fn new(neighbours: &[Neighbours]) -> Result<Self, LineFlaw> {
        let squares = neighbours.len();
        if squares == 0 || squares > 128 {
            return Err(LineFlaw::Size(squares));
        }
        let lines = || {
            (0..).map(Square::new).zip(neighbours).flat_map(|(square, row)| {
                let steps = Direction::ALL.into_iter().zip(row);
                steps.filter_map(move |(direction, next)| Some((square, direction, (*next)?)))
            })
        };
        for (square, direction, next) in lines() {
            let there = neighbours.get(next.index()).ok_or(LineFlaw::Outside(square, direction))?;
            if there[direction.opposite() as usize] != Some(square) {
                return Err(LineFlaw::OneWay(square, direction));
            }
            let row = &neighbours[square.index()];
            if row.iter().filter(|other| **other == Some(next)).count() > 1 {
                return Err(LineFlaw::Twice(square, direction));
            }
        }
        // Only now: a line that can be gone back either ends or comes round to its beginning.
        for (square, direction, next) in lines() {
            let mut at = Some(next);
            while let Some(further) = at {
                if further == square {
                    return Err(LineFlaw::Circle(square, direction));
                }
                at = neighbours[further.index()][direction as usize];
            }
        }
        Ok(Self { neighbours: neighbours.into(), all: u128::MAX >> (128 - squares) })
    }

    fn next(&self, from: Bit, direction: Direction) -> Option<Bit> {
        let next = self.neighbours.get(from.index())?[direction as usize]?;
        Some(Bit::new(next.number()))
    }
}

impl Board for Table {
    type Set = u128;

    const NAME: &'static str = "table";
    const DIRECTIONS: Directions = Directions::ALL;
    const STRAIGHT: bool = false;

    fn squares(&self) -> usize {
        self.neighbours.len()
    }

    fn all(&self) -> u128 {
        self.all
    }

    fn bit(&self, square: Square) -> Bit {
        Bit::new(square.number())
    }

    fn square(&self, bit: Bit) -> Square {
        Square::new(bit.number())
    }

    fn inner(&self, direction: Direction) -> Direction {
        direction
    }

    fn step(&self, set: u128, direction: Direction) -> u128 {
        set.bits()
            .filter_map(|bit| self.next(bit, direction))
            .fold(0, |stepped, bit| stepped | u128::of(bit))
    }

    fn ray(&self, from: Bit, direction: Direction, empty: u128) -> Ray<u128> {
        let mut free = 0;
        let mut at = from;
        while let Some(next) = self.next(at, direction) {
            if !empty.has(next) {
                return Ray { free, blocker: u128::of(next) };
            }
            free |= u128::of(next);
            at = next;
        }
        Ray { free, blocker: 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: Neighbours = [None; 8];

    fn line(squares: u8) -> Vec<Neighbours> {
        (0..squares)
            .map(|number| {
                let mut row = NONE;
                row[Direction::West as usize] = number.checked_sub(1).map(Square::new);
                row[Direction::East as usize] =
                    Some(number + 1).filter(|&next| next < squares).map(Square::new);
                row
            })
            .collect()
    }

    #[test]
    fn a_line_is_walked_to_the_first_piece() {
        let board = Table::new(&line(5)).unwrap();
        let ray = board.ray(Bit::new(0), Direction::East, 0b10110);
        assert_eq!(ray, Ray { free: 0b00110, blocker: 0b01000 });
        assert_eq!(board.step(0b00011, Direction::East), 0b00110);
        assert_eq!(board.before(0b00011, Direction::East), 0b00001);
    }

    #[test]
    fn what_is_no_board_is_refused() {
        assert_eq!(Table::new(&[]).unwrap_err(), LineFlaw::Size(0));
        assert_eq!(Table::new(&[NONE; 129]).unwrap_err(), LineFlaw::Size(129));

        let mut open = line(3);
        open[2][Direction::East as usize] = Some(Square::new(3));
        let at = Square::new(2);
        assert_eq!(Table::new(&open).unwrap_err(), LineFlaw::Outside(at, Direction::East));

        let mut torn = line(3);
        torn[1][Direction::West as usize] = None;
        let at = Square::new(0);
        assert_eq!(Table::new(&torn).unwrap_err(), LineFlaw::OneWay(at, Direction::East));

        let mut ring = line(3);
        ring[0][Direction::West as usize] = Some(Square::new(2));
        ring[2][Direction::East as usize] = Some(Square::new(0));
        assert_eq!(Table::new(&ring).unwrap_err(), LineFlaw::Circle(at, Direction::East));

        let mut twice = line(2);
        twice[0][Direction::North as usize] = Some(Square::new(1));
        twice[1][Direction::South as usize] = Some(Square::new(0));
        assert_eq!(Table::new(&twice).unwrap_err(), LineFlaw::Twice(at, Direction::North));
    }
}
