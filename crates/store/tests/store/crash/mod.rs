//! Crashes: a writer killed again and again, a log cut off at any byte, and the order of system calls before an answer.

mod child;
mod cut;
mod kill;
mod trace;

use tablier_room::{Entry, TableCode};
use tablier_store::Log;
use tablier_store::contract::entries::{code, opening, plain, unmarked};

/// The tables written to.
const TABLES: u32 = 3;

/// The entry of this number, always the same.
fn entry(table: TableCode, number: u64) -> Entry {
    match number {
        1 => opening(table, "corona"),
        _ => plain(table, number),
    }
}

/// Checks that a table's log is whole as far as it goes, and says how far.
async fn whole(store: &dyn Log, table: u32) -> u64 {
    let read = store.read(code(table), 0, u32::MAX).await.unwrap();
    let wanted = (1..=read.len() as u64).map(|number| unmarked(entry(code(table), number)));
    assert!(read.iter().cloned().eq(wanted), "{read:?}");
    read.len() as u64
}
