//! Copies of a store that is in use.

use std::path::Path;
use std::sync::Arc;

use tablier_store::contract::entries::{code, game, opening, over, person, plain, started};
use tablier_store::sqlite::{Options, SqliteStore, backup};
use tablier_store::{BackupError, Claims, Day, Days, Found, Index, Log, Page, Reviews};
use tempfile::tempdir;

use crate::support::append;

async fn open(path: &Path) -> SqliteStore {
    SqliteStore::open(path, Options::default()).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_amid_appends_has_all_that_was_answered_before_and_no_gaps() {
    let folder = tempdir().unwrap();
    let (path, to) = (folder.path().join("log"), folder.path().join("copy"));
    let store = Arc::new(open(&path).await);
    let guest = tablier_room::Mark::Guest { person: person(1) };
    let mut first = opening(code(1), "corona");
    first.marks.push(guest);
    append(&*store, vec![first, over(started(plain(code(1), 2), 1), 1)]).await;
    let before = store.read(code(1), 0, 9).await.unwrap();
    let (day, at) = (Day(20_775), tablier_room::Wall(1));
    store.begin(day, person(1), at, 9).await.unwrap();
    store.hand_in(day, person(1), Found { at, points: 12, what: "[]".to_owned() }).await.unwrap();
    store.keep_review(game(1), 1, "well played".to_owned()).await.unwrap();
    // Somebody goes on writing meanwhile.
    let busy = tokio::spawn({
        let store = store.clone();
        async move {
            let claim = store.claim(code(3)).await.unwrap();
            for number in 1..=20 {
                let entry = if number == 1 { opening(code(3), "corona") } else { plain(code(3), number) };
                store.append(&claim, vec![entry]).await.unwrap();
            }
        }
    });
    store.backup(&to).await.unwrap();
    busy.await.unwrap();
    assert_eq!(store.last(code(3)).await.unwrap().unwrap().number, 20);

    let copy = open(&to).await;
    assert_eq!(copy.read(code(1), 0, 9).await.unwrap(), before);
    assert_eq!(copy.tables_of(person(1), Page::first(9)).await.unwrap().len(), 1);
    assert_eq!(copy.game(game(1)).await.unwrap(), store.game(game(1)).await.unwrap());
    assert_eq!(copy.attempt(day, person(1)).await, store.attempt(day, person(1)).await);
    assert_eq!(copy.tally(day).await.unwrap().found, [(12, 1)]);
    assert_eq!(copy.review(game(1), 1).await.unwrap().as_deref(), Some("well played"));
    let meanwhile = copy.read(code(3), 0, 99).await.unwrap();
    assert!(meanwhile.iter().map(|entry| entry.number).eq(1..=meanwhile.len() as u64));
    // The copy is a store, and another one.
    append(&copy, vec![plain(code(1), 3)]).await;
    assert_eq!(store.last(code(1)).await.unwrap().unwrap().number, 2);
}

#[tokio::test]
async fn a_copy_replaces_nothing() {
    let folder = tempdir().unwrap();
    let store = open(&folder.path().join("log")).await;
    let to = folder.path().join("precious");
    std::fs::write(&to, "precious").unwrap();
    assert!(matches!(store.backup(&to).await, Err(BackupError::Exists(path)) if path == to));
    assert_eq!(std::fs::read_to_string(&to).unwrap(), "precious");
    assert!(store.backup(&folder.path().join("no such folder").join("copy")).await.is_err());
    append(&store, vec![opening(code(1), "corona")]).await;
    store.close().await;
    let late = store.backup(&folder.path().join("late")).await;
    assert!(matches!(late, Err(BackupError::Failing(_))), "{late:?}");
}

#[tokio::test]
async fn a_second_program_backs_it_up_while_it_is_open() {
    let folder = tempdir().unwrap();
    let (path, copy) = (folder.path().join("log"), folder.path().join("copy"));
    let store = open(&path).await;
    append(&store, vec![opening(code(1), "corona"), plain(code(1), 2)]).await;
    // What a crashed backup left behind is in nobody's way.
    std::fs::write(folder.path().join("copy.partial"), "half").unwrap();
    backup(&path, &copy).await.unwrap();
    let copied = open(&copy).await;
    assert_eq!(copied.read(code(1), 0, 9).await, store.read(code(1), 0, 9).await);
    assert!(!folder.path().join("copy.partial").exists());

    let nothing = backup(&folder.path().join("none"), &folder.path().join("copy of none")).await;
    assert!(nothing.is_err());
    for name in ["none", "copy of none", "copy of none.partial"] {
        assert!(!folder.path().join(name).exists(), "{name}");
    }
}
