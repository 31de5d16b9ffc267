//! Koroona drawn: its table and discs, and what one builds them by.

mod builder;
mod felt;
mod plan;
mod templates;

pub use felt::{Felt, RIM};
pub use plan::{Grid, OUTSIDE, OVERLAP};

use crate::paper::{Pages, Paper};
use crate::words::Language;
use crate::{Game, summary};

/// Everything to build it by: the rules in short, a drawing with all measures, templates, the plan at half size and at
/// full size.
pub fn set(paper: Paper, language: Language) -> Vec<u8> {
    let words = &language.words().koroona;
    let mut pages = Pages::new(Game::Koroona, paper, language);
    summary::page(&mut pages, Game::Koroona);
    builder::drawing(&mut pages);
    templates::discs(&mut pages);
    plan::sheets(&mut pages, words.half, 0.5);
    plan::sheets(&mut pages, words.full, 1.0);
    pages.finish()
}
