//! Three servers behind nginx on one PostgreSQL and one NATS, on this machine, private and temporary: `cargo xtask
//! cluster` starts it. Line by line one may kill and start nodes; an empty line, the end of the input or an interruption
//! ends it, and everything is gone. A browser test plays at it.
#![allow(clippy::unwrap_used, reason = "for people to try things out: what fails is said and ends it")]

#[path = "../tests/tablier/support/nats.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod nats;
#[path = "../tests/tablier/support/nginx.rs"]
mod nginx;
#[path = "../tests/tablier/support/watched.rs"]
mod watched;

use std::io::BufRead;
use std::net::TcpListener;
use std::process::Stdio;
use std::time::Duration;

use nats::Nats;
use nginx::Nginx;
use tablier_client::Visitor;
use tablier_store::contract::postgres;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};
use watched::Watched;

const NAMES: [&str; 3] = ["one", "two", "three"];
/// How long a start may take on a busy machine.
const START: Duration = Duration::from_mins(1);

/// A server, gone with this program.
struct Node {
    name: &'static str,
    host: String,
    arguments: Vec<String>,
    running: Option<Watched>,
}

impl Node {
    /// Starts it, unless it runs.
    fn start(&mut self) {
        // Above this example's folder.
        let here = std::env::current_exe().unwrap();
        let program = here.parent().and_then(|folder| folder.parent()).unwrap().join("tablier");
        self.running.get_or_insert_with(|| Watched::start(program, &self.arguments, None, Stdio::inherit()));
    }

    /// Waits until people may come, and says so.
    async fn opened(&self) {
        let mut visitor = Visitor::new(&self.host);
        let ready = async {
            while !matches!(visitor.is_ready().await, Ok(true)) {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(START, ready).await.expect("a node is ready in the end");
        println!("Node {}: http://{}", self.name, self.host);
    }
}

/// Does what a line says. False if that is to end.
async fn follow(line: &str, nodes: &mut [Node]) -> bool {
    let mut words = line.split_whitespace();
    let (what, whom) = (words.next(), words.next());
    let node = nodes.iter_mut().find(|node| Some(node.name) == whom);
    match (what, node) {
        (None, _) => return false,
        (Some("kill"), Some(node)) => {
            node.running = None;
            println!("Node {} is dead.", node.name);
        }
        (Some("start"), Some(node)) => {
            node.start();
            node.opened().await;
        }
        _ => println!("Say `kill two`, `start two`, or nothing."),
    }
    true
}

/// What is said on standard input, line by line.
fn lines() -> mpsc::Receiver<String> {
    let (say, lines) = mpsc::channel(1);
    std::thread::spawn(move || {
        let input = std::io::stdin().lock().lines().map_while(Result::ok);
        input.map(|line| say.blocking_send(line)).take_while(Result::is_ok).for_each(drop);
    });
    lines
}

async fn run() {
    let free = || TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    // As it would be for real: a node says so where it is not.
    let database = postgres::Server::start_durable(&std::env::temp_dir()).unwrap();
    let nats = Nats::start();
    let (store, bus) = (database.url("postgres"), nats.url());
    let hosts = [free(), free(), free()];
    let nginx = Nginx::start(&hosts);
    let public = format!("http://{}", nginx.host);
    let mut nodes = NAMES.iter().zip(&hosts).map(|(&name, host)| {
        let own = ["serve", "--node", name, "--address", host, "--trusted-proxy", "127.0.0.1"];
        let common = ["--store", &store, "--bus", &bus, "--public-url", &public];
        let arguments = own.iter().chain(&common).map(ToString::to_string).collect();
        Node { name, host: host.clone(), arguments, running: None }
    });
    let mut nodes: [Node; 3] = std::array::from_fn(|_| nodes.next().expect("there are three of each"));
    nodes.iter_mut().for_each(Node::start);
    for node in &nodes {
        node.opened().await;
    }
    println!("PostgreSQL: {store}\nNATS: {bus}\nThe table is open: {public}");
    println!("`kill two` kills a node, `start two` starts it again; Enter ends it all.");
    let mut lines = lines();
    while let Some(line) = lines.recv().await {
        if !follow(&line, &mut nodes).await {
            break;
        }
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let mut terminated = signal(SignalKind::terminate()).unwrap();
    // What was started goes with whoever started it, whichever of these comes first.
    tokio::select! {
        () = run() => {}
        _ = tokio::signal::ctrl_c() => {}
        _ = terminated.recv() => {}
    }
    // A thread may still wait for a line.
    std::process::exit(0);
}
