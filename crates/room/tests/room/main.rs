//! The room's tests: what each of its features does, what is sent and how it is read, laws over any order of events,
//! and its bots. Played with Corona, in simulated time.

mod bots;
mod games;
mod people;
mod property;
mod replay;
mod support;
mod table_time;
mod wire;
