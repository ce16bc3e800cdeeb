//! The dark squares of 10x10 with rows and columns as lines beside the diagonals.
//!
//! The layout is that of [`Dark10`]. A step along a column leads over a row, by one shift; a step
//! along a row may lead over the edge into the row that shares its spare place, so those shifts
//! need a mask.

use crate::{Bit, Board, Dark10, Direction, Directions, Ray, Square};

/// The 50 dark squares of the 10x10 board, joined diagonally and straight.
#[derive(Clone, Copy, Debug)]
pub struct Crossed10 {
    dark: Dark10,
}

/// Two rows of five and their spare place.
const PAIR: usize = 11;

/// The first place of each upper row of a pair, moved on by `offset`.
const fn every_pair(offset: usize) -> u64 {
    let (mut set, mut pair) = (0, 0);
    while pair < 5 {
        set |= 1 << (pair * PAIR + offset);
        pair += 1;
    }
    set
}

/// The right end of the upper row of each pair, and the left end of the lower one: neighbours in
/// the layout, not on the board.
const UPPER_END: u64 = every_pair(4);
const LOWER_BEGIN: u64 = every_pair(5);

/// For each place the rest of its row to the right and to the left.
const ROWS: [[u64; 64]; 2] = {
    let mut rows = [[0; 64]; 2];
    let mut place = 0;
    while place < 5 * PAIR {
        let (within, row) = (place % PAIR % 5, place / PAIR * PAIR + place % PAIR / 5 * 5);
        if place % PAIR < 10 {
            let mut column = 0;
            while column < 5 {
                if column > within {
                    rows[0][place] |= 1 << (row + column);
                }
                if column < within {
                    rows[1][place] |= 1 << (row + column);
                }
                column += 1;
            }
        }
        place += 1;
    }
    rows
};

/// For each place the rest of its column downward and upward.
const COLUMNS: [[u64; 64]; 2] = {
    let mut columns = [[0; 64]; 2];
    let mut place = 0;
    while place < 5 * PAIR {
        let mut pair = 0;
        while place % PAIR < 10 && pair < 5 {
            if pair > place / PAIR {
                columns[0][place] |= 1 << (pair * PAIR + place % PAIR);
            }
            if pair < place / PAIR {
                columns[1][place] |= 1 << (pair * PAIR + place % PAIR);
            }
            pair += 1;
        }
        place += 1;
    }
    columns
};

impl Crossed10 {
    /// The board; `mirrored` if White's lower right corner is played on instead of the lower left.
    #[must_use]
    pub const fn new(mirrored: bool) -> Self {
        Self { dark: Dark10::new(mirrored) }
    }
}

impl Board for Crossed10 {
    type Set = u64;

    const NAME: &'static str = "crossed10";
    const DIRECTIONS: Directions = Directions::ALL;
    const STRAIGHT: bool = true;

    fn squares(&self) -> usize {
        self.dark.squares()
    }

    #[inline(always)]
    fn all(&self) -> u64 {
        self.dark.all()
    }

    fn bit(&self, square: Square) -> Bit {
        self.dark.bit(square)
    }

    fn square(&self, bit: Bit) -> Square {
        self.dark.square(bit)
    }

    fn inner(&self, direction: Direction) -> Direction {
        self.dark.inner(direction)
    }

    #[inline(always)]
    fn step(&self, set: u64, direction: Direction) -> u64 {
        match direction {
            Direction::North => set >> PAIR,
            Direction::South => set << PAIR,
            Direction::East => (set & !UPPER_END) << 1,
            Direction::West => (set & !LOWER_BEGIN) >> 1,
            diagonal => self.dark.step(set, diagonal),
        }
    }

    #[inline(always)]
    fn line(&self, from: Bit, direction: Direction) -> u64 {
        let place = from.index() & 63;
        match direction {
            Direction::North => COLUMNS[1][place],
            Direction::South => COLUMNS[0][place],
            Direction::East => ROWS[0][place],
            Direction::West => ROWS[1][place],
            diagonal => self.dark.line(from, diagonal),
        }
    }

    #[inline(always)]
    fn ray(&self, from: Bit, direction: Direction, empty: u64) -> Ray<u64> {
        match direction {
            Direction::South | Direction::East => {
                Ray::<u64>::along(self.line(from, direction), empty, true)
            }
            Direction::North | Direction::West => {
                Ray::<u64>::along(self.line(from, direction), empty, false)
            }
            diagonal => self.dark.ray(from, diagonal, empty),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::agrees;

    #[test]
    fn squares_and_lines_are_those_of_the_picture() {
        for mirrored in [false, true] {
            let dark =
                |&(row, column): &(usize, usize)| (row + column) % 2 == usize::from(!mirrored);
            let places = (0..100).map(|index| (index / 10, index % 10)).filter(dark);
            // along rows and columns the next dark square is two away
            let step = |down: isize, right: isize| {
                let far = if down == 0 || right == 0 { 2 } else { 1 };
                Some((far * down, far * right))
            };
            agrees(&Crossed10::new(mirrored), &places.collect::<Vec<_>>(), step);
        }
    }
}
