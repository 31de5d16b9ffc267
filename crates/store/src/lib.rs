//! The tables' logs, in three roles, each a trait of its own: [`Log`] (entries, appended all or nothing at the expected
//! number), [`Index`] (what is listed of them) and [`Claims`] (who may write to which table); and beside them [`Days`],
//! what people found on a day, and [`Reviews`], what experts said. When an append is answered with success, its entries
//! survive a crash of the program, the system or the power; what they mean, and who may be told of them, is the business of
//! other crates.
//!
//! [`sqlite::SqliteStore`] is the embedded store with all of them: one file, one writer. `postgres` (a feature) is the one
//! that many nodes share. Whatever takes a role passes the role's suite in `contract` (a feature, for tests).

mod claims;
#[cfg(feature = "contract")]
pub mod contract;
mod day;
pub mod days;
mod error;
mod fit;
mod found;
mod index;
mod log;
mod observe;
#[cfg(feature = "postgres")]
pub mod postgres;
pub mod reviews;
pub mod sqlite;
mod store;

pub use claims::{Claim, ClaimError, Claims, Epoch};
pub use day::{Day, NoDay};
pub use days::{Attempt, Begun, Days, Found, HandedIn, Tally};
pub use error::{AppendError, Appended, BackupError, ReadError, Unfit};
pub use found::{ClockMark, FinishedGame, Last, Page, TableSummary};
pub use index::Index;
pub use log::Log;
pub use observe::{Commit, Observer};
pub use reviews::Reviews;
pub use store::Store;
