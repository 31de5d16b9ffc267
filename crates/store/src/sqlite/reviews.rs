//! What experts said: kept inside the writer's transaction, read from a snapshot.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Result, params};
use tablier_game::GameId;

use super::SqliteStore;
use super::writer::Job;
use crate::reviews::MOST_REVIEWS;
use crate::{Appended, ReadError, Reviews, fit};

/// A review to keep.
pub(super) struct Said {
    pub(super) game: GameId,
    pub(super) edition: u32,
    pub(super) text: String,
}

#[async_trait]
impl Reviews for SqliteStore {
    async fn keep_review(&self, game: GameId, edition: u32, said: String) -> Appended {
        fit::check_review(&said)?;
        let said = Said { game, edition, text: said };
        self.ask(|answer| Job::Review { said, answer }).await?
    }

    async fn review(&self, game: GameId, edition: u32) -> std::result::Result<Option<String>, ReadError> {
        self.find(move |connection| Ok(find(connection, game, edition)?)).await
    }
}

pub(super) fn keep(connection: &Connection, said: &Said) -> Result<()> {
    // Instead of what was said before, and as the newest of all.
    let replace = "INSERT OR REPLACE INTO reviews (game, edition, said) VALUES (?, ?, ?)";
    connection.prepare_cached(replace)?.execute(params![said.game.0, said.edition, said.text])?;
    let forget =
        "DELETE FROM reviews WHERE kept <= (SELECT kept FROM reviews ORDER BY kept DESC LIMIT 1 OFFSET ?)";
    connection.prepare_cached(forget)?.execute([MOST_REVIEWS])?;
    Ok(())
}

fn find(connection: &Connection, game: GameId, edition: u32) -> Result<Option<String>> {
    let mut select = connection.prepare_cached("SELECT said FROM reviews WHERE game = ? AND edition = ?")?;
    select.query_row(params![game.0, edition], |row| row.get(0)).optional()
}
