//! N8 to N11: the turn is lost, with no penalty disc.

use tablier_koroona::physics::Across;
use tablier_koroona::referee::{Rule, spots};
use tablier_koroona::stroke::Ended;
use tablier_koroona::table::{Colour, Place, Stand};

use crate::support::scene::{
    ASIDE, ASIDE_TOO, FROM, Happened, Judged, LEFT, ON_LINE, POCKET, Scene, disc, mm, pocketed, scene,
};

#[test]
fn n8_to_n17_end_the_turn_and_of_these_n12_to_n17_are_fouls() {
    let numbers = |test: fn(Rule) -> bool| -> Vec<String> {
        Rule::ALL.iter().filter(|&&rule| test(rule)).map(Rule::to_string).collect()
    };
    let ends = ["N8", "N9", "N10", "N11", "N12", "N13", "N14", "N15", "N16", "N17"];
    assert_eq!(numbers(Rule::ends_turn), ends);
    assert_eq!(numbers(Rule::is_foul), ends[4..]);
}

#[test]
fn n8_no_own_disc_fell() {
    let scene = pocketed(&[(500.0, 500.0 + 125.0)], &[ASIDE], 1);
    let judged = scene.shoot((500.0, 60.0), (500.0, 600.0), 1400.0);
    assert_eq!(judged.rules(), ["N8"]);
    assert!(!judged.verdict.again && judged.verdict.respots.is_empty());
}

#[test]
fn n9_an_enemy_disc_fell_and_stays_pocketed() {
    // The own disc sends the enemy's into the pocket.
    let ahead = (400.0 - 335.0 * 0.8, 60.0 + 875.0 * 0.8);
    let scene = scene(&[ON_LINE, ASIDE], &[ahead, ASIDE_TOO]);
    let judged = scene.shoot(FROM, POCKET, 1500.0);
    assert!(judged.ended.contains(&(scene.black(0), Ended::Pocket)), "{:?}", judged.ended);
    assert!(judged.says(Rule::N9));
    assert!(!judged.verdict.again);
    assert_eq!(judged.verdict.table.left(Colour::Black), 1);
    assert!(!judged.says(Rule::N18) && !judged.says(Rule::N19), "no penalty: {:?}", judged.rules());
}

#[test]
fn n10_a_disc_that_left_the_table_goes_to_the_middle() {
    let scene = pocketed(&[(500.0, 300.0), ASIDE], &[ASIDE_TOO], 1);
    let judged = scene.shoot((500.0, 60.0), (500.0, 300.0), 4900.0);
    assert!(judged.ended.contains(&(scene.red(0), Ended::Off)));
    assert!(judged.says(Rule::N10) && !judged.verdict.again);
    assert_eq!(judged.put(scene.red(0)), Some((mm(500.0, 500.0), Rule::N10)));
    // Taken: the nearest free spot, straight away from the shooter if that is as near as any.
    let crowded = pocketed(&[(300.0, 300.0), (500.0, 500.0)], &[ASIDE], 1);
    let judged = crowded.shoot((300.0, 60.0), (300.0, 300.0), 4900.0);
    assert_eq!(judged.put(crowded.red(0)), Some((mm(500.0, 525.0), Rule::N10)));
    assert!(spots::is_free(&crowded.table, mm(500.0, 525.0)));
}

#[test]
fn n10_enemy_discs_too() {
    let scene = scene(&[ASIDE], &[(500.0, 300.0)]);
    let judged = scene
        .tell(&[(0.1, disc(scene.red(0))), (0.2, disc(scene.black(0)))], &[(scene.black(0), Ended::Off)]);
    assert_eq!(judged.rules(), ["N8", "N10"]);
    assert_eq!(judged.put(scene.black(0)), Some((mm(500.0, 500.0), Rule::N10)));
}

#[test]
fn n11_the_striker_came_back_over_the_line() {
    let scene = scene(&[ASIDE], &[ASIDE_TOO]);
    let judged = scene.shoot((500.0, 60.0), (500.0, 900.0), 3200.0);
    assert!(judged.story.came_back);
    assert!(judged.says(Rule::N11));
    // Not far enough: the hole stays beyond the line.
    let judged = scene.shoot((500.0, 60.0), (500.0, 900.0), 2400.0);
    assert!(!judged.says(Rule::N11));
}

#[test]
fn n11_not_with_an_own_disc_behind_that_line() {
    let scene = scene(&[ASIDE, (200.0, 60.0)], &[ASIDE_TOO, (900.0, 400.0)]);
    let judged = scene.shoot((500.0, 60.0), (500.0, 900.0), 3200.0);
    assert!(judged.story.came_back && !judged.says(Rule::N11));
}

#[test]
fn n11_an_own_disc_in_the_circle_or_an_enemys_behind_the_line_is_not_one_behind_it() {
    for (red, black) in [((500.0, 420.0), (900.0, 400.0)), ((900.0, 300.0), (200.0, 60.0))] {
        let scene = scene(&[ASIDE, red], &[ASIDE_TOO, black]);
        let judged = scene.shoot((700.0, 60.0), (700.0, 900.0), 3200.0);
        assert!(judged.story.came_back && judged.says(Rule::N11), "{red:?} {black:?}");
    }
}

#[test]
fn n10_costs_the_turn_though_an_own_disc_fell_and_no_penalty_disc() {
    let scene = scene(&[ASIDE, (300.0, 300.0)], &[ASIDE_TOO, (300.0, 600.0)]);
    let (fell, off) = (scene.red(0), scene.red(1));
    let judged = scene.tell(&[(0.1, disc(off))], &[(fell, Ended::Pocket), (off, Ended::Off)]);
    assert_eq!(judged.rules(), ["N10"]);
    assert!(!judged.verdict.again);
    assert_eq!(judged.verdict.table.place(fell), Place::Pocket, "N24");
}

#[test]
fn n10_several_discs_lie_at_and_beside_the_middle() {
    let scene = scene(&[ASIDE, (300.0, 300.0)], &[ASIDE_TOO, (300.0, 600.0)]);
    let (red, black) = (scene.red(1), scene.black(1));
    let judged = scene.tell(&[(0.1, disc(red))], &[(red, Ended::Off), (black, Ended::Off)]);
    assert_eq!(judged.put(red), Some((mm(500.0, 500.0), Rule::N10)));
    assert_eq!(judged.put(black), Some((mm(500.0, 525.0), Rule::N10)));
    let discs: Vec<_> = judged.verdict.rulings.iter().filter(|r| r.rule == Rule::N10).collect();
    assert_eq!(discs[0].discs, [red, black]);
}

#[test]
fn n10_not_for_discs_that_n14_or_n15_put_back() {
    let scene = pocketed(&[(300.0, 60.0), ASIDE], &[(300.0, 600.0), ASIDE_TOO], 1);
    let (dark, enemy) = (scene.red(0), scene.black(0));
    let judged = scene.tell(&[(0.1, disc(dark))], &[(dark, Ended::Off)]);
    assert_eq!(judged.put(dark), Some((mm(300.0, 60.0), Rule::N14)));
    assert!(!judged.says(Rule::N10));
    let judged = scene.tell(&[(0.1, disc(enemy))], &[(enemy, Ended::Off), (scene.black(1), Ended::Off)]);
    assert_eq!(judged.put(enemy), Some((mm(300.0, 600.0), Rule::N15)));
    assert_eq!(
        judged.put(scene.black(1)),
        Some((mm(500.0, 500.0), Rule::N10)),
        "only the one that was hit first"
    );
}

/// The striker touches an own light disc, and its hole goes over the line like this.
fn crossing(scene: &Scene, lines: &[Across]) -> Judged {
    let touch = [(0.1, Happened::Touch(disc(scene.red(0))))];
    let times = (2..).map(|n| 0.1 * f64::from(n));
    let lines = times.zip(lines).map(|(at, &across)| (at, Happened::Line(across)));
    scene.tell_all(&touch.into_iter().chain(lines).collect::<Vec<_>>(), &[])
}

#[test]
fn n11_wholly_beyond_and_later_wholly_behind_at_any_moment() {
    use Across::{Behind, Beyond, On};
    let scene = scene(&[ASIDE], &[ASIDE_TOO]);
    for (lines, came_back) in [
        (&[On, Beyond, On, Behind][..], true),
        (&[On, Beyond, On, Behind, On, Beyond], true),
        (&[On, Behind, On, Beyond, On, Beyond, On, Behind], true),
        (&[On, Beyond, On], false),
        (&[On, Beyond, On, Beyond], false),
        (&[On, Behind], false),
        (&[On, Behind, On, Beyond], false),
        (&[On], false),
        (&[], false),
    ] {
        assert_eq!(crossing(&scene, lines).says(Rule::N11), came_back, "{lines:?}");
    }
}

#[test]
fn n11_costs_the_turn_and_no_penalty_disc() {
    let scene = pocketed(&[ASIDE, (300.0, 300.0)], &[ASIDE_TOO], 1);
    let happened = [
        (0.1, Happened::Touch(disc(scene.red(0)))),
        (0.2, Happened::Line(Across::Beyond)),
        (0.3, Happened::Touch(LEFT)),
        (0.4, Happened::Line(Across::Behind)),
    ];
    let judged = scene.tell_all(&happened, &[(scene.red(1), Ended::Pocket)]);
    assert_eq!(judged.rules(), ["N11"]);
    assert!(!judged.verdict.again && judged.verdict.respots.is_empty());
}

#[test]
fn n11_a_disc_behind_that_line_is_one_of_the_shooters_side_as_the_stroke_began() {
    let back = [Across::Beyond, Across::Behind];
    for (at, lies_behind) in [
        ((200.0, 125.0), true),
        ((200.0, 125.001), false),
        ((20.0, 20.0), true),
        // Behind the partner's line, not the shooter's.
        ((500.0, 940.0), false),
    ] {
        let scene = scene(&[ASIDE, at], &[ASIDE_TOO, (900.0, 400.0)]).doubles();
        assert_eq!(crossing(&scene, &back).says(Rule::N11), !lies_behind, "{at:?}");
    }
    // That same disc, for the partner in the north.
    let scene = scene(&[ASIDE, (500.0, 940.0)], &[ASIDE_TOO, (900.0, 400.0)]);
    let north = scene.clone().doubles().shot_by(Colour::Red, Stand::North);
    assert!(!crossing(&north, &back).says(Rule::N11));
    // One that came there in this stroke is none.
    let scene = pocketed(&[ASIDE, (300.0, 300.0)], &[ASIDE_TOO], 1);
    let happened = [
        (0.1, Happened::Touch(disc(scene.red(1)))),
        (0.2, Happened::Line(Across::Beyond)),
        (0.3, Happened::Line(Across::Behind)),
    ];
    let judged = scene.tell_all(&happened, &[(scene.red(1), Ended::Table(mm(300.0, 60.0)))]);
    assert!(judged.says(Rule::N11));
}

#[test]
fn n11_anywhere_along_the_line() {
    // From the zone's ends up and back: it crosses the line where it bounds the corner squares.
    let scene = scene(&[ASIDE], &[ASIDE_TOO]);
    for (from, toward) in [((137.0, 60.0), (131.0, 975.0)), ((863.0, 60.0), (869.0, 975.0))] {
        let judged = scene.shoot(from, toward, 3300.0);
        assert!(judged.story.came_back && judged.says(Rule::N11), "from {from:?}: {:?}", judged.rules());
    }
}
