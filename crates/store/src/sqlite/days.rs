//! Attempts of days: begun and handed in inside the writer's transaction, read from a snapshot.

use rusqlite::{Connection, OptionalExtension, Result, Row, params};
use tablier_room::{Person, Wall};

use crate::days::KEPT;
use crate::{Attempt, Begun, Day, Found, HandedIn, ReadError, Tally};

/// So many old attempts go with every one that begins: more than come, and never enough to be noticed.
const GO_AT_ONCE: u32 = 64;

/// What is written.
pub(super) enum Write {
    Begin { day: Day, person: Person, at: Wall, most: u64 },
    HandIn { day: Day, person: Person, found: Found },
}

/// What became of it.
pub(super) enum Written {
    Begun(Begun),
    HandedIn(HandedIn),
}

pub(super) fn write(connection: &Connection, write: &Write) -> Result<Written> {
    match write {
        Write::Begin { day, person, at, most } => {
            begin(connection, *day, *person, *at, *most).map(Written::Begun)
        }
        Write::HandIn { day, person, found } => {
            hand_in(connection, *day, *person, found).map(Written::HandedIn)
        }
    }
}

fn begin(connection: &Connection, day: Day, person: Person, at: Wall, most: u64) -> Result<Begun> {
    if let Some(attempt) = stored(connection, day, person)? {
        return Ok(Begun::Before(attempt));
    }
    let mut counted = connection.prepare_cached("SELECT begun FROM days WHERE day = ?")?;
    let begun: Option<i64> = counted.query_row([day.0], |row| row.get(0)).optional()?;
    if begun.unwrap_or(0).unsigned_abs() >= most {
        return Ok(Begun::Full);
    }
    let insert = "INSERT INTO attempts (person, day, begun) VALUES (?, ?, ?)";
    connection.prepare_cached(insert)?.execute(params![person.0, day.0, at.0])?;
    let count = "INSERT INTO days (day, begun) VALUES (?, 1) ON CONFLICT DO UPDATE SET begun = begun + 1";
    connection.prepare_cached(count)?.execute([day.0])?;
    let forget = "DELETE FROM attempts WHERE (person, day) IN
         (SELECT person, day FROM attempts WHERE day < ? ORDER BY day LIMIT ?)";
    connection.prepare_cached(forget)?.execute([day.0.saturating_sub(KEPT), GO_AT_ONCE])?;
    Ok(Begun::Now(Attempt { begun: at, found: None, streak: 0 }))
}

fn hand_in(connection: &Connection, day: Day, person: Person, found: &Found) -> Result<HandedIn> {
    let Some(attempt) = stored(connection, day, person)? else { return Ok(HandedIn::NotBegun) };
    if attempt.found.is_some() {
        return Ok(HandedIn::Before(attempt));
    }
    let yesterday = match day.before() {
        Some(before) => stored(connection, before, person)?.map_or(0, |attempt| attempt.streak),
        None => 0,
    };
    let streak = yesterday.saturating_add(1);
    let update = "UPDATE attempts SET handed_in = ?, points = ?, found = ?, streak = ?
         WHERE person = ? AND day = ?";
    let with = params![found.at.0, found.points, found.what, streak, person.0, day.0];
    connection.prepare_cached(update)?.execute(with)?;
    let count = "INSERT INTO finds (day, points, people) VALUES (?, ?, 1)
         ON CONFLICT DO UPDATE SET people = people + 1";
    connection.prepare_cached(count)?.execute(params![day.0, found.points])?;
    Ok(HandedIn::Now(Attempt { begun: attempt.begun, found: Some(found.clone()), streak }))
}

const COLUMNS: &str = "SELECT day, begun, handed_in, points, found, streak FROM attempts WHERE person = ?1";

fn stored(connection: &Connection, day: Day, person: Person) -> Result<Option<Attempt>> {
    let mut select = connection.prepare_cached(&format!("{COLUMNS} AND day = ?2"))?;
    select.query_row(params![person.0, day.0], |row| Ok(read(row)?.1)).optional()
}

fn read(row: &Row<'_>) -> Result<(Day, Attempt)> {
    let at: Option<i64> = row.get(2)?;
    let found = match at {
        Some(at) => Some(Found { at: Wall(at), points: row.get(3)?, what: row.get(4)? }),
        None => None,
    };
    let streak = row.get::<_, Option<u32>>(5)?.unwrap_or(0);
    Ok((Day(row.get(0)?), Attempt { begun: Wall(row.get(1)?), found, streak }))
}

pub(super) fn attempt(
    connection: &Connection,
    day: Day,
    person: Person,
) -> std::result::Result<Option<Attempt>, ReadError> {
    Ok(stored(connection, day, person)?)
}

pub(super) fn days_of(
    connection: &Connection,
    person: Person,
    before: Option<Day>,
    limit: u32,
) -> std::result::Result<Vec<(Day, Attempt)>, ReadError> {
    let select = format!("{COLUMNS} AND (?2 IS NULL OR day < ?2) ORDER BY day DESC LIMIT ?3");
    let mut select = connection.prepare_cached(&select)?;
    let rows = select.query_map(params![person.0, before.map(|day| day.0), limit], read)?;
    Ok(rows.collect::<Result<_>>()?)
}

pub(super) fn tally(connection: &Connection, day: Day) -> std::result::Result<Tally, ReadError> {
    // One statement, and so one moment.
    let select = "SELECT -1, begun FROM days WHERE day = ?1
         UNION ALL SELECT points, people FROM finds WHERE day = ?1 ORDER BY 1";
    let mut select = connection.prepare_cached(select)?;
    let mut rows = select.query([day.0])?;
    let mut tally = Tally::default();
    while let Some(row) = rows.next()? {
        let (points, people): (i64, i64) = (row.get(0)?, row.get(1)?);
        match u8::try_from(points) {
            Ok(points) => tally.found.push((points, people.unsigned_abs())),
            Err(_) => tally.begun = people.unsigned_abs(),
        }
    }
    Ok(tally)
}
