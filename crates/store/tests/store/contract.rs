//! The contract suite on SQLite, and the suite proved on stores that break one law each.

use crate::support::flaw::{Flaw, Flawed};
use crate::support::{Honest, small};
use tablier_store::contract::{Law, check, check_law};
use tablier_store::sqlite::Options;

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_the_contract() {
    let premises = Honest(Options::default());
    assert_eq!(check(&premises).await, Ok(Law::ALL.len()));
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_the_contract_at_its_bounds() {
    // One place in the queue, one call in a commit, one reader, checkpoints all the time.
    assert_eq!(check(&Honest(small())).await, Ok(Law::ALL.len()));
}

#[tokio::test]
async fn sqlite_keeps_the_contract_on_one_thread() {
    assert_eq!(check(&Honest(Options::default())).await, Ok(Law::ALL.len()));
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
        (Flaw::DropsMarks, Law::ListsTables),
        (Flaw::DropsMarks, Law::MarksFit),
        (Flaw::ListsTheOldestFirst, Law::ListsTables),
        (Flaw::ForgetsPages, Law::ListsGames),
        (Flaw::StartsAnew, Law::Lasts),
        (Flaw::StartsAnew, Law::BacksUp),
        (Flaw::ReplacesFiles, Law::BackupReplacesNothing),
        (Flaw::PingsFail, Law::Pings),
        (Flaw::NeverCloses, Law::Closes),
        (Flaw::ShufflesCalls, Law::InOrder),
    ];
    for (flaw, law) in flaws {
        let checked = check_law(&Flawed(flaw), law).await;
        assert!(checked.is_err(), "{flaw:?} was not caught by {law:?}");
    }
    for law in Law::ALL {
        assert!(flaws.iter().any(|(_, broken)| *broken == law), "no flaw breaks {law:?}");
        assert_eq!(check_law(&Flawed(Flaw::None), law).await, Ok(()));
    }
}
