//! What events of older versions did not say, worked out as the program did then. Nothing else in the crate knows that
//! there are older logs.
//!
//! The old rules are written out here, not asked of today's: those may change, what old logs meant may not. A list that
//! fits no table of this size, which no version wrote, counts as none: `apply` is total.

use super::State;
use super::state::by_side;
use crate::table::{DISCS_EACH, Point, Stand};

/// Where each seat stands in the set that begins. Logs from before [`SetBegan`] told it leave it to N25: everybody went
/// to the other side, in doubles a place clockwise.
///
/// [`SetBegan`]: super::Event::SetBegan
pub(super) fn stands(state: &State, told: Option<&[Stand]>) -> Vec<Stand> {
    match told {
        Some(told) if told.len() == state.seats => told.to_vec(),
        _ => state.stands.iter().map(|stand| stand.clockwise(if state.seats == 2 { 2 } else { 1 })).collect(),
    }
}

/// Where each disc lies as the set begins. Logs from before [`SetBegan`] told it leave it to N2 and N20: a row of eight
/// on the far side of each player, red's discs first.
///
/// [`SetBegan`]: super::Event::SetBegan
pub(super) fn discs(stands: &[Stand], told: Option<&[Point]>) -> Vec<Point> {
    const ROW: [i32; DISCS_EACH] = [412_500, 437_500, 462_500, 487_500, 512_500, 537_500, 562_500, 587_500];
    match told {
        Some(told) if told.len() == stands.len() * DISCS_EACH => told.to_vec(),
        _ => {
            let rows = by_side(stands).into_iter().flatten();
            rows.flat_map(|stand| ROW.map(|x| stand.to_table(Point::new(x, 987_500)))).collect()
        }
    }
}
