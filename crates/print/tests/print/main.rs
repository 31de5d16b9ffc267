//! The games on paper, read back from the PDFs: sizes, places, counts, answers, and that nothing changes by itself.
#![allow(clippy::unwrap_used, reason = "test code")]

mod cards;
mod colorado;
mod corona;
mod every_page;
mod koroona;
mod reader;
mod summaries;
