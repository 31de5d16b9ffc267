//! The server is killed at random moments under play and started again: every acknowledged command is there, in the
//! moment it was meant for, every table goes on, no more than two seconds back, and every client catches up.
//!
//! Six kills of each store with every test run; `cargo xtask crash` does as many as one likes (`TABLIER_CRASHES`).

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use tablier_client::{Client, ClientError, Visitor};
use tablier_corona::game::{Corona, Endings, Setup};
use tablier_game::{Game, Millis, Nonce, Offer, Offers, Seat};
use tablier_room::{
    AHEAD, Author, Command, CommandId, CommandOf, Entry, EventOf, GuestId, Kind, Moment, Name, Room,
    TableCode, moment_of,
};
use tablier_store::Log;
use tablier_store::sqlite::{Options, SqliteStore};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::support::process::{Server, a_free_host, clock_at};

const TABLES: usize = 3;
const PLAYERS: usize = 2;
/// How long a line may be silent before it is given up, and how long a server may take to let somebody in.
const SILENT: Duration = Duration::from_secs(12);
const PATIENCE: Duration = Duration::from_secs(5);

/// A command that was acknowledged: what a crash may not take away.
struct Acked {
    table: TableCode,
    guest: GuestId,
    id: CommandId,
    moment: Moment,
    number: u64,
}

/// What the players share.
struct World {
    over: watch::Sender<bool>,
    /// How often a player came back after a crash and went on.
    returns: AtomicU32,
}

impl World {
    fn new() -> World {
        World { over: watch::Sender::new(false), returns: AtomicU32::new(0) }
    }

    fn is_over(&self) -> bool {
        *self.over.borrow()
    }

    /// Waits, but not beyond the end.
    async fn pause(&self, millis: u64) {
        let _ = timeout(Duration::from_millis(millis), self.over.subscribe().wait_for(|over| *over)).await;
    }
}

fn setup() -> Setup {
    Setup {
        endings: Endings { rounds: Some(10_000), ..Endings::NEVER },
        glass: Millis::seconds(5),
        early_end: true,
        ..Setup::default()
    }
}

/// Opens a table with two people, each at a server, and a bot at it, playing.
async fn open_table(hosts: [&str; PLAYERS]) -> Vec<Client<Corona>> {
    let mut players = Vec::new();
    let mut first = Visitor::new(hosts[0]);
    let (code, _) = first.open_table::<Corona>(Some(&setup()), "first").await.unwrap();
    players.push(first.connect::<Corona>(code).await.unwrap());
    let mut second = Visitor::new(hosts[1]);
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
    hosts: Vec<String>,
    seed: u64,
    pace: Range<u64>,
    world: Arc<World>,
) -> Vec<Acked> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut acked: Vec<Acked> = Vec::new();
    let (guest, code) = (client.you().unwrap(), client.view().code);
    while !world.is_over() {
        let command = something_to_do(&client, &mut rng);
        let moment = moment_of::<Corona>(client.view(), &command).unwrap_or(Moment::Any);
        let mut id = None;
        let mut answer = match client.send_for(moment, &command).await {
            Ok(sent) => {
                let answer = answered(&mut client, sent).await;
                id = Some(sent);
                answer
            }
            Err(error) => Err(error),
        };
        while let Err(error) = &answer {
            if matches!(error, ClientError::Refused(_)) || world.is_over() {
                break;
            }
            assert!(!matches!(error, ClientError::Gap { .. } | ClientError::Foreign { .. }), "{error}");
            come_back(&mut client, &hosts, &acked, &world).await;
            // What was sent before the crash was sent again under the same id: it is done once, whichever way it was.
            let Some(id) = id else { break };
            answer = if client.unanswered().any(|waiting| waiting == id) {
                answered(&mut client, id).await
            } else {
                break;
            };
        }
        if let (Ok(number), Some(sent)) = (answer, id) {
            let id = CommandId { session: client.session(), number: sent };
            acked.push(Acked { table: code, guest, id, moment, number });
        }
        world.pause(rng.random_range(pace.clone())).await;
    }
    acked
}

/// Waits for an answer as long as a page would on a line that is silent.
async fn answered(client: &mut Client<Corona>, id: u64) -> Result<u64, ClientError> {
    timeout(SILENT, client.answer(id)).await.unwrap_or(Err(ClientError::Closed { bye: None }))
}

/// Table time of each table, as soon as it has one.
async fn times(host: &str, codes: &[TableCode]) -> Vec<Millis> {
    let mut times = Vec::new();
    for code in codes {
        times.push(clock_at(host, *code).await.at);
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

/// Reconnects, at whichever server takes them, and finds all that was acknowledged.
async fn come_back(client: &mut Client<Corona>, hosts: &[String], acked: &[Acked], world: &World) {
    for host in hosts.iter().cycle() {
        client.visitor_mut().move_to(host);
        match timeout(PATIENCE, client.reconnect()).await {
            Ok(Ok(())) => break,
            Ok(Err(error)) => {
                assert!(!matches!(error, ClientError::Gap { .. } | ClientError::Foreign { .. }), "{error}");
            }
            Err(_) => {}
        }
        if world.is_over() {
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

/// How often something is killed; so often, unless it is said otherwise.
pub(crate) fn kills(usually: u32) -> u32 {
    std::env::var("TABLIER_CRASHES").map_or(usually, |kills| kills.parse().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_acknowledged_command_survives_a_kill_and_every_table_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("tables.db");
    let mut server = Server::start(&a_free_host(), &place);
    let hosts = [server.host.clone()];
    server.wait_until_ready().await;
    let happened = campaign(&hosts, kills(6), async |_| {
        server.kill();
        server.restart();
        server.wait_until_ready().await;
        Killed::Server
    });
    let happened = happened.await;
    drop(server);
    let store = SqliteStore::open(&place, Options::default()).await.unwrap();
    happened.check(&store).await;
}

/// The same with the tables in PostgreSQL, which is killed, too: every third time it instead of the server.
#[cfg(all(unix, feature = "postgres"))]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn so_it_is_on_postgres_whether_the_server_is_killed_or_the_database() {
    use tablier_store::contract::postgres;
    use tablier_store::postgres::{Options, PostgresStore};
    let database = postgres::Server::start().unwrap();
    let url = database.url("postgres");
    let mut server = Server::start(&a_free_host(), url.as_ref());
    let hosts = [server.host.clone()];
    server.wait_until_ready().await;
    let happened = campaign(&hosts, kills(6), async |round| {
        let killed = if round % 3 == 2 {
            database.kill().unwrap();
            database.start_again().unwrap();
            Killed::Other
        } else {
            server.kill();
            server.restart();
            Killed::Server
        };
        server.wait_until_ready().await;
        killed
    });
    let happened = happened.await;
    drop(server);
    let store = PostgresStore::open(&url.parse().unwrap(), Options::of("looks")).await.unwrap();
    happened.check(&store).await;
}

/// What was killed, and started again.
#[derive(PartialEq, Eq)]
pub(crate) enum Killed {
    /// The server, with all its sockets.
    Server,
    /// Something else, while people stay connected; or a server that not everybody was at.
    #[cfg_attr(
        not(all(unix, feature = "postgres")),
        expect(dead_code, reason = "SQLite is part of the server")
    )]
    Other,
}

/// What came of a campaign.
pub(crate) struct Happened {
    kills: u32,
    /// Of them, the server's.
    cuts: u32,
    codes: Vec<TableCode>,
    acked: Vec<Acked>,
    furthest_back: Millis,
    returns: u32,
}

/// People play, at as many servers as there are, while something is killed, again and again. Whoever kills waits until
/// there is a server again.
pub(crate) async fn campaign(
    hosts: &[String],
    kills: u32,
    mut kill: impl AsyncFnMut(u32) -> Killed,
) -> Happened {
    let world = Arc::new(World::new());
    let mut players = Vec::new();
    let mut codes = Vec::new();
    for table in 0..TABLES {
        let from = |player: usize| {
            let mut from = hosts.to_vec();
            from.rotate_left((table + player) % hosts.len());
            from
        };
        let clients = open_table([&from(0)[0], &from(1)[0]]).await;
        codes.push(clients[0].view().code);
        for (player, client) in clients.into_iter().enumerate() {
            let seed = u64::try_from(table * PLAYERS + player).unwrap();
            // At one table people take their time: only marks tell how late it is there.
            let pace = if table == 0 { 2_000..9_000 } else { 0..40 };
            players.push(tokio::spawn(play(client, from(player), seed, pace, Arc::clone(&world))));
        }
    }
    let mut rng = ChaCha8Rng::seed_from_u64(602);
    let (mut furthest_back, mut cuts) = (Millis::ZERO, 0);
    for round in 0..kills {
        sleep(Duration::from_millis(rng.random_range(100..2_600))).await;
        let host = &hosts[usize::try_from(round).unwrap() % hosts.len()];
        let before = times(host, &codes).await;
        cuts += u32::from(kill(round).await == Killed::Server);
        for (before, after) in before.into_iter().zip(times(host, &codes).await) {
            furthest_back = furthest_back.max(before.since(after));
        }
    }
    sleep(Duration::from_secs(1)).await;
    world.over.send_replace(true);
    let mut acked = Vec::new();
    for player in players {
        acked.extend(player.await.unwrap());
    }
    let returns = world.returns.load(Ordering::Relaxed);
    Happened { kills, cuts, codes, acked, furthest_back, returns }
}

impl Happened {
    /// Holds what people were told against what is there.
    pub(crate) async fn check(self, store: &dyn Log) {
        let Happened { kills, cuts, codes, acked, furthest_back, returns } = self;
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
        println!(
            "{kills} kills, {} commands acknowledged ({plays} plays, each in its moment), {entries} entries, \
         {returns} returns; table time at most {furthest_back} back",
            acked.len()
        );
        assert!(furthest_back <= AHEAD, "table time went back by {furthest_back}");
        assert!(plays > 0, "something was played");
        assert!(acked.len() > usize::try_from(kills).unwrap(), "people played between the kills");
        let expected = cuts * u32::try_from(TABLES * PLAYERS).unwrap();
        assert!(returns * 2 > expected, "players came back: {returns} of {expected}");
    }
}
