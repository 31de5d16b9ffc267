//! What is read, each by one statement and so from one snapshot: the statements, and what their rows mean.

use sqlx::Row;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query;
use sqlx::{Decode, Postgres, Type};
use tablier_game::{GameId, Millis};
use tablier_room::{Author, CommandId, DoorCode, Entry, GuestId, Person, TableCode, Wall};

use super::lease::Incarnation;
use super::line::query;
use crate::fit::author;
use crate::{FinishedGame, Last, Page, ReadError, TableSummary};

/// A statement with all it needs.
pub(super) type Asked = Query<'static, Postgres, PgArguments>;

pub(super) fn entries(table: TableCode, after: u64, limit: u32) -> Asked {
    let select = "SELECT number, wall, at, author, command, events FROM tablier.entries
         WHERE table_code = $1 AND number > $2 ORDER BY number LIMIT $3";
    // No number is above the highest.
    let after = i64::try_from(after).unwrap_or(i64::MAX);
    query(select).bind(table.as_str()).bind(after).bind(i64::from(limit))
}

pub(super) fn entry(table: TableCode, row: &PgRow) -> Result<Entry, ReadError> {
    let by: i64 = get(row, 3)?;
    let command: Option<String> = get(row, 4)?;
    Ok(Entry {
        table,
        number: unsigned(row, 0)?,
        wall: Wall(get(row, 1)?),
        at: Millis(unsigned(row, 2)?),
        by: match u32::try_from(by) {
            Ok(guest) => Author::Guest(GuestId(guest)),
            Err(_) if by == author(Author::Table) => Author::Table,
            Err(_) => return Err(ReadError::Damaged("an author that is nobody")),
        },
        command: match command {
            Some(command) => {
                Some(command.parse().map_err(|_| ReadError::Damaged("a command's name that is none"))?)
            }
            None => None,
        },
        events: get(row, 5)?,
        marks: Vec::new(),
    })
}

pub(super) fn last(table: TableCode) -> Asked {
    let select = "SELECT number, wall, greatest(entries.at, clocks.at)
         FROM tablier.entries LEFT JOIN tablier.clocks USING (table_code)
         WHERE table_code = $1 ORDER BY number DESC LIMIT 1";
    query(select).bind(table.as_str())
}

pub(super) fn end(row: &PgRow) -> Result<Last, ReadError> {
    Ok(Last { number: unsigned(row, 0)?, wall: Wall(get(row, 1)?), at: Millis(unsigned(row, 2)?) })
}

/// Who has a table, but for one incarnation.
pub(super) fn elsewhere(table: TableCode, but: Option<Incarnation>) -> Asked {
    let select = "SELECT name FROM tablier.claims JOIN tablier.nodes ON nodes.incarnation = claims.node
         WHERE table_code = $1 AND NOT ended AND lease_until > clock_timestamp() AND claims.node IS DISTINCT FROM $2";
    query(select).bind(table.as_str()).bind(but.map(|incarnation| incarnation.0))
}

pub(super) fn find_command(table: TableCode, by: Author, command: &CommandId) -> Asked {
    let select = "SELECT number FROM tablier.entries WHERE table_code = $1 AND author = $2 AND command = $3";
    query(select).bind(table.as_str()).bind(author(by)).bind(command.to_string())
}

pub(super) fn tables_of(person: Person, page: Page<TableCode>) -> Asked {
    let select = "SELECT code, game, opened, wall
         FROM tablier.guests JOIN tablier.tables ON code = guests.table_code
         CROSS JOIN LATERAL (SELECT wall FROM tablier.entries WHERE table_code = code
             ORDER BY number DESC LIMIT 1) AS newest
         WHERE person = $1 AND ($2::int8 IS NULL OR (wall, code) < ($2, $3))
         ORDER BY wall DESC, code DESC LIMIT $4";
    let (wall, code) = page.before.unzip();
    let code = code.as_ref().map(TableCode::as_str);
    query(select).bind(&person.0[..]).bind(wall.map(|wall| wall.0)).bind(code).bind(i64::from(page.limit))
}

pub(super) fn summary(row: &PgRow) -> Result<TableSummary, ReadError> {
    Ok(TableSummary {
        code: table_code(row, 0)?,
        game: get(row, 1)?,
        opened: Wall(get(row, 2)?),
        active: Wall(get(row, 3)?),
    })
}

pub(super) fn is_guest(person: Person, table: TableCode) -> Asked {
    let select = "SELECT EXISTS (SELECT 1 FROM tablier.guests WHERE person = $1 AND table_code = $2)";
    query(select).bind(&person.0[..]).bind(table.as_str())
}

pub(super) fn door(code: DoorCode) -> Asked {
    query("SELECT table_code FROM tablier.doors WHERE code = $1").bind(code.as_str())
}

pub(super) fn admits(table: TableCode, person: Option<Person>) -> Asked {
    let select = "SELECT EXISTS (SELECT 1 FROM tablier.doors WHERE table_code = $1)
             OR EXISTS (SELECT 1 FROM tablier.guests WHERE person = $2 AND table_code = $1)";
    query(select).bind(table.as_str()).bind(person.as_ref().map(|person| &person.0[..]))
}

/// A query for finished games, by what it selects them, with the page's place in parameters 2 to 4.
macro_rules! games {
    ($which:literal) => {
        concat!(
            "SELECT games.id, code, game, first, last, started, ended, outcome
             FROM tablier.games JOIN tablier.tables ON code = games.table_code
             WHERE ended IS NOT NULL AND ",
            $which,
            " AND ($2::int8 IS NULL OR (ended, games.id) < ($2, $3)) ORDER BY ended DESC, games.id DESC LIMIT $4"
        )
    };
}

fn paged(asked: Asked, page: Page<GameId>) -> Asked {
    let (wall, id) = page.before.unzip();
    asked.bind(wall.map(|wall| wall.0)).bind(id.as_ref().map(|id| &id.0[..])).bind(i64::from(page.limit))
}

pub(super) fn games(table: TableCode, page: Page<GameId>) -> Asked {
    paged(query(games!("games.table_code = $1")).bind(table.as_str()), page)
}

pub(super) fn finished_games_of(person: Person, page: Page<GameId>) -> Asked {
    let which = games!("games.table_code IN (SELECT table_code FROM tablier.guests WHERE person = $1)");
    paged(query(which).bind(&person.0[..]), page)
}

pub(super) fn game(id: GameId) -> Asked {
    paged(query(games!("games.id = $1")).bind(&id.0[..]), Page::first(1))
}

pub(super) fn finished(row: &PgRow) -> Result<FinishedGame, ReadError> {
    let id: Vec<u8> = get(row, 0)?;
    let id = <[u8; 16]>::try_from(id).map_err(|_| ReadError::Damaged("a game's id that is none"))?;
    Ok(FinishedGame {
        id: GameId(id),
        table: table_code(row, 1)?,
        game: get(row, 2)?,
        first: unsigned(row, 3)?,
        last: unsigned(row, 4)?,
        started: Wall(get(row, 5)?),
        ended: Wall(get(row, 6)?),
        summary: get(row, 7)?,
    })
}

pub(super) fn get<'r, T: Decode<'r, Postgres> + Type<Postgres>>(
    row: &'r PgRow,
    column: usize,
) -> Result<T, ReadError> {
    row.try_get(column).map_err(|_| ReadError::Damaged("a column of another kind"))
}

pub(super) fn unsigned(row: &PgRow, column: usize) -> Result<u64, ReadError> {
    u64::try_from(get::<i64>(row, column)?).map_err(|_| ReadError::Damaged("a negative number"))
}

pub(super) fn table_code(row: &PgRow, column: usize) -> Result<TableCode, ReadError> {
    get::<&str>(row, column)?.parse().map_err(|_| ReadError::Damaged("a table's code that is none"))
}
