//! The protocol over real sockets: a server on a port of its own over a real store, and clients that know nothing else.

mod coming;
mod game;
mod hostile_http;
mod hostile_socket;
mod house;
mod resync;
mod secrets;
mod slow;
mod store;
