//! Which schema is written: the lowest that a node that is alive can read, so that an upgrade goes node by node.
//!
//! The row that says so only rises, under the lock under which nodes come; and a node that can't read it does not come. So
//! whoever is alive can read all that is written, also what is written by a row that was read some time ago.

use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};

use sqlx::{PgConnection, Row};

use super::line::{Line, Trouble, query};
use super::schema;

/// What this node writes.
#[derive(Clone, Default)]
pub(super) struct Written(Arc<AtomicI32>);

impl Written {
    pub(super) fn now(&self) -> i32 {
        self.0.load(Ordering::Relaxed)
    }

    pub(super) fn set(&self, schema: i32) {
        let before = self.0.swap(schema, Ordering::Relaxed);
        if before != schema {
            tracing::info!(schema, "what is written is of this schema from now on");
        }
    }

    /// Whether it may rise: this program can read more than is written.
    pub(super) fn may_rise(&self) -> bool {
        self.now() < schema::known()
    }
}

/// What is written now.
pub(super) async fn read(connection: &mut PgConnection) -> Result<i32, Trouble> {
    Ok(query("SELECT schema FROM tablier.written").fetch_one(connection).await?.try_get(0)?)
}

/// Raises it as far as it may rise. To be done under the lock.
pub(super) async fn raise(connection: &mut PgConnection) -> Result<i32, Trouble> {
    let raise = "UPDATE tablier.written SET schema = alive.lowest
         FROM (SELECT min(reads) AS lowest FROM tablier.nodes WHERE NOT ended AND lease_until > clock_timestamp()) AS alive
         WHERE written.schema < alive.lowest";
    query(raise).execute(&mut *connection).await?;
    read(connection).await
}

/// The same under the lock, unless somebody else has that just now.
pub(super) async fn try_raise(
    line: &Line,
    connection: &mut PgConnection,
    written: &Written,
) -> Result<(), Trouble> {
    let mut transaction = line.begin(connection).await?;
    if schema::try_lock(&mut transaction).await? {
        let schema = raise(&mut transaction).await?;
        transaction.commit().await?;
        written.set(schema);
    }
    Ok(())
}
