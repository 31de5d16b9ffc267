//! The tables that are awake here, and waking the others from their logs.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tablier_game::Millis;
use tablier_room::{AnyDesk, Kind, Step, TableCode, game_of};
use tablier_store::{Claim, ClaimError, ReadError, Store};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio::time::{Instant, sleep, timeout};

use super::bots::Thinkers;
use super::ending::Ending;
use super::log::read_log;
use super::mail;
use super::slots::{Awake, Slot, Slots};
use super::task::{self, Greeting, Parts, RETRY_AFTER};
use super::waking::{self, NotWoken, Wakers};
use super::{OwnerSender, TableStatus, WAITING_INPUTS};
use crate::bus::{Bus, EdgeId};
use crate::config::Config;
use crate::edge::caller::Caller;
use crate::readiness::Readiness;
use crate::telemetry::Counters;
use crate::world::{World, millis};

/// How many codes are tried for a new table before giving up: with one table in a hundred codes taken, the chance of
/// needing more is one in 10^16.
const CODES_TRIED: usize = 8;
/// With as many tables awake as may be, a deserted one is put to sleep for the next. How long it may take before another
/// is told to, because somebody came to the first after all; and how many are told before the next is refused.
const FALLING_ASLEEP: Duration = Duration::from_millis(250);
const TOLD_TO_SLEEP: usize = 8;
/// How often what may have been claimed is given back, once a second: longer than anything is on its way to the store.
const GIVEN_BACK: usize = 6;

/// Why there is no such table, or none just now.
#[derive(Debug, Clone, thiserror::Error)]
pub(crate) enum NoTable {
    #[error("there is no such table")]
    Unknown,
    #[error("this server does not know that game")]
    UnknownGame,
    #[error("{0}")]
    BadSetup(Arc<tablier_room::BadSetup>),
    #[error("too many tables are awake")]
    TooMany,
    #[error("the table can't be woken: {0}")]
    NotWoken(Arc<NotWoken>),
    #[error(transparent)]
    Store(#[from] ReadError),
    #[error("no code was free")]
    NoCode,
    #[error("the table is at {0}")]
    Elsewhere(String),
    #[cfg_attr(not(feature = "cluster"), expect(dead_code, reason = "one node reaches itself"))]
    #[error("the table is at another node, which can't be reached")]
    Unreachable,
    #[error("the table is gone just now")]
    Gone,
    #[error("the server stops")]
    Stopping,
}

/// A table that is about to be awake.
struct New {
    kind: Kind,
    desk: Box<dyn AnyDesk>,
    claim: Claim,
    opened_from: Option<Caller>,
    unstored: Vec<Step>,
    place: OwnedSemaphorePermit,
}

/// What owners need from around them.
pub(crate) struct Around {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) readiness: Arc<Readiness>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) world: Arc<World>,
    pub(crate) thinkers: Thinkers,
    pub(crate) counters: Arc<Counters>,
}

/// All tables that are awake here.
pub(crate) struct Owners {
    kinds: Vec<Kind>,
    pub(super) around: Around,
    awake_for: Duration,
    greeting: Greeting,
    wakers: Wakers,
    most_awake: usize,
    /// Each table that is awake has a place.
    places: Arc<Semaphore>,
    /// `None` once the server stops: nothing is woken any more. Held for a look or a change, never for a wait.
    slots: Mutex<Option<Slots>>,
    /// When each edge was last heard of.
    pub(super) edges: Mutex<BTreeMap<EdgeId, Instant>>,
}

impl Owners {
    pub(crate) fn new(kinds: Vec<Kind>, around: Around, config: &Config) -> Arc<Owners> {
        let most_awake = config.most_awake.min(Semaphore::MAX_PERMITS);
        let owners = Arc::new(Owners {
            kinds,
            around,
            awake_for: config.awake_for,
            greeting: Greeting { build: config.build.as_str().into(), ping_every: millis(config.ping_every) },
            wakers: Wakers::new(),
            most_awake,
            places: Arc::new(Semaphore::new(most_awake)),
            slots: Mutex::new(Some(Slots::new(most_awake))),
            edges: Mutex::default(),
        });
        tokio::spawn(mail::watch_edges(Arc::downgrade(&owners)));
        owners
    }

    /// How many tables are awake, or about to be.
    pub(crate) fn awake(&self) -> usize {
        self.most_awake.saturating_sub(self.places.available_permits())
    }

    pub(crate) fn kind(&self, name: &str) -> Option<Kind> {
        self.kinds.iter().find(|kind| kind.name == name).copied()
    }

    pub(crate) fn games(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.kinds.iter().map(|kind| kind.name)
    }

    /// Opens a new table under a free code, for somebody at an address.
    pub(crate) async fn open(
        self: &Arc<Self>,
        game: &str,
        setup: Option<Value>,
        from: Caller,
    ) -> Result<TableCode, NoTable> {
        let kind = self.kind(game).ok_or(NoTable::UnknownGame)?;
        for _ in 0..CODES_TRIED {
            self.with_slots(|_| ())?;
            let code = TableCode::draw(&mut self.around.world.rng());
            if self.around.store.last(code).await?.is_some() {
                continue;
            }
            let opened = kind.open(code, setup.clone(), self.around.world.now());
            let (desk, first) = opened.map_err(|error| NoTable::BadSetup(Arc::new(error)))?;
            let (place, claim) = (self.permit().await?, self.claim(code).await?);
            let new = New { kind, desk, claim, opened_from: Some(from), unstored: vec![first], place };
            let is_free = self.with_slots(|slots| {
                let is_free = slots.get(code).is_none();
                is_free.then(|| self.start(slots, code, new)).is_some()
            });
            if matches!(is_free, Ok(true)) {
                return Ok(code);
            }
            // Of two that drew the same code, the other claims it anew when it is fenced.
            self.around.store.release(claim).await;
            is_free?;
        }
        Err(NoTable::NoCode)
    }

    /// The way to a table, which is woken if it sleeps.
    pub(crate) async fn find(self: &Arc<Self>, code: TableCode) -> Result<OwnerSender, NoTable> {
        if let Some(slot) = self.with_slots(|slots| slots.get(code))? {
            return slot.table().await;
        }
        // Before a waker's place is taken: codes that somebody made up keep nobody waiting who has a table to wake.
        self.around.store.last(code).await?.ok_or(NoTable::Unknown)?;
        let waker = self.wakers.permit().await.ok_or(NoTable::Stopping)?;
        self.begin_to_wake(code, waker)?.table().await
    }

    /// Whether a table is awake, or about to be.
    pub(crate) fn is_awake(&self, code: TableCode) -> Result<bool, NoTable> {
        self.with_slots(|slots| slots.get(code).is_some())
    }

    /// Wakes a table, unless somebody else came first. It goes on if whoever wanted it leaves: others may have come.
    fn begin_to_wake(
        self: &Arc<Self>,
        code: TableCode,
        waker: OwnedSemaphorePermit,
    ) -> Result<Slot, NoTable> {
        self.with_slots(|slots| {
            slots.get(code).unwrap_or_else(|| {
                let (tell, woken) = watch::channel(None);
                slots.put(code, Slot::Waking(woken.clone()));
                let registry = Arc::clone(self);
                tokio::spawn(async move {
                    let woken = registry.wake(code).await;
                    tell.send_replace(Some(woken));
                    drop(waker);
                });
                Slot::Waking(woken)
            })
        })
    }

    async fn wake(self: &Arc<Self>, code: TableCode) -> Result<OwnerSender, NoTable> {
        let woken = self.read_and_wake(code).await;
        self.with_slots(|slots| {
            slots.remove(code);
            woken.map(|woken| self.start(slots, code, woken))
        })?
    }

    async fn read_and_wake(self: &Arc<Self>, code: TableCode) -> Result<New, NoTable> {
        let store = &*self.around.store;
        let first = store.read(code, 0, 1).await?;
        let first = first.first().ok_or(NoTable::Unknown)?;
        let kind = game_of(first).and_then(|game| self.kind(&game)).ok_or(NoTable::UnknownGame)?;
        let place = self.permit().await?;
        // Before the log is read: from here on nobody else writes it.
        let claim = self.claim(code).await?;
        let woken = async {
            let entries = read_log(store, code).await?;
            let at = store.last(code).await?.map_or(Millis::ZERO, |last| last.at);
            let woken = waking::wake(kind, code, entries, at).await;
            woken.map_err(|error| NoTable::NotWoken(Arc::new(error)))
        };
        match woken.await {
            Ok(mut desk) => {
                let unstored = desk.close_forgotten_door(self.around.world.now()).into_iter().collect();
                Ok(New { kind, desk, claim, opened_from: None, unstored, place })
            }
            Err(error) => {
                store.release(claim).await;
                Err(error)
            }
        }
    }

    async fn claim(self: &Arc<Self>, code: TableCode) -> Result<Claim, NoTable> {
        self.around.store.claim(code).await.map_err(|error| match error {
            ClaimError::Closed => ReadError::Closed.into(),
            ClaimError::Elsewhere { owner } => NoTable::Elsewhere(owner),
            ClaimError::Failing(why) => {
                tokio::spawn(Arc::clone(self).give_back(code));
                ReadError::Failing(why).into()
            }
        })
    }

    /// A claim that failed may have been made all the same, or be made yet. As long as this node is alive, nobody else could
    /// take the table then: so it is given back, unless the table is awake by then, here or elsewhere.
    async fn give_back(self: Arc<Self>, code: TableCode) {
        for _ in 0..GIVEN_BACK {
            sleep(RETRY_AFTER).await;
            if !matches!(self.is_awake(code), Ok(false)) {
                return;
            }
            match self.around.store.claim(code).await {
                Ok(claim) if matches!(self.is_awake(code), Ok(false)) => {
                    self.around.store.release(claim).await;
                }
                Err(ClaimError::Failing(_)) => {}
                _ => return,
            }
        }
    }

    /// A place for one more table, if need be that of the one that was deserted first.
    async fn permit(&self) -> Result<OwnedSemaphorePermit, NoTable> {
        if let Ok(place) = Arc::clone(&self.places).try_acquire_owned() {
            return Ok(place);
        }
        for _ in 0..TOLD_TO_SLEEP {
            if !self.with_slots(Slots::put_one_to_sleep)? {
                break;
            }
            let place = timeout(FALLING_ASLEEP, Arc::clone(&self.places).acquire_owned());
            if let Ok(Ok(place)) = place.await {
                return Ok(place);
            }
        }
        self.around.counters.too_many_tables.one();
        Err(NoTable::TooMany)
    }

    /// Reads the slots, or changes them. Not once the server stops.
    pub(super) fn with_slots<T>(&self, work: impl FnOnce(&mut Slots) -> T) -> Result<T, NoTable> {
        self.lock().as_mut().map(work).ok_or(NoTable::Stopping)
    }

    fn lock(&self) -> MutexGuard<'_, Option<Slots>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a table's task and gives it its slot.
    fn start(&self, slots: &mut Slots, code: TableCode, new: New) -> OwnerSender {
        let New { kind, desk, claim, opened_from, unstored, place } = new;
        let (sender, inputs) = mpsc::channel(WAITING_INPUTS);
        let (tell, status) =
            watch::channel(TableStatus { deserted: Some(Instant::now()), ..TableStatus::default() });
        let Around { store, readiness, bus, world, thinkers, counters } = &self.around;
        let parts = Parts {
            code,
            kind,
            desk,
            claim,
            opened_from,
            unstored,
            store: Arc::clone(store),
            readiness: Arc::clone(readiness),
            bus: Arc::clone(bus),
            world: Arc::clone(world),
            wakers: self.wakers.clone(),
            thinkers: thinkers.clone(),
            counters: Arc::clone(counters),
            awake_for: self.awake_for,
            greeting: self.greeting.clone(),
            status: tell,
            place,
        };
        tokio::spawn(task::run(parts, sender.clone(), inputs));
        slots.put(code, Slot::Awake(Awake::new(sender.clone(), status)));
        sender
    }

    /// Lets every table store what it has, say goodbye and end, all at the same time. Nothing is woken any more.
    pub(crate) fn stop(&self) -> Ending {
        let slots = self.lock().take();
        Ending::of(slots.into_iter().flat_map(Slots::into_tables))
    }
}
