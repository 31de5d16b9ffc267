//! What time alone brings about: a clock runs out, or the pause between two games is over.

use tablier_game::{Millis, When};

use super::state::Phase;
use super::{Event, State, decide};
use crate::{Reason, Verdict};

/// How long the pause between two games lasts when nobody ends it earlier.
pub(super) const PAUSE: Millis = Millis::seconds(60);

/// When something is due next.
pub(super) fn next_deadline(state: &State) -> Option<Millis> {
    match &state.phase {
        // A move made in time may still be on its way: the flag falls once none can be any more.
        Phase::Playing(_) => state.time_up().map(|end| end + When::SETTLING + Millis(1)),
        Phase::Between(between) => Some(between.since + PAUSE),
        Phase::Over { .. } => None,
    }
}

pub(super) fn tick(state: &State, at: Millis) -> Vec<Event> {
    if next_deadline(state).is_none_or(|deadline| at < deadline) {
        return Vec::new();
    }
    match &state.phase {
        Phase::Playing(_) => {
            let late = state.game.course.position().turn();
            vec![Event::GameEnded { verdict: Verdict::won(late.other(), Reason::Time), at }]
        }
        Phase::Between(_) => vec![decide::next_game_began(state, at)],
        Phase::Over { .. } => Vec::new(),
    }
}
