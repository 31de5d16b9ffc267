//! Cards with situations: graded as the day's are, answers on their backs. The puzzle with no screen at all.

use tablier_corona::board::Move;
use tablier_corona::grading::{Grade, Graded, situation};
use tablier_corona::solver::solve;
use tablier_game::Seed;

use super::card;
use crate::Game;
use crate::drawing::{At, PENCIL, Sheet, exact};
use crate::paper::{Pages, Paper, TOP, registration};
use crate::words::Language;

/// The most cards of one deck.
pub const MOST: u16 = 520;

/// Cards on a sheet: across and down.
const ACROSS: usize = 3;
const DOWN: usize = 3;
const ON_A_SHEET: usize = ACROSS * DOWN;

/// Which cards: how many, from which seed, of which grades.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deck {
    /// How many, at most [`MOST`].
    pub count: u16,
    /// Where they come from: the same seed, the same cards.
    pub seed: u64,
    /// The easiest grade, with which the deck begins.
    pub from: Grade,
    /// The hardest, with which it ends.
    pub to: Grade,
}

/// A card: a situation and one of its best lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The situation, with what was measured of it.
    pub graded: Graded,
    /// Moves that get the most out of it.
    pub line: Vec<Move>,
}

impl Deck {
    /// The cards, the easiest first: each grade has the same share of them.
    pub fn cards(&self) -> Vec<Card> {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_be_bytes());
        let seed = Seed(bytes);
        let wanted: Vec<Grade> =
            Grade::ALL.into_iter().filter(|grade| (self.from..=self.to).contains(grade)).collect();
        (0..self.count.min(MOST))
            .map(|number| {
                let nth = usize::from(number) * wanted.len() / usize::from(self.count);
                let graded = situation(&seed, u32::from(number), wanted[nth]);
                Card { line: solve(&graded.situation).moves, graded }
            })
            .collect()
    }
}

/// Where the nth card of a sheet is; on the back, where its back is, when the sheet is turned at the long edge.
fn place(width: f64, nth: usize, back: bool) -> At {
    let column = if back { ACROSS - 1 - nth % ACROSS } else { nth % ACROSS };
    let times = |count: usize, length: f64| f64::from(u8::try_from(count).unwrap_or(u8::MAX)) * length;
    let left = 0.5 * (width - times(ACROSS, card::SIZE.0));
    (left + times(column, card::SIZE.0), TOP + 1.0 + times(nth / ACROSS, card::SIZE.1))
}

/// The lines to cut along.
fn grid(sheet: &mut Sheet) {
    let (width, _) = sheet.size();
    let (x, y) = place(width, 0, false);
    let (right, bottom) = {
        let (last_x, last_y) = place(width, ON_A_SHEET - 1, false);
        (last_x + card::SIZE.0, last_y + card::SIZE.1)
    };
    let style = exact(PENCIL, 0.2);
    for nth in 0..=3_u8 {
        let (along, down) = (f64::from(nth) * card::SIZE.0, f64::from(nth) * card::SIZE.1);
        sheet.line((x + along, y), (x + along, bottom), &style);
        sheet.line((x, y + down), (right, y + down), &style);
    }
}

/// The sheets: fronts, and on the next page their backs.
pub fn print(deck: &Deck, paper: Paper, language: Language) -> Vec<u8> {
    let words = &language.words().corona;
    let mut pages = Pages::new(Game::Corona, paper, language);
    let (width, _) = paper.size();
    let marks = [TOP + 1.0 + 0.5 * card::SIZE.1, TOP + 1.0 + 2.5 * card::SIZE.1];
    let grades = if deck.from == deck.to {
        format!("{} {}", words.level, deck.from.get())
    } else {
        format!("{} {}–{}", words.level, deck.from.get(), deck.to.get())
    };
    let more = format!("{grades} · #{}", deck.seed);
    for (sheet_number, cards) in deck.cards().chunks(ON_A_SHEET).enumerate() {
        let number = |nth: usize| sheet_number * ON_A_SHEET + nth + 1;
        pages.page(words.cards, &more, |sheet| {
            grid(sheet);
            registration(sheet, marks);
            for (nth, one) in cards.iter().enumerate() {
                card::front(sheet, place(width, nth, false), number(nth), one);
            }
        });
        pages.page(words.answers, &more, |sheet| {
            registration(sheet, marks);
            for (nth, one) in cards.iter().enumerate() {
                card::back(sheet, place(width, nth, true), number(nth), one, words);
            }
        });
    }
    pages.finish()
}
