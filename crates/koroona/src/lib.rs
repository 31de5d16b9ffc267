//! Koroona (Novuss): cue-and-disc billiards on a one-metre table.
//!
//! - [`equipment`]: every length, mass and coefficient, as one plain data type;
//! - [`physics`]: what a stroke does, as the exact solution of a stated model, event by event;
//! - [`table`]: what lies where between strokes, in whole micrometres;
//! - [`stroke`]: where the striker may be placed, playing a stroke, and its film to be looked at again;
//! - [`referee`]: the rules N5 to N24 and N26, read from a finished stroke;
//! - [`game`]: turns, sets and matches, as an implementation of the `Game` trait;
//! - `shooter`: bots of five levels (the feature `bots`).
//!
//! Nothing here does I/O, reads a clock, spawns a thread or rolls dice of its own. All that is stored or sent is made
//! of integers (µm, µm/s, µrad, µs); floating point lives between a stroke and its finished trace.

pub mod equipment;
pub mod game;
pub mod physics;
pub mod referee;
#[cfg(feature = "bots")]
pub mod shooter;
pub mod stroke;
pub mod table;

pub use game::Koroona;
