//! What is read, each by one statement and so from one snapshot.

use sqlx::SqlitePool;
use tablier_game::{GameId, Millis};
use tablier_room::{Author, CommandId, Entry, GuestId, Person, TableCode, Wall};

use super::append::author;
use crate::{FinishedGame, Last, Page, ReadError, TableSummary};

impl From<sqlx::Error> for ReadError {
    fn from(error: sqlx::Error) -> ReadError {
        match error {
            sqlx::Error::PoolClosed => ReadError::Closed,
            other => ReadError::Failing(other.to_string()),
        }
    }
}

type EntryRow = (i64, i64, i64, i64, Option<String>, String);

pub(super) async fn entries(
    reads: &SqlitePool,
    table: TableCode,
    after: u64,
    limit: u32,
) -> Result<Vec<Entry>, ReadError> {
    let rows: Vec<EntryRow> = sqlx::query_as(
        "SELECT number, wall, at, author, command, events FROM entries
         WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND number > ? ORDER BY number LIMIT ?",
    )
    .bind(table.as_str())
    .bind(i64::try_from(after).unwrap_or(i64::MAX)) // no number is above it
    .bind(limit)
    .fetch_all(reads)
    .await?;
    rows.into_iter().map(|row| entry(table, row)).collect()
}

fn entry(table: TableCode, row: EntryRow) -> Result<Entry, ReadError> {
    let (number, wall, at, by, command, events) = row;
    Ok(Entry {
        table,
        number: unsigned(number)?,
        wall: Wall(wall),
        at: Millis(unsigned(at)?),
        by: match u32::try_from(by) {
            Ok(guest) => Author::Guest(GuestId(guest)),
            Err(_) if by == author(Author::Table) => Author::Table,
            Err(_) => return Err(ReadError::Damaged("an author that is nobody")),
        },
        // Those of before pages had sessions are nobody's any more.
        command: command.and_then(|command| command.parse().ok()),
        events,
        marks: Vec::new(),
    })
}

pub(super) async fn last(reads: &SqlitePool, table: TableCode) -> Result<Option<Last>, ReadError> {
    let row: Option<(i64, i64, i64)> = sqlx::query_as(
        "SELECT number, wall, max(entries.at, ifnull(clocks.at, 0))
         FROM entries LEFT JOIN clocks USING (table_id)
         WHERE table_id = (SELECT id FROM tables WHERE code = ?) ORDER BY number DESC LIMIT 1",
    )
    .bind(table.as_str())
    .fetch_optional(reads)
    .await?;
    let last = row.map(|(number, wall, at)| {
        Ok(Last { number: unsigned(number)?, wall: Wall(wall), at: Millis(unsigned(at)?) })
    });
    last.transpose()
}

pub(super) async fn find_command(
    reads: &SqlitePool,
    table: TableCode,
    by: Author,
    command: &CommandId,
) -> Result<Option<u64>, ReadError> {
    let number: Option<i64> = sqlx::query_scalar(
        "SELECT number FROM entries
         WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND author = ? AND command = ?",
    )
    .bind(table.as_str())
    .bind(author(by))
    .bind(command.to_string())
    .fetch_optional(reads)
    .await?;
    number.map(unsigned).transpose()
}

pub(super) async fn tables_of(
    reads: &SqlitePool,
    person: Person,
    page: Page<TableCode>,
) -> Result<Vec<TableSummary>, ReadError> {
    let (wall, code) = page.before.unzip();
    let rows: Vec<(String, String, i64, i64, i64)> = sqlx::query_as(
        "SELECT code, game, opened, wall, number
         FROM guests JOIN tables ON tables.id = guests.table_id
         JOIN entries ON entries.table_id = tables.id
             AND number = (SELECT max(number) FROM entries WHERE table_id = tables.id)
         WHERE person = ?1 AND (?2 IS NULL OR (wall, code) < (?2, ?3))
         ORDER BY wall DESC, code DESC LIMIT ?4",
    )
    .bind(&person.0[..])
    .bind(wall.map(|wall| wall.0))
    .bind(code.as_ref().map(TableCode::as_str))
    .bind(page.limit)
    .fetch_all(reads)
    .await?;
    let summaries = rows.into_iter().map(|(code, game, opened, active, entries)| {
        Ok(TableSummary {
            code: table_code(&code)?,
            game,
            opened: Wall(opened),
            active: Wall(active),
            entries: unsigned(entries)?,
        })
    });
    summaries.collect()
}

type GameRow = (Vec<u8>, String, String, i64, i64, i64, i64, String);

/// A query for finished games, by what it selects them, with the page's place in parameters 2 to 4.
macro_rules! games {
    ($which:literal) => {
        concat!(
            "SELECT games.id, code, game, first, last, started, ended, outcome
             FROM games JOIN tables ON tables.id = games.table_id
             WHERE ended IS NOT NULL AND ",
            $which,
            " AND (?2 IS NULL OR (ended, games.id) < (?2, ?3)) ORDER BY ended DESC, games.id DESC LIMIT ?4"
        )
    };
}

async fn finished_games(
    reads: &SqlitePool,
    query: &'static str,
    which: &[u8],
    page: Page<GameId>,
) -> Result<Vec<FinishedGame>, ReadError> {
    let (wall, id) = page.before.unzip();
    let rows: Vec<GameRow> = sqlx::query_as(query)
        .bind(which)
        .bind(wall.map(|wall| wall.0))
        .bind(id.as_ref().map(|id| &id.0[..]))
        .bind(page.limit)
        .fetch_all(reads)
        .await?;
    rows.into_iter().map(finished).collect()
}

pub(super) async fn games(
    reads: &SqlitePool,
    table: TableCode,
    page: Page<GameId>,
) -> Result<Vec<FinishedGame>, ReadError> {
    let query = games!("games.table_id = (SELECT id FROM tables WHERE code = CAST(?1 AS TEXT))");
    finished_games(reads, query, table.as_str().as_bytes(), page).await
}

pub(super) async fn finished_games_of(
    reads: &SqlitePool,
    person: Person,
    page: Page<GameId>,
) -> Result<Vec<FinishedGame>, ReadError> {
    let query = games!("games.table_id IN (SELECT table_id FROM guests WHERE person = ?1)");
    finished_games(reads, query, &person.0, page).await
}

pub(super) async fn game(reads: &SqlitePool, id: GameId) -> Result<Option<FinishedGame>, ReadError> {
    let mut found = finished_games(reads, games!("games.id = ?1"), &id.0, Page::first(1)).await?;
    Ok(found.pop())
}

fn finished(row: GameRow) -> Result<FinishedGame, ReadError> {
    let (id, code, game, first, last, started, ended, summary) = row;
    let id = <[u8; 16]>::try_from(id).map_err(|_| ReadError::Damaged("a game's id that is none"))?;
    Ok(FinishedGame {
        id: GameId(id),
        table: table_code(&code)?,
        game,
        first: unsigned(first)?,
        last: unsigned(last)?,
        started: Wall(started),
        ended: Wall(ended),
        summary,
    })
}

fn unsigned(number: i64) -> Result<u64, ReadError> {
    u64::try_from(number).map_err(|_| ReadError::Damaged("a negative number"))
}

fn table_code(text: &str) -> Result<TableCode, ReadError> {
    text.parse().map_err(|_| ReadError::Damaged("a table's code that is none"))
}
