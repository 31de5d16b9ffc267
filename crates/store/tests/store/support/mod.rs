//! Places for stores to be tested in, honest and flawed.

pub(crate) mod flaw;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use tablier_store::Store;
use tablier_store::contract::Premises;
use tablier_store::sqlite::{Options, SqliteStore};

/// SQLite as it is.
pub(crate) struct Honest(pub(crate) Options);

#[async_trait]
impl Premises for Honest {
    async fn open(&self, place: &Path) -> Result<Arc<dyn Store>, String> {
        match SqliteStore::open(place, self.0).await {
            Ok(store) => Ok(Arc::new(store)),
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
        look_every: Duration::from_millis(1),
        long_wal: 1,
        longest_wal: 2,
        most_pages: None,
    }
}
