//! The equipment as the rules measure it: whole micrometres, compared exactly.

use super::Point;
use crate::equipment::{Equipment, IN_PLAY};

/// Lengths that the rules compare with, in micrometres. Places are as the shooter sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruler {
    /// Side of the playing surface.
    pub surface: i32,
    /// Radius of a game disc.
    pub disc_radius: i32,
    /// Radius of the striker.
    pub striker_radius: i32,
    /// Radius of a pocket.
    pub pocket_radius: i32,
    /// Distance of a pocket's centre from both rims.
    pub pocket_inset: i32,
    /// The nearest the striker's centre may be to a disc's: touching none (N4).
    pub striker_clearance: i32,
    /// The striker's centre may be from here … (N4)
    pub zone_low: Point,
    /// … to here.
    pub zone_high: Point,
    /// A disc whose centre is no further from the shooter's rim is behind the zone line, the line not seen (N6).
    pub dark_strip: i32,
    /// A disc whose centre is no further from the middle is in the circle, the line not seen (N6).
    pub dark_circle: i32,
}

/// The measures of the table that is played at.
pub const RULER: Ruler = Ruler::of(&IN_PLAY);

impl Ruler {
    /// What the rules make of this equipment.
    pub const fn of(e: &Equipment) -> Ruler {
        let half_line = 0.5 * e.line_width;
        // N4: the hole sees none of the lines' width.
        let beside = e.zone_line + half_line + e.striker_hole;
        Ruler {
            surface: micro(e.surface),
            disc_radius: micro(e.disc_radius),
            striker_radius: micro(e.striker_radius),
            pocket_radius: micro(e.pocket_radius),
            pocket_inset: micro(e.pocket_inset),
            striker_clearance: micro(e.striker_radius + e.disc_radius + e.touching),
            zone_low: Point::new(micro(beside), micro(e.striker_radius)),
            zone_high: Point::new(micro(e.surface - beside), micro(e.zone_line - half_line - e.striker_hole)),
            dark_strip: micro(e.zone_line - half_line - e.disc_hole),
            dark_circle: micro(e.circle_radius - half_line - e.disc_hole),
        }
    }

    /// The middle of the table.
    pub fn middle(&self) -> Point {
        Point::new(self.surface / 2, self.surface / 2)
    }

    /// The centres of the four pockets.
    pub fn pockets(&self) -> [Point; 4] {
        let (near, far) = (self.pocket_inset, self.surface - self.pocket_inset);
        [(near, near), (far, near), (near, far), (far, far)].map(|(x, y)| Point::new(x, y))
    }

    /// Do two discs with these centres overlap?
    pub fn discs_overlap(&self, a: Point, b: Point) -> bool {
        let reach = i64::from(2 * self.disc_radius);
        a.distance_squared(b) < reach * reach
    }

    /// Is a centre here over a pocket?
    pub fn over_pocket(&self, centre: Point) -> bool {
        let radius = i64::from(self.pocket_radius);
        self.pockets().iter().any(|pocket| pocket.distance_squared(centre) < radius * radius)
    }

    /// Does a disc with this centre lie wholly on the surface?
    pub fn disc_on_surface(&self, centre: Point) -> bool {
        let inside = self.disc_radius..=self.surface - self.disc_radius;
        inside.contains(&centre.x) && inside.contains(&centre.y)
    }
}

/// A length in whole micrometres, the nearest.
#[allow(clippy::cast_possible_truncation, reason = "a table is a million micrometres wide; casts saturate")]
const fn micro(length: f64) -> i32 {
    (length * 1000.0 + 0.5) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_club_tables_measures_are_those_of_the_rule_book() {
        let expected = Ruler {
            surface: 1_000_000,
            disc_radius: 12_500,
            striker_radius: 25_000,
            pocket_radius: 50_000,
            pocket_inset: 65_000,
            striker_clearance: 37_502,
            zone_low: Point::new(136_000, 25_000),
            zone_high: Point::new(864_000, 124_000),
            dark_strip: 125_000,
            dark_circle: 120_000,
        };
        assert_eq!(Ruler::of(&Equipment::STANDARD), expected);
    }

    #[test]
    fn another_tables_follow_from_its_data() {
        let smaller = Equipment { surface: 800.0, zone_line: 100.0, disc_hole: 3.0, ..Equipment::STANDARD };
        let ruler = Ruler::of(&smaller);
        assert_eq!((ruler.surface, ruler.middle()), (800_000, Point::new(400_000, 400_000)));
        assert_eq!((ruler.zone_low.x, ruler.zone_high), (106_000, Point::new(694_000, 94_000)));
        assert_eq!((ruler.dark_strip, ruler.dark_circle), (96_500, 121_500));
        assert_eq!(ruler.pockets()[3], Point::new(735_000, 735_000));
    }
}
