//! One call's entries, inside the writer's transaction: each table's are checked and written, or taken back as one.

use std::collections::BTreeMap;

use sqlx::{Row, SqliteConnection};
use tablier_room::{Author, Entry, Mark, TableCode};

use crate::{AppendError, Appended, ClockMark, Unfit};

/// The longest text of events that is taken: far beyond what any game writes, far below what SQLite can hold.
const LONGEST_EVENTS: usize = 16 << 20;

/// The author that is no guest.
const TABLE: i64 = -1;

/// A table as the log has it.
struct Head {
    /// The row's own number; `None` for a table that is not there yet.
    id: Option<i64>,
    last: u64,
}

/// Appends what can be appended. An error is trouble with the store: the whole transaction is to be given up.
pub(super) async fn call(
    connection: &mut SqliteConnection,
    entries: &[Entry],
) -> Result<Vec<Appended>, sqlx::Error> {
    let mut runs: BTreeMap<TableCode, Vec<usize>> = BTreeMap::new();
    for (index, entry) in entries.iter().enumerate() {
        runs.entry(entry.table).or_default().push(index);
    }
    let mut appended = vec![Ok(()); entries.len()];
    for indices in runs.values() {
        let refused = match indices[..] {
            // One statement is all or nothing by itself; most calls are of this kind.
            [index] if entries[index].marks.is_empty() => alone(connection, &entries[index]).await?,
            _ => run(connection, indices.iter().map(|&index| &entries[index])).await?,
        };
        if let Some(refusal) = refused {
            for &index in indices {
                appended[index] = Err(refusal.clone());
            }
        }
    }
    Ok(appended)
}

/// A table's only entry in the call, without marks.
async fn alone(connection: &mut SqliteConnection, entry: &Entry) -> Result<Option<AppendError>, sqlx::Error> {
    let mut head = read_head(connection, entry.table).await?;
    Ok(append(connection, &mut head, entry).await?.err())
}

/// One table's entries: all of them, or none and why.
async fn run(
    connection: &mut SqliteConnection,
    entries: impl Iterator<Item = &Entry>,
) -> Result<Option<AppendError>, sqlx::Error> {
    execute(connection, "SAVEPOINT run").await?;
    let mut head: Option<Head> = None;
    let mut refused = None;
    for entry in entries {
        let mut at = match head.take() {
            Some(head) => head,
            None => read_head(connection, entry.table).await?,
        };
        if let Err(refusal) = append(connection, &mut at, entry).await? {
            refused = Some(refusal);
            execute(connection, "ROLLBACK TO run").await?;
            break;
        }
        head = Some(at);
    }
    execute(connection, "RELEASE run").await?;
    Ok(refused)
}

async fn append(
    connection: &mut SqliteConnection,
    head: &mut Head,
    entry: &Entry,
) -> Result<Result<(), AppendError>, sqlx::Error> {
    if entry.number.checked_sub(1) != Some(head.last) {
        return Ok(Err(AppendError::NotNext { last: head.last }));
    }
    let (Ok(number), Ok(at)) = (i64::try_from(entry.number), i64::try_from(entry.at.0)) else {
        return Ok(Err(Unfit::TooLarge.into()));
    };
    if entry.events.len() > LONGEST_EVENTS {
        return Ok(Err(Unfit::TooLarge.into()));
    }
    let id = match (head.id, opens(entry)) {
        (None, Opens::For(game)) => open_table(connection, entry, game).await?,
        (Some(id), Opens::No) => id,
        _ => return Ok(Err(Unfit::Opening.into())),
    };
    let inserted = sqlx::query(
        "INSERT INTO entries (table_id, number, wall, at, author, command, events)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(id)
    .bind(number)
    .bind(entry.wall.0)
    .bind(at)
    .bind(author(entry.by))
    .bind(entry.command.map(|command| command.to_string()))
    .bind(&entry.events)
    .execute(&mut *connection)
    .await?;
    if inserted.rows_affected() == 0 {
        // The number is free, so it is the command that is there already.
        return Ok(Err(repeated(connection, id, entry).await?));
    }
    for mark in &entry.marks {
        if let Err(unfit) = write_mark(connection, id, number, entry, mark).await? {
            return Ok(Err(unfit.into()));
        }
    }
    *head = Head { id: Some(id), last: entry.number };
    Ok(Ok(()))
}

async fn read_head(connection: &mut SqliteConnection, table: TableCode) -> Result<Head, sqlx::Error> {
    let row = sqlx::query(
        "SELECT id, (SELECT max(number) FROM entries WHERE table_id = tables.id) FROM tables WHERE code = ?",
    )
    .bind(table.as_str())
    .fetch_optional(connection)
    .await?;
    let Some(row) = row else {
        return Ok(Head { id: None, last: 0 });
    };
    let last: i64 = row.try_get(1)?;
    Ok(Head {
        id: Some(row.try_get(0)?),
        last: last.unsigned_abs(), // the schema has it positive
    })
}

/// How far a table's time has come: only forward, and only as long as its log ends where whoever marks believes.
pub(super) async fn mark(
    connection: &mut SqliteConnection,
    mark: &ClockMark,
) -> Result<Appended, sqlx::Error> {
    let head = read_head(connection, mark.table).await?;
    let (Some(id), true) = (head.id, head.last == mark.after) else {
        return Ok(Err(AppendError::NotNext { last: head.last }));
    };
    let Ok(at) = i64::try_from(mark.at.0) else { return Ok(Err(Unfit::TooLarge.into())) };
    sqlx::query(
        "INSERT INTO clocks (table_id, at) VALUES (?1, ?2)
         ON CONFLICT (table_id) DO UPDATE SET at = ?2 WHERE at < ?2",
    )
    .bind(id)
    .bind(at)
    .execute(connection)
    .await?;
    Ok(Ok(()))
}

/// Whether an entry opens its table.
enum Opens<'a> {
    No,
    For(&'a str),
    Twice,
}

fn opens(entry: &Entry) -> Opens<'_> {
    entry.marks.iter().fold(Opens::No, |opens, mark| match (opens, mark) {
        (Opens::No, Mark::Opened { game }) => Opens::For(game),
        (_, Mark::Opened { .. }) => Opens::Twice,
        (opens, _) => opens,
    })
}

async fn open_table(
    connection: &mut SqliteConnection,
    entry: &Entry,
    game: &str,
) -> Result<i64, sqlx::Error> {
    let inserted = sqlx::query("INSERT INTO tables (code, game, opened) VALUES (?, ?, ?)")
        .bind(entry.table.as_str())
        .bind(game)
        .bind(entry.wall.0)
        .execute(connection)
        .await?;
    Ok(inserted.last_insert_rowid())
}

async fn write_mark(
    connection: &mut SqliteConnection,
    table: i64,
    number: i64,
    entry: &Entry,
    mark: &Mark,
) -> Result<Result<(), Unfit>, sqlx::Error> {
    let (query, unfit) = match mark {
        Mark::Opened { .. } => return Ok(Ok(())),
        Mark::Guest { person } => {
            let query =
                sqlx::query("INSERT INTO guests (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING");
            query.bind(&person.0[..]).bind(table).execute(connection).await?;
            return Ok(Ok(()));
        }
        Mark::GameStarted { id } => {
            let query =
                "INSERT INTO games (id, table_id, first, started) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING";
            let query = sqlx::query(query).bind(&id.0[..]).bind(table);
            (query.bind(number).bind(entry.wall.0), Unfit::GameKnown)
        }
        Mark::GameOver { id, summary } => {
            let query = "UPDATE games SET last = ?, ended = ?, outcome = ?
                 WHERE id = ? AND table_id = ? AND last IS NULL";
            let query = sqlx::query(query).bind(number).bind(entry.wall.0).bind(summary);
            (query.bind(&id.0[..]).bind(table), Unfit::GameNotPlayed)
        }
    };
    let changed = query.execute(connection).await?.rows_affected();
    Ok(if changed == 1 { Ok(()) } else { Err(unfit) })
}

async fn repeated(
    connection: &mut SqliteConnection,
    table: i64,
    entry: &Entry,
) -> Result<AppendError, sqlx::Error> {
    let number: i64 =
        sqlx::query_scalar("SELECT number FROM entries WHERE table_id = ? AND author = ? AND command = ?")
            .bind(table)
            .bind(author(entry.by))
            .bind(entry.command.map(|command| command.to_string()))
            .fetch_one(connection)
            .await?;
    Ok(AppendError::Repeated { number: number.unsigned_abs() })
}

/// An author as the log writes it.
pub(super) fn author(by: Author) -> i64 {
    match by {
        Author::Guest(guest) => i64::from(guest.0),
        Author::Table => TABLE,
    }
}

async fn execute(connection: &mut SqliteConnection, query: &'static str) -> Result<(), sqlx::Error> {
    sqlx::query(query).execute(connection).await.map(drop)
}
