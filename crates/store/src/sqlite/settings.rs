//! The settings of every connection: set when it is made, then read back and checked. SQLite ignores a setting that
//! it can't follow, and a log without the right ones only looks durable.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};

use super::OpenError;

/// What a connection is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// The one that appends.
    Write,
    /// The one that checkpoints.
    Checkpoint,
    /// One of those that read.
    Read,
}

/// A setting that must hold, and how to ask for it.
struct Setting {
    name: &'static str,
    query: &'static str,
    wanted: &'static str,
}

macro_rules! settings {
    ($($name:literal = $wanted:literal),* $(,)?) => {
        &[$(Setting { name: $name, query: concat!("PRAGMA ", $name), wanted: $wanted }),*]
    };
}

/// Write-ahead, synchronised with every commit (on a Mac by the call that really does it), checkpoints only where
/// they are asked for, references checked.
const WRITE: &[Setting] = settings! {
    "journal_mode" = "wal",
    "synchronous" = "2",
    "fullfsync" = "1",
    "checkpoint_fullfsync" = "1",
    "wal_autocheckpoint" = "0",
    "foreign_keys" = "1",
};

const READ: &[Setting] = settings! {
    "journal_mode" = "wal",
    "query_only" = "1",
    "wal_autocheckpoint" = "0",
};

/// How long a connection waits for another's lock.
const PATIENT: &[Setting] = settings! { "busy_timeout" = "5000" };
/// The writer may be waiting behind the checkpointer.
const IMPATIENT: &[Setting] = settings! { "busy_timeout" = "100" };

impl Role {
    fn settings(self) -> impl Iterator<Item = &'static Setting> {
        let (settings, busy) = match self {
            Role::Write => (WRITE, PATIENT),
            Role::Checkpoint => (WRITE, IMPATIENT),
            Role::Read => (READ, PATIENT),
        };
        settings.iter().chain(busy)
    }
}

/// Connects and checks.
pub(super) async fn connect(path: &Path, role: Role) -> Result<SqliteConnection, OpenError> {
    let mut connection = options(path, role).connect().await.map_err(OpenError::from)?;
    match check(&mut connection, role).await {
        Ok(()) => Ok(connection),
        Err(error) => {
            connection.close().await.ok();
            Err(error)
        }
    }
}

pub(super) fn options(path: &Path, role: Role) -> SqliteConnectOptions {
    // In their order: write-ahead before everything that speaks of it.
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(role == Role::Write)
        .read_only(role == Role::Read)
        .disable_statement_logging();
    role.settings().fold(options, |options, setting| {
        if role == Role::Read && setting.name == "journal_mode" {
            return options; // the file's, not the reader's to set
        }
        options.pragma(setting.name, setting.wanted)
    })
}

/// Reads back every setting.
pub(super) async fn check(connection: &mut SqliteConnection, role: Role) -> Result<(), OpenError> {
    for setting in role.settings() {
        let row = sqlx::query(setting.query).fetch_one(&mut *connection).await;
        let got: String = row.and_then(|row| row.try_get_unchecked(0)).map_err(OpenError::from)?;
        if got != setting.wanted {
            return Err(OpenError::Setting { name: setting.name, wanted: setting.wanted, got });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn broken(pragma: &'static str) -> OpenError {
        let folder = tempfile::tempdir().unwrap();
        let mut connection = connect(&folder.path().join("log"), Role::Write).await.unwrap();
        sqlx::query(pragma).execute(&mut connection).await.unwrap();
        check(&mut connection, Role::Write).await.unwrap_err()
    }

    #[tokio::test]
    async fn a_setting_that_did_not_take_is_named() {
        let cases = [
            ("PRAGMA journal_mode = DELETE", "journal_mode", "delete"),
            ("PRAGMA synchronous = NORMAL", "synchronous", "1"),
            ("PRAGMA wal_autocheckpoint = 1000", "wal_autocheckpoint", "1000"),
            ("PRAGMA foreign_keys = OFF", "foreign_keys", "0"),
            ("PRAGMA busy_timeout = 1", "busy_timeout", "1"),
        ];
        for (pragma, setting, value) in cases {
            match broken(pragma).await {
                OpenError::Setting { name, got, .. } => assert_eq!((name, &*got), (setting, value)),
                other => panic!("{pragma}: {other}"),
            }
        }
    }

    #[tokio::test]
    async fn a_place_without_write_ahead_is_refused() {
        // In memory there is no write-ahead log, as on some network file systems.
        let error = connect(Path::new(":memory:"), Role::Write).await.unwrap_err();
        assert_eq!(error.to_string(), "the setting journal_mode did not take here: wanted wal, got memory");
    }
}
