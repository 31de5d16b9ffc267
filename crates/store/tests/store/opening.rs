//! What can be wrong with a file, and what is left when all is well.

use std::path::Path;

use sqlx::{Connection, SqliteConnection};
use tablier_store::Store;
use tablier_store::contract::entries::{code, opening, plain};
use tablier_store::sqlite::{OpenError, Options, SqliteStore, backup};
use tempfile::tempdir;

async fn open(path: &Path) -> Result<SqliteStore, OpenError> {
    SqliteStore::open(path, Options::default()).await
}

async fn sql(path: &Path, statement: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(statement).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
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
    assert_eq!(store.append(vec![opening(code(1), "corona")]).await, [Ok(())]);
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
    assert_eq!(store.append(vec![opening(code(1), "corona")]).await, [Ok(())]);
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
    sql(&other, "CREATE TABLE recipes (name TEXT)").await;
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
    sql(&path, later).await;
    let error = open(&path).await.err();
    assert_eq!(error, Some(OpenError::Newer { found: 999, known: 2 }));
    assert_eq!(
        error.unwrap().to_string(),
        "the store is of a newer version (999) than this program knows (2)"
    );
}

#[tokio::test]
async fn a_migration_that_was_changed_is_noticed() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    open(&path).await.unwrap().close().await;
    sql(&path, "UPDATE _sqlx_migrations SET checksum = x'00'").await;
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
         execution_time BIGINT NOT NULL)").await;
    let store = open(&bare).await.unwrap();
    assert_eq!(store.append(vec![opening(code(1), "corona")]).await, [Ok(())]);
}

#[tokio::test]
async fn a_second_program_backs_it_up_while_it_is_open() {
    let folder = tempdir().unwrap();
    let (path, copy) = (folder.path().join("log"), folder.path().join("copy"));
    let store = open(&path).await.unwrap();
    let entries = vec![opening(code(1), "corona"), plain(code(1), 2)];
    assert_eq!(store.append(entries).await, [Ok(()), Ok(())]);
    // What a crashed backup left behind is in nobody's way.
    std::fs::write(folder.path().join("copy.partial"), "half").unwrap();
    backup(&path, &copy).await.unwrap();
    let copied = open(&copy).await.unwrap();
    assert_eq!(copied.read(code(1), 0, 9).await, store.read(code(1), 0, 9).await);
    assert!(!folder.path().join("copy.partial").exists());

    let nothing = backup(&folder.path().join("none"), &folder.path().join("copy of none")).await;
    assert!(nothing.is_err());
    for name in ["none", "copy of none", "copy of none.partial"] {
        assert!(!folder.path().join(name).exists(), "{name}");
    }
}
