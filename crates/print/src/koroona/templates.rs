//! Discs and strikers at full size, as outlines: eight plain, eight with a ring, a striker for each side.

use tablier_koroona::equipment::{Equipment, IN_PLAY};

use super::plan::cross;
use crate::drawing::{Anchor, At, INK, PENCIL, Sheet, Weight, exact, stroke};
use crate::paper::{MARGIN, Pages, TOP};

const E: Equipment = IN_PLAY;

pub(super) fn discs(pages: &mut Pages) {
    let words = &pages.language().words().koroona;
    let (width, _) = pages.paper().size();
    pages.page(words.templates, "", |sheet| {
        let step = (width - 2.0 * MARGIN) / 6.0;
        for (ringed, nth) in (0..16_u8).map(|nth| (nth >= 8, nth)) {
            let (column, row) = (nth % 8 % 4, nth / 4);
            let x = MARGIN + step * (f64::from(column) + 0.5);
            ring(sheet, (x, TOP + 20.0 + 33.0 * f64::from(row)), (E.disc_hole, E.disc_radius), ringed);
        }
        for (ringed, nth) in [(false, 0.0), (true, 1.0)] {
            let x = MARGIN + step * 5.0;
            ring(sheet, (x, TOP + 36.5 + 66.0 * nth), (E.striker_hole, E.striker_radius), ringed);
        }
        let y = TOP + 20.0 + 33.0 * 4.0;
        let says = |name: &str, radius: f64, hole: f64| {
            format!("{name} · ⌀ {} mm, ⌀ {} mm", 2.0 * radius, 2.0 * hole).replace('⌀', "Ø")
        };
        let disc = says(words.disc, E.disc_radius, E.disc_hole);
        let striker = says(words.striker, E.striker_radius, E.striker_hole);
        for (nth, line) in [(0.0, disc), (1.0, striker)] {
            sheet.write((MARGIN, y + 5.5 * nth), 3.4, INK, &line, Anchor::Start, Weight::Plain);
        }
    });
}

/// A disc from above: its edge, its hole, the cross to set the drill on; one side's have a ring besides.
fn ring(sheet: &mut Sheet, centre: At, (hole, radius): (f64, f64), ringed: bool) {
    sheet.circle(centre, radius, &exact(INK, 0.25));
    sheet.circle(centre, hole, &exact(INK, 0.25));
    cross(sheet, centre, 2.5, 0.15);
    if ringed {
        sheet.circle(centre, 0.5 * (hole + radius), &stroke(PENCIL, 0.9));
    }
}
