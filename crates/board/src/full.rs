//! All 64 squares of the common board: one bit each, row by row from the top left.

use crate::{Bit, Board, Direction, Directions, Ray, Square};

/// The 64 squares of the common board, in 64 bits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Full8;

const SIDE: usize = 8;
const WEST_EDGE: u64 = 0x0101_0101_0101_0101;
const EAST_EDGE: u64 = WEST_EDGE << 7;

/// For each direction and square the rest of the line.
const LINES: [[u64; 64]; 8] = {
    let mut lines = [[0; 64]; 8];
    let mut index = 0;
    while index < 8 * 64 {
        let (direction, square) = (index / 64, index % 64);
        let (down, right) =
            [(7, 0), (7, 1), (0, 1), (1, 1), (1, 0), (1, 7), (0, 7), (7, 7)][direction];
        let (mut row, mut column) = (square / SIDE, square % SIDE);
        loop {
            // a step back by one is a step on by seven, unless it leads over the edge
            let over = (down == 7 && row == 0)
                || (down == 1 && row == 7)
                || (right == 7 && column == 0)
                || (right == 1 && column == 7);
            if over {
                break;
            }
            row = (row + down) % SIDE;
            column = (column + right) % SIDE;
            lines[direction][square] |= 1 << (row * SIDE + column);
        }
        index += 1;
    }
    lines
};

impl Board for Full8 {
    type Set = u64;

    const NAME: &'static str = "full8";
    const DIRECTIONS: Directions = Directions::ALL;
    const STRAIGHT: bool = true;

    fn squares(&self) -> usize {
        SIDE * SIDE
    }

    #[inline(always)]
    fn all(&self) -> u64 {
        u64::MAX
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

    #[inline(always)]
    fn step(&self, set: u64, direction: Direction) -> u64 {
        match direction {
            Direction::North => set >> 8,
            Direction::NorthEast => (set & !EAST_EDGE) >> 7,
            Direction::East => (set & !EAST_EDGE) << 1,
            Direction::SouthEast => (set & !EAST_EDGE) << 9,
            Direction::South => set << 8,
            Direction::SouthWest => (set & !WEST_EDGE) << 7,
            Direction::West => (set & !WEST_EDGE) >> 1,
            Direction::NorthWest => (set & !WEST_EDGE) >> 9,
        }
    }

    #[inline(always)]
    fn line(&self, from: Bit, direction: Direction) -> u64 {
        LINES[direction as usize][from.index() & 63]
    }

    #[inline(always)]
    fn ray(&self, from: Bit, direction: Direction, empty: u64) -> Ray<u64> {
        Ray::<u64>::along(self.line(from, direction), empty, goes_up(direction))
    }
}

/// Whether places grow in this direction.
const fn goes_up(direction: Direction) -> bool {
    matches!(
        direction,
        Direction::East | Direction::SouthEast | Direction::South | Direction::SouthWest
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::agrees;

    #[test]
    fn squares_and_lines_are_those_of_the_picture() {
        let places = (0..64).map(|index| (index / 8, index % 8)).collect::<Vec<_>>();
        agrees(&Full8, &places, |down, right| Some((down, right)));
    }
}
