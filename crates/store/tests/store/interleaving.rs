//! Law: however several writers' appends fall between each other, each table's log is what was answered, without gaps.

use std::collections::BTreeMap;
use std::sync::Arc;

use proptest::prelude::*;
use tablier_room::{Entry, TableCode};
use tablier_store::contract::entries::{code, opening, plain, unmarked};
use tablier_store::sqlite::{Options, SqliteStore};
use tablier_store::{AppendError, Store};
use tempfile::tempdir;

/// One call: for each table, how many entries to try to append at what the writer believes to be its end.
type Call = Vec<(u32, u64)>;

fn calls() -> impl Strategy<Value = Vec<Call>> {
    let call = prop::collection::vec((0..4_u32, 1..4_u64), 1..4);
    prop::collection::vec(call, 1..12)
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
    let store: Arc<dyn Store> =
        Arc::new(SqliteStore::open(folder.path().join("log"), options).await.unwrap());
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
    for table in (0..4).map(code) {
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
async fn write(store: Arc<dyn Store>, writer: u32, calls: Vec<Call>) -> Vec<Entry> {
    let mut lasts = BTreeMap::new();
    let mut answered = Vec::new();
    for call in calls {
        let mut entries = Vec::new();
        let mut next = lasts.clone();
        for (table, count) in call {
            for _ in 0..count {
                let number = next.entry(code(table)).or_insert(0);
                *number += 1;
                let mut entry = match *number {
                    1 => opening(code(table), "corona"),
                    number => plain(code(table), number),
                };
                entry.events = format!("writer {writer}, {}", answered.len());
                entries.push(entry);
            }
        }
        for (entry, appended) in entries.clone().into_iter().zip(store.append(entries).await) {
            match appended {
                Ok(()) => {
                    lasts.insert(entry.table, entry.number);
                    answered.push(unmarked(entry));
                }
                Err(AppendError::NotNext { last }) => drop(lasts.insert(entry.table, last)),
                Err(other) => panic!("{other}"),
            }
        }
    }
    answered
}
