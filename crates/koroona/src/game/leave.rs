//! Ends that no rule of play brings about: somebody leaves for good, or everybody agrees to stop.

use tablier_game::Seat;

use super::event::{Event, MatchEnd};
use super::{Phase, State};

/// The match is lost for their side; the others don't play on with fewer.
pub(super) fn leave(state: &State, seat: Seat) -> Vec<Event> {
    if seat.index() >= state.seats() {
        return vec![];
    }
    end(state, MatchEnd::Left(seat))
}

/// The sets won so far decide.
pub(super) fn end_by_agreement(state: &State) -> Vec<Event> {
    end(state, MatchEnd::Agreed)
}

fn end(state: &State, why: MatchEnd) -> Vec<Event> {
    match state.phase() {
        Phase::Playing(_) | Phase::Between(_) => vec![Event::MatchEnded { why }],
        Phase::Over(_) => vec![],
    }
}
