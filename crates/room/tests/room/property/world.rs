//! A table, those who look at it, and how each act is done to them.

use std::collections::BTreeMap;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use sha2::{Digest, Sha256};
use tablier_corona::Corona;
use tablier_game::{Commitment, GameId, Millis, Nonce, Offer, Offers, Seat};
use tablier_room::wire::ServerMessageOf;
use tablier_room::{AHEAD, BotJob, Command, GuestId, Moment, Mono};

use super::acts::{Act, PEOPLE, SECRET, any_command};
use crate::support::{Asked, Sent, Table, View, person};

/// What somebody's screen shows.
struct Client {
    guest: Option<GuestId>,
    seen: u64,
    view: Option<View>,
}

pub(super) struct World {
    pub(super) table: Table,
    clients: Vec<Client>,
    jobs: Vec<BotJob>,
    /// The last command that was done, and its entry.
    last: Option<(Sent, u64)>,
    /// A command that was given and has not arrived yet.
    late: Option<Sent>,
    /// Entries already judged.
    pub(super) judged: usize,
    /// Seeds of games that are not over, by game.
    pub(super) seeds: BTreeMap<GameId, String>,
    pub(super) shown: BTreeMap<GameId, Commitment>,
    pub(super) over: Vec<GameId>,
    /// Bots' seeds and what links are made of: never told.
    pub(super) never: Vec<String>,
    /// Nonces of seats that are ready.
    pub(super) nonces: Vec<String>,
    ids: u32,
    /// Table time when it was last looked at: it never goes back, but after a crash, and then by two seconds at most.
    pub(super) at: u64,
}

impl World {
    pub(super) fn new() -> World {
        let mut table = Table::seated(2);
        table.done(GuestId(0), &Command::SeatBot { level: 1 });
        let mut never: Vec<String> = (0..PEOPLE).map(|number| hex::encode(person(number).0)).collect();
        never.push(hex::encode(SECRET));
        World {
            table,
            clients: Vec::new(),
            jobs: Vec::new(),
            last: None,
            late: None,
            judged: 0,
            seeds: BTreeMap::new(),
            shown: BTreeMap::new(),
            over: Vec::new(),
            never,
            nonces: Vec::new(),
            ids: 0,
            at: 0,
        }
    }

    fn guest(&self, number: u8) -> Option<GuestId> {
        self.table.desk.room().guest_of(person(number))
    }

    pub(super) fn act(&mut self, act: &Act) {
        let mono = Mono(self.table.mono);
        match act {
            Act::Come(number) => drop(self.table.come(*number)),
            Act::Connect(number) => {
                if let Some(guest) = self.guest(*number) {
                    self.table.desk.connect(Some(guest), mono);
                }
            }
            Act::Disconnect(number) => self.table.desk.disconnect(self.guest(*number), mono),
            Act::Watch => self.table.desk.connect(None, mono),
            Act::StopWatching => self.table.desk.disconnect(None, mono),
            Act::Gather => self.gather(),
            Act::Begin => self.begin(),
            Act::Offered { guest, seed, delay } => self.offered(*guest, *seed, *delay),
            Act::Asked { guest, kind, seed } => {
                let guest = self.guest(*guest).unwrap_or(GuestId(99));
                let command = any_command(*kind, &mut ChaCha8Rng::seed_from_u64(*seed));
                self.send(guest, &command, 0);
            }
            Act::Again => self.again(),
            Act::Arrives => self.arrives(),
            Act::Crash => self.crash(),
            Act::Pass(length) => self.table.pass(u64::from(*length)),
            Act::AskBots => self.jobs.extend(self.table.desk.ask_bots(mono)),
            Act::BotAnswers(which) => {
                if let Some(job) = self.job(*which) {
                    let report = (job.think)(&|| false);
                    let now = self.table.now();
                    let steps = self.table.desk.bot_answered(report, now);
                    self.table.keep(steps);
                }
            }
            Act::BotIsLost(which) => drop(self.job(*which)),
            Act::CatchUp(number) => self.catch_up(*number),
            Act::Restart => self.restart(),
        }
    }

    fn job(&mut self, which: u8) -> Option<BotJob> {
        let count = self.jobs.len();
        (count > 0).then(|| self.jobs.swap_remove(usize::from(which) % count))
    }

    fn send(&mut self, guest: GuestId, command: &Asked, delay: u64) {
        self.ids += 1;
        let value = serde_json::to_value(command).expect("JSON");
        let sent = self.table.meant(guest, 1_000 + u64::from(self.ids), &value, delay);
        self.judge_moment(&sent, command);
        // Now and then one is held up on its way, and arrives when something else has been done.
        if self.ids.is_multiple_of(5) {
            self.late = Some(sent);
        } else {
            self.deliver(sent);
        }
    }

    fn deliver(&mut self, sent: Sent) {
        if let Ok(number) = self.table.deliver(&sent) {
            assert_eq!(number, self.table.desk.number(), "an accepted command is the last entry");
            self.last = Some((sent, number));
        }
    }

    /// What was held up arrives. If its moment has passed it is refused.
    fn arrives(&mut self) {
        let Some(sent) = self.late.take() else { return };
        let read = serde_json::from_value::<Asked>(sent.command.clone()).expect("a command");
        // Time may bring something about first.
        let now = self.table.now();
        let step = self.table.desk.tick(now);
        self.table.keep(step);
        let passed = self.table.desk.room().moment(&read) != Some(sent.moment);
        let result = self.table.deliver(&sent);
        if passed {
            let refused = result.expect_err("what is late is not done");
            assert!(["too_late", "not_a_guest"].contains(&refused.as_str()), "{refused}");
        }
    }

    /// A client that goes by its view and a room agree on what a command is meant for.
    fn judge_moment(&self, sent: &Sent, command: &Asked) {
        let room = self.table.desk.room();
        assert_eq!(sent.moment, room.moment(command).unwrap_or(Moment::Any));
    }

    fn again(&mut self) {
        if let Some((sent, number)) = self.last.clone() {
            let entries = self.table.log.len();
            assert_eq!(self.table.deliver(&sent), Ok(number));
            assert_eq!(self.table.log.len(), entries, "done once");
        }
    }

    pub(super) fn begin(&mut self) {
        for seat in Seat::all(self.table.desk.room().chairs.len()) {
            if let Some(guest) = self.table.desk.room().chairs[seat.index()].holder() {
                self.ids += 1;
                let nonce = Nonce(Sha256::digest(self.ids.to_be_bytes())[..16].try_into().expect("16 bytes"));
                self.send(guest, &Command::Ready { seat, nonce }, 0);
            }
        }
        self.send(self.table.desk.room().host, &Command::Start, 0);
    }

    fn gather(&mut self) {
        for guest in (0..PEOPLE).filter_map(|number| self.guest(number)).collect::<Vec<_>>() {
            self.table.desk.connect(Some(guest), Mono(self.table.mono));
        }
        self.send(self.table.desk.room().host, &Command::Resume, 0);
    }

    /// The first guest from this one on who may do something in the game does it.
    fn offered(&mut self, first: u8, seed: u64, delay: u16) {
        let rng = &mut ChaCha8Rng::seed_from_u64(seed);
        for number in (0..PEOPLE).map(|step| (first + step) % PEOPLE) {
            let Some(guest) = self.guest(number) else { continue };
            let room = self.table.desk.room();
            let Some(playing) = room.view(&room.viewer(guest)).playing else { return };
            let offers = playing.view.offers();
            if !offers.is_empty() {
                let offered = &offers[rng.random_range(0..offers.len())];
                let command = Command::Play { seat: offered.seat, command: offered.offer.sample(rng) };
                return self.send(guest, &command, u64::from(delay));
            }
        }
    }

    /// A client comes back: it gets what it missed, or everything.
    pub(super) fn catch_up(&mut self, number: u8) {
        let guest = if number == PEOPLE { None } else { self.guest(number) };
        let found = self.clients.iter().position(|client| client.guest == guest);
        let index = found.unwrap_or_else(|| {
            self.clients.push(Client { guest, seen: 0, view: None });
            self.clients.len() - 1
        });
        let client = &mut self.clients[index];
        let now = Mono(self.table.mono);
        let missed = client.view.as_ref().and_then(|_| self.table.desk.missed(guest, client.seen, now));
        let (latest, _, fresh) = self.table.snapshot(guest);
        if let Some(missed) = missed {
            let (after, number, view) = told(&missed);
            assert_eq!(after, client.seen, "nothing is left out");
            (client.seen, client.view) = (number, Some(view));
        } else {
            (client.seen, client.view) = (latest, Some(fresh.clone()));
        }
        assert_eq!((client.seen, client.view.as_ref()), (latest, Some(&fresh)));
    }

    pub(super) fn restart(&mut self) {
        let everyone: Vec<Option<GuestId>> =
            (0..PEOPLE).map(|number| self.guest(number)).chain([None]).collect();
        let see = |table: &Table| {
            everyone
                .iter()
                .map(|guest| table.snapshot(*guest))
                .map(|(n, _, view)| (n, view))
                .collect::<Vec<_>>()
        };
        let before = see(&self.table);
        let at = self.table.at();
        // As a server does before it lets a table sleep, or stops.
        self.table.marked = Millis(at);
        self.table.restart();
        assert_eq!(see(&self.table), before, "a woken table looks as it did");
        assert!(!self.table.runs());
        assert_eq!(self.table.at(), at, "and it is as late as it was");
    }

    /// The server is killed: time is back by two seconds at the most, in a game.
    fn crash(&mut self) {
        let (at, in_game) = (self.table.at(), self.table.under_way());
        self.table.restart();
        let back = at - self.table.at();
        assert!(!in_game || back <= AHEAD.0, "{back} ms are lost");
        self.at = self.table.at();
    }
}

fn told(text: &str) -> (u64, u64, View) {
    match serde_json::from_str(text).expect("a message") {
        ServerMessageOf::<Corona>::Told { after, number, view, .. } => (after, number, view),
        other => panic!("not told: {other:?}"),
    }
}
