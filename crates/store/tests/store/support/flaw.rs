//! SQLite with one thing wrong, to see that the contract suite notices.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use async_trait::async_trait;
use tablier_game::GameId;
use tablier_room::{Author, CommandId, DoorCode, Entry, Mark, Person, TableCode, Wall};
use tablier_store::contract::{Premises, Roles};
use tablier_store::reviews::MOST_REVIEWS;
use tablier_store::sqlite::{Options, SqliteStore};
use tablier_store::{
    AppendError, Appended, Attempt, Begun, Claim, ClaimError, Claims, ClockMark, Day, Days, FinishedGame,
    Found, HandedIn, Index, Last, Log, Page, ReadError, Reviews, TableSummary, Tally,
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
    TakesAnybodyForAGuest,
    ForgetsPages,
    LeavesDoorsOpen,
    AdmitsNobody,
    StartsAnew,
    PingsFail,
    NeverCloses,
    ShufflesCalls,
    LetsAnybodyMark,
    ForgetsMarks,
    ClaimsTheSameAgain,
    HeedsNoClaim,
    LooksAtTheClaimTooSoon,
    ReleasesAnybodys,
    ReadsOnlyWhatIsClaimed,
    NeverTellsOfTheEnd,
    BeginsAnew,
    TakesASecondTry,
    CountsEveryTry,
    ForgetsStreaks,
    FindsWhatIsGone,
    TakesAnyEdition,
    KeepsTheOldest,
}

pub(crate) struct Flawed(pub(crate) Flaw);

struct FlawedStore {
    inner: SqliteStore,
    flaw: Flaw,
    calls: AtomicU32,
    /// The latest claims, for flaws that need to know them.
    latest: Mutex<BTreeMap<TableCode, Claim>>,
}

#[async_trait]
impl Premises for Flawed {
    async fn open(&self, place: &Path) -> Result<Roles, String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let place = match self.0 {
            Flaw::StartsAnew => place.with_extension(count.to_string()),
            _ => place.to_owned(),
        };
        let opened = SqliteStore::open(place, Options::default()).await;
        Ok(Roles::of(Arc::new(FlawedStore {
            inner: opened.map_err(|error| error.to_string())?,
            flaw: self.0,
            calls: AtomicU32::new(0),
            latest: Mutex::default(),
        })))
    }
}

impl FlawedStore {
    fn latest(&self) -> MutexGuard<'_, BTreeMap<TableCode, Claim>> {
        self.latest.lock().unwrap()
    }

    /// The claim that the store beneath is shown.
    async fn shown(&self, claim: &Claim) -> Claim {
        let latest = || self.latest().get(&claim.table).copied().unwrap_or(*claim);
        match self.flaw {
            Flaw::HeedsNoClaim => latest(),
            Flaw::LooksAtTheClaimTooSoon if latest() == *claim => {
                for _ in 0..20 {
                    tokio::task::yield_now().await;
                }
                latest()
            }
            _ => *claim,
        }
    }
}

#[async_trait]
impl Log for FlawedStore {
    async fn append(&self, claim: &Claim, mut entries: Vec<Entry>) -> Appended {
        match self.flaw {
            Flaw::ForgetsTheCommand => entries.iter_mut().for_each(|entry| entry.command = None),
            Flaw::DropsMarks => {
                for entry in &mut entries {
                    entry.marks.retain(|mark| matches!(mark, Mark::Opened { .. }));
                }
            }
            Flaw::LeavesDoorsOpen => {
                for entry in &mut entries {
                    entry.marks.retain(|mark| *mark != Mark::DoorClosed);
                }
            }
            Flaw::AppendsOneByOne => {
                for entry in entries {
                    self.inner.append(claim, vec![entry]).await?;
                }
                return Ok(());
            }
            Flaw::ShufflesCalls => {
                let call = self.calls.fetch_add(1, Ordering::Relaxed);
                for _ in 0..call % 3 {
                    tokio::task::yield_now().await;
                }
            }
            _ => {}
        }
        match self.inner.append(&self.shown(claim).await, entries).await {
            Err(AppendError::NotNext { .. }) if self.flaw == Flaw::SaysYesToGaps => Ok(()),
            appended => appended,
        }
    }

    async fn mark_clock(&self, claim: &Claim, mut mark: ClockMark) -> Appended {
        match self.flaw {
            // The store beneath looks at this number.
            Flaw::LetsAnybodyMark => {
                let last = self.inner.last(claim.table).await.ok().flatten();
                mark.after = last.map_or(mark.after, |last| last.number);
            }
            Flaw::ForgetsMarks => return Ok(()),
            _ => {}
        }
        self.inner.mark_clock(&self.shown(claim).await, mark).await
    }

    async fn read(&self, table: TableCode, after: u64, limit: u32) -> Result<Vec<Entry>, ReadError> {
        let claimed = self.latest().contains_key(&table);
        if self.flaw == Flaw::ReadsOnlyWhatIsClaimed && !claimed {
            return Ok(Vec::new());
        }
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

    async fn ping(&self) -> Appended {
        match self.flaw {
            Flaw::PingsFail => Err(AppendError::Full),
            _ => self.inner.ping().await,
        }
    }

    async fn close(&self) {
        if self.flaw != Flaw::NeverCloses {
            self.inner.close().await;
        }
    }
}

#[async_trait]
impl Index for FlawedStore {
    async fn tables_of(&self, person: Person, page: Page<TableCode>) -> Result<Vec<TableSummary>, ReadError> {
        let mut tables = self.inner.tables_of(person, page).await?;
        if self.flaw == Flaw::ListsTheOldestFirst {
            tables.reverse();
        }
        Ok(tables)
    }

    async fn is_guest(&self, person: Person, table: TableCode) -> Result<bool, ReadError> {
        if self.flaw == Flaw::TakesAnybodyForAGuest {
            return Ok(true);
        }
        self.inner.is_guest(person, table).await
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

    async fn door(&self, code: DoorCode) -> Result<Option<TableCode>, ReadError> {
        self.inner.door(code).await
    }

    async fn admits(&self, table: TableCode, person: Option<Person>) -> Result<bool, ReadError> {
        Ok(self.flaw != Flaw::AdmitsNobody && self.inner.admits(table, person).await?)
    }

    async fn game(&self, id: GameId) -> Result<Option<FinishedGame>, ReadError> {
        self.inner.game(id).await
    }
}

#[async_trait]
impl Claims for FlawedStore {
    async fn claim(&self, table: TableCode) -> Result<Claim, ClaimError> {
        let before = self.latest().get(&table).copied();
        match before {
            Some(before) if self.flaw == Flaw::ClaimsTheSameAgain => return Ok(before),
            _ => {}
        }
        let claim = self.inner.claim(table).await?;
        self.latest().insert(table, claim);
        Ok(claim)
    }

    async fn release(&self, claim: Claim) {
        let latest = match self.flaw {
            Flaw::ClaimsTheSameAgain => return,
            _ => self.latest().remove(&claim.table),
        };
        let any = latest.filter(|_| self.flaw == Flaw::ReleasesAnybodys);
        self.inner.release(any.unwrap_or(claim)).await;
    }

    async fn elsewhere(&self, table: TableCode) -> Result<Option<String>, ReadError> {
        self.inner.elsewhere(table).await
    }

    async fn lost(&self, claim: Claim) {
        match self.flaw {
            Flaw::NeverTellsOfTheEnd => std::future::pending().await,
            _ => self.inner.lost(claim).await,
        }
    }
}

#[async_trait]
impl Days for FlawedStore {
    async fn begin(&self, day: Day, person: Person, at: Wall, most: u64) -> Result<Begun, AppendError> {
        match self.inner.begin(day, person, at, most).await? {
            Begun::Before(attempt) if self.flaw == Flaw::BeginsAnew => Ok(Begun::Now(attempt)),
            begun => Ok(begun),
        }
    }

    async fn hand_in(&self, day: Day, person: Person, found: Found) -> Result<HandedIn, AppendError> {
        match self.inner.hand_in(day, person, found).await? {
            HandedIn::Before(attempt) if self.flaw == Flaw::TakesASecondTry => Ok(HandedIn::Now(attempt)),
            handed_in => Ok(handed_in),
        }
    }

    async fn attempt(&self, day: Day, person: Person) -> Result<Option<Attempt>, ReadError> {
        let mut attempt = self.inner.attempt(day, person).await?;
        match self.flaw {
            Flaw::ForgetsStreaks => attempt.iter_mut().for_each(|attempt| attempt.streak = 1),
            Flaw::FindsWhatIsGone => {
                attempt = attempt.or(Some(Attempt { begun: Wall(0), found: None, streak: 0 }));
            }
            _ => {}
        }
        Ok(attempt)
    }

    async fn days_of(
        &self,
        person: Person,
        before: Option<Day>,
        limit: u32,
    ) -> Result<Vec<(Day, Attempt)>, ReadError> {
        self.inner.days_of(person, before.filter(|_| self.flaw != Flaw::ForgetsPages), limit).await
    }

    async fn tally(&self, day: Day) -> Result<Tally, ReadError> {
        let mut tally = self.inner.tally(day).await?;
        if self.flaw == Flaw::CountsEveryTry {
            tally.begun *= 2;
        }
        Ok(tally)
    }
}

#[async_trait]
impl Reviews for FlawedStore {
    async fn keep_review(&self, game: GameId, edition: u32, said: String) -> Appended {
        let edition = if self.flaw == Flaw::TakesAnyEdition { 0 } else { edition };
        if self.flaw == Flaw::KeepsTheOldest {
            let call = self.calls.fetch_add(1, Ordering::Relaxed);
            if call > MOST_REVIEWS {
                return Ok(());
            }
        }
        self.inner.keep_review(game, edition, said).await
    }

    async fn review(&self, game: GameId, edition: u32) -> Result<Option<String>, ReadError> {
        let edition = if self.flaw == Flaw::TakesAnyEdition { 0 } else { edition };
        self.inner.review(game, edition).await
    }
}
