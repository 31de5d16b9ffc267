//! Corona's drawings: the ring, the dice, the auction, landing, and the most a situation yields.

use tablier_corona::board::{Colour, Move, Pips, Placement, Points, Space, Throw};
use tablier_corona::solver;

use tablier_print::corona::{PIECE_HEIGHT, Ring, die, piece, stack};
use tablier_print::drawing::{
    At, INK, Ink, ORANGE, PAPER, RED, SHADE, Sheet, dashed, fill, outlined, stroke,
};

/// What the books' longest example plays with, and the situation worth the most.
const EXAMPLE: ([u8; 6], [u8; 6]) = ([0, 0, 3, 5, 7, 11], [1, 1, 2, 3, 5, 6]);
const MOST: ([u8; 6], [u8; 6]) = ([0, 0, 0, 0, 0, 6], [6; 6]);

/// The radius of the middle of the twelve spaces.
const RING: f64 = 170.0;
/// Half the ring's breadth.
const HALF: f64 = 44.0;
/// How broad a piece is.
const PIECE: f64 = 40.0;

fn situation((pieces, dice): ([u8; 6], [u8; 6])) -> anyhow::Result<(Placement, Throw)> {
    let mut placement = Placement([Space::try_from(0)?; 6]);
    let mut throw = Throw([Pips::try_from(1)?; 6]);
    for (k, (&space, &pips)) in pieces.iter().zip(&dice).enumerate() {
        placement.0[k] = Space::try_from(space)?;
        throw.0[k] = Pips::try_from(pips)?;
    }
    Ok((placement, throw))
}

fn listed<T: std::fmt::Display>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(",")
}

/// The ring with pieces on it and the six dice beside it: a situation.
pub(crate) fn the_ring() -> anyhow::Result<String> {
    let (placement, throw) = situation(EXAMPLE)?;
    let mut sheet = Sheet::new(720.0, 520.0);
    sheet.note(listed(&EXAMPLE.0));
    sheet.note(listed(&EXAMPLE.1));
    let centre = (265.0, 260.0);
    let ring = Ring { centre, radius: RING, half: HALF };
    ring.with_pieces(&mut sheet, &placement, PIECE);
    ring.clockwise(&mut sheet);
    for colour in Colour::ALL {
        let place = 60.0 + 80.0 * f64::from(u8::try_from(colour.index())?);
        die(&mut sheet, (615.0, place), 26.0, colour, throw.of(colour));
    }
    Ok(sheet.finish())
}

/// The six dice, each over a piece that carries the marker of its colour.
pub(crate) fn the_dice() -> anyhow::Result<String> {
    let mut sheet = Sheet::new(720.0, 230.0);
    for (colour, pips) in Colour::ALL.into_iter().zip(Pips::all()) {
        let x = 85.0 + 110.0 * f64::from(u8::try_from(colour.index())?);
        die(&mut sheet, (x, 70.0), 32.0, colour, pips);
        piece(&mut sheet, (x, 200.0), 58.0, Some(colour));
    }
    Ok(sheet.finish())
}

/// What landing on no, one, two … five pieces scores.
pub(crate) fn landing() -> String {
    let mut sheet = Sheet::new(720.0, 330.0);
    let size = 62.0;
    for occupants in 0..6_u8 {
        let x = 78.0 + 113.0 * f64::from(occupants);
        let floor = 236.0;
        sheet.rect((x - 46.0, floor - 8.0), (92.0, 18.0), 5.0, &outlined(SHADE, INK, 2.5));
        stack(&mut sheet, (x, floor - 4.0), size, occupants);
        let top = floor - 4.0 - f64::from(occupants) * PIECE_HEIGHT * size;
        sheet.arrow((x, top - 46.0), (x, top - 6.0), 0.0, INK, 4.0);
        piece(&mut sheet, (x, top - 50.0), size, None);
        let points = Points::for_landing_on(occupants);
        let badge = if points.0 == 0 { PAPER } else { ORANGE };
        sheet.circle((x, 286.0), 24.0, &outlined(badge, INK, 2.5));
        sheet.text((x, 286.0), 28.0, INK, &points.to_string());
    }
    sheet.finish()
}

/// Calls while the glass runs: equal calls, the earlier leads; one too late is none.
pub(crate) fn auction() -> String {
    let mut sheet = Sheet::new(720.0, 250.0);
    sheet.note("B 12");
    let (left, right, base) = (150.0, 640.0, 180.0);
    glass(&mut sheet, (72.0, 125.0));
    sheet.line((left, base), (right, base), &stroke(INK, 4.0));
    for (seconds, label) in [(0, "0"), (15, ""), (30, "30"), (45, ""), (60, "60")] {
        let x = left + (right - left) * f64::from(seconds) / 60.0;
        sheet.line((x, base - 7.0), (x, base + 7.0), &stroke(INK, 4.0));
        sheet.text((x, base + 28.0), 20.0, INK, label);
    }
    let calls = [(9, "A", 9, false), (21, "B", 12, true), (36, "C", 12, false), (51, "A", 10, false)];
    for (seconds, who, points, leads) in calls {
        let x = left + (right - left) * f64::from(seconds) / 60.0;
        call(&mut sheet, (x, base), who, points, if leads { ORANGE } else { PAPER });
    }
    let late = right + 37.0;
    call(&mut sheet, (late, base), "C", 14, SHADE);
    sheet.line((late - 25.0, 57.0), (late + 25.0, 107.0), &stroke(RED, 5.0));
    sheet.line((late - 25.0, 107.0), (late + 25.0, 57.0), &stroke(RED, 5.0));
    sheet.finish()
}

/// A call over its moment.
fn call(sheet: &mut Sheet, (x, base): At, who: &str, points: u8, colour: Ink) {
    sheet.line((x, 112.0), (x, base), &stroke(INK, 2.5));
    sheet.circle((x, base), 6.0, &fill(INK));
    sheet.circle((x, 82.0), 30.0, &outlined(colour, INK, 2.5));
    sheet.text((x, 82.0), 28.0, INK, &points.to_string());
    sheet.text((x, 34.0), 20.0, INK, who);
}

fn glass(sheet: &mut Sheet, (x, y): At) {
    let (w, h) = (34.0, 66.0);
    let half = |s: f64| [(x - w, y + s * h), (x + w, y + s * h), (x + 3.0, y), (x - 3.0, y)];
    sheet.polygon(&half(-1.0), &outlined(PAPER, INK, 3.0));
    sheet.polygon(&half(1.0), &outlined(PAPER, INK, 3.0));
    let sand = |s: f64, from: f64, to: f64| {
        let at = |t: f64| 3.0 + (w - 6.0) * t;
        [
            (x - at(from), y + s * h * from),
            (x + at(from), y + s * h * from),
            (x + at(to), y + s * h * to),
            (x - at(to), y + s * h * to),
        ]
    };
    sheet.polygon(&sand(-1.0, 0.62, 0.04), &fill(ORANGE));
    sheet.polygon(&sand(1.0, 0.95, 0.62), &fill(ORANGE));
    sheet.line((x, y), (x, y + 0.6 * h), &stroke(ORANGE, 3.0));
    for s in [-1.0, 1.0] {
        sheet.rect((x - w - 9.0, y + s * (h + 5.0) - 5.0), (2.0 * w + 18.0, 10.0), 5.0, &fill(INK));
    }
}

/// The situation that is worth 21, its moves in their order with what each scores.
pub(crate) fn the_most() -> anyhow::Result<String> {
    let (placement, throw) = situation(MOST)?;
    let solution = solver::solve(&tablier_corona::board::Situation { placement, throw });
    let mut sheet = Sheet::new(720.0, 520.0);
    sheet.note(listed(&MOST.0));
    sheet.note(listed(&MOST.1));
    let centre = (265.0, 260.0);
    Ring { centre, radius: RING, half: HALF }.with_pieces(&mut sheet, &placement, PIECE);
    for colour in Colour::ALL {
        let k = f64::from(u8::try_from(colour.index())?);
        die(
            &mut sheet,
            (575.0 + 80.0 * (k % 2.0), 70.0 + 75.0 * (k / 2.0).floor()),
            24.0,
            colour,
            throw.of(colour),
        );
    }
    let reach = RING - HALF - 8.0;
    let (top, bottom) = ((centre.0, centre.1 - reach), (centre.0, centre.1 + reach));
    sheet.arrow((top.0 + 16.0, top.1), (bottom.0 + 16.0, bottom.1), 34.0, INK, 4.0);
    sheet.arrow((bottom.0 - 16.0, bottom.1), (top.0 - 16.0, top.1), 34.0, INK, 4.0);
    tally(&mut sheet, (528.0, 300.0), &solution.moves);
    Ok(sheet.finish())
}

/// Moves one under the other: from, to, points.
fn tally(sheet: &mut Sheet, (x, y): At, moves: &[Move]) {
    for (k, step) in (0_u8..).zip(moves) {
        let y = y + 28.0 * f64::from(k);
        sheet.text((x, y), 20.0, INK, &step.from.to_string());
        sheet.arrow((x + 18.0, y), (x + 58.0, y), 0.0, INK, 2.5);
        sheet.text((x + 76.0, y), 20.0, INK, &step.to.to_string());
        sheet.circle((x + 130.0, y), 12.5, &outlined(ORANGE, INK, 2.0));
        sheet.text((x + 130.0, y), 17.0, INK, &step.points.to_string());
    }
    let total: Points = moves.iter().map(|step| step.points).sum();
    let y = y + 28.0 * 6.0 + 8.0;
    sheet.line((x - 14.0, y - 20.0), (x + 150.0, y - 20.0), &stroke(INK, 2.5));
    sheet.text((x + 130.0, y), 24.0, INK, &total.to_string());
}

/// A piece that leaves too soon: the space planned for is empty when the other comes.
pub(crate) fn order() -> String {
    let mut sheet = Sheet::new(720.0, 250.0);
    for (panel, good) in [(0.0, true), (1.0, false)] {
        let left = 40.0 + 350.0 * panel;
        let at = |k: f64| left + 48.0 + 96.0 * k;
        let floor = 190.0;
        for k in 0..3_u8 {
            let x = at(f64::from(k));
            sheet.rect((x - 44.0, floor - 8.0), (88.0, 18.0), 5.0, &outlined(SHADE, INK, 2.5));
        }
        let (one, two) = (Colour::Yellow, Colour::Violet);
        piece(&mut sheet, (at(0.0), floor - 4.0), 56.0, Some(one));
        piece(&mut sheet, (at(1.0), floor - 4.0), 56.0, Some(two));
        let (first, second) = if good { (0.0, 1.0) } else { (1.0, 0.0) };
        for (number, k) in [("1", first), ("2", second)] {
            let (from, to) = ((at(k) + 8.0, 128.0), (at(k + 1.0) - 12.0, 142.0));
            sheet.arrow(from, to, 24.0, INK, 3.5);
            sheet.circle((at(k) + 48.0, 72.0), 14.0, &fill(INK));
            sheet.text((at(k) + 48.0, 72.0), 18.0, PAPER, number);
        }
        let points = Points::for_landing_on(u8::from(good));
        let badge = if good { ORANGE } else { PAPER };
        sheet.circle((at(1.0), 224.0), 17.0, &outlined(badge, INK, 2.5));
        sheet.text((at(1.0), 224.0), 22.0, INK, &points.to_string());
        sheet.verdict((left + 270.0, 56.0), 20.0, good);
    }
    sheet.line((360.0, 36.0), (360.0, 214.0), &dashed(INK, 3.0));
    sheet.finish()
}
