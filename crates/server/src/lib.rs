//! The server: tables over sockets, for any list of games. It knows no game's rules: it carries commands to desks,
//! their steps to the store, and what is durable to everyone at the table.
//!
//! [`app`] makes the routes of a [`Server`]; listening on an address is the caller's business, so that tests and the
//! program do it each their way.

mod api;
pub mod body;
mod bots;
mod code;
mod identity;
mod moment;
mod origin;
mod registry;
mod reviews;
mod server;
mod socket;
mod table;
mod telemetry;

pub use code::{Bye, Refused};
pub use server::{Config, Server, app};
pub use telemetry::Counters;
