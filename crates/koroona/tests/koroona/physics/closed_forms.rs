//! The simulation against what can be worked out on paper, to 1e-9.

#![allow(clippy::float_cmp, reason = "repeatable to the last bit")]

use tablier_koroona::physics::{Body, Rest, Vec2, What, simulate};

use crate::support::strokes::{model, told_at};

const SLOWING: f64 = 0.13 * 9810.0;

fn close(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-9 * b.abs().max(1.0), "{a} is not {b}");
}

fn table(rest: Rest) -> Vec2 {
    match rest {
        Rest::Table(at) => at,
        other => panic!("not on the table: {other:?}"),
    }
}

#[test]
fn stopping_distance_and_time() {
    let bodies = [Body::striker(300.0, 60.0, Vec2::new(300.0, 900.0))];
    let trace = simulate(&model(), &bodies).unwrap();
    let speed = Vec2::new(300.0, 900.0).length();
    let end = table(trace.rest[0]);
    close(end.x, 300.0 + 300.0 * speed / (2.0 * SLOWING));
    close(end.y, 60.0 + 900.0 * speed / (2.0 * SLOWING));
    close(trace.duration, speed / SLOWING);
    assert!(matches!(trace.events.last().unwrap().what, What::Stop(0)));
}

#[test]
fn head_on_into_a_resting_disc() {
    let bodies = [Body::striker(500.0, 100.0, Vec2::new(0.0, 2000.0)), Body::disc(500.0, 400.0)];
    let trace = simulate(&model(), &bodies).unwrap();
    // Contact when the centres are 37.5 apart.
    let distance = 300.0 - 37.5;
    let arrival = (2000.0_f64 * 2000.0 - 2.0 * SLOWING * distance).sqrt();
    let hit = trace.events.iter().find(|e| matches!(e.what, What::DiscDisc(0, 1))).unwrap();
    close(hit.at, (2000.0 - arrival) / SLOWING);
    let e = 0.74 + (0.92 - 0.74) / (1.0 + arrival / 3000.0);
    let (striker, disc) = (told_at(&trace, &bodies, 0, hit.at), told_at(&trace, &bodies, 1, hit.at));
    close(striker.velocity.y, arrival * (15.0 - e * 4.0) / 19.0);
    close(disc.velocity.y, arrival * (1.0 + e) * 15.0 / 19.0);
    assert_eq!((striker.velocity.x, disc.velocity.x), (0.0, 0.0));
    assert_eq!((striker.spin, disc.spin), (0.0, 0.0));
}

#[test]
fn oblique_into_a_resting_disc_with_friction() {
    // Off-centre by half the reach: the normal is 30° off the path.
    let bodies = [Body::striker(500.0, 100.0, Vec2::new(0.0, 1500.0)), Body::disc(500.0 + 18.75, 300.0)];
    let trace = simulate(&model(), &bodies).unwrap();
    let along = 200.0 - 37.5 * 0.75_f64.sqrt();
    let arrival = (1500.0_f64 * 1500.0 - 2.0 * SLOWING * along).sqrt();
    let hit = trace.events.iter().find(|e| matches!(e.what, What::DiscDisc(0, 1))).unwrap();
    let (sin, cos) = (0.5, 0.75_f64.sqrt());
    let (closing, slip) = (arrival * cos, arrival * sin);
    let e = 0.74 + 0.18 / (1.0 + closing / 3000.0);
    let push = closing * (1.0 + e) / (1.0 / 15.0 + 1.0 / 4.0);
    let edge = |r: f64, h: f64, m: f64| r * r / (0.5 * m * (r * r + h * h));
    let (striker_edge, disc_edge) = (edge(25.0, 5.5, 15.0), edge(12.5, 4.5, 4.0));
    let stick = slip / (1.0 / 15.0 + 0.25 + striker_edge + disc_edge);
    let rub = stick.min(0.10 * push);
    assert!(rub < stick, "this one slips");
    // The normal points right and away; the striker's contact point slips to the left of it, drags the disc along.
    let (normal, tangent) = (Vec2::new(sin, cos), Vec2::new(-cos, sin));
    let disc = told_at(&trace, &bodies, 1, hit.at);
    let expected = normal * (push / 4.0) + tangent * (rub / 4.0);
    close(disc.velocity.x, expected.x);
    close(disc.velocity.y, expected.y);
    close(disc.spin, -rub * disc_edge / 12.5);
    let striker = told_at(&trace, &bodies, 0, hit.at);
    let expected = Vec2::new(0.0, arrival) - normal * (push / 15.0) - tangent * (rub / 15.0);
    close(striker.velocity.x, expected.x);
    close(striker.velocity.y, expected.y);
    close(striker.spin, -rub * striker_edge / 25.0);
}

#[test]
fn rim_reflection_with_friction() {
    let bodies = [Body::striker(500.0, 60.0, Vec2::new(800.0, 2400.0))];
    let trace = simulate(&model(), &bodies).unwrap();
    let hit = trace.events.iter().find(|e| matches!(e.what, What::DiscRim(..))).unwrap();
    let speed = Vec2::new(800.0, 2400.0).length();
    let along = (975.0 - 60.0) * speed / 2400.0;
    let arrival = (speed * speed - 2.0 * SLOWING * along).sqrt();
    let (across, into) = (arrival * 800.0 / speed, arrival * 2400.0 / speed);
    let e = 0.58 + (0.82 - 0.58) / (1.0 + into / 3000.0);
    let push = 15.0 * into * (1.0 + e);
    let edge = 25.0 * 25.0 / (0.5 * 15.0 * (625.0 + 5.5 * 5.5));
    let rub = (across / (1.0 / 15.0 + edge)).min(0.14 * push);
    let after = told_at(&trace, &bodies, 0, hit.at);
    close(after.velocity.y, -e * into);
    close(after.velocity.x, across - rub / 15.0);
    close(after.spin.abs(), rub * edge / 25.0);
    close(after.from.y, 975.0);
}

#[test]
fn two_sliding_discs_meet_half_way() {
    // Symmetric, head-on: each covers half the gap.
    let mut left = Body::disc(300.0, 500.0);
    let mut right = Body::disc(700.0, 500.0);
    left.velocity = Vec2::new(1000.0, 0.0);
    right.velocity = Vec2::new(-1000.0, 0.0);
    let bodies = [left, right];
    let trace = simulate(&model(), &bodies).unwrap();
    let half = (400.0 - 25.0) / 2.0;
    let arrival = (1e6 - 2.0 * SLOWING * half).sqrt();
    let hit = trace.events[0];
    assert_eq!(hit.what, What::DiscDisc(0, 1));
    close(hit.at, (1000.0 - arrival) / SLOWING);
    let e = 0.74 + 0.18 / (1.0 + 2.0 * arrival / 3000.0);
    close(told_at(&trace, &bodies, 0, hit.at).velocity.x, -e * arrival);
    close(told_at(&trace, &bodies, 1, hit.at).velocity.x, e * arrival);
}

#[test]
fn a_spinning_disc_slows_by_itself_and_stays() {
    let mut disc = Body::disc(500.0, 500.0);
    disc.spin = 40.0;
    let trace = simulate(&model(), &[disc]).unwrap();
    let (r, h): (f64, f64) = (12.5, 4.5);
    let arm = 2.0 / 3.0 * (r.powi(3) - h.powi(3)) / (r * r - h * h);
    let slowing = 0.05 * 9810.0 * arm / (0.5 * (r * r + h * h));
    close(trace.duration, 40.0 / slowing);
    assert_eq!(trace.rest[0], Rest::Table(Vec2::new(500.0, 500.0)));
    assert_eq!(trace.events.len(), 1, "one stop");
}
