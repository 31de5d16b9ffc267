//! At the gate: what one address may do, and one person, so that nobody takes what is there for all. Behind a trusted
//! proxy it is whoever the proxy speaks for that counts.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::HeaderMap;
use tablier_room::Person;
use tokio::time::Instant;

use super::allowances::Allowances;
use super::caller::{Caller, Proxies};
use super::guesses::{Code, Guesses};
use super::rate::{Rate, Together};
use super::tally::{Counted, Tally};
use crate::code::Refused;
use crate::config::Config;
use crate::telemetry::{Count, Counters};

/// When those may ask again who have as many sockets as they may: some of them have to go first.
const ASK_AGAIN: Duration = Duration::from_secs(10);

/// Mishaps of pages that are written to the operator's log, whoever tells of them; all are counted.
const MISHAPS_LOGGED: Rate = Rate::new(10, Duration::from_secs(10));

/// What one address may do; an address of IPv6 counts by its first 64 bits. Enough for a class of pupils behind one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PerAddress {
    /// Requests over HTTP, those that open sockets among them.
    pub requests: Rate,
    /// Connections at once, those of sockets among them. More are told so and closed. A trusted proxy's own
    /// are not counted.
    pub connections: usize,
    /// Sockets at once.
    pub sockets: usize,
    /// Tables opened.
    pub tables: Rate,
    /// Requests for tables that are not there. Whoever has none left is refused at every table they are not known at. A
    /// network of IPv6 of 56 bits has four times as many, one of 48 sixteen times.
    pub guesses: Rate,
    /// Days begun.
    pub days: Rate,
}

impl Default for PerAddress {
    fn default() -> Self {
        PerAddress {
            requests: Rate::new(2_000, Duration::from_millis(5)),
            connections: 2_000,
            sockets: 1_000,
            tables: Rate::new(60, Duration::from_secs(2)),
            guesses: Rate::new(20, Duration::from_secs(5)),
            days: Rate::new(60, Duration::from_secs(10)),
        }
    }
}

/// What one person may do, known by their cookie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PerPerson {
    /// Sockets at once.
    pub sockets: usize,
    /// Tables opened.
    pub tables: Rate,
}

impl Default for PerPerson {
    fn default() -> Self {
        PerPerson { sockets: 100, tables: Rate::new(30, Duration::from_secs(10)) }
    }
}

/// Somebody wants too much.
#[derive(Debug)]
pub(crate) struct TooMany {
    pub(crate) refused: Refused,
    /// When it is worth asking again.
    pub(crate) wait: Duration,
}

/// The gate.
pub(crate) struct Gate {
    proxies: Proxies,
    requests: Allowances<Caller>,
    guesses: Guesses,
    tables_of_address: Allowances<Caller>,
    tables_of_person: Allowances<Person>,
    days_of_address: Allowances<Caller>,
    sockets_of_address: Arc<Tally<Caller>>,
    sockets_of_person: Arc<Tally<Person>>,
    mishaps_logged: Together,
    counters: Arc<Counters>,
}

/// What a socket counts as, until it is gone.
pub(crate) struct SocketCounted {
    _of_address: Counted<Caller>,
    _of_person: Option<Counted<Person>>,
}

/// Somebody asks for a table that may not be there: a guess, if it is not. Dropped, it was none.
pub(crate) struct Guess<'a> {
    gate: &'a Gate,
    caller: Caller,
    code: Code,
    missed: bool,
}

impl Gate {
    pub(crate) fn new(config: &Config, counters: Arc<Counters>) -> Gate {
        let Config { per_address, per_person, .. } = config;
        Gate {
            proxies: Proxies::new(config.trusted_proxies.clone()),
            requests: Allowances::new(per_address.requests),
            guesses: Guesses::new(per_address.guesses),
            tables_of_address: Allowances::new(per_address.tables),
            tables_of_person: Allowances::new(per_person.tables),
            days_of_address: Allowances::new(per_address.days),
            sockets_of_address: Tally::new(per_address.sockets),
            sockets_of_person: Tally::new(per_person.sockets),
            mishaps_logged: Together::new(MISHAPS_LOGGED),
            counters,
        }
    }

    /// Who asks.
    pub(crate) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> Caller {
        self.proxies.caller(peer, headers)
    }

    /// A request, of whatever kind.
    pub(crate) fn request(&self, caller: Caller) -> Result<(), TooMany> {
        let taken = self.requests.take(caller, Instant::now());
        taken.map_err(|wait| too_many(Refused::TooManyRequests, wait, &self.counters.requests_of_address))
    }

    /// A table is to be opened.
    pub(crate) fn open_table(&self, caller: Caller, person: Person) -> Result<(), TooMany> {
        let (now, counters) = (Instant::now(), &self.counters);
        let refused = |wait, count| too_many(Refused::TooManyOpened, wait, count);
        let of_address = self.tables_of_address.take(caller, now);
        of_address.map_err(|wait| refused(wait, &counters.tables_of_address))?;
        self.tables_of_person.take(person, now).map_err(|wait| {
            self.tables_of_address.give_back(&caller);
            refused(wait, &counters.tables_of_person)
        })
    }

    /// A day is to be begun.
    pub(crate) fn begin_day(&self, caller: Caller) -> Result<(), TooMany> {
        let taken = self.days_of_address.take(caller, Instant::now());
        taken.map_err(|wait| too_many(Refused::TooManyBegun, wait, &self.counters.days_of_address))
    }

    /// A socket is to be opened.
    pub(crate) fn socket(&self, caller: Caller, person: Option<Person>) -> Result<SocketCounted, TooMany> {
        let of_address = self.sockets_of_address.add(caller).ok_or_else(|| {
            too_many(Refused::TooManyFromHere, ASK_AGAIN, &self.counters.sockets_of_address)
        })?;
        let of_person = person.map(|person| {
            self.sockets_of_person
                .add(person)
                .ok_or_else(|| too_many(Refused::TooManyOfYours, ASK_AGAIN, &self.counters.sockets_of_person))
        });
        Ok(SocketCounted { _of_address: of_address, _of_person: of_person.transpose()? })
    }

    /// Whether the mishap of a page is written to the log: any of them may be made up.
    pub(crate) fn log_mishap(&self) -> bool {
        self.mishaps_logged.take(Instant::now()).is_ok()
    }

    /// Somebody asks for a table of which it is not known yet whether it is there. Refused when they, or their network, or
    /// for a short code all in the house, have guessed too often; that is counted by whoever turns them away for it.
    pub(crate) fn guess(&self, caller: Caller, code: Code) -> Result<Guess<'_>, TooMany> {
        match self.guesses.take(caller, code, Instant::now()) {
            Ok(()) => Ok(Guess { gate: self, caller, code, missed: false }),
            Err(wait) => Err(TooMany { refused: Refused::TooManyGuesses, wait }),
        }
    }
}

fn too_many(refused: Refused, wait: Duration, count: &Count) -> TooMany {
    count.one();
    TooMany { refused, wait }
}

impl Guess<'_> {
    /// There is no such table.
    pub(crate) fn missed(mut self) {
        self.missed = true;
    }
}

impl Drop for Guess<'_> {
    fn drop(&mut self) {
        if !self.missed {
            self.gate.guesses.give_back(self.caller, self.code);
        }
    }
}
