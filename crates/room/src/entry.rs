//! The log's unit: what one command, or time, brought about at a table. Appended all or nothing, only at the next
//! number.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tablier_game::{GameId, Millis};

use crate::{CommandId, DoorCode, GuestId, Person, TableCode};

/// Milliseconds since 1970, by the server's clock: for people to read, never for rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Wall(pub i64);

impl Wall {
    /// How long it is since then; nothing if the clock was set back.
    pub fn since(self, earlier: Wall) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }
}

/// Whose doing an entry is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Author {
    /// A guest's command.
    Guest(GuestId),
    /// A bot's command, or what time or the server brought about.
    Table,
}

/// What the store keeps an index of, written together with the entry it comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mark {
    /// The table was opened, for this game.
    Opened {
        /// The game's name.
        game: String,
    },
    /// This person is a guest here: the table is one of theirs.
    Guest {
        /// Who.
        person: Person,
    },
    /// Its door is open: this code leads to it, and no code of before.
    DoorOpened {
        /// The code.
        code: DoorCode,
    },
    /// Its door is closed: no code leads to it.
    DoorClosed,
    /// A game began with this entry.
    GameStarted {
        /// Its own name.
        id: GameId,
    },
    /// It ended with this entry.
    GameOver {
        /// Its own name.
        id: GameId,
        /// What lists say of it, as JSON: a [`Summary`](crate::Summary).
        summary: String,
    },
}

/// One entry of a table's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Which table's.
    pub table: TableCode,
    /// Its number: the first is 1, each one more than the last.
    pub number: u64,
    /// When, for people.
    pub wall: Wall,
    /// When, for the game.
    pub at: Millis,
    /// Whose doing.
    pub by: Author,
    /// The command it answers; sent again, it is answered from here.
    pub command: Option<CommandId>,
    /// The events, as JSON. The store does not look inside.
    pub events: String,
    /// What the store keeps an index of. Not read back.
    pub marks: Vec<Mark>,
}
