//! Three servers behind nginx on one PostgreSQL and one NATS, on this machine, private and temporary: `cargo xtask
//! cluster` starts it. It runs until its input ends or it is interrupted; then everything is gone.
#![allow(clippy::unwrap_used, reason = "for people to try things out: what fails is said and ends it")]

#[path = "../tests/tablier/support/nats.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod nats;
#[path = "../tests/tablier/support/nginx.rs"]
mod nginx;

use std::io::Read;
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

use nats::Nats;
use nginx::Nginx;
use tablier_store::contract::postgres;

/// A server, gone with this program.
struct Node(Child);

impl Node {
    fn start(name: &str, host: &str, arguments: &[&str]) -> Node {
        // Above this example's folder.
        let here = std::env::current_exe().unwrap();
        let program = here.parent().and_then(|folder| folder.parent()).unwrap().join("tablier");
        let mut watch = Command::new("sh");
        watch.args(["-c", nats::WATCH, "sh"]).arg(program);
        watch.args(["serve", "--node", name, "--address", host]).args(arguments);
        Node(watch.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap())
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}

fn main() {
    let free = || TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let (database, nats) = (postgres::Server::start().unwrap(), Nats::start());
    let (store, bus) = (database.url("postgres"), nats.url());
    let hosts = [free(), free(), free()];
    let nginx = Nginx::start(&hosts);
    let public = format!("http://{}", nginx.host);
    let mut nodes = Vec::new();
    for (host, name) in hosts.iter().zip(["one", "two", "three"]) {
        let with =
            ["--store", &store, "--bus", &bus, "--trusted-proxy", "127.0.0.1", "--public-url", &public];
        nodes.push(Node::start(name, host, &with));
        println!("Node {name}: http://{host}");
    }
    println!("PostgreSQL: {store}\nNATS: {bus}\nThe table is open: {public}\nEnter ends it all.");
    let _ = std::io::stdin().read(&mut [0]);
}
