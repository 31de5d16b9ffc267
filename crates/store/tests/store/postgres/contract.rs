//! The contract suites on PostgreSQL, the same as on SQLite.

use tablier_store::contract::postgres::Pooler;
use tablier_store::contract::{Law, check};
use tablier_store::postgres::Options;

use super::support::{Honest, Pooled, server};

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_the_contract() {
    assert_eq!(check(&Honest(Options::of("one"))).await, Ok(Law::all().count()));
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_the_contract_at_its_bounds() {
    // One place in the queue, one call in a transaction, one connection of each kind.
    let small = Options { writers: 1, readers: 1, claimers: 1, queue: 1, group: 1, ..Options::of("small") };
    assert_eq!(check(&Honest(small)).await, Ok(Law::all().count()));
}

#[tokio::test]
async fn postgres_keeps_the_contract_on_one_thread_behind_a_pooler() {
    // Of its transactions any two may be done by different connections, which forget everything in between.
    let pooled = Pooled(Options::of("pooled"), Pooler::start(server()).unwrap());
    assert_eq!(check(&pooled).await, Ok(Law::all().count()));
}
