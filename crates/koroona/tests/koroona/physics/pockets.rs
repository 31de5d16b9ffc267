//! Falling takes time: every case the rules decide about a disc over a hole, against what can be worked out on paper.

#![allow(clippy::float_cmp, reason = "repeatable to the last bit")]

use tablier_koroona::equipment::Equipment;
use tablier_koroona::physics::{Body, Model, Pocket, Rest, Trace, Vec2, What, simulate};

use crate::support::strokes::{model, moving};

/// Until 1.5 mm are dropped: 17.5 ms.
const FALL: f64 = 0.017_487_435_419_566_7;
const SLOWING: f64 = 0.13 * 9810.0;
/// The far left pocket's middle.
const FAR_LEFT: (f64, f64) = (65.0, 935.0);

fn run(bodies: &[Body]) -> Trace {
    simulate(&model(), bodies).unwrap()
}

/// What a body's trace says of pockets and contacts, in order.
fn happened(trace: &Trace, body: usize) -> Vec<&'static str> {
    let mut words: Vec<&'static str> = vec![];
    for event in &trace.events {
        words.extend(match event.what {
            What::Drop(b, _) if b == body => Some("drop"),
            What::Escape(b, _) if b == body => Some("escape"),
            What::Pocket(b, _) if b == body => Some("fall"),
            What::DiscDisc(a, b) if a == body || b == body => Some("disc"),
            What::DiscRim(b, _) if b == body => Some("rim"),
            What::Stop(b) if b == body => Some("stop"),
            _ => None,
        });
    }
    words
}

fn at(trace: &Trace, body: usize, word: &str) -> f64 {
    let found = trace.events.iter().find(|event| match event.what {
        What::Drop(b, _) => word == "drop" && b == body,
        What::Pocket(b, _) => word == "fall" && b == body,
        What::Escape(b, _) => word == "escape" && b == body,
        What::DiscDisc(a, b) => word == "disc" && (a == body || b == body),
        What::DiscRim(b, _) => word == "rim" && b == body,
        _ => false,
    });
    found.unwrap_or_else(|| panic!("no {word}: {:?}", trace.events)).at
}

/// A disc that will have this speed where the stretch begins on which nothing carries it, on the way past the far left
/// pocket at the distance `b`.
fn past(b: f64, speed: f64) -> Body {
    let half = (2500.0 - b * b).sqrt() - 12.5;
    let run_up = 100.0;
    let y = FAR_LEFT.1 - half - run_up;
    moving(Body::disc(FAR_LEFT.0 + b, y), 0.0, (speed * speed + 2.0 * SLOWING * run_up).sqrt())
}

#[test]
fn the_fall_lasts_until_a_millimetre_and_a_half_is_dropped() {
    assert!((0.5 * 9810.0 * FALL * FALL - 1.5).abs() < 1e-9);
    let trace = run(&[past(0.0, 1000.0)]);
    assert_eq!(happened(&trace, 0), ["drop", "fall"]);
    assert!((at(&trace, 0, "fall") - at(&trace, 0, "drop") - FALL).abs() < 1e-9);
    // Friction goes on over the hole: it was caught this far behind the beginning of the stretch.
    let way = 1000.0 * FALL - 0.5 * SLOWING * FALL * FALL;
    let Rest::Pocket(Pocket::FarLeft, caught) = trace.rest[0] else { panic!("{:?}", trace.rest) };
    assert!((caught.y - (FAR_LEFT.1 - 37.5 + way)).abs() < 1e-6, "{caught:?}");
}

#[test]
fn through_the_middle_discs_up_to_about_four_metres_a_second_fall() {
    // The stretch is 75 mm long; in the time of a fall a disc of this speed slides as far.
    let just = 75.0 / FALL + 0.5 * SLOWING * FALL;
    assert!((4200.0..4400.0).contains(&just));
    assert_eq!(happened(&run(&[past(0.0, just - 0.5)]), 0), ["drop", "fall"]);
    let faster = run(&[past(0.0, just + 0.5)]);
    assert_eq!(happened(&faster, 0)[..4], ["drop", "escape", "rim", "drop"], "and comes back from the rim");
    assert!(at(&faster, 0, "escape") - at(&faster, 0, "drop") < FALL);
}

#[test]
fn a_graze_at_speed_plays_on() {
    // 48 mm beside the middle the stretch is 3 mm.
    let just = 3.0 / FALL + 0.5 * SLOWING * FALL;
    assert_eq!(happened(&run(&[past(48.0, just - 0.5)]), 0)[..2], ["drop", "fall"]);
    assert_eq!(happened(&run(&[past(48.0, just + 0.5)]), 0)[..2], ["drop", "escape"]);
}

#[test]
fn where_there_is_no_stretch_a_disc_falls_only_by_stopping_with_its_centre_over_the_hole() {
    // 48.5 mm beside the middle a disc is carried all the way; its centre is over the hole for 24 mm.
    let disc = |stops_at: f64| {
        let from = FAR_LEFT.1 - 150.0;
        moving(Body::disc(FAR_LEFT.0 + 48.5, from), 0.0, (2.0 * SLOWING * (stops_at - from)).sqrt())
    };
    for (stops_at, words) in [(-12.5, "stop"), (-11.5, "fall"), (0.0, "fall"), (11.5, "fall"), (12.5, "stop")]
    {
        let trace = run(&[disc(FAR_LEFT.1 + stops_at)]);
        assert_eq!(happened(&trace, 0), [words], "{stops_at}");
    }
    for (kind, reach) in [(12.5, 48.412_291), (25.0, 43.301_270)] {
        for (b, drops) in [(reach - 1e-4, true), (reach + 1e-4, false)] {
            let mut body = moving(Body::disc(FAR_LEFT.0 + b, 600.0), 0.0, 2000.0);
            if kind > 20.0 {
                body = Body::striker(FAR_LEFT.0 + b, 600.0, Vec2::new(0.0, 2000.0));
            }
            assert_eq!(happened(&run(&[body]), 0).contains(&"drop"), drops, "{kind} at {b}");
        }
    }
}

#[test]
fn the_striker_along_the_rim_passes_above_about_two_thirds_of_a_metre_a_second() {
    // Measured where its front comes over the hole's edge: 55 mm before the middle.
    let along = |speed: f64| run(&[Body::striker(120.0, 25.0, Vec2::new(-speed, 0.0))]);
    assert_eq!(happened(&along(600.0), 0), ["drop", "fall"]);
    assert_eq!(happened(&along(700.0), 0)[..2], ["drop", "escape"]);
    // So a disc on the ledge behind a pocket is reached.
    let reached = run(&[Body::striker(300.0, 25.0, Vec2::new(-1200.0, 0.0)), Body::disc(15.0, 15.0)]);
    assert_eq!(happened(&reached, 0)[..3], ["drop", "escape", "disc"]);
}

#[test]
fn standing_still_only_the_centre_decides() {
    for (beside, falls) in [(0.0, true), (49.999, true), (50.0, false), (50.001, false), (60.0, false)] {
        let trace = run(&[Body::disc(FAR_LEFT.0 + beside, FAR_LEFT.1)]);
        assert_eq!(matches!(trace.rest[0], Rest::Pocket(Pocket::FarLeft, _)), falls, "{beside}");
    }
    // One that stops with its centre over the hole falls though its back is on the table.
    for (beside, word) in [(49.9, "fall"), (50.1, "stop")] {
        let from = FAR_LEFT.0 + beside + 100.0;
        let trace = run(&[moving(Body::disc(from, FAR_LEFT.1), -(200.0 * SLOWING).sqrt(), 0.0)]);
        assert_eq!(happened(&trace, 0), [word], "{beside}");
    }
}

#[test]
fn a_contact_that_leaves_front_and_back_over_the_hole_does_not_start_the_count_anew() {
    // The first is over the hole from the beginning, the second catches up with it.
    let bodies = [
        moving(Body::disc(FAR_LEFT.0, 920.0), 0.0, 300.0),
        moving(Body::disc(FAR_LEFT.0, 893.0), 0.0, 900.0),
    ];
    let trace = run(&bodies);
    assert_eq!(happened(&trace, 0), ["drop", "disc", "fall"]);
    assert_eq!(at(&trace, 0, "drop"), 0.0);
    assert!((at(&trace, 0, "fall") - FALL).abs() < 1e-9, "{:?}", trace.events);
}

#[test]
fn a_contact_that_brings_front_or_back_on_the_table_starts_the_count_anew() {
    // Across the hole, 40 mm before its middle: both ends over it. A blow from the middle sends it out, a blow from
    // outside sends it in: then its back is on the table, and the count begins when it no longer is.
    let over = moving(Body::disc(FAR_LEFT.0, FAR_LEFT.1 - 40.0), -100.0, 0.0);
    let outward = [over, moving(Body::disc(FAR_LEFT.0, FAR_LEFT.1 - 13.0), 0.0, -1500.0)];
    let trace = run(&outward);
    assert_eq!(happened(&trace, 0)[..3], ["drop", "disc", "escape"]);
    assert!(matches!(trace.rest[0], Rest::Table(_)), "{:?}", trace.rest);
    let inward = [over, moving(Body::disc(FAR_LEFT.0, FAR_LEFT.1 - 67.0), 0.0, 1500.0)];
    let trace = run(&inward);
    assert_eq!(happened(&trace, 0), ["drop", "disc", "escape", "drop", "fall"]);
    let again = trace.events.iter().filter(|event| matches!(event.what, What::Drop(0, _))).nth(1).unwrap();
    assert!(again.at > at(&trace, 0, "disc"));
    assert!((at(&trace, 0, "fall") - again.at - FALL).abs() < 1e-9);
}

#[test]
fn a_rim_contact_follows_the_same_rule() {
    // The striker runs along the rim with both ends over the hole, and touches the rim on the way.
    let trace = run(&[Body::striker(69.0, 25.2, Vec2::new(-300.0, -30.0))]);
    assert_eq!(happened(&trace, 0), ["drop", "rim", "fall"]);
    assert!((at(&trace, 0, "fall") - FALL).abs() < 1e-9, "the count went on");
    // Steeply, its front is on the table before it touches the rim, and its back right after.
    let trace = run(&[Body::striker(65.0, 90.0, Vec2::new(0.0, -3500.0))]);
    assert_eq!(happened(&trace, 0)[..4], ["drop", "escape", "rim", "drop"]);
    let again = trace.events.iter().filter(|event| matches!(event.what, What::Drop(0, _))).nth(1).unwrap();
    assert!(again.at > at(&trace, 0, "rim"));
}

#[test]
fn two_discs_over_one_hole_count_separately_and_collide_as_ever() {
    let bodies = [
        moving(Body::disc(FAR_LEFT.0 - 5.0, 925.0), 0.0, 200.0),
        moving(Body::disc(FAR_LEFT.0 + 5.0, 890.0), 0.0, 1800.0),
    ];
    let trace = run(&bodies);
    let [first, second] = [0, 1].map(|body| at(&trace, body, "fall") - at(&trace, body, "drop"));
    assert!((first - FALL).abs() < 1e-9 && (second - FALL).abs() < 1e-9, "{:?}", trace.events);
    assert!(at(&trace, 1, "drop") > at(&trace, 0, "drop"));
    let hit = at(&trace, 0, "disc");
    assert!(hit > at(&trace, 1, "drop") && hit < at(&trace, 0, "fall"));
}

#[test]
fn a_contact_and_a_fall_at_once_the_contact_first() {
    // On a table whose holes are away, when do the two meet? The second comes so that it is just when the first is
    // caught, and N23's ten microseconds more or less.
    let scene = |below: f64| {
        [
            moving(Body::disc(FAR_LEFT.0, 930.0), 0.0, 200.0),
            moving(Body::disc(FAR_LEFT.0, 930.0 - 25.0 - below), 0.0, 2000.0),
        ]
    };
    let far_away = Equipment { pocket_radius: 0.001, pocket_inset: 300.0, ..Equipment::STANDARD };
    let no_holes = Model::new(&far_away);
    let meet = |below: f64| at(&simulate(&no_holes, &scene(below)).unwrap(), 0, "disc");
    for (after, words) in [(0.0, true), (9e-6, true), (-9e-6, true), (12e-6, false)] {
        let (mut low, mut high) = (1.0, 60.0);
        for _ in 0..60 {
            let middle = 0.5 * (low + high);
            if meet(middle) < FALL + after { low = middle } else { high = middle }
        }
        let trace = run(&scene(low));
        let expected: &[&str] = if words { &["drop", "disc", "fall"] } else { &["drop", "fall"] };
        assert_eq!(happened(&trace, 0), expected, "{after}");
    }
}

#[test]
fn leaving_exactly_in_time_is_too_late() {
    // Numbers that have no rounding: from the middle out of the stretch is 37.5 mm, which takes a sixteenth of a second.
    let equipment =
        Equipment { gravity: 8000.0, surface_friction: 0.001, fall: 15.625, ..Equipment::STANDARD };
    assert_eq!(equipment.slowing(), 8.0);
    let leave = |speed: f64| {
        let disc = moving(Body::disc(FAR_LEFT.0, FAR_LEFT.1), 0.0, speed);
        let trace = simulate(&Model::new(&equipment), &[disc]).unwrap();
        (happened(&trace, 0)[1], trace.events[1].at)
    };
    assert_eq!(leave(600.25), ("fall", 0.0625));
    assert_eq!(leave(600.26).0, "escape");
}

#[test]
fn gravity_and_how_far_a_disc_drops_make_the_time() {
    let deeper = Equipment { fall: 6.0, ..Equipment::STANDARD };
    let trace = simulate(&Model::new(&deeper), &[past(0.0, 1000.0)]).unwrap();
    assert!((at(&trace, 0, "fall") - at(&trace, 0, "drop") - 2.0 * FALL).abs() < 1e-9, "four times as deep");
}
