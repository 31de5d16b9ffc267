//! Real faults of the disk under play, injected into the running server's system calls: table time never goes back,
//! nothing acknowledged is lost, and a stop takes no longer than it may.

mod house;
mod stopping;
mod time;
