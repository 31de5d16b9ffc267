//! A finished match looked at again by the best shooter.

use tablier_game::{Record, Review};
use tablier_koroona::game::{Event, Koroona, Setup};

fn golden() -> Record<Setup, Event> {
    serde_json::from_str(include_str!("../../golden/singles-1.json")).expect("the golden log is a record")
}

#[test]
fn the_shooter_says_what_it_would_have_tried_instead_of_each_stroke() {
    let mut record = golden();
    let strokes = |record: &Record<Setup, Event>| {
        record.events.iter().filter(|recorded| matches!(recorded.event, Event::Struck(_))).count()
    };
    let third =
        record.events.iter().position(|recorded| matches!(recorded.event, Event::Struck(_))).unwrap() + 3;
    record.events.truncate(third);
    let advice = Koroona::review(&record, &|| false);
    assert_eq!(advice.len(), strokes(&record));
    let struck = record.events.iter().filter_map(|recorded| match &recorded.event {
        Event::Struck(struck) => Some(struck.by),
        _ => None,
    });
    assert!(advice.iter().map(|said| said.by).eq(struck));
    for said in &advice {
        assert!(said.succeeds <= 1_000 && said.film.paths.iter().any(|path| path.disc.is_none()));
    }
    // The master does not try what hardly ever succeeds.
    assert!(advice.iter().any(|said| said.succeeds >= 500), "{advice:?}");
    assert_eq!(Koroona::review(&record, &|| false), advice, "the same game is told the same");
}

#[test]
fn a_review_told_to_stop_says_nothing_more() {
    assert_eq!(Koroona::review(&golden(), &|| true), []);
}
