//! Koroona's table on a sheet: wood, lines, pockets, discs, and the way a stroke took.

use tablier_koroona::equipment::{Equipment, IN_PLAY};
use tablier_koroona::physics::{Rest, Trace, Vec2};
use tablier_koroona::stroke::Stroke;
use tablier_koroona::table::{Colour, Point, Table};

use crate::drawing::{
    At, INK, ORANGE, PAPER, RED, SURFACE, Sheet, Style, WOOD, dashed, fill, outlined, stroke,
};

const E: Equipment = IN_PLAY;
/// The rim's breadth as drawn, in millimetres.
pub const RIM: f64 = 34.0;

/// A table on the sheet: where its far left corner is, and how large a millimetre.
pub struct Felt {
    /// Where its far left corner is.
    pub corner: At,
    /// How large a millimetre is.
    pub scale: f64,
}

impl Felt {
    /// Where a place on the table, in millimetres from the shooter's left corner, is on the sheet.
    pub fn at(&self, x: f64, y: f64) -> At {
        (self.corner.0 + x * self.scale, self.corner.1 + (E.surface - y) * self.scale)
    }

    fn of(&self, place: Vec2) -> At {
        self.at(place.x, place.y)
    }

    fn point(&self, point: Point) -> At {
        self.of(point.to_millimetres())
    }

    /// Lines as broad as they are, but never too thin to see.
    fn thin(&self) -> f64 {
        (E.line_width * self.scale).max(1.4)
    }

    /// The rim and the bare surface.
    pub fn table(&self, sheet: &mut Sheet) {
        let side = (E.surface + 2.0 * RIM) * self.scale;
        let edge = 2.5;
        sheet.rect(
            self.at(-RIM, E.surface + RIM),
            (side, side),
            RIM * self.scale,
            &outlined(WOOD, INK, edge),
        );
        let side = E.surface * self.scale;
        sheet.rect(self.at(0.0, E.surface), (side, side), 0.0, &outlined(SURFACE, INK, edge));
    }

    /// The painted lines and the pockets, over anything tinted.
    pub fn lines(&self, sheet: &mut Sheet) {
        let (near, far, w) = (E.zone_line, E.surface - E.zone_line, E.surface);
        let ink = stroke(INK, self.thin());
        for (from, to) in [
            ((0.0, near), (w, near)),
            ((0.0, far), (w, far)),
            ((near, 0.0), (near, w)),
            ((far, 0.0), (far, w)),
        ] {
            sheet.line(self.at(from.0, from.1), self.at(to.0, to.1), &ink);
        }
        sheet.circle(self.at(0.5 * w, 0.5 * w), E.circle_radius * self.scale, &ink);
        for (x, y) in E.pockets() {
            sheet.circle(self.at(x, y), E.pocket_radius * self.scale, &outlined(INK, INK, 1.0));
        }
    }

    /// A tinted rectangle: a zone.
    pub fn zone(&self, sheet: &mut Sheet, (left, near): At, (right, far): At) {
        let size = ((right - left) * self.scale, (far - near) * self.scale);
        sheet.rect(self.at(left, far), size, 0.0, &tint());
    }

    /// The tinted circle.
    pub fn circle(&self, sheet: &mut Sheet) {
        let middle = 0.5 * E.surface;
        sheet.circle(self.at(middle, middle), E.circle_radius * self.scale, &tint());
    }

    /// A disc of a side: both have a hole, black a ring besides.
    pub fn disc(&self, sheet: &mut Sheet, centre: At, colour: Colour) {
        let body = if colour == Colour::Red { RED } else { INK };
        self.ring(sheet, centre, (E.disc_hole, E.disc_radius), body);
        if colour == Colour::Black {
            sheet.circle(
                centre,
                0.7 * E.disc_radius * self.scale,
                &stroke(PAPER, 0.09 * E.disc_radius * self.scale),
            );
        }
    }

    /// The striker.
    pub fn striker(&self, sheet: &mut Sheet, centre: At) {
        self.ring(sheet, centre, (E.striker_hole, E.striker_radius), RED);
        sheet.circle(centre, 0.72 * E.striker_radius * self.scale, &stroke(PAPER, 1.6 * self.scale));
    }

    /// What lies under it is seen through its hole.
    fn ring(&self, sheet: &mut Sheet, centre: At, (hole, radius): (f64, f64), body: crate::drawing::Ink) {
        let (hole, radius) = (hole * self.scale, radius * self.scale);
        let edge = (1.2 * self.scale).clamp(0.9, 2.2);
        sheet.circle(centre, 0.5 * (hole + radius), &stroke(body, radius - hole));
        sheet.circle(centre, radius - 0.5 * edge, &stroke(INK, edge));
        sheet.circle(centre, hole, &stroke(INK, edge));
    }

    /// Where something was.
    fn ghost(&self, sheet: &mut Sheet, centre: At, radius: f64) {
        sheet.circle(centre, radius * self.scale, &dashed(INK, 1.6));
    }

    /// All discs that lie on a table.
    pub fn discs(&self, sheet: &mut Sheet, table: &Table) {
        for (disc, point) in table.lying() {
            self.disc(sheet, self.point(point), table.colour(disc));
        }
    }

    /// The way of everything that moved, from where it began to where it came to rest; the striker last, on top.
    pub fn way(&self, sheet: &mut Sheet, before: &Table, struck: &Stroke, trace: &Trace) {
        let lying: Vec<_> = before.lying().collect();
        for body in (0..=lying.len()).rev() {
            let legs: Vec<Vec2> =
                trace.legs.iter().filter(|leg| leg.body == body).map(|leg| leg.from).collect();
            let disc = body.checked_sub(1).map(|n| lying[n]);
            let (begin, colour, radius) = disc
                .map_or((struck.point(), None, E.striker_radius), |(disc, point)| {
                    (point, Some(before.colour(disc)), E.disc_radius)
                });
            let rest = trace.rest[body];
            if !legs.is_empty() {
                self.ghost(sheet, self.point(begin), radius);
                let places = [begin.to_millimetres()].into_iter().chain(legs).chain([rest.point()]);
                let corners: Vec<At> = places.map(|place| self.of(place)).collect();
                let width = if body == 0 { 3.0 } else { 2.2 };
                let ink = if colour == Some(Colour::Black) { INK } else { RED };
                sheet.polyline(&corners, &stroke(ink, width));
            }
            let end = self.of(rest.point());
            match (rest, colour) {
                (Rest::Pocket(..), _) => sheet.circle(end, 0.5 * radius * self.scale, &fill(ORANGE)),
                (_, Some(colour)) => self.disc(sheet, end, colour),
                (_, None) => self.striker(sheet, end),
            }
        }
    }
}

fn tint() -> Style {
    fill(ORANGE).covering(0.38)
}
