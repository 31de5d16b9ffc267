//! A backup of a store that is in use, by this program or another: one snapshot, written to a new file.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::settings::{self, Role};
use super::{OpenError, schema};
use crate::BackupError;

/// Copies the store at `from` to the new file `to`. It need not be open here: this is what a second program calls
/// while a server runs. Appends go on meanwhile; the write-ahead log keeps growing until the copy is made.
///
/// # Errors
/// There is no store at `from`, or `to` is there already or can't be written. Then there is no file `to`.
pub async fn backup(from: &Path, to: &Path) -> Result<(), BackupError> {
    let (from, to) = (from.to_owned(), to.to_owned());
    let copied = tokio::task::spawn_blocking(move || copy_whole(&from, &to)).await;
    copied.unwrap_or_else(|error| Err(BackupError::Failing(error.to_string())))
}

fn copy_whole(from: &Path, to: &Path) -> Result<(), BackupError> {
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    // Under another name until it is whole, in the same folder so that it can be renamed.
    let partial = beside(to, ".partial");
    match fs::remove_file(&partial) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(write_error(&partial, error)),
        _ => {}
    }
    let copied =
        copy(from, &partial).and_then(|()| finish(&partial, to).map_err(|error| write_error(to, error)));
    if copied.is_err() {
        fs::remove_file(&partial).ok();
    }
    copied
}

fn copy(from: &Path, to: &Path) -> Result<(), BackupError> {
    let Some(name) = to.to_str() else {
        let error = io::Error::new(io::ErrorKind::InvalidInput, "the name is not UTF-8");
        return Err(write_error(to, error));
    };
    let failed = |error: OpenError| BackupError::Failing(error.to_string());
    let connection = settings::connect(from, Role::Read).map_err(failed)?;
    schema::check(&connection).map_err(failed)?;
    // The connection stays one that can't write to the store; but it must be allowed to write another file.
    let copied = connection.execute_batch("PRAGMA query_only = 0");
    let copied = copied.and_then(|()| connection.execute("VACUUM INTO ?", [name]));
    copied.map(drop).map_err(|error| BackupError::Failing(error.to_string()))
}

/// To the disk, and under its own name.
fn finish(partial: &Path, to: &Path) -> io::Result<()> {
    File::open(partial)?.sync_all()?;
    fs::rename(partial, to)?;
    // The name is in the folder, and the folder is a file too; where it can't be synchronised, it needn't be.
    let folder = to.parent().filter(|folder| *folder != Path::new(""));
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        folder.sync_all().ok();
    }
    Ok(())
}

fn beside(path: &Path, ending: impl AsRef<OsStr>) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn write_error(path: &Path, source: io::Error) -> BackupError {
    BackupError::Write { path: path.to_owned(), source }
}
