//! A server under play, and faults in its system calls.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command as Process, Stdio};
use std::time::Duration;

use tablier_client::{Client, Visitor};
use tablier_corona::Corona;
use tablier_game::{Nonce, Seat};
use tablier_room::wire::ClockNow;
use tablier_room::{Command, CommandOf, Name, TableCode};
use tempfile::TempDir;

use crate::support::process::{Server, a_free_host};

/// The file in its folder that has every table.
pub(super) const STORE: &str = "tables.db";

pub(super) type Table = Client<Corona>;

/// A server under play: two people in a game of Corona, whose set-up nobody hurries.
pub(super) struct House {
    pub(super) server: Server,
    pub(super) code: TableCode,
    pub(super) ada: Table,
    pub(super) bob: Table,
    pub(super) folder: TempDir,
}

impl House {
    pub(super) async fn open() -> House {
        House::open_with(&[]).await
    }

    /// The same, with more arguments for the server.
    pub(super) async fn open_with(arguments: &[&str]) -> House {
        let folder = tempfile::tempdir().unwrap();
        let said = File::create(folder.path().join("said")).unwrap();
        let store = folder.path().join(STORE);
        let server = Server::start_with(&a_free_host(), &store, arguments, said.into());
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
        House { server, code, ada, bob, folder }
    }

    /// Table time, as anybody may ask for it.
    pub(super) async fn clock(&self) -> ClockNow {
        self.server.clock(self.code).await
    }

    pub(super) fn inject(&self, fault: &str) -> Injection {
        Injection::begin(self.server.process.id(), fault)
    }

    /// What the first server said of its troubles.
    pub(super) fn said(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("said")).unwrap()
    }
}

/// A fault in a running process' system calls, until it is dropped.
pub(super) struct Injection(Child);

impl Injection {
    pub(super) fn begin(process: u32, fault: &str) -> Injection {
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
        for _ in 0..100 {
            if self.0.try_wait().is_ok_and(|ended| ended.is_some()) {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        // One whose process ended in the middle of a delay hears nothing any more, and holds the thread that it delayed.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Where system calls can't be traced there is nothing to test with. `cargo xtask test` installs strace.
pub(super) fn can_trace() -> bool {
    let mut probe = Process::new("strace");
    let probe = probe.args(["-f", "true"]).stdout(Stdio::null()).stderr(Stdio::null());
    let can = probe.status().is_ok_and(|status| status.success());
    if !can {
        println!("skipped: no system calls can be traced here");
    }
    can
}

pub(super) fn set_name(name: &str) -> CommandOf<Corona> {
    Command::SetName { name: Name::clean(name) }
}
