//! The laws, by role.

use std::fmt;

/// What stores promise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Law {
    /// What was appended is read back as it was, without its marks.
    ReadsBack,
    /// An entry is appended at the next number and at no other.
    OnlyTheNext,
    /// The entries of one call are appended together or not at all.
    TogetherOrNotAtAll,
    /// An author's command is in the log once, and found by its name.
    CommandsOnce,
    /// Entries that contradict the log, or the claim, are refused, and change nothing.
    MarksFit,
    /// A mark of table time rises, is fenced like an entry, and is where the log is said to end.
    MarksTime,
    /// Of those who race for a number one wins, and its entry is the one that is there.
    OneWinner,
    /// Calls made in an order, without waiting for the answers, are done in that order.
    InOrder,
    /// What was appended is there when the store is opened again.
    Lasts,
    /// A ping succeeds and leaves no trace.
    Pings,
    /// Once closed, everything says so.
    Closes,

    /// Somebody's tables are listed, the last active first, page by page.
    ListsTables,
    /// Games that are over are listed and found; those being played are not.
    ListsGames,
    /// A code leads to the table whose door it opened last, while that is open.
    FindsDoors,
    /// Guests, and everybody while the door is open, may know of a table.
    Admits,
    /// What a refused entry marked is in no list.
    ListsNothingRefused,
    /// The lists are the same when the store is opened again; closed, they say so.
    IndexLasts,

    /// Every claim of a table has a higher epoch than those before it, given back or not.
    EpochsRise,
    /// What is written under another than the latest claim stores nothing and is told so.
    Fence,
    /// So it is when the claim changes while a write waits; once a claim is answered, nothing older lands.
    FenceWhileWaiting,
    /// To give an old claim back takes nothing from whoever has the latest.
    ReleasesItsOwn,
    /// Reading needs no claim.
    ReadsWithoutClaim,
    /// Whoever waits for a claim's end hears of it, and not before.
    HeardWhenLost,

    /// Somebody begins a day once, and of a day no more than so many.
    BeginsOnce,
    /// Somebody hands in once, and what they handed in stays.
    HandsInOnce,
    /// Everybody is counted once.
    CountsPeople,
    /// Days in a row are counted by those handed in.
    KeepsStreaks,
    /// Somebody's days are listed, the latest first, page by page.
    ListsDays,
    /// Attempts go after so many days; what was counted stays.
    ForgetsOldDays,
    /// Days are the same when the store is opened again; closed, they say so.
    DaysLast,

    /// What an edition of an expert said of a game is found by both, and the last word counts.
    KeepsReviews,
    /// Of more reviews than are kept the oldest go.
    ForgetsOldReviews,
    /// Reviews are there when the store is opened again; closed, it says so.
    ReviewsLast,
}

impl Law {
    /// A log's.
    pub const LOG: [Law; 11] = [
        Law::ReadsBack,
        Law::OnlyTheNext,
        Law::TogetherOrNotAtAll,
        Law::CommandsOnce,
        Law::MarksFit,
        Law::MarksTime,
        Law::OneWinner,
        Law::InOrder,
        Law::Lasts,
        Law::Pings,
        Law::Closes,
    ];

    /// An index's.
    pub const INDEX: [Law; 6] = [
        Law::ListsTables,
        Law::ListsGames,
        Law::FindsDoors,
        Law::Admits,
        Law::ListsNothingRefused,
        Law::IndexLasts,
    ];

    /// Those of claims.
    pub const CLAIMS: [Law; 6] = [
        Law::EpochsRise,
        Law::Fence,
        Law::FenceWhileWaiting,
        Law::ReleasesItsOwn,
        Law::ReadsWithoutClaim,
        Law::HeardWhenLost,
    ];

    /// Those of days.
    pub const DAYS: [Law; 7] = [
        Law::BeginsOnce,
        Law::HandsInOnce,
        Law::CountsPeople,
        Law::KeepsStreaks,
        Law::ListsDays,
        Law::ForgetsOldDays,
        Law::DaysLast,
    ];

    /// Those of reviews.
    pub const REVIEWS: [Law; 3] = [Law::KeepsReviews, Law::ForgetsOldReviews, Law::ReviewsLast];

    /// Every law.
    pub fn all() -> impl Iterator<Item = Law> {
        Law::LOG.into_iter().chain(Law::INDEX).chain(Law::CLAIMS).chain(Law::DAYS).chain(Law::REVIEWS)
    }
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
