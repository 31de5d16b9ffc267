//! What outlives the moment: closing and opening again, and backups.

use std::sync::Arc;

use tablier_room::Mark;

use super::appending::{accept, all, fill};
use super::entries::{code, command, commanded, game, guest, marked, opening, person, plain};
use super::{Held, Site, same, seen};
use crate::{AppendError, BackupError, Page, ReadError, Store};

/// Something of every kind that is kept.
async fn furnish(store: &dyn Store) -> Held {
    let (table, summary) = (code(1), "{}".to_owned());
    let entries = vec![
        marked(opening(table, "corona"), Mark::Guest { person: person(1) }),
        commanded(plain(table, 2), guest(1), "start"),
        marked(plain(table, 3), Mark::GameStarted { id: game(1) }),
        marked(plain(table, 4), Mark::GameOver { id: game(1), summary }),
    ];
    accept(store, entries).await?;
    fill(store, code(2), 30).await
}

/// All of it, as text to compare.
async fn inventory(store: &dyn Store) -> Result<String, String> {
    let found = (
        all(store, code(1)).await?,
        all(store, code(2)).await?,
        store.tables_of(person(1), Page::first(9)).await.map_err(seen)?,
        store.finished_games_of(person(1), Page::first(9)).await.map_err(seen)?,
        store.find_command(code(1), guest(1), &command("start")).await.map_err(seen)?,
    );
    Ok(format!("{found:?}"))
}

pub(super) async fn lasts(site: &Site<'_>, store: &dyn Store) -> Held {
    furnish(store).await?;
    let before = inventory(store).await?;
    store.close().await;
    let again = site.open("log").await?;
    same("opened again", inventory(&*again).await?, before)?;
    accept(&*again, vec![plain(code(2), 31)]).await?;
    again.close().await;
    let again = site.open("log").await?;
    let entries = all(&*again, code(2)).await?.len();
    again.close().await;
    same("opened once more", entries, 31)
}

pub(super) async fn backs_up(site: &Site<'_>, store: &Arc<dyn Store>) -> Held {
    furnish(&**store).await?;
    let before = inventory(&**store).await?;
    // Somebody goes on writing meanwhile.
    let busy = tokio::spawn({
        let store = store.clone();
        async move {
            fill(&*store, code(3), 1).await?;
            for number in 2..=20 {
                accept(&*store, vec![plain(code(3), number)]).await?;
            }
            Ok::<(), String>(())
        }
    });
    store.backup(&site.folder.join("copy")).await.map_err(seen)?;
    busy.await.map_err(seen)??;
    same("entries beside the backup", all(&**store, code(3)).await?.len(), 20)?;

    let copy = site.open("copy").await?;
    same("the copy", inventory(&*copy).await?, before)?;
    let meanwhile = all(&*copy, code(3)).await?;
    let numbers: Vec<u64> = meanwhile.iter().map(|entry| entry.number).collect();
    same("numbers in the copy", numbers, (1..=meanwhile.len() as u64).collect())?;
    // The copy is a store, and another one.
    accept(&*copy, vec![plain(code(2), 31)]).await?;
    copy.close().await;
    same("the original", all(&**store, code(2)).await?.len(), 30)
}

pub(super) async fn backup_replaces_nothing(site: &Site<'_>, store: &dyn Store) -> Held {
    let to = site.folder.join("precious");
    std::fs::write(&to, "precious").map_err(seen)?;
    match store.backup(&to).await {
        Err(BackupError::Exists(path)) => same("the file named", path, to.clone())?,
        other => return Err(format!("a backup over a file: {other:?}")),
    }
    same("the file", std::fs::read_to_string(&to).map_err(seen)?, "precious".to_owned())?;
    let nowhere = site.folder.join("no such folder").join("copy");
    if store.backup(&nowhere).await.is_ok() {
        return Err("a backup to nowhere".to_owned());
    }
    accept(store, vec![opening(code(1), "corona")]).await
}

pub(super) async fn closes(site: &Site<'_>, store: &dyn Store) -> Held {
    fill(store, code(1), 1).await?;
    store.close().await;
    store.close().await;
    let closed: Vec<Result<(), AppendError>> = vec![Err(AppendError::Closed)];
    same("append", store.append(vec![plain(code(1), 2)]).await, closed.clone())?;
    same("ping", vec![store.ping().await], closed)?;
    same("read", store.read(code(1), 0, 9).await, Err(ReadError::Closed))?;
    same("last", store.last(code(1)).await, Err(ReadError::Closed))?;
    same("game", store.game(game(1)).await, Err(ReadError::Closed))?;
    match store.backup(&site.folder.join("late")).await {
        Err(BackupError::Failing(_)) => Ok(()),
        other => Err(format!("a backup of a closed store: {other:?}")),
    }
}
