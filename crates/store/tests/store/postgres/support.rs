//! Databases to test in, one for each store.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock};

use async_trait::async_trait;
use tablier_store::contract::postgres::{Pooler, Server};
use tablier_store::contract::{Premises, Roles};
use tablier_store::postgres::{Address, Options, PostgresStore};

/// The server of all tests that do it no harm.
pub(crate) fn server() -> &'static Server {
    static SERVER: OnceLock<Server> = OnceLock::new();
    SERVER.get_or_init(|| Server::start().unwrap())
}

/// A new database; its address.
pub(crate) fn database() -> (String, Address) {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("database_{}", COUNT.fetch_add(1, Ordering::Relaxed));
    server().run("postgres", &format!("CREATE DATABASE {name}")).unwrap();
    let address = address(server(), &name);
    (name, address)
}

pub(crate) fn address(server: &Server, database: &str) -> Address {
    server.url(database).parse().unwrap()
}

pub(crate) async fn join(address: &Address, options: Options) -> Arc<PostgresStore> {
    Arc::new(PostgresStore::open(address, options).await.unwrap())
}

/// PostgreSQL as it is, a database for every place.
pub(crate) struct Honest(pub(crate) Options);

/// The same through a pooler.
pub(crate) struct Pooled(pub(crate) Options, pub(crate) Pooler);

#[async_trait]
impl Premises for Honest {
    async fn open(&self, place: &Path) -> Result<Roles, String> {
        open(&server().url(&database_of(place)?), &self.0).await
    }
}

#[async_trait]
impl Premises for Pooled {
    async fn open(&self, place: &Path) -> Result<Roles, String> {
        open(&self.1.url(&database_of(place)?), &self.0).await
    }
}

async fn open(url: &str, options: &Options) -> Result<Roles, String> {
    let opened = PostgresStore::open(&url.parse().unwrap(), options.clone()).await;
    opened.map(|store| Roles::of(Arc::new(store))).map_err(|error| error.to_string())
}

/// The place's database, made if there is none.
fn database_of(place: &Path) -> Result<String, String> {
    static MADE: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let mut hasher = DefaultHasher::new();
    place.hash(&mut hasher);
    let name = format!("place_{:x}", hasher.finish());
    if MADE.lock().unwrap().insert(name.clone()) {
        server().run("postgres", &format!("CREATE DATABASE {name}"))?;
    }
    Ok(name)
}
