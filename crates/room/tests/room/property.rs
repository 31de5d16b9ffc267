//! Laws over any order of guests' commands, connections, time, bots' answers and restarts.

use std::collections::BTreeMap;

use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use sha2::{Digest, Sha256};
use tablier_corona::{Chips, Corona};
use tablier_game::{Commitment, GameId, Nonce, Offer, Offers, Seat, Session};
use tablier_room::wire::ServerMessageOf;
use tablier_room::{BotJob, Command, EventOf, GuestId, Kind, Mono, Name};

use crate::support::{Asked, Table, View, person, short};

const PEOPLE: u8 = 4;

/// Something that may happen to a table. The numbers choose among what there is.
#[derive(Debug, Clone)]
enum Act {
    Come(u8),
    Connect(u8),
    Disconnect(u8),
    Watch,
    StopWatching,
    /// Everybody on a chair is ready, and the host starts.
    Begin,
    /// A command of the game that a guest's view offers.
    Offered {
        guest: u8,
        seed: u64,
        delay: u16,
    },
    /// A command of the room, sensible or not.
    Asked {
        guest: u8,
        kind: u8,
        seed: u64,
    },
    /// The last command again.
    Again,
    Pass(u32),
    AskBots,
    BotAnswers(u8),
    BotIsLost(u8),
    CatchUp(u8),
    Restart,
}

fn act() -> impl Strategy<Value = Act> {
    let guest = || 0..PEOPLE;
    prop_oneof![
        2 => guest().prop_map(Act::Come),
        4 => guest().prop_map(Act::Connect),
        2 => guest().prop_map(Act::Disconnect),
        1 => Just(Act::Watch),
        1 => Just(Act::StopWatching),
        5 => Just(Act::Begin),
        30 => (guest(), any::<u64>(), 0..400_u16)
            .prop_map(|(guest, seed, delay)| Act::Offered { guest, seed, delay }),
        10 => (guest(), 0..19_u8, any::<u64>()).prop_map(|(guest, kind, seed)| Act::Asked { guest, kind, seed }),
        2 => Just(Act::Again),
        12 => prop_oneof![0..500_u32, 500..6_000_u32, 6_000..90_000_u32].prop_map(Act::Pass),
        8 => Just(Act::AskBots),
        8 => any::<u8>().prop_map(Act::BotAnswers),
        1 => any::<u8>().prop_map(Act::BotIsLost),
        5 => (0..=PEOPLE).prop_map(Act::CatchUp),
        2 => Just(Act::Restart),
    ]
}

/// What somebody's screen shows.
struct Client {
    guest: Option<GuestId>,
    seen: u64,
    view: Option<View>,
}

struct World {
    table: Table,
    clients: Vec<Client>,
    jobs: Vec<BotJob>,
    last: Option<(GuestId, String, serde_json::Value, u64)>,
    /// Entries already judged.
    judged: usize,
    /// Seeds of games that are not over, by game.
    seeds: BTreeMap<GameId, String>,
    shown: BTreeMap<GameId, Commitment>,
    over: Vec<GameId>,
    /// Bots' seeds and what links are made of: never told.
    never: Vec<String>,
    /// Nonces of seats that are ready.
    nonces: Vec<String>,
    ids: u32,
}

impl World {
    fn new() -> World {
        let mut table = Table::seated(2);
        table.done(GuestId(0), &Command::SeatBot { level: 1 });
        let mut never: Vec<String> = (0..PEOPLE).map(|number| hex::encode(person(number).0)).collect();
        never.push(hex::encode([0x77; 32]));
        World {
            table,
            clients: Vec::new(),
            jobs: Vec::new(),
            last: None,
            judged: 0,
            seeds: BTreeMap::new(),
            shown: BTreeMap::new(),
            over: Vec::new(),
            never,
            nonces: Vec::new(),
            ids: 0,
        }
    }

    fn guest(&self, number: u8) -> Option<GuestId> {
        self.table.desk.room().guest_of(person(number))
    }

    fn act(&mut self, act: &Act) {
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
            Act::Begin => self.begin(),
            Act::Offered { guest, seed, delay } => self.offered(*guest, *seed, *delay),
            Act::Asked { guest, kind, seed } => {
                let guest = self.guest(*guest).unwrap_or(GuestId(99));
                let command = any_command(*kind, &mut ChaCha8Rng::seed_from_u64(*seed));
                self.send(guest, &command, 0);
            }
            Act::Again => self.again(),
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
        let (id, value) = (format!("w{}", self.ids), serde_json::to_value(command).expect("JSON"));
        if let Ok(number) = self.table.send(guest, &id, &value, delay) {
            assert_eq!(number, self.table.desk.number(), "an accepted command is the last entry");
            self.last = Some((guest, id, value, number));
        }
    }

    fn again(&mut self) {
        if let Some((guest, id, value, number)) = self.last.clone() {
            let entries = self.table.log.len();
            assert_eq!(self.table.send(guest, &id, &value, 0), Ok(number));
            assert_eq!(self.table.log.len(), entries, "done once");
        }
    }

    fn begin(&mut self) {
        for seat in Seat::all(self.table.desk.room().chairs.len()) {
            if let Some(guest) = self.table.desk.room().chairs[seat.index()].holder() {
                self.ids += 1;
                let nonce = Nonce(Sha256::digest(self.ids.to_be_bytes())[..16].try_into().expect("16 bytes"));
                self.send(guest, &Command::Ready { seat, nonce }, 0);
            }
        }
        self.send(self.table.desk.room().host, &Command::Start, 0);
    }

    fn offered(&mut self, number: u8, seed: u64, delay: u16) {
        let Some(guest) = self.guest(number) else { return };
        let rng = &mut ChaCha8Rng::seed_from_u64(seed);
        let Some(playing) = self.table.view(guest).playing else { return };
        let offers = playing.view.offers();
        if !offers.is_empty() {
            let offered = &offers[rng.random_range(0..offers.len())];
            let command = Command::Play { seat: offered.seat, command: offered.offer.sample(rng) };
            self.send(guest, &command, u64::from(delay));
        }
    }

    /// A client comes back: it gets what it missed, or everything.
    fn catch_up(&mut self, number: u8) {
        let guest = if number == PEOPLE { None } else { self.guest(number) };
        let found = self.clients.iter().position(|client| client.guest == guest);
        let index = found.unwrap_or_else(|| {
            self.clients.push(Client { guest, seen: 0, view: None });
            self.clients.len() - 1
        });
        let client = &mut self.clients[index];
        let missed = client.view.as_ref().and_then(|_| self.table.desk.missed(guest, client.seen));
        let (latest, _, fresh) = self.table.snapshot(guest);
        match missed {
            Some(missed) => {
                for (number, text) in missed {
                    assert_eq!(number, client.seen + 1, "nothing is left out");
                    client.seen = number;
                    client.view = Some(told(&text).1);
                }
            }
            None => (client.seen, client.view) = (latest, Some(fresh.clone())),
        }
        assert_eq!((client.seen, client.view.as_ref()), (latest, Some(&fresh)));
    }

    fn restart(&mut self) {
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
        self.table.restart();
        assert_eq!(see(&self.table), before, "a woken table looks as it did");
        assert!(!self.table.runs());
        assert_eq!(self.table.at(), self.table.log.last().expect("entries").at.0);
    }

    /// Judges whatever is new in the log, and the room as it is now.
    fn judge(&mut self) {
        for index in self.judged..self.table.log.len() {
            let entry = &self.table.log[index];
            assert_eq!(entry.number, index as u64 + 1);
            assert!(index == 0 || self.table.log[index - 1].at <= entry.at, "table time never goes back");
            let events: Vec<EventOf<Corona>> = serde_json::from_str(&entry.events).expect("events");
            events.iter().for_each(|event| self.note(event));
            self.judge_messages(index);
        }
        self.judged = self.table.log.len();
        self.judge_room();
    }

    fn note(&mut self, event: &EventOf<Corona>) {
        use tablier_room::Event;
        match event {
            Event::SeedDrawn { id, seed } => {
                assert!(self.shown.insert(*id, seed.commitment(*id)).is_none(), "each game has its own id");
                assert!(self.nonces.is_empty(), "the commitment comes before any nonce");
                self.seeds.insert(*id, seed.to_string());
            }
            Event::BotSeated { seed, .. } | Event::StandInSeated { seed, .. } => {
                self.never.push(seed.to_string())
            }
            Event::SeatReady { nonce, .. } => self.nonces.push(nonce.to_string()),
            Event::LinkMade { hash, .. } => self.never.push(hex::encode(hash)),
            Event::GameStarted { .. } => self.nonces.clear(),
            Event::GameOver { id, .. } => {
                self.seeds.remove(id).expect("it was drawn");
                self.over.push(*id);
            }
            _ => {}
        }
    }

    fn judge_messages(&self, index: usize) {
        let secrets = || self.seeds.values().chain(&self.never).chain(&self.nonces);
        let mut texts: Vec<&str> = self.table.told[index].values().map(AsRef::as_ref).collect();
        texts.dedup();
        for text in texts {
            assert_eq!(told(text).0, index as u64 + 1);
            if let Some(secret) = secrets().find(|secret| text.contains(secret.as_str())) {
                panic!("{secret} is told in {text}");
            }
        }
    }

    fn judge_room(&self) {
        let room = self.table.desk.room();
        let here = |guest: &GuestId| !room.guests[guest].removed;
        assert!(here(&room.host), "the host is somebody");
        assert!(room.chairs.iter().filter_map(|chair| chair.holder()).all(|guest| here(&guest)));
        assert!(room.links.keys().chain(&room.for_ending).all(|seat| seat.index() < room.chairs.len()));
        assert_eq!(
            room.next.is_some(),
            room.under_way().is_none(),
            "the next game is drawn as the last ends"
        );
        if let Some(playing) = &room.playing {
            let count = playing.state.players.len();
            let held: u32 = playing.state.players.iter().filter(|p| !p.left).map(|p| p.chips.0).sum();
            let all = Chips::at_start(count).0 * u32::try_from(count).expect("few");
            assert_eq!(held + playing.state.taken_out.0, all, "chips neither come nor go");
        }
        if let Some(playing) = room.under_way() {
            assert_eq!(
                playing.state.players.len(),
                room.chairs.len(),
                "a chair per seat while a game goes on"
            );
        }
    }

    /// What must hold at the end of it all.
    fn conclude(&mut self) {
        for number in 0..=PEOPLE {
            self.catch_up(number);
        }
        self.restart();
        for id in &self.over {
            let text = Kind::of::<Corona>().export(*id, &self.table.log).expect("it is over");
            let game = Session::<Corona>::from_text(&text).expect("a record");
            tablier_corona::verify::verify(&game, Some(self.shown[id]))
                .expect("its dice are as committed to");
        }
        for id in self.seeds.keys() {
            assert!(Kind::of::<Corona>().export(*id, &self.table.log).is_err(), "a seed is not given away");
        }
    }
}

fn told(text: &str) -> (u64, View) {
    match serde_json::from_str(text).expect("a message") {
        ServerMessageOf::<Corona>::Told { number, view, .. } => (number, view),
        other => panic!("not told: {other:?}"),
    }
}

fn any_command(kind: u8, rng: &mut ChaCha8Rng) -> Asked {
    let seat = Seat(rng.random_range(0..5));
    let guest = GuestId(rng.random_range(0..5));
    let level = rng.random_range(0..6);
    let secret = [0x77; 32];
    match kind {
        0 => Command::SetName { name: Name::clean(&format!("N{level}")) },
        1 | 2 => Command::Sit { name: None },
        3 => Command::SeatBot { level },
        4 => Command::Stand { seat },
        5 => Command::NotReady { seat },
        6 => Command::ChangeSetup { setup: short() },
        7 => Command::Pause,
        8 | 9 => Command::Resume,
        10 => Command::HandOver { to: guest },
        11 if level == 0 => Command::RemoveGuest { guest },
        11 | 12 => Command::StandIn { seat, level },
        13 => Command::TakeBack { seat },
        14 if level < 2 => Command::GiveUp { seat },
        14 | 15 => Command::AgreeToEnd { seat },
        16 => Command::PlayOn,
        17 => Command::MakeLink { seat, hash: Sha256::digest(secret).into() },
        _ => Command::TakeLink { secret },
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, max_shrink_iters: 400, ..ProptestConfig::default() })]

    #[test]
    fn any_order_of_things_leaves_the_log_whole_and_every_view_fresh(
        acts in proptest::collection::vec(act(), 60..240)
    ) {
        let mut world = World::new();
        world.begin();
        for act in &acts {
            world.act(act);
            world.judge();
        }
        world.conclude();
    }
}
