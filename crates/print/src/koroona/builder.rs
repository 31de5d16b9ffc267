//! The builder's drawing: the table from above with its measures, and a list of all of them.

use tablier_koroona::equipment::{Equipment, IN_PLAY};
use tablier_koroona::table::{Stand, Table};

use super::{Felt, RIM};
use crate::drawing::{Anchor, At, INK, PAPER, PENCIL, Sheet, WOOD, Weight, exact, folded, outlined};
use crate::paper::{MARGIN, Pages, TOP};
use crate::words::Words;

const E: Equipment = IN_PLAY;
/// How large a millimetre of the table is.
const SCALE: f64 = 0.125;

pub(super) fn drawing(pages: &mut Pages) {
    let language = pages.language();
    let words = &language.words().koroona;
    let (width, _) = pages.paper().size();
    let bottom = pages.bottom();
    pages.page(words.builder, "1:8", |sheet| {
        let corner = (0.5 * (width - SCALE * E.surface), TOP + 12.0);
        let felt = Felt { corner, scale: SCALE };
        rim(sheet, &felt);
        outlines(sheet, &felt);
        measures(sheet, &felt);
        list(sheet, (MARGIN, bottom - 80.0), width - 2.0 * MARGIN, language.words());
    });
}

/// The rim and the surface within it.
fn rim(sheet: &mut Sheet, felt: &Felt) {
    let (inside, outside) = (E.surface * SCALE, (E.surface + 2.0 * RIM) * SCALE);
    sheet.rect(felt.at(-RIM, E.surface + RIM), (outside, outside), RIM * SCALE, &outlined(WOOD, INK, 0.25));
    sheet.rect(felt.at(0.0, E.surface), (inside, inside), 0.0, &outlined(PAPER, INK, 0.35));
}

/// The lines, the pockets and the rows of discs, thin enough to draw measures over.
fn outlines(sheet: &mut Sheet, felt: &Felt) {
    let (w, near, far) = (E.surface, E.zone_line, E.surface - E.zone_line);
    let thin = exact(INK, 0.25);
    for at in [near, far] {
        sheet.line(felt.at(0.0, at), felt.at(w, at), &thin);
        sheet.line(felt.at(at, 0.0), felt.at(at, w), &thin);
    }
    let middle = 0.5 * w;
    sheet.circle(felt.at(middle, middle), E.circle_radius * SCALE, &thin);
    for (from, to) in [((middle, 0.0), (middle, w)), ((0.0, middle), (w, middle))] {
        sheet.line(felt.at(from.0, from.1), felt.at(to.0, to.1), &folded(PENCIL, 0.15));
    }
    for (x, y) in E.pockets() {
        sheet.circle(felt.at(x, y), E.pocket_radius * SCALE, &exact(INK, 0.4));
    }
    let start = Table::start([&[Stand::South], &[Stand::North]]);
    for (_, point) in start.lying() {
        let at = point.to_millimetres();
        sheet.circle(felt.at(at.x, at.y), E.disc_radius * SCALE, &exact(INK, 0.2));
    }
}

fn measures(sheet: &mut Sheet, felt: &Felt) {
    let w = E.surface;
    let number = |length: f64| format!("{length}");
    // Below: the whole side. To the right: the zone's depth, and between the lines.
    across(sheet, felt.at(0.0, -90.0), felt.at(w, -90.0), &number(w));
    across(sheet, felt.at(0.0, w + 75.0), felt.at(E.pocket_inset, w + 75.0), &number(E.pocket_inset));
    upright(sheet, felt.at(w + 75.0, 0.0), felt.at(w + 75.0, E.zone_line), &number(E.zone_line));
    let far = w - E.zone_line;
    upright(sheet, felt.at(w + 75.0, E.zone_line), felt.at(w + 75.0, far), &number(far - E.zone_line));
    upright(sheet, felt.at(w + 75.0, far), felt.at(w + 75.0, w), &number(E.zone_line));
    let middle = 0.5 * w;
    let reach = E.circle_radius;
    across(
        sheet,
        felt.at(middle - reach, middle - 170.0),
        felt.at(middle + reach, middle - 170.0),
        &format!("Ø {}", 2.0 * reach),
    );
    let (x, y) = E.pockets()[0];
    sheet.text(felt.at(x, y), 3.0, INK, &format!("Ø {}", 2.0 * E.pocket_radius));
    let row = 8.0 * E.disc_radius;
    across(sheet, felt.at(middle - row, 85.0), felt.at(middle + row, 85.0), &number(2.0 * row));
    upright(sheet, felt.at(-75.0, w), felt.at(-75.0, w - E.pocket_inset), &number(E.pocket_inset));
}

/// A length with its two ends, lying.
fn across(sheet: &mut Sheet, from: At, to: At, text: &str) {
    ends(sheet, from, to, (0.0, 1.3));
    sheet.text((0.5 * (from.0 + to.0), from.1 + 3.0), 3.2, INK, text);
}

/// A length with its two ends, standing; its number is outside the table.
fn upright(sheet: &mut Sheet, from: At, to: At, text: &str) {
    ends(sheet, from, to, (1.3, 0.0));
    let left = from.0 < 0.5 * sheet.size().0;
    let (x, anchor) = if left { (from.0 - 2.2, Anchor::End) } else { (from.0 + 2.2, Anchor::Start) };
    sheet.write((x, 0.5 * (from.1 + to.1)), 3.2, INK, text, anchor, Weight::Bold);
}

fn ends(sheet: &mut Sheet, from: At, to: At, (dx, dy): At) {
    sheet.line(from, to, &exact(INK, 0.2));
    for end in [from, to] {
        sheet.line((end.0 - dx, end.1 - dy), (end.0 + dx, end.1 + dy), &exact(INK, 0.2));
    }
}

/// Every measure there is, in words.
fn list(sheet: &mut Sheet, (x, y): At, width: f64, words: &Words) {
    let (point, words) = (words.point, &words.koroona);
    let round =
        |radius: f64, hole: f64, mass: f64| format!("Ø {} · Ø {} · {mass} g", 2.0 * radius, 2.0 * hole);
    let rows = [
        (words.surface, format!("{0} × {0}", E.surface)),
        (words.pockets, format!("Ø {}", 2.0 * E.pocket_radius)),
        (words.pocket_centres, format!("{}", E.pocket_inset)),
        (words.zone_lines, format!("{}", E.zone_line)),
        (words.circle, format!("Ø {}", 2.0 * E.circle_radius)),
        (words.lines, format!("{}", E.line_width)),
        (words.discs, round(E.disc_radius, E.disc_hole, E.disc_mass)),
        (words.strikers, round(E.striker_radius, E.striker_hole, E.striker_mass)),
        (words.start, format!("{}", E.disc_radius).replace('.', point)),
        (words.rim, format!("{RIM}")),
    ];
    for (nth, (what, how_much)) in (0_u8..).zip(&rows) {
        let line = y + 7.0 * f64::from(nth);
        sheet.write((x, line), 3.6, INK, what, Anchor::Start, Weight::Plain);
        sheet.write((x + width, line), 3.6, INK, how_much, Anchor::End, Weight::Bold);
        sheet.line((x, line + 3.4), (x + width, line + 3.4), &exact(PENCIL, 0.15));
    }
}
