//! The line to PostgreSQL: how one connects, how a transaction begins, and what its errors mean to whoever asked.
//!
//! Everything is done in transactions that say all they need of the server, and no statement has a name: so a pooler may
//! hand every transaction to another connection.

use std::future::Future;
use std::time::Duration;

use sqlx::error::DatabaseError;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection};
use sqlx::query::Query;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgPool, Postgres, Transaction};
use tokio::time::timeout;

use crate::{AppendError, ClaimError, ReadError};

/// Where PostgreSQL is, and how long it is waited for.
#[derive(Clone)]
pub(super) struct Line {
    options: PgConnectOptions,
    patience: Duration,
}

/// Why a transaction came to nothing, or nobody knows whether it did.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    #[error(transparent)]
    Sql(#[from] sqlx::Error),
    #[error("PostgreSQL did not answer in time")]
    Late,
    /// What was found under locks did not hold until it was written: somebody writes who should not.
    #[error("{0}")]
    Odd(&'static str),
}

impl Line {
    pub(super) fn new(options: PgConnectOptions, patience: Duration) -> Line {
        // Nothing is kept prepared: see `query`.
        let options = options.statement_cache_capacity(0).disable_statement_logging();
        Line { options, patience }
    }

    pub(super) fn options(&self) -> PgConnectOptions {
        self.options.clone()
    }

    pub(super) async fn connect(&self) -> Result<PgConnection, Trouble> {
        self.wait(async { Ok(self.options.connect().await?) }).await
    }

    /// Waits, but not for ever. What is given up may still be done: its connection is good for nothing any more.
    pub(super) async fn wait<T>(&self, what: impl Future<Output = Result<T, Trouble>>) -> Result<T, Trouble> {
        timeout(self.patience, what).await.unwrap_or(Err(Trouble::Late))
    }

    /// Begins a transaction that writes. A process that stands still in the middle of it holds its locks for no longer
    /// than `patience`: the server ends it then.
    pub(super) async fn begin<'a>(
        &self,
        connection: &'a mut PgConnection,
    ) -> Result<Transaction<'a, Postgres>, Trouble> {
        let begin = format!(
            "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; SET LOCAL statement_timeout = {millis}; \
             SET LOCAL idle_in_transaction_session_timeout = {millis}",
            millis = self.patience.as_millis()
        );
        Ok(connection.begin_with(AssertSqlSafe(begin)).await?)
    }

    /// Begins a transaction of one statement that reads.
    pub(super) async fn begin_reading<'a>(
        &self,
        connection: &'a mut PgConnection,
    ) -> Result<Transaction<'a, Postgres>, Trouble> {
        let millis = self.patience.as_millis();
        let begin = format!("BEGIN READ ONLY; SET LOCAL statement_timeout = {millis}");
        Ok(connection.begin_with(AssertSqlSafe(begin)).await?)
    }
}

/// A connection of the pool's, for one transaction.
pub(super) async fn acquire(pool: &PgPool) -> Result<PoolConnection<Postgres>, AppendError> {
    match pool.acquire().await {
        Err(sqlx::Error::PoolClosed) => Err(AppendError::Closed),
        other => Ok(other.map_err(Trouble::from)?),
    }
}

/// After that transaction: one that ran into trouble leaves nothing behind in the pool.
pub(super) fn done<T>(
    connection: PoolConnection<Postgres>,
    result: Result<T, Trouble>,
) -> Result<T, AppendError> {
    if result.is_err() {
        drop(connection.detach());
    }
    Ok(result?)
}

/// A statement without a name, forgotten when the next one comes.
pub(super) fn query(sql: &'static str) -> Query<'static, Postgres, PgArguments> {
    sqlx::query(sql).persistent(false)
}

impl Trouble {
    /// The disk of the server, or what it may use of it, is full.
    fn is_full(&self) -> bool {
        const DISK_FULL: &str = "53100";
        let Trouble::Sql(sqlx::Error::Database(error)) = self else { return false };
        error.code().is_some_and(|code| code == DISK_FULL)
    }

    /// In words, for logs and errors. PostgreSQL's own never have what was to be written in their message, nor a
    /// password; what they say beside it (detail, where) may.
    pub(super) fn words(&self) -> String {
        match self {
            Trouble::Sql(sqlx::Error::Database(error)) => {
                let code = error.code().unwrap_or_default();
                format!("PostgreSQL says {code}: {}", DatabaseError::message(&**error))
            }
            other => other.to_string(),
        }
    }
}

impl From<Trouble> for AppendError {
    fn from(trouble: Trouble) -> AppendError {
        if trouble.is_full() { AppendError::Full } else { AppendError::Failing(trouble.words()) }
    }
}

impl From<Trouble> for ReadError {
    fn from(trouble: Trouble) -> ReadError {
        ReadError::Failing(trouble.words())
    }
}

impl From<Trouble> for ClaimError {
    fn from(trouble: Trouble) -> ClaimError {
        ClaimError::Failing(trouble.words())
    }
}
