//! The physics against paper, against small steps, on strokes that break others, and to the last bit; films of it.

mod closed_forms;
mod digest;
mod film;
mod hard_cases;
mod pockets;
mod stepped;
