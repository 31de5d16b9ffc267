//! The calls of one commit as one transaction: lock the claims, look, judge in memory, write. Nothing is remembered from
//! one transaction to the next: whatever became of the server in between, what holds is what it says now.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::postgres::PgRow;
use sqlx::{PgConnection, Row};
use tablier_game::GameId;
use tablier_room::{CommandId, Mark, TableCode};

use super::held::Held;
use super::judge::{Ask, CommandKey, Found, Played, judge};
use super::lease::Incarnation;
use super::line::{Line, Trouble, query};
use super::write::{How, write};
use crate::fit::author;
use crate::{AppendError, Appended, Claim};

/// A call: under which claim, and what it asks for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Call<'a> {
    pub(super) claim: Claim,
    pub(super) ask: Ask<'a>,
}

/// Does all of the calls in one transaction, and says what became of each. An error is everybody's: then nothing was
/// written, or nobody knows.
pub(super) async fn commit(
    line: &Line,
    connection: &mut PgConnection,
    held: &Held,
    calls: &[Call<'_>],
    how: How,
) -> Result<Vec<Appended>, Trouble> {
    let mut transaction = line.begin(connection).await?;
    let stands = lock(&mut transaction, held, calls).await?;
    let standing = || calls.iter().zip(&stands).filter(|(_, stands)| **stands).map(|(call, _)| *call);
    let found = look(&mut transaction, standing).await?;
    let (judged, writes) = judge(standing().map(|call| (call.claim.table, call.ask)), found);
    write(&mut transaction, &writes, how).await?;
    // The answer comes when the server has it on its disk, and on as many others as it was told to wait for.
    transaction.commit().await?;
    let mut judged = judged.into_iter();
    let answer = |(call, stands): (&Call<'_>, bool)| {
        if stands {
            return judged.next().expect("every call that stands was judged");
        }
        held.end(call.claim);
        Err(AppendError::Fenced)
    };
    Ok(calls.iter().zip(stands).map(answer).collect())
}

/// Locks the claims' rows in the order of their tables, as everybody does, and says which of the calls come under a claim
/// that stands. As long as the locks are held, they stand.
async fn lock(connection: &mut PgConnection, held: &Held, calls: &[Call<'_>]) -> Result<Vec<bool>, Trouble> {
    let under: Vec<Option<Incarnation>> = calls.iter().map(|call| held.under(call.claim)).collect();
    let tables = calls.iter().zip(&under).filter(|(_, under)| under.is_some());
    let tables: BTreeSet<&str> = tables.map(|(call, _)| call.claim.table.as_str()).collect();
    if tables.is_empty() {
        return Ok(vec![false; calls.len()]);
    }
    let lock = "SELECT table_code, epoch, node FROM tablier.claims WHERE table_code = ANY($1)
         ORDER BY table_code FOR UPDATE";
    let tables: Vec<&str> = tables.into_iter().collect();
    let rows = query(lock).bind(tables).fetch_all(connection).await?;
    let claims: BTreeMap<TableCode, (i64, Option<i64>)> = rows
        .iter()
        .map(|row| Ok((table(row)?, (row.try_get(1)?, row.try_get(2)?))))
        .collect::<Result<_, Trouble>>()?;
    let stands = |(call, under): (&Call<'_>, Option<Incarnation>)| {
        let (Some(under), Ok(epoch)) = (under, i64::try_from(call.claim.epoch.0)) else { return false };
        claims.get(&call.claim.table) == Some(&(epoch, Some(under.0)))
    };
    Ok(calls.iter().zip(under).map(stands).collect())
}

/// What the log holds of all that the calls speak of.
async fn look<'a, Calls: Iterator<Item = Call<'a>>>(
    connection: &mut PgConnection,
    calls: impl Fn() -> Calls,
) -> Result<Found, Trouble> {
    let tables: BTreeSet<TableCode> = calls().map(|call| call.claim.table).collect();
    let entries = || {
        calls().flat_map(|call| match call.ask {
            Ask::Append(entries) => entries,
            Ask::Mark(_) => &[],
        })
    };
    let commands: Vec<CommandKey> =
        entries().filter_map(|entry| Some((entry.table, author(entry.by), entry.command?))).collect();
    let games: Vec<GameId> = entries()
        .flat_map(|entry| &entry.marks)
        .filter_map(|mark| match mark {
            Mark::GameStarted { id } | Mark::GameOver { id, .. } => Some(*id),
            _ => None,
        })
        .collect();
    Ok(Found {
        lasts: lasts(connection, &tables).await?,
        commands: known(connection, &commands).await?,
        games: played(connection, &games).await?,
    })
}

async fn lasts(
    connection: &mut PgConnection,
    tables: &BTreeSet<TableCode>,
) -> Result<BTreeMap<TableCode, u64>, Trouble> {
    if tables.is_empty() {
        return Ok(BTreeMap::new());
    }
    let select = "SELECT code, (SELECT max(number) FROM tablier.entries WHERE table_code = code)
         FROM unnest($1::text[]) AS asked (code)";
    let tables: Vec<&str> = tables.iter().map(TableCode::as_str).collect();
    let rows = query(select).bind(tables).fetch_all(connection).await?;
    let there = rows.iter().filter_map(|row| {
        let read = || Ok((table(row)?, row.try_get::<Option<i64>, _>(1)?));
        // The schema has numbers positive.
        read().map(|(table, last)| Some((table, last?.unsigned_abs()))).transpose()
    });
    there.collect()
}

async fn known(
    connection: &mut PgConnection,
    commands: &[CommandKey],
) -> Result<BTreeMap<CommandKey, u64>, Trouble> {
    if commands.is_empty() {
        return Ok(BTreeMap::new());
    }
    let select = "SELECT place, number FROM unnest($1::text[], $2::int8[], $3::text[])
             WITH ORDINALITY AS asked (code, by, name, place)
         JOIN tablier.entries ON table_code = code AND author = by AND command = name";
    let tables: Vec<&str> = commands.iter().map(|(table, ..)| table.as_str()).collect();
    let authors: Vec<i64> = commands.iter().map(|(_, author, _)| *author).collect();
    let names: Vec<String> =
        commands.iter().map(|(.., command): &(_, _, CommandId)| command.to_string()).collect();
    let rows = query(select).bind(tables).bind(authors).bind(names).fetch_all(connection).await?;
    let found = rows.iter().map(|row| {
        let (place, number): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        let asked = usize::try_from(place).ok().and_then(|place| commands.get(place.checked_sub(1)?));
        Ok((*asked.ok_or(Trouble::Odd("a command that nobody asked for"))?, number.unsigned_abs()))
    });
    found.collect()
}

async fn played(
    connection: &mut PgConnection,
    games: &[GameId],
) -> Result<BTreeMap<GameId, Played>, Trouble> {
    if games.is_empty() {
        return Ok(BTreeMap::new());
    }
    let select = "SELECT table_code, id, last IS NOT NULL FROM tablier.games WHERE id = ANY($1)";
    let ids: Vec<&[u8]> = games.iter().map(|id| &id.0[..]).collect();
    let rows = query(select).bind(ids).fetch_all(connection).await?;
    let found = rows.iter().map(|row| {
        let id: &[u8] = row.try_get(1)?;
        let id = <[u8; 16]>::try_from(id).map_err(|_| Trouble::Odd("a game's id that is none"))?;
        Ok((GameId(id), Played { at: table(row)?, over: row.try_get(2)? }))
    });
    found.collect()
}

/// The table in a row's first column.
fn table(row: &PgRow) -> Result<TableCode, Trouble> {
    let text: &str = row.try_get(0)?;
    text.parse().map_err(|_| Trouble::Odd("a table's code that is none"))
}
