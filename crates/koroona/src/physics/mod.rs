//! What a stroke does: the exact solution of a stated model, event by event, not step by step.
//!
//! A sliding disc slows down at a constant rate on a straight line, so between events everything has a closed form
//! ([`evolve`](self)), the next event is the smallest root of a polynomial (`detect`), an event changes velocities
//! at once (`resolve`), and [`Simulator`] goes from event to event until everything rests. What happened is a
//! [`Trace`].
//!
//! Everything is in the shooter's frame: the origin in the shooter's left corner, x to the right, y away from the
//! shooter; millimetres, seconds, grams. Only `+ - * /` and `sqrt` are used, in a fixed order: the same bodies give
//! the same trace to the last bit on every machine.
//!
//! ```
//! use tablier_koroona::equipment::Equipment;
//! use tablier_koroona::physics::{Body, Model, Rest, Vec2, simulate};
//!
//! let model = Model::new(&Equipment::STANDARD);
//! let stroke = [Body::striker(500.0, 60.0, Vec2::new(0.0, 1000.0)), Body::disc(500.0, 300.0)];
//! let trace = simulate(&model, &stroke)?;
//! assert!(matches!(trace.rest[1], Rest::Table(at) if at.y > 500.0));
//! # Ok::<(), tablier_koroona::physics::NoAnswer>(())
//! ```

mod detect;
mod evolve;
mod model;
mod resolve;
mod roots;
mod scene;
mod simulate;
mod trace;
mod vector;

pub use model::{Kind, Model};
pub use scene::{BadScene, Body};
pub use simulate::{NoAnswer, Ran, Simulator, simulate};
pub use trace::{Across, BodyNumber, Booked, Event, Leg, Pocket, Rest, Rim, Trace, What};
pub use vector::Vec2;
