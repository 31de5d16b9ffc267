//! The schema: migrations in the binary, and the check that a file is a store's and not of a later version.
//!
//! What was run on a file stands in its table `_sqlx_migrations`, with a digest of each. The crate that gave it the name
//! is not used here any more; the table stays as it was, so that earlier programs open what this one wrote.

use std::fs;
use std::path::Path;

use rusqlite::{Connection, OpenFlags, params};
use sha2::{Digest, Sha384};

use super::OpenError;

/// Every migration there ever was. Add new ones; never change an old one: files remember what was run on them.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "log", include_str!("../../migrations/0001_log.sql")),
    (2, "clocks", include_str!("../../migrations/0002_clocks.sql")),
    (3, "doors", include_str!("../../migrations/0003_doors.sql")),
    (4, "days", include_str!("../../migrations/0004_days.sql")),
    (5, "reviews", include_str!("../../migrations/0005_reviews.sql")),
];

/// "Tabl", in a file's header.
const APPLICATION_ID: i64 = 0x5461_626c;

/// Looks at a file without changing it: is there none yet, is it empty, or is it a store's that this program knows?
pub(super) fn admit(path: &Path) -> Result<(), OpenError> {
    if fs::metadata(path).map_or(0, |file| file.len()) == 0 {
        return Ok(());
    }
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    if is_empty(&connection)? { Ok(()) } else { check(&connection) }
}

/// Brings a store's file, or an empty one, to this program's schema.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), OpenError> {
    let failed = |error: rusqlite::Error| OpenError::Migration(error.to_string());
    connection
        .execute_batch(
            "CREATE TABLE IF NOT EXISTS _sqlx_migrations (
                version BIGINT PRIMARY KEY,
                description TEXT NOT NULL,
                installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
                success BOOLEAN NOT NULL,
                checksum BLOB NOT NULL,
                execution_time BIGINT NOT NULL
            )",
        )
        .map_err(failed)?;
    let run = already_run(connection).map_err(failed)?;
    for (version, digest) in &run {
        let known = MIGRATIONS.iter().find(|(known, ..)| known == version);
        let wrong = match known {
            Some(&(_, _, sql)) if Sha384::digest(sql)[..] == digest[..] => continue,
            Some(_) => "was run but has been changed since",
            None => "was run but is not known here",
        };
        return Err(OpenError::Migration(format!("migration {version} {wrong}")));
    }
    for &(version, name, sql) in MIGRATIONS {
        if run.iter().all(|(run, _)| *run != version) {
            migrate_by(connection, version, name, sql).map_err(failed)?;
        }
    }
    Ok(())
}

/// One migration and the word of it, together or not at all.
fn migrate_by(connection: &mut Connection, version: i64, name: &str, sql: &str) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    transaction.execute_batch(sql)?;
    transaction.execute(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (?, ?, TRUE, ?, -1)",
        params![version, name, &Sha384::digest(sql)[..]],
    )?;
    transaction.commit()
}

/// Every migration that was run, with the digest of what was run.
fn already_run(connection: &Connection) -> rusqlite::Result<Vec<(i64, Vec<u8>)>> {
    let mut query = connection.prepare("SELECT version, checksum FROM _sqlx_migrations ORDER BY version")?;
    let run = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    run.collect()
}

/// Is it a store's file, of this version or an earlier one?
pub(super) fn check(connection: &Connection) -> Result<(), OpenError> {
    if number(connection, "PRAGMA application_id")? != APPLICATION_ID {
        return Err(OpenError::NotAStore);
    }
    let found = number(connection, "SELECT ifnull(max(version), 0) FROM _sqlx_migrations")?;
    let known = MIGRATIONS.last().map_or(0, |&(version, ..)| version);
    if found > known {
        return Err(OpenError::Newer { found, known });
    }
    Ok(())
}

fn is_empty(connection: &Connection) -> Result<bool, OpenError> {
    // The migrations' own table comes first: a crash right after it leaves a file that is still as good as empty.
    let query = "SELECT count(*) FROM sqlite_schema WHERE name NOT LIKE '%sqlx_migrations%'";
    Ok(number(connection, query)? == 0)
}

fn number(connection: &Connection, query: &str) -> Result<i64, OpenError> {
    Ok(connection.query_row(query, [], |row| row.get(0))?)
}
