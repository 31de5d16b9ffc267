//! What is read, each by one statement and so from one snapshot.

use rusqlite::{Connection, OptionalExtension, Params, Row, params};
use tablier_game::{GameId, Millis};
use tablier_room::{Author, CommandId, DoorCode, Entry, GuestId, Person, TableCode, Wall};

use crate::fit::author;
use crate::{FinishedGame, Last, Page, ReadError, TableSummary};

impl From<rusqlite::Error> for ReadError {
    fn from(error: rusqlite::Error) -> ReadError {
        ReadError::Failing(error.to_string())
    }
}

pub(super) fn entries(
    connection: &Connection,
    table: TableCode,
    after: u64,
    limit: u32,
) -> Result<Vec<Entry>, ReadError> {
    let query = "SELECT number, wall, at, author, command, events FROM entries
         WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND number > ? ORDER BY number LIMIT ?";
    // No number is above the highest.
    let after = i64::try_from(after).unwrap_or(i64::MAX);
    all(connection, query, params![table.as_str(), after, limit], |row| entry(table, row))
}

fn entry(table: TableCode, row: &Row<'_>) -> Result<Entry, ReadError> {
    let by: i64 = row.get(3)?;
    let command: Option<String> = row.get(4)?;
    Ok(Entry {
        table,
        number: unsigned(row.get(0)?)?,
        wall: Wall(row.get(1)?),
        at: Millis(unsigned(row.get(2)?)?),
        by: match u32::try_from(by) {
            Ok(guest) => Author::Guest(GuestId(guest)),
            Err(_) if by == author(Author::Table) => Author::Table,
            Err(_) => return Err(ReadError::Damaged("an author that is nobody")),
        },
        // Those of before pages had sessions are nobody's any more.
        command: command.and_then(|command| command.parse().ok()),
        events: row.get(5)?,
        marks: Vec::new(),
    })
}

pub(super) fn last(connection: &Connection, table: TableCode) -> Result<Option<Last>, ReadError> {
    let query = "SELECT number, wall, max(entries.at, ifnull(clocks.at, 0))
         FROM entries LEFT JOIN clocks USING (table_id)
         WHERE table_id = (SELECT id FROM tables WHERE code = ?) ORDER BY number DESC LIMIT 1";
    let mut found = all(connection, query, [table.as_str()], |row| {
        let (number, at) = (unsigned(row.get(0)?)?, unsigned(row.get(2)?)?);
        Ok(Last { number, wall: Wall(row.get(1)?), at: Millis(at) })
    })?;
    Ok(found.pop())
}

pub(super) fn find_command(
    connection: &Connection,
    table: TableCode,
    by: Author,
    command: &CommandId,
) -> Result<Option<u64>, ReadError> {
    let query = "SELECT number FROM entries
         WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND author = ? AND command = ?";
    let mut query = connection.prepare_cached(query)?;
    let number: Option<i64> = query
        .query_row(params![table.as_str(), author(by), command.to_string()], |row| row.get(0))
        .optional()?;
    number.map(unsigned).transpose()
}

pub(super) fn tables_of(
    connection: &Connection,
    person: Person,
    page: Page<TableCode>,
) -> Result<Vec<TableSummary>, ReadError> {
    let (wall, code) = page.before.unzip();
    let query = "SELECT code, game, opened, wall
         FROM guests JOIN tables ON tables.id = guests.table_id
         JOIN entries ON entries.table_id = tables.id
             AND number = (SELECT max(number) FROM entries WHERE table_id = tables.id)
         WHERE person = ?1 AND (?2 IS NULL OR (wall, code) < (?2, ?3))
         ORDER BY wall DESC, code DESC LIMIT ?4";
    let (wall, code) = (wall.map(|wall| wall.0), code.as_ref().map(TableCode::as_str));
    all(connection, query, params![person.0, wall, code, page.limit], |row| {
        Ok(TableSummary {
            code: table_code(row, 0)?,
            game: row.get(1)?,
            opened: Wall(row.get(2)?),
            active: Wall(row.get(3)?),
        })
    })
}

pub(super) fn door(connection: &Connection, code: DoorCode) -> Result<Option<TableCode>, ReadError> {
    let query =
        "SELECT tables.code FROM doors JOIN tables ON tables.id = doors.table_id WHERE doors.code = ?";
    let mut found = all(connection, query, [code.as_str()], |row| table_code(row, 0))?;
    Ok(found.pop())
}

pub(super) fn admits(
    connection: &Connection,
    table: TableCode,
    person: Option<Person>,
) -> Result<bool, ReadError> {
    let query = "SELECT EXISTS (SELECT 1 FROM doors WHERE table_id = tables.id)
             OR EXISTS (SELECT 1 FROM guests WHERE person = ?2 AND table_id = tables.id)
         FROM tables WHERE code = ?1";
    let mut query = connection.prepare_cached(query)?;
    let person = person.map(|person| person.0);
    let admits = query.query_row(params![table.as_str(), person], |row| row.get(0)).optional()?;
    Ok(admits.unwrap_or(false))
}

pub(super) fn is_guest(connection: &Connection, person: Person, table: TableCode) -> Result<bool, ReadError> {
    let query = "SELECT 1 FROM guests
         WHERE person = ? AND table_id = (SELECT id FROM tables WHERE code = ?)";
    let mut query = connection.prepare_cached(query)?;
    Ok(query.exists(params![person.0, table.as_str()])?)
}

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

fn finished_games(
    connection: &Connection,
    query: &str,
    which: &[u8],
    page: Page<GameId>,
) -> Result<Vec<FinishedGame>, ReadError> {
    let (wall, id) = page.before.unzip();
    let (wall, id) = (wall.map(|wall| wall.0), id.map(|id| id.0));
    all(connection, query, params![which, wall, id, page.limit], finished)
}

pub(super) fn games(
    connection: &Connection,
    table: TableCode,
    page: Page<GameId>,
) -> Result<Vec<FinishedGame>, ReadError> {
    let query = games!("games.table_id = (SELECT id FROM tables WHERE code = CAST(?1 AS TEXT))");
    finished_games(connection, query, table.as_str().as_bytes(), page)
}

pub(super) fn finished_games_of(
    connection: &Connection,
    person: Person,
    page: Page<GameId>,
) -> Result<Vec<FinishedGame>, ReadError> {
    let query = games!("games.table_id IN (SELECT table_id FROM guests WHERE person = ?1)");
    finished_games(connection, query, &person.0, page)
}

pub(super) fn game(connection: &Connection, id: GameId) -> Result<Option<FinishedGame>, ReadError> {
    let mut found = finished_games(connection, games!("games.id = ?1"), &id.0, Page::first(1))?;
    Ok(found.pop())
}

fn finished(row: &Row<'_>) -> Result<FinishedGame, ReadError> {
    let id: Vec<u8> = row.get(0)?;
    let id = <[u8; 16]>::try_from(id).map_err(|_| ReadError::Damaged("a game's id that is none"))?;
    Ok(FinishedGame {
        id: GameId(id),
        table: table_code(row, 1)?,
        game: row.get(2)?,
        first: unsigned(row.get(3)?)?,
        last: unsigned(row.get(4)?)?,
        started: Wall(row.get(5)?),
        ended: Wall(row.get(6)?),
        summary: row.get(7)?,
    })
}

/// Every row that a query finds.
fn all<T>(
    connection: &Connection,
    query: &str,
    with: impl Params,
    each: impl Fn(&Row<'_>) -> Result<T, ReadError>,
) -> Result<Vec<T>, ReadError> {
    let mut query = connection.prepare_cached(query)?;
    let mut rows = query.query(with)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(each(row)?);
    }
    Ok(found)
}

fn unsigned(number: i64) -> Result<u64, ReadError> {
    u64::try_from(number).map_err(|_| ReadError::Damaged("a negative number"))
}

fn table_code(row: &Row<'_>, column: usize) -> Result<TableCode, ReadError> {
    let text: String = row.get(column)?;
    text.parse().map_err(|_| ReadError::Damaged("a table's code that is none"))
}
