//! The games drawn: one drawing, two outputs. As SVG it is a picture in a rule book, as PDF a sheet to print, cut out
//! and play with.
//!
//! - [`drawing`]: a sheet and the marks on it; [`svg`] and [`pdf`] are what becomes of it, [`face`] the letters;
//! - [`corona`], [`colorado`], [`koroona`]: the games' own shapes, and their sets to print;
//! - [`Order`]: what can be had on paper, the same for the program and the server.

pub mod colorado;
pub mod corona;
pub mod drawing;
pub mod face;
pub mod koroona;
mod order;
mod paper;
pub mod pdf;
pub mod summary;
pub mod svg;
mod words;

pub use order::{BadOrder, Game, Grades, NoGrades, Order};
pub use paper::{NoPaper, Paper};
pub use words::{Language, NoLanguage};
