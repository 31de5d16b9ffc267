//! The conformance suite proved on the toy: the honest game passes, and for every law a game that breaks it is caught
//! by that law.

use crate::toy::flaw::Flaw;
use crate::toy::game::{Fist, Honest};
use tablier_game::conformance::{Broken, Effort, Law, Report, check};

const EFFORT: Effort = Effort { games: 150, steps: 60, probes: 4, seed: 1 };

#[test]
fn the_honest_toy_passes_and_the_suite_was_not_idle() {
    let report = check::<Honest>(EFFORT).unwrap();
    let Report { finished, accepted, refused, events, searched, asked } = report;
    assert!(finished > EFFORT.games / 2, "{report:?}");
    let counts = [accepted, refused, events, searched];
    assert!(counts.into_iter().all(|count| count > 1_000) && asked > 100, "{report:?}");
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let effort = Effort { games: 20, ..EFFORT };
    assert_eq!(check::<Honest>(effort), check::<Honest>(effort));
}

#[test]
fn no_effort_shows_nothing() {
    let effort = Effort { games: 0, ..EFFORT };
    assert_eq!(check::<Honest>(effort), Ok(Report::default()));
}

/// Each flaw with the law it breaks, and what the suite makes of a game that has it.
macro_rules! flaws {
    ($($law:ident: $($flaw:ident),+;)+) => {
        [$($((Flaw::$flaw, Law::$law, check::<Fist<{ Flaw::$flaw as u8 }>>(EFFORT))),+),+]
    };
}

#[test]
fn every_flaw_is_caught_by_the_law_it_breaks() {
    let flaws: [(Flaw, Law, Result<Report, Broken>); 36] = flaws! {
        Begins: RefusesATable;
        Replays: BeginsFromElsewhere;
        Serialises: SpoilsSetup, SpoilsCommand, SpoilsEvent, SpoilsView, SpoilsTelling;
        OffersAreExact: AcceptsMore, AcceptsLess, AcceptsTheLate, HidesOffers;
        SamplesAreOffered: SamplesMore;
        TwinAgrees: AllowsMore;
        TicksOnce: TicksAlways;
        DeadlineIsLater: DeadlinePassed;
        SecretsAreKept: ShowsHands, TellsHands, ShowsSeed, OffersToAll;
        RefusalsCite: RefusesWithoutCode, RefusesWithoutRule, RefusesUnlisted;
        OverIsOver: EndsNever, WaitsAfterTheEnd, OffersAfterTheEnd, EndsAgain, LeavesAgain, OffersToTheGone,
            RanksTheGone, RanksUpsideDown;
        BotsAbide: BotShowsMore, BotIsFickle, BotNeverRests;
        MomentsPass: MomentsFall, MomentsStand;
        NeverPanics: Panics;
    };
    for (flaw, law, result) in &flaws {
        let caught = result.as_ref().map_err(|broken| broken.law);
        assert_eq!(caught, Err(*law), "{flaw:?}: {result:?}");
    }
    for law in Law::ALL {
        assert!(flaws.iter().any(|&(_, broken, _)| broken == law), "no game breaks {law:?}");
    }
}

#[test]
fn a_broken_law_is_reported_with_the_seed_that_shows_it_again() {
    type Flawed = Fist<{ Flaw::RanksTheGone as u8 }>;
    let broken = check::<Flawed>(EFFORT).unwrap_err();
    assert!(broken.seed > EFFORT.seed, "somebody has to leave for it: {broken}");
    let alone = Effort { games: 1, seed: broken.seed, ..EFFORT };
    assert_eq!(check::<Flawed>(alone), Err(broken.clone()));
    let text = broken.to_string();
    let start = format!("OverIsOver broken in the game from seed {}: standings", broken.seed);
    assert!(text.starts_with(&start), "{text}");
}
