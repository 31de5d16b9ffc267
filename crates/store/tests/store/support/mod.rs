//! Places for stores to be tested in, honest and flawed.

pub(crate) mod flaw;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use tablier_room::Entry;
use tablier_store::contract::{Premises, Roles};
use tablier_store::sqlite::{Options, SqliteStore};
use tablier_store::{Claim, Store};

/// SQLite as it is.
pub(crate) struct Honest(pub(crate) Options);

#[async_trait]
impl Premises for Honest {
    async fn open(&self, place: &Path) -> Result<Roles, String> {
        match SqliteStore::open(place, self.0.clone()).await {
            Ok(store) => Ok(Roles::of(Arc::new(store))),
            Err(error) => Err(error.to_string()),
        }
    }
}

/// Every bound as low as it goes.
pub(crate) fn small() -> Options {
    Options {
        readers: 1,
        queue: 1,
        group: 1,
        apart: Duration::ZERO,
        look_every: Duration::from_millis(1),
        long_wal: 1,
        longest_wal: 2,
        ..Options::default()
    }
}

/// Claims a table and appends entries of it, which must be taken.
pub(crate) async fn append(store: &dyn Store, entries: Vec<Entry>) -> Claim {
    let claim = store.claim(entries[0].table).await.unwrap();
    assert_eq!(store.append(&claim, entries).await, Ok(()));
    claim
}
