//! A table with a hand on its clock, and a log that keeps what a store would.

use std::time::Duration;

use serde_json::Value;
use tablier_corona::game::{Corona, Endings, Setup};
use tablier_game::{Game, Micros, Millis, Nonce, Seat};
use tablier_room::wire::{ClockNow, ServerMessageOf};
use tablier_room::{
    Author, Command, CommandId, CommandOf, Desk, Entry, Fresh, GuestId, Known, Messages, Moment, Mono, Name,
    Now, Person, SessionId, Step, ViewOf, Wall, moment_of,
};

pub(crate) type Play = tablier_corona::game::Command;
pub(crate) type Asked = CommandOf<Corona>;
pub(crate) type View = ViewOf<Corona>;

/// The host of most tests, and two others.
pub(crate) const ADA: GuestId = GuestId(0);
pub(crate) const BOB: GuestId = GuestId(1);
pub(crate) const EVE: GuestId = GuestId(2);

/// A game that is soon over.
pub(crate) fn short() -> Setup {
    Setup {
        endings: Endings { rounds: Some(2), ..Endings::NEVER },
        glass: Millis::seconds(5),
        idle_limit: Some(Millis::seconds(10)),
        ..Setup::default()
    }
}

pub(crate) fn person(number: u8) -> Person {
    Person([0xa0 + number; 32])
}

pub(crate) fn nonce(number: u8) -> Nonce {
    Nonce([0x50 + number; 16])
}

pub(crate) fn code() -> tablier_room::TableCode {
    "KLMPRTBCDFGH".parse().expect("a code")
}

pub(crate) struct Table {
    pub(crate) desk: Desk<Corona>,
    pub(crate) log: Vec<Entry>,
    pub(crate) told: Vec<Messages>,
    pub(crate) mono: u64,
    /// The clock on the wall, which only people and doors go by.
    pub(crate) wall: Wall,
    /// How far into that millisecond commands come in.
    pub(crate) micros: Micros,
    /// Whether what is decided is durable at once, and marks of time are made.
    pub(crate) stores: bool,
    /// The last mark of time.
    pub(crate) marked: Millis,
    inputs: u32,
}

/// A command of somebody's page.
#[derive(Debug, Clone)]
pub(crate) struct Sent {
    pub(crate) guest: GuestId,
    pub(crate) id: CommandId,
    pub(crate) moment: Moment,
    pub(crate) command: Value,
    pub(crate) delay: u64,
}

pub(crate) fn id(session: u8, number: u64) -> CommandId {
    CommandId { session: SessionId([session; 16]), number }
}

impl Table {
    pub(crate) fn open(setup: Setup) -> Table {
        let now = Now { mono: Mono(1_000), micros: Micros::ZERO, wall: Wall(0), fresh: Fresh([7; 32]) };
        let (desk, step) = Desk::open(code(), setup, now);
        let (log, told) = (Vec::new(), Vec::new());
        let mut table = Table {
            desk,
            log,
            told,
            mono: 1_000,
            wall: Wall(0),
            micros: Micros::ZERO,
            stores: true,
            marked: Millis::ZERO,
            inputs: 0,
        };
        table.keep([step]);
        table.watch();
        table
    }

    /// So many people, each on a chair; Ada is the host.
    pub(crate) fn seated(people: u8) -> Table {
        let mut table = Table::open(short());
        for number in 0..people {
            let guest = table.enter(number);
            table.done(guest, &Command::Sit { name: None });
        }
        table
    }

    /// The same, with their game begun.
    pub(crate) fn playing(people: u8) -> Table {
        let mut table = Table::seated(people);
        table.all_ready();
        table.done(ADA, &Command::Start);
        table
    }

    pub(crate) fn now(&mut self) -> Now {
        self.inputs += 1;
        let mut fresh = [0x11; 32];
        fresh[..4].copy_from_slice(&self.inputs.to_be_bytes());
        Now { mono: Mono(self.mono), micros: self.micros, wall: self.wall, fresh: Fresh(fresh) }
    }

    pub(crate) fn keep(&mut self, steps: impl IntoIterator<Item = Step>) {
        for step in steps {
            if self.stores {
                self.desk.stored(step.entry.number, step.entry.at, Mono(self.mono));
            }
            self.log.push(step.entry);
            self.told.push(step.messages);
        }
    }

    /// Marks the time if that is due.
    fn mark(&mut self) {
        let now = Mono(self.mono);
        if self.stores && self.desk.mark_due(now).is_some_and(|due| due <= now) {
            self.marked = self.desk.at(now);
            self.desk.stored(self.desk.number(), self.marked, now);
        }
    }

    /// When something is to be done: a tick, or a mark.
    fn wakes(&self) -> impl Iterator<Item = Mono> + use<> {
        let now = Mono(self.mono);
        let mark = self.desk.mark_due(now).filter(|_| self.stores);
        self.desk.next_wake(now).into_iter().chain(mark)
    }

    /// Somebody watches: what spectators are told is only worded if there is one.
    fn watch(&mut self) {
        self.desk.connect(None, Mono(self.mono));
    }

    /// Comes in as a guest, without being connected.
    pub(crate) fn come(&mut self, number: u8) -> Result<GuestId, String> {
        let now = self.now();
        let name = Name::clean(&format!("Guest {number}"));
        let (guest, step) =
            self.desk.come(person(number), name, now).map_err(|refusal| refusal.code.to_string())?;
        self.keep(step);
        Ok(guest)
    }

    /// Comes in and stays connected.
    pub(crate) fn enter(&mut self, number: u8) -> GuestId {
        let guest = self.come(number).expect("may come in");
        self.desk.connect(Some(guest), Mono(self.mono));
        guest
    }

    pub(crate) fn leave(&mut self, guest: GuestId) {
        self.desk.disconnect(Some(guest), Mono(self.mono));
    }

    /// Gives a command, meant for what its sender sees, and answers its entry's number, or the code of its refusal.
    pub(crate) fn ask(&mut self, guest: GuestId, command: &Asked) -> Result<u64, String> {
        let number = u64::from(self.inputs);
        self.send(guest, number, &serde_json::to_value(command).expect("a command is JSON"), 0)
    }

    /// The same under a number of one's own choice, over a connection that takes so long.
    pub(crate) fn send(
        &mut self,
        guest: GuestId,
        number: u64,
        command: &Value,
        delay: u64,
    ) -> Result<u64, String> {
        let sent = self.meant(guest, number, command, delay);
        self.deliver(&sent)
    }

    /// A command as its sender means it now.
    pub(crate) fn meant(&self, guest: GuestId, number: u64, command: &Value, delay: u64) -> Sent {
        let read = serde_json::from_value::<Asked>(command.clone()).ok();
        let moment = read.and_then(|read| moment_of::<Corona>(&self.view(guest), &read));
        let moment = moment.unwrap_or(Moment::Any);
        Sent { guest, id: id(1, number), moment, command: command.clone(), delay }
    }

    /// A command comes in, for the first time or again, as a server takes it.
    pub(crate) fn deliver(&mut self, sent: &Sent) -> Result<u64, String> {
        let Sent { guest, id, moment, command, delay } = sent.clone();
        let found = match self.desk.known(guest, id) {
            Known::New => None,
            Known::Decided(number) => Some(number),
            Known::Unsure => {
                let by = Author::Guest(guest);
                let entry = self.log.iter().find(|entry| entry.by == by && entry.command == Some(id));
                entry.map(|entry| entry.number)
            }
        };
        if let Some(number) = found {
            return Ok(number);
        }
        let now = self.now();
        let delay = Duration::from_millis(delay);
        let asked = tablier_room::Asked { id, moment, command, waited: Duration::ZERO, delay };
        let verdict = self.desk.command(guest, &asked, now);
        self.keep(verdict.steps);
        verdict.result.map_err(|refusal| refusal.code.to_string())
    }

    #[track_caller]
    pub(crate) fn done(&mut self, guest: GuestId, command: &Asked) -> u64 {
        self.ask(guest, command).unwrap_or_else(|code| panic!("{command:?} of {guest:?}: {code}"))
    }

    /// Does something that is stored and changes little: somebody is called otherwise than before.
    #[track_caller]
    pub(crate) fn rename(&mut self, guest: GuestId) -> u64 {
        let name = Name::clean(&format!("Guest {guest:?} as {}", self.inputs));
        self.done(guest, &Command::SetName { name })
    }

    #[track_caller]
    pub(crate) fn refused(&mut self, guest: GuestId, command: &Asked, code: &str) {
        let before = self.log.len();
        assert_eq!(self.ask(guest, command), Err(code.to_owned()), "{command:?} of {guest:?}");
        assert_eq!(self.log.len(), before, "what is refused changes nothing");
    }

    pub(crate) fn play(&mut self, guest: GuestId, seat: Seat, command: Play) -> Result<u64, String> {
        self.ask(guest, &Command::Play { seat, command })
    }

    pub(crate) fn all_ready(&mut self) {
        for seat in Seat::all(self.desk.room().chairs.len()) {
            if let Some(guest) = self.desk.room().chairs[seat.index()].holder() {
                self.done(guest, &Command::Ready { seat, nonce: nonce(u8::try_from(seat.0).expect("few")) });
            }
        }
    }

    /// Lets real time pass; the table is ticked whenever it wants to be, and its time marked. Bots are not asked.
    pub(crate) fn pass(&mut self, length: u64) {
        let end = self.mono + length;
        loop {
            let now = self.now();
            let step = self.desk.tick(now);
            self.keep(step);
            self.mark();
            // What is due and still there is a bot's question: nobody waits for that.
            match self.wakes().filter(|wake| (self.mono + 1..=end).contains(&wake.0)).min() {
                Some(wake) => self.mono = wake.0,
                None if self.mono == end => return,
                None => self.mono = end,
            }
        }
    }

    /// Drives the table as a server does: after every input the bots that are due are asked and answer at once, then
    /// the next wake is waited for. Fails if that would spin.
    pub(crate) fn drive(&mut self, length: u64) {
        let end = self.mono + length;
        let mut at_once = 0;
        loop {
            let jobs = self.desk.ask_bots(Mono(self.mono));
            let asked = !jobs.is_empty();
            for job in jobs {
                let report = (job.think)(&|| false);
                let now = self.now();
                let steps = self.desk.bot_answered(report, now);
                self.keep(steps);
            }
            if !asked {
                let Some(wake) = self.wakes().min().filter(|wake| wake.0 <= end) else {
                    break;
                };
                at_once = if wake.0 > self.mono { 0 } else { at_once };
                self.mono = self.mono.max(wake.0);
                let now = self.now();
                let step = self.desk.tick(now);
                self.keep(step);
                self.mark();
            }
            at_once += 1;
            assert!(at_once < 40, "a table must not spin at {}", self.mono);
        }
        self.mono = end;
    }

    /// The server dies; the table is woken from its log, with nobody connected but somebody who watches.
    pub(crate) fn restart(&mut self) {
        self.desk = Desk::wake(code(), &self.log, self.marked).expect("its own log");
        self.watch();
    }

    pub(crate) fn snapshot(&self, guest: Option<GuestId>) -> (u64, ClockNow, View) {
        let text = self.desk.snapshot(guest, Mono(self.mono));
        match serde_json::from_str(&text).expect("a message") {
            ServerMessageOf::<Corona>::Snapshot { number, clock, view, .. } => (number, clock, view),
            other => panic!("not a snapshot: {other:?}"),
        }
    }

    pub(crate) fn view(&self, guest: GuestId) -> View {
        self.snapshot(Some(guest)).2
    }

    /// Table time now.
    pub(crate) fn at(&self) -> u64 {
        self.snapshot(None).1.at.0
    }

    pub(crate) fn runs(&self) -> bool {
        self.snapshot(None).1.runs
    }

    pub(crate) fn under_way(&self) -> bool {
        self.desk.room().under_way().is_some()
    }

    /// Whoever may set up now.
    pub(crate) fn setter(&self) -> Seat {
        match self.state().phase() {
            tablier_corona::game::Phase::SettingUp(set_up) => set_up.setter,
            phase => panic!("nobody is setting up: {phase:?}"),
        }
    }

    pub(crate) fn state(&self) -> &<Corona as Game>::State {
        &self.desk.room().playing.as_ref().expect("a game").state
    }

    /// The setter, on a table of one chair per guest, sets up.
    pub(crate) fn set_up(&mut self) {
        self.set_up_by(GuestId(u32::from(self.setter().0)));
    }

    /// The setter, who is at this guest's device, sets up.
    pub(crate) fn set_up_by(&mut self, guest: GuestId) {
        let seat = self.setter();
        let space = |number| tablier_corona::board::Space::try_from(number).expect("a space");
        let placement = tablier_corona::board::Placement([0, 2, 4, 5, 7, 10].map(space));
        let command = Play::SetUp { placement, nonce: nonce(9) };
        self.play(guest, seat, command).expect("the setter may");
    }
}
