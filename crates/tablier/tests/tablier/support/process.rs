//! The server in a process of its own, to be killed, stopped and disturbed.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tablier_client::Visitor;
use tablier_corona::Corona;
use tablier_room::TableCode;
use tablier_room::wire::ClockNow;
use tokio::time::{sleep, timeout};

/// How often a table that is gone for a moment is asked for again, and how long each answer may take.
const ASKED_AGAIN: u32 = 300;
const SILENT: Duration = Duration::from_secs(12);

/// Table time of a table of Corona. While the store comes back from trouble the table may be gone for a moment, also once
/// the server is ready again: it was being read or claimed just then, and is by whoever asks next.
pub(crate) async fn clock_at(host: &str, code: TableCode) -> ClockNow {
    for _ in 0..ASKED_AGAIN {
        if let Ok(Ok(looked)) = timeout(SILENT, Visitor::new(host).look::<Corona>(code)).await {
            return looked.clock;
        }
        sleep(Duration::from_millis(100)).await;
    }
    panic!("the table {code} does not come back");
}

pub(crate) fn a_free_host() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().to_string()
}

/// A server in a process of its own.
pub(crate) struct Server {
    pub(crate) host: String,
    store: PathBuf,
    arguments: Vec<String>,
    environment: Vec<(String, String)>,
    pub(crate) process: Child,
}

impl Server {
    pub(crate) fn start(host: &str, store: &Path) -> Server {
        Server::start_with(host, store, &[], Stdio::inherit())
    }

    /// The same, with more arguments; its troubles go where they are wanted.
    pub(crate) fn start_with(host: &str, store: &Path, arguments: &[&str], said: Stdio) -> Server {
        Server::start_in(host, store, arguments, &[], said)
    }

    /// The same, with more variables.
    pub(crate) fn start_in(
        host: &str,
        store: &Path,
        arguments: &[&str],
        environment: &[(&str, &str)],
        said: Stdio,
    ) -> Server {
        // A long campaign may have a program of its own, which nobody builds anew meanwhile.
        let program = std::env::var_os("TABLIER_PROGRAM");
        let program = program.unwrap_or_else(|| env!("CARGO_BIN_EXE_tablier").into());
        let process = Command::new(program)
            .args(["serve", "--address", host, "--store"])
            .arg(store)
            .args(arguments)
            .envs(environment.iter().copied())
            .stdout(Stdio::null())
            .stderr(said)
            .spawn()
            .unwrap();
        let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
        let environment = environment.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
        let environment = environment.collect();
        Server { host: host.to_owned(), store: store.to_owned(), arguments, environment, process }
    }

    /// SIGKILL: no goodbye, no flush.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// SIGTERM: whether it is the first or the second it knows itself.
    pub(crate) fn tell_to_stop(&self) {
        self.signal("-TERM");
    }

    /// Any signal: `-STOP`, say, and `-CONT`.
    pub(crate) fn signal(&self, signal: &str) {
        let told = Command::new("kill").args([signal, &self.process.id().to_string()]).status().unwrap();
        assert!(told.success());
    }

    /// Waits until the program is over: it has ended, or is a zombie of which a tracer holds on to some thread.
    pub(crate) async fn over(&mut self) {
        let status = format!("/proc/{}/status", self.process.id());
        let is_zombie = || std::fs::read_to_string(&status).is_ok_and(|text| text.contains("State:\tZ"));
        while self.process.try_wait().unwrap().is_none() && !is_zombie() {
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// Its exit code. Waits for its end.
    pub(crate) fn code(&mut self) -> Option<i32> {
        self.process.wait().unwrap().code()
    }

    pub(crate) fn restart(&mut self) {
        let arguments: Vec<&str> = self.arguments.iter().map(String::as_str).collect();
        let environment: Vec<(&str, &str)> =
            self.environment.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        *self = Server::start_in(&self.host, &self.store, &arguments, &environment, Stdio::inherit());
    }

    /// Table time of a table of Corona.
    pub(crate) async fn clock(&self, code: TableCode) -> ClockNow {
        clock_at(&self.host, code).await
    }

    pub(crate) async fn wait_until_ready(&self) {
        let mut visitor = Visitor::new(&self.host);
        while !matches!(visitor.is_ready().await, Ok(true)) {
            sleep(Duration::from_millis(20)).await;
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
