//! Random numbers for pieces on squares: the same for a position on every board that can show it.

use damarium_board::{Board, Square};

use crate::Color;

/// A number for each piece on each place; a position's key is the sum of its pieces' (by exclusive
/// or), and another number if Black is to move.
#[derive(Clone, Debug)]
pub(crate) struct Keys {
    pieces: [[u64; 128]; 4],
}

impl Keys {
    /// Added when Black is to move.
    pub(crate) const BLACK_TO_MOVE: u64 = scrambled(4 * 128);

    pub(crate) fn new<B: Board>(board: &B) -> Self {
        let mut pieces = [[0; 128]; 4];
        for number in (0..128).take(board.squares()) {
            let square = Square::new(number);
            for (kind, keys) in (0..).zip(&mut pieces) {
                keys[board.bit(square).index()] = scrambled(kind * 128 + u64::from(number));
            }
        }
        Self { pieces }
    }

    /// The numbers of one kind of piece, by inner place.
    #[inline(always)]
    pub(crate) fn of(&self, color: Color, king: bool) -> &[u64; 128] {
        &self.pieces[2 * color.index() + usize::from(king)]
    }
}

/// The `number`th output of the splitmix64 generator, started at a fixed seed.
pub(crate) const fn scrambled(number: u64) -> u64 {
    const SEED: u64 = 0x6461_6D61_7269_756D;
    let mut word = SEED.wrapping_add((number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}
