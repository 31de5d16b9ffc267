//! The schema: migrations in the binary, and the check that a file is a store's and not of a later version.

use std::fs;
use std::path::Path;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqlSafeStr, SqliteConnection};

use super::OpenError;

/// Every migration there ever was. Add new ones; never change an old one: files remember what was run on them.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "log", include_str!("../../migrations/0001_log.sql")),
    (2, "clocks", include_str!("../../migrations/0002_clocks.sql")),
];

/// "Tabl", in a file's header.
const APPLICATION_ID: i64 = 0x5461_626c;

/// Looks at a file without changing it: is there none yet, is it empty, or is it a store's that this program knows?
pub(super) async fn admit(path: &Path) -> Result<(), OpenError> {
    if fs::metadata(path).map_or(0, |file| file.len()) == 0 {
        return Ok(());
    }
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut connection = options.connect().await?;
    let admitted = match is_empty(&mut connection).await {
        Ok(true) => Ok(()),
        Ok(false) => check(&mut connection).await,
        Err(error) => Err(error),
    };
    connection.close().await.ok();
    admitted
}

/// Brings a store's file, or an empty one, to this program's schema.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), OpenError> {
    let migrations = MIGRATIONS.iter().map(|&(version, name, sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
        .run_direct(None, connection, false)
        .await
        .map_err(|error| OpenError::Migration(error.to_string()))
}

/// Is it a store's file, of this version or an earlier one?
pub(super) async fn check(connection: &mut SqliteConnection) -> Result<(), OpenError> {
    let id: i64 = number(connection, "PRAGMA application_id").await?;
    if id != APPLICATION_ID {
        return Err(OpenError::NotAStore);
    }
    let found = number(connection, "SELECT ifnull(max(version), 0) FROM _sqlx_migrations").await?;
    let known = MIGRATIONS.last().map_or(0, |&(version, ..)| version);
    if found > known {
        return Err(OpenError::Newer { found, known });
    }
    Ok(())
}

async fn is_empty(connection: &mut SqliteConnection) -> Result<bool, OpenError> {
    // The migrator's own table comes first: a crash right after it leaves a file that is still as good as empty.
    let query = "SELECT count(*) FROM sqlite_schema WHERE name NOT LIKE '%sqlx_migrations%'";
    Ok(number(connection, query).await? == 0)
}

async fn number(connection: &mut SqliteConnection, query: &'static str) -> Result<i64, OpenError> {
    sqlx::query_scalar(query).fetch_one(connection).await.map_err(OpenError::from)
}
