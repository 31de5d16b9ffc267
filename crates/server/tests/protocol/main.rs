//! The protocol over real sockets: a server on a port of its own over a real store, and clients that know nothing else.
#![allow(clippy::unwrap_used, reason = "test code")]
#![allow(clippy::large_futures, reason = "a test's whole story is one future")]

mod babble;
mod bounds;
mod clumsy;
mod coming;
mod days;
mod doors;
mod game;
mod gestures;
mod greeting;
mod hanging;
mod hostile_http;
mod hostile_socket;
mod house;
mod metrics;
mod moody;
mod printing;
mod reading;
mod resync;
mod secrets;
mod slow;
mod stopping;
mod store;
mod trouble;
mod waking;
