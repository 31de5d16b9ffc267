//! The shooter finds what a player would: straight shots, combinations, shots off the rims.

use tablier_game::Seed;
use tablier_koroona::equipment::Equipment;
use tablier_koroona::physics::{Model, Rim, Simulator, Vec2};
use tablier_koroona::referee::{Debts, Rule, Stance, Story, SwitchedOff, Touched, judge};
use tablier_koroona::shooter::{LEVELS, Level, Problem, plan};
use tablier_koroona::stroke::play;
use tablier_koroona::table::{Colour, DiscId, Place, Point, Stand, Table};

/// A place in millimetres.
pub(super) type Spot = (f64, f64);

/// What the best level's stroke, as it is meant, does: the rules that speak, and what the striker touches.
fn best_stroke(reds: &[(f64, f64)], blacks: &[(f64, f64)]) -> (Vec<Rule>, Vec<Touched>) {
    meant(LEVELS.last().unwrap(), reds, blacks)
}

/// The same of any level's.
pub(super) fn meant(level: &Level, reds: &[Spot], blacks: &[Spot]) -> (Vec<Rule>, Vec<Touched>) {
    let place = |&(x, y): &(f64, f64)| Place::Table(Point::from_millimetres(Vec2::new(x, y)));
    let each = reds.len().max(blacks.len());
    let fill = |side: &[(f64, f64)]| {
        let mut places: Vec<Place> = side.iter().map(place).collect();
        places.resize(each, Place::Pocket);
        places
    };
    let table = Table::new([fill(reds), fill(blacks)].concat());
    let stance =
        Stance { shooter: Stand::South, colour: Colour::Red, stands: [&[Stand::South], &[Stand::North]] };
    let (debts, off) = (Debts::default(), SwitchedOff::default());
    let problem = Problem { table: &table, debts: &debts, stance, next: Stand::North, off: &off };
    let plan = plan(&problem, level, &mut Seed([3; 32]).rng(), &|| false).unwrap();
    assert!(plan.simulations <= level.exact + level.noisy, "{} simulations", plan.simulations);
    let mut simulator = Simulator::new(Model::new(&Equipment::STANDARD));
    let played = play(&mut simulator, &table, Stand::South, &plan.stroke).unwrap();
    let verdict = judge(&table, &debts, &stance, &off, &played);
    let touches = Story::of(&played).touches.iter().map(|touch| touch.what).collect();
    (verdict.rulings.iter().map(|ruling| ruling.rule).collect(), touches)
}

#[test]
fn a_straight_shot() {
    let (rules, touches) = best_stroke(&[(300.0, 700.0)], &[(700.0, 300.0)]);
    assert_eq!(rules, [Rule::N1]);
    assert_eq!(touches[0], Touched::Disc(DiscId(0)));
}

#[test]
fn a_disc_in_the_circle_off_a_rim() {
    let (rules, touches) = best_stroke(&[(500.0, 520.0)], &[(900.0, 300.0)]);
    assert_eq!(rules, [Rule::N1], "{touches:?}");
    assert!(matches!(touches[0], Touched::Rim(_)));
}

#[test]
fn a_disc_behind_the_own_line_off_the_far_rim() {
    let (rules, touches) = best_stroke(&[(180.0, 90.0)], &[(900.0, 700.0)]);
    assert_eq!(rules, [Rule::N1], "{touches:?}");
    assert_eq!(touches[0], Touched::Rim(Rim::Far));
}

#[test]
fn a_dark_disc_through_a_light_one() {
    // The light disc stands between the striker and the dark one, on its line into the far left pocket.
    let (rules, touches) = best_stroke(&[(400.0, 580.0), (470.0, 460.0)], &[(900.0, 300.0), (900.0, 350.0)]);
    assert!(rules == [Rule::N5] || rules == [Rule::N1], "{rules:?} {touches:?}");
}

#[test]
fn the_enemys_discs_are_not_hit_first() {
    let fence: Vec<(f64, f64)> = (0..8).map(|n| (300.0 + 50.0 * f64::from(n), 500.0 + 130.0)).collect();
    let (rules, _) = best_stroke(&[(250.0, 800.0), (750.0, 850.0)], &fence);
    assert!(!rules.contains(&Rule::N15), "{rules:?}");
    assert!(rules.contains(&Rule::N5), "{rules:?}");
}

#[test]
fn a_disc_behind_a_far_pocket_is_touched_past_the_hole() {
    for place in [(14.0, 980.0), (985.0, 985.0), (40.0, 987.0), (12.5, 940.0)] {
        let (rules, touches) = best_stroke(&[place], &[(500.0, 400.0)]);
        assert!(touches.contains(&Touched::Disc(DiscId(0))), "{place:?}: {touches:?}");
        assert!(!rules.iter().any(|rule| rule.is_foul()), "{place:?}: {rules:?}");
    }
}

#[test]
fn a_disc_behind_a_near_pocket_is_touched_after_the_far_rim() {
    for place in [(60.0, 12.5), (940.0, 12.5)] {
        let (rules, touches) = best_stroke(&[place], &[(500.0, 400.0)]);
        assert_eq!(touches.first(), Some(&Touched::Rim(Rim::Far)), "{place:?}: {rules:?}");
        assert!(touches.contains(&Touched::Disc(DiscId(0))), "{place:?}: {touches:?}");
        assert!(!rules.iter().any(|rule| rule.is_foul()), "{place:?}: {rules:?}");
    }
}

/// Light, dark in the circle and behind the line, behind pockets, shielded.
#[test]
fn no_level_means_to_strike_into_nothing() {
    let tables: [(&[Spot], &[Spot]); 6] = [
        (&[(300.0, 700.0)], &[(700.0, 300.0)]),
        (&[(500.0, 520.0)], &[(900.0, 300.0)]),
        (&[(180.0, 90.0)], &[(900.0, 700.0)]),
        (&[(600.0, 40.0), (450.0, 500.0)], &[(500.0, 800.0)]),
        (&[(14.0, 980.0)], &[(500.0, 400.0), (450.0, 700.0)]),
        (&[(250.0, 800.0)], &[(300.0, 640.0), (340.0, 640.0), (260.0, 640.0)]),
    ];
    for level in &LEVELS {
        for (reds, blacks) in tables {
            let (rules, touches) = meant(level, reds, blacks);
            let own = |touched: &Touched| matches!(touched, Touched::Disc(disc) if disc.index() < reds.len());
            assert!(touches.iter().any(own), "{}: {reds:?} {rules:?} {touches:?}", level.name);
        }
    }
}
