//! The one writer: takes everything that waits in its queue, puts it into one commit, and answers when that is on the
//! disk. While it waits for the disk, the next commit gathers in the queue: no timer is needed.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::error::DatabaseError;
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use tablier_room::Entry;
use tokio::sync::{Mutex as Turn, mpsc, oneshot};

use super::settings::{self, Role};
use super::{OpenError, Options, append};
use crate::{AppendError, Appended, ClockMark};

/// What the writer is asked to do.
pub(super) enum Job {
    Append { entries: Vec<Entry>, answer: oneshot::Sender<Vec<Appended>> },
    Mark { mark: ClockMark, answer: oneshot::Sender<Appended> },
    Ping { answer: oneshot::Sender<Appended> },
    Limit { most: u32, answer: oneshot::Sender<Result<u32, AppendError>> },
}

/// What to answer once the commit is on the disk.
enum Done {
    Appended(Vec<Appended>),
    Marked(Appended),
    Pinged,
    Limited(u32),
}

pub(super) struct Writer {
    path: PathBuf,
    /// `None` after trouble: the next commit makes another, and so starts from what the file says.
    connection: Option<SqliteConnection>,
    queue: mpsc::Receiver<Job>,
    /// Held while writing; the checkpointer takes it when the write-ahead log must start again.
    turn: Arc<Turn<()>>,
    group: usize,
    most_pages: Option<u32>,
    /// No other program writes as long as this one might.
    _lock: Arc<File>,
}

impl Writer {
    pub(super) async fn new(
        path: &Path,
        mut connection: SqliteConnection,
        queue: mpsc::Receiver<Job>,
        turn: Arc<Turn<()>>,
        options: Options,
        lock: Arc<File>,
    ) -> Result<Writer, OpenError> {
        if let Some(most) = options.most_pages {
            limit(&mut connection, most).await?;
        }
        Ok(Writer {
            path: path.to_owned(),
            connection: Some(connection),
            queue,
            turn,
            group: options.group.max(1),
            most_pages: options.most_pages,
            _lock: lock,
        })
    }

    /// Writes until the queue is closed and empty.
    pub(super) async fn run(mut self) {
        let mut jobs = Vec::new();
        while self.queue.recv_many(&mut jobs, self.group).await > 0 {
            let turn = self.turn.clone();
            let turn = turn.lock().await;
            let done = self.commit(&jobs).await;
            drop(turn);
            if let Err(trouble) = &done {
                tracing::error!(%trouble, calls = jobs.len(), "nothing could be written");
            }
            answer(&mut jobs, done);
        }
        self.let_go().await;
    }

    /// All of the jobs in one commit. Trouble is everybody's: then nothing was written.
    async fn commit(&mut self, jobs: &[Job]) -> Result<Vec<Done>, AppendError> {
        if self.connection.is_none() {
            self.connection = Some(self.connect().await?);
        }
        let Some(connection) = &mut self.connection else {
            return Err(AppendError::Closed);
        };
        match write(connection, jobs, &mut self.most_pages).await {
            Ok(done) => Ok(done),
            Err(error) => {
                // Full or failing, SQLite may or may not have rolled back. A new connection knows where it stands.
                self.let_go().await;
                Err(trouble(&error))
            }
        }
    }

    async fn connect(&self) -> Result<SqliteConnection, AppendError> {
        let connected = settings::connect(&self.path, Role::Write).await;
        let mut connection = connected.map_err(|error| AppendError::Failing(error.to_string()))?;
        if let Some(most) = self.most_pages {
            let limited = limit(&mut connection, most).await;
            limited.map_err(|error| trouble(&error))?;
        }
        Ok(connection)
    }

    async fn let_go(&mut self) {
        if let Some(connection) = self.connection.take() {
            connection.close().await.ok();
        }
    }
}

async fn write(
    connection: &mut SqliteConnection,
    jobs: &[Job],
    most_pages: &mut Option<u32>,
) -> Result<Vec<Done>, sqlx::Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let mut done = Vec::with_capacity(jobs.len());
    for job in jobs {
        done.push(match job {
            Job::Append { entries, .. } => Done::Appended(append::call(connection, entries).await?),
            Job::Mark { mark, .. } => Done::Marked(append::mark(connection, mark).await?),
            Job::Ping { .. } => {
                ping(connection).await?;
                Done::Pinged
            }
            Job::Limit { most, .. } => {
                *most_pages = Some(*most);
                Done::Limited(limit(connection, *most).await?)
            }
        });
    }
    // With synchronous = FULL this returns after the write-ahead log was synchronised: from here on it is durable.
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(done)
}

/// Room for this much must be left for the store to call itself writable.
async fn ping(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let fill = "INSERT INTO probe (filler) VALUES (zeroblob(65536))";
    sqlx::query(fill).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM probe").execute(connection).await?;
    Ok(())
}

async fn limit(connection: &mut SqliteConnection, most: u32) -> Result<u32, sqlx::Error> {
    let pragma = AssertSqlSafe(format!("PRAGMA max_page_count = {most}"));
    let holds: i64 = sqlx::query_scalar(pragma).fetch_one(connection).await?;
    Ok(u32::try_from(holds).unwrap_or(u32::MAX))
}

/// Whoever does not wait for the answer any more does not get it.
fn answer(jobs: &mut Vec<Job>, done: Result<Vec<Done>, AppendError>) {
    match done {
        Ok(done) => {
            for (job, done) in jobs.drain(..).zip(done) {
                match (job, done) {
                    (Job::Append { answer, .. }, Done::Appended(appended)) => drop(answer.send(appended)),
                    (Job::Mark { answer, .. }, Done::Marked(marked)) => drop(answer.send(marked)),
                    (Job::Ping { answer }, Done::Pinged) => drop(answer.send(Ok(()))),
                    (Job::Limit { answer, .. }, Done::Limited(most)) => drop(answer.send(Ok(most))),
                    _ => unreachable!("each job is done as what it is"),
                }
            }
        }
        Err(trouble) => {
            for job in jobs.drain(..) {
                match job {
                    Job::Append { entries, answer } => {
                        drop(answer.send(vec![Err(trouble.clone()); entries.len()]));
                    }
                    Job::Mark { answer, .. } | Job::Ping { answer } => {
                        drop(answer.send(Err(trouble.clone())));
                    }
                    Job::Limit { answer, .. } => drop(answer.send(Err(trouble.clone()))),
                }
            }
        }
    }
}

/// What SQLite's errors mean for whoever appends. A disk quota shows as an input/output error: it is `Failing`.
fn trouble(error: &sqlx::Error) -> AppendError {
    const FULL: i32 = 13;
    let code = error.as_database_error().and_then(DatabaseError::code);
    let code = code.and_then(|code| code.parse::<i32>().ok());
    // The low byte says what kind of error it is, the others which one exactly.
    if code.is_some_and(|code| code & 0xff == FULL) {
        AppendError::Full
    } else {
        AppendError::Failing(error.to_string())
    }
}
