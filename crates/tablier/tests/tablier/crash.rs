//! The server is killed at random moments under play and started again: every acknowledged command is there, in the
//! moment it was meant for, every table goes on, no more than two seconds back, and every client catches up.
//!
//! Ten kills with every test run; `cargo xtask crash` does as many as one likes (`TABLIER_CRASHES`).

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use tablier_client::{Client, ClientError, Visitor};
use tablier_corona::game::{Corona, Endings, Setup};
use tablier_game::{Game, Millis, Nonce, Offer, Offers, Seat};
use tablier_room::{
    AHEAD, Author, Command, CommandId, CommandOf, Entry, EventOf, GuestId, Kind, Moment, Name, Room,
    TableCode, moment_of,
};
use tablier_store::Store;
use tablier_store::sqlite::{Options, SqliteStore};
use tokio::time::sleep;

use crate::support::alone;
use crate::support::process::{Server, a_free_host};

const TABLES: usize = 3;
const PLAYERS: usize = 2;

/// A command that was acknowledged: what a crash may not take away.
struct Acked {
    table: TableCode,
    guest: GuestId,
    id: CommandId,
    moment: Moment,
    number: u64,
}

/// What the players share.
#[derive(Default)]
struct World {
    over: AtomicBool,
    /// How often a player came back after a crash and went on.
    returns: AtomicU32,
}

fn setup() -> Setup {
    Setup {
        endings: Endings { rounds: Some(10_000), ..Endings::NEVER },
        glass: Millis::seconds(5),
        early_end: true,
        ..Setup::default()
    }
}

/// Opens a table with two people and a bot at it, playing.
async fn open_table(host: &str) -> Vec<Client<Corona>> {
    let mut players = Vec::new();
    let mut first = Visitor::new(host);
    let (code, _) = first.open_table::<Corona>(Some(&setup()), "first").await.unwrap();
    players.push(first.connect::<Corona>(code).await.unwrap());
    let mut second = Visitor::new(host);
    second.come_in(code, "second").await.unwrap();
    players.push(second.connect::<Corona>(code).await.unwrap());
    for (seat, player) in players.iter_mut().enumerate() {
        player.perform(&Command::Sit { name: None }).await.unwrap();
        player.perform(&Command::Ready { seat: Seat::nth(seat), nonce: Nonce([9; 16]) }).await.unwrap();
    }
    players[0].perform(&Command::SeatBot { level: 1 }).await.unwrap();
    players[0].perform(&Command::Start).await.unwrap();
    players
}

/// Something this player may do now: mostly a move, sometimes another name, which is always allowed.
fn something_to_do(client: &Client<Corona>, rng: &mut ChaCha8Rng) -> CommandOf<Corona> {
    let playing = client.view().playing.as_ref();
    let offers = playing.map(|playing| playing.view.offers()).unwrap_or_default();
    if offers.is_empty() || rng.random_ratio(1, 4) {
        return Command::SetName { name: Name::clean(&format!("player {}", rng.random::<u16>())) };
    }
    let offered = &offers[rng.random_range(0..offers.len())];
    Command::Play { seat: offered.seat, command: offered.offer.sample(rng) }
}

/// Plays until the world is over, coming back after every crash; returns what was acknowledged.
async fn play(
    mut client: Client<Corona>,
    code: TableCode,
    seed: u64,
    pace: Range<u64>,
    world: Arc<World>,
) -> Vec<Acked> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut acked: Vec<Acked> = Vec::new();
    let guest = client.you().unwrap();
    while !world.over.load(Ordering::Relaxed) {
        let command = something_to_do(&client, &mut rng);
        let moment = moment_of::<Corona>(client.view(), &command).unwrap_or(Moment::Any);
        let mut id = None;
        let mut answer = match client.send_for(moment, &command).await {
            Ok(sent) => {
                let answer = client.answer(sent).await;
                id = Some(sent);
                answer
            }
            Err(error) => Err(error),
        };
        while let Err(error) = &answer {
            if matches!(error, ClientError::Refused(_)) || world.over.load(Ordering::Relaxed) {
                break;
            }
            assert!(!matches!(error, ClientError::Gap { .. } | ClientError::Foreign { .. }), "{error}");
            come_back(&mut client, &acked, &world).await;
            // What was sent before the crash was sent again under the same id: it is done once, whichever way it was.
            let Some(id) = id else { break };
            answer = if client.unanswered().any(|waiting| waiting == id) {
                client.answer(id).await
            } else {
                break;
            };
        }
        if let (Ok(number), Some(sent)) = (answer, id) {
            let id = CommandId { session: client.session(), number: sent };
            acked.push(Acked { table: code, guest, id, moment, number });
        }
        sleep(Duration::from_millis(rng.random_range(pace.clone()))).await;
    }
    acked
}

/// Table time of each table.
async fn times(host: &str, codes: &[TableCode]) -> Vec<Millis> {
    let mut times = Vec::new();
    for code in codes {
        times.push(Visitor::new(host).look::<Corona>(*code).await.unwrap().clock.at);
    }
    times
}

/// Goes through a table's log: every acknowledged play was done in the moment it was meant for.
fn check_moments(code: TableCode, log: &[Entry], acked: &[Acked]) -> usize {
    let mut room = Room::<Corona>::new(code);
    let mut plays = 0;
    for entry in log {
        let meant = acked.iter().find(|acked| acked.table == code && acked.number == entry.number);
        if let Some(Acked { moment: Moment::Play { game, number }, .. }) = meant {
            let playing = room.under_way().expect("a game is under way");
            assert_eq!(playing.started.id, *game);
            assert_eq!(Corona::moments(&playing.state).turn, *number, "entry {}", entry.number);
            plays += 1;
        }
        let events: Vec<EventOf<Corona>> = serde_json::from_str(&entry.events).unwrap();
        for event in &events {
            room.apply(event);
        }
    }
    plays
}

/// Reconnects, as soon as there is a server again, and finds all that was acknowledged.
async fn come_back(client: &mut Client<Corona>, acked: &[Acked], world: &World) {
    while let Err(error) = client.reconnect().await {
        assert!(!matches!(error, ClientError::Gap { .. } | ClientError::Foreign { .. }), "{error}");
        if world.over.load(Ordering::Relaxed) {
            return;
        }
        sleep(Duration::from_millis(20)).await;
    }
    world.returns.fetch_add(1, Ordering::Relaxed);
    if let Some(last) = acked.last() {
        assert!(
            client.number() >= last.number,
            "acknowledged {}, after the crash {}",
            last.number,
            client.number()
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_acknowledged_command_survives_a_kill_and_every_table_goes_on() {
    let _alone = alone().await;
    let kills: u32 = std::env::var("TABLIER_CRASHES").map_or(10, |kills| kills.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let store_path = folder.path().join("tables.db");
    let mut server = Server::start(&a_free_host(), &store_path);
    server.wait_until_ready().await;
    let world = Arc::new(World::default());
    let mut players = Vec::new();
    let mut codes = Vec::new();
    for table in 0..TABLES {
        let clients = open_table(&server.host).await;
        let code = clients[0].view().code;
        codes.push(code);
        for (player, client) in clients.into_iter().enumerate() {
            let seed = u64::try_from(table * PLAYERS + player).unwrap();
            // At one table people take their time: only marks tell how late it is there.
            let pace = if table == 0 { 2_000..9_000 } else { 0..40 };
            players.push(tokio::spawn(play(client, code, seed, pace, Arc::clone(&world))));
        }
    }
    let mut rng = ChaCha8Rng::seed_from_u64(602);
    let mut furthest_back = Millis::ZERO;
    for _ in 0..kills {
        sleep(Duration::from_millis(rng.random_range(100..2_600))).await;
        let before = times(&server.host, &codes).await;
        server.kill();
        server.restart();
        server.wait_until_ready().await;
        for (before, after) in before.into_iter().zip(times(&server.host, &codes).await) {
            furthest_back = furthest_back.max(before.since(after));
        }
    }
    sleep(Duration::from_secs(1)).await;
    world.over.store(true, Ordering::Relaxed);
    let mut acked = Vec::new();
    for player in players {
        acked.extend(player.await.unwrap());
    }
    server.kill();

    let store = SqliteStore::open(&store_path, Options::default()).await.unwrap();
    for Acked { table, guest, id, number, .. } in &acked {
        let found = store.find_command(*table, Author::Guest(*guest), id).await.unwrap();
        assert_eq!(found, Some(*number), "an acknowledged command is not in the log");
    }
    let (mut entries, mut plays) = (0, 0);
    for code in codes {
        let log = store.read(code, 0, u32::MAX).await.unwrap();
        Kind::of::<Corona>().wake(code, &log, Millis::ZERO).unwrap();
        assert!(log.windows(2).all(|two| two[0].at <= two[1].at), "time goes back in a log");
        plays += check_moments(code, &log, &acked);
        entries += log.len();
    }
    let returns = world.returns.load(Ordering::Relaxed);
    println!(
        "{kills} kills, {} commands acknowledged ({plays} plays, each in its moment), {entries} entries, \
         {returns} returns; table time at most {furthest_back} back",
        acked.len()
    );
    assert!(furthest_back <= AHEAD, "table time went back by {furthest_back}");
    assert!(plays > 0, "something was played");
    assert!(acked.len() > usize::try_from(kills).unwrap(), "people played between the kills");
    let expected = kills * u32::try_from(TABLES * PLAYERS).unwrap();
    assert!(returns * 2 > expected, "players came back: {returns} of {expected}");
}
