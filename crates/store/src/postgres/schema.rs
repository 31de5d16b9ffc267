//! The schema: migrations in the binary, taken by one node at a time.
//!
//! They are run in one transaction, under a lock that ends with it; whoever comes meanwhile waits and finds them done.
//! Nodes of the version before go on while a later one starts, and may start too: a migration only adds what they need not
//! know of. What they could not read is not written while they are there: see `written.rs`.

use sha2::{Digest, Sha384};
use sqlx::{AssertSqlSafe, PgConnection, Row, raw_sql};

use super::line::{Line, Trouble, query};
use super::{OpenError, written};

/// Every migration there ever was. Add new ones; never change an old one: databases remember what was run on them.
const MIGRATIONS: &[(i32, &str)] = &[
    (1, include_str!("../../migrations/postgres/0001_log.sql")),
    (2, include_str!("../../migrations/postgres/0002_days.sql")),
    (3, include_str!("../../migrations/postgres/0003_written.sql")),
    (4, include_str!("../../migrations/postgres/0004_reviews.sql")),
];

/// "Tabl", as the name of the lock.
const LOCK: i64 = 0x5461_626c;

/// PostgreSQL 15.
const OLDEST: i32 = 150_000;

/// The highest schema that this program can read.
pub(super) fn known() -> i32 {
    MIGRATIONS.last().map_or(0, |&(version, _)| version)
}

/// Brings the database to this program's schema, or refuses it.
pub(super) async fn migrate(line: &Line, connection: &mut PgConnection) -> Result<(), OpenError> {
    let mut transaction = line.begin(connection).await?;
    check_server(&mut transaction).await?;
    lock(&mut transaction).await?;
    let run = already_run(&mut transaction).await?;
    let found = run.iter().map(|(version, _)| *version).max().unwrap_or(0);
    if found > known() {
        // A later node was here. What it added need not be known, unless something is written in it.
        let found = written::read(&mut transaction).await?;
        if found > known() {
            return Err(OpenError::Newer { found, known: known() });
        }
    }
    for (version, digest) in run.iter().filter(|(version, _)| *version <= known()) {
        let known = MIGRATIONS.iter().find(|(known, _)| known == version);
        if known.is_none_or(|(_, sql)| Sha384::digest(sql)[..] != digest[..]) {
            return Err(OpenError::Migration(format!("migration {version} was run in another form")));
        }
    }
    for &(version, sql) in MIGRATIONS {
        if run.iter().all(|(run, _)| *run != version) {
            migrate_by(&mut transaction, version, sql)
                .await
                .map_err(|trouble| OpenError::Migration(trouble.words()))?;
        }
    }
    Ok(transaction.commit().await.map_err(Trouble::from)?)
}

/// One at a time migrates, or comes as a node: for as long as the transaction lasts.
pub(super) async fn lock(connection: &mut PgConnection) -> Result<(), Trouble> {
    query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(connection).await?;
    Ok(())
}

/// The same, unless somebody else has it.
pub(super) async fn try_lock(connection: &mut PgConnection) -> Result<bool, Trouble> {
    let lock = query("SELECT pg_try_advisory_xact_lock($1)").bind(LOCK);
    Ok(lock.fetch_one(connection).await?.try_get(0)?)
}

async fn migrate_by(connection: &mut PgConnection, version: i32, sql: &'static str) -> Result<(), Trouble> {
    raw_sql(AssertSqlSafe(sql)).execute(&mut *connection).await?;
    let insert = "INSERT INTO tablier.migrations (version, digest) VALUES ($1, $2)";
    query(insert).bind(version).bind(&Sha384::digest(sql)[..]).execute(connection).await?;
    Ok(())
}

/// Every migration that was run, with the digest of what was run. Makes the place where that is written, if there is
/// none: only then, so that a program that may not make anything finds what another one made for it.
async fn already_run(connection: &mut PgConnection) -> Result<Vec<(i32, Vec<u8>)>, Trouble> {
    let there = query("SELECT to_regclass('tablier.migrations') IS NOT NULL").fetch_one(&mut *connection);
    if !there.await?.try_get::<bool, _>(0)? {
        let make = "CREATE SCHEMA IF NOT EXISTS tablier;
             CREATE TABLE tablier.migrations (version INTEGER PRIMARY KEY, digest BYTEA NOT NULL)";
        raw_sql(make).execute(&mut *connection).await?;
    }
    let select = query("SELECT version, digest FROM tablier.migrations ORDER BY version");
    let rows = select.fetch_all(connection).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

/// Is it new enough, and is what it says is durable durable?
async fn check_server(connection: &mut PgConnection) -> Result<(), OpenError> {
    let settings =
        "SELECT current_setting('server_version_num')::int4, current_setting('synchronous_commit'),
             current_setting('fsync'), pg_encoding_to_char(encoding)
         FROM pg_database WHERE datname = current_database()";
    let row = query(settings).fetch_one(connection).await.map_err(Trouble::from)?;
    let text = |column: usize| row.try_get::<String, _>(column).map_err(Trouble::from);
    let version: i32 = row.try_get(0).map_err(Trouble::from)?;
    if version < OLDEST {
        return Err(OpenError::TooOld { found: version });
    }
    if text(1)? == "off" {
        return Err(OpenError::Setting { name: "synchronous_commit", wanted: "on", got: text(1)? });
    }
    if text(3)? != "UTF8" {
        return Err(OpenError::Setting { name: "server_encoding", wanted: "UTF8", got: text(3)? });
    }
    if text(2)? == "off" {
        tracing::warn!(
            "PostgreSQL runs with fsync off: if its machine stops, what was acknowledged may be gone"
        );
    }
    Ok(())
}
