//! Playing a stroke: the table's discs into the physics, the finished trace and the places of rest out of it.

use serde::{Deserialize, Serialize};

use super::Stroke;
use crate::physics::{Body, NoAnswer, Rest, Simulator, Trace};
use crate::table::{DiscId, Point, RULER, Stand, Table};

/// Where a disc came to rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// On the table.
    Table(Point),
    /// In a pocket.
    Pocket,
    /// Off the table, or on the rim.
    Off,
}

/// What a stroke did, before the referee speaks.
#[derive(Debug, Clone, PartialEq)]
pub struct Played<'a> {
    /// What happened, as the shooter saw it. Body 0 is the striker, body `n` the disc `discs[n - 1]`.
    pub trace: &'a Trace,
    /// The discs that were on the table.
    pub discs: Vec<DiscId>,
    /// Where each of them ended, in the same order, on the table as it is stored.
    pub ended: Vec<Ended>,
    /// Where the striker ended.
    pub striker: Ended,
    /// How fast discs slow down on the table it was played on, in mm/s².
    pub slowing: f64,
}

/// Plays a stroke. The placement is the referee's business ([`super::placement`]): here the striker need only not
/// overlap a disc.
///
/// # Errors
/// When the physics has no answer.
pub fn play<'a>(
    simulator: &'a mut Simulator,
    table: &Table,
    shooter: Stand,
    stroke: &Stroke,
) -> Result<Played<'a>, NoAnswer> {
    let at = stroke.point().to_millimetres();
    let mut bodies = vec![Body::striker(at.x, at.y, stroke.velocity())];
    let mut discs = vec![];
    for (disc, point) in table.lying() {
        let own = shooter.to_own(point).to_millimetres();
        bodies.push(Body::disc(own.x, own.y));
        discs.push(disc);
    }
    let slowing = simulator.model().equipment.slowing();
    let trace = simulator.run(&bodies)?;
    let before: Vec<Point> = discs.iter().filter_map(|&disc| table.point(disc)).collect();
    let settled = settle(trace, shooter, &before);
    let mut ended = trace.rest.iter().zip(settled).map(|(rest, point)| match rest {
        Rest::Table(_) => Ended::Table(point),
        Rest::Pocket(..) => Ended::Pocket,
        Rest::Off(..) => Ended::Off,
    });
    let striker = ended.next().expect("the striker is body 0");
    let ended = ended.collect();
    Ok(Played { trace, discs, ended, striker, slowing })
}

/// Places of rest in whole micrometres: rounded, and nudged by a micrometre or two where rounding made discs overlap,
/// so that overlaps don't grow from stroke to stroke. Discs that did not move stay.
fn settle(trace: &Trace, shooter: Stand, before: &[Point]) -> Vec<Point> {
    let mut points: Vec<Point> =
        trace.rest.iter().map(|rest| shooter.to_table(Point::from_millimetres(rest.point()))).collect();
    let lies = |n: usize| n > 0 && matches!(trace.rest[n], Rest::Table(_));
    for n in (1..points.len()).filter(|&n| lies(n)) {
        if points[n] == before[n - 1] {
            continue;
        }
        points[n].x = points[n].x.clamp(RULER.disc_radius, RULER.surface - RULER.disc_radius);
        points[n].y = points[n].y.clamp(RULER.disc_radius, RULER.surface - RULER.disc_radius);
        for other in (1..points.len()).filter(|&other| other != n && lies(other)) {
            points[n] = nudged(points[n], points[other]);
        }
    }
    points
}

/// `point`, moved away from `other` by as much as it takes for two discs not to overlap, if that is next to nothing.
fn nudged(point: Point, other: Point) -> Point {
    let mut best = point;
    for step in 1..=2 {
        if !RULER.discs_overlap(best, other) {
            return best;
        }
        let around = (-step..=step).flat_map(|dx| (-step..=step).map(move |dy| (dx, dy)));
        best = around
            .map(|(dx, dy)| Point::new(point.x + dx, point.y + dy))
            .filter(|&near| RULER.disc_on_surface(near))
            .max_by_key(|near| near.distance_squared(other))
            .unwrap_or(best);
    }
    best
}
