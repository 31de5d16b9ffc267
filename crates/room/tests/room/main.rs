//! The room's tests: what each of its features does, what is sent and how it is read, laws over any order of events,
//! and its bots. Played with Corona, and once with Colorado, in simulated time.

mod bots;
mod bounds;
mod counted;
mod door;
mod fair;
mod games;
mod gestures;
mod lending;
mod moments;
mod pausing;
mod people;
mod property;
mod repeats;
mod replay;
mod resting;
mod sent_away;
mod stands;
mod support;
mod table_time;
mod wire;
