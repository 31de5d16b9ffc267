//! Every game that is served, over real sockets: a person and bots at a table, moves by both, an early end, a second
//! game at the same table, and the finished one exported, replayed and reviewed.

use std::sync::Arc;
use std::time::Duration;

use rand::{SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};
use serde_json::Value;
use tablier_client::{Client, ClientError, Request, Visitor};
use tablier_corona::game::{Corona, Endings, Setup};
use tablier_game::{GameId, Millis, Nonce, Offer, Offers, Seat, Session};
use tablier_room::{Command, CommandOf, Entry, Playable, Reviewed};
use tablier_server::{Config, Parts, Server, app, serve};
use tablier_store::Log;
use tablier_store::sqlite::{Options, SqliteStore};
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

const PATIENCE: Duration = Duration::from_mins(2);

/// When a game has been played enough to call its table playable.
enum Enough {
    /// After so many entries of play.
    Entries(u64),
    /// When it is over by its own rules: before that there is nothing to review.
    Over,
}

const A_FEW: Enough = Enough::Entries(5);

struct House {
    server: Server,
    host: String,
    store: Arc<SqliteStore>,
}

async fn open_house(folder: &tempfile::TempDir) -> House {
    let store = SqliteStore::open(folder.path().join("tables.db"), Options::default()).await.unwrap();
    let store = Arc::new(store);
    let server = Server::new(Parts::new(crate::games::kinds(), store.clone(), Config::default()));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = listener.local_addr().unwrap().to_string();
    let routes = app(&server);
    tokio::spawn(serve(listener, routes, server.limits(), std::future::pending()));
    House { server, host, store }
}

/// Something the person's seat is offered, if anything; she does not give up.
fn a_move<G: Playable>(client: &Client<G>, rng: &mut ChaCha8Rng) -> Option<CommandOf<G>> {
    let offers = client.view().playing.as_ref()?.view.offers();
    let mut samples = (0..100).filter_map(|_| {
        let offered = offers.choose(rng)?;
        Some((offered.seat, offered.offer.sample(rng)))
    });
    let (seat, command) = samples.find(|(_, command)| {
        let text = serde_json::to_string(command).unwrap();
        !text.contains("resign") && !text.contains("draw")
    })?;
    Some(Command::Play { seat, command })
}

fn is_over<G: Playable>(client: &Client<G>) -> bool {
    client.view().playing.as_ref().is_some_and(|game| game.outcome.is_some())
}

async fn play<G: Playable>(bots: usize, setup: Option<G::Setup>, enough: Enough) {
    let folder = tempfile::tempdir().unwrap();
    let house = open_house(&folder).await;
    let mut visitor = Visitor::new(&house.host);
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
    let has_enough = |ada: &Client<G>| match enough {
        Enough::Entries(few) => ada.number() >= began + few,
        Enough::Over => false,
    };
    while !has_enough(&ada) && !is_over(&ada) {
        match a_move(&ada, rng) {
            Some(command) => match ada.perform(&command).await {
                Ok(_) => {}
                // An offer may run out, be one of several that exclude each other, or not have begun yet.
                Err(ClientError::Refused(_)) => sleep(Duration::from_millis(200)).await,
                Err(error) => panic!("{error}"),
            },
            None => drop(ada.next().await.unwrap()),
        }
    }
    // Everyone, which is Ada, agrees to stop here.
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
    is_reviewed::<G>(&mut visitor, first, &house.store.read(code, 0, u32::MAX).await.unwrap()).await;
    assert!(house.server.stop().await.in_time());
}

/// The expert's word, if the game has one; asked again, what was said before; broken off, that it was.
async fn is_reviewed<G: Playable>(visitor: &mut Visitor, id: GameId, log: &[Entry]) {
    let kind = crate::games::kinds().into_iter().find(|kind| kind.name == G::NAME).unwrap();
    let path = format!("/api/played/{id}/review");
    let reply = visitor.ask(Request::get(&path)).await.unwrap();
    let Some(expert) = kind.expert() else {
        assert_eq!((reply.status, &*reply.refusal().unwrap().code), (404, "nothing_here"));
        return;
    };
    let said: Reviewed<Value> = reply.read().unwrap();
    assert_eq!((said.game.as_str(), said.id, said.whole), (G::NAME, id, true));
    assert!(!said.positions.is_empty());
    assert_eq!(visitor.ask(Request::get(&path)).await.unwrap().body, reply.body);
    let cut: Reviewed<Value> = serde_json::from_str(&expert.review(id, log, &|| true).unwrap().text).unwrap();
    assert!(!cut.whole && cut.positions.is_empty());
}

/// The games that the tests below play.
#[test]
fn every_game_that_is_served_is_played() {
    let served: Vec<_> = crate::games::kinds().iter().map(|kind| kind.name).collect();
    let played = ["corona", "colorado", "koroona"];
    assert_eq!(served, played, "play the game over the socket in crates/tablier/tests/tablier/every_game.rs");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn corona_is_played_over_the_socket() {
    let endings = Endings { rounds: Some(1), ..Endings::NEVER };
    let quick = Setup { glass: Millis::seconds(5), endings, early_end: true, ..Setup::default() };
    timeout(PATIENCE, play::<Corona>(2, Some(quick), Enough::Over)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn colorado_is_played_over_the_socket() {
    timeout(PATIENCE, play::<tablier_colorado::Colorado>(1, None, A_FEW)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn koroona_is_played_over_the_socket_by_two() {
    timeout(PATIENCE, play::<tablier_koroona::game::Koroona>(1, None, A_FEW)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn koroona_is_played_over_the_socket_by_four() {
    timeout(PATIENCE, play::<tablier_koroona::game::Koroona>(3, None, A_FEW)).await.unwrap();
}
