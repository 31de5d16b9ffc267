//! What HTTP requests and answers hold; those about days are in a file of their own.

pub mod days;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tablier_game::{GameId, Outcome};
use tablier_room::{
    Companion, Glance, GuestId, Name, Person, Player, Refusal, Stands, Summary, TableCode, Wall,
};
use tablier_store::{FinishedGame, TableSummary};

/// The games that tables can be opened for.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GamesServed {
    /// Their names.
    pub games: Vec<&'static str>,
}

/// What is spoken and served here.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Version {
    /// The protocol of the tables' sockets.
    pub protocol: u32,
    /// The build of the page.
    pub build: String,
}

/// An exception that a page came through.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mishap {
    /// Where: a part of the page.
    pub place: String,
    /// What the exception said.
    pub what: String,
    /// Which build of the page it was.
    pub build: String,
}

/// Asks for a new table.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// Which game is to be played there.
    pub game: String,
    /// What is agreed on at first; whatever is left out is as the game has it by default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub setup: Option<Value>,
    /// What whoever opens it is called.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub name: String,
}

/// Asks how a position looks, or what an expert says of it: one that a game could begin with.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GivenPosition {
    /// Which game it is of.
    pub game: String,
    /// For how many seats; as many as the game wants at least, where it is not said.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub seats: u8,
    /// What would be agreed on, with a `position`; whatever is left out is as the game has it by default.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
}

/// A new table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Opened {
    /// Its code.
    pub code: TableCode,
    /// Who one is there.
    pub you: GuestId,
}

/// Where a door leads.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Found {
    /// The table's code.
    pub code: TableCode,
}

/// Asks to be a table's guest.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ComeIn {
    /// What one is called.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub name: String,
}

/// One is a guest.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Came {
    /// Who one is there.
    pub you: GuestId,
}

/// The tables one is a guest of: those where it is one's turn, then the last active first.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnTables {
    /// The tables.
    pub tables: Vec<OwnTable>,
}

/// A table one is a guest of.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnTable {
    /// Its code.
    pub code: TableCode,
    /// The game's name.
    pub game: String,
    /// When it was opened.
    pub opened: Wall,
    /// When something last happened there.
    pub active: Wall,
    /// How things stand there, of the few that were active last; nothing of others.
    pub stands: Option<Stands>,
    /// Who else sits there, of the same few.
    pub company: Vec<Companion>,
}

impl OwnTable {
    /// As a list has it, with how things stand there as far as that is known.
    pub(crate) fn new(table: TableSummary, seen: Option<Glance>) -> OwnTable {
        let (stands, company) = seen.map(|seen| (seen.stands, seen.company)).unzip();
        let TableSummary { code, game, opened, active, .. } = table;
        OwnTable { code, game, opened, active, stands, company: company.unwrap_or_default() }
    }
}

/// The finished games of one's tables, the last first.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnGames {
    /// The games.
    pub games: Vec<OwnGame>,
}

/// A finished game of one of one's tables.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnGame {
    /// Its own name.
    pub id: GameId,
    /// The game's name.
    pub game: String,
    /// Where it was played.
    pub table: TableCode,
    /// When it began.
    pub started: Wall,
    /// When it ended.
    pub ended: Wall,
    /// The result.
    pub outcome: Outcome,
    /// Who played, by seat.
    pub seats: Vec<PlayedSeat>,
}

/// Who played a seat of a finished game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedSeat {
    /// What they were called; a bot has no name of its own.
    pub name: Option<Name>,
    /// The index of the bot's level, if it was one.
    pub level: Option<u8>,
    /// Whether it was one's own seat.
    pub own: bool,
}

impl OwnGame {
    /// A finished game as this person's list shows it.
    ///
    /// # Errors
    /// When what the store has of it can't be read.
    pub(crate) fn new(game: FinishedGame, person: Person) -> Result<OwnGame, serde_json::Error> {
        let Summary { outcome, seats } = serde_json::from_str(&game.summary)?;
        let seat = |player: Player| PlayedSeat {
            name: player.name,
            level: player.level,
            own: player.person == Some(person),
        };
        Ok(OwnGame {
            id: game.id,
            game: game.game,
            table: game.table,
            started: game.started,
            ended: game.ended,
            outcome,
            seats: seats.into_iter().map(seat).collect(),
        })
    }
}

/// Any answer that is a "no".
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Failure {
    /// Why.
    pub error: Refusal,
}
