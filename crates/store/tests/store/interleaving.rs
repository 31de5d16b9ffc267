//! Law: however several writers' appends fall between each other, each table's log is what was answered, without gaps.

use std::collections::BTreeMap;
use std::sync::Arc;

use proptest::prelude::*;
use tablier_room::{Entry, TableCode};
use tablier_store::contract::entries::{code, opening, plain, unmarked};
use tablier_store::sqlite::{Options, SqliteStore};
use tablier_store::{AppendError, Claim, Claims, Log};
use tempfile::tempdir;

const TABLES: u32 = 4;

/// One call: how many entries to try to append at what the writer believes to be a table's end, and whether the table is
/// claimed before.
type Call = (u32, u64, bool);

fn calls() -> impl Strategy<Value = Vec<Call>> {
    prop::collection::vec((0..TABLES, 1..4_u64, prop::bool::weighted(0.2)), 1..24)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn any_interleaving_leaves_what_was_answered(
        writers in prop::collection::vec(calls(), 1..5),
        group in 1..4_usize,
        queue in 1..3_usize,
    ) {
        let options = Options { group, queue, ..Options::default() };
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        runtime.block_on(run(writers, options))?;
    }
}

async fn run(writers: Vec<Vec<Call>>, options: Options) -> Result<(), TestCaseError> {
    let folder = tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path().join("log"), options).await.unwrap());
    let writers: Vec<_> = writers
        .into_iter()
        .zip(0..)
        .map(|(calls, writer)| tokio::spawn(write(store.clone(), writer, calls)))
        .collect();
    let mut answered: BTreeMap<TableCode, BTreeMap<u64, Entry>> = BTreeMap::new();
    for writer in writers {
        for entry in writer.await.unwrap() {
            let before = answered.entry(entry.table).or_default().insert(entry.number, entry);
            prop_assert_eq!(before, None, "two were told that they have the same number");
        }
    }
    for table in (0..TABLES).map(code) {
        let read = store.read(table, 0, u32::MAX).await.unwrap();
        let answered = answered.remove(&table).unwrap_or_default();
        let numbers: Vec<u64> = read.iter().map(|entry| entry.number).collect();
        prop_assert_eq!(numbers, (1..=read.len() as u64).collect::<Vec<_>>());
        prop_assert_eq!(read, answered.into_values().collect::<Vec<_>>());
    }
    store.close().await;
    Ok(())
}

/// Writes with what it believes, and corrects that by what it is told. Returns what it was told is there.
async fn write(store: Arc<SqliteStore>, writer: u32, calls: Vec<Call>) -> Vec<Entry> {
    let mut claims: BTreeMap<u32, Claim> = BTreeMap::new();
    let mut lasts: BTreeMap<u32, u64> = BTreeMap::new();
    let mut answered = Vec::new();
    for (table, count, claims_anew) in calls {
        if claims_anew || !claims.contains_key(&table) {
            claims.insert(table, store.claim(code(table)).await.unwrap());
        }
        let last = lasts.get(&table).copied().unwrap_or(0);
        let entries = (last + 1..=last + count).map(|number| {
            let mut entry = match number {
                1 => opening(code(table), "corona"),
                number => plain(code(table), number),
            };
            entry.events = format!("writer {writer}, {}", answered.len());
            entry
        });
        let entries: Vec<Entry> = entries.collect();
        match store.append(&claims[&table], entries.clone()).await {
            Ok(()) => {
                lasts.insert(table, last + count);
                answered.extend(entries.into_iter().map(unmarked));
            }
            Err(AppendError::NotNext { last }) => drop(lasts.insert(table, last)),
            Err(AppendError::Fenced) => drop(claims.remove(&table)),
            Err(other) => panic!("{other}"),
        }
    }
    answered
}
