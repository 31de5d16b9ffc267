//! One call's entries, inside the writer's transaction: checked and written, or taken back as one.

use rusqlite::{Connection, OptionalExtension, Result, params};
use tablier_room::{Entry, Mark, TableCode};

use super::fence::{Fence, Head};
use crate::fit::{self, Opens, author, opens};
use crate::{AppendError, Appended, Claim, ClockMark, Unfit};

/// Appends all of the entries or none. An error is trouble with the store: the whole transaction is to be given up.
pub(super) fn call(
    connection: &Connection,
    fence: &Fence,
    claim: Claim,
    entries: &[Entry],
) -> Result<Appended> {
    let mut head = match enter(connection, fence, claim)? {
        Ok(head) => head,
        Err(fenced) => return Ok(Err(fenced)),
    };
    if entries.iter().any(|entry| entry.table != claim.table) {
        return Ok(Err(Unfit::OtherTable.into()));
    }
    let appended = match entries {
        // One statement is all or nothing by itself; most calls are of this kind.
        [entry] if entry.marks.is_empty() => append(connection, &mut head, entry)?,
        _ => run(connection, &mut head, entries)?,
    };
    if appended.is_ok() {
        fence.keep(claim, head);
    }
    Ok(appended)
}

/// How far a table's time has come: only forward, and only as long as its log ends where whoever marks believes.
pub(super) fn mark(
    connection: &Connection,
    fence: &Fence,
    claim: Claim,
    mark: ClockMark,
) -> Result<Appended> {
    let head = match enter(connection, fence, claim)? {
        Ok(head) => head,
        Err(fenced) => return Ok(Err(fenced)),
    };
    let (Some(id), true) = (head.id, head.last == mark.after) else {
        return Ok(Err(AppendError::NotNext { last: head.last }));
    };
    let Ok(at) = i64::try_from(mark.at.0) else { return Ok(Err(Unfit::TooLarge.into())) };
    let mut upsert = connection.prepare_cached(
        "INSERT INTO clocks (table_id, at) VALUES (?1, ?2)
         ON CONFLICT (table_id) DO UPDATE SET at = ?2 WHERE at < ?2",
    )?;
    upsert.execute([id, at])?;
    Ok(Ok(()))
}

/// Where the table's log ends, for whoever may write to it.
fn enter(connection: &Connection, fence: &Fence, claim: Claim) -> Result<Result<Head, AppendError>> {
    match fence.enter(claim) {
        Ok(Some(head)) => Ok(Ok(head)),
        Ok(None) => {
            let head = read_head(connection, claim.table)?;
            fence.keep(claim, head);
            Ok(Ok(head))
        }
        Err(fenced) => Ok(Err(fenced)),
    }
}

/// Several entries, or one with marks.
fn run(connection: &Connection, head: &mut Head, entries: &[Entry]) -> Result<Appended> {
    execute(connection, "SAVEPOINT run")?;
    let mut appended = Ok(());
    for entry in entries {
        appended = append(connection, head, entry)?;
        if appended.is_err() {
            execute(connection, "ROLLBACK TO run")?;
            break;
        }
    }
    execute(connection, "RELEASE run")?;
    Ok(appended)
}

fn append(connection: &Connection, head: &mut Head, entry: &Entry) -> Result<Appended> {
    if entry.number.checked_sub(1) != Some(head.last) {
        return Ok(Err(AppendError::NotNext { last: head.last }));
    }
    let (Ok(number), Ok(at)) = (i64::try_from(entry.number), i64::try_from(entry.at.0)) else {
        return Ok(Err(Unfit::TooLarge.into()));
    };
    if let Err(unfit) = fit::check(entry) {
        return Ok(Err(unfit.into()));
    }
    let id = match (head.id, opens(entry)) {
        (None, Opens::For(game)) => open_table(connection, entry, game)?,
        (Some(id), Opens::No) => id,
        _ => return Ok(Err(Unfit::Opening.into())),
    };
    let command = entry.command.map(|command| command.to_string());
    let mut insert = connection.prepare_cached(
        "INSERT INTO entries (table_id, number, wall, at, author, command, events)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )?;
    let inserted =
        insert.execute(params![id, number, entry.wall.0, at, author(entry.by), command, entry.events])?;
    if inserted == 0 {
        // The number is free, so it is the command that is there already.
        return Ok(Err(repeated(connection, id, entry)?));
    }
    for mark in &entry.marks {
        if let Err(unfit) = write_mark(connection, id, number, entry, mark)? {
            return Ok(Err(unfit.into()));
        }
    }
    *head = Head { id: Some(id), last: entry.number };
    Ok(Ok(()))
}

fn read_head(connection: &Connection, table: TableCode) -> Result<Head> {
    let mut select = connection.prepare_cached(
        "SELECT id, (SELECT max(number) FROM entries WHERE table_id = tables.id) FROM tables WHERE code = ?",
    )?;
    let head = select.query_row([table.as_str()], |row| {
        let last: i64 = row.get(1)?;
        // The schema has it positive.
        Ok(Head { id: Some(row.get(0)?), last: last.unsigned_abs() })
    });
    Ok(head.optional()?.unwrap_or(Head { id: None, last: 0 }))
}

fn open_table(connection: &Connection, entry: &Entry, game: &str) -> Result<i64> {
    let mut insert = connection.prepare_cached("INSERT INTO tables (code, game, opened) VALUES (?, ?, ?)")?;
    insert.insert(params![entry.table.as_str(), game, entry.wall.0])
}

fn write_mark(
    connection: &Connection,
    table: i64,
    number: i64,
    entry: &Entry,
    mark: &Mark,
) -> Result<std::result::Result<(), Unfit>> {
    let (changed, unfit) = match mark {
        Mark::Opened { .. } => return Ok(Ok(())),
        Mark::Guest { person } => {
            let insert = "INSERT INTO guests (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING";
            connection.prepare_cached(insert)?.execute(params![person.0, table])?;
            return Ok(Ok(()));
        }
        Mark::DoorOpened { code } => {
            // Instead of the code that led here before, and of the table it led to before.
            let replace = "INSERT OR REPLACE INTO doors (code, table_id) VALUES (?, ?)";
            connection.prepare_cached(replace)?.execute(params![code.as_str(), table])?;
            return Ok(Ok(()));
        }
        Mark::DoorClosed => {
            connection.prepare_cached("DELETE FROM doors WHERE table_id = ?")?.execute([table])?;
            return Ok(Ok(()));
        }
        Mark::GameStarted { id } => {
            let insert =
                "INSERT INTO games (id, table_id, first, started) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING";
            let mut insert = connection.prepare_cached(insert)?;
            (insert.execute(params![id.0, table, number, entry.wall.0])?, Unfit::GameKnown)
        }
        Mark::GameOver { id, summary } => {
            let update = "UPDATE games SET last = ?, ended = ?, outcome = ?
                 WHERE id = ? AND table_id = ? AND last IS NULL";
            let mut update = connection.prepare_cached(update)?;
            let changed = update.execute(params![number, entry.wall.0, summary, id.0, table])?;
            (changed, Unfit::GameNotPlayed)
        }
    };
    Ok(if changed == 1 { Ok(()) } else { Err(unfit) })
}

fn repeated(connection: &Connection, table: i64, entry: &Entry) -> Result<AppendError> {
    let select = "SELECT number FROM entries WHERE table_id = ? AND author = ? AND command = ?";
    let command = entry.command.map(|command| command.to_string());
    let mut select = connection.prepare_cached(select)?;
    let number: i64 = select.query_row(params![table, author(entry.by), command], |row| row.get(0))?;
    Ok(AppendError::Repeated { number: number.unsigned_abs() })
}

pub(super) fn execute(connection: &Connection, statement: &str) -> Result<()> {
    connection.prepare_cached(statement)?.execute([]).map(drop)
}
