//! What a table in trouble waits for beside its inputs: whether the store takes writes again, and its own log, claimed and
//! read anew. Either may take as long as a store that hangs, and the table hears its people meanwhile.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use rand::RngExt;
use tablier_room::AnyDesk;
use tablier_store::{Claim, ClaimError, ReadError};
use tokio::time::{Instant, sleep};

use super::log::read_log;
use super::task::{Gone, Parts, RETRY_AFTER};
use super::waking;
use crate::world::World;

/// How long inputs wait for a log that is read again at once: usually that is done before anybody notices. After that
/// they are heard, and told that the table is read-only.
pub(super) const NOTICED_AFTER: Duration = Duration::from_secs(1);

/// Something under way.
pub(super) enum Recovering {
    /// The store is asked whether it takes writes.
    Asking(Pin<Box<dyn Future<Output = bool> + Send>>),
    /// The log is read again. Inputs wait until then, if any do.
    Reading { read: Pin<Box<dyn Future<Output = Read> + Send>>, inputs_wait_until: Option<Instant> },
}

/// What has come of it.
pub(super) enum Recovered {
    Asked { is_writable: bool },
    Read(Read),
}

/// What came of reading the log again.
pub(super) struct Read {
    /// The claim under which it was read, if there is one.
    pub(super) claim: Option<Claim>,
    pub(super) found: Result<Box<dyn AnyDesk>, NotRead>,
}

/// Why there is nothing to go on with.
pub(super) enum NotRead {
    /// There is nothing left to own.
    Gone(Gone),
    /// Not now; why was logged.
    Trouble,
}

impl Recovering {
    /// Asks the store, together with all others who want to know.
    pub(super) fn asking(parts: &Parts) -> Recovering {
        let readiness = Arc::clone(&parts.readiness);
        Recovering::Asking(Box::pin(async move { readiness.is_writable().await }))
    }

    /// Reads the log again at once; inputs wait for a moment.
    pub(super) fn reading(parts: &Parts) -> Recovering {
        let until = Instant::now() + NOTICED_AFTER;
        Recovering::Reading { read: read(parts, Duration::ZERO), inputs_wait_until: Some(until) }
    }

    /// The same after some time, not for all tables at once, and nobody waits for it.
    pub(super) fn reading_in_turn(parts: &Parts) -> Recovering {
        Recovering::Reading { read: read(parts, by_chance(&parts.world)), inputs_wait_until: None }
    }

    pub(super) async fn done(&mut self) -> Recovered {
        match self {
            Recovering::Asking(asking) => Recovered::Asked { is_writable: asking.await },
            Recovering::Reading { read, .. } => Recovered::Read(read.await),
        }
    }
}

/// When a table in trouble tries again: tables that fell into it together don't all do so at the same moment.
pub(super) fn next_try(world: &World) -> Instant {
    Instant::now() + RETRY_AFTER + by_chance(world)
}

fn by_chance(world: &World) -> Duration {
    RETRY_AFTER.mul_f64(world.rng().random())
}

fn read(parts: &Parts, after: Duration) -> Pin<Box<dyn Future<Output = Read> + Send>> {
    let (store, wakers) = (Arc::clone(&parts.store), parts.wakers.clone());
    let (kind, code) = (parts.kind, parts.code);
    Box::pin(async move {
        sleep(after).await;
        // Claimed anew, so that nothing that is still on its way lands after what is read here.
        let claim = match store.claim(code).await {
            Ok(claim) => claim,
            Err(ClaimError::Elsewhere { owner }) => {
                tracing::info!(table = %code, owner, "the table has gone to another node");
                return Read { claim: None, found: Err(NotRead::Gone(Gone::Elsewhere)) };
            }
            Err(error) => {
                tracing::error!(table = %code, %error, "the table can't be claimed");
                return Read { claim: None, found: Err(NotRead::Trouble) };
            }
        };
        // A place among those that are woken: each has a whole log in memory.
        let _place = wakers.permit().await;
        let log = async {
            let entries = read_log(&*store, code).await?;
            Ok::<_, ReadError>((entries, store.last(code).await?))
        };
        let found = match log.await {
            Ok((entries, Some(last))) => waking::wake(kind, code, entries, last.at).await.map_err(|error| {
                tracing::error!(table = %code, %error, "the table can't be woken");
                NotRead::Trouble
            }),
            // Its very first entry could not be stored: there is no such table.
            Ok((_, None)) => Err(NotRead::Gone(Gone::NeverWas)),
            Err(error) => {
                tracing::error!(table = %code, %error, "the log can't be read");
                Err(NotRead::Trouble)
            }
        };
        Read { claim: Some(claim), found }
    })
}
