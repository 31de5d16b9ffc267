//! A finished game looked at again, round by round.

use tablier_corona::Corona;
use tablier_corona::board::Points;
use tablier_corona::game::{Event, Setup};
use tablier_game::{Record, Review};

fn golden() -> Record<Setup, Event> {
    serde_json::from_str(include_str!("../golden/five-bidders.json")).expect("the golden log is a record")
}

#[test]
fn every_round_is_appraised_and_the_master_sees_all_there_is() {
    let record = golden();
    let said = Corona::review(&record, &|| false);
    let appraised =
        record.events.iter().filter(|recorded| matches!(recorded.event, Event::SituationAppraised { .. }));
    assert_eq!(said.len(), appraised.count());
    let glass = record.started.setup.glass;
    for (nth, round) in (0..).zip(&said) {
        let best = round.round.best;
        assert_eq!((round.throw, round.sights.len()), (nth, 5));
        assert_eq!(round.round.line.iter().map(|step| step.points).sum::<Points>(), best);
        for sight in &round.sights {
            assert!(sight.finds <= best);
            assert_eq!(sight.best_at.is_some(), sight.finds == best, "{round:?}");
            assert!(sight.best_at.is_none_or(|at| at <= glass), "within the glass");
        }
        assert_eq!(round.sights[4].finds, best);
    }
    // Beginners miss what masters see.
    assert!(said.iter().any(|round| round.sights[0].best_at.is_none()));
    assert_eq!(Corona::review(&record, &|| false), said, "the same game is told the same");
}

#[test]
fn a_review_told_to_stop_says_nothing_more() {
    assert_eq!(Corona::review(&golden(), &|| true), []);
}
