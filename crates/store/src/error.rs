//! Why the store says no: to an append, a read, a backup. Opening has errors of its own, beside each store.

use std::path::PathBuf;

/// What became of entries, or of a mark.
pub type Appended = Result<(), AppendError>;

/// Why entries were not appended: none of the call's.
///
/// The first speaks of whoever appends, the next three of the entries, the last three of the store
/// ([`AppendError::is_trouble`]).
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// The claim is not the table's latest: the table is somebody else's by now, or nobody's. Nothing of the call is
    /// stored, now or later.
    #[error("the claim to the table has ended")]
    Fenced,
    /// A number is not the next one: the writer forgot something, so read the log again.
    #[error("not the next entry: the table's last is number {last}")]
    NotNext {
        /// The table's last number; 0 for a table that is not there.
        last: u64,
    },
    /// The author's command is in the log already, under this number.
    #[error("the command is in the log already, as number {number}")]
    Repeated {
        /// The entry that answers the command.
        number: u64,
    },
    /// It contradicts the log, or itself: a mistake of whoever made it.
    #[error("the entry does not fit: {0}")]
    Unfit(#[from] Unfit),
    /// The disk, or what the store may use of it, is full. Nothing of the call was appended.
    #[error("the store is full")]
    Full,
    /// The store does not work: disk errors, a file system gone read-only, a lock that another program holds.
    ///
    /// Nobody was told that the entry is there; but if the very last step failed, it may be there after a crash.
    #[error("the store is failing: {0}")]
    Failing(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

impl AppendError {
    /// Whether this is about the store and not about the entry: no table can be written to just now.
    pub fn is_trouble(&self) -> bool {
        matches!(self, AppendError::Full | AppendError::Failing(_) | AppendError::Closed)
    }
}

/// How an entry contradicts the log, or itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// A table's first entry, and no other, opens it.
    #[error("a table is opened by its first entry and by no other")]
    Opening,
    /// A game of that id began before.
    #[error("a game of this id began before")]
    GameKnown,
    /// It is another table's than the claim.
    #[error("it is not of the table that is claimed")]
    OtherTable,
    /// A game ends that is not being played at this table.
    #[error("no game of this id is being played here")]
    GameNotPlayed,
    /// Its events are longer than [`crate::Log`] takes, or a number in it is.
    #[error("too large to be stored")]
    TooLarge,
    /// A text in it has a zero byte, which not every store can hold. JSON never has one.
    #[error("a text in it has a zero byte")]
    ZeroByte,
}

/// Why nothing could be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// The store does not work, or did not answer in time.
    #[error("the store is failing: {0}")]
    Failing(String),
    /// What was read is nothing that was ever written.
    #[error("the store is damaged: {0}")]
    Damaged(&'static str),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// A backup never replaces a file.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// There is no store to back up, or it can't be read.
    #[error("the store could not be copied: {0}")]
    Failing(String),
    /// The copy could not be written.
    #[error("could not write {}: {source}", path.display())]
    Write {
        /// Which file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
}
