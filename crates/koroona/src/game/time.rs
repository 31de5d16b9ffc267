//! What time alone brings about: the clock of a stroke runs out (N27), or nobody goes on to the next set (N25).

use tablier_game::{Millis, When};

use super::decide::{let_go, next_set};
use super::event::Event;
use super::state::Phase;
use super::{Set, State};

/// How long the end of a set is looked at when nobody goes on earlier.
pub(super) const BETWEEN_SETS: Millis = Millis::seconds(60);

/// Until when the stroke must be played, if there is a clock.
pub(super) fn until(state: &State, set: &Set) -> Option<Millis> {
    state.setup().stroke_time().map(|time| set.since + time)
}

/// The clock is settled a little later than it runs out, so that strokes that are on their way count.
pub(super) fn next_deadline(state: &State) -> Option<Millis> {
    match state.phase() {
        Phase::Playing(set) => Some(until(state, set)? + When::SETTLING + Millis(1)),
        Phase::Between(between) => Some(between.until),
        Phase::Over(_) => None,
    }
}

pub(super) fn tick(state: &State, at: Millis) -> Vec<Event> {
    if next_deadline(state).is_none_or(|deadline| at < deadline) {
        return vec![];
    }
    match state.phase() {
        Phase::Playing(set) => {
            let by = set.turn;
            let_go(state, set, |next| Event::TimeRanOut { by, next, at }, at)
        }
        Phase::Between(_) => vec![next_set(state, at)],
        Phase::Over(_) => vec![],
    }
}
