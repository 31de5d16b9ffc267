//! A slot for every table that is awake, and for every one that somebody is waking: so whoever else comes meanwhile
//! waits for the same table.

use std::collections::HashMap;

use tablier_room::TableCode;
use tokio::sync::watch;

use crate::registry::NoTable;
use crate::table::TableSender;

/// What became of waking a table, once it is known.
pub(crate) type Woken = Option<Result<TableSender, NoTable>>;

/// Where a table is.
#[derive(Clone)]
pub(crate) enum Slot {
    Awake(TableSender),
    Waking(watch::Receiver<Woken>),
}

impl Slot {
    /// False once there is nobody behind it any more: the table sleeps.
    fn is_live(&self) -> bool {
        match self {
            Slot::Awake(table) => !table.is_closed(),
            Slot::Waking(woken) => woken.has_changed().is_ok(),
        }
    }

    /// The way to the table, as soon as it is awake.
    pub(crate) async fn table(self) -> Result<TableSender, NoTable> {
        match self {
            Slot::Awake(table) => Ok(table),
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
        self.slots.insert(code, slot);
    }

    pub(crate) fn remove(&mut self, code: TableCode) {
        self.slots.remove(&code);
    }

    /// Whether one more may be awake. Those that are only being woken don't count: there are few of them at a time, and
    /// of made-up codes nothing comes.
    pub(crate) fn has_room(&mut self) -> bool {
        if self.slots.len() >= self.most_awake {
            self.slots.retain(|_, slot| slot.is_live());
        }
        self.slots.len() < self.most_awake || self.tables().count() < self.most_awake
    }

    fn tables(&self) -> impl Iterator<Item = &TableSender> {
        self.slots.values().filter_map(|slot| match slot {
            Slot::Awake(table) => Some(table),
            Slot::Waking(_) => None,
        })
    }

    /// All that are awake.
    pub(crate) fn into_tables(self) -> impl Iterator<Item = TableSender> {
        self.slots.into_values().filter_map(|slot| match slot {
            Slot::Awake(table) => Some(table),
            Slot::Waking(_) => None,
        })
    }
}
