//! Ends that no command asks for: a seat given up for good, and all agreeing to stop.

use tablier_game::{Millis, Seat};

use super::state::Phase;
use super::{Event, State};
use crate::{Reason, Verdict};

/// A seat is given up: the game under way is lost, and with it the match's remaining games.
pub(super) fn leave(state: &State, seat: Seat, at: Millis) -> Vec<Event> {
    let Some(side) = state.game.side(seat) else {
        return Vec::new();
    };
    let left = Event::SeatLeft { seat };
    match state.phase {
        Phase::Playing(_) => {
            vec![Event::GameEnded { verdict: Verdict::won(side.other(), Reason::Departure), at }, left]
        }
        Phase::Between(_) => vec![left],
        Phase::Over { .. } => Vec::new(),
    }
}

/// The game under way is drawn (K13), those not begun are not counted.
pub(super) fn end_by_agreement(state: &State, at: Millis) -> Vec<Event> {
    match state.phase {
        Phase::Playing(_) => {
            vec![Event::GameEnded { verdict: Verdict::drawn(Reason::Agreement), at }, Event::MatchStopped]
        }
        Phase::Between(_) => vec![Event::MatchStopped],
        Phase::Over { .. } => Vec::new(),
    }
}
