//! SIGTERM under load, on a disk that works and on one that takes minutes for a sync: it ends when it said it would,
//! says how, and every acknowledged command is there afterwards.

use std::path::Path;
use std::time::Duration;

use tablier_client::{ClientError, Reply, Request, Visitor};
use tablier_room::{Author, CommandId, GuestId, TableCode};
use tablier_store::Log;
use tablier_store::sqlite::{Options, SqliteStore};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::house::{House, Injection, STORE, Table, can_trace, set_name};

/// Longer than any test waits.
const HANGS: &str = "fsync,fdatasync:delay_enter=180000000";
/// Ample for what has to end by itself, also on a slow machine.
const AMPLE: Duration = Duration::from_mins(1);
/// The exit code of a server whose time was over.
const CUT_OFF: Option<i32> = Some(3);

/// A command that was acknowledged.
struct Acked {
    guest: GuestId,
    id: CommandId,
    number: u64,
}

/// Changes names until the line ends; what was acknowledged, why it ended, and who it was.
fn play(mut table: Table) -> JoinHandle<(Vec<Acked>, Option<String>, Table)> {
    tokio::spawn(async move {
        let (guest, mut acked) = (table.you().unwrap(), Vec::new());
        for count in 0.. {
            let answer = match table.send(&set_name(&format!("player {count}"))).await {
                Ok(sent) => table.answer(sent).await.map(|number| (sent, number)),
                Err(error) => Err(error),
            };
            match answer {
                Ok((sent, number)) => {
                    let id = CommandId { session: table.session(), number: sent };
                    acked.push(Acked { guest, id, number });
                }
                Err(ClientError::Closed { bye }) => return (acked, bye, table),
                // As many as a guest may change at once.
                Err(error) if error.code() == Some("too_many_changes") => {
                    sleep(Duration::from_millis(100)).await;
                }
                Err(error) => panic!("{error}"),
            }
            // Slower than the rate of messages that are allowed.
            sleep(Duration::from_millis(60)).await;
        }
        unreachable!("the line ends")
    })
}

async fn assert_all_there(store: &Path, code: TableCode, acked: &[Acked]) {
    let store = SqliteStore::open(store, Options::default()).await.unwrap();
    for Acked { guest, id, number } in acked {
        let found = store.find_command(code, Author::Guest(*guest), id).await.unwrap();
        assert_eq!(found, Some(*number), "an acknowledged command is not in the log");
    }
    store.close().await;
}

/// Lets two people play for a while, lets the disk hang if it is to, and tells the server to stop. Then everything that
/// was acknowledged is there, also for those who come back.
async fn stop_under_load(house: House, fault: Option<&str>) -> Option<i32> {
    let House { mut server, code: table, ada, bob, folder } = house;
    let players = [play(ada), play(bob)];
    sleep(Duration::from_secs(1)).await;
    let injection = fault.map(|fault| Injection::begin(server.process.id(), fault));
    sleep(Duration::from_secs(1)).await;
    server.tell_to_stop();
    timeout(AMPLE, server.over()).await.expect("it ends");
    drop(injection);
    let code = server.code();
    let (mut acked, mut clients) = (Vec::new(), Vec::new());
    for player in players {
        let (done, bye, client) = player.await.unwrap();
        assert_eq!(bye.as_deref(), Some("server_stops"));
        assert!(done.len() > 3, "they played: {}", done.len());
        acked.extend(done);
        clients.push(client);
    }
    println!("{} commands acknowledged", acked.len());
    assert_all_there(&folder.path().join(STORE), table, &acked).await;
    server.restart();
    server.wait_until_ready().await;
    for client in &mut clients {
        client.reconnect().await.unwrap();
        client.until(|client| client.unanswered().count() == 0).await.unwrap();
        assert!(acked.iter().all(|acked| client.number() >= acked.number));
    }
    code
}

#[tokio::test]
async fn on_a_disk_that_works_it_stops_soon_and_well() {
    // Not because its time is over.
    let house = House::open_with(&["--stop-within", "1m"]).await;
    assert_eq!(stop_under_load(house, None).await, Some(0));
}

#[tokio::test]
async fn a_disk_that_hangs_does_not_hold_it_and_nothing_acknowledged_is_lost() {
    if !can_trace() {
        return;
    }
    let house = House::open_with(&["--stop-within", "3s"]).await;
    assert_eq!(stop_under_load(house, Some(HANGS)).await, CUT_OFF);
}

#[tokio::test]
async fn told_twice_it_ends_at_once() {
    if !can_trace() {
        return;
    }
    let mut house = House::open_with(&["--stop-within", "10m"]).await;
    let injection = house.inject(HANGS);
    house.ada.send(&set_name("Ada L.")).await.unwrap();
    sleep(Duration::from_millis(300)).await;
    house.server.tell_to_stop();
    let mut visitor = Visitor::new(&house.server.host);
    let stopping = async {
        // Until it has heard of the signal it may still say that it is ready, or that the store is failing.
        let stops = |reply: &Reply| reply.refusal().is_some_and(|refusal| refusal.code == "server_stops");
        while !stops(&visitor.ask(Request::get("/api/ready")).await.unwrap()) {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(AMPLE, stopping).await.expect("it says so at once");
    assert_eq!(visitor.ask(Request::get("/api/health")).await.unwrap().status, 200);
    sleep(Duration::from_millis(300)).await;
    assert!(house.server.process.try_wait().unwrap().is_none(), "it has time");
    house.server.tell_to_stop();
    timeout(AMPLE, house.server.over()).await.expect("it ends long before the ten minutes it may take");
    drop(injection);
    assert_eq!(house.server.code(), CUT_OFF);
    assert!(house.said().contains("Nothing that was acknowledged is lost"), "{}", house.said());
}
