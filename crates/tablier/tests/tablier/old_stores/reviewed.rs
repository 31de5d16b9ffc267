//! What experts said outlives the program: asked again after a restart, it is answered from the store and nobody thinks;
//! what another edition said is not repeated.

use tablier_client::{Request, Visitor};
use tablier_game::GameId;
use tablier_store::{Log, Reviews};
use tempfile::TempDir;

use super::kept::{self, Finished, kind_of};

/// Nothing that an expert would say.
const REMEMBERED: &str = r#"{"remembered":true}"#;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_review_is_answered_after_a_restart_without_thinking() {
    let kept = kept::all().pop().unwrap();
    let folder = kept.copy();
    let reviewed = |game: &&Finished| game.reviewed.is_some_and(|positions| positions > 0);
    let game = kept.finished.iter().filter(reviewed).min_by_key(|game| game.reviewed).unwrap();
    let edition = kind_of(&game.game).expert().unwrap().edition;

    let said = ask(&folder, game.id).await;
    let store = kept::open(&folder).await;
    assert_eq!(store.review(game.id, edition).await.unwrap().as_deref(), Some(&*said));
    // Whoever thought again would say something else than this.
    store.keep_review(game.id, edition, REMEMBERED.to_owned()).await.unwrap();
    store.close().await;
    assert_eq!(ask(&folder, game.id).await, REMEMBERED);

    let store = kept::open(&folder).await;
    store.keep_review(game.id, edition + 1, REMEMBERED.to_owned()).await.unwrap();
    store.close().await;
    assert_eq!(ask(&folder, game.id).await, said);
}

/// Starts a server on the store, asks it, and stops it.
async fn ask(folder: &TempDir, id: GameId) -> String {
    let (server, host) = kept::serve(folder).await;
    let request = Request::get(format!("/api/played/{id}/review"));
    let reply = Visitor::new(&host).ask(request).await.unwrap();
    assert!(server.stop().await.in_time());
    String::from_utf8(reply.body).unwrap()
}
