//! Colorado drawn: its squares and pawns, and the set to print.

mod frame;
mod pawns;
mod squares;
mod tiles;

pub use squares::{Tone, face, pawn, spot, squares};

use crate::paper::{Pages, Paper};
use crate::words::Language;
use crate::{Game, summary};

/// The side of a square on paper, in millimetres.
pub(crate) const SQUARE: f64 = 22.0;

/// Everything to play it with: tiles with two faces, a frame, pawns, the rules in short.
pub fn set(paper: Paper, language: Language) -> Vec<u8> {
    let mut pages = Pages::new(Game::Colorado, paper, language);
    tiles::faces(&mut pages);
    frame::strips(&mut pages);
    pawns::to_fold(&mut pages);
    summary::page(&mut pages, Game::Colorado);
    pages.finish()
}
