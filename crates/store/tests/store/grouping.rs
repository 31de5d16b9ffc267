//! One commit for many: heard from the writer itself. And what other programs can do to it.

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Waker};

use rusqlite::Connection;
use tablier_store::contract::entries::{code, opening, plain};
use tablier_store::sqlite::{Options, SqliteStore};
use tablier_store::{AppendError, Claim, Claims, Commit, Log, Observer};
use tempfile::tempdir;

use crate::support::append;

const TABLES: u32 = 50;

/// Another program that holds the store's lock until this is dropped.
fn hold_up(path: &Path) -> Connection {
    let other = Connection::open(path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    other
}

fn begin<T>(call: Pin<&mut dyn Future<Output = T>>) {
    let begun = call.poll(&mut Context::from_waker(Waker::noop()));
    assert!(begun.is_pending());
}

/// The commits by which one entry for each table is written, the calls being made while the writer is held up.
async fn commits(group: usize) -> Vec<Commit> {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    let heard: Arc<Mutex<Vec<Commit>>> = Arc::default();
    let observer = Observer::new({
        let heard = heard.clone();
        move |commit| heard.lock().unwrap().push(commit)
    });
    let options = Options { group, observer: Some(observer), ..Options::default() };
    let store = SqliteStore::open(&path, options).await.unwrap();
    let mut claims = Vec::new();
    for table in 0..TABLES {
        claims.push(append(&store, vec![opening(code(table), "corona")]).await);
    }
    heard.lock().unwrap().clear();
    let held = hold_up(&path);
    let next = |claim: &Claim| vec![plain(claim.table, 2)];
    let mut calls: Vec<_> = claims.iter().map(|claim| store.append(claim, next(claim))).collect();
    for call in &mut calls {
        begin(call.as_mut());
    }
    drop(held);
    for call in calls {
        assert_eq!(call.await, Ok(()));
    }
    store.close().await;
    let heard = heard.lock().unwrap();
    heard.clone()
}

#[tokio::test]
async fn calls_made_at_the_same_time_share_a_commit() {
    let (together, one_by_one) = (commits(256).await, commits(1).await);
    // What the writer had taken when it was held up, and all the rest.
    assert!(together.len() <= 2, "{together:?}");
    assert_eq!(one_by_one.len(), TABLES as usize);
    for commits in [together, one_by_one] {
        assert!(commits.iter().all(|commit| commit.ok && commit.calls == commit.entries), "{commits:?}");
        assert_eq!(commits.iter().map(|commit| commit.entries).sum::<usize>(), TABLES as usize);
    }
}

#[tokio::test]
async fn what_waits_is_fenced_when_the_table_is_claimed_anew() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    let store = SqliteStore::open(&path, Options { group: 1, ..Options::default() }).await.unwrap();
    let claim = append(&store, vec![opening(code(1), "corona")]).await;
    let elsewhere = append(&store, vec![opening(code(2), "corona")]).await;
    let held = hold_up(&path);
    let mut first = store.append(&elsewhere, vec![plain(code(2), 2)]);
    let mut waits = store.append(&claim, vec![plain(code(1), 2)]);
    begin(first.as_mut());
    begin(waits.as_mut());
    // Nothing is written to the table just now, so the claim is there at once.
    let new = store.claim(code(1)).await.unwrap();
    drop(held);
    assert_eq!(first.await, Ok(()));
    assert_eq!(waits.await, Err(AppendError::Fenced));
    assert_eq!(store.append(&new, vec![plain(code(1), 2)]).await, Ok(()));
}

#[tokio::test]
async fn a_lock_that_another_program_holds_is_trouble_while_it_lasts() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    let heard: Arc<Mutex<Vec<bool>>> = Arc::default();
    let observer = Observer::new({
        let heard = heard.clone();
        move |commit| heard.lock().unwrap().push(commit.ok && commit.entries == 1)
    });
    let options = Options { observer: Some(observer), ..Options::default() };
    let store = SqliteStore::open(&path, options).await.unwrap();
    let claim = append(&store, vec![opening(code(1), "corona")]).await;
    let held = hold_up(&path);
    let appended = store.append(&claim, vec![plain(code(1), 2)]).await;
    assert!(matches!(&appended, Err(AppendError::Failing(_))), "{appended:?}");
    assert_eq!(store.read(code(1), 0, 9).await.unwrap().len(), 1);
    drop(held);
    assert_eq!(store.append(&claim, vec![plain(code(1), 2)]).await, Ok(()));
    assert_eq!(*heard.lock().unwrap(), [true, false, true]);
}

#[tokio::test]
async fn whoever_gives_up_closing_loses_nothing() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    let store = SqliteStore::open(&path, Options::default()).await.unwrap();
    let claim = append(&store, vec![opening(code(1), "corona")]).await;
    let held = hold_up(&path);
    let mut waits = store.append(&claim, vec![plain(code(1), 2)]);
    begin(waits.as_mut());
    {
        let mut close = store.close();
        begin(close.as_mut());
    }
    // From the call on it is closed, whether anybody waits for the end or not.
    assert_eq!(store.append(&claim, vec![plain(code(1), 3)]).await, Err(AppendError::Closed));
    drop(held);
    assert_eq!(waits.await, Ok(()));
    store.close().await;
    let again = SqliteStore::open(&path, Options::default()).await.unwrap();
    assert_eq!(again.read(code(1), 0, 9).await.unwrap().len(), 2);
}
