//! Light and dark (N6): which discs may be hit directly.

use crate::table::{Colour, DiscId, Point, RULER, Stand, Table};

/// Where a disc is dark for a shooter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dark {
    /// Behind the shooter's own zone line, corners included.
    Strip,
    /// Inside the centre circle.
    Circle,
}

/// Is a disc here dark for the player who stands there, and where? The line must not be seen through its hole (N6).
pub fn dark(at: Point, shooter: Stand) -> Option<Dark> {
    let circle = i64::from(RULER.dark_circle);
    if shooter.to_own(at).y <= RULER.dark_strip {
        Some(Dark::Strip)
    } else if at.distance_squared(RULER.middle()) <= circle * circle {
        Some(Dark::Circle)
    } else {
        None
    }
}

/// Is a disc here in a dark zone of any of its owners (N15, N16, N20)?
pub fn dark_for_any(at: Point, owners: &[Stand]) -> bool {
    owners.iter().any(|&owner| dark(at, owner).is_some())
}

/// One side's light discs, for the shooter at hand.
pub fn light_discs(table: &Table, colour: Colour, shooter: Stand) -> impl Iterator<Item = (DiscId, Point)> {
    table.lying_of(colour).filter(move |&(_, at)| dark(at, shooter).is_none())
}
