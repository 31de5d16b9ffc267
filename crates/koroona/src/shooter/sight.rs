//! The table as a shooter sees it: discs in their own frame, in millimetres, and plain geometry on them.

use tablier_game::Millis;

use super::measures::{BEYOND_EDGE, E, GRAZE, PASSED_ON, ZONE_LEFT, ZONE_RIGHT};
use super::worth::is_behind_pocket;
use crate::game::StrokeOffer;
use crate::physics::Vec2;
use crate::referee::zones::{Dark, dark};
use crate::stroke::{Stroke, free_placement};
use crate::table::{Colour, DiscId, Point, Stand, Table};

/// A disc on the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Seen {
    pub(super) disc: DiscId,
    pub(super) at: Vec2,
    pub(super) own: bool,
    pub(super) dark: Option<Dark>,
}

/// What a shooter sees.
#[derive(Debug, Clone)]
pub(super) struct Sight {
    pub(super) discs: Vec<Seen>,
    pub(super) pockets: [Vec2; 4],
    placements: StrokeOffer,
}

impl Sight {
    pub(super) fn new(table: &Table, colour: Colour, stand: Stand) -> Sight {
        let seen = |(disc, at): (DiscId, Point)| Seen {
            disc,
            at: stand.to_own(at).to_millimetres(),
            own: table.colour(disc) == colour,
            dark: dark(at, stand),
        };
        Sight {
            discs: table.lying().map(seen).collect(),
            pockets: E.pockets().map(|(x, y)| Vec2::new(x, y)),
            placements: StrokeOffer::among(table.lying().map(|(_, at)| stand.to_own(at)), Millis::ZERO, None),
        }
    }

    pub(super) fn own(&self) -> impl Iterator<Item = &Seen> + Clone {
        self.discs.iter().filter(|disc| disc.own)
    }

    /// Do all own discs lie in corners behind near pockets, where only a rare stroke reaches them?
    pub(super) fn is_cornered(&self) -> bool {
        let behind = |disc: &Seen| is_behind_pocket(Point::from_millimetres(disc.at));
        self.own().all(|disc| disc.dark == Some(Dark::Strip) && behind(disc))
    }

    /// May the striker be placed here?
    pub(super) fn allows(&self, at: Point) -> bool {
        self.placements.allows(at)
    }

    /// Where it may be placed, described.
    pub(super) fn placements(&self) -> &StrokeOffer {
        &self.placements
    }

    /// Some place for the striker.
    pub(super) fn some_place(&self) -> Option<Point> {
        free_placement(&self.placements.discs)
    }

    /// Is there a disc in the way of something that needs `reach` between the centres, other than these?
    pub(super) fn blocked(&self, from: Vec2, to: Vec2, reach: f64, but: &[DiscId]) -> bool {
        let way = to - from;
        let length = way.length();
        let direction = way.unit();
        let near = (reach - GRAZE) * (reach - GRAZE);
        self.discs.iter().any(|disc| {
            let offset = disc.at - from;
            let along = offset.dot(direction).clamp(0.0, length);
            (offset - direction * along).length_squared() < near && !but.contains(&disc.disc)
        })
    }

    /// The stroke from here that passes over there, at this speed, if the striker may be placed here.
    pub(super) fn stroke(&self, from: Vec2, over: Vec2, speed: f64) -> Option<Stroke> {
        /// The cue strikes forward, if only just.
        const FORWARD: f64 = 1.0;
        let at = Point::from_millimetres(from);
        let way = over - at.to_millimetres();
        let speed = speed.clamp(E.slowest_stroke, E.fastest_stroke);
        (way.y > FORWARD && self.allows(at)).then(|| Stroke::from_velocity(at, way.unit() * speed))
    }
}

/// The speed something must have to slide this far and still have `left` then.
pub(super) fn speed_for(distance: f64, left: f64) -> f64 {
    (left * left + 2.0 * E.slowing() * distance.max(0.0)).sqrt()
}

/// The speed of the striker at a contact that gives a disc this speed, the blow being off the normal by this cosine.
pub(super) fn striker_speed_for(disc_speed: f64, cosine: f64) -> f64 {
    disc_speed / (PASSED_ON * cosine)
}

/// The speed that takes a disc from this far off a pocket's centre into it.
pub(super) fn speed_to_fall(distance: f64) -> f64 {
    let to_edge = (distance - E.pocket_radius).max(0.0);
    speed_for(to_edge + BEYOND_EDGE, 0.0)
}

/// Where the striker lies, this far from the own rim, to meet a disc head-on: on the line through the contact, or as near
/// to it as the zone allows.
pub(super) fn straight_behind(ghost: Vec2, normal: Vec2, y: f64) -> f64 {
    /// Flatter than this the line leaves the table before it comes to the zone.
    const FLAT: f64 = 0.05;
    /// As far aside as can be; the zone's end is nearer.
    const FAR_ASIDE: f64 = 1000.0;
    if normal.y > FLAT {
        ghost.x - normal.x / normal.y * (ghost.y - y)
    } else {
        ghost.x - FAR_ASIDE * normal.x
    }
}

/// The place in the zone nearest to this one, going across.
pub(super) fn into_zone(x: f64) -> f64 {
    x.clamp(ZONE_LEFT, ZONE_RIGHT)
}

/// The error of a stroke's angle, in radians, that a shot over these distances forgives.
///
/// The disc may miss the pocket's centre by `slack`; an error of the striker at the disc is magnified by the ratio of
/// the way to the reach, and by the cut.
pub(super) fn window(slack: f64, disc_way: f64, striker_way: f64, cosine: f64, reach: f64) -> f64 {
    (slack / disc_way.max(slack)) * (reach / striker_way.max(reach)) * cosine
}
