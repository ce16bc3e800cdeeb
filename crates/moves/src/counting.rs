//! Reading the draw counters of a form.

use damarium_board::Square;

use crate::Flaw;
use crate::counters::{Counter, MAX_COUNTERS};
use crate::events::{Event, Events};
use crate::form::Standoff;
use crate::material::{Force, Material, Span};
use crate::reader::Node;

/// The counters of a game whose board has so many squares.
pub(crate) fn read(node: &Node<'_>, squares: usize) -> Result<Vec<Counter<Vec<Square>>>, Flaw> {
    node.list(MAX_COUNTERS)?.iter().map(|item| counter(item, squares)).collect()
}

/// The draws that come at once.
pub(crate) fn standoffs(
    node: &Node<'_>,
    squares: usize,
) -> Result<Vec<Standoff<Vec<Square>>>, Flaw> {
    node.list(MAX_COUNTERS)?.iter().map(|item| standoff(item, squares)).collect()
}

fn standoff(node: &Node<'_>, squares: usize) -> Result<Standoff<Vec<Square>>, Flaw> {
    let standoff = node.object(&["when", "unless"])?;
    Ok(Standoff {
        when: material(&standoff.field("when")?, squares)?,
        looks_ahead: standoff
            .field("unless")?
            .word(&[("capture", false), ("forced_capture", true)])?,
    })
}

fn counter(node: &Node<'_>, squares: usize) -> Result<Counter<Vec<Square>>, Flaw> {
    let known = ["limit", "resets", "when", "starts", "counts", "replaces"];
    let counter = node.object(&known)?;
    let limit = counter.field("limit")?.number(1, 60_000)?;
    let mut resets = Events::NONE;
    for item in counter.field("resets")?.list(16)? {
        let event = item.word(&[
            ("capture", Event::Capture),
            ("man_move", Event::ManMove),
            ("man_advance", Event::ManAdvance),
            ("crowning", Event::Crowning),
        ])?;
        resets = resets.with(event, true);
    }
    let material = |name| counter.field(name)?.optional(|node| material(node, squares));
    let most = i64::try_from(MAX_COUNTERS - 1).unwrap_or_default();
    let replaces = counter.field("replaces")?.optional(|node| node.number(0, most))?;
    Ok(Counter {
        limit: u16::try_from(limit).unwrap_or(u16::MAX),
        resets,
        when: material("when")?,
        starts: material("starts")?,
        stronger_only: counter.field("counts")?.word(&[("both", false), ("stronger", true)])?,
        replaces: replaces.and_then(|index| usize::try_from(index).ok()),
    })
}

fn material(node: &Node<'_>, squares: usize) -> Result<Material<Vec<Square>>, Flaw> {
    let material = node.object(&["stronger", "weaker", "pieces"])?;
    Ok(Material {
        stronger: force(&material.field("stronger")?, squares)?,
        weaker: force(&material.field("weaker")?, squares)?,
        pieces: span(&material.field("pieces")?)?,
    })
}

fn force(node: &Node<'_>, squares: usize) -> Result<Force<Vec<Square>>, Flaw> {
    let force = node.object(&["kings", "men", "pieces", "on"])?;
    Ok(Force {
        kings: span(&force.field("kings")?)?,
        men: span(&force.field("men")?)?,
        pieces: span(&force.field("pieces")?)?,
        on: force.field("on")?.optional(|node| node.squares(squares))?,
    })
}

fn span(node: &Node<'_>) -> Result<Span, Flaw> {
    let ends = node.list(2)?;
    let [least, most] = ends.as_slice() else {
        return Err(node.flaw("the smallest and the largest number are needed"));
    };
    let end = |node: &Node<'_>| Ok(u8::try_from(node.number(0, 128)?).unwrap_or(u8::MAX));
    Ok(Span { least: end(least)?, most: end(most)? })
}
