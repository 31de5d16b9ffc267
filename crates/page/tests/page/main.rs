//! The page's tests: what is embedded, and how it is served.
#![allow(clippy::unwrap_used, reason = "test code")]

mod embedded;
mod serving;
