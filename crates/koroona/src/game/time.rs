//! What time alone brings about: the clock of a stroke runs out (N27).

use tablier_game::{Millis, When};

use super::decide::let_go;
use super::event::Event;
use super::{Set, State};

/// Until when the stroke must be played, if there is a clock.
pub(super) fn until(state: &State, set: &Set) -> Option<Millis> {
    state.setup().stroke_time().map(|time| set.since + time)
}

/// The clock is settled a little later than it runs out, so that strokes that are on their way count.
pub(super) fn next_deadline(state: &State) -> Option<Millis> {
    Some(until(state, state.set()?)? + When::SETTLING + Millis(1))
}

pub(super) fn tick(state: &State, at: Millis) -> Vec<Event> {
    match (state.set(), next_deadline(state)) {
        (Some(set), Some(deadline)) if deadline <= at => {
            let by = set.turn;
            let_go(state, set, |next| Event::TimeRanOut { by, next, at }, at)
        }
        _ => vec![],
    }
}
