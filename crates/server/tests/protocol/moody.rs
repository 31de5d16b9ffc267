//! A store with moods: it works as the real one beneath does, until a test tells it to wait or to fail.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use async_trait::async_trait;
use tablier_game::GameId;
use tablier_room::{Author, CommandId, DoorCode, Entry, Person, TableCode, Wall};
use tablier_store::sqlite::SqliteStore;
use tablier_store::{
    AppendError, Appended, Attempt, Begun, Claim, ClaimError, Claims, ClockMark, Day, Days, FinishedGame,
    Found, HandedIn, Index, Last, Log, Page, ReadError, Reviews, TableSummary, Tally,
};
use tokio::sync::watch;

/// How the store feels.
pub(crate) struct Moods {
    /// Whatever is written waits.
    waits: watch::Sender<bool>,
    /// Reading the logs of these tables waits.
    held: watch::Sender<Vec<TableCode>>,
    fails_to_append: AtomicBool,
    fails_to_read: AtomicBool,
    /// A mark of time that has begun to be stored waits.
    holds_marks: watch::Sender<bool>,
    asked: Asked,
}

/// How often it was asked for what.
#[derive(Default)]
struct Asked {
    pings: AtomicU64,
    reads: AtomicU64,
    finds: AtomicU64,
    marks: AtomicU64,
}

impl Default for Moods {
    fn default() -> Self {
        let (fails_to_append, fails_to_read) = (AtomicBool::new(false), AtomicBool::new(false));
        let (waits, held) = (watch::Sender::new(false), watch::Sender::new(Vec::new()));
        let holds_marks = watch::Sender::new(false);
        Moods { waits, held, fails_to_append, fails_to_read, holds_marks, asked: Asked::default() }
    }
}

impl Moods {
    pub(crate) fn wait(&self, wait: bool) {
        self.waits.send_replace(wait);
    }

    /// Lets whoever reads this table's log wait, until it is another's or nobody's.
    pub(crate) fn hold(&self, table: Option<TableCode>) {
        self.held.send_replace(table.into_iter().collect());
    }

    /// The same for several.
    pub(crate) fn hold_all(&self, tables: &[TableCode]) {
        self.held.send_replace(tables.to_vec());
    }

    /// How often it was asked whether it takes writes.
    pub(crate) fn pings(&self) -> u64 {
        self.asked.pings.load(Ordering::SeqCst)
    }

    /// How often it was asked for entries of a log: as often, at least, as tables were woken.
    pub(crate) fn reads(&self) -> u64 {
        self.asked.reads.load(Ordering::SeqCst)
    }

    /// How often a command was looked up.
    pub(crate) fn finds(&self) -> u64 {
        self.asked.finds.load(Ordering::SeqCst)
    }

    /// How many marks of time have begun to be stored.
    pub(crate) fn marks(&self) -> u64 {
        self.asked.marks.load(Ordering::SeqCst)
    }

    pub(crate) fn hold_marks(&self, hold: bool) {
        self.holds_marks.send_replace(hold);
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
impl Log for Moody {
    async fn append(&self, claim: &Claim, entries: Vec<Entry>) -> Appended {
        let _ = self.moods.waits.subscribe().wait_for(|waits| !waits).await;
        self.moods.append()?;
        self.store.append(claim, entries).await
    }

    async fn mark_clock(&self, claim: &Claim, mark: ClockMark) -> Appended {
        let _ = self.moods.waits.subscribe().wait_for(|waits| !waits).await;
        self.moods.asked.marks.fetch_add(1, Ordering::SeqCst);
        let _ = self.moods.holds_marks.subscribe().wait_for(|holds| !holds).await;
        self.moods.append()?;
        self.store.mark_clock(claim, mark).await
    }

    async fn read(&self, table: TableCode, after: u64, limit: u32) -> Result<Vec<Entry>, ReadError> {
        let _ = self.moods.held.subscribe().wait_for(|held| !held.contains(&table)).await;
        self.moods.asked.reads.fetch_add(1, Ordering::SeqCst);
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
        self.moods.asked.finds.fetch_add(1, Ordering::SeqCst);
        self.moods.read()?;
        self.store.find_command(table, by, command).await
    }

    async fn ping(&self) -> Appended {
        self.moods.asked.pings.fetch_add(1, Ordering::SeqCst);
        let _ = self.moods.waits.subscribe().wait_for(|waits| !waits).await;
        self.moods.append()?;
        self.store.ping().await
    }

    async fn close(&self) {
        self.store.close().await;
    }
}

#[async_trait]
impl Index for Moody {
    async fn tables_of(&self, person: Person, page: Page<TableCode>) -> Result<Vec<TableSummary>, ReadError> {
        self.store.tables_of(person, page).await
    }

    async fn is_guest(&self, person: Person, table: TableCode) -> Result<bool, ReadError> {
        self.store.is_guest(person, table).await
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

    async fn door(&self, code: DoorCode) -> Result<Option<TableCode>, ReadError> {
        self.store.door(code).await
    }

    async fn admits(&self, table: TableCode, person: Option<Person>) -> Result<bool, ReadError> {
        self.moods.read()?;
        self.store.admits(table, person).await
    }

    async fn game(&self, id: GameId) -> Result<Option<FinishedGame>, ReadError> {
        self.store.game(id).await
    }
}

#[async_trait]
impl Claims for Moody {
    async fn claim(&self, table: TableCode) -> Result<Claim, ClaimError> {
        self.store.claim(table).await
    }

    async fn release(&self, claim: Claim) {
        self.store.release(claim).await;
    }

    async fn elsewhere(&self, table: TableCode) -> Result<Option<String>, ReadError> {
        self.store.elsewhere(table).await
    }

    async fn lost(&self, claim: Claim) {
        self.store.lost(claim).await;
    }
}

#[async_trait]
impl Days for Moody {
    async fn begin(&self, day: Day, person: Person, at: Wall, most: u64) -> Result<Begun, AppendError> {
        self.moods.append()?;
        self.store.begin(day, person, at, most).await
    }

    async fn hand_in(&self, day: Day, person: Person, found: Found) -> Result<HandedIn, AppendError> {
        self.moods.append()?;
        self.store.hand_in(day, person, found).await
    }

    async fn attempt(&self, day: Day, person: Person) -> Result<Option<Attempt>, ReadError> {
        self.moods.read()?;
        self.store.attempt(day, person).await
    }

    async fn days_of(
        &self,
        person: Person,
        before: Option<Day>,
        limit: u32,
    ) -> Result<Vec<(Day, Attempt)>, ReadError> {
        self.store.days_of(person, before, limit).await
    }

    async fn tally(&self, day: Day) -> Result<Tally, ReadError> {
        self.store.tally(day).await
    }
}

#[async_trait]
impl Reviews for Moody {
    async fn keep_review(&self, game: GameId, edition: u32, said: String) -> Appended {
        self.moods.append()?;
        self.store.keep_review(game, edition, said).await
    }

    async fn review(&self, game: GameId, edition: u32) -> Result<Option<String>, ReadError> {
        self.moods.read()?;
        self.store.review(game, edition).await
    }
}
