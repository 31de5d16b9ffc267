//! Where the tables are kept: a file, unless it says `postgres://`. Nothing here prints an address: it may have a password
//! in it.

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use clap::Args;
use clap::builder::{OsStringValueParser, TypedValueParser};
use tablier_store::sqlite::{self, SqliteStore};
use tablier_store::{Observer, Store};

use crate::exit::BadInput;

#[derive(Debug, Args)]
pub(crate) struct StoreOption {
    /// The file that holds every table; by default in the user's data folder. Or, in a build with PostgreSQL, a
    /// database: `postgres://user@host/database`, with the password in `PGPASSWORD` or the file `PGPASSFILE` names.
    #[arg(long = "store", env = "TABLIER_STORE", hide_env_values = true)]
    #[arg(value_parser = OsStringValueParser::new().map(Place::from))]
    place: Option<Place>,
    /// This server's name in a PostgreSQL: started again under the same, it has its tables at once.
    #[cfg(feature = "postgres")]
    #[arg(long, env = "TABLIER_NODE", default_value = "tablier")]
    node: String,
}

#[derive(Clone)]
enum Place {
    File(PathBuf),
    Postgres(String),
}

impl From<OsString> for Place {
    fn from(text: OsString) -> Place {
        match text.to_str() {
            Some(url) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Place::Postgres(url.to_owned())
            }
            _ => Place::File(text.into()),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_string())
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(path) => write!(f, "{}", path.display()),
            Place::Postgres(_) => f.write_str("PostgreSQL"),
        }
    }
}

impl StoreOption {
    /// Opens the store, alone or with others, and says in words where it is.
    pub(crate) async fn open(
        &self,
        observer: Observer,
        alone: bool,
    ) -> anyhow::Result<(Arc<dyn Store>, String)> {
        let place = self.place()?;
        let store: Arc<dyn Store> = match &place {
            Place::File(_) if !alone => {
                return Err(
                    BadInput("with a bus the tables are in PostgreSQL: --store postgres://…".into()).into()
                );
            }
            Place::File(path) => open_file(path, observer).await?,
            Place::Postgres(url) => self.join(url, observer, alone).await?,
        };
        Ok((store, place.to_string()))
    }

    /// The file to copy: a server of databases has its own tools for that.
    pub(crate) fn file(&self) -> anyhow::Result<PathBuf> {
        match self.place()? {
            Place::File(path) => Ok(path),
            Place::Postgres(_) => {
                Err(BadInput("PostgreSQL is backed up with its own tools, such as pg_dump".into()).into())
            }
        }
    }

    fn place(&self) -> anyhow::Result<Place> {
        if let Some(place) = &self.place {
            return Ok(place.clone());
        }
        let data = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from);
        let home = || std::env::var_os("HOME").map(|home| Path::new(&home).join(".local/share"));
        let data = data.or_else(home);
        let data = data.ok_or_else(|| BadInput("no data folder is known: say where with --store".into()))?;
        Ok(Place::File(data.join("tablier/tables.db")))
    }

    /// This server's name among others.
    #[cfg(feature = "cluster")]
    pub(crate) fn node(&self) -> &str {
        &self.node
    }

    /// Nodes that have no way to talk to each other are there one at a time.
    #[cfg(feature = "postgres")]
    async fn join(&self, url: &str, observer: Observer, alone: bool) -> anyhow::Result<Arc<dyn Store>> {
        use tablier_store::postgres::{Options, PostgresStore};
        let options = Options { observer: Some(observer), alone, ..Options::of(&self.node) };
        let bad = |error: tablier_store::postgres::OpenError| BadInput(error.to_string());
        let address = url.parse().map_err(bad)?;
        Ok(Arc::new(PostgresStore::open(&address, options).await.map_err(bad)?))
    }

    #[cfg(not(feature = "postgres"))]
    #[expect(clippy::unused_async, reason = "the other build's has to wait")]
    async fn join(&self, _: &str, _: Observer, _: bool) -> anyhow::Result<Arc<dyn Store>> {
        Err(BadInput("this build knows no PostgreSQL: build it with --features postgres".into()).into())
    }
}

async fn open_file(path: &Path, observer: Observer) -> anyhow::Result<Arc<dyn Store>> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).with_context(|| format!("can't make {}", folder.display()))?;
    }
    let options = sqlite::Options { observer: Some(observer), ..sqlite::Options::default() };
    Ok(Arc::new(SqliteStore::open(path, options).await?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_file_unless_it_says_otherwise_and_hides_who_one_is_there() {
        let file = Place::from(OsString::from("tables/postgres.db"));
        assert_eq!(file.to_string(), "tables/postgres.db");
        for url in ["postgres://me:secret@host/db", "postgresql://me:secret@host/db"] {
            let place = Place::from(OsString::from(url));
            assert!(matches!(&place, Place::Postgres(kept) if kept == url));
            assert_eq!(format!("{place} {place:?}"), "PostgreSQL PostgreSQL");
        }
    }
}
