//! The simulated store keeps the contract of the roles that it has.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use tablier_store::contract::simulated::{Calm, Lease, Simulated};
use tablier_store::contract::{Law, Premises, Roles, check_claims, check_log};

/// Opened again at the same place, it is the same.
#[derive(Default)]
struct InMemory(Mutex<BTreeMap<PathBuf, Simulated>>);

#[async_trait]
impl Premises for InMemory {
    async fn open(&self, place: &Path) -> Result<Roles, String> {
        let shared = self.0.lock().unwrap().entry(place.to_owned()).or_default().clone();
        Ok(Roles::of(Arc::new(shared.join("one", Lease::default(), Arc::new(Calm)))))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_simulated_store_keeps_the_contract_of_log_and_claims() {
    assert_eq!(check_log(&InMemory::default()).await, Ok(Law::LOG.len()));
    assert_eq!(check_claims(&InMemory::default()).await, Ok(Law::CLAIMS.len()));
}
