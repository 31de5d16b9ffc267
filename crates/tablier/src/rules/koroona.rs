//! Koroona's drawings: the table, where the striker may stand, light and dark, ways to play, a foul, doubles.

use tablier_koroona::equipment::{Equipment, IN_PLAY};
use tablier_koroona::physics::Vec2;
use tablier_koroona::referee::zones;
use tablier_koroona::stroke::placement;
use tablier_koroona::table::{Colour, Point, Stand, Table};

use tablier_print::drawing::{At, INK, ORANGE, PAPER, RED, Sheet, outlined, stroke as line};
use tablier_print::koroona::Felt;

use super::strokes::{START, empty, put, start, strike, stroke};

const E: Equipment = IN_PLAY;

/// A table as the codes say, noted on the sheet.
fn told(sheet: &mut Sheet, codes: &[&str]) -> anyhow::Result<Table> {
    let mut table = empty();
    for &code in codes {
        sheet.note(code);
        if code == START {
            table = start();
        } else {
            put(&mut table, code)?;
        }
    }
    Ok(table)
}

/// The table with its lines and measures, the discs as they begin.
pub(crate) fn the_table() -> String {
    let mut sheet = Sheet::new(640.0, 640.0);
    sheet.note(START);
    let felt = Felt { corner: (52.0, 46.0), scale: 0.5 };
    felt.table(&mut sheet);
    felt.lines(&mut sheet);
    felt.discs(&mut sheet, &start());
    measure(&mut sheet, felt.at(0.0, -66.0), felt.at(1000.0, -66.0), "1000");
    measure(&mut sheet, felt.at(1066.0, 130.0), felt.at(1066.0, 0.0), "130");
    sheet.text(felt.at(500.0, 500.0), 20.0, INK, "250");
    for (x, y) in E.pockets().into_iter().take(1) {
        sheet.text(felt.at(x, y), 17.0, PAPER, "100");
    }
    sheet.finish()
}

/// A length with its two ends.
fn measure(sheet: &mut Sheet, from: At, to: At, text: &str) {
    let upright = (from.0 - to.0).abs() < 1.0;
    let (dx, dy) = if upright { (7.0, 0.0) } else { (0.0, 7.0) };
    sheet.line(from, to, &line(INK, 2.0));
    for end in [from, to] {
        sheet.line((end.0 - dx, end.1 - dy), (end.0 + dx, end.1 + dy), &line(INK, 2.0));
    }
    let middle = (0.5 * (from.0 + to.0), 0.5 * (from.1 + to.1));
    let beside = if upright { (middle.0 + 24.0, middle.1) } else { (middle.0, middle.1 + 20.0) };
    sheet.text(beside, 18.0, INK, text);
}

/// Where the striker may stand, and three places where it may not.
pub(crate) fn striker_places() -> anyhow::Result<String> {
    let mut sheet = Sheet::new(720.0, 268.0);
    let table = told(&mut sheet, &["r1 300 100"])?;
    let felt = Felt { corner: (42.0, -416.0), scale: 0.636 };
    sheet.clipped("near", (0.0, 18.0), (720.0, 232.0));
    felt.table(&mut sheet);
    let line = E.zone_line;
    felt.zone(&mut sheet, (line, 0.0), (E.surface - line, line));
    felt.lines(&mut sheet);
    felt.discs(&mut sheet, &table);
    sheet.end_group();
    for (x, y) in [(500.0, 60.0), (130.0, 60.0), (700.0, 128.0), (337.0, 100.0)] {
        let allowed = placement(&table, Stand::South, Point::from_millimetres(Vec2::new(x, y))).is_ok();
        sheet.note(format!("s {x} {y} {}", if allowed { "✓" } else { "✗" }));
        felt.striker(&mut sheet, felt.at(x, y));
        sheet.verdict(felt.at(x, y + 52.0), 13.0, allowed);
    }
    Ok(sheet.finish())
}

/// Dark discs of the near player: behind the line and in the circle; and how a hole decides it.
pub(crate) fn dark_discs() -> anyhow::Result<String> {
    let mut sheet = Sheet::new(720.0, 500.0);
    let codes =
        ["r1 500 125", "r2 700 128", "r3 540 560", "r4 621 500", "r5 30 130", "r6 300 700", "r7 840 60"];
    let table = told(&mut sheet, &codes)?;
    let felt = Felt { corner: (30.0, 34.0), scale: 0.43 };
    felt.table(&mut sheet);
    felt.zone(&mut sheet, (0.0, 0.0), (E.surface, E.zone_line));
    felt.circle(&mut sheet);
    felt.lines(&mut sheet);
    felt.discs(&mut sheet, &table);
    for (disc, point) in table.lying() {
        let at = point.to_millimetres();
        shade(&mut sheet, felt.at(at.x, at.y + 32.0), 8.0, point);
        if let n @ (0 | 1) = disc.index() {
            inset(&mut sheet, (604.0, if n == 0 { 364.0 } else { 134.0 }), point);
        }
    }
    Ok(sheet.finish())
}

/// A full spot for a dark disc, an open one for a light disc.
fn shade(sheet: &mut Sheet, at: At, radius: f64, point: Point) {
    let dark = zones::dark(point, Stand::South).is_some();
    sheet.circle(at, radius, &outlined(if dark { INK } else { PAPER }, INK, 2.0));
}

/// A disc from close by: the line is seen through its hole, or it is not.
fn inset(sheet: &mut Sheet, centre: At, point: Point) {
    let at = point.to_millimetres();
    let scale = 5.5;
    let half = 92.0;
    let close = Felt { corner: (centre.0 - at.x * scale, centre.1 - (E.surface - at.y) * scale), scale };
    let corner = (centre.0 - half, centre.1 - half);
    sheet.clipped(&format!("close{}", point.x), corner, (2.0 * half, 2.0 * half));
    close.table(sheet);
    close.zone(sheet, (0.0, 0.0), (E.surface, E.zone_line));
    close.lines(sheet);
    close.disc(sheet, centre, Colour::Red);
    sheet.end_group();
    sheet.rect(corner, (2.0 * half, 2.0 * half), 6.0, &line(INK, 3.0));
    shade(sheet, (centre.0 + half - 20.0, centre.1 - half + 20.0), 11.0, point);
}

/// A stroke played out on a table of its own.
fn played(sheet: &mut Sheet, felt: &Felt, codes: &[&str], struck: &str) -> anyhow::Result<()> {
    let table = told(sheet, codes)?;
    sheet.note(struck);
    let struck = stroke(struck)?;
    felt.table(sheet);
    felt.circle(sheet);
    felt.zone(sheet, (0.0, 0.0), (E.surface, E.zone_line));
    felt.lines(sheet);
    strike(&table, &struck, |played, verdict| {
        felt.way(sheet, &table, &struck, played.trace);
        for placed in &verdict.respots {
            let at = placed.to.to_millimetres();
            let at = felt.at(at.x, at.y);
            felt.disc(sheet, at, verdict.table.colour(placed.disc));
            sheet.circle(at, 21.0 * felt.scale, &line(ORANGE, 3.0));
        }
    })
}

/// The break.
pub(crate) fn opening() -> anyhow::Result<String> {
    let mut sheet = Sheet::new(560.0, 560.0);
    let felt = Felt { corner: (40.0, 40.0), scale: 0.48 };
    played(&mut sheet, &felt, &[START], "s 500 60 → 500 900, 5 m/s")?;
    Ok(sheet.finish())
}

/// Two allowed ways to a dark disc: off the far rim, and, for the circle, off a side rim.
pub(crate) fn indirect() -> anyhow::Result<String> {
    let mut sheet = Sheet::new(720.0, 372.0);
    let codes = ["r1 500 500", "r2 900 600", "b1 900 400"];
    let left = Felt { corner: (28.0, 28.0), scale: 0.316 };
    played(&mut sheet, &left, &codes, "s 300 60 → 420 975, 2.8 m/s")?;
    let right = Felt { corner: (376.0, 28.0), scale: 0.316 };
    played(&mut sheet, &right, &codes, "s 250 60 → 25 210, 2.2 m/s")?;
    Ok(sheet.finish())
}

/// A dark disc hit directly: it goes back, and a penalty disc comes on.
pub(crate) fn foul() -> anyhow::Result<String> {
    let mut sheet = Sheet::new(560.0, 560.0);
    let felt = Felt { corner: (40.0, 40.0), scale: 0.48 };
    played(&mut sheet, &felt, &["r1 500 500", "r2 900 600", "b1 900 500"], "s 470 60 → 490 500, 1.5 m/s")?;
    Ok(sheet.finish())
}

/// Doubles: four players around, the partner's discs along one's own rim.
pub(crate) fn doubles() -> String {
    let mut sheet = Sheet::new(560.0, 560.0);
    let felt = Felt { corner: (84.0, 84.0), scale: 0.392 };
    felt.table(&mut sheet);
    felt.lines(&mut sheet);
    felt.discs(&mut sheet, &Table::start([&[Stand::South, Stand::North], &[Stand::West, Stand::East]]));
    let places = [(500.0, -100.0), (-100.0, 500.0), (500.0, 1100.0), (1100.0, 500.0)];
    for (number, (x, y)) in (0_u8..).zip(places) {
        let at = felt.at(x, y);
        let (body, text) = if number % 2 == 0 { (RED, INK) } else { (INK, PAPER) };
        sheet.circle(at, 19.0, &outlined(body, INK, 2.0));
        sheet.text(at, 21.0, text, ["1", "2", "3", "4"][usize::from(number)]);
    }
    let corners = [(400.0, -105.0), (-105.0, 600.0), (600.0, 1105.0), (1105.0, 400.0)];
    let ends = [(-105.0, 400.0), (400.0, 1105.0), (1105.0, 600.0), (600.0, -105.0)];
    for (from, to) in corners.into_iter().zip(ends) {
        sheet.arrow(felt.at(from.0, from.1), felt.at(to.0, to.1), 104.0, INK, 3.0);
    }
    sheet.finish()
}
