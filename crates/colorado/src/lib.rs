//! Colorado (David Parlett, 2017): a race, and a war, on Katarenga's coloured board.
//!
//! A [`Board`] colours the squares; its [`Geometry`] knows once and for all where a pawn can go. A [`Position`] is
//! where the pawns stand, checked; [`movegen`] says what may be played in it. A [`Course`] adds what the rules of
//! drawing remember. [`Colorado`] is the game at the table, with clocks and matches; [`engine`] plays it.
//!
//! The rules are numbered K1 to K14, as in the rule book.
//!
//! ```
//! use tablier_colorado::{Board, Geometry, Position, perft};
//!
//! let board: Board = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB".parse()?;
//! assert_eq!(perft(&Geometry::new(board), &Position::START, 3), 26_053);
//! # Ok::<(), tablier_colorado::BadBoard>(())
//! ```

mod bits;
mod board;
mod course;
#[cfg(feature = "bots")]
pub mod engine;
pub mod game;
mod geometry;
pub mod movegen;
mod moves;
mod pairing;
mod perft;
mod position;
mod reach;
mod side;
mod square;
mod text;
pub mod tile;
mod verdict;

pub use bits::Bits;
pub use board::{BadBoard, Board, Laid, Layout};
pub use course::{Course, QUIET_LIMIT, Unplayable};
pub use game::Colorado;
pub use geometry::Geometry;
pub use movegen::MoveList;
pub use moves::{BadMove, Illegal, Move, Ply};
pub use perft::{divide, perft};
pub use position::{BadPosition, Invalid, Position, RawPosition};
pub use side::Side;
pub use square::{BadSquare, Square};
pub use tile::Colour;
pub use verdict::{Reason, Verdict};
