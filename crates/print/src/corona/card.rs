//! One card: a situation on its front, the best line on its back.

use tablier_corona::board::{Colour, Move, PIECES, Situation, Throw};

use super::cards::Card;
use super::{Ring, die};
use crate::drawing::{Anchor, At, INK, ORANGE, PAPER, Sheet, Weight, exact, fill, outlined};
use crate::words::Corona;

/// A card's size in millimetres.
pub(super) const SIZE: At = (62.0, 78.0);
/// Where the ring is on it, and how large.
const CENTRE: At = (31.0, 34.0);
const RADIUS: f64 = 18.5;
const HALF: f64 = 6.0;
/// How broad a piece is.
const PIECE: f64 = 6.2;
/// The line of the dice.
const DICE: f64 = 70.0;

/// The dice as they lie below the ring, from the left.
fn dice(sheet: &mut Sheet, (x, y): At, throw: &Throw) {
    for (colour, nth) in Colour::ALL.into_iter().zip(0_u8..) {
        let at = x + 0.5 * SIZE.0 + 9.4 * (f64::from(nth) - 2.5);
        die(sheet, (at, y + DICE), 3.3, colour, throw.of(colour));
    }
}

/// Five spots, as many of them full as the level says.
fn level(sheet: &mut Sheet, (x, y): At, level: u8) {
    for nth in 0..5_u8 {
        let style = if nth < level { outlined(INK, INK, 0.2) } else { outlined(PAPER, INK, 0.2) };
        sheet.circle((x + 2.8 * f64::from(nth), y), 1.0, &style);
    }
}

pub(super) fn front(sheet: &mut Sheet, (x, y): At, number: usize, card: &Card) {
    level(sheet, (x + 5.0, y + 5.0), card.graded.grade.get());
    sheet.write((x + SIZE.0 - 4.5, y + 5.0), 3.4, INK, &number.to_string(), Anchor::End, Weight::Bold);
    let ring = Ring { centre: (x + CENTRE.0, y + CENTRE.1), radius: RADIUS, half: HALF };
    ring.with_pieces(sheet, &card.graded.situation.placement, PIECE);
    ring.clockwise(sheet);
    dice(sheet, (x, y), &card.graded.situation.throw);
}

pub(super) fn back(sheet: &mut Sheet, (x, y): At, number: usize, card: &Card, words: &Corona) {
    let middle = x + 0.5 * SIZE.0;
    let grade = card.graded.grade.get();
    let says = format!("{} {grade}", words.level);
    sheet.write((x + 5.0, y + 5.0), 2.8, INK, &says, Anchor::Start, Weight::Plain);
    sheet.write((x + SIZE.0 - 4.5, y + 5.0), 3.4, INK, &number.to_string(), Anchor::End, Weight::Bold);
    sheet.write((middle - 3.0, y + 14.0), 3.4, INK, words.most, Anchor::End, Weight::Plain);
    let best = card.graded.measures.best.to_string();
    sheet.write((middle, y + 14.0), 8.0, INK, &best, Anchor::Start, Weight::Bold);
    sheet.write((middle + 11.0, y + 14.0), 3.4, INK, words.points, Anchor::Start, Weight::Plain);
    for (nth, (step, colour)) in (0_u8..).zip(coloured(&card.graded.situation, &card.line)) {
        line(sheet, (x, y + 24.5 + 7.6 * f64::from(nth)), step, colour);
    }
    let ways = card.graded.measures.ways;
    let says = if ways == 1 { words.one_way.to_owned() } else { words.ways.replace("{}", &ways.to_string()) };
    sheet.write((middle, y + 73.5), 2.6, INK, &says, Anchor::Middle, Weight::Plain);
}

/// A move: from where, by which die, to where, and what it scores.
fn line(sheet: &mut Sheet, (x, y): At, step: &Move, colour: Colour) {
    sheet.text((x + 10.0, y), 3.8, INK, &step.from.to_string());
    die(sheet, (x + 20.5, y), 2.6, colour, step.die);
    sheet.arrow((x + 27.0, y), (x + 34.0, y), 0.0, INK, 0.45);
    sheet.text((x + 40.0, y), 3.8, INK, &step.to.to_string());
    let badge = if step.points.0 == 0 { exact(INK, 0.3) } else { outlined(ORANGE.pale(40), INK, 0.3) };
    sheet.circle((x + 51.5, y), 2.9, &badge);
    sheet.text((x + 51.5, y), 3.4, INK, &step.points.to_string());
    sheet.circle((x + 5.0, y), 0.5, &fill(INK));
}

/// The moves with the dice that make them: of two dice with one number, the first in the colours' order.
fn coloured<'a>(situation: &Situation, line: &'a [Move]) -> Vec<(&'a Move, Colour)> {
    let mut used = [false; PIECES];
    let mut take = |step: &'a Move| {
        let fits = |colour: &Colour| situation.throw.of(*colour) == step.die && !used[colour.index()];
        let colour = Colour::ALL.into_iter().find(fits).expect("a line uses the dice of its throw");
        used[colour.index()] = true;
        (step, colour)
    };
    line.iter().map(&mut take).collect()
}
