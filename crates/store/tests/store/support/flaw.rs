//! SQLite with one thing wrong, to see that the contract suite notices.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use async_trait::async_trait;
use tablier_game::GameId;
use tablier_room::{Author, CommandId, Entry, Person, TableCode};
use tablier_store::contract::Premises;
use tablier_store::sqlite::{Options, SqliteStore};
use tablier_store::{
    AppendError, Appended, BackupError, ClockMark, FinishedGame, Last, Page, ReadError, Store, TableSummary,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flaw {
    None,
    ForgetsTheCommand,
    ReadsOneTooMany,
    SaysYesToGaps,
    AppendsOneByOne,
    FindsNobodysCommands,
    DropsMarks,
    ListsTheOldestFirst,
    ForgetsPages,
    StartsAnew,
    ReplacesFiles,
    PingsFail,
    NeverCloses,
    ShufflesCalls,
    LetsAnybodyMark,
    ForgetsMarks,
}

pub(crate) struct Flawed(pub(crate) Flaw);

struct FlawedStore {
    inner: SqliteStore,
    flaw: Flaw,
    calls: AtomicU32,
}

#[async_trait]
impl Premises for Flawed {
    async fn open(&self, place: &Path) -> Result<Arc<dyn Store>, String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let place = match self.0 {
            Flaw::StartsAnew => place.with_extension(count.to_string()),
            _ => place.to_owned(),
        };
        let opened = SqliteStore::open(place, Options::default()).await;
        Ok(Arc::new(FlawedStore {
            inner: opened.map_err(|error| error.to_string())?,
            flaw: self.0,
            calls: AtomicU32::new(0),
        }))
    }
}

#[async_trait]
impl Store for FlawedStore {
    async fn append(&self, mut entries: Vec<Entry>) -> Vec<Appended> {
        match self.flaw {
            Flaw::ForgetsTheCommand => entries.iter_mut().for_each(|entry| entry.command = None),
            Flaw::DropsMarks => {
                for entry in &mut entries {
                    entry.marks.retain(|mark| matches!(mark, tablier_room::Mark::Opened { .. }));
                }
            }
            Flaw::AppendsOneByOne => {
                let mut appended = Vec::new();
                for entry in entries {
                    appended.extend(self.inner.append(vec![entry]).await);
                }
                return appended;
            }
            Flaw::ShufflesCalls => {
                let call = self.calls.fetch_add(1, Ordering::Relaxed);
                for _ in 0..call % 3 {
                    tokio::task::yield_now().await;
                }
            }
            _ => {}
        }
        let mut appended = self.inner.append(entries).await;
        if self.flaw == Flaw::SaysYesToGaps {
            for appended in &mut appended {
                if matches!(appended, Err(AppendError::NotNext { .. })) {
                    *appended = Ok(());
                }
            }
        }
        appended
    }

    async fn mark_clock(&self, mut mark: ClockMark) -> Appended {
        match self.flaw {
            // The store beneath fences by this number.
            Flaw::LetsAnybodyMark => {
                let last = self.inner.last(mark.table).await.ok().flatten();
                mark.after = last.map_or(mark.after, |last| last.number);
            }
            Flaw::ForgetsMarks => return Ok(()),
            _ => {}
        }
        self.inner.mark_clock(mark).await
    }

    async fn read(&self, table: TableCode, after: u64, limit: u32) -> Result<Vec<Entry>, ReadError> {
        let more = u32::from(self.flaw == Flaw::ReadsOneTooMany);
        self.inner.read(table, after, limit.saturating_add(more)).await
    }

    async fn last(&self, table: TableCode) -> Result<Option<Last>, ReadError> {
        self.inner.last(table).await
    }

    async fn find_command(
        &self,
        table: TableCode,
        by: Author,
        command: &CommandId,
    ) -> Result<Option<u64>, ReadError> {
        if self.flaw == Flaw::FindsNobodysCommands && by == Author::Table {
            return Ok(None);
        }
        self.inner.find_command(table, by, command).await
    }

    async fn tables_of(&self, person: Person, page: Page<TableCode>) -> Result<Vec<TableSummary>, ReadError> {
        let mut tables = self.inner.tables_of(person, page).await?;
        if self.flaw == Flaw::ListsTheOldestFirst {
            tables.reverse();
        }
        Ok(tables)
    }

    async fn games(&self, table: TableCode, mut page: Page<GameId>) -> Result<Vec<FinishedGame>, ReadError> {
        if self.flaw == Flaw::ForgetsPages {
            page.before = None;
        }
        self.inner.games(table, page).await
    }

    async fn finished_games_of(
        &self,
        person: Person,
        page: Page<GameId>,
    ) -> Result<Vec<FinishedGame>, ReadError> {
        self.inner.finished_games_of(person, page).await
    }

    async fn game(&self, id: GameId) -> Result<Option<FinishedGame>, ReadError> {
        self.inner.game(id).await
    }

    async fn ping(&self) -> Appended {
        match self.flaw {
            Flaw::PingsFail => Err(AppendError::Full),
            _ => self.inner.ping().await,
        }
    }

    async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        if self.flaw == Flaw::ReplacesFiles {
            std::fs::remove_file(to).ok();
        }
        self.inner.backup(to).await
    }

    async fn close(&self) {
        if self.flaw != Flaw::NeverCloses {
            self.inner.close().await;
        }
    }
}
