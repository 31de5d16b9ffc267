//! The store that is checked, role by role, and how the checks write to it.

use std::sync::Arc;

use tablier_room::{Entry, TableCode};

use super::entries::{opening, plain};
use super::{Held, seen};
use crate::{Claim, Claims, Days, Index, Log, Reviews};

/// The roles of a store, or of several that work together.
#[derive(Clone)]
pub struct Roles {
    /// What is appended to and read.
    pub log: Arc<dyn Log>,
    /// What lists are asked of.
    pub index: Arc<dyn Index>,
    /// What says who may append.
    pub claims: Arc<dyn Claims>,
    /// What people found on a day.
    pub days: Arc<dyn Days>,
    /// What experts said.
    pub reviews: Arc<dyn Reviews>,
}

impl Roles {
    /// One store in all its roles.
    pub fn of<Store: crate::Store + 'static>(store: Arc<Store>) -> Roles {
        Roles {
            log: store.clone(),
            index: store.clone(),
            claims: store.clone(),
            days: store.clone(),
            reviews: store,
        }
    }

    pub(super) async fn claim(&self, table: TableCode) -> Result<Claim, String> {
        self.claims.claim(table).await.map_err(|error| format!("claiming {table}: {error}"))
    }

    /// Appends what must be appended.
    pub(super) async fn accept(&self, claim: &Claim, entries: Vec<Entry>) -> Held {
        let numbers: Vec<u64> = entries.iter().map(|entry| entry.number).collect();
        let appended = self.log.append(claim, entries).await;
        appended.map_err(|error| format!("{} numbers {numbers:?}: {error}", claim.table))
    }

    /// Claims a table and appends what must be appended.
    pub(super) async fn write(&self, entries: Vec<Entry>) -> Result<Claim, String> {
        let table = entries.first().map(|entry| entry.table).ok_or("nothing to write")?;
        let claim = self.claim(table).await?;
        self.accept(&claim, entries).await?;
        Ok(claim)
    }

    /// Opens a table and appends plain entries up to a number.
    pub(super) async fn fill(&self, table: TableCode, last: u64) -> Result<Claim, String> {
        let mut entries = vec![opening(table, "corona")];
        entries.extend((2..=last).map(|number| plain(table, number)));
        self.write(entries).await
    }

    /// All of a table's entries.
    pub(super) async fn all(&self, table: TableCode) -> Result<Vec<Entry>, String> {
        self.log.read(table, 0, u32::MAX).await.map_err(seen)
    }

    /// A table's last number; 0 for a table that is not there.
    pub(super) async fn last(&self, table: TableCode) -> Result<u64, String> {
        Ok(self.log.last(table).await.map_err(seen)?.map_or(0, |last| last.number))
    }
}
