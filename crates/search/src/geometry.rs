//! Where a square lies, read off the lines of the board.

use damarium_board::{Board, Direction, Set, Square};

use Direction::{East, NorthEast, NorthWest, SouthEast, SouthWest, West};

/// How many columns lie to the west of each public square.
fn columns<B: Board>(board: &B, towards: [Direction; 3]) -> Vec<usize> {
    let squares = board.squares();
    let mut columns = vec![0; squares];
    // a column is settled when those beside it are; there are no more of them than squares
    for _ in 0..squares {
        let before = columns.clone();
        for (place, square) in (0..squares).zip((0..).map(Square::new)) {
            let beside = towards.iter().filter_map(|&way| board.neighbour(square, way));
            let farther = beside.map(|next| before[next.index()] + 1).max().unwrap_or(0);
            columns[place] = farther.min(squares);
        }
        if columns == before {
            break;
        }
    }
    columns
}

/// The columns of a board.
#[derive(Debug)]
pub(crate) struct Columns {
    west: Vec<usize>,
    east: Vec<usize>,
}

impl Columns {
    pub(crate) fn of<B: Board>(board: &B) -> Self {
        let west = columns(board, [NorthWest, West, SouthWest]);
        let east = columns(board, [NorthEast, East, SouthEast]);
        Self { west, east }
    }

    /// How far inside a square lies: 0 at the edge, `scale` in the middle.
    pub(crate) fn inside(&self, square: Square, scale: i32) -> i32 {
        let middle = self.west.iter().zip(&self.east).map(|(west, east)| *west.min(east)).max();
        let near = self.west[square.index()].min(self.east[square.index()]);
        scale * near as i32 / middle.unwrap_or(0).max(1) as i32
    }

    /// The squares nearer to the western edge than to the eastern one, or the other way round.
    pub(crate) fn half<B: Board>(&self, board: &B, western: bool) -> B::Set {
        let mut half = B::Set::EMPTY;
        for bit in board.all().bits() {
            let square = board.square(bit).index();
            let (west, east) = (self.west[square], self.east[square]);
            if if western { west < east } else { east < west } {
                half |= B::Set::of(bit);
            }
        }
        half
    }
}
