//! A backup of a store that is in use, by this program or another: one snapshot, written to a new file.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::Connection;

use super::schema;
use super::settings::{self, Role};
use crate::BackupError;

/// Copies the store at `from` to the new file `to`. It need not be open here: this is what a second program calls
/// while a server runs. Appends go on meanwhile; the write-ahead log keeps growing until the copy is made.
///
/// # Errors
/// There is no store at `from`, or `to` is there already or can't be written. Then there is no file `to`.
pub async fn backup(from: &Path, to: &Path) -> Result<(), BackupError> {
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    // Under another name until it is whole, in the same folder so that it can be renamed.
    let partial = beside(to, ".partial");
    match fs::remove_file(&partial) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(write_error(&partial, error)),
        _ => {}
    }
    let copied = match copy(from, &partial).await {
        Ok(()) => finish(partial.clone(), to.to_owned()).await,
        Err(error) => Err(error),
    };
    if copied.is_err() {
        fs::remove_file(&partial).ok();
    }
    copied
}

async fn copy(from: &Path, to: &Path) -> Result<(), BackupError> {
    let Some(name) = to.to_str() else {
        let error = io::Error::new(io::ErrorKind::InvalidInput, "the name is not UTF-8");
        return Err(write_error(to, error));
    };
    let opened = settings::connect(from, Role::Read).await;
    let mut connection = opened.map_err(|error| BackupError::Failing(error.to_string()))?;
    let copied = async {
        let checked = schema::check(&mut connection).await;
        checked.map_err(|error| error.to_string())?;
        // The connection stays one that can't write to the store; but it must be allowed to write another file.
        let allow = sqlx::query("PRAGMA query_only = 0");
        let copy = sqlx::query("VACUUM INTO ?").bind(name);
        for query in [allow, copy] {
            let done = query.execute(&mut connection).await;
            done.map_err(|error| error.to_string())?;
        }
        Ok(())
    };
    let copied = copied.await;
    connection.close().await.ok();
    copied.map_err(BackupError::Failing)
}

/// To the disk, and under its own name.
async fn finish(partial: PathBuf, to: PathBuf) -> Result<(), BackupError> {
    let name = to.clone();
    let renamed = tokio::task::spawn_blocking(move || {
        File::open(&partial)?.sync_all()?;
        fs::rename(&partial, &to)?;
        // The name is in the folder, and the folder is a file too; where it can't be synchronised, it needn't be.
        let folder = to.parent().filter(|folder| *folder != Path::new(""));
        if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
            folder.sync_all().ok();
        }
        Ok(())
    });
    let renamed = renamed.await.unwrap_or_else(|error| Err(io::Error::other(error)));
    renamed.map_err(|error| write_error(&name, error))
}

fn beside(path: &Path, ending: impl AsRef<OsStr>) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn write_error(path: &Path, source: io::Error) -> BackupError {
    BackupError::Write { path: path.to_owned(), source }
}
