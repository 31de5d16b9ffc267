//! Strokes on which physics breaks, each by name.

#![allow(clippy::float_cmp, reason = "repeatable to the last bit")]

use tablier_koroona::equipment::Equipment;
use tablier_koroona::physics::{Body, Model, NoAnswer, Pocket, Rest, Trace, Vec2, What, simulate};

use crate::support::strokes::{break_shot, model, moving, told_at};

fn run(bodies: &[Body]) -> Trace {
    simulate(&model(), bodies).unwrap()
}

fn first_hit(trace: &Trace) -> f64 {
    trace.events.iter().find(|e| matches!(e.what, What::DiscDisc(..))).expect("something was hit").at
}

/// Velocities right after time `at`, and their mirror images about x = 500, agree to 1e-9.
fn assert_mirrored(trace: &Trace, bodies: &[Body], at: f64, pairs: &[(usize, usize)]) {
    for &(left, right) in pairs {
        let (l, r) = (told_at(trace, bodies, left, at), told_at(trace, bodies, right, at));
        assert!((l.velocity.x + r.velocity.x).abs() < 1e-9, "{left}/{right}: {l:?} {r:?}");
        assert!((l.velocity.y - r.velocity.y).abs() < 1e-9, "{left}/{right}: {l:?} {r:?}");
        assert!((l.spin + r.spin).abs() < 1e-9, "{left}/{right}: {l:?} {r:?}");
    }
}

#[test]
fn the_touching_row_against_the_rim_hit_head_on_scatters_mirror_symmetrically() {
    for speed in [300.0, 1200.0, 2500.0, 4000.0, 5000.0] {
        let bodies = break_shot(500.0, speed);
        let trace = run(&bodies);
        let Some(hit) = trace.events.iter().find(|e| matches!(e.what, What::DiscDisc(..))) else {
            continue;
        };
        assert_mirrored(&trace, &bodies, hit.at, &[(0, 0), (1, 8), (2, 7), (3, 6), (4, 5)]);
        let outermost = told_at(&trace, &bodies, 1, hit.at).velocity;
        assert!(outermost.x < -100.0, "the blow travels to the end of the row: {outermost:?}");
    }
}

#[test]
fn the_touching_row_hit_off_centre_moves_away_from_the_blow() {
    let bodies = break_shot(430.0, 3000.0);
    let trace = run(&bodies);
    let hit = first_hit(&trace);
    // Between discs 1 and 2, on the left of disc 2's middle: the rest of the row is pushed to the right.
    for disc in 3..=8 {
        assert!(told_at(&trace, &bodies, disc, hit).velocity.x > 0.0, "disc {disc}");
    }
    assert!(told_at(&trace, &bodies, 0, hit).velocity.y < 0.0, "the striker comes back");
}

#[test]
fn a_row_in_the_open_passes_the_blow_on_like_a_cradle() {
    let mut bodies = vec![Body::striker(500.0, 100.0, Vec2::new(0.0, 1500.0))];
    bodies.extend((0..5).map(|n| Body::disc(500.0, 400.0 + 25.0 * f64::from(n))));
    let trace = run(&bodies);
    let hit = first_hit(&trace);
    let speeds: Vec<f64> = (1..=5).map(|n| told_at(&trace, &bodies, n, hit).velocity.y).collect();
    assert!(speeds.is_sorted(), "{speeds:?}");
    assert!(speeds[4] > 2.0 * speeds[0], "the last one flies: {speeds:?}");
}

#[test]
fn three_discs_at_once() {
    // A striker into the notch of two touching discs, exactly in the middle.
    let bodies = [
        Body::striker(500.0, 100.0, Vec2::new(0.0, 2000.0)),
        Body::disc(487.5, 500.0),
        Body::disc(512.5, 500.0),
    ];
    let trace = run(&bodies);
    let hit = first_hit(&trace);
    assert_mirrored(&trace, &bodies, hit, &[(0, 0), (1, 2)]);
    let hits = trace.events.iter().filter(|e| e.at == hit && matches!(e.what, What::DiscDisc(0, _))).count();
    assert_eq!(hits, 2, "both are hit in the same instant");
}

#[test]
fn a_triangle_hit_on_its_tip_opens_mirror_symmetrically() {
    let height = 25.0 * 0.75_f64.sqrt();
    let mut bodies = vec![Body::striker(500.0, 100.0, Vec2::new(0.0, 2500.0)), Body::disc(500.0, 500.0)];
    for row in 1..4_u32 {
        for n in 0..=row {
            let x = 500.0 - 12.5 * f64::from(row) + 25.0 * f64::from(n);
            bodies.push(Body::disc(x, 500.0 + height * f64::from(row)));
        }
    }
    let trace = run(&bodies);
    let hit = first_hit(&trace);
    assert_mirrored(&trace, &bodies, hit, &[(0, 0), (1, 1), (2, 3), (4, 6), (5, 5), (7, 10), (8, 9)]);
}

#[test]
fn a_disc_at_rest_against_the_rim_is_squeezed_and_comes_back() {
    let bodies = [Body::striker(500.0, 100.0, Vec2::new(0.0, 4900.0)), Body::disc(500.0, 987.5)];
    let trace = run(&bodies);
    let hit = first_hit(&trace);
    let (striker, disc) = (told_at(&trace, &bodies, 0, hit), told_at(&trace, &bodies, 1, hit));
    assert!(
        striker.velocity.y <= disc.velocity.y && disc.velocity.y < 0.0,
        "both come back, not through each other"
    );
    assert!(matches!(trace.rest[1], Rest::Table(_)), "no run-up, no jump");
    let rim = trace.events.iter().any(|e| e.at == hit && matches!(e.what, What::DiscRim(1, _)));
    assert!(rim, "the rim is part of the cluster");
}

#[test]
fn a_disc_that_slides_along_the_rim_keeps_to_it() {
    let bodies = [moving(Body::disc(12.5, 500.0), 0.0, 700.0)];
    let trace = run(&bodies);
    let hits = trace.events.iter().filter(|e| matches!(e.what, What::DiscRim(..))).count();
    assert_eq!(hits, 0, "touching is not hitting");
    assert_eq!(trace.rest[0], Rest::Table(Vec2::new(12.5, 500.0 + 700.0 * 700.0 / 2.0 / (0.13 * 9810.0))));
}

#[test]
fn two_discs_in_a_pockets_mouth() {
    // Both overhang the far left pocket, touching; a third sends them in one after the other.
    let bodies = [
        moving(Body::disc(200.0, 800.0), -700.0, 700.0),
        Body::disc(110.0, 900.5),
        Body::disc(99.5, 890.0 - 13.3),
    ];
    let gap = (bodies[1].position - bodies[2].position).length();
    assert!(gap > 25.0 && gap < 27.0, "{gap}");
    let trace = run(&bodies);
    let fallen = trace.rest.iter().filter(|r| matches!(r, Rest::Pocket(Pocket::FarLeft, _))).count();
    assert!(fallen >= 1, "{:?}", trace.rest);
    assert!(trace.rest.iter().all(|r| match r {
        Rest::Table(at) => (*at - Vec2::new(65.0, 935.0)).length() >= 50.0,
        _ => true,
    }));
}

#[test]
fn a_disc_whose_centre_is_over_a_pocket_falls_at_once() {
    let trace = run(&[Body::disc(100.0, 930.0)]);
    assert!(matches!(trace.rest[0], Rest::Pocket(Pocket::FarLeft, _)));
    assert_eq!(trace.duration, 0.0);
}

#[test]
fn near_coincident_roots_graze_or_miss() {
    // Two sliding discs on crossing paths: by one micrometre they graze, by one they miss.
    for (offset, expected) in [(-0.001, 1), (0.001, 0)] {
        let bodies = [
            moving(Body::disc(300.0, 500.0), 900.0, 0.0),
            moving(Body::disc(600.0, 525.0 + offset), -900.0, 0.0),
        ];
        let trace = run(&bodies);
        let hits = trace.events.iter().filter(|e| matches!(e.what, What::DiscDisc(..))).count();
        assert_eq!(hits, expected, "offset {offset}");
    }
}

#[test]
fn very_slow_contacts_part_at_the_kiss_speed_and_book_it() {
    // It arrives with about 1 mm/s.
    let slowing = Equipment::STANDARD.slowing();
    let speed = (2.0 * slowing * 50.0 + 1.0_f64).sqrt();
    let bodies = [moving(Body::disc(500.0, 400.0), 0.0, speed), Body::disc(500.0, 475.0)];
    let trace = run(&bodies);
    let hit = first_hit(&trace);
    let parting = told_at(&trace, &bodies, 1, hit).velocity.y - told_at(&trace, &bodies, 0, hit).velocity.y;
    assert!((parting - 2.0).abs() < 1e-9, "{parting}");
    assert!(trace.booked.iter().any(|b| b.energy > 0.0));
    assert!(trace.events.len() < 10, "no rattling: {:?}", trace.events);
}

#[test]
fn discs_that_slide_side_by_side_do_not_rattle() {
    let bodies = [
        moving(Body::disc(500.0, 300.0), 0.0, 1200.0),
        moving(Body::disc(525.0, 300.0), 0.0, 1200.0),
        moving(Body::disc(500.0, 325.0), 0.0, 1200.0),
    ];
    let trace = run(&bodies);
    assert_eq!(trace.events.len(), 3, "three stops: {:?}", trace.events);
}

#[test]
fn too_fast_for_the_rim_is_off_the_table() {
    let trace = run(&[Body::striker(500.0, 60.0, Vec2::new(0.0, 5000.0))]);
    assert!(matches!(trace.rest[0], Rest::Off(..)));
    let trace = run(&[Body::striker(500.0, 60.0, Vec2::new(0.0, 4500.0))]);
    assert!(matches!(trace.rest[0], Rest::Table(_)));
}

#[test]
fn a_disc_into_the_corner_of_two_rims_comes_back_out() {
    // With the pockets out of the way.
    let equipment = Equipment { pocket_radius: 0.001, pocket_inset: 300.0, ..Equipment::STANDARD };
    let disc = moving(Body::disc(900.0, 900.0), 800.0, 800.0);
    let trace = simulate(&Model::new(&equipment), &[disc]).unwrap();
    let rims = trace.events.iter().filter(|e| matches!(e.what, What::DiscRim(..))).count();
    assert_eq!(rims, 2);
    assert!(matches!(trace.rest[0], Rest::Table(at) if (at.x - at.y).abs() < 1e-9 && at.x < 980.0));
}

#[test]
fn what_is_no_scene_is_named() {
    let no_answer = |bodies: &[Body]| simulate(&model(), bodies).unwrap_err().to_string();
    assert_eq!(no_answer(&[Body::disc(5.0, 500.0)]), "body 0 does not lie on the playing surface");
    assert_eq!(no_answer(&[Body::disc(500.0, 500.0), Body::disc(520.0, 500.0)]), "bodies 0 and 1 overlap");
    assert_eq!(no_answer(&[moving(Body::disc(500.0, 500.0), 1e9, 0.0)]), "body 0: faster than 100 m/s");
    assert!(no_answer(&[Body::disc(f64::NAN, 500.0)]).contains("finite"));
    assert!(no_answer(&[Body::disc(500.0, 500.0); 65]).contains("at most 64"));
}

#[test]
fn bounds_end_in_a_typed_error() {
    // A surface so smooth that a disc slides for minutes.
    let equipment = Equipment {
        surface_friction: 0.001,
        rim_restitution_fast: 1.0,
        rim_restitution_slow: 1.0,
        ..Equipment::STANDARD
    };
    let slow = moving(Body::disc(500.0, 500.0), 3000.0, 0.0);
    assert_eq!(simulate(&Model::new(&equipment), &[slow]), Err(NoAnswer::TooLong));
    let fast = Equipment { rim_jump: 1e9, ..equipment };
    let model = Model::new(&Equipment { gravity: 1.0, ..fast });
    assert_eq!(simulate(&model, &[moving(slow, 99_000.0, 0.0)]), Err(NoAnswer::TooLong));
    let small =
        Equipment { surface: 60.0, pocket_inset: 1.0, pocket_radius: 0.001, striker_radius: 15.0, ..fast };
    let model = Model::new(&Equipment { gravity: 1.0, ..small });
    let disc = moving(Body::disc(30.0, 30.0), 99_000.0, 0.0);
    assert_eq!(simulate(&model, &[disc]), Err(NoAnswer::TooManyEvents));
}
