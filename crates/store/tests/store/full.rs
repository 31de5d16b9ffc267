//! A full disk, played by a limit on the file's pages; and a write-ahead log kept short under writing without pause.

use std::time::Duration;

use tablier_store::contract::entries::{code, opening, plain};
use tablier_store::sqlite::{Options, SqliteStore};
use tablier_store::{AppendError, Claims, Log};
use tempfile::tempdir;

use crate::support::append;

#[tokio::test(flavor = "multi_thread")]
async fn full_refuses_loses_nothing_and_recovers() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    let options = Options { most_pages: Some(60), ..Options::default() };
    let store = SqliteStore::open(&path, options).await.unwrap();
    let claim = append(&store, vec![opening(code(1), "corona")]).await;
    assert_eq!(store.ping().await, Ok(()));
    let long = |number| {
        let mut entry = plain(code(1), number);
        entry.events = "x".repeat(3000);
        entry
    };
    let mut last = 1;
    let refused = loop {
        match store.append(&claim, vec![long(last + 1)]).await {
            Ok(()) => last += 1,
            Err(error) => break error,
        }
        assert!(last < 100, "60 pages can't hold so much");
    };
    assert_eq!(refused, AppendError::Full);
    assert!(refused.is_trouble());
    assert!(last > 10, "{last}");

    // Still full, for everybody in the commit; still readable; a ping says so too.
    let other = store.claim(code(2)).await.unwrap();
    let mut first = opening(code(2), "corona");
    first.events = "x".repeat(30_000);
    let (new, old) = (store.append(&other, vec![first]), store.append(&claim, vec![long(last + 1)]));
    assert_eq!(tokio::join!(new, old), (Err(AppendError::Full), Err(AppendError::Full)));
    assert_eq!(store.ping().await, Err(AppendError::Full));
    let read = store.read(code(1), 0, u32::MAX).await.unwrap();
    assert_eq!(read.len() as u64, last);
    assert_eq!(store.last(code(2)).await.unwrap(), None);

    // Room again: everything goes on where it stopped.
    assert_eq!(store.limit_pages(1000).await, Ok(1000));
    assert_eq!(store.ping().await, Ok(()));
    assert_eq!(store.append(&claim, vec![long(last + 1)]).await, Ok(()));
    store.close().await;
    let store = SqliteStore::open(&path, Options::default()).await.unwrap();
    let numbers: Vec<u64> =
        store.read(code(1), 0, u32::MAX).await.unwrap().iter().map(|e| e.number).collect();
    assert_eq!(numbers, (1..=last + 1).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_write_ahead_log_stays_short_under_writing_without_pause() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    let options =
        Options { look_every: Duration::from_millis(1), long_wal: 20, longest_wal: 60, ..Options::default() };
    let store = SqliteStore::open(&path, options).await.unwrap();
    let claim = append(&store, vec![opening(code(1), "corona")]).await;
    let (mut longest, wal) = (0, folder.path().join("log-wal"));
    for number in 2..=400 {
        let mut entry = plain(code(1), number);
        entry.events = "x".repeat(5000);
        assert_eq!(store.append(&claim, vec![entry]).await, Ok(()));
        longest = longest.max(std::fs::metadata(&wal).unwrap().len());
    }
    let written = std::fs::metadata(&path).unwrap().len();
    // Without checkpoints it would be longer than all that was written.
    assert!(longest < written / 2, "{longest} of {written} bytes");
}
