//! The one writer, a thread of its own: takes everything that waits in its queue, puts it into one commit, and answers
//! when that is on the disk. While it waits for the disk, the next commit gathers in the queue; and since most of what
//! a commit costs is the same for one entry and for many, they do not follow each other as fast as they could.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode};
use tablier_room::Entry;
use tokio::sync::{mpsc, oneshot};

use super::append::{self, execute};
use super::days;
use super::fence::Fence;
use super::lock::Lock;
use super::reviews;
use super::settings::{self, Role};
use crate::{AppendError, Appended, Claim, ClockMark, Commit, Observer};

/// What the writer is asked to do.
pub(super) enum Job {
    Append { claim: Claim, entries: Vec<Entry>, answer: oneshot::Sender<Appended> },
    Mark { claim: Claim, mark: ClockMark, answer: oneshot::Sender<Appended> },
    Ping { answer: oneshot::Sender<Appended> },
    Days { write: days::Write, answer: oneshot::Sender<Result<days::Written, AppendError>> },
    Review { said: reviews::Said, answer: oneshot::Sender<Appended> },
    Limit { most: u32, answer: oneshot::Sender<Result<u32, AppendError>> },
}

/// What to answer once the commit is on the disk.
enum Done {
    Appended(Appended),
    Days(days::Written),
    Limited(u32),
}

pub(super) struct Writer {
    pub(super) path: PathBuf,
    /// `None` after trouble: the next commit makes another, and so starts from what the file says.
    pub(super) connection: Option<Connection>,
    pub(super) queue: mpsc::Receiver<Job>,
    pub(super) fence: Arc<Fence>,
    /// Held while writing; the checkpointer takes it when the write-ahead log must start again.
    pub(super) turn: Arc<Mutex<()>>,
    pub(super) group: usize,
    pub(super) apart: Duration,
    pub(super) most_pages: Option<u32>,
    pub(super) observer: Option<Observer>,
    /// No other program writes as long as this one might.
    pub(super) _lock: Arc<Lock>,
}

impl Writer {
    /// Writes until the queue is closed and empty.
    pub(super) fn run(mut self) {
        let mut jobs = Vec::new();
        let mut next = Instant::now();
        while self.queue.blocking_recv_many(&mut jobs, self.group) > 0 {
            self.gather(&mut jobs, next);
            let began = Instant::now();
            next = began + self.apart;
            let turn = self.turn.clone();
            // It guards no data, only whose turn it is: nothing can be left half done in it.
            let turn = turn.lock().unwrap_or_else(PoisonError::into_inner);
            let done = self.commit(&jobs);
            drop(turn);
            self.fence.committed(done.is_ok());
            if let Some(observer) = &self.observer {
                let (calls, entries) = (jobs.len(), entries(&jobs, done.as_deref().ok()));
                observer.hear(Commit { calls, entries, took: began.elapsed(), ok: done.is_ok() });
            }
            if let Err(trouble) = &done {
                tracing::error!(%trouble, calls = jobs.len(), "nothing could be written");
            }
            answer(&mut jobs, done);
        }
    }

    /// Waits until it is time for the next commit, and takes what has come until then. Whoever comes after a pause that
    /// was long enough does not wait.
    fn gather(&mut self, jobs: &mut Vec<Job>, next: Instant) {
        let wait = next.saturating_duration_since(Instant::now());
        if jobs.len() < self.group && !wait.is_zero() && !self.queue.is_closed() {
            std::thread::sleep(wait);
            while jobs.len() < self.group
                && let Ok(job) = self.queue.try_recv()
            {
                jobs.push(job);
            }
        }
    }

    /// All of the jobs in one commit. Trouble is everybody's: then nothing was written.
    fn commit(&mut self, jobs: &[Job]) -> Result<Vec<Done>, AppendError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connect()?,
        };
        let done = write(&connection, &self.fence, jobs, &mut self.most_pages);
        // Full or failing, SQLite may or may not have rolled back. A new connection knows where it stands.
        self.connection = done.is_ok().then_some(connection);
        done.map_err(|error| trouble(&error))
    }

    fn connect(&self) -> Result<Connection, AppendError> {
        let connected = settings::connect(&self.path, Role::Write);
        let connection = connected.map_err(|error| AppendError::Failing(error.to_string()))?;
        if let Some(most) = self.most_pages {
            limit(&connection, most).map_err(|error| trouble(&error))?;
        }
        Ok(connection)
    }
}

impl Drop for Writer {
    /// Also if it died of a mistake: then nobody must wait for it for ever.
    fn drop(&mut self) {
        self.fence.end();
    }
}

fn write(
    connection: &Connection,
    fence: &Fence,
    jobs: &[Job],
    most_pages: &mut Option<u32>,
) -> rusqlite::Result<Vec<Done>> {
    execute(connection, "BEGIN IMMEDIATE")?;
    let mut done = Vec::with_capacity(jobs.len());
    for job in jobs {
        done.push(match job {
            Job::Append { claim, entries, .. } => {
                Done::Appended(append::call(connection, fence, *claim, entries)?)
            }
            Job::Mark { claim, mark, .. } => Done::Appended(append::mark(connection, fence, *claim, *mark)?),
            Job::Ping { .. } => {
                ping(connection)?;
                Done::Appended(Ok(()))
            }
            Job::Days { write, .. } => Done::Days(days::write(connection, write)?),
            Job::Review { said, .. } => {
                reviews::keep(connection, said)?;
                Done::Appended(Ok(()))
            }
            Job::Limit { most, .. } => {
                *most_pages = Some(*most);
                Done::Limited(limit(connection, *most)?)
            }
        });
    }
    // With synchronous = FULL this returns after the write-ahead log was synchronised: from here on it is durable.
    execute(connection, "COMMIT")?;
    Ok(done)
}

/// Room for this much must be left for the store to call itself writable.
fn ping(connection: &Connection) -> rusqlite::Result<()> {
    execute(connection, "INSERT INTO probe (filler) VALUES (zeroblob(65536))")?;
    execute(connection, "DELETE FROM probe")
}

/// The pages that the file may have from now on.
pub(super) fn limit(connection: &Connection, most: u32) -> rusqlite::Result<u32> {
    let pragma = format!("PRAGMA max_page_count = {most}");
    let holds: i64 = connection.query_row(&pragma, [], |row| row.get(0))?;
    Ok(u32::try_from(holds).unwrap_or(u32::MAX))
}

/// How many entries were written, or would have been.
fn entries(jobs: &[Job], done: Option<&[Done]>) -> usize {
    let jobs = jobs.iter().enumerate().map(|(index, job)| match (job, done.map(|done| &done[index])) {
        (Job::Append { entries, .. }, None | Some(Done::Appended(Ok(())))) => entries.len(),
        _ => 0,
    });
    jobs.sum()
}

/// Whoever does not wait for the answer any more does not get it.
fn answer(jobs: &mut Vec<Job>, done: Result<Vec<Done>, AppendError>) {
    match done {
        Ok(done) => {
            for (job, done) in jobs.drain(..).zip(done) {
                match (job, done) {
                    (Job::Limit { answer, .. }, Done::Limited(most)) => drop(answer.send(Ok(most))),
                    (Job::Days { answer, .. }, Done::Days(written)) => drop(answer.send(Ok(written))),
                    (
                        Job::Append { answer, .. }
                        | Job::Mark { answer, .. }
                        | Job::Review { answer, .. }
                        | Job::Ping { answer },
                        Done::Appended(appended),
                    ) => drop(answer.send(appended)),
                    _ => unreachable!("each job is done as what it is"),
                }
            }
        }
        Err(trouble) => {
            for job in jobs.drain(..) {
                match job {
                    Job::Append { answer, .. }
                    | Job::Mark { answer, .. }
                    | Job::Review { answer, .. }
                    | Job::Ping { answer } => drop(answer.send(Err(trouble.clone()))),
                    Job::Days { answer, .. } => drop(answer.send(Err(trouble.clone()))),
                    Job::Limit { answer, .. } => drop(answer.send(Err(trouble.clone()))),
                }
            }
        }
    }
}

/// What SQLite's errors mean for whoever appends. A disk quota shows as an input/output error: it is `Failing`.
fn trouble(error: &rusqlite::Error) -> AppendError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => AppendError::Full,
        _ => AppendError::Failing(error.to_string()),
    }
}
