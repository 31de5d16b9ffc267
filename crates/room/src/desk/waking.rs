//! Waking a table: everything it was, from its log.

use tablier_game::{Game, Millis};

use super::Desk;
use crate::clock::{Clock, Mono};
use crate::entry::Entry;
use crate::event::{Event, EventOf};
use crate::{Playable, TableCode};

/// Why a log can't be read.
#[derive(Debug, thiserror::Error)]
pub enum BadLog {
    /// There is nothing in it: a table begins with its opening.
    #[error("the log is empty")]
    Empty,
    /// It is the log of another game's table.
    #[error("this is a table of {found}, not of {expected}")]
    OtherGame {
        /// The game asked for.
        expected: &'static str,
        /// The game in the log.
        found: String,
    },
    /// Its entries don't follow one another.
    #[error("entry {found} follows entry {last}")]
    Gap {
        /// The last one read.
        last: u64,
        /// The one that came next.
        found: u64,
    },
    /// An entry's events are not this game's.
    #[error("entry {number}: {error}")]
    Events {
        /// Which entry.
        number: u64,
        /// What is wrong.
        error: serde_json::Error,
    },
}

impl<G: Playable> Desk<G> {
    /// Wakes a table from its log, at the later of its last entry's time and this one.
    ///
    /// # Errors
    /// When the log is empty, has gaps or holds something that is not this game's.
    pub fn wake(code: TableCode, entries: &[Entry], at: Millis) -> Result<Desk<G>, BadLog> {
        let mut desk = Desk::empty(code);
        for entry in entries {
            if entry.number != desk.number + 1 {
                return Err(BadLog::Gap { last: desk.number, found: entry.number });
            }
            let events: Vec<EventOf<G>> = serde_json::from_str(&entry.events)
                .map_err(|error| BadLog::Events { number: entry.number, error })?;
            check_game::<G>(&events)?;
            desk.active = entry.wall;
            desk.bytes += entry.events.len() as u64;
            desk.take_in(entry.number, entry.at, entry.by, entry.command, &events);
        }
        if desk.number == 0 {
            return Err(BadLog::Empty);
        }
        desk.sessions.durable(desk.number);
        desk.durable = desk.room.at.max(at);
        desk.clock = Clock::standing(desk.durable);
        // From the start, not only from the next thing that is stored on. It stands, so it does not matter when.
        desk.limit_clock(Mono(0));
        desk.bots.view_changed(desk.room.game_id());
        Ok(desk)
    }
}

fn check_game<G: Game>(events: &[EventOf<G>]) -> Result<(), BadLog> {
    match events.first() {
        Some(Event::TableOpened { game, .. }) if game != G::NAME => {
            Err(BadLog::OtherGame { expected: G::NAME, found: game.clone() })
        }
        _ => Ok(()),
    }
}
