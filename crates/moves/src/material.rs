//! What stands on the board, as far as a draw rule asks.

use damarium_board::{Board, Set, Square};

use crate::{Color, Pieces};

/// A number from `least` to `most`, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The smallest number.
    pub least: u8,
    /// The largest number.
    pub most: u8,
}

impl Span {
    const fn has(self, number: u8) -> bool {
        self.least <= number && number <= self.most
    }
}

/// The pieces of one side. A region is a list of squares in a form, a set on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Force<R> {
    /// How many kings.
    pub kings: Span,
    /// How many men.
    pub men: Span,
    /// How many pieces in all.
    pub pieces: Span,
    /// Where one of the kings must stand.
    pub on: Option<R>,
}

/// What both sides have; either may be the stronger one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Material<R> {
    /// What one side has.
    pub stronger: Force<R>,
    /// What the other has.
    pub weaker: Force<R>,
    /// How many pieces both have together.
    pub pieces: Span,
}

impl Force<Vec<Square>> {
    fn laid_out<B: Board>(&self, board: &B) -> Force<B::Set> {
        let set = |squares: &Vec<Square>| {
            squares.iter().fold(B::Set::EMPTY, |set, &square| set | B::Set::of(board.bit(square)))
        };
        Force {
            kings: self.kings,
            men: self.men,
            pieces: self.pieces,
            on: self.on.as_ref().map(set),
        }
    }
}

impl Material<Vec<Square>> {
    /// The same on a board.
    #[must_use]
    pub fn laid_out<B: Board>(&self, board: &B) -> Material<B::Set> {
        Material {
            stronger: self.stronger.laid_out(board),
            weaker: self.weaker.laid_out(board),
            pieces: self.pieces,
        }
    }
}

impl<R> Material<R> {
    /// How many pieces there can be at most where this holds.
    pub(crate) fn most(&self) -> u32 {
        let each = [&self.stronger, &self.weaker].map(|force| {
            let apart = u32::from(force.kings.most) + u32::from(force.men.most);
            apart.min(u32::from(force.pieces.most))
        });
        (each[0] + each[1]).min(u32::from(self.pieces.most))
    }
}

/// The pieces of both sides, counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Census<S> {
    men: [u8; 2],
    kings: [u8; 2],
    standing: [S; 2],
}

impl<S: Set> Census<S> {
    #[allow(clippy::cast_possible_truncation, reason = "a board has at most 128 squares")]
    pub(crate) fn of(pieces: &Pieces<S>) -> Self {
        let both = [Color::White, Color::Black];
        Self {
            men: both.map(|color| pieces.men(color).count() as u8),
            kings: both.map(|color| pieces.kings(color).count() as u8),
            standing: both.map(|color| pieces.kings(color)),
        }
    }

    /// The stronger side where the material is so; White if both sides may be called that.
    pub(crate) fn stronger(&self, material: &Material<S>) -> Option<Color> {
        let all = self.men[0] + self.kings[0] + self.men[1] + self.kings[1];
        if !material.pieces.has(all) {
            return None;
        }
        [Color::White, Color::Black].into_iter().find(|&color| {
            self.fits(color, &material.stronger) && self.fits(color.other(), &material.weaker)
        })
    }

    fn fits(&self, color: Color, force: &Force<S>) -> bool {
        let (men, kings) = (self.men[color.index()], self.kings[color.index()]);
        force.kings.has(kings)
            && force.men.has(men)
            && force.pieces.has(men + kings)
            && force.on.is_none_or(|region| !(self.standing[color.index()] & region).is_empty())
    }
}
