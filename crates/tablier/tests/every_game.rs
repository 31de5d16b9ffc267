//! Every game that is served, over real sockets: a person and bots at a table, moves by both, an early end, a second
//! game at the same table, and the finished one exported.
#![allow(clippy::unwrap_used, reason = "test code")]

#[path = "../src/games.rs"]
mod games;

use std::sync::Arc;
use std::time::Duration;

use rand::{SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};
use tablier_client::{Client, Visitor};
use tablier_corona::{Corona, Setup};
use tablier_game::{Game, Millis, Nonce, Offer, Offers, Seat, Session};
use tablier_room::{Command, CommandOf};
use tablier_server::{Config, Server, app};
use tablier_store::sqlite::{Options, SqliteStore};
use tokio::net::TcpListener;
use tokio::time::timeout;

const PATIENCE: Duration = Duration::from_mins(2);
/// How many entries of play are enough to call a table playable.
const ENTRIES: u64 = 8;

async fn serve(folder: &tempfile::TempDir) -> (Server, String) {
    let store = SqliteStore::open(folder.path().join("tables.db"), Options::default()).await.unwrap();
    let server = Server::new(games::kinds(), Arc::new(store), Config::default());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = listener.local_addr().unwrap().to_string();
    let routes = app(&server);
    tokio::spawn(async move { axum::serve(listener, routes).await });
    (server, host)
}

/// Something the person's seat is offered, if anything.
fn a_move<G: Game>(client: &Client<G>, rng: &mut ChaCha8Rng) -> Option<CommandOf<G>> {
    let offers = client.view().playing.as_ref()?.view.offers();
    let offered = offers.choose(rng)?;
    Some(Command::Play { seat: offered.seat, command: offered.offer.sample(rng) })
}

fn is_over<G: Game>(client: &Client<G>) -> bool {
    client.view().playing.as_ref().is_some_and(|game| game.outcome.is_some())
}

async fn play<G: Game>(bots: usize, setup: Option<G::Setup>) {
    let folder = tempfile::tempdir().unwrap();
    let (server, host) = serve(&folder).await;
    let mut visitor = Visitor::new(&host);
    let (code, _) = visitor.open_table::<G>(setup.as_ref(), "Ada").await.unwrap();
    let mut ada = visitor.connect::<G>(code).await.unwrap();
    let rng = &mut ChaCha8Rng::seed_from_u64(1);
    ada.perform(&Command::Sit { name: None }).await.unwrap();
    for _ in 0..bots {
        ada.perform(&Command::SeatBot { level: 0 }).await.unwrap();
    }
    let ready = Command::Ready { seat: Seat(0), nonce: Nonce([1; 16]) };
    ada.perform(&ready).await.unwrap();
    let began = ada.perform(&Command::Start).await.unwrap();
    let first = ada.view().playing.as_ref().unwrap().id;
    while ada.number() < began + ENTRIES && !is_over(&ada) {
        match a_move(&ada, rng) {
            // An offer may run out, or be one of several that exclude each other, before it is taken up.
            Some(command) => drop(ada.perform(&command).await),
            None => drop(ada.next().await.unwrap()),
        }
    }
    // A sample may well have been to resign; otherwise everyone, which is Ada, agrees to stop here.
    if !is_over(&ada) {
        ada.perform(&Command::AgreeToEnd { seat: Seat(0) }).await.unwrap();
    }
    ada.until(is_over).await.unwrap();

    ada.perform(&ready).await.unwrap();
    ada.perform(&Command::Start).await.unwrap();
    assert_eq!(ada.view().code, code, "the table's code stays");
    assert_ne!(ada.view().playing.as_ref().unwrap().id, first, "each game has its own id");
    let exported = visitor.export(first).await.unwrap();
    Session::<G>::from_text(&exported.to_string()).unwrap();
    let film = visitor.replay::<G>(first, 0).await.unwrap();
    let last = film.frames.last().unwrap();
    assert!(film.frames[0].told.is_empty() && !last.told.is_empty() && last.number >= began);
    assert_eq!((film.game.as_str(), film.next, film.seats.len()), (G::NAME, None, bots + 1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn corona_is_played_over_the_socket() {
    let quick = Setup { glass: Millis::seconds(5), ..Setup::default() };
    timeout(PATIENCE, play::<Corona>(2, Some(quick))).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn colorado_is_played_over_the_socket() {
    timeout(PATIENCE, play::<tablier_colorado::Colorado>(1, None)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn koroona_is_played_over_the_socket_by_two() {
    timeout(PATIENCE, play::<tablier_koroona::game::Koroona>(1, None)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn koroona_is_played_over_the_socket_by_four() {
    timeout(PATIENCE, play::<tablier_koroona::game::Koroona>(3, None)).await.unwrap();
}
