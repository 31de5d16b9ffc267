//! Three servers on one PostgreSQL, with a NATS between them: people play at one table from all of them, whatever is
//! killed, stopped or stands still.
//!
//! One of each misfortune with every test run; `cargo xtask crash --cluster` does as many as one likes.

mod credentials;
mod secrets;

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use tablier_client::{Client, Request, Visitor};
use tablier_corona::game::Corona;
use tablier_room::{Command, Name};
use tablier_store::contract::postgres;
use tablier_store::postgres::{Options, PostgresStore};
use tokio::time::{sleep, timeout};

use crate::crash::{Killed, campaign, kills};
use crate::support::alone;
use crate::support::nats::Nats;
use crate::support::nginx::Nginx;
use crate::support::process::{Server, a_free_host};

/// Longer than a lease.
const PAST_A_LEASE: Duration = Duration::from_millis(11_500);
/// Long enough for anything that is to come.
const LONG: Duration = Duration::from_mins(2);

/// Servers with all they need.
struct Cluster {
    database: postgres::Server,
    nats: Nats,
    nodes: Vec<Server>,
}

impl Cluster {
    async fn start(count: usize) -> Cluster {
        Cluster::start_with(count, &[]).await
    }

    async fn start_with(count: usize, more: &[&str]) -> Cluster {
        let (database, nats) = (postgres::Server::start().unwrap(), Nats::start());
        let node = |index: usize| {
            let (bus, name) = (nats.url(), format!("node-{index}"));
            let arguments = [&["--bus", &bus, "--node", &name], more].concat();
            let store = database.url("postgres");
            Server::start_with(&a_free_host(), Path::new(&store), &arguments, Stdio::inherit())
        };
        let nodes = (0..count).map(node).collect();
        let cluster = Cluster { database, nats, nodes };
        cluster.ready().await;
        cluster
    }

    fn hosts(&self) -> Vec<String> {
        self.nodes.iter().map(|node| node.host.clone()).collect()
    }

    async fn ready(&self) {
        for node in &self.nodes {
            timeout(LONG, node.wait_until_ready()).await.expect("it is ready in the end");
        }
    }

    /// Does one of everything that can happen, in turn.
    async fn suffer(&mut self, round: u32) -> Killed {
        let which = usize::try_from(round / 2).unwrap() % self.nodes.len();
        let node = &mut self.nodes[which];
        match round % 6 {
            0 => {
                node.kill();
                node.restart();
            }
            1 => {
                node.tell_to_stop();
                assert_eq!(node.code(), Some(0));
                node.restart();
            }
            2 => {
                self.nats.kill();
                self.nats.start_again();
            }
            3 => {
                node.signal("-STOP");
                sleep(PAST_A_LEASE).await;
                node.signal("-CONT");
            }
            4 => {
                self.database.kill().unwrap();
                self.database.start_again().unwrap();
            }
            _ => {
                // The others have to take its tables.
                node.kill();
                sleep(PAST_A_LEASE).await;
                node.restart();
            }
        }
        self.ready().await;
        Killed::Other
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn so_it_is_on_three_nodes_whichever_of_them_or_of_their_servers_is_killed_or_stands_still() {
    let _alone = alone().await;
    let mut cluster = Cluster::start(3).await;
    let happened = campaign(&cluster.hosts(), kills(4), async |round| cluster.suffer(round).await).await;
    cluster.nodes.clear();
    let url = cluster.database.url("postgres");
    let store = PostgresStore::open(&url.parse().unwrap(), Options::of("looks")).await.unwrap();
    happened.check(&store).await;
}

/// A table with its host at one node and somebody else at another.
async fn two_at_a_table(nodes: &[Server]) -> (Client<Corona>, Client<Corona>) {
    let mut ada = Visitor::new(&nodes[0].host);
    let (code, _) = ada.open_table::<Corona>(None, "Ada").await.unwrap();
    let ada = ada.connect(code).await.unwrap();
    let mut bob = Visitor::new(&nodes[1].host);
    bob.come_in(code, "Bob").await.unwrap();
    (ada, bob.connect(code).await.unwrap())
}

fn named(name: &str) -> tablier_room::CommandOf<Corona> {
    Command::SetName { name: Name::clean(name) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_is_told_to_stop_hands_its_tables_over_and_nobody_elsewhere_loses_a_socket() {
    let _alone = alone().await;
    let mut cluster = Cluster::start(2).await;
    let (mut ada, mut bob) = two_at_a_table(&cluster.nodes).await;
    ada.perform(&named("Ada at the first")).await.unwrap();
    cluster.nodes[0].tell_to_stop();
    assert_eq!(cluster.nodes[0].code(), Some(0));
    // Over the same socket, at a table that is here now.
    timeout(LONG, bob.perform(&named("Bob goes on"))).await.expect("the table is here").unwrap();
    ada.visitor_mut().move_to(&cluster.nodes[1].host);
    ada.reconnect().await.unwrap();
    timeout(LONG, ada.until(|ada| ada.present().len() == 2)).await.expect("both are here").unwrap();
    assert_eq!(ada.number(), bob.number());
    assert_eq!(ada.view(), bob.view());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_bus_those_at_the_owner_s_node_go_on_others_lose_the_line_and_nobody_is_sent_there() {
    let _alone = alone().await;
    let mut cluster = Cluster::start(2).await;
    let (mut ada, mut bob) = two_at_a_table(&cluster.nodes).await;
    ada.until(|ada| ada.present().len() == 2).await.unwrap();
    cluster.nats.kill();
    timeout(LONG, async { while bob.next().await.is_ok() {} }).await.expect("his line is cut");
    ada.perform(&named("Ada goes on")).await.unwrap();
    for node in &cluster.nodes {
        let ready = Visitor::new(&node.host).is_ready().await.unwrap();
        assert!(!ready, "nobody is to be sent to {}", node.host);
    }
    cluster.nats.start_again();
    cluster.ready().await;
    timeout(LONG, async { while bob.reconnect().await.is_err() {} }).await.expect("there is a way again");
    bob.until(|bob| bob.number() >= ada.number()).await.unwrap();
    timeout(LONG, ada.until(|ada| ada.present().len() == 2)).await.expect("he is back").unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_nginx_as_the_docs_have_it_people_play_on_when_a_node_is_gone() {
    let _alone = alone().await;
    let mut cluster = Cluster::start_with(3, &["--trusted-proxy", "127.0.0.1"]).await;
    let hosts: [String; 3] = cluster.hosts().try_into().unwrap();
    let nginx = Nginx::start(&hosts);
    let mut ada = Visitor::new(&nginx.host);
    let (code, _) = ada.open_table::<Corona>(None, "Ada").await.unwrap();
    let mut ada: Client<Corona> = ada.connect(code).await.unwrap();
    ada.perform(&named("Ada over nginx")).await.unwrap();
    // All come from one address: they are at the same node, with their table. It stops.
    let mut open = 0;
    for node in &mut cluster.nodes {
        let reply = Visitor::new(&node.host).ask(Request::get("/api/counters")).await.unwrap();
        let counted: serde_json::Value = reply.read().unwrap();
        if counted["sockets"] == 1 {
            open += 1;
            node.tell_to_stop();
            assert_eq!(node.code(), Some(0));
        }
    }
    assert_eq!(open, 1, "the socket is at one of them");
    timeout(LONG, async { while ada.reconnect().await.is_err() {} }).await.expect("another node takes her");
    timeout(LONG, ada.perform(&named("Ada at another"))).await.expect("the table is there").unwrap();
}
