//! The suite that every store passes: each law on a store of its own, made for it and thrown away.
//!
//! A store's tests implement [`Premises`] for it and call [`check`]. The suite is itself tested on stores that break
//! one law each (`tests/contract.rs`). What needs a process to be killed or a disk to be cut off is tested beside the
//! store it concerns.

mod appending;
mod clocks;
pub mod entries;
mod indices;
mod lasting;
mod racing;

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;

use crate::Store;

/// Where stores are made.
#[async_trait]
pub trait Premises: Sync {
    /// Opens the store at this place, making it if there is none. The folder around the place is there.
    async fn open(&self, place: &Path) -> Result<Arc<dyn Store>, String>;
}

/// What every store promises.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Law {
    /// What was appended is read back as it was, without its marks.
    ReadsBack,
    /// An entry is appended at the next number and at no other.
    OnlyTheNext,
    /// A table's entries in one call are appended together or not at all; other tables' are not affected.
    TogetherOrNotAtAll,
    /// An author's command is in the log once, and found by its name.
    CommandsOnce,
    /// A mark of table time rises, is fenced like an entry, and is where the log is said to end.
    MarksTime,
    /// Of those who race for a number one wins, and its entry is the one that is there.
    OneWinner,
    /// Calls made in an order, without waiting for the answers, are done in that order.
    InOrder,
    /// Entries that contradict the log are refused, and change nothing.
    MarksFit,
    /// Somebody's tables are listed, the last active first, page by page.
    ListsTables,
    /// Games that are over are listed and found; those being played are not.
    ListsGames,
    /// What was appended is there when the store is opened again.
    Lasts,
    /// A backup made amid appends opens, and has at least what was answered before it, without gaps.
    BacksUp,
    /// A backup replaces no file.
    BackupReplacesNothing,
    /// A ping succeeds and leaves no trace.
    Pings,
    /// Once closed, everything says so.
    Closes,
}

impl Law {
    /// Every law.
    pub const ALL: [Law; 15] = [
        Law::ReadsBack,
        Law::OnlyTheNext,
        Law::TogetherOrNotAtAll,
        Law::CommandsOnce,
        Law::MarksTime,
        Law::OneWinner,
        Law::InOrder,
        Law::MarksFit,
        Law::ListsTables,
        Law::ListsGames,
        Law::Lasts,
        Law::BacksUp,
        Law::BackupReplacesNothing,
        Law::Pings,
        Law::Closes,
    ];
}

/// A law that was broken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct Broken {
    /// Which.
    pub law: Law,
    /// What was seen.
    pub seen: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} broken: {}", self.law, self.seen)
    }
}

/// Checks every law, and says how many.
///
/// # Errors
/// The first law found broken.
pub async fn check(premises: &dyn Premises) -> Result<usize, Broken> {
    for law in Law::ALL {
        check_law(premises, law).await?;
    }
    Ok(Law::ALL.len())
}

/// Checks one law.
///
/// # Errors
/// It is broken.
pub async fn check_law(premises: &dyn Premises, law: Law) -> Result<(), Broken> {
    let broken = |seen: String| Broken { law, seen };
    let folder = tempfile::tempdir().map_err(|error| broken(error.to_string()))?;
    let site = Site { premises, folder: folder.path() };
    let store = site.open("log").await.map_err(broken)?;
    let held = match law {
        Law::ReadsBack => appending::reads_back(&*store).await,
        Law::OnlyTheNext => appending::only_the_next(&*store).await,
        Law::TogetherOrNotAtAll => appending::together_or_not_at_all(&*store).await,
        Law::CommandsOnce => appending::commands_once(&*store).await,
        Law::MarksTime => clocks::marks_time(&site, &store).await,
        Law::OneWinner => racing::one_winner(&store).await,
        Law::InOrder => racing::in_order(&*store).await,
        Law::MarksFit => indices::marks_fit(&*store).await,
        Law::ListsTables => indices::lists_tables(&*store).await,
        Law::ListsGames => indices::lists_games(&*store).await,
        Law::Lasts => lasting::lasts(&site, &*store).await,
        Law::BacksUp => lasting::backs_up(&site, &store).await,
        Law::BackupReplacesNothing => lasting::backup_replaces_nothing(&site, &*store).await,
        Law::Pings => appending::pings(&*store).await,
        Law::Closes => lasting::closes(&site, &*store).await,
    };
    store.close().await;
    held.map_err(broken)
}

/// A folder for one check's stores.
struct Site<'a> {
    premises: &'a dyn Premises,
    folder: &'a Path,
}

impl Site<'_> {
    async fn open(&self, name: &str) -> Result<Arc<dyn Store>, String> {
        self.premises.open(&self.folder.join(name)).await
    }
}

/// What a check says: nothing, or what it saw.
type Held = Result<(), String>;

#[expect(clippy::needless_pass_by_value, reason = "most of what is compared is made in the call")]
fn same<T: PartialEq + fmt::Debug>(what: &str, got: T, wanted: T) -> Held {
    if got == wanted { Ok(()) } else { Err(format!("{what}: got {got:?}, wanted {wanted:?}")) }
}

/// Any error, as what a check saw.
fn seen(error: impl fmt::Display) -> String {
    error.to_string()
}
