//! Paying for a round (C13, C15).

use serde::{Deserialize, Serialize};
use tablier_game::Seat;

use crate::{Chips, Player};

/// One chip from one player to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Payment {
    /// Who gives it.
    pub from: Seat,
    /// Who gets it.
    pub to: Seat,
}

/// Who pays whom: one chip each way between the bidder and every other player, as far as chips go.
///
/// Made: every other player who has a chip gives one. Failed: the bidder gives one to every other player,
/// clockwise from their left, until they have nothing (C15).
pub fn payments(players: &[Player], bidder: Seat, made: bool) -> Vec<Payment> {
    let count = players.len();
    let others = (1..count)
        .map(|step| Seat::nth((bidder.index() + step) % count))
        .filter(|other| !players[other.index()].left);
    if made {
        others
            .filter(|other| players[other.index()].chips > Chips(0))
            .map(|other| Payment { from: other, to: bidder })
            .collect()
    } else {
        let purse = players.get(bidder.index()).map_or(0, |bidder| bidder.chips.0);
        others
            .take(usize::try_from(purse).unwrap_or(usize::MAX))
            .map(|to| Payment { from: bidder, to })
            .collect()
    }
}
