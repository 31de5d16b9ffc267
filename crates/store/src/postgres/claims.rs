//! Claiming and giving back, each in a transaction. Locks are always taken in the same order: a claim's row, then the row
//! of the node that has it.

use std::sync::Arc;

use sqlx::{PgConnection, PgPool, Row};
use tablier_room::TableCode;

use super::held::Held;
use super::lease::{Incarnation, Standing};
use super::line::{Line, Trouble, query};
use crate::{Claim, ClaimError, Epoch};

/// Claims a table for this node as it is now, and keeps the claim.
pub(super) async fn claim_for(
    line: Line,
    pool: PgPool,
    held: Arc<Held>,
    standing: Standing,
    table: TableCode,
) -> Result<Claim, ClaimError> {
    let run_out = || ClaimError::Failing("this node's lease has run out".to_owned());
    let mine = standing.now().ok_or_else(run_out)?;
    let mut connection = match pool.acquire().await {
        Err(sqlx::Error::PoolClosed) => return Err(ClaimError::Closed),
        other => other.map_err(Trouble::from)?,
    };
    let work = async { Ok(claim(&line, &mut connection, table, mine).await) };
    let claimed = line.wait(work).await.unwrap_or_else(|late| Err(late.into()));
    if let Err(ClaimError::Failing(_)) = &claimed {
        drop(connection.detach());
    }
    let claimed = claimed?;
    held.take(claimed, mine);
    // A lease that ran out meanwhile took all claims with it, but not this one, which was not there yet.
    if standing.now() != Some(mine) {
        held.end(claimed);
        return Err(run_out());
    }
    Ok(claimed)
}

/// Gives a claim back. If that fails, it is nobody's concern: the next who claims the table ends it.
pub(super) async fn release_for(line: Line, pool: PgPool, claim: Claim, under: Incarnation) {
    let Ok(mut connection) = pool.acquire().await else { return };
    if let Err(trouble) = line.wait(release(&line, &mut connection, claim, under)).await {
        tracing::debug!(trouble = trouble.words(), "a claim was not given back");
        drop(connection.detach());
    }
}

/// Claims a table for an incarnation of this node.
///
/// The claim's row is locked first: whatever is being written under an older claim has come to an end then, also where
/// its answer was lost, and nothing comes after it under the older epoch.
async fn claim(
    line: &Line,
    connection: &mut PgConnection,
    table: TableCode,
    mine: Incarnation,
) -> Result<Claim, ClaimError> {
    let mut transaction = line.begin(connection).await?;
    let owner = lock(&mut transaction, table).await?;
    if let Some(owner) = owner.filter(|owner| *owner != mine)
        && let Some(name) = alive(&mut transaction, owner).await?
    {
        transaction.rollback().await.map_err(Trouble::from)?;
        return Err(ClaimError::Elsewhere { owner: name });
    }
    let raise = "UPDATE tablier.claims SET epoch = epoch + 1, node = $2 WHERE table_code = $1 AND EXISTS
             (SELECT 1 FROM tablier.nodes WHERE incarnation = $2 AND NOT ended AND lease_until > clock_timestamp())
         RETURNING epoch";
    let raised = query(raise).bind(table.as_str()).bind(mine.0).fetch_optional(&mut *transaction).await;
    let Some(row) = raised.map_err(Trouble::from)? else {
        return Err(ClaimError::Failing("this node's lease has run out".to_owned()));
    };
    let epoch: i64 = row.try_get(0).map_err(Trouble::from)?;
    transaction.commit().await.map_err(Trouble::from)?;
    Ok(Claim { table, epoch: Epoch(epoch.unsigned_abs()) })
}

/// Locks a claim's row, making it if there is none, and says who has it.
async fn lock(connection: &mut PgConnection, table: TableCode) -> Result<Option<Incarnation>, Trouble> {
    let lock = "SELECT node FROM tablier.claims WHERE table_code = $1 FOR UPDATE";
    let make = "INSERT INTO tablier.claims (table_code, epoch) VALUES ($1, 0) ON CONFLICT DO NOTHING";
    let mut row = query(lock).bind(table.as_str()).fetch_optional(&mut *connection).await?;
    if row.is_none() {
        query(make).bind(table.as_str()).execute(&mut *connection).await?;
        row = query(lock).bind(table.as_str()).fetch_optional(&mut *connection).await?;
    }
    let row = row.ok_or(Trouble::Odd("a claim's row went away"))?;
    Ok(row.try_get::<Option<i64>, _>(0)?.map(Incarnation))
}

/// The name of the node that has this incarnation, if it is alive by PostgreSQL's clock. Its row is locked: it can't be
/// renewed meanwhile; and one whose lease has run out never will be.
async fn alive(connection: &mut PgConnection, owner: Incarnation) -> Result<Option<String>, Trouble> {
    let lock = "SELECT name, NOT ended AND lease_until > clock_timestamp() FROM tablier.nodes
         WHERE incarnation = $1 FOR UPDATE";
    let Some(row) = query(lock).bind(owner.0).fetch_optional(&mut *connection).await? else {
        return Ok(None);
    };
    if row.try_get(1)? {
        return Ok(Some(row.try_get(0)?));
    }
    // Also if a clock is set back.
    let end = "UPDATE tablier.nodes SET ended = TRUE WHERE incarnation = $1 AND NOT ended";
    query(end).bind(owner.0).execute(connection).await?;
    Ok(None)
}

/// Gives a claim back; its epoch is over, so that nothing more is written under it.
async fn release(
    line: &Line,
    connection: &mut PgConnection,
    claim: Claim,
    mine: Incarnation,
) -> Result<(), Trouble> {
    let mut transaction = line.begin(connection).await?;
    let release = "UPDATE tablier.claims SET epoch = epoch + 1, node = NULL
         WHERE table_code = $1 AND epoch = $2 AND node = $3";
    let epoch = i64::try_from(claim.epoch.0).unwrap_or(i64::MAX);
    query(release).bind(claim.table.as_str()).bind(epoch).bind(mine.0).execute(&mut *transaction).await?;
    Ok(transaction.commit().await?)
}
