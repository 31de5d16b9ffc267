//! Opening: the server, the schema, this node's lease, then the tasks.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use tokio::sync::{mpsc, watch};

use super::held::Held;
use super::lease::{Keeper, Refused, Terms};
use super::line::{Line, Trouble};
use super::writer::Writer;
use super::written::Written;
use super::{PostgresStore, Running, schema};
use crate::Observer;

/// How a store is run. The defaults suit a node of a cluster; a test may want them smaller.
#[derive(Clone)]
pub struct Options {
    /// The node's name: no two that are alive have the same.
    pub node: String,
    /// Connections that write.
    pub writers: usize,
    /// Connections that read.
    pub readers: u32,
    /// Connections that claim.
    pub claimers: u32,
    /// Calls that may wait for each of the writers.
    pub queue: usize,
    /// Calls in one transaction at the most.
    pub group: usize,
    /// How long the server is waited for: to connect, to do a transaction, to be free for one. Shorter than the lease.
    pub patience: Duration,
    /// How long the node's lease lasts, by the server's clock.
    pub lease: Duration,
    /// How often it is renewed.
    pub renewed_every: Duration,
    /// Whether to come only if no other node is alive: for nodes that can't talk to each other.
    pub alone: bool,
    /// Who hears of every commit.
    pub observer: Option<Observer>,
}

impl Options {
    /// The usual ones, for a node of this name.
    pub fn of(node: impl Into<String>) -> Options {
        Options {
            node: node.into(),
            writers: 2,
            readers: 4,
            claimers: 2,
            queue: 1024,
            group: 256,
            patience: Duration::from_secs(5),
            lease: Duration::from_secs(10),
            renewed_every: Duration::from_secs(2),
            alone: false,
            observer: None,
        }
    }
}

/// Where a PostgreSQL is, and who one is there. It shows neither a name nor a password when it is printed.
#[derive(Clone)]
pub struct Address(PgConnectOptions);

impl FromStr for Address {
    type Err = OpenError;

    /// Reads `postgres://user@host/database`, with `?sslmode=verify-full` and the like. What it does not say is taken
    /// from the environment (`PGHOST`, `PGUSER`, `PGPASSWORD`, `PGSSLMODE` and so on), a password also from the file that
    /// `PGPASSFILE` names, as PostgreSQL's own programs do.
    fn from_str(text: &str) -> Result<Address, OpenError> {
        // Its words may repeat what they are about.
        text.parse().map(Address).map_err(|_: sqlx::Error| OpenError::Address)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Address")
    }
}

/// Why a store can't be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// It is no address.
    #[error("not an address of PostgreSQL: it looks like postgres://user@host/database")]
    Address,
    /// The server can't be reached, or does not let this program in.
    #[error("PostgreSQL can't be reached: {0}")]
    Unreachable(String),
    /// The server is older than 15.
    #[error("PostgreSQL is too old ({found}): at least 15 is needed")]
    TooOld {
        /// Its version, as it counts itself.
        found: i32,
    },
    /// A setting that this store rests on is another.
    #[error("PostgreSQL's setting {name} has to be {wanted}, but is {got}")]
    Setting {
        /// PostgreSQL's name for it.
        name: &'static str,
        /// What it must be.
        wanted: &'static str,
        /// What it is.
        got: String,
    },
    /// A later version of the program has written what this one can't read.
    #[error(
        "the store is written in schema {found}, and this program can read {known} at the most: it takes a newer one"
    )]
    Newer {
        /// The schema that is written.
        found: i32,
        /// The highest that the program can read.
        known: i32,
    },
    /// The schema could not be brought up to date.
    #[error("the store's schema could not be brought up to date: {0}")]
    Migration(String),
    /// Another node is alive, and this one was to be alone.
    #[error("another node works on this store: {other}")]
    NotAlone {
        /// Its name.
        other: String,
    },
    /// A node's name is what others are told to ask for.
    #[error("a node's name has letters, digits, dots and dashes, 64 at the most")]
    Name,
}

impl From<Trouble> for OpenError {
    fn from(trouble: Trouble) -> OpenError {
        OpenError::Unreachable(trouble.words())
    }
}

impl From<Refused> for OpenError {
    fn from(refused: Refused) -> OpenError {
        match refused {
            Refused::NotAlone { other } => OpenError::NotAlone { other },
            Refused::Newer { found } => OpenError::Newer { found, known: schema::known() },
        }
    }
}

impl PostgresStore {
    /// Joins the store in this database as a node, making the store if there is none.
    ///
    /// If a node of this name is there already, it has ended: it can only be this one, stopped and started again.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub async fn open(address: &Address, options: Options) -> Result<PostgresStore, OpenError> {
        let letters = |letter: char| letter.is_ascii_alphanumeric() || ".-_".contains(letter);
        if !(1..=64).contains(&options.node.len()) || !options.node.chars().all(letters) {
            return Err(OpenError::Name);
        }
        let named = address.0.clone().application_name(&format!("tablier {}", options.node));
        let line = Line::new(named, options.patience);
        let mut connection = line.connect().await?;
        schema::migrate(&line, &mut connection).await?;
        let held = Arc::new(Held::default());
        let terms =
            Terms { lasts: options.lease, renewed_every: options.renewed_every, alone: options.alone };
        let begun = Keeper::begin(line.clone(), connection, options.node.clone(), terms, held.clone());
        let (keeper, standing, written) = begun.await?.map_err(OpenError::from)?;
        Ok(run(line, &options, held, keeper, standing, &written))
    }
}

fn run(
    line: Line,
    options: &Options,
    held: Arc<Held>,
    keeper: Keeper,
    standing: super::lease::Standing,
    written: &Written,
) -> PostgresStore {
    let mut queues = Vec::new();
    let mut writers = Vec::new();
    for _ in 0..options.writers.max(1) {
        let (jobs, queue) = mpsc::channel(options.queue.max(1));
        queues.push(jobs);
        let writer = Writer {
            line: line.clone(),
            connection: None,
            queue,
            held: held.clone(),
            written: written.clone(),
            group: options.group.max(1),
            observer: options.observer.clone(),
        };
        writers.push(tokio::spawn(writer.run()));
    }
    let (stop, stopped) = watch::channel(false);
    let keeper = tokio::spawn(keeper.run(stopped));
    let (tell, closed) = watch::channel(false);
    let reading = pool(&line, options.readers, options.patience);
    let claiming = pool(&line, options.claimers, options.patience);
    let pools = [reading.clone(), claiming.clone()];
    tokio::spawn(async move {
        // The lease outlasts the last that waits to be written.
        for writer in writers {
            let _ = writer.await;
        }
        stop.send_replace(true);
        let _ = keeper.await;
        for pool in pools {
            pool.close().await;
        }
        tell.send_replace(true);
    });
    let running = Running { queues: queues.into(), reading, claiming };
    PostgresStore { line, held, standing, running: Mutex::new(Some(running)), closed }
}

fn pool(line: &Line, most: u32, patience: Duration) -> PgPool {
    PgPoolOptions::new()
        .max_connections(most.max(1))
        .acquire_timeout(patience)
        .connect_lazy_with(line.options())
}
