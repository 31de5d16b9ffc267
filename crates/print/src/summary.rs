//! A game's rules in short, with their numbers, on one page.

use crate::Game;
use crate::drawing::{Anchor, INK, PENCIL, Sheet, Weight, exact};
use crate::face;
use crate::paper::{MARGIN, Pages, TOP};
use crate::words::Language;

/// The text: a first line that says what it is, `# ` before headings, a rule's number before each rule.
pub fn text(game: Game, language: Language) -> &'static str {
    macro_rules! of {
        ($code:literal) => {
            match game {
                Game::Corona => include_str!(concat!("../text/", $code, "/corona.txt")),
                Game::Colorado => include_str!(concat!("../text/", $code, "/colorado.txt")),
                Game::Koroona => include_str!(concat!("../text/", $code, "/koroona.txt")),
            }
        };
    }
    match language {
        Language::English => of!("en"),
        Language::French => of!("fr"),
        Language::German => of!("de"),
    }
}

/// The sizes that are tried, the largest first: a short text is easier to read.
const SIZES: [f64; 11] = [4.8, 4.6, 4.4, 4.2, 4.0, 3.8, 3.6, 3.4, 3.2, 3.0, 2.8];
/// Between the columns.
const GAP: f64 = 8.0;
/// A line's height, in sizes.
const LINE: f64 = 1.28;

/// One line of a column: how far above it something must be free, its number, its words.
struct Row<'a> {
    above: f64,
    number: &'a str,
    words: String,
    weight: Weight,
}

fn rows(text: &str, size: f64, width: f64) -> Vec<Row<'_>> {
    let mut rows = Vec::new();
    for line in text.lines().skip(1) {
        let (number, words, weight, above) = if let Some(heading) = line.strip_prefix("# ") {
            ("", heading, Weight::Bold, 0.9)
        } else {
            let (number, words) = line.split_once(' ').unwrap_or(("", line));
            (number, words, Weight::Plain, 0.3)
        };
        let room = if weight == Weight::Bold { width } else { width - gutter(size) };
        for (nth, words) in face::lines(weight, size, words, room).into_iter().enumerate() {
            let first = nth == 0;
            rows.push(Row {
                above: if first { above * size } else { 0.0 },
                number: if first { number } else { "" },
                words,
                weight,
            });
        }
    }
    rows
}

/// Where a rule's words begin, after its number.
fn gutter(size: f64) -> f64 {
    2.6 * size
}

/// The rows in two columns: how many go into the first, if all fit at this height. A heading stays with what follows.
fn fits(rows: &[Row<'_>], size: f64, height: f64) -> Option<usize> {
    let tall = |rows: &[Row<'_>]| rows.iter().map(|row| row.above + LINE * size).sum::<f64>();
    let breaks = (1..rows.len()).filter(|&at| rows[at].above > 0.0 && rows[at - 1].weight == Weight::Plain);
    // The most even break, so that neither column is left half empty.
    let even = breaks.min_by(|&a, &b| {
        let uneven = |at: usize| (tall(&rows[..at]) - tall(&rows[at..])).abs();
        uneven(a).total_cmp(&uneven(b))
    })?;
    (tall(&rows[..even]).max(tall(&rows[even..])) <= height).then_some(even)
}

/// The page.
pub(crate) fn page(pages: &mut Pages, game: Game) {
    let words = pages.language().words();
    let text = text(game, pages.language());
    let (width, _) = pages.paper().size();
    let column = 0.5 * (width - 2.0 * MARGIN - GAP);
    let top = TOP + 2.0;
    let height = pages.bottom() - 5.0 - top;
    let set = SIZES.into_iter().find_map(|size| {
        let rows = rows(text, size, column);
        fits(&rows, size, height).map(|first| (size, rows, first))
    });
    let (size, rows, first) = set.expect("the tests have seen every text fit");
    let lead = text.lines().next().unwrap_or_default();
    let bottom = pages.bottom();
    pages.page((game.title(), lead), words.summary, |sheet| {
        for (nth, part) in [&rows[..first], &rows[first..]].into_iter().enumerate() {
            let x = if nth == 0 { MARGIN } else { MARGIN + column + GAP };
            put(sheet, (x, top), size, part);
        }
        let middle = 0.5 * width;
        sheet.line((middle, top), (middle, bottom - 5.0), &exact(PENCIL, 0.15));
        sheet.write((MARGIN, bottom), 2.3, INK, words.set_in, Anchor::Start, Weight::Plain);
    });
}

fn put(sheet: &mut Sheet, (x, top): (f64, f64), size: f64, rows: &[Row<'_>]) {
    let mut y = top;
    for row in rows {
        y += row.above;
        let middle = y + 0.5 * LINE * size;
        let indent = if row.weight == Weight::Bold { 0.0 } else { gutter(size) };
        sheet.write((x, middle), 0.86 * size, INK, row.number, Anchor::Start, Weight::Bold);
        sheet.write((x + indent, middle), size, INK, &row.words, Anchor::Start, row.weight);
        y += LINE * size;
    }
}
