//! A node of a simulated store: its lease, what it has claimed, and its calls, which go through the weather.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use tablier_room::{Author, CommandId, Entry, TableCode};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout_at};

use super::state::{Incarnation, State};
use super::{Fate, Simulated, Weather};
use crate::postgres::judge::Ask;
use crate::{AppendError, Appended, Claim, ClaimError, Claims, ClockMark, Epoch, Last, Log, ReadError};

/// How long leases are.
#[derive(Debug, Clone, Copy)]
pub struct Lease {
    /// How long it lasts, by the clock that all share.
    pub lasts: Duration,
    /// How often it is renewed.
    pub renewed_every: Duration,
}

impl Default for Lease {
    fn default() -> Lease {
        Lease { lasts: Duration::from_secs(10), renewed_every: Duration::from_secs(2) }
    }
}

/// A store, as one node of those that share it.
pub struct SimulatedNode {
    shared: Simulated,
    weather: Arc<dyn Weather>,
    own: Arc<Mutex<Own>>,
    /// What is written is written in the order in which it was asked for.
    queue: Arc<tokio::sync::Mutex<()>>,
}

/// What a node knows of itself.
struct Own {
    incarnation: Option<Incarnation>,
    held: BTreeMap<TableCode, Held>,
    closed: bool,
}

struct Held {
    epoch: Epoch,
    under: Incarnation,
    /// Dropped with the claim, which is how those who wait for its end hear of it.
    end: watch::Sender<()>,
}

impl Own {
    fn under(&self, claim: Claim) -> Option<Incarnation> {
        self.held.get(&claim.table).filter(|held| held.epoch == claim.epoch).map(|held| held.under)
    }
}

fn failing() -> String {
    "the weather is bad".to_owned()
}

impl SimulatedNode {
    pub(super) fn begin(shared: Simulated, name: &str, lease: Lease, weather: Arc<dyn Weather>) -> Self {
        let incarnation = shared.lock().enter(name, lease.lasts, None);
        let own = Own { incarnation: Some(incarnation), held: BTreeMap::new(), closed: false };
        let node = SimulatedNode { shared, weather, own: Arc::new(Mutex::new(own)), queue: Arc::default() };
        let keeper = Keeper {
            shared: node.shared.clone(),
            weather: Arc::clone(&node.weather),
            own: Arc::clone(&node.own),
            name: name.to_owned(),
            lease,
        };
        tokio::spawn(keeper.run(incarnation));
        node
    }

    /// The epoch under which this node has a table, as far as it has heard.
    pub fn epoch(&self, table: TableCode) -> Option<Epoch> {
        lock(&self.own).held.get(&table).map(|held| held.epoch)
    }

    pub(super) fn is_closed(&self) -> bool {
        lock(&self.own).closed
    }

    /// Does something to what all share. It is done to its end also if nobody waits for it any more. `None`: it failed, as
    /// far as one hears.
    async fn call<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut State) -> T + Send + 'static,
    ) -> Option<T> {
        let (shared, weather) = (self.shared.clone(), Arc::clone(&self.weather));
        let called = tokio::spawn(async move {
            let done = match weather.call().await {
                Fate::Done => Some(work(&mut shared.lock())),
                Fate::Fails => None,
                Fate::Unheard => {
                    work(&mut shared.lock());
                    None
                }
                Fate::Late(after) => {
                    tokio::spawn(async move {
                        sleep(after).await;
                        work(&mut shared.lock());
                    });
                    None
                }
            };
            weather.answer().await;
            done
        });
        called.await.ok().flatten()
    }

    async fn write(&self, claim: Claim, what: What) -> Appended {
        if self.is_closed() {
            return Err(AppendError::Closed);
        }
        let Some(under) = lock(&self.own).under(claim) else { return Err(AppendError::Fenced) };
        let turn = Arc::clone(&self.queue).lock_owned().await;
        let done = self.call(move |state| {
            let _turn = turn;
            let ask = match &what {
                What::Append(entries) => Ask::Append(entries),
                What::Mark(mark) => Ask::Mark(*mark),
            };
            state.write(claim, under, ask)
        });
        done.await.unwrap_or_else(|| Err(AppendError::Failing(failing())))
    }

    async fn find<T: Send + 'static>(
        &self,
        look: impl FnOnce(&State) -> T + Send + 'static,
    ) -> Result<T, ReadError> {
        if self.is_closed() {
            return Err(ReadError::Closed);
        }
        self.call(|state| look(state)).await.ok_or_else(|| ReadError::Failing(failing()))
    }
}

enum What {
    Append(Vec<Entry>),
    Mark(ClockMark),
}

fn lock(own: &Mutex<Own>) -> MutexGuard<'_, Own> {
    own.lock().unwrap_or_else(PoisonError::into_inner)
}

#[async_trait]
impl Log for SimulatedNode {
    async fn append(&self, claim: &Claim, entries: Vec<Entry>) -> Appended {
        self.write(*claim, What::Append(entries)).await
    }

    async fn mark_clock(&self, claim: &Claim, mark: ClockMark) -> Appended {
        self.write(*claim, What::Mark(mark)).await
    }

    async fn read(&self, table: TableCode, after: u64, limit: u32) -> Result<Vec<Entry>, ReadError> {
        let page = move |state: &State| {
            let later = state.log(table).iter().filter(|entry| entry.number > after);
            later.take(limit as usize).cloned().collect()
        };
        self.find(page).await
    }

    async fn last(&self, table: TableCode) -> Result<Option<Last>, ReadError> {
        self.find(move |state| state.last(table)).await
    }

    async fn find_command(
        &self,
        table: TableCode,
        by: Author,
        command: &CommandId,
    ) -> Result<Option<u64>, ReadError> {
        let command = *command;
        self.find(move |state| state.find_command(table, by, &command)).await
    }

    async fn ping(&self) -> Appended {
        if self.is_closed() {
            return Err(AppendError::Closed);
        }
        self.call(|_| ()).await.ok_or_else(|| AppendError::Failing(failing()))
    }

    async fn close(&self) {
        let mine = {
            let mut own = lock(&self.own);
            own.closed = true;
            own.held.clear();
            own.incarnation.take()
        };
        if let Some(mine) = mine {
            self.call(move |state| state.leave(mine)).await;
        }
    }
}

#[async_trait]
impl Claims for SimulatedNode {
    async fn claim(&self, table: TableCode) -> Result<Claim, ClaimError> {
        if self.is_closed() {
            return Err(ClaimError::Closed);
        }
        let run_out = || ClaimError::Failing("this node's lease has run out".to_owned());
        let mine = lock(&self.own).incarnation.ok_or_else(run_out)?;
        let claimed = self.call(move |state| state.claim(table, mine)).await;
        let claim = claimed.unwrap_or_else(|| Err(ClaimError::Failing(failing())))?;
        let mut own = lock(&self.own);
        // A lease that ran out meanwhile took all claims with it.
        if own.incarnation != Some(mine) {
            return Err(run_out());
        }
        if own.held.get(&table).is_none_or(|held| held.epoch < claim.epoch) {
            let held = Held { epoch: claim.epoch, under: mine, end: watch::Sender::new(()) };
            own.held.insert(table, held);
        }
        Ok(claim)
    }

    async fn release(&self, claim: Claim) {
        let under = {
            let mut own = lock(&self.own);
            let under = own.under(claim);
            if under.is_some() {
                own.held.remove(&claim.table);
            }
            under
        };
        if let Some(under) = under {
            self.call(move |state| state.release(claim, under)).await;
        }
    }

    async fn elsewhere(&self, table: TableCode) -> Result<Option<String>, ReadError> {
        let mine = lock(&self.own).incarnation;
        self.find(move |state| state.elsewhere(table, mine)).await
    }

    async fn lost(&self, claim: Claim) {
        let mut end = {
            let own = lock(&self.own);
            let Some(held) = own.held.get(&claim.table).filter(|held| held.epoch == claim.epoch) else {
                return;
            };
            held.end.subscribe()
        };
        // Nothing is ever sent: what comes is the sender's end.
        let _ = end.changed().await;
    }
}

/// Whoever keeps the lease.
struct Keeper {
    shared: Simulated,
    weather: Arc<dyn Weather>,
    own: Arc<Mutex<Own>>,
    name: String,
    lease: Lease,
}

impl Keeper {
    async fn run(self, first: Incarnation) {
        let Lease { lasts, renewed_every } = self.lease;
        let (mut mine, mut deadline) = (first, Instant::now() + lasts);
        loop {
            sleep(renewed_every).await;
            self.weather.awake().await;
            if lock(&self.own).closed {
                return;
            }
            // Counted from before it asks.
            let sent = Instant::now();
            let is_alive = lock(&self.own).incarnation.is_some();
            if is_alive {
                let renewed = timeout_at(deadline, self.renew(mine)).await;
                // Whoever stands still notices nothing, not even that its time is over.
                self.weather.awake().await;
                match renewed {
                    Ok(Some(true)) => deadline = sent + lasts,
                    Ok(None) if Instant::now() < deadline => {}
                    _ => {
                        let mut own = lock(&self.own);
                        own.incarnation = None;
                        own.held.clear();
                    }
                }
            } else if self.weather.call().await == Fate::Done && !lock(&self.own).closed {
                mine = self.shared.lock().enter(&self.name, lasts, Some(mine));
                deadline = sent + lasts;
                lock(&self.own).incarnation = Some(mine);
            }
        }
    }

    /// Whether it was renewed; `None` if that is not known.
    async fn renew(&self, mine: Incarnation) -> Option<bool> {
        match self.weather.call().await {
            Fate::Done => {
                let renewed = self.shared.lock().renew(mine, self.lease.lasts);
                self.weather.answer().await;
                Some(renewed)
            }
            Fate::Unheard => {
                self.shared.lock().renew(mine, self.lease.lasts);
                None
            }
            Fate::Fails | Fate::Late(_) => None,
        }
    }
}
