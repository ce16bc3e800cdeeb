//! The dark squares of an even square board, padded so that a step is one shift.
//!
//! Two rows share one spare place at their end. A step over the left or right edge then always
//! falls on a spare place, so sets are shifted without edge masks: with `h` squares in a row a step
//! is a shift by `h` or `h + 1`. The layout is that of the board whose lower left square is played
//! on; a mirrored board is laid out as its mirror image.

use crate::{Bit, Board, Direction, Directions, Ray, Square};

/// The dark squares of a board of `W` by `W` squares.
#[derive(Clone, Copy, Debug)]
pub struct Dark<const W: usize> {
    mirrored: bool,
}

/// The 32 squares of the common board, in 64 bits.
pub type Dark8 = Dark<8>;
/// The 50 squares of the 10x10 board, in 64 bits.
pub type Dark10 = Dark<10>;
/// The 72 squares of the 12x12 board, in 128 bits.
pub type Dark12 = Dark<12>;

const PLACES: usize = 128;

const fn place(width: usize, row: usize, column: usize) -> usize {
    row / 2 * (width + 1) + row % 2 * (width / 2) + column / 2
}

/// All squares; bit `place` for each.
const fn squares(width: usize) -> u128 {
    let mut set = 0;
    let mut row = 0;
    while row < width {
        let mut column = (row + 1) % 2;
        while column < width {
            set |= 1 << place(width, row, column);
            column += 2;
        }
        row += 1;
    }
    set
}

/// For each place the rest of the line in one diagonal direction.
const fn lines(width: usize, down: bool, right: bool) -> [u128; PLACES] {
    let mut lines = [0; PLACES];
    let mut start = 0;
    while start < width * width {
        let (mut row, mut column) = (start / width, start % width);
        if (row + column) % 2 == 1 {
            let mut line = 0;
            while (if down { row + 1 < width } else { row > 0 })
                && (if right { column + 1 < width } else { column > 0 })
            {
                row = if down { row + 1 } else { row - 1 };
                column = if right { column + 1 } else { column - 1 };
                line |= 1 << place(width, row, column);
            }
            lines[place(width, start / width, start % width)] = line;
        }
        start += 1;
    }
    lines
}

impl<const W: usize> Dark<W> {
    /// The board; `mirrored` if White's lower right corner is played on instead of the lower left.
    #[must_use]
    pub const fn new(mirrored: bool) -> Self {
        Self { mirrored }
    }

    /// Mirrors a square's place within its row on a mirrored board.
    const fn reflected(self, column: usize) -> usize {
        if self.mirrored { W / 2 - 1 - column } else { column }
    }
}

macro_rules! dark {
    ($width:literal, $word:ty, $name:literal) => {
        #[allow(clippy::cast_possible_truncation, reason = "the layout fits the word")]
        impl Dark<$width> {
            const SQUARES: $word = squares($width) as $word;
            /// The lines by direction: north-east, south-east, south-west, north-west.
            const LINES: &'static [[$word; <$word>::BITS as usize]; 4] = &{
                let wide = [
                    lines($width, false, true),
                    lines($width, true, true),
                    lines($width, true, false),
                    lines($width, false, false),
                ];
                let mut lines = [[0; <$word>::BITS as usize]; 4];
                let mut index = 0;
                while index < 4 * <$word>::BITS as usize {
                    let (direction, place) = (index % 4, index / 4);
                    lines[direction][place] = wide[direction][place] as $word;
                    index += 1;
                }
                lines
            };
        }

        #[allow(clippy::cast_possible_truncation, reason = "squares and places are below 128")]
        impl Board for Dark<$width> {
            type Set = $word;

            const NAME: &'static str = $name;
            const DIRECTIONS: Directions = Directions::DIAGONALS;
            const STRAIGHT: bool = true;

            fn squares(&self) -> usize {
                $width * $width / 2
            }

            #[inline(always)]
            fn all(&self) -> $word {
                Self::SQUARES
            }

            fn bit(&self, square: Square) -> Bit {
                let (row, column) = (square.index() / ($width / 2), square.index() % ($width / 2));
                Bit::new(place($width, row, 2 * self.reflected(column)) as u8)
            }

            fn square(&self, bit: Bit) -> Square {
                let (pair, within) = (bit.index() / ($width + 1), bit.index() % ($width + 1));
                let (row, column) = (within / ($width / 2), within % ($width / 2));
                let row = 2 * pair + row;
                Square::new((row * ($width / 2) + self.reflected(column)) as u8)
            }

            fn inner(&self, direction: Direction) -> Direction {
                if self.mirrored { direction.mirrored() } else { direction }
            }

            #[inline(always)]
            fn step(&self, set: $word, direction: Direction) -> $word {
                match direction {
                    Direction::NorthEast => set >> ($width / 2),
                    Direction::SouthEast => set << ($width / 2 + 1),
                    Direction::SouthWest => set << ($width / 2),
                    Direction::NorthWest => set >> ($width / 2 + 1),
                    _ => 0,
                }
            }

            #[inline(always)]
            fn line(&self, from: Bit, direction: Direction) -> $word {
                let index = from.index() & (<$word>::BITS as usize - 1);
                match direction {
                    Direction::NorthEast
                    | Direction::SouthEast
                    | Direction::SouthWest
                    | Direction::NorthWest => Self::LINES[direction as usize / 2][index],
                    _ => 0,
                }
            }

            #[inline(always)]
            fn ray(&self, from: Bit, direction: Direction, empty: $word) -> Ray<$word> {
                let growing = matches!(direction, Direction::SouthEast | Direction::SouthWest);
                Ray::<$word>::along(self.line(from, direction), empty, growing)
            }
        }
    };
}

dark!(8, u64, "dark8");
dark!(10, u64, "dark10");
dark!(12, u128, "dark12");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::agrees;

    fn agrees_with_the_picture<B: Board>(board: &B, width: usize, mirrored: bool) {
        let all = (0..width * width).map(|index| (index / width, index % width));
        let dark = |&(row, column): &(usize, usize)| (row + column) % 2 == usize::from(!mirrored);
        let diagonal = |down, right| (down != 0 && right != 0).then_some((down, right));
        agrees(board, &all.filter(dark).collect::<Vec<_>>(), diagonal);
    }

    #[test]
    fn squares_and_lines_are_those_of_the_picture() {
        for mirrored in [false, true] {
            agrees_with_the_picture(&Dark8::new(mirrored), 8, mirrored);
            agrees_with_the_picture(&Dark10::new(mirrored), 10, mirrored);
            agrees_with_the_picture(&Dark12::new(mirrored), 12, mirrored);
        }
    }
}
