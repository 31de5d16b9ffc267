//! Corona (Alex Randolph, 1974): six pieces on a ring of twelve spaces, six dice, one minute, and an auction.
//!
//! The rules are [`Corona`], an implementation of [`tablier_game::Game`]; a game under way is a [`Table`], whose
//! [`Phase`] is one of [`placement`], [`auction`] or [`play`]. [`solver`] knows what every situation is worth,
//! [`bidder`] plays like people do, [`verify`] checks the dice of a finished game.
//! Numbers such as C7 are the points of the rule book.

mod apply;
pub mod auction;
pub mod bidder;
pub mod board;
mod command;
#[cfg(test)]
mod conformance;
mod decide;
pub mod dice;
mod draft;
mod event;
mod game;
mod gesture;
mod leave;
mod offer;
pub mod placement;
pub mod play;
mod refusal;
mod round;
pub mod settlement;
mod setup;
pub mod solver;
mod table;
mod tick;
pub mod verify;
mod view;

pub use command::Command;
pub use event::{Ending, Event};
pub use game::Corona;
pub use gesture::Gesture;
pub use offer::Offer;
pub use refusal::Refusal;
pub use round::{Chapter, PlayedOut, Round};
pub use setup::{Endings, Setup};
pub use table::{Chips, OpeningRoll, Over, Phase, Player, Table};
pub use view::{SeatView, View};
