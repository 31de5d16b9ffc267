//! Real faults of the disk under play, injected into the running server's system calls: table time never goes back, and
//! nothing acknowledged is lost.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command as Process, Stdio};
use std::time::Duration;

use tablier_client::{Client, ClientError, Visitor};
use tablier_corona::Corona;
use tablier_game::{Millis, Nonce, Seat};
use tablier_room::wire::ClockNow;
use tablier_room::{AHEAD, Command, CommandOf, Name, TableCode};
use tempfile::TempDir;
use tokio::time::{Instant, sleep};

use crate::support::alone;
use crate::support::process::{Server, a_free_host};

type Table = Client<Corona>;

/// A server under play: two people in a game of Corona, whose set-up nobody hurries.
struct House {
    server: Server,
    code: TableCode,
    ada: Table,
    bob: Table,
    _folder: TempDir,
}

impl House {
    async fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(&a_free_host(), &folder.path().join("tables.db"));
        server.wait_until_ready().await;
        let (mut first, mut second) = (Visitor::new(&server.host), Visitor::new(&server.host));
        let (code, _) = first.open_table::<Corona>(None, "Ada").await.unwrap();
        second.come_in(code, "Bob").await.unwrap();
        let mut ada: Table = first.connect(code).await.unwrap();
        let mut bob: Table = second.connect(code).await.unwrap();
        for (seat, table) in [(Seat(0), &mut ada), (Seat(1), &mut bob)] {
            table.perform(&Command::Sit { name: None }).await.unwrap();
            table.perform(&Command::Ready { seat, nonce: Nonce([3; 16]) }).await.unwrap();
        }
        ada.perform(&Command::Start).await.unwrap();
        House { server, code, ada, bob, _folder: folder }
    }

    /// Table time, as anybody may ask for it.
    async fn clock(&self) -> ClockNow {
        Visitor::new(&self.server.host).look::<Corona>(self.code).await.unwrap().clock
    }

    fn inject(&self, fault: &str) -> Injection {
        Injection::begin(self.server.process.id(), fault)
    }
}

/// A fault in a running process' system calls, until it is dropped.
struct Injection(Child);

impl Injection {
    fn begin(process: u32, fault: &str) -> Injection {
        let calls = fault.split(':').next().unwrap();
        let mut strace = Process::new("strace")
            .args(["-f", "-p", &process.to_string(), "-e", &format!("trace={calls}")])
            .args(["-e", &format!("inject={fault}")])
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(strace.stderr.take().unwrap()).lines();
        let first = lines.next().and_then(Result::ok).unwrap_or_default();
        assert!(first.contains("attached"), "strace says: {first}");
        // Read on, or it would wait for somebody who does.
        std::thread::spawn(move || lines.for_each(drop));
        Injection(strace)
    }
}

impl Drop for Injection {
    fn drop(&mut self) {
        // Asked, not killed: it lets go of the process it holds.
        let _ = Process::new("kill").args(["-INT", &self.0.id().to_string()]).status();
        let _ = self.0.wait();
    }
}

/// Where system calls can't be traced there is nothing to test with. `cargo xtask test` installs strace.
fn can_trace() -> bool {
    let mut probe = Process::new("strace");
    let probe = probe.args(["-f", "true"]).stdout(Stdio::null()).stderr(Stdio::null());
    let can = probe.status().is_ok_and(|status| status.success());
    if !can {
        println!("skipped: no system calls can be traced here");
    }
    can
}

fn set_name(name: &str) -> CommandOf<Corona> {
    Command::SetName { name: Name::clean(name) }
}

/// The disk fails for a while: the table is read-only, its time stands still, and goes on from where it stood.
async fn fails(fault: &str) {
    let _alone = alone().await;
    if !can_trace() {
        return;
    }
    let mut house = House::open().await;
    sleep(Duration::from_millis(1_300)).await;
    let before = house.clock().await;
    assert!(before.runs && before.at >= Millis(1_200), "{before:?}");
    let last = house.ada.perform(&set_name("Ada L.")).await.unwrap();
    let injection = house.inject(fault);
    let refused = house.ada.perform(&set_name("Ada M.")).await.unwrap_err();
    assert!(matches!(&refused, ClientError::Refused(refusal) if refusal.code == "read_only"), "{refused}");
    let held = house.clock().await;
    assert!(held.at >= before.at && !held.runs, "{before:?}, then {held:?}");
    house.bob.until(Table::is_read_only).await.unwrap();
    sleep(Duration::from_millis(1_500)).await;
    assert_eq!(house.clock().await.at, held.at, "it stands still");
    drop(injection);
    house.bob.until(|bob| !bob.is_read_only() && bob.clock().is_some_and(|clock| clock.runs)).await.unwrap();
    let after = house.bob.clock().unwrap();
    assert!((held.at..held.at + Millis(500)).contains(&after.at), "{held:?}, then {after:?}");
    let next = house.ada.perform(&set_name("Ada N.")).await.unwrap();
    assert_eq!(next, last + 1, "what failed never was");
}

#[tokio::test]
async fn a_sync_that_fails_does_not_turn_time_back() {
    fails("fsync,fdatasync:error=EIO").await;
}

#[tokio::test]
async fn a_full_disk_does_not_turn_time_back() {
    fails("pwrite64:error=ENOSPC").await;
}

#[tokio::test]
async fn a_slow_disk_holds_time_up_and_does_not_turn_it_back() {
    let _alone = alone().await;
    if !can_trace() {
        return;
    }
    let mut house = House::open().await;
    sleep(Duration::from_millis(1_300)).await;
    let (before, begun) = (house.clock().await, Instant::now());
    let injection = house.inject("fsync,fdatasync:delay_enter=4000000");
    let sent = house.ada.send(&set_name("Ada L.")).await.unwrap();
    house.ada.answer(sent).await.unwrap();
    let (took, after) = (begun.elapsed(), house.ada.clock().unwrap());
    drop(injection);
    assert!(took >= Duration::from_secs(4), "it was slow: {took:?}");
    assert!(after.at >= before.at, "{before:?}, then {after:?}");
    // Decided as it came in, told when it was durable; time went no further ahead of that than it may.
    assert!(after.at <= before.at + AHEAD + Millis(1_500), "{before:?}, then {after:?}");
    let now = house.clock().await;
    assert!(now.at >= after.at && now.at <= before.at + AHEAD + AHEAD + Millis(1_500), "{after:?}, {now:?}");
}

#[tokio::test]
async fn a_kill_turns_time_back_by_two_seconds_at_the_most_though_nothing_happened() {
    let _alone = alone().await;
    let mut house = House::open().await;
    for quiet in [300, 1_700, 3_100] {
        sleep(Duration::from_millis(quiet)).await;
        let before = house.clock().await.at;
        house.server.kill();
        house.server.restart();
        house.server.wait_until_ready().await;
        let after = house.clock().await;
        assert!(!after.runs, "nobody is there yet");
        let back = before.since(after.at);
        assert!(back <= AHEAD, "{back} back, after {quiet} ms of quiet");
        house.ada.reconnect().await.unwrap();
        house.bob.reconnect().await.unwrap();
    }
    assert!(house.clock().await.at >= Millis(3_000), "most of it was kept");
}
