//! The tables that are awake, and waking the others from their logs.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tablier_game::Millis;
use tablier_room::{AnyDesk, Entry, Kind, Step, TableCode, game_of};
use tablier_store::{ReadError, Store};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot, watch};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, timeout};

use crate::bots::Thinkers;
use crate::moment;
use crate::server::Config;
use crate::slots::{Awake, Slot, Slots};
use crate::table::{self, Greeting, Input, Parts, TableSender, WAITING_INPUTS};
use crate::telemetry::Counters;

/// How many entries are read at once.
const PAGE: u32 = 1_000;
/// How many codes are tried for a new table before giving up: with one table in a hundred codes taken, the chance of
/// needing more is one in 10^16.
const CODES_TRIED: usize = 8;
/// How many tables are woken at once, each from a whole log in memory. Whoever would wake another waits; whoever comes
/// to a table that is awake does not.
const WAKERS: usize = 8;
/// With as many tables awake as may be, a deserted one is put to sleep for the next. How long it may take before another
/// is told to, because somebody came to the first after all; and how many are told before the next is refused.
const FALLING_ASLEEP: Duration = Duration::from_millis(250);
const TOLD_TO_SLEEP: usize = 8;

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
    #[error("the table's log can't be read: {0}")]
    Log(Arc<tablier_room::BadLog>),
    #[error(transparent)]
    Store(#[from] ReadError),
    #[error("no code was free")]
    NoCode,
    #[error("the table is gone just now")]
    Gone,
    #[error("the server stops")]
    Stopping,
}

/// A table that is about to be awake.
struct New {
    kind: Kind,
    desk: Box<dyn AnyDesk>,
    unstored: Vec<Step>,
    place: OwnedSemaphorePermit,
}

/// All tables.
pub(crate) struct Registry {
    kinds: Vec<Kind>,
    store: Arc<dyn Store>,
    thinkers: Thinkers,
    counters: Arc<Counters>,
    awake_for: Duration,
    greeting: Greeting,
    wakers: Arc<Semaphore>,
    /// Each table that is awake has a place.
    places: Arc<Semaphore>,
    /// `None` once the server stops: nothing is woken any more. Held for a look or a change, never for a wait.
    slots: Mutex<Option<Slots>>,
}

impl Registry {
    pub(crate) fn new(
        kinds: Vec<Kind>,
        store: Arc<dyn Store>,
        thinkers: Thinkers,
        counters: Arc<Counters>,
        config: &Config,
    ) -> Registry {
        let most_awake = config.most_awake;
        let ping_every = Millis(u64::try_from(config.ping_every.as_millis()).unwrap_or(u64::MAX));
        Registry {
            kinds,
            store,
            thinkers,
            counters,
            awake_for: config.awake_for,
            greeting: Greeting { build: config.build.as_str().into(), ping_every },
            wakers: Arc::new(Semaphore::new(WAKERS)),
            places: Arc::new(Semaphore::new(most_awake.min(Semaphore::MAX_PERMITS))),
            slots: Mutex::new(Some(Slots::new(most_awake))),
        }
    }

    pub(crate) fn kind(&self, name: &str) -> Option<Kind> {
        self.kinds.iter().find(|kind| kind.name == name).copied()
    }

    pub(crate) fn games(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.kinds.iter().map(|kind| kind.name)
    }

    /// Opens a new table under a free code.
    pub(crate) async fn open(&self, game: &str, setup: Option<Value>) -> Result<TableCode, NoTable> {
        let kind = self.kind(game).ok_or(NoTable::UnknownGame)?;
        for _ in 0..CODES_TRIED {
            self.look(|_| ())?;
            let code = TableCode::draw(&mut rand::rng());
            if self.store.last(code).await?.is_some() {
                continue;
            }
            let opened = kind.open(code, setup.clone(), moment::now());
            let (desk, first) = opened.map_err(|error| NoTable::BadSetup(Arc::new(error)))?;
            let new = New { kind, desk, unstored: vec![first], place: self.place().await? };
            let is_free = self.look(|slots| {
                let is_free = slots.get(code).is_none();
                is_free.then(|| self.start(slots, code, new)).is_some()
            });
            if is_free? {
                return Ok(code);
            }
        }
        Err(NoTable::NoCode)
    }

    /// The way to a table, which is woken if it sleeps.
    pub(crate) async fn find(self: &Arc<Self>, code: TableCode) -> Result<TableSender, NoTable> {
        if let Some(slot) = self.look(|slots| slots.get(code))? {
            return slot.table().await;
        }
        let waker = Arc::clone(&self.wakers).acquire_owned().await.map_err(|_| NoTable::Stopping)?;
        self.begin_to_wake(code, waker)?.table().await
    }

    /// Wakes a table, unless somebody else came first. It goes on if whoever wanted it leaves: others may have come.
    fn begin_to_wake(
        self: &Arc<Self>,
        code: TableCode,
        waker: OwnedSemaphorePermit,
    ) -> Result<Slot, NoTable> {
        self.look(|slots| {
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

    async fn wake(&self, code: TableCode) -> Result<TableSender, NoTable> {
        let woken = self.read_and_wake(code).await;
        self.look(|slots| {
            slots.remove(code);
            woken.map(|woken| self.start(slots, code, woken))
        })?
    }

    async fn read_and_wake(&self, code: TableCode) -> Result<New, NoTable> {
        let entries = read_log(&*self.store, code).await?;
        let at = self.store.last(code).await?.map_or(Millis::ZERO, |last| last.at);
        let first = entries.first().ok_or(NoTable::Unknown)?;
        let kind = game_of(first).and_then(|game| self.kind(&game)).ok_or(NoTable::UnknownGame)?;
        let place = self.place().await?;
        // A long log takes a while: others have the async threads meanwhile.
        let desk = spawn_blocking(move || kind.wake(code, &entries, at)).await.map_err(|error| {
            tracing::error!(table = %code, %error, "waking a table failed");
            NoTable::Gone
        })?;
        let desk = desk.map_err(|error| NoTable::Log(Arc::new(error)))?;
        Ok(New { kind, desk, unstored: Vec::new(), place })
    }

    /// A place for one more table, if need be that of the one that was deserted first.
    async fn place(&self) -> Result<OwnedSemaphorePermit, NoTable> {
        if let Ok(place) = Arc::clone(&self.places).try_acquire_owned() {
            return Ok(place);
        }
        for _ in 0..TOLD_TO_SLEEP {
            if !self.look(Slots::put_one_to_sleep)? {
                break;
            }
            let place = timeout(FALLING_ASLEEP, Arc::clone(&self.places).acquire_owned());
            if let Ok(Ok(place)) = place.await {
                return Ok(place);
            }
        }
        Err(NoTable::TooMany)
    }

    /// Looks at the slots, or changes them. Not once the server stops.
    fn look<T>(&self, look: impl FnOnce(&mut Slots) -> T) -> Result<T, NoTable> {
        self.lock().as_mut().map(look).ok_or(NoTable::Stopping)
    }

    fn lock(&self) -> MutexGuard<'_, Option<Slots>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks a table something; the way to it comes with the answer. A table that falls asleep just then, with the
    /// question in its hands, is woken and asked once more.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        code: TableCode,
        input: impl Fn(oneshot::Sender<T>) -> Input,
    ) -> Result<(T, TableSender), NoTable> {
        for _ in 0..2 {
            let table = self.find(code).await?;
            let (answer, answered) = oneshot::channel();
            if table.send(input(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return Ok((answer, table));
            }
        }
        Err(NoTable::Gone)
    }

    /// Starts a table's task and gives it its slot.
    fn start(&self, slots: &mut Slots, code: TableCode, new: New) -> TableSender {
        let New { kind, desk, unstored, place } = new;
        let (sender, inputs) = mpsc::channel(WAITING_INPUTS);
        let (tell, deserted) = watch::channel(Some(Instant::now()));
        let parts = Parts {
            code,
            kind,
            desk,
            unstored,
            store: Arc::clone(&self.store),
            thinkers: self.thinkers.clone(),
            counters: Arc::clone(&self.counters),
            awake_for: self.awake_for,
            greeting: self.greeting.clone(),
            deserted: tell,
            place,
        };
        tokio::spawn(table::run(parts, sender.clone(), inputs));
        slots.put(code, Slot::Awake(Awake::new(sender.clone(), deserted)));
        sender
    }

    /// Lets every table store what it has, say goodbye and end.
    pub(crate) async fn stop(&self) {
        let slots = self.lock().take();
        let mut ends = Vec::new();
        for sender in slots.into_iter().flat_map(Slots::into_tables) {
            let (done, end) = oneshot::channel();
            if sender.send(Input::Stop { done }).await.is_ok() {
                ends.push(end);
            }
        }
        for end in ends {
            // A table that ended by itself has stored everything too.
            let _ = end.await;
        }
    }
}

/// A table's whole log.
pub(crate) async fn read_log(store: &dyn Store, code: TableCode) -> Result<Vec<Entry>, ReadError> {
    let mut entries: Vec<Entry> = Vec::new();
    loop {
        let after = entries.last().map_or(0, |entry| entry.number);
        let page = store.read(code, after, PAGE).await?;
        let whole = page.len() < PAGE as usize;
        entries.extend(page);
        if whole {
            return Ok(entries);
        }
    }
}
