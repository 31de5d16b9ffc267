//! Fouls told while the stroke still runs: the same as when it is over, N13 to N16.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use tablier_koroona::equipment::Equipment;
use tablier_koroona::physics::{Event, Model, Rim, Simulator, What};
use tablier_koroona::referee::{AT_ONCE, Early, Rule, Stance, judge};
use tablier_koroona::stroke::{Stroke, play, play_until};
use tablier_koroona::table::{Colour, Stand};

use crate::support::scene::{ASIDE, ASIDE_TOO, FAR, Scene, disc, pocketed, scene};
use crate::support::strokes::between;

const STROKES: u64 = 20_000;

/// Some discs of each side, light, dark and beside each other.
fn strewn(rng: &mut ChaCha8Rng) -> Scene {
    let mut places: Vec<(f64, f64)> = vec![];
    while places.len() < 8 {
        let near = (between(rng, 20.0, 980.0), between(rng, 20.0, 980.0));
        let apart = |other: &(f64, f64)| libm::hypot(near.0 - other.0, near.1 - other.1) > 26.0;
        let pockets = [(65.0, 65.0), (935.0, 65.0), (65.0, 935.0), (935.0, 935.0)];
        let free = pockets.iter().all(|hole| libm::hypot(near.0 - hole.0, near.1 - hole.1) > 51.0);
        if free && places.iter().all(apart) {
            places.push(near);
        }
    }
    let own = rng.random_range(1..=4);
    pocketed(&places[..own], &places[4..], 1)
}

#[test]
fn n13_to_n16_are_told_as_soon_as_they_happen_and_nothing_else_is() {
    let rng = &mut ChaCha8Rng::seed_from_u64(16);
    let mut simulator = Simulator::new(Model::new(&Equipment::STANDARD));
    let mut spoke = [0; 4];
    for number in 0..STROKES {
        let mut scene = strewn(rng);
        let at = rng.random_range(136_000..=864_000);
        let stroke = Stroke {
            x: at,
            y: rng.random_range(25_000..=124_000),
            angle: rng.random_range(-1_200_000..=1_200_000),
            speed: rng.random_range(300..=5000),
        };
        if tablier_koroona::stroke::placement(&scene.table, Stand::South, stroke.point()).is_err() {
            continue;
        }
        // Now and then one of them is switched off (N28).
        let rules = [Rule::N13, Rule::N14, Rule::N15, Rule::N16];
        if number % 3 == 0 {
            scene.off.0.insert(rules[rng.random_range(0..4)]);
        }
        let stance =
            Stance { shooter: Stand::South, colour: Colour::Red, stands: [&[Stand::South], &[Stand::North]] };
        let mut early = Early::new(&scene.table, &stance, &scene.off);
        let enough = |events: &[Event]| early.is_foul(events);
        let cut = play_until(&mut simulator, &scene.table, Stand::South, &stroke, enough).unwrap().is_err();
        let played = play(&mut simulator, &scene.table, Stand::South, &stroke).unwrap();
        let verdict = judge(&scene.table, &scene.debts, &stance, &scene.off, &played);
        let fouls = rules.map(|rule| verdict.rulings.iter().any(|ruling| ruling.rule == rule));
        assert_eq!(cut, fouls.contains(&true), "stroke {number}: {stroke:?} {:?}", verdict.rulings);
        for (count, foul) in spoke.iter_mut().zip(fouls) {
            *count += u32::from(foul);
        }
    }
    assert!(spoke.iter().all(|&count| count > 100), "{spoke:?}");
}

#[test]
fn n15_an_enemy_disc_and_a_rim_at_once_are_told_early_too() {
    // The shooter has dark discs only, so that after a rim (N16) it would be no foul.
    let table = scene(&[(300.0, 60.0)], &[(500.0, 800.0)]);
    let enemy = disc(table.black(0));
    for (rim, foul) in [(1.0 - 2.0 * AT_ONCE, false), (1.0 - AT_ONCE, true), (1.0, true)] {
        // What the referee says is compared with what is told early as the scene is judged.
        let judged = table.tell(&[(rim, FAR), (1.0, enemy)], &[]);
        assert_eq!(judged.says(Rule::N15), foul, "{rim}: {:?}", judged.rules());
    }
}

#[test]
fn n14_a_new_stroke_knows_nothing_of_the_rims_and_discs_of_the_last() {
    let scene = scene(&[(300.0, 60.0), ASIDE], &[ASIDE_TOO]);
    let stance =
        Stance { shooter: Stand::South, colour: Colour::Red, stands: [&[Stand::South], &[Stand::North]] };
    let mut early = Early::new(&scene.table, &stance, &scene.off);
    let event = |at: f64, what: What| Event { at, what };
    let dark = event(0.5, What::DiscDisc(0, 1));
    for before in [What::DiscRim(0, Rim::Far), What::DiscDisc(0, 2)] {
        early.begin();
        assert!(!early.is_foul(&[event(0.1, before), dark]), "allowed by N7 after {before:?}");
        early.begin();
        assert!(early.is_foul(&[dark]), "after {before:?} in the stroke before");
    }
}
