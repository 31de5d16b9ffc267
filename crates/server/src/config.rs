//! What can be set, and how it is set if nobody does.

use std::time::Duration;

use crate::edge::caller::Network;
use crate::edge::gate::{PerAddress, PerPerson};

/// What can be set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// The address people see, if it is not the one we listen on: `https://play.example`.
    pub public_url: Option<String>,
    /// The build of the page that is served with it, if one is.
    pub build: String,
    /// How long a table that nobody touches stays awake.
    pub awake_for: Duration,
    /// How many tables may be awake at once. For one more the one that was deserted first is put to sleep; if somebody
    /// is at every one, it is refused.
    pub most_awake: usize,
    /// How many sockets may be open at once; more are refused.
    pub most_sockets: usize,
    /// How many connections may be open at once, those of sockets among them; more are told so and closed.
    /// Comfortably more than sockets, so that there is room for requests when there is none for another socket.
    pub most_connections: usize,
    /// Proxies that are believed when they say for whom they speak, in `X-Forwarded-For`.
    pub trusted_proxies: Vec<Network>,
    /// What one address may do.
    pub per_address: PerAddress,
    /// What one person may do.
    pub per_person: PerPerson,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// How many questions to bots may wait for that. Beyond it one of whoever has most is dropped, and asked again by
    /// its table.
    pub most_questions: usize,
    /// How many may wait for an expert to look at a finished game; beyond that one of whoever wants most is refused.
    pub most_reviews: usize,
    /// How long a client may take to say hello, to take a message in, to answer a ping, to send a request, to get on
    /// with an answer.
    pub patience: Duration,
    /// How often a socket's delay is measured.
    pub ping_every: Duration,
    /// How many messages may wait for a slow socket before it is resynchronised. At least what somebody who comes back
    /// can have missed.
    pub line: usize,
    /// How long the server may take to stop.
    pub stop_within: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            public_url: None,
            build: String::new(),
            awake_for: Duration::from_mins(10),
            most_awake: 10_000,
            most_sockets: 20_000,
            most_connections: 25_000,
            trusted_proxies: Vec::new(),
            per_address: PerAddress::default(),
            per_person: PerPerson::default(),
            thinkers: 2,
            most_questions: 4_096,
            most_reviews: 32,
            patience: Duration::from_secs(20),
            ping_every: Duration::from_secs(5),
            line: 128,
            stop_within: Duration::from_secs(10),
        }
    }
}
