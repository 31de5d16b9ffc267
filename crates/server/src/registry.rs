//! The tables that are awake, and waking the others from their logs.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tablier_room::{AnyDesk, Entry, Kind, Step, TableCode, game_of};
use tablier_store::{ReadError, Store};
use tokio::sync::{Mutex, mpsc, oneshot};

use crate::bots::Thinkers;
use crate::moment;
use crate::table::{self, Input, Parts, TableSender, WAITING_INPUTS};
use crate::telemetry::Counters;

/// How many entries are read at once.
const PAGE: u32 = 1_000;
/// How many codes are tried for a new table before giving up: with one table in a hundred codes taken, the chance of
/// needing more is one in 10^16.
const CODES_TRIED: usize = 8;

/// Why there is no such table, or none just now.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoTable {
    #[error("there is no such table")]
    Unknown,
    #[error("this server does not know that game")]
    UnknownGame,
    #[error("{0}")]
    BadSetup(#[from] tablier_room::BadSetup),
    #[error("too many tables are awake")]
    TooMany,
    #[error("the table's log can't be read: {0}")]
    Log(#[from] tablier_room::BadLog),
    #[error(transparent)]
    Store(#[from] ReadError),
    #[error("no code was free")]
    NoCode,
}

/// All tables.
pub(crate) struct Registry {
    kinds: Vec<Kind>,
    store: Arc<dyn Store>,
    thinkers: Thinkers,
    counters: Arc<Counters>,
    awake_for: Duration,
    most_awake: usize,
    awake: Mutex<HashMap<TableCode, TableSender>>,
}

impl Registry {
    pub(crate) fn new(
        kinds: Vec<Kind>,
        store: Arc<dyn Store>,
        thinkers: Thinkers,
        counters: Arc<Counters>,
        awake_for: Duration,
        most_awake: usize,
    ) -> Registry {
        Registry { kinds, store, thinkers, counters, awake_for, most_awake, awake: Mutex::default() }
    }

    pub(crate) fn kind(&self, name: &str) -> Option<Kind> {
        self.kinds.iter().find(|kind| kind.name == name).copied()
    }

    pub(crate) fn games(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.kinds.iter().map(|kind| kind.name)
    }

    /// Opens a new table under a free code.
    pub(crate) async fn open(
        &self,
        game: &str,
        setup: Option<Value>,
    ) -> Result<(TableCode, TableSender), NoTable> {
        let kind = self.kind(game).ok_or(NoTable::UnknownGame)?;
        let mut awake = self.awake.lock().await;
        self.make_room(&mut awake)?;
        for _ in 0..CODES_TRIED {
            let code = TableCode::draw(&mut rand::rng());
            if self.store.last(code).await?.is_some() || awake.contains_key(&code) {
                continue;
            }
            let (desk, first) = kind.open(code, setup.clone(), moment::now())?;
            let sender = self.start(code, kind, desk, vec![first]);
            awake.insert(code, sender.clone());
            return Ok((code, sender));
        }
        Err(NoTable::NoCode)
    }

    /// The way to a table, which is woken if it sleeps.
    pub(crate) async fn find(&self, code: TableCode) -> Result<TableSender, NoTable> {
        let mut awake = self.awake.lock().await;
        if let Some(sender) = awake.get(&code).filter(|sender| !sender.is_closed()) {
            return Ok(sender.clone());
        }
        let entries = read_log(&*self.store, code).await?;
        let first = entries.first().ok_or(NoTable::Unknown)?;
        let kind = game_of(first).and_then(|game| self.kind(&game)).ok_or(NoTable::UnknownGame)?;
        self.make_room(&mut awake)?;
        let desk = kind.wake(code, &entries)?;
        let sender = self.start(code, kind, desk, Vec::new());
        awake.insert(code, sender.clone());
        Ok(sender)
    }

    fn make_room(&self, awake: &mut HashMap<TableCode, TableSender>) -> Result<(), NoTable> {
        if awake.len() >= self.most_awake {
            awake.retain(|_, sender| !sender.is_closed());
        }
        if awake.len() >= self.most_awake { Err(NoTable::TooMany) } else { Ok(()) }
    }

    fn start(&self, code: TableCode, kind: Kind, desk: Box<dyn AnyDesk>, unstored: Vec<Step>) -> TableSender {
        let (sender, inputs) = mpsc::channel(WAITING_INPUTS);
        let parts = Parts {
            code,
            kind,
            desk,
            unstored,
            store: Arc::clone(&self.store),
            thinkers: self.thinkers.clone(),
            counters: Arc::clone(&self.counters),
            awake_for: self.awake_for,
        };
        tokio::spawn(table::run(parts, sender.clone(), inputs));
        sender
    }

    /// Lets every table store what it has, say goodbye and end.
    pub(crate) async fn stop(&self) {
        let awake: Vec<TableSender> = self.awake.lock().await.drain().map(|(_, sender)| sender).collect();
        let mut ends = Vec::new();
        for sender in awake {
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
