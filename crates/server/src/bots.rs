//! Where bots think: off the async threads, a bounded number at a time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tablier_room::{BotJob, BotReport};
use tokio::sync::{Semaphore, mpsc};

use crate::table::Input;

/// The thinking room.
#[derive(Clone)]
pub(crate) struct Thinkers {
    places: Arc<Semaphore>,
    stop: Arc<AtomicBool>,
}

impl Thinkers {
    /// As many as may think at once; others wait their turn.
    pub(crate) fn new(at_once: usize) -> Thinkers {
        Thinkers { places: Arc::new(Semaphore::new(at_once)), stop: Arc::default() }
    }

    /// Lets a bot think; its answer goes to the table that asked.
    pub(crate) fn think(&self, job: BotJob, table: mpsc::Sender<Input>) {
        let Thinkers { places, stop } = self.clone();
        tokio::spawn(async move {
            let (Ok(place), seat) = (places.acquire_owned().await, job.seat) else { return };
            let thought = tokio::task::spawn_blocking(move || -> BotReport {
                let _place = place;
                (job.think)(&|| stop.load(Ordering::Relaxed))
            });
            let answer = thought.await.map_or_else(
                |error| {
                    tracing::error!(%seat, %error, "a bot failed");
                    Input::BotFailed { seat }
                },
                Input::BotAnswered,
            );
            // A table that is gone needs no answer.
            let _ = table.send(answer).await;
        });
    }

    /// Says whether thinking has to come to an end.
    pub(crate) fn stopping(&self) -> impl Fn() -> bool + Send + 'static {
        let stop = Arc::clone(&self.stop);
        move || stop.load(Ordering::Relaxed)
    }

    /// Whoever is thinking comes to an end.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
