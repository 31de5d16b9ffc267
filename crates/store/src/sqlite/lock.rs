//! One program at a time has a store open.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use super::OpenError;

/// The lock on a file beside the store's: SQLite's own locks on the store would be lost with any other handle on it.
/// It is let go of by name and not by closing the file: a process that is being started just then, by whatever else
/// runs here, has a copy of the handle until its program begins, and would keep the lock that long.
pub(super) struct Lock(File);

impl Lock {
    pub(super) fn take(store: &Path) -> Result<Self, OpenError> {
        let mut name = store.as_os_str().to_owned();
        name.push(".lock");
        let path = PathBuf::from(name);
        let failed =
            |reason: std::io::Error| OpenError::File { path: path.clone(), reason: reason.to_string() };
        let file = File::create(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // A failure leaves it to the file's closing.
        let _ = self.0.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_let_go_of_while_a_process_being_started_still_has_a_copy_of_its_handle() {
        let folder = tempfile::tempdir().unwrap();
        let store = folder.path().join("log");
        let lock = Lock::take(&store).unwrap();
        assert_eq!(Lock::take(&store).err(), Some(OpenError::InUse));
        let copy = lock.0.try_clone().unwrap();
        drop(lock);
        assert!(Lock::take(&store).is_ok());
        drop(copy);
    }
}
