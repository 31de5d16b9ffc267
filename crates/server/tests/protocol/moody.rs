//! A store with moods: it works as the real one beneath does, until a test tells it to wait or to fail.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use async_trait::async_trait;
use tablier_game::GameId;
use tablier_room::{Author, CommandId, Entry, Person, TableCode};
use tablier_store::sqlite::SqliteStore;
use tablier_store::{
    AppendError, Appended, BackupError, ClockMark, FinishedGame, Last, Page, ReadError, Store, TableSummary,
};
use tokio::sync::watch;

/// How the store feels.
pub(crate) struct Moods {
    /// Whatever is written waits.
    waits: watch::Sender<bool>,
    /// Reading the log of this table waits.
    held: watch::Sender<Option<TableCode>>,
    fails_to_append: AtomicBool,
    fails_to_read: AtomicBool,
    pings: AtomicU64,
}

impl Default for Moods {
    fn default() -> Self {
        let (fails_to_append, fails_to_read) = (AtomicBool::new(false), AtomicBool::new(false));
        let (waits, held) = (watch::Sender::new(false), watch::Sender::new(None));
        Moods { waits, held, fails_to_append, fails_to_read, pings: AtomicU64::new(0) }
    }
}

impl Moods {
    pub(crate) fn wait(&self, wait: bool) {
        self.waits.send_replace(wait);
    }

    /// Lets whoever reads this table's log wait, until it is another's or nobody's.
    pub(crate) fn hold(&self, table: Option<TableCode>) {
        self.held.send_replace(table);
    }

    /// How often it was asked whether it takes writes.
    pub(crate) fn pings(&self) -> u64 {
        self.pings.load(Ordering::SeqCst)
    }

    pub(crate) fn fail_to_append(&self, fail: bool) {
        self.fails_to_append.store(fail, Ordering::SeqCst);
    }

    pub(crate) fn fail_to_read(&self, fail: bool) {
        self.fails_to_read.store(fail, Ordering::SeqCst);
    }

    fn append(&self) -> Appended {
        let failing = || AppendError::Failing("in a mood".to_owned());
        if self.fails_to_append.load(Ordering::SeqCst) { Err(failing()) } else { Ok(()) }
    }

    fn read(&self) -> Result<(), ReadError> {
        let failing = || ReadError::Failing("in a mood".to_owned());
        if self.fails_to_read.load(Ordering::SeqCst) { Err(failing()) } else { Ok(()) }
    }
}

pub(crate) struct Moody {
    pub(crate) store: Arc<SqliteStore>,
    pub(crate) moods: Arc<Moods>,
}

#[async_trait]
impl Store for Moody {
    async fn append(&self, entries: Vec<Entry>) -> Vec<Appended> {
        let _ = self.moods.waits.subscribe().wait_for(|waits| !waits).await;
        match self.moods.append() {
            Ok(()) => self.store.append(entries).await,
            Err(error) => vec![Err(error); entries.len()],
        }
    }

    async fn mark_clock(&self, mark: ClockMark) -> Appended {
        let _ = self.moods.waits.subscribe().wait_for(|waits| !waits).await;
        self.moods.append()?;
        self.store.mark_clock(mark).await
    }

    async fn read(&self, table: TableCode, after: u64, limit: u32) -> Result<Vec<Entry>, ReadError> {
        let _ = self.moods.held.subscribe().wait_for(|held| *held != Some(table)).await;
        self.moods.read()?;
        self.store.read(table, after, limit).await
    }

    async fn last(&self, table: TableCode) -> Result<Option<Last>, ReadError> {
        self.moods.read()?;
        self.store.last(table).await
    }

    async fn find_command(
        &self,
        table: TableCode,
        by: Author,
        command: &CommandId,
    ) -> Result<Option<u64>, ReadError> {
        self.moods.read()?;
        self.store.find_command(table, by, command).await
    }

    async fn tables_of(&self, person: Person, page: Page<TableCode>) -> Result<Vec<TableSummary>, ReadError> {
        self.store.tables_of(person, page).await
    }

    async fn games(&self, table: TableCode, page: Page<GameId>) -> Result<Vec<FinishedGame>, ReadError> {
        self.store.games(table, page).await
    }

    async fn finished_games_of(
        &self,
        person: Person,
        page: Page<GameId>,
    ) -> Result<Vec<FinishedGame>, ReadError> {
        self.store.finished_games_of(person, page).await
    }

    async fn game(&self, id: GameId) -> Result<Option<FinishedGame>, ReadError> {
        self.store.game(id).await
    }

    async fn ping(&self) -> Appended {
        self.moods.pings.fetch_add(1, Ordering::SeqCst);
        let _ = self.moods.waits.subscribe().wait_for(|waits| !waits).await;
        self.moods.append()?;
        self.store.ping().await
    }

    async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        self.store.backup(to).await
    }

    async fn close(&self) {
        self.store.close().await;
    }
}
