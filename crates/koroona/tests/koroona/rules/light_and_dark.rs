//! N6 and N7: light and dark, and how dark discs may be hit.

use tablier_koroona::referee::Rule;
use tablier_koroona::referee::zones::{Dark, dark};
use tablier_koroona::table::Stand;

use crate::support::scene::{ASIDE, FAR, LEFT, disc, mm, pocketed, scene};

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
