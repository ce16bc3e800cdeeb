//! The rules of one game in plain values, as read from JSON and before any board is laid out.

use damarium_board::{Direction, Directions, Neighbours, Square};
use serde_json::Value;

use crate::counters::Counter;
use crate::counting;
use crate::reader::Node;
use crate::{Color, Criterion, Flaw};

/// The shape of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// The dark squares of a board of so many columns and rows.
    Dark {
        /// Columns.
        width: usize,
        /// Rows.
        height: usize,
        /// Whether White's lower right corner is played on, and not the lower left one.
        mirrored: bool,
    },
    /// Any other; only the table of neighbours tells.
    Table,
}

/// How the men of one colour go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Man {
    /// Directions of quiet moves.
    pub steps: Directions,
    /// Directions of captures.
    pub captures: Directions,
}

/// How kings go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct King {
    /// Directions of quiet moves.
    pub steps: Directions,
    /// Directions of captures.
    pub captures: Directions,
    /// Whether it goes any distance, and not one square only.
    pub flying: bool,
    /// Whether a flying king may land on any empty square behind the piece it takes, and not only
    /// on the first.
    pub lands_anywhere: bool,
}

/// What becomes of a man that reaches a promotion square in the middle of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InCapture {
    /// It is crowned and the move ends.
    Stops,
    /// It goes on as a man, and is crowned only if it ends on a promotion square.
    GoesOnAsMan,
    /// It is crowned at once and goes on as a king.
    GoesOnAsKing,
}

/// When the last piece of a side loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastPiece {
    /// Never.
    Plays,
    /// When it is the side's turn, whatever piece it is.
    Loses,
    /// When it is the side's turn and the piece is a man.
    LosesAsMan,
}

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct Form {
    /// The board's shape.
    pub shape: Shape,
    /// The neighbours of each square; there are as many squares as entries.
    pub neighbours: Vec<Neighbours>,
    /// Who begins.
    pub first: Color,
    /// The men at the beginning, of White and of Black.
    pub men_at_start: [Vec<Square>; 2],
    /// The kings at the beginning, of White and of Black.
    pub kings_at_start: [Vec<Square>; 2],
    /// How men go, White's and Black's.
    pub men: [Man; 2],
    /// Whether a man may take a king.
    pub takes_kings: bool,
    /// How kings go.
    pub king: King,
    /// Whether a side that can capture must.
    pub compulsory: bool,
    /// Which capture must be taken: the criteria in order.
    pub prefer: Vec<Criterion>,
    /// Whether captured pieces leave the board at once, and not when the move ends.
    pub removed_at_once: bool,
    /// The squares on which White's and Black's men are crowned.
    pub promotion: [Vec<Square>; 2],
    /// What becomes of a man that reaches one of them in the middle of a capture.
    pub in_capture: InCapture,
    /// When the last piece of a side loses.
    pub last_piece: LastPiece,
    /// How many times a position must occur for a draw.
    pub repetition: Option<u32>,
    /// The draw counters.
    pub counters: Vec<Counter<Vec<Square>>>,
}

impl Form {
    /// Reads the rules of a game from JSON.
    ///
    /// # Errors
    ///
    /// The first flaw found: a field that is missing, unknown, or holds what it cannot hold.
    pub fn read(text: &str) -> Result<Self, Flaw> {
        let value: Value = serde_json::from_str(text)
            .map_err(|error| Flaw::new("rules", "text", format!("this is no JSON: {error}")))?;
        let root = Node::root(&value).object(&[
            "board",
            "first",
            "setup",
            "man",
            "king",
            "captures",
            "promotion",
            "last_piece_loses",
            "repetition",
            "counters",
        ])?;
        let (shape, neighbours) = board(&root.field("board")?)?;
        let squares = neighbours.len();
        let setup = root.field("setup")?.object(&[
            "white_men",
            "white_kings",
            "black_men",
            "black_kings",
        ])?;
        let placed = |name| setup.field(name)?.squares(squares);
        let men = root.field("man")?.object(&["white", "black", "takes_kings"])?;
        let captures = root.field("captures")?.object(&["compulsory", "prefer", "removal"])?;
        let promotion = root.field("promotion")?.object(&["white", "black", "in_capture"])?;
        Ok(Self {
            shape,
            first: root
                .field("first")?
                .word(&[("white", Color::White), ("black", Color::Black)])?,
            men_at_start: [placed("white_men")?, placed("black_men")?],
            kings_at_start: [placed("white_kings")?, placed("black_kings")?],
            men: [man(&men.field("white")?)?, man(&men.field("black")?)?],
            takes_kings: men.field("takes_kings")?.truth()?,
            king: king(&root.field("king")?)?,
            compulsory: captures.field("compulsory")?.truth()?,
            prefer: preferences(&captures.field("prefer")?)?,
            removed_at_once: captures
                .field("removal")?
                .word(&[("end", false), ("at_once", true)])?,
            promotion: [
                promotion.field("white")?.squares(squares)?,
                promotion.field("black")?.squares(squares)?,
            ],
            in_capture: promotion.field("in_capture")?.word(&[
                ("stops", InCapture::Stops),
                ("goes_on_as_man", InCapture::GoesOnAsMan),
                ("goes_on_as_king", InCapture::GoesOnAsKing),
            ])?,
            last_piece: root
                .field("last_piece_loses")?
                .optional(|node| {
                    node.word(&[("any", LastPiece::Loses), ("man", LastPiece::LosesAsMan)])
                })?
                .unwrap_or(LastPiece::Plays),
            repetition: root
                .field("repetition")?
                .optional(|node| node.number(2, 100))?
                .and_then(|times| u32::try_from(times).ok()),
            counters: counting::read(&root.field("counters")?, squares)?,
            neighbours,
        })
    }
}

fn board(node: &Node<'_>) -> Result<(Shape, Vec<Neighbours>), Flaw> {
    let board = node.object(&["shape", "width", "height", "mirrored", "squares", "neighbours"])?;
    let side = |name| {
        let size = board.field(name)?.number(1, 100)?;
        Ok(usize::try_from(size).unwrap_or_default())
    };
    let dark = board.field("shape")?.word(&[("dark", true), ("table", false)])?;
    let shape = if dark {
        Shape::Dark {
            width: side("width")?,
            height: side("height")?,
            mirrored: board.field("mirrored")?.truth()?,
        }
    } else {
        Shape::Table
    };
    let squares = board.field("squares")?.number(1, 128)?;
    let squares = usize::try_from(squares).unwrap_or_default();
    let table = board.field("neighbours")?;
    let rows = table.list(squares)?;
    if rows.len() < squares {
        return Err(table.flaw(format!("{squares} squares need {squares} rows")));
    }
    let rows = rows.iter().map(|row| neighbours(row, squares));
    Ok((shape, rows.collect::<Result<_, _>>()?))
}

fn neighbours(node: &Node<'_>, squares: usize) -> Result<Neighbours, Flaw> {
    let row = node.list(Direction::ALL.len())?;
    if row.len() < Direction::ALL.len() {
        return Err(node.flaw("eight directions are needed"));
    }
    let mut neighbours = [None; 8];
    for (neighbour, item) in neighbours.iter_mut().zip(row) {
        if item.number(-1, 127)? >= 0 {
            *neighbour = Some(item.square(squares)?);
        }
    }
    Ok(neighbours)
}

fn man(node: &Node<'_>) -> Result<Man, Flaw> {
    let man = node.object(&["move", "capture"])?;
    Ok(Man {
        steps: man.field("move")?.directions()?,
        captures: man.field("capture")?.directions()?,
    })
}

fn king(node: &Node<'_>) -> Result<King, Flaw> {
    let king = node.object(&["move", "capture", "range", "landing"])?;
    Ok(King {
        steps: king.field("move")?.directions()?,
        captures: king.field("capture")?.directions()?,
        flying: king.field("range")?.word(&[("flying", true), ("short", false)])?,
        lands_anywhere: king.field("landing")?.word(&[("any", true), ("next", false)])?,
    })
}

fn preferences(node: &Node<'_>) -> Result<Vec<Criterion>, Flaw> {
    let mut criteria = Vec::new();
    for item in node.list(4)? {
        let criterion = item.word(&[
            ("most_pieces", Criterion::MostPieces),
            ("most_kings", Criterion::MostKings),
            ("by_king", Criterion::ByKing),
            ("kings_earliest", Criterion::KingsEarliest),
        ])?;
        if criteria.contains(&criterion) {
            return Err(item.flaw("the criterion stands twice in the list"));
        }
        criteria.push(criterion);
    }
    Ok(criteria)
}
