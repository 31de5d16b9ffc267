//! Ends that no rule of play brings about: somebody leaves for good, or everybody agrees to stop.

use tablier_game::Seat;

use super::State;
use super::event::{Event, MatchEnd};

/// The match is lost for their side; the others don't play on with fewer.
pub(super) fn leave(state: &State, seat: Seat) -> Vec<Event> {
    if state.set().is_none() || seat.index() >= state.seats() {
        return vec![];
    }
    vec![Event::MatchEnded { why: MatchEnd::Left(seat) }]
}

/// The sets won so far decide.
pub(super) fn end_by_agreement(state: &State) -> Vec<Event> {
    state.set().map(|_| Event::MatchEnded { why: MatchEnd::Agreed }).into_iter().collect()
}
