//! The tables' log behind one trait: entries appended all or nothing at the expected number, and what is indexed from
//! them. When an append is answered with success, its entries survive a crash of the program, the system or the
//! power; what they mean, and who may be told of them, is the business of other crates.
//!
//! [`Store`] is the trait, [`sqlite::SqliteStore`] the embedded store: one file, one writer. Whatever implements the
//! trait passes the suite in `contract` (a feature, for tests).

#[cfg(feature = "contract")]
pub mod contract;
mod error;
mod found;
pub mod sqlite;
mod store;

pub use error::{AppendError, BackupError, ReadError, Unfit};
pub use found::{ClockMark, FinishedGame, Last, Page, TableSummary};
pub use store::{Appended, Store};
