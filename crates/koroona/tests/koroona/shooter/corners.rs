//! Discs in the corners behind near pockets, alone: a clean stroke at them where there is one, and where the hand has no
//! chance to play it, something else is touched rather than nothing, and nobody fouls on purpose.

use tablier_koroona::referee::Touched;
use tablier_koroona::shooter::{LEVELS, Level};
use tablier_koroona::table::DiscId;

use super::finds::{Spot, meant};

/// Deep in the corner and near its mouth, left and right.
const CORNERS: [Spot; 8] = [
    (12.5, 12.5),
    (25.0, 13.0),
    (977.5, 17.5),
    (32.5, 22.5),
    (12.5, 52.5),
    (947.5, 12.5),
    (62.5, 12.5),
    (987.5, 62.5),
];
const ENEMYS: [Spot; 2] = [(500.0, 400.0), (700.0, 600.0)];

#[test]
fn a_steady_hand_touches_a_lone_disc_deep_behind_a_near_pocket_after_the_far_rim() {
    // As the best level, but for the hand.
    let best = *LEVELS.last().unwrap();
    let steady = Level { angle_error: 1e-6, speed_error: 1e-6, place_error: 0.0, ..best };
    for place in CORNERS {
        let (rules, touches) = meant(&steady, &[place], &ENEMYS);
        assert!(touches.contains(&Touched::Disc(DiscId(0))), "{place:?}: {rules:?} {touches:?}");
        assert!(!rules.iter().any(|rule| rule.is_foul()), "{place:?}: {rules:?}");
    }
}

#[test]
fn no_level_means_a_foul_or_a_stroke_into_nothing_with_its_last_disc_in_a_corner() {
    for level in &LEVELS {
        for place in CORNERS {
            let (rules, touches) = meant(level, &[place], &ENEMYS);
            let a_disc = |touched: &Touched| matches!(touched, Touched::Disc(_));
            assert!(touches.iter().any(a_disc), "{}: {place:?} {rules:?} {touches:?}", level.name);
            assert!(!rules.iter().any(|rule| rule.is_foul()), "{}: {place:?} {rules:?}", level.name);
        }
    }
}
