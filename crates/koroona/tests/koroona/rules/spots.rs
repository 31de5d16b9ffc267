//! N26: where a disc may be put, and which of the free spots is the nearest.

use tablier_koroona::referee::spots;
use tablier_koroona::table::{Place, Point, Stand, Table};

use crate::support::scene::{mm, scene};

#[test]
fn n26_a_free_spot_overlaps_nothing_and_is_over_no_pocket() {
    let scene = scene(&[(500.0, 500.0)], &[]);
    assert!(spots::is_free(&scene.table, mm(525.0, 500.0)), "touching is allowed");
    assert!(!spots::is_free(&scene.table, mm(524.999, 500.0)));
    assert!(!spots::is_free(&scene.table, mm(12.499, 500.0)));
    assert!(!spots::is_free(&scene.table, mm(65.0, 114.999)), "over a pocket");
    assert!(spots::is_free(&scene.table, mm(65.0, 115.0)));
    for (rim, beyond) in [(12.5, 12.499), (987.5, 987.501)] {
        for (on, off) in [((rim, 500.0), (beyond, 500.0)), ((500.0, rim), (500.0, beyond))] {
            assert!(spots::is_free(&scene.table, mm(on.0, on.1)), "against the rim: {on:?}");
            assert!(!spots::is_free(&scene.table, mm(off.0, off.1)), "not wholly on the surface: {off:?}");
        }
    }
    for (x, y) in [(65.0, 65.0), (935.0, 65.0), (65.0, 935.0), (935.0, 935.0)] {
        assert!(!spots::is_free(&scene.table, mm(x, y)), "the pocket at ({x}, {y})");
    }
}

#[test]
fn n26_the_nearest_of_equals_the_first_clockwise_from_the_far_side() {
    // The middle is taken by one disc on the spot: straight away from the shooter, whoever shoots.
    let table = scene(&[(500.0, 500.0)], &[]).table;
    assert_eq!(spots::nearest_free(&table, mm(500.0, 500.0), Stand::South), mm(500.0, 525.0));
    assert_eq!(spots::nearest_free(&table, mm(500.0, 500.0), Stand::North), mm(500.0, 475.0));
    assert_eq!(spots::nearest_free(&table, mm(500.0, 500.0), Stand::West), mm(525.0, 500.0));
    // Far side taken too: of left and right the right one comes first clockwise.
    let table = scene(&[(500.0, 500.0), (500.0, 525.0)], &[(500.0, 475.0)]).table;
    let spot = spots::nearest_free(&table, mm(500.0, 500.0), Stand::South);
    assert!(spot.x > 520_000, "{spot:?}");
    // Beside a rim and beside a pocket it stays on the surface.
    let corner = scene(&[(12.5, 120.0)], &[]).table;
    let spot = spots::nearest_free(&corner, mm(12.5, 120.0), Stand::South);
    assert!(spots::is_free(&corner, spot));
}

/// A crossing that rounding puts a few micrometres left of straight away is still the first going clockwise.
#[test]
fn n26_a_hair_left_of_straight_away_is_straight_away() {
    let around = [(487.494, 512.5), (512.497, 512.5), (512.5, 487.5), (487.5, 487.5)];
    let table = scene(&around[..2], &around[2..]).table;
    let spot = spots::nearest_free(&table, mm(500.0, 500.0), Stand::South);
    assert!(spot.x < 500_000 && spot.x > 499_990 && spot.y > 534_000, "{spot:?}");
}

/// The nearest free spot to this place is at least as near as every free point of a grid, and of the rims.
fn check_by_plain_search(table: &Table, wanted: Point) {
    let found = spots::nearest_free(table, wanted, Stand::South);
    assert!(spots::is_free(table, found), "{found:?} near {wanted:?}");
    // Rounding may cost a few micrometres.
    let least = found.distance_squared(wanted).isqrt().saturating_sub(5).max(0);
    let reach = i32::try_from(least).unwrap();
    let steps = || (-reach..=reach).step_by(500);
    let grid = steps().flat_map(|dx| steps().map(move |dy| Point::new(wanted.x + dx, wanted.y + dy)));
    // The grid misses the rims.
    let along = (12_500..=987_500).step_by(100);
    let rims = along.flat_map(|on| [12_500, 987_500].map(|rim| [Point::new(rim, on), Point::new(on, rim)]));
    for at in grid.chain(rims.flatten()) {
        let nearer = at.distance_squared(wanted) < least * least;
        assert!(!nearer || !spots::is_free(table, at), "{at:?} is nearer to {wanted:?} than {found:?}");
    }
}

/// Sixteen discs strewn about a place: in the open, along each rim and around each pocket.
#[test]
fn n26_agrees_with_a_plain_search() {
    let mut seed = 8_u32;
    let mut random = |below: i32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        i32::try_from(seed >> 8).unwrap() % below
    };
    let edges = [12_500, 30_000, 65_000, 500_000, 935_000, 970_000, 987_500];
    let wanted = edges.iter().flat_map(|&x| edges.map(|y| Point::new(x, y)));
    for wanted in wanted.flat_map(|wanted| [wanted; 3]) {
        let mut table = Table::new(vec![Place::Pocket; 16]);
        for id in table.ids() {
            let at = Point::new(wanted.x - 50_000 + random(100_000), wanted.y - 50_000 + random(100_000));
            if spots::is_free(&table, at) {
                table.put(id, Place::Table(at));
            }
        }
        check_by_plain_search(&table, wanted);
    }
}

/// Two circles cross beside the wanted place, and no whole micrometre next to their crossing is free, only one two
/// micrometres away: it was not found once, and a spot 1.6 mm further off was taken.
#[test]
fn n26_a_crossing_whose_nearest_free_micrometre_is_two_away() {
    let table = scene(&[(967.217, 537.198)], &[(966.560, 492.803)]).table;
    check_by_plain_search(&table, mm(970.0, 500.0));
}
