//! The suites that stores pass, one for each role: every law on a store of its own, made for it and thrown away.
//!
//! A store's tests implement [`Premises`] for it and call [`check`], or [`check_log`], [`check_index`],
//! [`check_claims`], [`check_days`] and [`check_reviews`] for a store that has not all of the roles. Such a one is
//! checked together with what it is used with: nobody appends without a claim, an index is an index of a log, and
//! claims are worth something only to a log that heeds them. The suites are themselves tested on stores that break one
//! law each (`tests/store/contract.rs`). What needs a process to be killed or a disk to be cut off is tested beside the
//! store it concerns.

mod begun;
mod claims;
mod days;
mod doors;
pub mod entries;
mod index;
mod law;
mod log;
#[cfg(all(unix, feature = "postgres"))]
pub mod postgres;
mod reviews;
mod roles;
#[cfg(feature = "postgres")]
pub mod simulated;

use std::fmt;
use std::path::Path;

use async_trait::async_trait;

pub use law::{Broken, Law};
pub use roles::Roles;

/// Where stores are made.
#[async_trait]
pub trait Premises: Sync {
    /// Opens the store at this place, making it if there is none. The folder around the place is there.
    async fn open(&self, place: &Path) -> Result<Roles, String>;
}

/// Checks every law, and says how many.
///
/// # Errors
/// The first law found broken.
pub async fn check(premises: &dyn Premises) -> Result<usize, Broken> {
    let of_tables = check_log(premises).await? + check_index(premises).await?;
    let of_people = check_claims(premises).await? + check_days(premises).await?;
    Ok(of_tables + of_people + check_reviews(premises).await?)
}

/// Checks what a [`Log`](crate::Log) promises, and says how many laws that is. The index is not asked.
///
/// # Errors
/// The first law found broken.
pub async fn check_log(premises: &dyn Premises) -> Result<usize, Broken> {
    check_all(premises, &Law::LOG).await
}

/// Checks what an [`Index`](crate::Index) promises, and says how many laws that is.
///
/// # Errors
/// The first law found broken.
pub async fn check_index(premises: &dyn Premises) -> Result<usize, Broken> {
    check_all(premises, &Law::INDEX).await
}

/// Checks what [`Claims`](crate::Claims) promise, and says how many laws that is. The index is not asked.
///
/// # Errors
/// The first law found broken.
pub async fn check_claims(premises: &dyn Premises) -> Result<usize, Broken> {
    check_all(premises, &Law::CLAIMS).await
}

/// Checks what [`Days`](crate::Days) promise, and says how many laws that is. Only the log's `close` is asked for besides.
///
/// # Errors
/// The first law found broken.
pub async fn check_days(premises: &dyn Premises) -> Result<usize, Broken> {
    check_all(premises, &Law::DAYS).await
}

/// Checks what [`Reviews`](crate::Reviews) promise, and says how many laws that is. Only the log's `close` is asked for
/// besides.
///
/// # Errors
/// The first law found broken.
pub async fn check_reviews(premises: &dyn Premises) -> Result<usize, Broken> {
    check_all(premises, &Law::REVIEWS).await
}

async fn check_all(premises: &dyn Premises, laws: &[Law]) -> Result<usize, Broken> {
    for law in laws {
        check_law(premises, *law).await?;
    }
    Ok(laws.len())
}

/// Checks one law.
///
/// # Errors
/// It is broken.
pub async fn check_law(premises: &dyn Premises, law: Law) -> Result<(), Broken> {
    let broken = |seen: String| Broken { law, seen };
    let folder = tempfile::tempdir().map_err(|error| broken(error.to_string()))?;
    let site = Site { premises, folder: folder.path() };
    let roles = site.open().await.map_err(broken)?;
    let held = match law {
        Law::ReadsBack => log::appending::reads_back(&roles).await,
        Law::OnlyTheNext => log::appending::only_the_next(&roles).await,
        Law::TogetherOrNotAtAll => log::appending::together_or_not_at_all(&roles).await,
        Law::CommandsOnce => log::appending::commands_once(&roles).await,
        Law::MarksFit => log::fitting::marks_fit(&roles).await,
        Law::MarksTime => log::clocks::marks_time(&site, &roles).await,
        Law::OneWinner => log::racing::one_winner(&roles).await,
        Law::InOrder => log::racing::in_order(&roles).await,
        Law::Lasts => log::lasting::lasts(&site, &roles).await,
        Law::Pings => log::appending::pings(&roles).await,
        Law::Closes => log::lasting::closes(&roles).await,
        Law::ListsTables => index::lists_tables(&roles).await,
        Law::ListsGames => index::lists_games(&roles).await,
        Law::FindsDoors => doors::finds_doors(&roles).await,
        Law::Admits => doors::admits(&roles).await,
        Law::ListsNothingRefused => index::lists_nothing_refused(&roles).await,
        Law::IndexLasts => index::lasts(&site, &roles).await,
        Law::EpochsRise => claims::epochs_rise(&roles).await,
        Law::Fence => claims::fence(&roles).await,
        Law::FenceWhileWaiting => claims::fence_while_waiting(&roles).await,
        Law::ReleasesItsOwn => claims::releases_its_own(&roles).await,
        Law::ReadsWithoutClaim => claims::reads_without_claim(&roles).await,
        Law::HeardWhenLost => claims::heard_when_lost(&roles).await,
        Law::BeginsOnce => days::begins_once(&roles).await,
        Law::HandsInOnce => days::hands_in_once(&roles).await,
        Law::CountsPeople => days::counts_people(&roles).await,
        Law::KeepsStreaks => days::keeps_streaks(&roles).await,
        Law::ListsDays => days::lists_days(&roles).await,
        Law::ForgetsOldDays => days::forgets_old_days(&roles).await,
        Law::DaysLast => days::lasts(&site, &roles).await,
        Law::KeepsReviews => reviews::keeps(&roles).await,
        Law::ForgetsOldReviews => reviews::forgets_the_oldest(&roles).await,
        Law::ReviewsLast => reviews::lasts(&site, &roles).await,
    };
    roles.log.close().await;
    held.map_err(broken)
}

/// A folder for one check's stores.
struct Site<'a> {
    premises: &'a dyn Premises,
    folder: &'a Path,
}

impl Site<'_> {
    async fn open(&self) -> Result<Roles, String> {
        self.premises.open(&self.folder.join("log")).await
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
