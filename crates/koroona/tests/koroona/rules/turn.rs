//! N8 to N11: the turn is lost, with no penalty disc.

use tablier_koroona::referee::{Rule, spots};
use tablier_koroona::stroke::Ended;
use tablier_koroona::table::Colour;

use crate::support::scene::{ASIDE, ASIDE_TOO, FROM, ON_LINE, POCKET, disc, mm, pocketed, scene};

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
