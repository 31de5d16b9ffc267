//! Where a disc can be put: the nearest free spot (N26), and the penalty disc's along the far rim (N18).

use crate::physics::Vec2;
use crate::table::{Point, RULER, Stand, Table};

/// May a disc be put here (N26)? Touching another is allowed.
pub fn is_free(table: &Table, at: Point) -> bool {
    RULER.disc_on_surface(at)
        && !RULER.over_pocket(at)
        && !table.lying().any(|(_, other)| RULER.discs_overlap(at, other))
}

/// The penalty disc's place (N18): on the middle line against the rim opposite this player; if taken, the nearest free
/// one along that rim, of two equally near the one on the player's left.
///
/// Should the whole rim be taken, the nearest free spot anywhere.
pub fn penalty(table: &Table, player: Stand) -> Point {
    let far = RULER.surface - RULER.disc_radius;
    let middle = RULER.surface / 2;
    let mut xs = vec![middle];
    for (_, disc) in table.lying() {
        let own = player.to_own(disc);
        let reach = i64::from(2 * RULER.disc_radius);
        let dy = i64::from(far - own.y);
        if dy < reach {
            // The least whole distance along the rim at which they don't overlap.
            let squared = reach * reach - dy * dy;
            let root = squared.isqrt();
            let aside = i32::try_from(if root * root < squared { root + 1 } else { root })
                .expect("at most a disc's diameter");
            xs.extend([own.x - aside, own.x + aside]);
        }
    }
    // Left first: of equals the stable minimum is the left one.
    xs.sort_unstable();
    let free = xs.into_iter().map(|x| player.to_table(Point::new(x, far))).filter(|&at| is_free(table, at));
    let wanted = player.to_table(Point::new(middle, far));
    free.min_by_key(|at| at.distance_squared(wanted)).unwrap_or_else(|| nearest_free(table, wanted, player))
}

/// Distances that differ by less are equal: the rounding of two spots to whole micrometres.
const EQUAL: f64 = 0.003;

/// The free spot nearest to this one; of equals the one first met going clockwise from the shooter's far side (N26).
///
/// The nearest point that circles and edges leave free lies on one of them: at its foot, or where two of them meet.
pub fn nearest_free(table: &Table, wanted: Point, shooter: Stand) -> Point {
    if is_free(table, wanted) {
        return wanted;
    }
    let own = shooter.to_own(wanted);
    let target = own.to_millimetres();
    let mut circles: Vec<(Vec2, f64)> = vec![];
    let reach = f64::from(2 * RULER.disc_radius) / 1000.0;
    circles.extend(table.lying().map(|(_, disc)| (shooter.to_own(disc).to_millimetres(), reach)));
    let pocket = f64::from(RULER.pocket_radius) / 1000.0;
    circles.extend(RULER.pockets().map(|centre| (centre.to_millimetres(), pocket)));

    let mut free: Vec<(f64, f64, Point)> = vec![];
    for candidate in candidates(target, &circles) {
        let free_around = |reach: i32| -> Vec<Point> {
            around(candidate, reach).filter(|&point| is_free(table, shooter.to_table(point))).collect()
        };
        let points = (1..=FURTHEST).map(free_around).find(|points| !points.is_empty()).unwrap_or_default();
        free.extend(points.into_iter().map(|point| {
            let offset = point.to_millimetres() - target;
            (offset.length(), clockwise(offset), shooter.to_table(point))
        }));
    }
    let least = free.iter().map(|&(distance, ..)| distance).fold(f64::INFINITY, f64::min);
    free.retain(|&(distance, ..)| distance <= least + EQUAL);
    free.sort_by(|a, b| a.1.total_cmp(&b.1).then(a.0.total_cmp(&b.0)));
    free.first().map_or(wanted, |&(_, _, at)| at)
}

/// How far a direction is turned clockwise from straight away, from 0 to 1.
fn clockwise(direction: Vec2) -> f64 {
    let turn = libm::atan2(direction.x, direction.y) / std::f64::consts::TAU;
    // A hair left of straight away is straight away.
    let turn = if turn < 0.0 { turn + 1.0 } else { turn };
    if turn > 1.0 - 1e-4 { 0.0 } else { turn }
}

/// How far from where two circles cross a free whole micrometre is looked for: where they cross at a flat angle there
/// may be none right beside it.
const FURTHEST: i32 = 4;

/// The whole micrometres around a place, up to so far away.
fn around(place: Vec2, reach: i32) -> impl Iterator<Item = Point> {
    let at = Point::from_millimetres(place);
    (-reach..=reach).flat_map(move |dx| (-reach..=reach).map(move |dy| Point::new(at.x + dx, at.y + dy)))
}

fn candidates(target: Vec2, circles: &[(Vec2, f64)]) -> Vec<Vec2> {
    let low = f64::from(RULER.disc_radius) / 1000.0;
    let high = f64::from(RULER.surface - RULER.disc_radius) / 1000.0;
    let mut found = vec![];
    for edge in [low, high] {
        found.extend([Vec2::new(edge, target.y), Vec2::new(target.x, edge)]);
        found.extend([Vec2::new(edge, low), Vec2::new(edge, high)]);
    }
    for (n, &(centre, radius)) in circles.iter().enumerate() {
        let outward = (target - centre).unit();
        if outward == Vec2::ZERO {
            // Just on top of it: every direction is as near, and the first is straight away.
            found.push(centre + Vec2::new(0.0, radius));
        } else {
            found.push(centre + outward * radius);
        }
        for edge in [low, high] {
            if let Some(half) = half_chord(edge - centre.x, radius) {
                found.extend([Vec2::new(edge, centre.y + half), Vec2::new(edge, centre.y - half)]);
            }
            if let Some(half) = half_chord(edge - centre.y, radius) {
                found.extend([Vec2::new(centre.x + half, edge), Vec2::new(centre.x - half, edge)]);
            }
        }
        for &(other, other_radius) in &circles[n + 1..] {
            found.extend(crossings((centre, radius), (other, other_radius)));
        }
    }
    found
}

fn half_chord(distance: f64, radius: f64) -> Option<f64> {
    let squared = radius * radius - distance * distance;
    (squared >= 0.0).then(|| squared.sqrt())
}

fn crossings((a, ra): (Vec2, f64), (b, rb): (Vec2, f64)) -> impl Iterator<Item = Vec2> {
    let between = b - a;
    let distance = between.length();
    let along =
        if distance > 0.0 { (distance * distance + ra * ra - rb * rb) / (2.0 * distance) } else { f64::NAN };
    let half = half_chord(along, ra);
    half.into_iter().flat_map(move |half| {
        let foot = a + between.unit() * along;
        let aside = between.unit().left() * half;
        [foot + aside, foot + -aside]
    })
}
