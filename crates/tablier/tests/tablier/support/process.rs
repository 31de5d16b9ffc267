//! The server in a process of its own, to be killed, stopped and disturbed.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tablier_client::Visitor;
use tokio::time::sleep;

pub(crate) fn a_free_host() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().to_string()
}

/// A server in a process of its own.
pub(crate) struct Server {
    pub(crate) host: String,
    store: PathBuf,
    pub(crate) process: Child,
}

impl Server {
    pub(crate) fn start(host: &str, store: &Path) -> Server {
        let process = Command::new(env!("CARGO_BIN_EXE_tablier"))
            .args(["serve", "--address", host, "--store"])
            .arg(store)
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        Server { host: host.to_owned(), store: store.to_owned(), process }
    }

    /// SIGKILL: no goodbye, no flush.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    pub(crate) fn restart(&mut self) {
        *self = Server::start(&self.host, &self.store);
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
