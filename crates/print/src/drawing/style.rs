//! How a mark is made: filled, drawn along its edge, or both.

use super::Ink;

/// How a mark is made.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Style {
    /// What fills it.
    pub fill: Option<Ink>,
    /// What its edge is drawn with.
    pub line: Option<Line>,
    /// How much it covers, 0 to 1.
    pub opacity: f64,
}

/// A line.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Line {
    /// Its colour.
    pub ink: Ink,
    /// Its width.
    pub width: f64,
    /// How it ends.
    pub end: End,
    /// Drawn and left out in turns, if it is not whole.
    pub dashes: Option<(f64, f64)>,
}

/// How a line ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Just where it ends: for what is measured.
    Flat,
    /// With half a circle more.
    Round,
}

impl Style {
    /// The same, so much of it covering what is below.
    #[must_use]
    pub fn covering(self, share: f64) -> Style {
        Style { opacity: share, ..self }
    }
}

const fn made(fill: Option<Ink>, line: Option<Line>) -> Style {
    Style { fill, line, opacity: 1.0 }
}

/// An area.
pub const fn fill(ink: Ink) -> Style {
    made(Some(ink), None)
}

/// A line with round ends.
pub const fn stroke(ink: Ink, width: f64) -> Style {
    made(None, Some(Line { ink, width, end: End::Round, dashes: None }))
}

/// A line that ends just where it ends, to be measured or cut by.
pub const fn exact(ink: Ink, width: f64) -> Style {
    made(None, Some(Line { ink, width, end: End::Flat, dashes: None }))
}

/// A dotted line.
pub const fn dashed(ink: Ink, width: f64) -> Style {
    made(None, Some(Line { ink, width, end: End::Round, dashes: Some((0.1 * width, 2.4 * width)) }))
}

/// A dashed line: to fold, or where something was glued over.
pub const fn folded(ink: Ink, width: f64) -> Style {
    made(None, Some(Line { ink, width, end: End::Flat, dashes: Some((8.0 * width, 5.0 * width)) }))
}

/// An area with an edge.
pub const fn outlined(inside: Ink, edge: Ink, width: f64) -> Style {
    made(Some(inside), Some(Line { ink: edge, width, end: End::Flat, dashes: None }))
}
