//! N12 to N17 and N23: turn lost and a penalty disc.

use tablier_koroona::physics::Rim;
use tablier_koroona::referee::{Rule, SwitchedOff, Touched};
use tablier_koroona::stroke::Ended;
use tablier_koroona::table::Colour;

use crate::support::scene::{
    ASIDE, ASIDE_TOO, FAR, FROM, LEFT, NEAR, ON_LINE, POCKET, RIGHT, disc, mm, pocketed, scene,
};

#[test]
fn n12_with_a_light_disc_the_striker_touched_none() {
    let scene = pocketed(&[ASIDE], &[ASIDE_TOO], 1);
    let judged = scene.shoot((500.0, 60.0), (500.0, 900.0), 800.0);
    assert_eq!(judged.rules(), ["N8", "N12", "N18"]);
    // With only dark discs it is N17 that asks for more.
    let scene = pocketed(&[(500.0, 500.0)], &[ASIDE_TOO], 1);
    let judged = scene.shoot((300.0, 60.0), (300.0, 900.0), 2400.0);
    assert_eq!(judged.rules(), ["N8"], "the far rim was touched");
}

#[test]
fn n13_the_striker_fell() {
    let scene = pocketed(&[ASIDE], &[ASIDE_TOO], 1);
    let judged = scene.shoot(FROM, POCKET, 2000.0);
    assert_eq!(judged.rules(), ["N8", "N12", "N13", "N18"]);
    assert_eq!(judged.verdict.respots.len(), 1, "one penalty disc, however many fouls");
}

#[test]
fn n13_the_striker_left_the_table() {
    let scene = pocketed(&[ASIDE], &[ASIDE_TOO], 1);
    let judged = scene.shoot((500.0, 60.0), (500.0, 900.0), 5000.0);
    assert!(judged.story.lost && judged.says(Rule::N13));
}

#[test]
fn n14_a_dark_disc_hit_directly_goes_back_even_if_it_fell() {
    // In the strip, beside the near left pocket, played straight into it.
    let scene = pocketed(&[(160.0, 80.0), ASIDE], &[ASIDE_TOO], 1);
    let judged = scene.shoot((220.0, 89.5), (65.0, 65.0), 900.0);
    assert!(judged.ended.contains(&(scene.red(0), Ended::Pocket)), "{:?}", judged.ended);
    assert!(judged.says(Rule::N14) && judged.says(Rule::N8), "{:?}", judged.rules());
    assert_eq!(judged.put(scene.red(0)), Some((mm(160.0, 80.0), Rule::N14)));
}

#[test]
fn n15_enemy_first_with_no_rim_before() {
    let scene = pocketed(&[ASIDE], &[(500.0, 200.0)], 1);
    // A nudge: it stays where it went.
    let judged = scene.shoot((500.0, 60.0), (500.0, 200.0), 650.0);
    assert_eq!(judged.rules(), ["N8", "N15", "N18"]);
    assert_eq!(judged.put(scene.black(0)), None);
    assert_ne!(judged.verdict.table.point(scene.black(0)), scene.table.point(scene.black(0)));
    // Into the circle, a dark zone of its owner: it goes back.
    let judged = scene.shoot((500.0, 60.0), (500.0, 200.0), 790.0);
    assert_eq!(judged.put(scene.black(0)), Some((mm(500.0, 200.0), Rule::N15)));
    // Off the table: it goes back too, not to the middle.
    let judged = scene.shoot((500.0, 60.0), (500.0, 200.0), 4900.0);
    assert!(judged.ended.contains(&(scene.black(0), Ended::Off)));
    assert!(!judged.says(Rule::N10));
    assert_eq!(judged.put(scene.black(0)), Some((mm(500.0, 200.0), Rule::N15)));
}

#[test]
fn n15_own_and_enemy_at_once() {
    let scene = pocketed(&[(487.5, 400.0)], &[(512.5, 400.0)], 1);
    let judged = scene.shoot((500.0, 60.0), (500.0, 400.0), 1200.0);
    assert!(judged.says(Rule::N15), "{:?}", judged.rules());
}

#[test]
fn n15_a_pocketed_enemy_disc_stays_pocketed() {
    let scene = scene(&[ASIDE, ASIDE_TOO], &[ON_LINE, (900.0, 400.0)]);
    let judged = scene.shoot(FROM, POCKET, 1400.0);
    assert!(judged.says(Rule::N9) && judged.says(Rule::N15));
    assert_eq!(judged.verdict.table.left(Colour::Black), 1);
}

#[test]
fn n16_after_a_rim_enemy_first_while_the_shooter_had_light_discs() {
    let with_light = pocketed(&[ASIDE], &[(300.0, 700.0)], 1);
    let judged = with_light.fan((300.0, 60.0), 2600, &[LEFT, disc(with_light.black(0))]);
    assert!(judged.says(Rule::N16) && !judged.says(Rule::N15), "{:?}", judged.rules());
    // Only dark discs: after the far rim nothing is wrong with it.
    let only_dark = pocketed(&[(500.0, 500.0)], &[(300.0, 700.0)], 1);
    let judged = only_dark.fan((400.0, 60.0), 3000, &[FAR, disc(only_dark.black(0))]);
    assert!(!judged.says(Rule::N16) && !judged.says(Rule::N15), "{:?}", judged.rules());
}

#[test]
fn n16_goes_back_only_from_a_dark_zone() {
    let scene = pocketed(&[ASIDE], &[(300.0, 700.0)], 1);
    let black = scene.black(0);
    let touches = [(0.1, LEFT), (0.2, disc(black))];
    let judged = scene.tell(&touches, &[(black, Ended::Table(mm(500.0, 950.0)))]);
    assert_eq!(judged.put(black), Some((mm(300.0, 700.0), Rule::N16)), "behind its owner's line");
    let judged = scene.tell(&touches, &[(black, Ended::Table(mm(500.0, 50.0)))]);
    assert_eq!(judged.put(black), None, "behind the shooter's line it is not dark for its owner");
    let judged = scene.tell(&touches, &[(black, Ended::Off)]);
    assert_eq!(judged.put(black), Some((mm(500.0, 500.0), Rule::N10)), "off the table: to the middle");
}

#[test]
fn n17_with_only_dark_discs_the_far_rim_or_the_circle_after_a_side_rim() {
    let scene = pocketed(&[(500.0, 500.0)], &[ASIDE], 1);
    let judged = scene.shoot((300.0, 60.0), (300.0, 900.0), 700.0);
    assert_eq!(judged.rules(), ["N8", "N17", "N18"], "no rim at all");
    let judged = scene.shoot((200.0, 60.0), (0.0, 400.0), 1300.0);
    assert_eq!(judged.touched(), [LEFT]);
    assert!(judged.says(Rule::N17), "a side rim alone is not enough");
    let judged = scene.shoot((300.0, 60.0), (300.0, 900.0), 2400.0);
    assert!(!judged.says(Rule::N17), "the far rim is");
    let judged = scene.tell(&[(0.1, LEFT), (0.2, disc(scene.red(0)))], &[]);
    assert_eq!(judged.rules(), ["N8"], "a side rim, then the circle");
    let judged = scene.tell(&[(0.1, disc(scene.red(0))), (0.2, LEFT)], &[]);
    assert!(judged.says(Rule::N17) && judged.says(Rule::N14), "the other way round is not");
    let theirs = pocketed(&[(500.0, 60.0)], &[(500.0, 500.0)], 1);
    let judged = theirs.tell(&[(0.1, LEFT), (0.2, disc(theirs.black(0)))], &[]);
    assert!(judged.says(Rule::N17), "an enemy's disc in the circle is not");
}

#[test]
fn n23_at_once_is_within_ten_microseconds() {
    let both = pocketed(&[(300.0, 300.0)], &[(400.0, 300.0)], 1);
    let (red, black) = (disc(both.red(0)), disc(both.black(0)));
    assert!(both.tell(&[(0.1, red), (0.1 + 9e-6, black)], &[]).says(Rule::N15));
    assert!(!both.tell(&[(0.1, red), (0.1 + 12e-6, black)], &[]).says(Rule::N15));
    // A disc and a rim at once: the disc first.
    let rim = Touched::Rim(Rim::Left);
    assert!(both.tell(&[(0.1, rim), (0.1 + 9e-6, black)], &[]).says(Rule::N15));
    assert!(both.tell(&[(0.1, rim), (0.1 + 12e-6, black)], &[]).says(Rule::N16));
    // An own light and an own dark disc at once: N14.
    let dark = pocketed(&[(300.0, 300.0), (500.0, 500.0)], &[ASIDE], 1);
    let (light, in_circle) = (disc(dark.red(0)), disc(dark.red(1)));
    assert!(dark.tell(&[(0.1, light), (0.1 + 9e-6, in_circle)], &[]).says(Rule::N14));
    assert!(!dark.tell(&[(0.1, light), (0.1 + 12e-6, in_circle)], &[]).says(Rule::N14));
}

#[test]
fn n14_every_dark_disc_hit_wrongly_goes_back_and_no_other() {
    let scene = pocketed(&[(300.0, 60.0), (500.0, 500.0), (300.0, 300.0)], &[ASIDE_TOO], 1);
    let (strip, circle, light) = (scene.red(0), scene.red(1), scene.red(2));
    let ends = [
        (strip, Ended::Table(mm(300.0, 200.0))),
        (circle, Ended::Off),
        (light, Ended::Table(mm(700.0, 700.0))),
    ];
    let judged = scene.tell(&[(0.1, disc(strip)), (0.2, disc(circle)), (0.3, disc(light))], &ends);
    assert_eq!(judged.rules(), ["N8", "N14", "N18"]);
    assert_eq!(judged.put(strip), Some((mm(300.0, 60.0), Rule::N14)));
    assert_eq!(judged.put(circle), Some((mm(500.0, 500.0), Rule::N14)), "even if it left the table");
    assert_eq!(judged.put(light), None);
    assert_eq!(judged.verdict.table.point(light), Some(mm(700.0, 700.0)));
    // An enemy's disc is dark for nobody but its owner's side.
    let theirs = pocketed(&[(300.0, 300.0)], &[(500.0, 500.0)], 1);
    let judged = theirs.tell(&[(0.1, disc(theirs.red(0))), (0.2, disc(theirs.black(0)))], &[]);
    assert_eq!(judged.rules(), ["N8"]);
}

#[test]
fn n14_if_its_place_is_taken_it_goes_to_the_nearest_free_one() {
    let scene = pocketed(&[(300.0, 60.0), ASIDE], &[(700.0, 600.0)], 1);
    let there = (scene.black(0), Ended::Table(mm(300.0, 60.0)));
    let judged = scene.tell(&[(0.1, disc(scene.red(0)))], &[(scene.red(0), Ended::Pocket), there]);
    assert_eq!(judged.put(scene.red(0)), Some((mm(300.0, 85.0), Rule::N14)));
}

#[test]
fn n15_holds_whether_or_not_the_shooter_has_light_discs() {
    for red in [ASIDE, (500.0, 500.0)] {
        let scene = pocketed(&[red], &[(300.0, 300.0)], 1);
        let judged = scene.tell(&[(0.1, disc(scene.black(0))), (0.2, FAR)], &[]);
        assert!(judged.says(Rule::N15) && !judged.says(Rule::N16), "{red:?}: {:?}", judged.rules());
    }
}

#[test]
fn n15_where_the_enemys_disc_goes_back_from() {
    let scene = pocketed(&[ASIDE], &[(300.0, 300.0), ASIDE_TOO], 1);
    let (first, second) = (scene.black(0), scene.black(1));
    for (end, back) in [
        (Ended::Table(mm(500.0, 500.0)), true),
        (Ended::Table(mm(620.0, 500.0)), true),
        (Ended::Table(mm(620.001, 500.0)), false),
        (Ended::Table(mm(500.0, 940.0)), true),
        // The shooter's own strip is not dark for the enemy.
        (Ended::Table(mm(500.0, 60.0)), false),
        (Ended::Table(mm(700.0, 700.0)), false),
        (Ended::Pocket, false),
        (Ended::Off, true),
    ] {
        let judged = scene.tell(&[(0.1, disc(first))], &[(first, end)]);
        let expected = back.then_some((mm(300.0, 300.0), Rule::N15));
        assert_eq!(judged.put(first), expected, "{end:?}");
        // One that was not the first stays where it went.
        let judged = scene.tell(&[(0.1, disc(first)), (0.2, disc(second))], &[(second, end)]);
        let to_the_middle = (end == Ended::Off).then_some((mm(500.0, 500.0), Rule::N10));
        assert_eq!(judged.put(second), to_the_middle, "{end:?}");
    }
}

#[test]
fn n15_of_an_own_and_an_enemys_at_once_only_the_enemys_goes_back() {
    let scene = pocketed(&[(300.0, 300.0)], &[(350.0, 300.0), (400.0, 300.0)], 1);
    let (red, black, other) = (scene.red(0), scene.black(0), scene.black(1));
    let ends = [red, black, other].map(|id| (id, Ended::Off));
    let judged = scene.tell(&[(0.1, disc(red)), (0.1, disc(black)), (0.1, disc(other))], &ends);
    assert_eq!(judged.put(black), Some((mm(350.0, 300.0), Rule::N15)));
    assert_eq!(judged.put(other), Some((mm(400.0, 300.0), Rule::N15)), "all that were first");
    assert_eq!(judged.put(red), Some((mm(500.0, 500.0), Rule::N10)));
}

#[test]
fn n16_after_any_rim() {
    let scene = pocketed(&[ASIDE], &[(300.0, 700.0)], 1);
    for rim in [NEAR, FAR, LEFT, RIGHT] {
        let judged = scene.tell(&[(0.1, rim), (0.2, disc(scene.black(0)))], &[]);
        assert_eq!(judged.rules(), ["N8", "N16", "N18"], "{rim:?}");
        let own_first = [(0.1, rim), (0.2, disc(scene.red(0))), (0.3, disc(scene.black(0)))];
        assert_eq!(scene.tell(&own_first, &[]).rules(), ["N8"], "{rim:?}, an own disc first");
    }
}

#[test]
fn n16_both_at_once_and_where_the_enemys_goes_back_from() {
    let scene = pocketed(&[(300.0, 300.0)], &[(350.0, 300.0)], 1);
    let (red, black) = (scene.red(0), scene.black(0));
    let touches = [(0.1, LEFT), (0.2, disc(red)), (0.2, disc(black))];
    for (end, back) in [
        (Ended::Table(mm(500.0, 500.0)), true),
        (Ended::Table(mm(500.0, 940.0)), true),
        (Ended::Table(mm(700.0, 700.0)), false),
        (Ended::Pocket, false),
    ] {
        let judged = scene.tell(&touches, &[(black, end)]);
        assert!(judged.says(Rule::N16) && !judged.says(Rule::N15));
        assert_eq!(judged.put(black), back.then_some((mm(350.0, 300.0), Rule::N16)), "{end:?}");
    }
}

#[test]
fn n17_which_rims_and_which_discs() {
    // Only dark: one in the circle, one behind the line.
    let scene = pocketed(&[(500.0, 500.0), (300.0, 60.0)], &[(520.0, 560.0)], 1);
    let (circle, strip) = (disc(scene.red(0)), disc(scene.red(1)));
    let enemy = disc(scene.black(0));
    for (touches, enough) in [
        (&[FAR][..], true),
        (&[LEFT, FAR], true),
        (&[strip, FAR], true),
        (&[LEFT, circle], true),
        (&[RIGHT, circle], true),
        (&[RIGHT, enemy, circle], true),
        (&[LEFT], false),
        (&[RIGHT], false),
        (&[NEAR], false),
        (&[NEAR, circle], false),
        (&[LEFT, strip], false),
        (&[LEFT, enemy], false),
        (&[circle, LEFT], false),
        (&[], false),
    ] {
        let timed: Vec<(f64, Touched)> =
            (1..).map(|n| 0.1 * f64::from(n)).zip(touches.iter().copied()).collect();
        assert_eq!(scene.tell(&timed, &[]).says(Rule::N17), !enough, "{touches:?}");
    }
    let with_light = pocketed(&[(500.0, 500.0), ASIDE], &[ASIDE_TOO], 1);
    assert!(!with_light.tell(&[(0.1, LEFT)], &[]).says(Rule::N17), "a light disc: N12 is its rule");
}

#[test]
fn n12_to_n17_cost_the_turn_and_a_penalty_disc_though_an_own_disc_fell() {
    let light = pocketed(&[(300.0, 300.0), (350.0, 300.0)], &[ASIDE], 1);
    let dark = pocketed(&[(500.0, 500.0), (300.0, 60.0)], &[ASIDE], 1);
    let mut lost = light.clone();
    lost.striker = Ended::Pocket;
    let mut off = light.clone();
    off.striker = Ended::Off;
    let (red, black, circle) = (disc(light.red(0)), disc(light.black(0)), disc(dark.red(0)));
    for (rule, scene, touches) in [
        (Rule::N12, &light, &[][..]),
        (Rule::N13, &lost, &[(0.1, red)]),
        (Rule::N13, &off, &[(0.1, red)]),
        (Rule::N14, &dark, &[(0.1, circle), (0.2, FAR)]),
        (Rule::N15, &light, &[(0.1, black)]),
        (Rule::N16, &light, &[(0.1, LEFT), (0.2, black)]),
        (Rule::N17, &dark, &[(0.1, LEFT)]),
    ] {
        let judged = scene.tell(touches, &[(scene.red(1), Ended::Pocket)]);
        assert_eq!(judged.rules(), [rule.number(), "N18"], "{touches:?}");
        assert!(!judged.verdict.again, "{rule}");
    }
}

#[test]
fn n23_ten_microseconds_are_still_at_once() {
    let scene = pocketed(&[(300.0, 300.0), (500.0, 500.0)], &[(400.0, 300.0)], 1);
    let (light, dark, black) = (disc(scene.red(0)), disc(scene.red(1)), disc(scene.black(0)));
    let (now, then) = (0.0, 10e-6);
    assert!(scene.tell(&[(now, light), (then, black)], &[]).says(Rule::N15));
    assert!(scene.tell(&[(now, LEFT), (then, black)], &[]).says(Rule::N15), "the disc before the rim");
    assert!(scene.tell(&[(now, FAR), (then, dark)], &[]).says(Rule::N14), "the disc before the rim");
    assert!(scene.tell(&[(now, light), (then, dark)], &[]).says(Rule::N14));
}

#[test]
fn n28_rules_n11_to_n17_may_be_switched_off() {
    let every = |rules: &[Rule]| SwitchedOff(rules.iter().copied().collect());
    let mut scene = pocketed(&[ASIDE], &[ASIDE_TOO], 1);
    scene.off = every(&[Rule::N12]);
    assert_eq!(scene.shoot((500.0, 60.0), (500.0, 900.0), 800.0).rules(), ["N8"]);
    scene.off = every(&[Rule::N11, Rule::N12]);
    assert_eq!(scene.shoot((500.0, 60.0), (500.0, 900.0), 3200.0).rules(), ["N8"]);
    scene.off = every(&[Rule::N12, Rule::N13]);
    assert_eq!(scene.shoot(FROM, POCKET, 2000.0).rules(), ["N8"]);
    let mut scene = pocketed(&[(500.0, 500.0)], &[(500.0, 200.0)], 1);
    scene.off = every(&[Rule::N14, Rule::N15, Rule::N16, Rule::N17]);
    let judged = scene.shoot((500.0, 60.0), (500.0, 200.0), 900.0);
    assert_eq!(judged.rules(), ["N8"]);
    assert!(judged.verdict.respots.is_empty(), "nothing is put back");
    let off: Vec<&Rule> = Rule::ALL.iter().filter(|rule| rule.may_be_off()).collect();
    assert_eq!(off.len(), 7);
}

#[test]
fn n20_an_owners_dark_zones_are_the_circle_and_behind_either_owners_line() {
    let scene = pocketed(&[(300.0, 300.0)], &[(400.0, 300.0)], 1).doubles();
    let black = scene.black(0);
    for (at, back) in
        [((60.0, 500.0), true), ((940.0, 500.0), true), ((500.0, 60.0), false), ((500.0, 940.0), false)]
    {
        let judged = scene.tell(&[(0.1, disc(black))], &[(black, Ended::Table(mm(at.0, at.1)))]);
        assert_eq!(judged.put(black).is_some(), back, "{at:?}");
    }
}
