//! Chooses the board for the rules of a game, once.

use std::sync::Arc;

use damarium_board::{
    Board, Crossed10, Dark8, Dark10, Dark12, Direction, Directions, Full8, Square, Table,
};

use crate::{Flaw, Form, Referee, Rules, Shape};

/// The rules of a game on the board that plays them fastest. What is generic over boards, a search
/// for example, is built with one `match`.
#[derive(Clone, Debug)]
pub enum Core {
    /// Dark squares of 8x8.
    Dark8(Arc<Rules<Dark8>>),
    /// Dark squares of 10x10.
    Dark10(Arc<Rules<Dark10>>),
    /// Dark squares of 12x12.
    Dark12(Arc<Rules<Dark12>>),
    /// Dark squares of 10x10, rows and columns being lines, too.
    Crossed10(Arc<Rules<Crossed10>>),
    /// All squares of 8x8.
    Full8(Arc<Rules<Full8>>),
    /// Any other board.
    Table(Arc<Rules<Table>>),
}

impl Core {
    /// Opens a game; on the neighbour-table board if `table` asks for it or no other has the
    /// game's lines.
    ///
    /// # Errors
    ///
    /// When the board's lines are not playable or not those of its shape, or the set-up puts two
    /// pieces on one square.
    pub fn open(form: &Form, table: bool) -> Result<Self, Flaw> {
        let lines = Table::new(&form.neighbours)
            .map_err(|flaw| Flaw::new("board.neighbours", flaw, "these lines cannot be played"))?;
        let fast = match form.shape {
            Shape::Dark { width: 8, height: 8, mirrored, crossed: false } => {
                open(form, Dark8::new(mirrored), table)?.map(Self::Dark8)
            }
            Shape::Dark { width: 10, height: 10, mirrored, crossed: false } => {
                open(form, Dark10::new(mirrored), table)?.map(Self::Dark10)
            }
            Shape::Dark { width: 12, height: 12, mirrored, crossed: false } => {
                open(form, Dark12::new(mirrored), table)?.map(Self::Dark12)
            }
            Shape::Dark { width: 10, height: 10, mirrored, crossed: true } => {
                open(form, Crossed10::new(mirrored), table)?.map(Self::Crossed10)
            }
            Shape::Full { width: 8, height: 8 } => open(form, Full8, table)?.map(Self::Full8),
            _ => None,
        };
        match fast {
            Some(fast) => Ok(fast),
            None => Ok(Self::Table(Arc::new(Rules::new(form, lines)?))),
        }
    }

    /// The rules, for whoever asks in public square numbers.
    #[must_use]
    pub fn referee(&self) -> Arc<dyn Referee> {
        match self {
            Self::Dark8(rules) => rules.clone(),
            Self::Dark10(rules) => rules.clone(),
            Self::Dark12(rules) => rules.clone(),
            Self::Crossed10(rules) => rules.clone(),
            Self::Full8(rules) => rules.clone(),
            Self::Table(rules) => rules.clone(),
        }
    }
}

/// The rules on a fast board; nothing if the table is wanted, or lines run where it has none.
fn open<B: Board>(form: &Form, board: B, table: bool) -> Result<Option<Arc<Rules<B>>>, Flaw> {
    if form.neighbours.len() != board.squares() {
        let reason = format!("this shape has {} squares", board.squares());
        return Err(Flaw::new("board.squares", form.neighbours.len(), reason));
    }
    let mut lines = Directions::NONE;
    for (square, row) in (0..).map(Square::new).zip(&form.neighbours) {
        for (direction, &neighbour) in Direction::ALL.into_iter().zip(row) {
            let only = Directions::only(direction);
            let known = B::DIRECTIONS & only == only;
            if known && neighbour != board.neighbour(square, direction) {
                let place = format!("square {}, direction {}", square.number(), direction as u8);
                let reason = "the neighbour is not that of the board's shape";
                return Err(Flaw::new("board.neighbours", place, reason));
            }
            if neighbour.is_some() {
                lines = lines | only;
            }
        }
    }
    if table || lines & B::DIRECTIONS != lines {
        return Ok(None);
    }
    Ok(Some(Arc::new(Rules::new(form, board)?)))
}
