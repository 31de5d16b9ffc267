//! The server: tables over sockets, for any list of games. It knows no game's rules: it carries commands to desks,
//! their steps to the store, and what is durable to everyone at the table.
//!
//! [`app`] makes the routes of a [`Server`], and [`serve`] serves them, with whatever else the caller adds, on an
//! address of the caller's.

mod almanac;
mod api;
pub mod body;
mod bus;
mod code;
mod config;
mod edge;
mod fair;
mod owner;
mod press;
mod readiness;
mod reviews;
mod server;
mod stopping;
mod telemetry;
mod world;

pub use almanac::{Almanac, Answer, NotPlayed, Seen};
#[cfg(feature = "cluster")]
pub use bus::cluster::nats::{Nats, NatsError, NatsOptions};
pub use code::{Bye, Refused};
pub use config::Config;
pub use edge::caller::{BadNetwork, Network};
pub use edge::gate::{PerAddress, PerPerson};
pub use edge::listen::{Limits, serve};
pub use edge::rate::Rate;
pub use press::{Job, NotPrinted, Press};
pub use server::{Parts, Server, app, app_with_pages};
pub use stopping::{Stopped, serve_until};
pub use telemetry::{Counted, Counters, metrics};
pub use world::World;
