//! The paper, and what every page has: a heading, a line of 50 mm to check the size by, the game, the version, the
//! page's number. Pages are kept until their number is known.

use std::fmt;
use std::str::FromStr;

use crate::drawing::{Anchor, At, INK, PENCIL, Sheet, Weight, exact};
use crate::words::{Head, Language};
use crate::{Game, face, pdf};

/// A size of paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the sizes' own names")]
pub enum Paper {
    A4,
    Letter,
}

impl Paper {
    /// Both.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Width and height in millimetres, upright.
    pub const fn size(self) -> At {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Not a size of paper that is printed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the sizes of paper are a4 and letter")]
pub struct NoPaper;

impl FromStr for Paper {
    type Err = NoPaper;
    fn from_str(text: &str) -> Result<Paper, NoPaper> {
        Paper::ALL.into_iter().find(|paper| paper.name() == text).ok_or(NoPaper)
    }
}

/// What no printer reaches, and a little more.
pub(crate) const MARGIN: f64 = 10.0;
/// Where a page's own drawing begins, below its heading.
pub(crate) const TOP: f64 = 26.0;
/// How much at the lower edge is the footer's.
const FOOT: f64 = 16.0;
/// The line to check the size by.
pub(crate) const RULE: f64 = 50.0;

/// Pages being made, all of one size, game and language.
pub(crate) struct Pages {
    game: Game,
    paper: Paper,
    language: Language,
    sheets: Vec<Sheet>,
}

impl Pages {
    pub(crate) fn new(game: Game, paper: Paper, language: Language) -> Pages {
        Pages { game, paper, language, sheets: Vec::new() }
    }

    pub(crate) fn paper(&self) -> Paper {
        self.paper
    }

    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// Where the page's own drawing ends.
    pub(crate) fn bottom(&self) -> f64 {
        self.paper.size().1 - FOOT
    }

    /// A page with its heading; more of it is said after the title, if there is more to say.
    pub(crate) fn page(&mut self, head: Head, more: &str, draw: impl FnOnce(&mut Sheet)) {
        let (width, height) = self.paper.size();
        let mut sheet = Sheet::bare(width, height);
        let (title, how) = head;
        let title = if more.is_empty() { title.to_owned() } else { format!("{title} · {more}") };
        sheet.write((MARGIN, 10.5), 4.8, INK, &title, Anchor::Start, Weight::Bold);
        for (nth, line) in (0_u8..).zip(face::lines(Weight::Plain, 2.9, how, width - 2.0 * MARGIN)) {
            let y = 16.0 + 3.7 * f64::from(nth);
            sheet.write((MARGIN, y), 2.9, INK, &line, Anchor::Start, Weight::Plain);
        }
        draw(&mut sheet);
        self.sheets.push(sheet);
    }

    /// The document, with a footer on every page.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        let (width, height) = self.paper.size();
        let version = env!("CARGO_PKG_VERSION");
        let all = self.sheets.len();
        let words = self.language.words();
        for (number, sheet) in (1..).zip(&mut self.sheets) {
            let y = height - 8.5;
            ruler(sheet, (MARGIN, y));
            sheet.write((MARGIN + RULE + 3.0, y), 2.6, INK, words.rule, Anchor::Start, Weight::Plain);
            let says = format!("{} · {number}/{all} · Tablier {version}", self.game.title());
            sheet.write((width - MARGIN, y), 2.6, INK, &says, Anchor::End, Weight::Plain);
        }
        let about = pdf::About {
            title: format!("{} · Tablier", self.game.title()),
            language: self.language.code(),
            creator: format!("Tablier {version}"),
        };
        pdf::write(&self.sheets, &about)
    }
}

/// A line of 50 mm with a tick every 10: whoever measures it knows whether the page is true to size.
fn ruler(sheet: &mut Sheet, (x, y): At) {
    sheet.line((x, y), (x + RULE, y), &exact(INK, 0.3));
    for tick in 0..=5_u8 {
        let at = x + 10.0 * f64::from(tick);
        let high = if tick % 5 == 0 { 2.0 } else { 1.2 };
        sheet.line((at, y - high), (at, y + high), &exact(INK, 0.2));
    }
}

/// Crosses in a ring, in the same places of a front and its back, mirrored: turned at the long edge they lie on each
/// other.
pub(crate) fn registration(sheet: &mut Sheet, [upper, lower]: [f64; 2]) {
    let (width, _) = sheet.size();
    for y in [upper, lower] {
        for x in [MARGIN - 3.0, width - MARGIN + 3.0] {
            sheet.circle((x, y), 1.5, &exact(INK, 0.15));
            sheet.line((x - 2.2, y), (x + 2.2, y), &exact(INK, 0.15));
            sheet.line((x, y - 2.2), (x, y + 2.2), &exact(INK, 0.15));
        }
    }
}

/// Short lines outside a rectangle's corners: where to cut.
pub(crate) fn crop(sheet: &mut Sheet, (x, y): At, (w, h): At) {
    for (cx, dx) in [(x, -1.0), (x + w, 1.0)] {
        for (cy, dy) in [(y, -1.0), (y + h, 1.0)] {
            sheet.line((cx + dx, cy), (cx + 3.5 * dx, cy), &exact(PENCIL, 0.2));
            sheet.line((cx, cy + dy), (cx, cy + 3.5 * dy), &exact(PENCIL, 0.2));
        }
    }
}
