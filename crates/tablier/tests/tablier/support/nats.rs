//! A NATS of one's own, for tests: private, temporary, gone when the process is.

use std::net::{TcpListener, TcpStream};
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::watched::Watched;

/// How long a start may take on a busy machine.
const START: Duration = Duration::from_mins(1);

/// A server with a port of its own.
pub(crate) struct Nats {
    port: u16,
    arguments: Vec<String>,
    watched: Option<Watched>,
}

impl Nats {
    pub(crate) fn start() -> Nats {
        Nats::start_with(&[])
    }

    /// The same with more arguments.
    pub(crate) fn start_with(arguments: &[&str]) -> Nats {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
        let mut nats = Nats { port, arguments, watched: None };
        nats.start_again();
        nats
    }

    /// Starts it on its port, after a [`kill`](Nats::kill).
    pub(crate) fn start_again(&mut self) {
        let port = self.port.to_string();
        let here = ["-a", "127.0.0.1", "-p", &port].map(str::to_owned);
        let arguments = here.iter().chain(&self.arguments);
        self.watched = Some(Watched::start("nats-server", arguments, None, Stdio::null()));
        let until = Instant::now() + START;
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(Instant::now() < until, "NATS does not start: `cargo xtask test` installs it");
            sleep(Duration::from_millis(20));
        }
    }

    /// Kills it, with all its connections.
    pub(crate) fn kill(&mut self) {
        self.watched = None;
    }

    /// The process that it is a child of, while it runs.
    #[allow(dead_code, reason = "the load driver has it, too")]
    pub(crate) fn id(&self) -> Option<u32> {
        self.watched.as_ref().map(Watched::id)
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}
