//! N6 and N7: light and dark, and how dark discs may be hit.

use tablier_koroona::referee::Rule;
use tablier_koroona::referee::zones::{Dark, dark};
use tablier_koroona::stroke::Ended;
use tablier_koroona::table::{Colour, Stand};

use crate::support::scene::{ASIDE, FAR, Happened, LEFT, NEAR, RIGHT, disc, mm, pocketed, scene};

#[test]
fn n6_dark_is_behind_the_own_line_or_in_the_circle_with_the_line_unseen() {
    for (x, y, expected) in [
        (500.0, 125.0, Some(Dark::Strip)),
        (500.0, 125.001, None),
        (20.0, 20.0, Some(Dark::Strip)),
        (500.0, 500.0, Some(Dark::Circle)),
        (620.0, 500.0, Some(Dark::Circle)),
        (620.001, 500.0, None),
        (500.0, 900.0, None),
        (60.0, 500.0, None),
    ] {
        assert_eq!(dark(mm(x, y), Stand::South), expected, "({x}, {y})");
    }
    // Judged for the shooter at hand: the same disc is light for one and dark for another.
    assert_eq!(dark(mm(500.0, 900.0), Stand::North), Some(Dark::Strip));
    assert_eq!(dark(mm(60.0, 500.0), Stand::West), Some(Dark::Strip));
}

#[test]
fn n7_a_light_disc_may_be_hit_directly() {
    let scene = scene(&[(500.0, 300.0)], &[ASIDE]);
    let judged = scene.shoot((500.0, 60.0), (500.0, 300.0), 900.0);
    assert_eq!(judged.rules(), ["N8"]);
}

#[test]
fn n7_a_dark_disc_may_be_hit_after_the_far_rim() {
    // In the circle, and behind the own line.
    for place in [(500.0, 500.0), (600.0, 80.0)] {
        let scene = pocketed(&[place], &[(900.0, 400.0)], 1);
        let judged = scene.fan((300.0, 60.0), 3500, &[FAR, disc(scene.red(0))]);
        assert!(!judged.says(Rule::N14), "{place:?}: {:?}", judged.rules());
        assert!(!judged.says(Rule::N17));
    }
}

#[test]
fn n7_a_disc_in_the_circle_may_be_hit_after_a_side_rim_one_behind_the_line_may_not() {
    let scene = pocketed(&[(500.0, 500.0)], &[(900.0, 300.0)], 1);
    let judged = scene.fan((200.0, 60.0), 2500, &[LEFT, disc(scene.red(0))]);
    assert!(!judged.says(Rule::N14) && !judged.says(Rule::N17), "{:?}", judged.rules());
    let scene = pocketed(&[(160.0, 120.0)], &[(900.0, 300.0)], 1);
    let judged = scene.tell(&[(0.1, LEFT), (0.2, disc(scene.red(0)))], &[]);
    assert!(judged.says(Rule::N14) && judged.says(Rule::N17), "{:?}", judged.rules());
}

#[test]
fn n7_a_dark_disc_may_be_hit_after_a_light_own_disc_or_by_one() {
    // Light in front of the circle, dark in it, on one line: the light disc hits the dark one, then the striker may.
    let scene = scene(&[(500.0, 350.0), (500.0, 400.0)], &[ASIDE, (900.0, 500.0)]);
    let judged = scene.shoot((500.0, 60.0), (500.0, 350.0), 1500.0);
    assert_eq!(judged.touched()[0], disc(scene.red(0)));
    assert_eq!(judged.rules(), ["N8"]);
    // Only the striker's own contacts can be fouls: an enemy disc may hit dark discs as it likes.
    let scene = pocketed(&[(500.0, 400.0), (200.0, 600.0)], &[(500.0, 350.0)], 1);
    let judged = scene.shoot((500.0, 60.0), (500.0, 350.0), 1000.0);
    assert!(judged.says(Rule::N15) && !judged.says(Rule::N14), "{:?}", judged.rules());
}

#[test]
fn n7_a_dark_disc_hit_directly_is_n14() {
    let scene = pocketed(&[(500.0, 500.0), ASIDE], &[(900.0, 500.0)], 1);
    let judged = scene.shoot((500.0, 60.0), (500.0, 500.0), 1500.0);
    assert_eq!(judged.rules(), ["N8", "N14", "N18"]);
    let (to, rule) = judged.put(scene.red(0)).unwrap();
    assert_eq!((to, rule), (mm(500.0, 500.0), Rule::N14));
}

#[test]
fn n6_the_whole_strip_is_dark_and_the_circle_all_round() {
    for x in [12.5, 129.0, 131.0, 500.0, 870.0, 987.5] {
        assert_eq!(dark(mm(x, 12.5), Stand::South), Some(Dark::Strip), "corners included: {x}");
        assert_eq!(dark(mm(x, 125.0), Stand::South), Some(Dark::Strip), "{x}");
        assert_eq!(dark(mm(x, 125.001), Stand::South), None, "the line is seen through the hole: {x}");
    }
    // 72² + 96² = 120²
    for (x, y) in [(572.0, 596.0), (428.0, 596.0), (572.0, 404.0), (428.0, 404.0), (500.0, 380.0)] {
        assert_eq!(dark(mm(x, y), Stand::South), Some(Dark::Circle), "({x}, {y})");
        let outward = |along: f64| along + 0.001 * (along - 500.0).signum();
        assert_eq!(dark(mm(outward(x), outward(y)), Stand::South), None, "beyond ({x}, {y})");
    }
}

#[test]
fn n6_judged_as_the_stroke_begins() {
    let scene = pocketed(&[(500.0, 300.0), ASIDE], &[(900.0, 300.0)], 1);
    let light = scene.red(0);
    let into_the_circle = [(light, Ended::Table(mm(500.0, 500.0)))];
    let judged = scene.tell(&[(0.1, disc(light)), (0.5, disc(light))], &into_the_circle);
    assert_eq!(judged.rules(), ["N8"], "light as it began, and so for the whole stroke");
    let scene = pocketed(&[(500.0, 500.0), ASIDE], &[(900.0, 300.0)], 1);
    let dark = scene.red(0);
    let out_of_it = [(dark, Ended::Table(mm(500.0, 800.0)))];
    assert!(scene.tell(&[(0.1, disc(dark))], &out_of_it).says(Rule::N14), "dark as it began");
}

#[test]
fn n6_judged_for_the_shooter_at_hand() {
    // Behind the south line: dark for red in the south, light for red's partner in the north, and for black.
    let scene = pocketed(&[(300.0, 60.0), ASIDE], &[(600.0, 60.0)], 1).doubles();
    let hit = [(0.1, disc(scene.red(0)))];
    assert!(scene.tell(&hit, &[]).says(Rule::N14));
    let partner = scene.clone().shot_by(Colour::Red, Stand::North);
    assert_eq!(partner.tell(&hit, &[]).rules(), ["N8"]);
    let black = scene.clone().shot_by(Colour::Black, Stand::West);
    assert_eq!(black.tell(&[(0.1, disc(scene.black(0)))], &[]).rules(), ["N8"]);
}

#[test]
fn n7_each_way_to_a_dark_disc() {
    // A light one, an own and an enemy's dark one in the circle, a dark one behind the line.
    let scene = pocketed(&[(300.0, 300.0), (500.0, 500.0), (300.0, 60.0)], &[(520.0, 540.0)], 1);
    let (light, circle, strip) = (disc(scene.red(0)), disc(scene.red(1)), disc(scene.red(2)));
    let enemy = disc(scene.black(0));
    for (before, target, allowed) in [
        (FAR, circle, true),
        (FAR, strip, true),
        (LEFT, circle, true),
        (RIGHT, circle, true),
        (LEFT, strip, false),
        (RIGHT, strip, false),
        (NEAR, circle, false),
        (NEAR, strip, false),
        (light, circle, true),
        (light, strip, true),
        (enemy, circle, false),
        (enemy, strip, false),
        (strip, circle, false),
        (circle, strip, false),
    ] {
        let judged = scene.tell(&[(0.1, before), (0.2, target)], &[]);
        let hit = judged.verdict.rulings.iter().find(|ruling| ruling.rule == Rule::N14);
        let wrongly = hit.is_some_and(|ruling| ruling.discs.iter().any(|&hit| disc(hit) == target));
        assert_eq!(!wrongly, allowed, "{target:?} after {before:?}");
        // What comes after the contact does not mend it.
        assert!(
            scene.tell(&[(0.1, target), (0.2, before)], &[]).says(Rule::N14),
            "{target:?} before {before:?}"
        );
    }
}

#[test]
fn n7_what_discs_do_to_each_other_is_no_foul() {
    let scene = pocketed(&[(300.0, 300.0), (500.0, 500.0)], &[(520.0, 540.0)], 1);
    let (light, dark, enemy) = (scene.red(0), scene.red(1), scene.black(0));
    let touched = Happened::Touch(disc(light));
    for (a, b) in [(light, dark), (dark, enemy), (light, enemy)] {
        let judged = scene.tell_all(&[(0.1, touched), (0.2, Happened::Between(a, b))], &[]);
        assert_eq!(judged.rules(), ["N8"], "{a:?} and {b:?}");
    }
}
