//! Corona drawn: its shapes and its ring, the set to print, and cards with situations.

mod boards;
mod card;
pub mod cards;
mod parts;
mod ring;
mod shapes;

pub use ring::Ring;
pub use shapes::{PIECE_HEIGHT, die, paint, piece, shape, stack};

use crate::paper::{Pages, Paper};
use crate::words::Language;
use crate::{Game, summary};

/// Everything to play it with: half a board to print twice, a whole one, pieces, markers and chips, the rules in short.
pub fn set(paper: Paper, language: Language) -> Vec<u8> {
    let mut pages = Pages::new(Game::Corona, paper, language);
    boards::half(&mut pages);
    boards::whole(&mut pages);
    parts::pieces_and_markers(&mut pages);
    parts::chips(&mut pages);
    summary::page(&mut pages, Game::Corona);
    pages.finish()
}
