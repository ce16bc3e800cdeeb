//! The rules of one game in plain values, as read from JSON and before any board is laid out.

use damarium_board::{Direction, Directions, Neighbours, Square};
use serde_json::Value;

use crate::counters::Counter;
use crate::counting;
use crate::material::Material;
use crate::reader::{Node, Object};
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
        /// Whether rows and columns are lines, too.
        crossed: bool,
    },
    /// All squares of a board of so many columns and rows.
    Full {
        /// Columns.
        width: usize,
        /// Rows.
        height: usize,
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
    /// Directions of the second and all later jumps of a capture.
    pub later: Directions,
}

impl Man {
    /// A man whose jumps all go the same ways.
    #[must_use]
    pub const fn new(steps: Directions, captures: Directions) -> Self {
        Self { steps, captures, later: captures }
    }
}

/// How men go who wait on their own crowning squares, and are men like others from their first
/// capture on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parachutists {
    /// Directions of their capture, White's and Black's.
    pub captures: [Directions; 2],
    /// Whether the capture goes on as a man's, and does not end.
    pub goes_on: bool,
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
    /// Whether it ends a capture right behind the last piece if that is a king.
    pub halts: bool,
    /// How many quiet moves a side with men may make with one king on end.
    pub run_limit: Option<u8>,
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

/// What ends a game, and how, beside having no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ends {
    /// When the last piece of a side loses.
    pub last_piece: LastPiece,
    /// Whether the first king wins.
    pub first_king_wins: bool,
    /// Whether a lone king has won against a lone man.
    pub king_beats_man: bool,
    /// Whether all that would lose wins.
    pub losing: bool,
}

impl Ends {
    /// Having no move loses, and nothing else.
    pub const PLAIN: Self = Self {
        last_piece: LastPiece::Plays,
        first_king_wins: false,
        king_beats_man: false,
        losing: false,
    };
}

/// A draw that comes as soon as something is on the board.
#[derive(Clone, Debug)]
pub struct Standoff<Region> {
    /// What must be on the board.
    pub when: Material<Region>,
    /// Whether it waits not only for a capture that is due, but also for one that cannot be avoided.
    pub looks_ahead: bool,
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
    /// From which squares the side that begins may take away its first piece, where the game begins
    /// with that.
    pub opening: Option<Vec<Square>>,
    /// The men at the beginning, of White and of Black.
    pub men_at_start: [Vec<Square>; 2],
    /// The kings at the beginning, of White and of Black.
    pub kings_at_start: [Vec<Square>; 2],
    /// How men go, White's and Black's.
    pub men: [Man; 2],
    /// Where men only capture, White's and Black's.
    pub captures_only: [Vec<Square>; 2],
    /// Who waits on crowning squares, if anybody.
    pub parachutists: Option<Parachutists>,
    /// Whether a line of men may move along itself.
    pub linear: bool,
    /// Whether a man may take a king.
    pub takes_kings: bool,
    /// How kings go.
    pub king: King,
    /// Whether a side that can capture must.
    pub compulsory: bool,
    /// Which capture must be taken: the criteria in order.
    pub prefer: Vec<Criterion>,
    /// What a man and a king count where captures are weighed.
    pub worth: [u8; 2],
    /// Whether captured pieces leave the board at once, and not when the move ends.
    pub removed_at_once: bool,
    /// Whether a capture may end after any jump.
    pub may_stop: bool,
    /// Whether later jumps go in the direction of the first.
    pub straight_on: bool,
    /// Whether a flying king may go back over the square of a piece it has just taken.
    pub turns_back: bool,
    /// The squares on which White's and Black's men are crowned.
    pub promotion: [Vec<Square>; 2],
    /// What becomes of a man that reaches one of them in the middle of a capture.
    pub in_capture: InCapture,
    /// What ends the game.
    pub ends: Ends,
    /// How many times a position must occur for a draw.
    pub repetition: Option<u32>,
    /// The draw counters.
    pub counters: Vec<Counter<Vec<Square>>>,
    /// The draws that come at once.
    pub standoffs: Vec<Standoff<Vec<Square>>>,
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
            "opening",
            "setup",
            "man",
            "king",
            "captures",
            "promotion",
            "ends",
            "repetition",
            "counters",
            "standoffs",
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
        let men = root.field("man")?.object(&[
            "white",
            "black",
            "takes_kings",
            "linear",
            "parachutist_goes_on",
        ])?;
        let sides = [man(&men.field("white")?)?, man(&men.field("black")?)?];
        let waiting = |color: &str| {
            let side = men.field(color)?.object(MAN)?;
            side.field("captures_only")?.squares(squares)
        };
        let captures = root.field("captures")?.object(&[
            "compulsory",
            "prefer",
            "worth",
            "removal",
            "may_stop",
            "straight_on",
            "turn_back",
        ])?;
        let promotion = root.field("promotion")?.object(&["white", "black", "in_capture"])?;
        Ok(Self {
            shape,
            first: root
                .field("first")?
                .word(&[("white", Color::White), ("black", Color::Black)])?,
            men_at_start: [placed("white_men")?, placed("black_men")?],
            kings_at_start: [placed("white_kings")?, placed("black_kings")?],
            opening: root.field("opening")?.optional(|node| node.squares(squares))?,
            men: sides,
            captures_only: [waiting("white")?, waiting("black")?],
            parachutists: parachutists(&men)?,
            linear: men.field("linear")?.truth()?,
            takes_kings: men.field("takes_kings")?.truth()?,
            king: king(&root.field("king")?)?,
            compulsory: captures.field("compulsory")?.truth()?,
            prefer: preferences(&captures.field("prefer")?)?,
            worth: worth(&captures.field("worth")?)?,
            may_stop: captures.field("may_stop")?.truth()?,
            straight_on: captures.field("straight_on")?.truth()?,
            turns_back: captures.field("turn_back")?.truth()?,
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
            ends: ends(&root.field("ends")?)?,
            repetition: root
                .field("repetition")?
                .optional(|node| node.number(2, 100))?
                .and_then(|times| u32::try_from(times).ok()),
            counters: counting::read(&root.field("counters")?, squares)?,
            standoffs: counting::standoffs(&root.field("standoffs")?, squares)?,
            neighbours,
        })
    }
}

/// The word that names a shape.
#[derive(Clone, Copy)]
enum Word {
    Dark { crossed: bool },
    Full,
    Table,
}

fn board(node: &Node<'_>) -> Result<(Shape, Vec<Neighbours>), Flaw> {
    let board = node.object(&["shape", "width", "height", "mirrored", "squares", "neighbours"])?;
    let side = |name| {
        let size = board.field(name)?.number(1, 100)?;
        Ok(usize::try_from(size).unwrap_or_default())
    };
    let shape = board.field("shape")?.word(&[
        ("dark", Word::Dark { crossed: false }),
        ("crossed", Word::Dark { crossed: true }),
        ("full", Word::Full),
        ("table", Word::Table),
    ])?;
    let shape = match shape {
        Word::Table => Shape::Table,
        Word::Full => Shape::Full { width: side("width")?, height: side("height")? },
        Word::Dark { crossed } => Shape::Dark {
            width: side("width")?,
            height: side("height")?,
            mirrored: board.field("mirrored")?.truth()?,
            crossed,
        },
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

const MAN: &[&str] = &["move", "capture", "capture_on", "captures_only", "parachute"];

fn man(node: &Node<'_>) -> Result<Man, Flaw> {
    let man = node.object(MAN)?;
    Ok(Man {
        steps: man.field("move")?.directions()?,
        captures: man.field("capture")?.directions()?,
        later: man.field("capture_on")?.directions()?,
    })
}

fn parachutists(men: &Object<'_>) -> Result<Option<Parachutists>, Flaw> {
    let captures =
        |color| men.field(color)?.object(MAN)?.field("parachute")?.optional(Node::directions);
    let goes_on = men.field("parachutist_goes_on")?.truth()?;
    let sides = captures("white")?.zip(captures("black")?);
    Ok(sides.map(|(white, black)| Parachutists { captures: [white, black], goes_on }))
}

fn worth(node: &Node<'_>) -> Result<[u8; 2], Flaw> {
    let worth = node.optional(|node| {
        let pair = node.list(2)?;
        let [man, king] = &pair[..] else { return Err(node.flaw("expected two numbers")) };
        Ok([man.number(1, 255)?, king.number(1, 255)?])
    })?;
    Ok(worth.unwrap_or([1, 1]).map(|worth| u8::try_from(worth).unwrap_or(u8::MAX)))
}

fn ends(node: &Node<'_>) -> Result<Ends, Flaw> {
    let ends = node.object(&["last_piece_loses", "first_king_wins", "king_beats_man", "losing"])?;
    let last_piece = ends
        .field("last_piece_loses")?
        .optional(|node| node.word(&[("any", LastPiece::Loses), ("man", LastPiece::LosesAsMan)]))?;
    Ok(Ends {
        last_piece: last_piece.unwrap_or(LastPiece::Plays),
        first_king_wins: ends.field("first_king_wins")?.truth()?,
        king_beats_man: ends.field("king_beats_man")?.truth()?,
        losing: ends.field("losing")?.truth()?,
    })
}

fn king(node: &Node<'_>) -> Result<King, Flaw> {
    let king = node.object(&["move", "capture", "range", "landing", "run_limit"])?;
    let landing = king.field("landing")?;
    let run_limit = king.field("run_limit")?.optional(|node| node.number(1, 100))?;
    Ok(King {
        steps: king.field("move")?.directions()?,
        captures: king.field("capture")?.directions()?,
        flying: king.field("range")?.word(&[("flying", true), ("short", false)])?,
        lands_anywhere: landing.word(&[
            ("any", true),
            ("next", false),
            ("next_after_king", true),
        ])?,
        halts: landing.word(&[("any", false), ("next", false), ("next_after_king", true)])?,
        run_limit: run_limit.and_then(|limit| u8::try_from(limit).ok()),
    })
}

fn preferences(node: &Node<'_>) -> Result<Vec<Criterion>, Flaw> {
    let mut criteria = Vec::new();
    for item in node.list(5)? {
        let criterion = item.word(&[
            ("most_pieces", Criterion::MostPieces),
            ("most_kings", Criterion::MostKings),
            ("by_king", Criterion::ByKing),
            ("kings_earliest", Criterion::KingsEarliest),
            ("most_value", Criterion::MostValue),
        ])?;
        if criteria.contains(&criterion) {
            return Err(item.flaw("the criterion stands twice in the list"));
        }
        criteria.push(criterion);
    }
    Ok(criteria)
}
