//! How many entries a second this machine's disk makes durable, by how many tables write at the same time.
//!
//! `cargo run --release -p tablier-store --example speed --features contract [FOLDER]`

use std::sync::Arc;
use std::time::{Duration, Instant};

use tablier_store::Store;
use tablier_store::contract::entries::{code, opening, plain};
use tablier_store::sqlite::{Options, SqliteStore};

const FOR: Duration = Duration::from_secs(4);

#[tokio::main]
async fn main() {
    let folder = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, Into::into);
    let folder = tempfile::tempdir_in(folder).expect("a folder to write to");
    for tables in [1, 10, 100, 1000] {
        let path = folder.path().join(format!("{tables}.db"));
        let store = SqliteStore::open(path, Options::default()).await.expect("a new store");
        let store = Arc::new(store);
        let start = Instant::now();
        let writers: Vec<_> = (0..tables).map(|table| tokio::spawn(write(store.clone(), table))).collect();
        let (mut entries, mut slowest) = (0, Duration::ZERO);
        for writer in writers {
            let (written, wait) = writer.await.expect("a writer that ends");
            entries += written;
            slowest = slowest.max(wait);
        }
        let rate = f64::from(entries) / start.elapsed().as_secs_f64();
        println!("{tables:>5} tables: {rate:>7.0} entries/s, the slowest took {slowest:?}");
        store.close().await;
    }
}

/// One table, an entry at a time, each after the last was answered.
async fn write(store: Arc<dyn Store>, table: u32) -> (u32, Duration) {
    let (start, mut slowest, mut number) = (Instant::now(), Duration::ZERO, 0);
    while start.elapsed() < FOR {
        number += 1;
        let mut entry = match number {
            1 => opening(code(table), "corona"),
            _ => plain(code(table), u64::from(number)),
        };
        entry.events = "x".repeat(400);
        let asked = Instant::now();
        store.append(vec![entry]).await[0].clone().expect("an entry that is next");
        slowest = slowest.max(asked.elapsed());
    }
    (number, slowest)
}
