//! The table's plan, over as many sheets as it takes: each shows a little more than its own part, and what it shows
//! twice lies under the next sheet.

use tablier_koroona::equipment::{Equipment, IN_PLAY};

use crate::drawing::{Anchor, At, Frame, INK, PENCIL, Sheet, Weight, exact, fill, folded};
use crate::paper::{MARGIN, Pages, Paper, TOP, crop};
use crate::words::Head;

const E: Equipment = IN_PLAY;
/// How much of a sheet lies under the next, in millimetres of paper.
pub const OVERLAP: f64 = 6.0;
/// How much is shown beyond the surface, in millimetres of the table.
pub const OUTSIDE: f64 = 1.0;

/// How the plan is cut into sheets.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Grid {
    /// How much of the plan a sheet shows, across and down.
    pub shown: At,
    /// How many sheets across.
    pub columns: u8,
    /// How many down.
    pub rows: u8,
}

impl Grid {
    /// For a plan of this scale on this paper.
    pub fn new(paper: Paper, scale: f64) -> Grid {
        let (width, height) = paper.size();
        let shown = (width - 2.0 * MARGIN, height - TOP - 16.0);
        let whole = scale * (E.surface + 2.0 * OUTSIDE);
        Grid { shown, columns: count(whole, shown.0), rows: count(whole, shown.1) }
    }

    /// How far a sheet's part is from the one before, across and down.
    pub fn step(&self) -> At {
        (self.shown.0 - OVERLAP, self.shown.1 - OVERLAP)
    }
}

/// How many sheets it takes.
fn count(whole: f64, shown: f64) -> u8 {
    let mut sheets = 1_u8;
    while f64::from(sheets) * (shown - OVERLAP) + OVERLAP < whole - 1e-6 {
        sheets += 1;
    }
    sheets
}

/// The sheets of a plan, row by row.
pub(super) fn sheets(pages: &mut Pages, head: Head, scale: f64) {
    let word = pages.language().words().koroona.sheet;
    let grid = Grid::new(pages.paper(), scale);
    for row in 0..grid.rows {
        for column in 0..grid.columns {
            let name = name(column, row);
            let percent = if scale < 1.0 { "1:2" } else { "1:1" };
            let more = format!("{percent} · {word} {name}");
            pages.page(head, &more, |sheet| one(sheet, grid, (column, row), scale, &name));
        }
    }
}

/// `B3`: the second column, the third row.
fn name(column: u8, row: u8) -> String {
    format!("{}{}", char::from(b'A' + column), row + 1)
}

fn one(sheet: &mut Sheet, grid: Grid, (column, row): (u8, u8), scale: f64, name: &str) {
    let corner = (MARGIN, TOP);
    let step = grid.step();
    let origin = (
        corner.0 + scale * OUTSIDE - f64::from(column) * step.0,
        corner.1 + scale * OUTSIDE - f64::from(row) * step.1,
    );
    let middle = (corner.0 + 0.5 * grid.shown.0, corner.1 + 0.5 * grid.shown.1);
    // Where no line of the table goes, on most sheets.
    sheet.text((middle.0, middle.1 + 0.12 * grid.shown.1), 14.0, PENCIL.pale(55), name);
    sheet.clipped("shown", corner, grid.shown);
    sheet.framed(Frame { origin, scale, turned: 0.0 });
    table(sheet, scale);
    sheet.end_group();
    sheet.end_group();
    // Where the next sheet's edge will lie.
    let (right, below) = (corner.0 + step.0, corner.1 + step.1);
    if column + 1 < grid.columns {
        sheet.line((right, corner.1), (right, corner.1 + grid.shown.1), &folded(PENCIL, 0.2));
        beside(sheet, (right + 0.5 * OVERLAP, middle.1), &self::name(column + 1, row), 0.25);
    }
    if row + 1 < grid.rows {
        sheet.line((corner.0, below), (corner.0 + grid.shown.0, below), &folded(PENCIL, 0.2));
        beside(sheet, (middle.0, below + 0.5 * OVERLAP), &self::name(column, row + 1), 0.0);
    }
    crop(sheet, corner, grid.shown);
    map(sheet, grid, (column, row));
}

/// What lies next.
fn beside(sheet: &mut Sheet, origin: At, name: &str, turned: f64) {
    sheet.framed(Frame { origin, scale: 1.0, turned });
    sheet.write((0.0, 0.0), 2.6, PENCIL, name, Anchor::Middle, Weight::Plain);
    sheet.end_group();
}

/// Where this sheet is among the others.
fn map(sheet: &mut Sheet, grid: Grid, (column, row): (u8, u8)) {
    let (width, _) = sheet.size();
    let (w, h) = (2.6, 3.2);
    let left = width - MARGIN - w * f64::from(grid.columns);
    for r in 0..grid.rows {
        for c in 0..grid.columns {
            let corner = (left + w * f64::from(c), 5.5 + h * f64::from(r));
            if (c, r) == (column, row) {
                sheet.rect(corner, (w, h), 0.0, &fill(INK));
            }
            sheet.rect(corner, (w, h), 0.0, &exact(INK, 0.15));
        }
    }
}

/// The whole table in its own millimetres, far left corner at the origin: lines only, so that little ink is needed.
fn table(sheet: &mut Sheet, scale: f64) {
    let (w, near, far, middle) = (E.surface, E.zone_line, E.surface - E.zone_line, 0.5 * E.surface);
    let thin = |width: f64| width / scale;
    for at in [near, far] {
        sheet.line((0.0, at), (w, at), &exact(INK, E.line_width));
        sheet.line((at, 0.0), (at, w), &exact(INK, E.line_width));
    }
    sheet.circle((middle, middle), E.circle_radius, &exact(INK, E.line_width));
    sheet.line((middle, 0.0), (middle, w), &folded(PENCIL, thin(0.2)));
    sheet.line((0.0, middle), (w, middle), &folded(PENCIL, thin(0.2)));
    for (x, y) in E.pockets() {
        sheet.circle((x, y), E.pocket_radius, &exact(INK, thin(0.35)));
        cross(sheet, (x, y), 4.0, thin(0.2));
    }
    for nth in 0..8_u8 {
        let x = middle + 2.0 * E.disc_radius * (f64::from(nth) - 3.5);
        for y in [E.disc_radius, w - E.disc_radius] {
            sheet.circle((x, y), E.disc_radius, &exact(PENCIL, thin(0.25)));
        }
    }
    sheet.rect((0.0, 0.0), (w, w), 0.0, &exact(INK, thin(0.35)));
}

/// A centre.
pub(super) fn cross(sheet: &mut Sheet, (x, y): At, arm: f64, width: f64) {
    sheet.line((x - arm, y), (x + arm, y), &exact(INK, width));
    sheet.line((x, y - arm), (x, y + arm), &exact(INK, width));
}
