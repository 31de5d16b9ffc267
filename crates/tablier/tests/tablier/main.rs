//! The program's tests: its tools as people start them, the server as a process that is killed and disturbed, every game
//! over real sockets, the rule books, and the client's wire types.
#![allow(clippy::unwrap_used, reason = "test code")]

#[path = "../../src/almanac.rs"]
mod almanac;
#[cfg(all(unix, feature = "cluster"))]
mod cluster;
mod colorado_cli;
mod corona_cli;
mod crash;
mod days_secret;
mod every_game;
mod faults;
#[path = "../../src/games.rs"]
mod games;
mod koroona_cli;
mod old_stores;
mod page;
mod print_cli;
mod rule_books;
mod support;
#[cfg(feature = "ts")]
mod wire;
