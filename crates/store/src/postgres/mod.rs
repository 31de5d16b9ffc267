//! The store that many nodes share: PostgreSQL, 15 and later.
//!
//! ```text
//! append, mark, ping ─▶ bounded queues, a table always in the same ─▶ writers: all that waits in one transaction, which
//!                       locks the claims in table order, looks, judges in memory (judge.rs) and writes
//! claim, release     ─▶ a transaction that locks the claim, then the node that has it
//! days, reviews      ─▶ a transaction that locks the day, the attempt or the review, over the connections that claim
//! read, list         ─▶ a transaction of one statement
//! every 2 s          ─▶ the node's lease, by PostgreSQL's clock (lease.rs)
//! ```
//!
//! **The fence.** An append locks the rows of its claims and looks at their epochs under the lock; a claim locks the same
//! row before it raises the epoch. So of an append and a claim one waits for the other: either the append is there when
//! the claim is answered, or it finds the new epoch and stores nothing. This also holds for an append whose answer was
//! lost: PostgreSQL has its locks until it knows how the transaction ended.
//!
//! **What it asks of PostgreSQL.** Transactions and row locks; one transaction-level advisory lock for migrations. No
//! notifications, no session locks, no settings and no prepared statements that outlive a transaction: it may be
//! reached through a pooler that hands out connections by transaction.
//!
//! **Trouble.** A lost connection, a server that restarts, fails over or has turned read-only, a deadlock or another
//! error: whoever was in the transaction is told that the store is failing, as with a disk; the connection is thrown
//! away, and the next transaction makes another.
//!
//! Bounds, and what happens there: each of [`Options::writers`] queues holds [`Options::queue`] calls, and more wait to get
//! in; a transaction takes [`Options::group`] calls, and the rest come with the next; reads and claims wait for a
//! connection, and everything waits for PostgreSQL, for [`Options::patience`], then fail; of a table that is not claimed
//! here nothing is kept in memory.

mod append;
mod claims;
mod days;
mod held;
pub(crate) mod judge;
mod lease;
mod line;
mod open;
mod reader;
mod reviews;
mod schema;
mod write;
mod writer;
mod written;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use sqlx::PgPool;
use sqlx::postgres::PgRow;
use tablier_game::GameId;
use tablier_room::{Author, CommandId, DoorCode, Entry, Person, TableCode, Wall};
use tokio::sync::{mpsc, oneshot, watch};

use crate::{
    AppendError, Appended, Attempt, Begun, Claim, ClaimError, Claims, ClockMark, Day, Days, FinishedGame,
    Found, HandedIn, Index, Last, Log, Page, ReadError, TableSummary, Tally, fit,
};
use held::Held;
use lease::Standing;
use line::{Line, Trouble};
use reader::Asked;
use writer::{Job, What};

pub use open::{Address, OpenError, Options};

/// A store in a PostgreSQL database, as one node of those that share it.
///
/// Dropped without [`Log::close`], it still finishes what waits, in the background, and then gives its lease back.
pub struct PostgresStore {
    line: Line,
    held: Arc<Held>,
    standing: Standing,
    /// `None` once closed.
    running: Mutex<Option<Running>>,
    /// Whether the last task has come to its end.
    closed: watch::Receiver<bool>,
}

/// What the tasks run for: they end when it is gone.
#[derive(Clone)]
struct Running {
    queues: Arc<[mpsc::Sender<Job>]>,
    reading: PgPool,
    claiming: PgPool,
}

impl PostgresStore {
    /// Puts something into its writer's queue, waiting at the bound, and waits for the answer.
    async fn ask(&self, what: What) -> Appended {
        let queue = self.running().map(|running| running.queues[what.place(running.queues.len())].clone());
        let queue = queue.ok_or(AppendError::Closed)?;
        let (answer, answered) = oneshot::channel();
        queue.send(Job { what, answer }).await.map_err(|_| AppendError::Closed)?;
        // Whoever waits for the answer does not keep the writer from its end.
        drop(queue);
        answered.await.unwrap_or_else(|_| Err(AppendError::Failing("the writer stopped".to_owned())))
    }

    /// Every row that a statement finds. It is finished also if nobody waits for it any more.
    async fn find(&self, asked: Asked) -> Result<Vec<PgRow>, ReadError> {
        let (line, pool) = (self.line.clone(), self.running().ok_or(ReadError::Closed)?.reading);
        let found = tokio::spawn(async move {
            let mut connection = pool.acquire().await?;
            let work = async {
                let mut transaction = line.begin_reading(&mut connection).await?;
                let rows = asked.fetch_all(&mut *transaction).await?;
                transaction.commit().await?;
                Ok(rows)
            };
            let found = line.wait(work).await;
            if found.is_err() {
                drop(connection.detach());
            }
            found
        });
        let stopped = |_| ReadError::Failing("the reader stopped".to_owned());
        found.await.map_err(stopped)?.map_err(|trouble| match trouble {
            Trouble::Sql(sqlx::Error::PoolClosed) => ReadError::Closed,
            trouble => trouble.into(),
        })
    }

    /// What is written past the queues goes over the connections that claim.
    fn own_line(&self) -> Result<(Line, PgPool), AppendError> {
        Ok((self.line.clone(), self.running().ok_or(AppendError::Closed)?.claiming))
    }

    fn running(&self) -> Option<Running> {
        self.lock().clone()
    }

    /// No wait and no panic comes while it is held.
    fn lock(&self) -> MutexGuard<'_, Option<Running>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What the first of the rows says, if there is one.
fn first<T>(
    rows: &[PgRow],
    says: impl FnOnce(&PgRow) -> Result<T, ReadError>,
) -> Result<Option<T>, ReadError> {
    rows.first().map(says).transpose()
}

#[async_trait]
impl Log for PostgresStore {
    async fn append(&self, claim: &Claim, entries: Vec<Entry>) -> Appended {
        self.ask(What::Append(*claim, entries)).await
    }

    async fn mark_clock(&self, claim: &Claim, mark: ClockMark) -> Appended {
        self.ask(What::Mark(*claim, mark)).await
    }

    async fn read(&self, table: TableCode, after: u64, limit: u32) -> Result<Vec<Entry>, ReadError> {
        let rows = self.find(reader::entries(table, after, limit)).await?;
        rows.iter().map(|row| reader::entry(table, row)).collect()
    }

    async fn last(&self, table: TableCode) -> Result<Option<Last>, ReadError> {
        first(&self.find(reader::last(table)).await?, reader::end)
    }

    async fn find_command(
        &self,
        table: TableCode,
        by: Author,
        command: &CommandId,
    ) -> Result<Option<u64>, ReadError> {
        let rows = self.find(reader::find_command(table, by, command)).await?;
        first(&rows, |row| reader::unsigned(row, 0))
    }

    async fn ping(&self) -> Appended {
        self.ask(What::Ping).await
    }

    async fn close(&self) {
        drop(self.lock().take());
        // The sender goes only with its task, which has then nothing more to finish either.
        let _ = self.closed.clone().wait_for(|closed| *closed).await;
    }
}

#[async_trait]
impl Index for PostgresStore {
    async fn tables_of(&self, person: Person, page: Page<TableCode>) -> Result<Vec<TableSummary>, ReadError> {
        self.find(reader::tables_of(person, page)).await?.iter().map(reader::summary).collect()
    }

    async fn is_guest(&self, person: Person, table: TableCode) -> Result<bool, ReadError> {
        let rows = self.find(reader::is_guest(person, table)).await?;
        Ok(first(&rows, |row| reader::get(row, 0))?.unwrap_or(false))
    }

    async fn games(&self, table: TableCode, page: Page<GameId>) -> Result<Vec<FinishedGame>, ReadError> {
        self.find(reader::games(table, page)).await?.iter().map(reader::finished).collect()
    }

    async fn finished_games_of(
        &self,
        person: Person,
        page: Page<GameId>,
    ) -> Result<Vec<FinishedGame>, ReadError> {
        self.find(reader::finished_games_of(person, page)).await?.iter().map(reader::finished).collect()
    }

    async fn door(&self, code: DoorCode) -> Result<Option<TableCode>, ReadError> {
        first(&self.find(reader::door(code)).await?, |row| reader::table_code(row, 0))
    }

    async fn admits(&self, table: TableCode, person: Option<Person>) -> Result<bool, ReadError> {
        let rows = self.find(reader::admits(table, person)).await?;
        Ok(first(&rows, |row| reader::get(row, 0))?.unwrap_or(false))
    }

    async fn game(&self, id: GameId) -> Result<Option<FinishedGame>, ReadError> {
        first(&self.find(reader::game(id)).await?, reader::finished)
    }
}

#[async_trait]
impl Claims for PostgresStore {
    async fn claim(&self, table: TableCode) -> Result<Claim, ClaimError> {
        let pool = self.running().ok_or(ClaimError::Closed)?.claiming;
        let (line, held, standing) = (self.line.clone(), self.held.clone(), self.standing.clone());
        // It is finished also if nobody waits for it any more: what PostgreSQL has been told is known here.
        let claimed = tokio::spawn(claims::claim_for(line, pool, held, standing, table));
        claimed.await.unwrap_or_else(|_| Err(ClaimError::Failing("the claim stopped".to_owned())))
    }

    async fn release(&self, claim: Claim) {
        let Some(under) = self.held.under(claim) else { return };
        // From here on nothing more is written under it by this node; PostgreSQL is told for the others.
        self.held.end(claim);
        let Some(Running { claiming: pool, .. }) = self.running() else { return };
        let released = tokio::spawn(claims::release_for(self.line.clone(), pool, claim, under));
        let _ = released.await;
    }

    async fn elsewhere(&self, table: TableCode) -> Result<Option<String>, ReadError> {
        let rows = self.find(reader::elsewhere(table, self.standing.now())).await?;
        first(&rows, |row| reader::get(row, 0))
    }

    async fn lost(&self, claim: Claim) {
        self.held.lost(claim).await;
    }
}

#[async_trait]
impl Days for PostgresStore {
    async fn begin(&self, day: Day, person: Person, at: Wall, most: u64) -> Result<Begun, AppendError> {
        let (line, pool) = self.own_line()?;
        finished(tokio::spawn(days::begin(line, pool, (day, person), at, most)).await)
    }

    async fn hand_in(&self, day: Day, person: Person, found: Found) -> Result<HandedIn, AppendError> {
        fit::check_found(&found)?;
        let (line, pool) = self.own_line()?;
        finished(tokio::spawn(days::hand_in(line, pool, (day, person), found)).await)
    }

    async fn attempt(&self, day: Day, person: Person) -> Result<Option<Attempt>, ReadError> {
        let found = first(&self.find(days::attempt(day, person)).await?, days::read)?;
        Ok(found.map(|(_, attempt)| attempt))
    }

    async fn days_of(
        &self,
        person: Person,
        before: Option<Day>,
        limit: u32,
    ) -> Result<Vec<(Day, Attempt)>, ReadError> {
        self.find(days::days_of(person, before, limit)).await?.iter().map(days::read).collect()
    }

    async fn tally(&self, day: Day) -> Result<Tally, ReadError> {
        days::counted(&self.find(days::tally(day)).await?)
    }
}

/// What a task of its own answered: it is finished also if nobody waits for it any more.
fn finished<T>(done: Result<Result<T, AppendError>, tokio::task::JoinError>) -> Result<T, AppendError> {
    done.unwrap_or_else(|_| Err(AppendError::Failing("the writer stopped".to_owned())))
}
