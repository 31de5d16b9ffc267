//! What every game at the table is: a state that events build, commands that ask, and a view for each pair of eyes.
//!
//! A game implements [`Game`]; everything else here is the vocabulary it speaks: [`Seat`] and [`Viewer`],
//! table time ([`Millis`], [`When`]), what is random and can be checked afterwards ([`chance`]), [`Offer`]s,
//! [`Refuse`]als, the [`Outcome`], [`Moments`] that commands are meant for, [`Bot`]s. [`Session`] plays one game in memory; rooms, logs and sockets are
//! other crates' business. Nothing here reads a clock, does I/O or spawns a thread.

mod bot;
pub mod chance;
#[cfg(feature = "conformance")]
pub mod conformance;
mod game;
mod gestures;
mod moment;
mod offer;
mod outcome;
mod pausing;
mod refusal;
mod review;
mod seat;
mod session;
mod started;
mod strict;
mod time;
mod when;

pub use bot::{Answer, Ask, Bot, Bots};
pub use chance::{Commitment, GameId, Nonce, Seed, Stream};
pub use game::{Data, Game};
pub use gestures::Gestures;
pub use moment::{Moments, Span};
pub use offer::{Offer, Offered, Offers};
pub use outcome::{Outcome, Standing};
pub use pausing::Pausing;
pub use refusal::Refuse;
pub use review::Review;
pub use seat::{Seat, Viewer};
pub use session::{BadRecord, Record, Recorded, Session};
pub use started::Started;
pub use strict::nothing_else;
pub use time::Millis;
pub use when::{Micros, When, WholeMillisecond};
