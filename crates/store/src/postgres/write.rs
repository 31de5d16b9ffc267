//! What a transaction writes, a statement for each kind of row, however many there are.

use sqlx::PgConnection;
use tablier_room::TableCode;

use super::judge::Writes;
use super::line::{Trouble, query};
use crate::fit::author;

/// How it is written.
#[derive(Debug, Clone, Copy)]
pub(super) struct How {
    /// In which schema. So far all that this program knows write the same.
    pub(super) schema: i32,
    /// Whether to try that something can be written, too.
    pub(super) ping: bool,
}

/// Writes all of it. That a row is not taken is trouble: nobody else writes what was looked at under the locks.
pub(super) async fn write(
    connection: &mut PgConnection,
    writes: &Writes<'_>,
    how: How,
) -> Result<(), Trouble> {
    if !writes.opened.is_empty() {
        opened(connection, writes).await?;
    }
    if !writes.entries.is_empty() {
        entries(connection, writes, how.schema).await?;
    }
    if !writes.guests.is_empty() {
        guests(connection, writes).await?;
    }
    if !writes.doors.is_empty() {
        doors(connection, writes).await?;
    }
    if !writes.started.is_empty() {
        started(connection, writes).await?;
    }
    if !writes.over.is_empty() {
        over(connection, writes).await?;
    }
    if !writes.clocks.is_empty() {
        clocks(connection, writes).await?;
    }
    if how.ping {
        query("INSERT INTO tablier.probe (filler) VALUES (0)").execute(&mut *connection).await?;
        query("DELETE FROM tablier.probe").execute(connection).await?;
    }
    Ok(())
}

async fn opened(connection: &mut PgConnection, writes: &Writes<'_>) -> Result<(), Trouble> {
    let insert = "INSERT INTO tablier.tables (code, game, opened)
         SELECT * FROM unnest($1::text[], $2::text[], $3::int8[])";
    let codes: Vec<&str> = writes.opened.iter().map(|(table, ..)| table.as_str()).collect();
    let games: Vec<&str> = writes.opened.iter().map(|(_, game, _)| *game).collect();
    let walls: Vec<i64> = writes.opened.iter().map(|(.., wall)| wall.0).collect();
    query(insert).bind(codes).bind(games).bind(walls).execute(connection).await?;
    Ok(())
}

async fn entries(connection: &mut PgConnection, writes: &Writes<'_>, schema: i32) -> Result<(), Trouble> {
    let insert = "INSERT INTO tablier.entries (table_code, number, wall, at, author, command, events, schema)
         SELECT *, $8::int4
         FROM unnest($1::text[], $2::int8[], $3::int8[], $4::int8[], $5::int8[], $6::text[], $7::text[])";
    let entries = &writes.entries;
    let codes: Vec<&str> = entries.iter().map(|entry| entry.table.as_str()).collect();
    let numbers: Vec<i64> = entries.iter().map(|entry| signed(entry.number)).collect();
    let walls: Vec<i64> = entries.iter().map(|entry| entry.wall.0).collect();
    let times: Vec<i64> = entries.iter().map(|entry| signed(entry.at.0)).collect();
    let authors: Vec<i64> = entries.iter().map(|entry| author(entry.by)).collect();
    let commands: Vec<Option<String>> =
        entries.iter().map(|entry| entry.command.map(|command| command.to_string())).collect();
    let events: Vec<&str> = entries.iter().map(|entry| &*entry.events).collect();
    let insert = query(insert).bind(codes).bind(numbers).bind(walls).bind(times);
    insert.bind(authors).bind(commands).bind(events).bind(schema).execute(connection).await?;
    Ok(())
}

async fn guests(connection: &mut PgConnection, writes: &Writes<'_>) -> Result<(), Trouble> {
    let insert = "INSERT INTO tablier.guests (person, table_code)
         SELECT * FROM unnest($1::bytea[], $2::text[]) ON CONFLICT DO NOTHING";
    let persons: Vec<&[u8]> = writes.guests.iter().map(|(person, _)| &person.0[..]).collect();
    let codes: Vec<&str> = writes.guests.iter().map(|(_, table)| table.as_str()).collect();
    query(insert).bind(persons).bind(codes).execute(connection).await?;
    Ok(())
}

/// The codes that led to these tables lead nowhere any more; those that lead to them now led elsewhere before, perhaps.
async fn doors(connection: &mut PgConnection, writes: &Writes<'_>) -> Result<(), Trouble> {
    let tables: Vec<&str> = writes.doors.keys().map(TableCode::as_str).collect();
    let delete = "DELETE FROM tablier.doors WHERE table_code = ANY($1)";
    query(delete).bind(tables).execute(&mut *connection).await?;
    let open =
        writes.doors.iter().filter_map(|(table, door)| Some((door.as_ref()?.as_str(), table.as_str())));
    let (codes, tables): (Vec<&str>, Vec<&str>) = open.unzip();
    if codes.is_empty() {
        return Ok(());
    }
    let insert = "INSERT INTO tablier.doors (code, table_code)
         SELECT * FROM unnest($1::text[], $2::text[]) AS open (code, table_code) ORDER BY 1
         ON CONFLICT (code) DO UPDATE SET table_code = excluded.table_code";
    query(insert).bind(codes).bind(tables).execute(connection).await?;
    Ok(())
}

async fn started(connection: &mut PgConnection, writes: &Writes<'_>) -> Result<(), Trouble> {
    let insert = "INSERT INTO tablier.games (id, table_code, first, started)
         SELECT * FROM unnest($1::bytea[], $2::text[], $3::int8[], $4::int8[])";
    let ids: Vec<&[u8]> = writes.started.iter().map(|(id, _)| &id.0[..]).collect();
    let codes: Vec<&str> = writes.started.iter().map(|(_, entry)| entry.table.as_str()).collect();
    let firsts: Vec<i64> = writes.started.iter().map(|(_, entry)| signed(entry.number)).collect();
    let walls: Vec<i64> = writes.started.iter().map(|(_, entry)| entry.wall.0).collect();
    query(insert).bind(ids).bind(codes).bind(firsts).bind(walls).execute(connection).await?;
    Ok(())
}

async fn over(connection: &mut PgConnection, writes: &Writes<'_>) -> Result<(), Trouble> {
    let update =
        "UPDATE tablier.games SET last = now_over.number, ended = now_over.wall, outcome = now_over.summary
         FROM unnest($1::bytea[], $2::int8[], $3::int8[], $4::text[]) AS now_over (id, number, wall, summary)
         WHERE games.id = now_over.id AND games.last IS NULL";
    let ids: Vec<&[u8]> = writes.over.iter().map(|(id, ..)| &id.0[..]).collect();
    let lasts: Vec<i64> = writes.over.iter().map(|(_, entry, _)| signed(entry.number)).collect();
    let walls: Vec<i64> = writes.over.iter().map(|(_, entry, _)| entry.wall.0).collect();
    let summaries: Vec<&str> = writes.over.iter().map(|(.., summary)| *summary).collect();
    let update = query(update).bind(ids).bind(lasts).bind(walls).bind(summaries);
    let ended = update.execute(connection).await?.rows_affected();
    if ended == writes.over.len() as u64 { Ok(()) } else { Err(Trouble::Odd("a game ended elsewhere")) }
}

async fn clocks(connection: &mut PgConnection, writes: &Writes<'_>) -> Result<(), Trouble> {
    let upsert = "INSERT INTO tablier.clocks (table_code, at) SELECT * FROM unnest($1::text[], $2::int8[])
         ON CONFLICT (table_code) DO UPDATE SET at = excluded.at WHERE clocks.at < excluded.at";
    let codes: Vec<&str> = writes.clocks.keys().map(TableCode::as_str).collect();
    let times: Vec<i64> = writes.clocks.values().copied().collect();
    query(upsert).bind(codes).bind(times).execute(connection).await?;
    Ok(())
}

/// Numbers are judged to fit before they come here.
fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
