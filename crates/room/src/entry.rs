//! The log's unit: what one command, or time, brought about at a table. Appended all or nothing, only at the next
//! number.

use serde::{Deserialize, Serialize};
use tablier_game::{GameId, Millis};

use crate::{CommandId, GuestId, Person, TableCode};

/// Milliseconds since 1970, by the server's clock: for people to read, never for rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Wall(pub i64);

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
