//! A store in memory that several nodes share, for simulations of all of them in one process: logs, claims and leases as
//! PostgreSQL keeps them, by the runtime's clock, and weather that delays, fails and loses answers. It has no lists, no
//! days and no reviews: whoever asks for them is told that there are none.

mod lists;
mod node;
mod state;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use tablier_room::{Entry, TableCode};

use crate::Last;
pub use node::{Lease, SimulatedNode};
use state::State;

/// What becomes of a call on its way to the store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// It is done.
    Done,
    /// It fails, and nothing of it is done.
    Fails,
    /// It fails, and is done all the same, now.
    Unheard,
    /// It fails, and is done all the same, some time after.
    Late(std::time::Duration),
}

/// How it is between a node and the store.
#[async_trait]
pub trait Weather: Send + Sync {
    /// Lets a call through, when it does, and says what becomes of it.
    async fn call(&self) -> Fate;

    /// Lets an answer through, when it does.
    async fn answer(&self);

    /// Waits until the node runs, if it stands still: what its own clock would tell it, it hears only then.
    async fn awake(&self) {}
}

/// Nothing ever happens.
pub struct Calm;

#[async_trait]
impl Weather for Calm {
    async fn call(&self) -> Fate {
        Fate::Done
    }

    async fn answer(&self) {}
}

/// What the nodes share.
#[derive(Clone, Default)]
pub struct Simulated(Arc<Mutex<State>>);

impl Simulated {
    /// A node joins; whoever had its name before has ended.
    ///
    /// # Panics
    /// Outside a runtime: it has a lease to look after.
    pub fn join(&self, name: &str, lease: Lease, weather: Arc<dyn Weather>) -> SimulatedNode {
        SimulatedNode::begin(self.clone(), name, lease, weather)
    }

    /// A table's whole log, as it is now, whatever the weather.
    pub fn log(&self, table: TableCode) -> Vec<Entry> {
        self.lock().log(table).to_vec()
    }

    /// One of its entries.
    pub fn entry(&self, table: TableCode, number: u64) -> Option<Entry> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        self.lock().log(table).get(index).cloned()
    }

    /// Where a table's log ends, whatever the weather.
    pub fn end(&self, table: TableCode) -> Option<Last> {
        self.lock().last(table)
    }

    /// No wait and no panic comes while it is held.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
