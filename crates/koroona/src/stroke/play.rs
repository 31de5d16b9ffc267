//! Playing a stroke: the table's discs into the physics, the finished trace and the places of rest out of it.

use serde::{Deserialize, Serialize};

use super::Stroke;
use crate::physics::{Body, Event, NoAnswer, Ran, Rest, Simulator, Trace};
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
    play_until(simulator, table, shooter, stroke, |_| false).map(|played| played.expect("nobody saw enough"))
}

/// Plays a stroke until somebody who reads along has seen enough: then the trace so far is the error inside.
///
/// # Errors
/// As [`play`].
pub fn play_until<'a>(
    simulator: &'a mut Simulator,
    table: &Table,
    shooter: Stand,
    stroke: &Stroke,
    enough: impl FnMut(&[Event]) -> bool,
) -> Result<Result<Played<'a>, &'a Trace>, NoAnswer> {
    let at = stroke.point().to_millimetres();
    let mut bodies = vec![Body::striker(at.x, at.y, stroke.velocity())];
    let mut discs = vec![];
    for (disc, point) in table.lying() {
        let own = shooter.to_own(point).to_millimetres();
        bodies.push(Body::disc(own.x, own.y));
        discs.push(disc);
    }
    let slowing = simulator.model().equipment.slowing();
    let trace = match simulator.run_until(&bodies, enough)? {
        Ran::ToRest(trace) => trace,
        Ran::CutOff(trace) => return Ok(Err(trace)),
    };
    let before: Vec<Point> = discs.iter().filter_map(|&disc| table.point(disc)).collect();
    let settled = settle(trace, shooter, &before);
    let mut ended = trace.rest.iter().zip(settled).map(|(rest, point)| match rest {
        Rest::Table(_) => Ended::Table(point),
        Rest::Pocket(..) => Ended::Pocket,
        Rest::Off(..) => Ended::Off,
    });
    let striker = ended.next().expect("the striker is body 0");
    let ended = ended.collect();
    Ok(Ok(Played { trace, discs, ended, striker, slowing }))
}

/// Places of rest in whole micrometres: rounded, and nudged by a micrometre or two where rounding made discs overlap,
/// so that overlaps don't grow from stroke to stroke, or put a centre over a hole. Discs that did not move stay.
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
        if RULER.over_pocket(points[n]) {
            let others: Vec<Point> = (1..points.len())
                .filter(|&other| other != n && lies(other))
                .map(|other| points[other])
                .collect();
            points[n] = beside_pocket(points[n], &others);
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

/// A centre that came to rest beside a pocket, not over it, and that rounding put over it: the nearest place that is not,
/// if there is one without an overlap more, without one.
fn beside_pocket(point: Point, others: &[Point]) -> Point {
    const FURTHEST: i32 = 3;
    let reach = -FURTHEST..=FURTHEST;
    let around = reach.clone().flat_map(|dx| reach.clone().map(move |dy| (dx, dy)));
    around
        .map(|(dx, dy)| Point::new(point.x + dx, point.y + dy))
        .filter(|&near| RULER.disc_on_surface(near) && !RULER.over_pocket(near))
        .min_by_key(|&near| {
            let overlaps = others.iter().filter(|&&other| RULER.discs_overlap(near, other)).count();
            (overlaps, near.distance_squared(point))
        })
        .unwrap_or(point)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::physics::Vec2;

    #[test]
    fn rounding_a_resting_place_never_puts_a_centre_over_a_hole() {
        let mut moved = 0;
        for (n, pocket) in (0..4000).zip(RULER.pockets().into_iter().cycle()) {
            // A ten-millionth of a millimetre outside the hole, all around it.
            let (sin, cos) = libm::sincos(f64::from(n) * 0.017);
            let rest = pocket.to_millimetres() + Vec2::new(cos, sin) * (50.0 + 1e-7);
            let trace = Trace {
                rest: vec![Rest::Table(Vec2::new(500.0, 60.0)), Rest::Table(rest)],
                ..Trace::default()
            };
            let settled = settle(&trace, Stand::South, &[Point::new(500_000, 500_000)])[1];
            assert!(!RULER.over_pocket(settled), "{rest:?} became {settled:?}");
            assert!((settled.to_millimetres() - rest).length() < 2.5e-3, "{rest:?} became {settled:?}");
            moved += u32::from(RULER.over_pocket(Point::from_millimetres(rest)));
        }
        assert!(moved > 1000, "rounding alone would have put {moved} over a hole");
    }
}
