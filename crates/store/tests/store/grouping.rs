//! One commit for many: seen in the length of the write-ahead log, into which each commit writes every page it touched.
//! And what other programs can do to the writer.

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::task::{Context, Waker};
use std::time::Duration;

use sqlx::{Connection, SqliteConnection};
use tablier_store::contract::entries::{code, opening, plain};
use tablier_store::sqlite::{Options, SqliteStore};
use tablier_store::{AppendError, Store};
use tempfile::tempdir;

const TABLES: u32 = 50;
/// A page with its header, in the write-ahead log.
const FRAME: u64 = 4096 + 24;

/// Pages written by one entry for each table, the calls being made all at once.
async fn pages(group: usize) -> u64 {
    let folder = tempdir().unwrap();
    let options = Options { group, look_every: Duration::from_mins(10), ..Options::default() };
    let store = SqliteStore::open(folder.path().join("log"), options).await.unwrap();
    let openings = (0..TABLES).map(|table| opening(code(table), "corona"));
    assert!(store.append(openings.collect()).await.iter().all(Result::is_ok));
    let length = || std::fs::metadata(folder.path().join("log-wal")).unwrap().len();
    let before = length();
    let mut calls: Vec<_> = (0..TABLES).map(|table| store.append(vec![plain(code(table), 2)])).collect();
    for call in &mut calls {
        begin(call.as_mut());
    }
    for call in calls {
        assert_eq!(call.await, [Ok(())]);
    }
    let pages = (length() - before) / FRAME;
    store.close().await;
    pages
}

/// On one thread the writer runs only when the test waits: until then the calls gather.
fn begin<T>(call: Pin<&mut dyn Future<Output = T>>) {
    let begun = call.poll(&mut Context::from_waker(Waker::noop()));
    assert!(begun.is_pending());
}

#[tokio::test]
async fn calls_made_at_the_same_time_share_a_commit() {
    let (together, one_by_one) = (pages(256).await, pages(1).await);
    assert!(one_by_one >= 2 * u64::from(TABLES), "{one_by_one} pages");
    assert!(together < u64::from(TABLES) / 2, "{together} pages");
}

async fn connect(path: &Path) -> SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    SqliteConnection::connect_with(&options).await.unwrap()
}

#[tokio::test]
async fn a_lock_that_another_program_holds_is_trouble_while_it_lasts() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    let store = SqliteStore::open(&path, Options::default()).await.unwrap();
    assert_eq!(store.append(vec![opening(code(1), "corona")]).await, [Ok(())]);
    let mut other = connect(&path).await;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let appended = store.append(vec![plain(code(1), 2)]).await;
    assert!(matches!(&appended[..], [Err(AppendError::Failing(_))]), "{appended:?}");
    assert_eq!(store.read(code(1), 0, 9).await.unwrap().len(), 1);
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    assert_eq!(store.append(vec![plain(code(1), 2)]).await, [Ok(())]);
}
