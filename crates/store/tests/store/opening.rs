//! What can be wrong with a file, and what is left when all is well.

use std::path::Path;

use rusqlite::Connection;
use tablier_store::Log;
use tablier_store::contract::entries::{code, opening};
use tablier_store::sqlite::{OpenError, Options, SqliteStore};
use tempfile::tempdir;

use crate::support::append;

async fn open(path: &Path) -> Result<SqliteStore, OpenError> {
    SqliteStore::open(path, Options::default()).await
}

fn sql(path: &Path, statements: &str) {
    Connection::open(path).unwrap().execute_batch(statements).unwrap();
}

#[tokio::test]
async fn only_one_opens_it_and_the_next_after_it_closed() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    let store = open(&path).await.unwrap();
    assert_eq!(open(&path).await.err(), Some(OpenError::InUse));
    store.close().await;
    open(&path).await.unwrap().close().await;
}

#[tokio::test]
async fn dropped_without_closing_it_finishes_and_lets_go() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    let store = open(&path).await.unwrap();
    append(&store, vec![opening(code(1), "corona")]).await;
    drop(store);
    let again = loop {
        match open(&path).await {
            Err(OpenError::InUse) => tokio::task::yield_now().await,
            opened => break opened.unwrap(),
        }
    };
    assert_eq!(again.read(code(1), 0, 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_closed_store_is_one_file_and_its_lock() {
    let folder = tempdir().unwrap();
    let store = open(&folder.path().join("log")).await.unwrap();
    append(&store, vec![opening(code(1), "corona")]).await;
    store.close().await;
    let files = std::fs::read_dir(folder.path()).unwrap();
    let mut files: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, ["log", "log.lock"]);
}

#[tokio::test]
async fn another_kind_of_file_is_refused_and_left_alone() {
    let folder = tempdir().unwrap();
    let (text, other) = (folder.path().join("text"), folder.path().join("other"));
    let letter = "Dear Alex, ".repeat(1000);
    std::fs::write(&text, letter).unwrap();
    sql(&other, "CREATE TABLE recipes (name TEXT)");
    for path in [&text, &other] {
        let before = std::fs::read(path).unwrap();
        assert_eq!(open(path).await.err(), Some(OpenError::NotAStore), "{}", path.display());
        assert!(std::fs::read(path).unwrap() == before, "{}", path.display());
    }
    let nowhere = folder.path().join("no such folder").join("log");
    assert!(matches!(open(&nowhere).await, Err(OpenError::File { .. })));
}

#[tokio::test]
async fn a_newer_store_is_refused_with_both_versions() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    open(&path).await.unwrap().close().await;
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (999, 'later', 1, x'00', 0)";
    sql(&path, later);
    let error = open(&path).await.err();
    assert_eq!(error, Some(OpenError::Newer { found: 999, known: 5 }));
    assert_eq!(
        error.unwrap().to_string(),
        "the store is of a newer version (999) than this program knows (5)"
    );
}

#[tokio::test]
async fn a_migration_that_was_changed_is_noticed() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    open(&path).await.unwrap().close().await;
    sql(&path, "UPDATE _sqlx_migrations SET checksum = x'00'");
    assert!(matches!(open(&path).await, Err(OpenError::Migration(_))));
}

#[tokio::test]
async fn a_start_that_broke_off_before_the_first_migration_is_made_good() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    open(&path).await.unwrap().close().await;
    let bare = folder.path().join("bare");
    sql(&bare, "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL,
         installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, checksum BLOB NOT NULL,
         execution_time BIGINT NOT NULL)");
    let store = open(&bare).await.unwrap();
    append(&store, vec![opening(code(1), "corona")]).await;
}
