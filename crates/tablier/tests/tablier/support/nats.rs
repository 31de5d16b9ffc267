//! A NATS of one's own, for tests: private, temporary, gone when the process is.

use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Runs a program until the input ends, which it does with the process that started it, however that ends.
pub(crate) const WATCH: &str = r#""$@" & pid=$!; cat >/dev/null; kill -KILL $pid; wait $pid"#;
/// How long a start may take on a busy machine.
const START: Duration = Duration::from_mins(1);

/// A server with a port of its own.
pub(crate) struct Nats {
    port: u16,
    arguments: Vec<String>,
    watch: Option<Child>,
}

impl Nats {
    pub(crate) fn start() -> Nats {
        Nats::start_with(&[])
    }

    /// The same with more arguments.
    pub(crate) fn start_with(arguments: &[&str]) -> Nats {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
        let mut nats = Nats { port, arguments, watch: None };
        nats.start_again();
        nats
    }

    /// Starts it on its port, after a [`kill`](Nats::kill).
    pub(crate) fn start_again(&mut self) {
        let mut watch = Command::new("sh");
        watch.args(["-c", WATCH, "sh", "nats-server", "-a", "127.0.0.1", "-p", &self.port.to_string()]);
        watch.args(&self.arguments).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        // Debian has it where only root looks.
        let path = std::env::var("PATH").unwrap_or_default();
        watch.env("PATH", format!("{path}:/usr/sbin"));
        self.watch = Some(watch.spawn().unwrap());
        let until = Instant::now() + START;
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(Instant::now() < until, "NATS does not start: `cargo xtask test` installs it");
            sleep(Duration::from_millis(20));
        }
    }

    /// Kills it, with all its connections.
    pub(crate) fn kill(&mut self) {
        if let Some(mut watch) = self.watch.take() {
            drop(watch.stdin.take());
            let _ = watch.wait();
        }
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}
