//! A few writers, each a task with a queue and a connection of its own. A table has always the same one, so that its calls
//! are done in the order in which they came. Everything that waits in a queue goes into one transaction; while that is
//! under way, the next gathers.

use std::sync::Arc;
use std::time::Instant;

use sqlx::PgConnection;
use tablier_room::{Entry, TableCode};
use tokio::sync::{mpsc, oneshot};

use super::append::{self, Call};
use super::held::Held;
use super::judge::Ask;
use super::line::{Line, Trouble};
use super::write::How;
use super::written::Written;
use crate::{AppendError, Appended, Claim, ClockMark, Commit, Observer};

/// What a writer is asked to do.
pub(super) struct Job {
    pub(super) what: What,
    pub(super) answer: oneshot::Sender<Appended>,
}

pub(super) enum What {
    Append(Claim, Vec<Entry>),
    Mark(Claim, ClockMark),
    Ping,
}

impl What {
    fn call(&self) -> Option<Call<'_>> {
        match self {
            What::Append(claim, entries) => Some(Call { claim: *claim, ask: Ask::Append(entries) }),
            What::Mark(claim, mark) => Some(Call { claim: *claim, ask: Ask::Mark(*mark) }),
            What::Ping => None,
        }
    }

    /// Which of so many writers has it.
    pub(super) fn place(&self, writers: usize) -> usize {
        self.call().map_or(0, |call| place(call.claim.table, writers))
    }
}

fn place(table: TableCode, writers: usize) -> usize {
    let sum = table.as_str().bytes().fold(0_usize, |sum, letter| sum.wrapping_mul(31) + usize::from(letter));
    sum % writers
}

pub(super) struct Writer {
    pub(super) line: Line,
    /// `None` after trouble: the next commit makes another.
    pub(super) connection: Option<PgConnection>,
    pub(super) queue: mpsc::Receiver<Job>,
    pub(super) held: Arc<Held>,
    pub(super) written: Written,
    pub(super) group: usize,
    pub(super) observer: Option<Observer>,
}

impl Writer {
    /// Writes until the queue is closed and empty.
    pub(super) async fn run(mut self) {
        let mut jobs = Vec::new();
        while self.queue.recv_many(&mut jobs, self.group).await > 0 {
            let began = Instant::now();
            let done = self.commit(&jobs).await;
            if let Some(observer) = &self.observer {
                let entries = entries(&jobs, done.as_deref().ok());
                observer.hear(Commit { calls: jobs.len(), entries, took: began.elapsed(), ok: done.is_ok() });
            }
            let done = match done {
                Ok(done) => done,
                Err(trouble) => {
                    let calls = jobs.len();
                    tracing::error!(trouble = trouble.words(), calls, "nothing could be written");
                    vec![Err(AppendError::from(trouble)); calls]
                }
            };
            for (job, done) in jobs.drain(..).zip(done) {
                // Whoever does not wait for the answer any more does not get it.
                job.answer.send(done).ok();
            }
        }
    }

    async fn commit(&mut self, jobs: &[Job]) -> Result<Vec<Appended>, Trouble> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.line.connect().await?,
        };
        let calls: Vec<Call<'_>> = jobs.iter().filter_map(|job| job.what.call()).collect();
        let ping = calls.len() < jobs.len();
        let how = How { schema: self.written.now(), ping };
        let work = append::commit(&self.line, &mut connection, &self.held, &calls, how);
        let answers = self.line.wait(work).await?;
        // After trouble nobody knows in which state it is: then it is not kept.
        self.connection = Some(connection);
        let mut answers = answers.into_iter();
        let each = |job: &Job| match job.what {
            What::Ping => Ok(()),
            _ => answers.next().expect("every call was answered"),
        };
        Ok(jobs.iter().map(each).collect())
    }
}

/// How many entries were written, or would have been.
fn entries(jobs: &[Job], done: Option<&[Appended]>) -> usize {
    let written =
        jobs.iter().enumerate().map(|(index, job)| match (&job.what, done.map(|done| &done[index])) {
            (What::Append(_, entries), None | Some(Ok(()))) => entries.len(),
            _ => 0,
        });
    written.sum()
}
