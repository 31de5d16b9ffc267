//! What may be done: a stroke as a described set, with an exact test and a seeded sample.

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use tablier_game::{Millis, When};

use super::Command;
use crate::stroke::{Stroke, WIDEST_ANGLE, free_placement};
use crate::table::{Point, RULER};

/// Something that may be done now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// Any of these strokes.
    Strike(StrokeOffer),
    /// Letting the turn go, there being no place for the striker.
    Pass {
        /// From when on: when everything has come to rest (N29).
        from: Millis,
        /// Until when, if there is a clock.
        until: Option<Millis>,
    },
    /// Giving up the set.
    // As it is written beside its seat, in an `Offered`.
    #[cfg_attr(feature = "ts", ts(untagged, type = "{ resign: null }"))]
    Resign,
    /// Going on to the next set.
    // As the one above.
    #[cfg_attr(feature = "ts", ts(untagged, type = "{ continue: null }"))]
    Continue,
}

/// A set of strokes, as the shooter sees the table: the striker's centre in a rectangle, clear of these discs, any
/// angle and speed in their ranges.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StrokeOffer {
    /// The rectangle's nearest and leftmost corner.
    pub low: Point,
    /// Its furthest and rightmost corner.
    pub high: Point,
    /// The striker's centre must be this far from every disc's, in µm.
    pub clearance: i32,
    /// The discs that matter.
    pub discs: Vec<Point>,
    /// The least and the greatest angle, in µrad off straight ahead.
    pub angle: [i32; 2],
    /// The least and the greatest speed, in mm/s.
    pub speed: [i32; 2],
    /// From when on: when everything has come to rest (N29).
    pub from: Millis,
    /// Until when, if there is a clock.
    pub until: Option<Millis>,
}

impl StrokeOffer {
    /// The strokes that the rules allow among discs that lie here as the shooter sees them.
    pub fn among(discs: impl IntoIterator<Item = Point>, from: Millis, until: Option<Millis>) -> StrokeOffer {
        let reach = RULER.zone_high.y + RULER.striker_clearance;
        StrokeOffer {
            low: RULER.zone_low,
            high: RULER.zone_high,
            clearance: RULER.striker_clearance,
            discs: discs.into_iter().filter(|disc| disc.y <= reach).collect(),
            angle: [-WIDEST_ANGLE, WIDEST_ANGLE],
            speed: [*Stroke::speeds().start(), *Stroke::speeds().end()],
            from,
            until,
        }
    }

    /// May the striker be placed here?
    pub fn allows(&self, at: Point) -> bool {
        let clear = i64::from(self.clearance);
        (self.low.x..=self.high.x).contains(&at.x)
            && (self.low.y..=self.high.y).contains(&at.y)
            && self.discs.iter().all(|disc| disc.distance_squared(at) >= clear * clear)
    }

    fn holds(&self, stroke: &Stroke) -> bool {
        (self.angle[0]..=self.angle[1]).contains(&stroke.angle)
            && (self.speed[0]..=self.speed[1]).contains(&stroke.speed)
            && self.allows(stroke.point())
    }

    fn some_place(&self, rng: &mut dyn Rng) -> Point {
        for _ in 0..1000 {
            let x = rng.random_range(self.low.x..=self.high.x);
            let y = rng.random_range(self.low.y..=self.high.y);
            if self.allows(Point::new(x, y)) {
                return Point::new(x, y);
            }
        }
        free_placement(&self.discs).unwrap_or(self.low)
    }
}

impl tablier_game::Offer<Command> for Offer {
    fn contains(&self, when: When, command: &Command) -> bool {
        let in_time = |from: Millis, until: Option<Millis>| {
            when.at >= from && until.is_none_or(|until| when.credited <= until)
        };
        match (self, command) {
            (Offer::Strike(strokes), Command::Strike(stroke)) => {
                in_time(strokes.from, strokes.until) && strokes.holds(stroke)
            }
            (Offer::Pass { from, until }, Command::Pass) => in_time(*from, *until),
            (Offer::Resign, Command::Resign) | (Offer::Continue, Command::Continue) => true,
            _ => false,
        }
    }

    fn sample(&self, rng: &mut dyn Rng) -> Command {
        match self {
            Offer::Strike(strokes) => {
                let at = strokes.some_place(rng);
                Command::Strike(Stroke {
                    x: at.x,
                    y: at.y,
                    angle: rng.random_range(strokes.angle[0]..=strokes.angle[1]),
                    speed: rng.random_range(strokes.speed[0]..=strokes.speed[1]),
                })
            }
            Offer::Pass { .. } => Command::Pass,
            Offer::Resign => Command::Resign,
            Offer::Continue => Command::Continue,
        }
    }
}

#[cfg(test)]
mod tests {
    use tablier_game::{Offered, Seat};

    use super::*;

    #[test]
    fn an_offer_beside_its_seat_is_written_as_the_clients_types_say() {
        let write = |offer| serde_json::to_value(Offered { seat: Seat(1), offer }).unwrap();
        assert_eq!(write(Offer::Resign), serde_json::json!({ "seat": 1, "resign": null }));
        let pass = write(Offer::Pass { from: Millis(7), until: None });
        assert_eq!(pass, serde_json::json!({ "seat": 1, "pass": { "from": 7, "until": null } }));
    }
}
