//! A few threads that read, each with a connection of its own: what waits for the disk waits there.

use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::timeout;

use crate::ReadError;

/// How long somebody waits for a thread that has time.
const PATIENCE: Duration = Duration::from_secs(5);

/// Something to be read.
pub(super) type Query = Box<dyn FnOnce(&Connection) + Send>;

/// The way to the threads. They end when the last of these is gone and nothing waits any more.
#[derive(Clone)]
pub(super) struct Readers {
    /// A place for each thread: whoever has one has a thread that is free, or about to be.
    places: Arc<Semaphore>,
    queries: mpsc::Sender<Query>,
}

/// Where the threads get what they read.
pub(super) type Waiting = Arc<Mutex<Receiver<Query>>>;

impl Readers {
    pub(super) fn new(threads: usize) -> (Readers, Waiting) {
        let (queries, waiting) = mpsc::channel();
        (Readers { places: Arc::new(Semaphore::new(threads)), queries }, Arc::new(Mutex::new(waiting)))
    }

    /// Reads on one of the threads.
    pub(super) async fn read<T: Send + 'static>(
        self,
        query: impl FnOnce(&Connection) -> Result<T, ReadError> + Send + 'static,
    ) -> Result<T, ReadError> {
        let late = |_| ReadError::Failing("no reader had time".to_owned());
        let place = timeout(PATIENCE, self.places.acquire_owned()).await.map_err(late)?;
        let place: OwnedSemaphorePermit = place.map_err(|_| ReadError::Closed)?;
        let (answer, answered) = oneshot::channel();
        let query: Query = Box::new(move |connection| {
            let read = query(connection);
            drop(place);
            // Whoever does not wait any more does not get it.
            answer.send(read).ok();
        });
        let stopped = || ReadError::Failing("the reader stopped".to_owned());
        self.queries.send(query).map_err(|_| stopped())?;
        answered.await.map_err(|_| stopped())?
    }
}

/// One of the threads.
pub(super) fn run(connection: &Connection, waiting: &Waiting) {
    loop {
        // Held while waiting, not while reading: the others wait for the lock instead.
        let query = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match query {
            Ok(query) => query(connection),
            Err(_) => return,
        }
    }
}
