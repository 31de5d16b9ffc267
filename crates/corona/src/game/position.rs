//! A round that a game begins with instead of the opening rolls: pieces and dice as somebody gave them, not as chance
//! did. For lessons, and for playing on from any situation.

use serde::{Deserialize, Serialize};
use tablier_game::Seat;

use super::Refusal;
use crate::board::{Placement, Points, Situation, Throw};

/// The first round as it is given. The dice are nobody's: no commitment speaks for them, and the check of the dice says
/// so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Where the pieces stand.
    pub placement: Placement,
    /// What the dice show.
    pub throw: Throw,
    /// Whose set-up it counts as: the player to the left sets up the next round (C16).
    pub setter: Seat,
    /// Who can't call in this auction (C14).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub silenced: Option<Seat>,
    /// Who has won the auction already and plays; without it the glass is turned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bid: Option<Bid>,
}

/// An auction that is over before the game begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Bid {
    /// Who plays.
    pub bidder: Seat,
    /// What they have to reach.
    pub call: Points,
}

impl Position {
    /// What the round is about.
    pub fn situation(&self) -> Situation {
        Situation { placement: self.placement, throw: self.throw }
    }

    /// Checks what the types leave open, for so many seats.
    pub(super) fn check(&self, seats: usize) -> Result<(), Refusal> {
        let bidder = self.bid.map(|bid| bid.bidder);
        let named = [Some(self.setter), self.silenced, bidder];
        if named.into_iter().flatten().any(|seat| seat.index() >= seats) {
            return Err(Refusal::PositionSeat);
        }
        // C14: whoever is silenced has won no auction.
        if bidder.is_some() && bidder == self.silenced {
            return Err(Refusal::PositionBidder);
        }
        match self.bid {
            Some(bid) if !(Points(1)..=Points::MOST).contains(&bid.call) => Err(Refusal::CallOutOfRange),
            _ => Ok(()),
        }
    }
}
