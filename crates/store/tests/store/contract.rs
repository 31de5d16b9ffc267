//! The contract suite on SQLite, and the suite proved on stores that break one law each.

use crate::support::flaw::{Flaw, Flawed};
use crate::support::{Honest, small};
use tablier_store::contract::{
    Law, check, check_claims, check_days, check_index, check_law, check_log, check_reviews,
};
use tablier_store::sqlite::Options;

fn laws() -> usize {
    Law::all().count()
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_the_contract() {
    let premises = Honest(Options::default());
    assert_eq!(check(&premises).await, Ok(laws()));
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_the_contract_at_its_bounds() {
    // One place in the queue, one call in a commit, one reader, checkpoints all the time.
    assert_eq!(check(&Honest(small())).await, Ok(laws()));
}

#[tokio::test]
async fn sqlite_keeps_the_contract_on_one_thread() {
    assert_eq!(check(&Honest(Options::default())).await, Ok(laws()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_is_checked_by_itself() {
    // Its claims are worth nothing, and its lists are upside down; but it keeps the log.
    assert_eq!(check_log(&Flawed(Flaw::HeedsNoClaim)).await, Ok(Law::LOG.len()));
    assert_eq!(check_log(&Flawed(Flaw::ListsTheOldestFirst)).await, Ok(Law::LOG.len()));
    assert_eq!(check_index(&Flawed(Flaw::HeedsNoClaim)).await, Ok(Law::INDEX.len()));
    assert_eq!(check_claims(&Flawed(Flaw::ListsTheOldestFirst)).await, Ok(Law::CLAIMS.len()));
    assert_eq!(check_days(&Flawed(Flaw::HeedsNoClaim)).await, Ok(Law::DAYS.len()));
    assert_eq!(check_reviews(&Flawed(Flaw::HeedsNoClaim)).await, Ok(Law::REVIEWS.len()));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_flaw_is_caught_by_the_law_it_breaks() {
    let flaws = [
        (Flaw::ForgetsTheCommand, Law::ReadsBack),
        (Flaw::ReadsOneTooMany, Law::ReadsBack),
        (Flaw::SaysYesToGaps, Law::OnlyTheNext),
        (Flaw::AppendsOneByOne, Law::TogetherOrNotAtAll),
        (Flaw::FindsNobodysCommands, Law::CommandsOnce),
        (Flaw::LetsAnybodyMark, Law::MarksTime),
        (Flaw::ForgetsMarks, Law::MarksTime),
        (Flaw::SaysYesToGaps, Law::OneWinner),
        (Flaw::AppendsOneByOne, Law::ListsNothingRefused),
        (Flaw::DropsMarks, Law::ListsTables),
        (Flaw::DropsMarks, Law::MarksFit),
        (Flaw::ListsTheOldestFirst, Law::ListsTables),
        (Flaw::TakesAnybodyForAGuest, Law::ListsTables),
        (Flaw::ForgetsPages, Law::ListsGames),
        (Flaw::DropsMarks, Law::FindsDoors),
        (Flaw::LeavesDoorsOpen, Law::FindsDoors),
        (Flaw::LeavesDoorsOpen, Law::Admits),
        (Flaw::AdmitsNobody, Law::Admits),
        (Flaw::StartsAnew, Law::Lasts),
        (Flaw::StartsAnew, Law::IndexLasts),
        (Flaw::NeverCloses, Law::IndexLasts),
        (Flaw::PingsFail, Law::Pings),
        (Flaw::NeverCloses, Law::Closes),
        (Flaw::ShufflesCalls, Law::InOrder),
        (Flaw::ClaimsTheSameAgain, Law::EpochsRise),
        (Flaw::HeedsNoClaim, Law::Fence),
        (Flaw::LooksAtTheClaimTooSoon, Law::FenceWhileWaiting),
        (Flaw::ReleasesAnybodys, Law::ReleasesItsOwn),
        (Flaw::ReadsOnlyWhatIsClaimed, Law::ReadsWithoutClaim),
        (Flaw::NeverTellsOfTheEnd, Law::HeardWhenLost),
        (Flaw::BeginsAnew, Law::BeginsOnce),
        (Flaw::TakesASecondTry, Law::HandsInOnce),
        (Flaw::CountsEveryTry, Law::CountsPeople),
        (Flaw::ForgetsStreaks, Law::KeepsStreaks),
        (Flaw::ForgetsPages, Law::ListsDays),
        (Flaw::FindsWhatIsGone, Law::ForgetsOldDays),
        (Flaw::StartsAnew, Law::DaysLast),
        (Flaw::NeverCloses, Law::DaysLast),
        (Flaw::TakesAnyEdition, Law::KeepsReviews),
        (Flaw::KeepsTheOldest, Law::ForgetsOldReviews),
        (Flaw::StartsAnew, Law::ReviewsLast),
        (Flaw::NeverCloses, Law::ReviewsLast),
    ];
    for (flaw, law) in flaws {
        let checked = check_law(&Flawed(flaw), law).await;
        assert!(checked.is_err(), "{flaw:?} was not caught by {law:?}");
    }
    for law in Law::all() {
        assert!(flaws.iter().any(|(_, broken)| *broken == law), "no flaw breaks {law:?}");
        assert_eq!(check_law(&Flawed(Flaw::None), law).await, Ok(()));
    }
}
