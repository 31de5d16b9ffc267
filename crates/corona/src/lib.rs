//! Corona (Alex Randolph, 1974): six pieces on a ring of twelve spaces, six dice, one minute, and an auction.
//!
//! - [`board`]: the ring, the pieces, the dice, and what one move is; [`Chips`] and who holds them;
//! - [`placement`], [`auction`], [`play`], [`settlement`]: the parts of a round, one after the other;
//! - [`dice`]: how rolls follow from the seed and the players' nonces; [`verify`] checks those of a finished game;
//! - [`game`]: the game at the table, as an implementation of the `Game` trait;
//! - [`solver`]: what every situation is worth;
//! - `bidder`: bots of five levels, and `grading`: how hard a situation is, by what they miss; `day`: a
//!   situation a day; behind the feature `bots`.
//!
//! Numbers such as C7 are the points of the rule book.

pub mod auction;
#[cfg(feature = "bots")]
pub mod bidder;
pub mod board;
mod chips;
#[cfg(feature = "bots")]
pub mod day;
pub mod dice;
pub mod game;
#[cfg(feature = "bots")]
pub mod grading;
pub mod placement;
pub mod play;
mod round;
pub mod settlement;
pub mod solver;
pub mod verify;

pub use chips::{Chips, Player};
pub use game::Corona;
pub use round::{Chapter, PlayedOut, Round};
