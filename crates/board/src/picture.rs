//! For tests: whether a board's lines are those of a picture, counted out without the layout.

use crate::{Board, Direction, Ray, Set, Square};

/// (rows downward, columns to the right) of one step.
fn step(direction: Direction) -> (isize, isize) {
    match direction {
        Direction::North => (-1, 0),
        Direction::NorthEast => (-1, 1),
        Direction::East => (0, 1),
        Direction::SouthEast => (1, 1),
        Direction::South => (1, 0),
        Direction::SouthWest => (1, -1),
        Direction::West => (0, -1),
        Direction::NorthWest => (-1, -1),
    }
}

/// Panics unless squares, neighbours and rays of the board are those of the picture with these
/// (row, column) places; `how_far` tells what a step of one comes to, or that there is none.
pub(crate) fn agrees<B: Board>(
    board: &B,
    places: &[(usize, usize)],
    how_far: impl Fn(isize, isize) -> Option<(isize, isize)>,
) {
    let at = |from: (usize, usize), direction| {
        let (down, right) = step(direction);
        let (down, right) = how_far(down, right)?;
        let next = (from.0.checked_add_signed(down)?, from.1.checked_add_signed(right)?);
        let found = places.iter().position(|&place| place == next)?;
        Some(Square::new(u8::try_from(found).unwrap()))
    };
    assert_eq!(board.squares(), places.len());
    assert_eq!(board.all().count() as usize, places.len());
    for (number, &place) in places.iter().enumerate() {
        let square = Square::new(u8::try_from(number).unwrap());
        assert!(board.all().has(board.bit(square)));
        assert_eq!(board.square(board.bit(square)), square);
        for direction in Direction::ALL {
            let neighbour = at(place, direction);
            assert_eq!(board.neighbour(square, direction), neighbour, "{place:?} {direction:?}");
            let inner = board.inner(direction);
            let mut line = B::Set::EMPTY;
            let mut next = neighbour;
            while let Some(there) = next {
                // the nearest of two pieces on the line is the one that is seen
                let bit = B::Set::of(board.bit(there));
                let ray = board.ray(board.bit(square), inner, board.all() & !bit);
                assert_eq!(ray, Ray { free: line, blocker: bit });
                line |= bit;
                assert_eq!(board.ray(board.bit(square), inner, line).free, line);
                next = at(places[there.index()], direction);
            }
            assert_eq!(board.line(board.bit(square), inner), line);
        }
    }
}
