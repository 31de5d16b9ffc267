//! A slot for every table that is awake, and for every one that somebody is waking: so whoever else comes meanwhile
//! waits for the same table.

use std::collections::HashMap;
use std::time::Duration;

use tablier_room::TableCode;
use tokio::sync::watch;
use tokio::time::Instant;

use super::registry::NoTable;
use super::{Input, OwnerSender, TableStatus};
use crate::bus::{EdgeId, EdgeStatus};

/// A table that was told to sleep and did not, because somebody came, is not told again so soon.
const NOT_AGAIN: Duration = Duration::from_secs(2);

/// What became of waking a table, once it is known.
pub(crate) type Woken = Option<Result<OwnerSender, NoTable>>;

/// Where a table is.
#[derive(Clone)]
pub(crate) enum Slot {
    Awake(Awake),
    Waking(watch::Receiver<Woken>),
}

/// A table that is awake.
#[derive(Clone)]
pub(crate) struct Awake {
    table: OwnerSender,
    status: watch::Receiver<TableStatus>,
    told_to_sleep: Option<Instant>,
}

impl Awake {
    pub(crate) fn new(table: OwnerSender, status: watch::Receiver<TableStatus>) -> Awake {
        Awake { table, status, told_to_sleep: None }
    }

    /// Where it believes an edge to stand.
    pub(crate) fn status_of(&self, edge: EdgeId) -> Option<EdgeStatus> {
        self.status.borrow().edges.get(&edge).copied()
    }

    /// Tells it something, unless it has too much to do to hear of it.
    pub(crate) fn tell(&self, input: Input) {
        let _ = self.table.try_send(input);
    }

    /// Since when it could have been put to sleep, if it can be.
    fn deserted_since(&self) -> Option<Instant> {
        let told = self.told_to_sleep.is_some_and(|told| told.elapsed() < NOT_AGAIN);
        if told || self.table.is_closed() { None } else { self.status.borrow().deserted }
    }
}

impl Slot {
    /// False once there is nobody behind it any more: the table sleeps.
    fn is_live(&self) -> bool {
        match self {
            Slot::Awake(awake) => !awake.table.is_closed(),
            Slot::Waking(woken) => woken.has_changed().is_ok(),
        }
    }

    /// The way to the table, as soon as it is awake.
    pub(crate) async fn table(self) -> Result<OwnerSender, NoTable> {
        match self {
            Slot::Awake(awake) => Ok(awake.table),
            Slot::Waking(mut woken) => {
                let woken = woken.wait_for(Option::is_some).await;
                woken.ok().and_then(|woken| woken.clone()).unwrap_or(Err(NoTable::Gone))
            }
        }
    }
}

/// All slots.
pub(crate) struct Slots {
    slots: HashMap<TableCode, Slot>,
    most_awake: usize,
}

impl Slots {
    pub(crate) fn new(most_awake: usize) -> Slots {
        Slots { slots: HashMap::new(), most_awake }
    }

    /// The table's slot, if it does not sleep.
    pub(crate) fn get(&self, code: TableCode) -> Option<Slot> {
        self.slots.get(&code).filter(|slot| slot.is_live()).cloned()
    }

    pub(crate) fn put(&mut self, code: TableCode, slot: Slot) {
        // Slots of tables that went to sleep by themselves.
        if self.slots.len() >= self.most_awake {
            self.slots.retain(|_, slot| slot.is_live());
        }
        self.slots.insert(code, slot);
    }

    pub(crate) fn remove(&mut self, code: TableCode) {
        self.slots.remove(&code);
    }

    /// Tells the table that was deserted first to sleep. False if somebody is at every one.
    pub(crate) fn put_one_to_sleep(&mut self) -> bool {
        let deserted = self.slots.values_mut().filter_map(|slot| match slot {
            Slot::Awake(awake) => awake.deserted_since().map(|since| (since, awake)),
            Slot::Waking(_) => None,
        });
        let Some((_, first)) = deserted.min_by_key(|(since, _)| *since) else { return false };
        first.told_to_sleep = Some(Instant::now());
        // If it has too much to do to hear of it, it is another's turn next.
        let _ = first.table.try_send(Input::Sleep);
        true
    }

    /// Those that are awake.
    pub(crate) fn awake(&self) -> impl Iterator<Item = (TableCode, &Awake)> {
        self.slots.iter().filter_map(|(code, slot)| match slot {
            Slot::Awake(awake) if slot.is_live() => Some((*code, awake)),
            Slot::Awake(_) | Slot::Waking(_) => None,
        })
    }

    /// All that are awake.
    pub(crate) fn into_tables(self) -> impl Iterator<Item = OwnerSender> {
        self.slots.into_values().filter_map(|slot| match slot {
            Slot::Awake(awake) => Some(awake.table),
            Slot::Waking(_) => None,
        })
    }
}
