//! What a store finds: the end of a log, somebody's tables, games that are over; and the pages they are listed in.

use tablier_game::{GameId, Millis};
use tablier_room::{TableCode, Wall};

/// Where a table's log ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Last {
    /// The last entry's number.
    pub number: u64,
    /// Its wall time.
    pub wall: Wall,
    /// How far table time has come: the entry's, or a later mark's.
    pub at: Millis,
}

/// How far a table's time has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockMark {
    /// The table's last number, as whoever marks knows it.
    pub after: u64,
    /// Table time.
    pub at: Millis,
}

/// A table, in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableSummary {
    /// Its code.
    pub code: TableCode,
    /// The game's name.
    pub game: String,
    /// When it was opened.
    pub opened: Wall,
    /// When its last entry was written.
    pub active: Wall,
}

/// A game that is over. It stays for ever, and so do its entries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// Its own name.
    pub id: GameId,
    /// Where it was played.
    pub table: TableCode,
    /// The game's name.
    pub game: String,
    /// The entry it began with.
    pub first: u64,
    /// The entry it ended with.
    pub last: u64,
    /// When it began.
    pub started: Wall,
    /// When it ended.
    pub ended: Wall,
    /// What lists say of it, as JSON: a [`Summary`](tablier_room::Summary).
    pub summary: String,
}

/// A part of a list that runs from the newest to the oldest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page<Key> {
    /// What the page before ended with; `None` for the first page.
    pub before: Option<(Wall, Key)>,
    /// How many at the most.
    pub limit: u32,
}

impl<Key> Page<Key> {
    /// The newest.
    pub fn first(limit: u32) -> Page<Key> {
        Page { before: None, limit }
    }
}

impl TableSummary {
    /// The page that follows the one ending with this table.
    pub fn then(&self, limit: u32) -> Page<TableCode> {
        Page { before: Some((self.active, self.code)), limit }
    }
}

impl FinishedGame {
    /// The page that follows the one ending with this game.
    pub fn then(&self, limit: u32) -> Page<GameId> {
        Page { before: Some((self.ended, self.id)), limit }
    }
}
