//! Koroona (Novuss): cue-and-disc billiards on a one-metre table.
//!
//! - [`equipment`]: every length, mass and coefficient, as one plain data type;
//! - [`physics`]: what a stroke does, as the exact solution of a stated model, event by event.
//!
//! Nothing here does I/O, reads a clock, spawns a thread or rolls dice of its own. All that is stored or sent is made
//! of integers (µm, µm/s, µrad, µs); floating point lives between a stroke and its finished trace.

pub mod equipment;
pub mod physics;
