//! The settings of every connection: set when it is made, then read back and checked. SQLite ignores a setting that
//! it can't follow, and a log without the right ones only looks durable.

use std::path::Path;

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OpenFlags};

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

/// A setting that must hold, how to ask for it, and how to set it.
struct Setting {
    name: &'static str,
    query: &'static str,
    set: &'static str,
    wanted: &'static str,
}

macro_rules! settings {
    ($($name:literal = $wanted:literal),* $(,)?) => {
        &[$(Setting {
            name: $name,
            query: concat!("PRAGMA ", $name),
            set: concat!("PRAGMA ", $name, " = ", $wanted),
            wanted: $wanted,
        }),*]
    };
}

/// Write-ahead, synchronised with every commit (on a Mac by the call that really does it), checkpoints only where
/// they are asked for, references checked. The cache has 8 MiB: an append touches two pages of indices that are its
/// table's own, and those of a thousand tables must not push each other out.
const WRITE: &[Setting] = settings! {
    "journal_mode" = "wal",
    "synchronous" = "2",
    "fullfsync" = "1",
    "checkpoint_fullfsync" = "1",
    "wal_autocheckpoint" = "0",
    "foreign_keys" = "1",
    "cache_size" = "-8192",
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

/// Statements a connection keeps prepared: more than there are.
const PREPARED: usize = 32;

/// Connects, sets and checks.
pub(super) fn connect(path: &Path, role: Role) -> Result<Connection, OpenError> {
    let access = match role {
        Role::Write => OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE,
        Role::Checkpoint => OpenFlags::SQLITE_OPEN_READ_WRITE,
        Role::Read => OpenFlags::SQLITE_OPEN_READ_ONLY,
    };
    // Each connection is one thread's.
    let connection = Connection::open_with_flags(path, access | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.set_prepared_statement_cache_capacity(PREPARED);
    // In their order: write-ahead before everything that speaks of it.
    for setting in role.settings() {
        // A file's journal is not the reader's to set.
        if role != Role::Read || setting.name != "journal_mode" {
            connection.execute_batch(setting.set)?;
        }
    }
    check(&connection, role)?;
    Ok(connection)
}

/// Reads back every setting.
fn check(connection: &Connection, role: Role) -> Result<(), OpenError> {
    for setting in role.settings() {
        let got = connection.query_row(setting.query, [], |row| {
            Ok(match row.get_ref(0)? {
                ValueRef::Integer(number) => number.to_string(),
                ValueRef::Text(text) => String::from_utf8_lossy(text).into_owned(),
                other => format!("{other:?}"),
            })
        })?;
        if got != setting.wanted {
            return Err(OpenError::Setting { name: setting.name, wanted: setting.wanted, got });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn broken(pragma: &str) -> OpenError {
        let folder = tempfile::tempdir().unwrap();
        let connection = connect(&folder.path().join("log"), Role::Write).unwrap();
        connection.execute_batch(pragma).unwrap();
        check(&connection, Role::Write).unwrap_err()
    }

    #[test]
    fn a_setting_that_did_not_take_is_named() {
        let cases = [
            ("PRAGMA journal_mode = DELETE", "journal_mode", "delete"),
            ("PRAGMA synchronous = NORMAL", "synchronous", "1"),
            ("PRAGMA wal_autocheckpoint = 1000", "wal_autocheckpoint", "1000"),
            ("PRAGMA foreign_keys = OFF", "foreign_keys", "0"),
            ("PRAGMA busy_timeout = 1", "busy_timeout", "1"),
        ];
        for (pragma, setting, value) in cases {
            match broken(pragma) {
                OpenError::Setting { name, got, .. } => assert_eq!((name, &*got), (setting, value)),
                other => panic!("{pragma}: {other}"),
            }
        }
    }

    #[test]
    fn a_place_without_write_ahead_is_refused() {
        // In memory there is no write-ahead log, as on some network file systems.
        let error = connect(Path::new(":memory:"), Role::Write).unwrap_err();
        assert_eq!(error.to_string(), "the setting journal_mode did not take here: wanted wal, got memory");
    }
}
