//! The server: tables over sockets, for any list of games. It knows no game's rules: it carries commands to desks,
//! their steps to the store, and what is durable to everyone at the table.
//!
//! [`app`] makes the routes of a [`Server`], and [`serve`] serves them, with whatever else the caller adds, on an
//! address of the caller's.

mod api;
pub mod body;
mod bots;
mod code;
mod identity;
mod listen;
mod moment;
mod origin;
mod readiness;
mod registry;
mod reviews;
mod server;
mod slots;
mod socket;
mod stream;
mod table;
mod telemetry;

pub use code::{Bye, Refused};
pub use listen::{Limits, serve};
pub use server::{Config, Server, app};
pub use telemetry::Counters;
