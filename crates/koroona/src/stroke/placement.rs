//! Where the striker may be placed (N4).

use crate::table::{DiscId, Point, RULER, Stand, Table};

/// Why the striker may not be placed there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misplaced {
    /// Not on the surface behind the shooter's line and between the side lines, with none of them in its hole.
    OutsideZone,
    /// It would touch this disc.
    Touches(DiscId),
}

/// Is this a place for the striker (N4)? `at` is as the shooter sees it.
///
/// # Errors
/// The clause of N4 that the place breaks.
pub fn placement(table: &Table, shooter: Stand, at: Point) -> Result<(), Misplaced> {
    if !in_zone(at) {
        return Err(Misplaced::OutsideZone);
    }
    match table.lying().find(|&(_, disc)| touches(at, shooter.to_own(disc))) {
        Some((disc, _)) => Err(Misplaced::Touches(disc)),
        None => Ok(()),
    }
}

pub(crate) fn in_zone(at: Point) -> bool {
    let (low, high) = (RULER.zone_low, RULER.zone_high);
    (low.x..=high.x).contains(&at.x) && (low.y..=high.y).contains(&at.y)
}

pub(crate) fn touches(striker: Point, disc: Point) -> bool {
    let clear = i64::from(RULER.striker_clearance);
    striker.distance_squared(disc) < clear * clear
}

/// Some place for the striker among discs that lie here as the shooter sees them, or `None` if there is none.
///
/// If any place is free, then so is a corner of the zone, a point where a disc's clearance meets the zone's edge, or
/// one where two clearances meet: the free places are bounded by these lines. The last micrometre is searched for.
pub fn free_placement(discs: &[Point]) -> Option<Point> {
    let free = |at: Point| in_zone(at) && !discs.iter().any(|&disc| touches(at, disc));
    let (low, high) = (RULER.zone_low, RULER.zone_high);
    let middle = Point::new(RULER.surface / 2, i32::midpoint(low.y, high.y));
    let corners = [low, high, Point::new(low.x, high.y), Point::new(high.x, low.y), middle];
    if let Some(corner) = corners.into_iter().find(|&corner| free(corner)) {
        return Some(corner);
    }
    let near: Vec<Point> =
        discs.iter().copied().filter(|disc| disc.y <= high.y + RULER.striker_clearance).collect();
    let reach = f64::from(RULER.striker_clearance) / 1000.0;
    let edges = [f64::from(low.x), f64::from(high.x)];
    let rims = [f64::from(low.y), f64::from(high.y)];
    let mut meetings = vec![];
    for (n, disc) in near.iter().enumerate() {
        let centre = disc.to_millimetres();
        for x in edges.map(|x| x / 1000.0) {
            meetings.extend(
                chord(centre.x - x, reach).flat_map(|half| [(x, centre.y - half), (x, centre.y + half)]),
            );
        }
        for y in rims.map(|y| y / 1000.0) {
            meetings.extend(
                chord(centre.y - y, reach).flat_map(|half| [(centre.x - half, y), (centre.x + half, y)]),
            );
        }
        for other in &near[n + 1..] {
            let between = other.to_millimetres() - centre;
            let middle = centre + between * 0.5;
            meetings.extend(chord(0.5 * between.length(), reach).flat_map(|half| {
                let aside = between.unit().left() * half;
                [middle + aside, middle + -aside].map(|at| (at.x, at.y))
            }));
        }
    }
    meetings.into_iter().find_map(|(x, y)| {
        let at = Point::from_millimetres(crate::physics::Vec2::new(x, y));
        let around = (-2..=2).flat_map(|dx| (-2..=2).map(move |dy| Point::new(at.x + dx, at.y + dy)));
        around.into_iter().find(|&near| free(near))
    })
}

/// Half the chord of a circle of this radius at this distance from its centre.
fn chord(distance: f64, radius: f64) -> impl Iterator<Item = f64> {
    let squared = radius * radius - distance * distance;
    (squared >= 0.0).then(|| squared.sqrt()).into_iter()
}
