//! A table that a match begins with instead of the usual rows (N2): discs as somebody gave them. For lessons, and for
//! playing on from any stroke.

use serde::{Deserialize, Serialize};
use tablier_game::Seat;

use super::Refusal;
use super::state::by_side;
use crate::equipment::IN_PLAY;
use crate::referee::Debts;
use crate::table::{Colour, DISCS_EACH, Place, Point, RULER, Stand, Table};

/// No side owes more than it could in the longest set (N27).
const MOST_DEBTS: usize = 400;

/// The first set as it is given; later sets begin as usual.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Where every disc is, red's eight (in doubles sixteen) first, then black's.
    pub discs: Vec<Place>,
    /// Whose stroke it is.
    pub turn: Seat,
    /// Penalty discs owed (N19): where the players stand who incurred them, red first.
    #[serde(default)]
    pub debts: Debts,
    /// Where each seat stands; as at the start where it is not said (N1, N20).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stands: Option<Vec<Stand>>,
}

impl Position {
    /// Checks what the types leave open, and makes a table of it, for seats that stand so.
    pub(super) fn table(&self, stands: &[Stand]) -> Result<Table, Refusal> {
        if self.turn.index() >= stands.len() {
            return Err(Refusal::PositionSeat);
        }
        if self.discs.len() != stands.len() * DISCS_EACH {
            return Err(Refusal::PositionDiscs);
        }
        let lying: Vec<Point> = self.discs.iter().filter_map(|place| place.point()).collect();
        let apart = |(n, at): (usize, &Point)| lying[..n].iter().all(|other| !overlap(*at, *other));
        if !lying.iter().all(|&at| lies(at)) || !lying.iter().enumerate().all(apart) {
            return Err(Refusal::PositionPlace);
        }
        let table = Table::new(self.discs.clone());
        if Colour::BOTH.iter().any(|&colour| table.left(colour) == 0) {
            return Err(Refusal::PositionOver);
        }
        let sides = by_side(stands);
        let owes_rightly = |colour: Colour| {
            let debts = &self.debts.0[colour.index()];
            // N19: a debt is paid as soon as there is a pocketed disc.
            let payable = !debts.is_empty() && table.pocketed(colour).next().is_some();
            !payable
                && debts.len() <= MOST_DEBTS
                && debts.iter().all(|debtor| sides[colour.index()].contains(debtor))
        };
        if Colour::BOTH.into_iter().all(owes_rightly) { Ok(table) } else { Err(Refusal::PositionDebts) }
    }

    /// Where the seats stand: as usual, or all of them so many quarters round the table.
    pub(super) fn stands(&self, usual: Vec<Stand>) -> Result<Vec<Stand>, Refusal> {
        let Some(given) = &self.stands else {
            return Ok(usual);
        };
        let turned =
            |quarters: usize| -> Vec<Stand> { usual.iter().map(|stand| stand.clockwise(quarters)).collect() };
        if (0..4).any(|quarters| turned(quarters) == *given) {
            Ok(given.clone())
        } else {
            Err(Refusal::PositionStands)
        }
    }
}

/// Micrometres that the physics takes for touching: what came to rest side by side may overlap by as much.
fn slack() -> f64 {
    IN_PLAY.touching * 1000.0
}

fn lies(at: Point) -> bool {
    RULER.disc_on_surface(at) && !RULER.over_pocket(at)
}

fn overlap(one: Point, other: Point) -> bool {
    let least = f64::from(2 * RULER.disc_radius) - slack();
    let (dx, dy) = (f64::from(one.x) - f64::from(other.x), f64::from(one.y) - f64::from(other.y));
    dx * dx + dy * dy < least * least
}
