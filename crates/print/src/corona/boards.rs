//! The boards: half of one that meets itself when it is printed twice, and a whole one on a single sheet.

use tablier_corona::board::{SPACES, Space};

use super::Ring;
use crate::drawing::{Anchor, At, Frame, INK, PENCIL, Sheet, Weight, exact, folded};
use crate::paper::{MARGIN, Pages, TOP};

/// The largest radius of the two halves' board.
const LARGEST: f64 = 125.0;
/// How much of the radius is inside the spaces.
const INSIDE: f64 = 0.58;
/// The edges of spaces, in millimetres.
const EDGE: f64 = 0.5;
/// How broad the tab is that goes under the other half.
const TAB: f64 = 14.0;
/// Turned by half a space, so that the cut goes between spaces.
const TURNED: f64 = 0.5 / SPACES as f64;

fn ring(centre: At, outer: f64) -> Ring {
    let half = 0.5 * (1.0 - INSIDE) * outer;
    Ring { centre, radius: outer - half, half }
}

/// Six spaces to the right of a straight edge. Turned half round about the middle of that edge they are the other six.
pub(super) fn half(pages: &mut Pages) {
    let words = &pages.language().words().corona;
    let room = 0.5 * (pages.bottom() - TOP);
    let outer = (room - 2.0).floor().min(LARGEST);
    let centre = (MARGIN + TAB + 2.0, TOP + room);
    pages.page(words.half, "", |sheet| {
        let ring = ring(centre, outer);
        for space in Space::all().take(usize::from(SPACES) / 2) {
            ring.space(sheet, space, TURNED, EDGE);
        }
        ring.arrow(sheet, 0.25);
        name(sheet, (centre.0 + 0.2 * outer, centre.1), 0.25, 0.1 * outer);
        tab(sheet, centre, outer, words.tab);
    });
}

fn tab(sheet: &mut Sheet, (x, y): At, outer: f64, says: &str) {
    let (upper, lower, slope) = (y - outer, y + outer, TAB);
    let corners = [(x, upper), (x - TAB, upper + slope), (x - TAB, lower - slope), (x, lower)];
    sheet.polyline(&corners, &folded(PENCIL, 0.25));
    sheet.line((x, upper), (x, lower), &exact(INK, EDGE));
    sheet.framed(Frame { origin: (x - 0.5 * TAB, y), scale: 1.0, turned: 0.25 });
    sheet.write((0.0, 0.0), 2.9, INK, says, Anchor::Middle, Weight::Plain);
    sheet.end_group();
}

fn name(sheet: &mut Sheet, origin: At, turned: f64, size: f64) {
    sheet.framed(Frame { origin, scale: 1.0, turned });
    sheet.text((0.0, 0.0), size, INK, "Corona");
    sheet.end_group();
}

/// All twelve spaces.
pub(super) fn whole(pages: &mut Pages) {
    let words = &pages.language().words().corona;
    let (width, _) = pages.paper().size();
    let outer = (0.5 * width - MARGIN - 1.0).floor();
    let centre = (0.5 * width, 0.5 * (TOP + pages.bottom()));
    pages.page(words.whole, "", |sheet| {
        let ring = ring(centre, outer);
        for space in Space::all() {
            ring.space(sheet, space, TURNED, EDGE);
        }
        for turn in [0.0, 0.5] {
            ring.arrow(sheet, turn);
        }
        name(sheet, (centre.0, centre.1 + 8.0), 0.0, 0.1 * outer);
        name(sheet, (centre.0, centre.1 - 8.0), 0.5, 0.1 * outer);
    });
}
