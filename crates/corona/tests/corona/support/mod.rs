//! A table to test rules at: real decisions and ticks, with pieces, dice and chips laid as a test wants them.
#![allow(unreachable_pub, clippy::needless_pass_by_value, reason = "test code")]

pub mod bots;
pub mod plain;

use tablier_corona::board::{Colour, Piece, Placement, Points, Situation, Throw};
use tablier_corona::game::{Command, Corona, Event, Phase, Refusal, Setup, State};
use tablier_corona::settlement::Payment;
use tablier_game::{Game, GameId, Millis, Nonce, Seat, Seed, Started, When};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

pub fn started(seats: usize, setup: Setup, seed: u8) -> Started<Setup> {
    Started {
        id: GameId([1; 16]),
        rules: Corona::SCHEMA,
        setup,
        nonces: (0..seats).map(|seat| Nonce([u8::try_from(seat).unwrap(); 16])).collect(),
        seed: Seed([seed; 32]),
        at: Millis(1_000),
    }
}

pub fn placement(spaces: [u8; 6]) -> Placement {
    Placement(spaces.map(|space| space.try_into().unwrap()))
}

pub fn throw(dice: [u8; 6]) -> Throw {
    Throw(dice.map(|die| die.try_into().unwrap()))
}

pub fn situation(spaces: [u8; 6], dice: [u8; 6]) -> Situation {
    Situation { placement: placement(spaces), throw: throw(dice) }
}

pub fn piece(number: u8) -> Piece {
    number.try_into().unwrap()
}

/// Somebody's table, with a clock that only tests move.
#[derive(Debug, Clone)]
pub struct Sitting {
    pub state: State,
    pub now: Millis,
}

impl Sitting {
    /// A table after its opening rolls, the first seat to set up, whoever rolled the six.
    pub fn of(seats: usize, setup: Setup) -> Sitting {
        let mut sitting = Sitting::unopened(seats, setup);
        sitting.wait(Millis::ZERO);
        sitting.given(Event::SetUpBegan { setter: A, unclaimed: 0, at: sitting.now });
        sitting
    }

    pub fn unopened(seats: usize, setup: Setup) -> Sitting {
        Sitting::begun(&started(seats, setup, 7))
    }

    /// A table with this seed, the first seat to set up, before roll number `roll`.
    pub fn before_roll(roll: u32, seed: Seed) -> Sitting {
        let mut sitting = Sitting::begun(&Started { seed, ..started(2, Setup::default(), 7) });
        for _ in 0..roll {
            sitting.given(Event::OpeningRolled { seat: A, pips: 6.try_into().unwrap() });
        }
        sitting.given(Event::SetUpBegan { setter: A, unclaimed: 0, at: sitting.now });
        sitting
    }

    fn begun(started: &Started<Setup>) -> Sitting {
        Sitting { state: Corona::begin(started).unwrap(), now: started.at }
    }

    /// The same table after one more played round that left the chips so, and the first seat to set up. Chips only
    /// change hands: they add up to what there was.
    pub fn with_chips(mut self, wanted: &[u32]) -> Sitting {
        let has = self.chips();
        assert_eq!(has.iter().sum::<u32>(), wanted.iter().sum::<u32>(), "chips are neither made nor lost");
        let surplus = |from: &[u32], to: &[u32]| -> Vec<Seat> {
            let seats = Seat::all(from.len()).zip(from.iter().zip(to));
            seats.flat_map(|(seat, (from, to))| vec![seat; from.saturating_sub(*to) as usize]).collect()
        };
        let (givers, takers) = (surplus(&has, wanted), surplus(wanted, &has));
        let payments = givers.into_iter().zip(takers).map(|(from, to)| Payment { from, to }).collect();
        self.lay([0; 6], [1; 6]);
        let (bidder, call, points, at) = (A, Points(1), Points(1), self.now);
        self.given(Event::AuctionWon { bidder, call, at });
        self.given(Event::RoundSettled { bidder, call, points, made: true, payments, ran_out: false });
        self.given(Event::SetUpBegan { setter: A, unclaimed: 0, at });
        assert_eq!(self.chips(), wanted);
        self
    }

    pub fn given(&mut self, event: Event) {
        Corona::apply(&mut self.state, &event);
    }

    fn happen(&mut self, events: Vec<Event>) -> Vec<Event> {
        for event in &events {
            Corona::apply(&mut self.state, event);
        }
        events
    }

    pub fn wait(&mut self, time: Millis) -> Vec<Event> {
        self.now = self.now + time;
        let events = Corona::tick(&self.state, self.now);
        self.happen(events)
    }

    pub fn act(&mut self, seat: Seat, command: Command) -> Result<Vec<Event>, Refusal> {
        self.act_at(seat, When::exactly(self.now), command)
    }

    pub fn act_at(&mut self, seat: Seat, when: When, command: Command) -> Result<Vec<Event>, Refusal> {
        let events = Corona::decide(&self.state, seat, when, &command)?;
        Ok(self.happen(events))
    }

    pub fn leave(&mut self, seat: Seat) -> Vec<Event> {
        let events = Corona::leave(&self.state, seat, self.now);
        self.happen(events)
    }

    /// Sets up for whoever's turn it is, with dice as the test wants them.
    pub fn lay(&mut self, spaces: [u8; 6], dice: [u8; 6]) {
        let glass = self.state.started().setup.glass;
        self.given(Event::RoundSetUp {
            placement: placement(spaces),
            nonce: Nonce([9; 16]),
            idle: false,
            roll: self.state.rolls(),
            throw: throw(dice),
            turned: self.now,
            runs_out: self.now + glass,
        });
    }

    pub fn call(&mut self, seat: Seat, points: u8) -> Result<Vec<Event>, Refusal> {
        self.act(seat, Command::PlaceCall { points: Points(points) })
    }

    /// Lets the glass run out and the auction be settled.
    pub fn run_out(&mut self) -> Vec<Event> {
        let Phase::Auction(auction) = self.state.phase() else { panic!("no glass is running") };
        let left = auction.glass.settles().since(self.now);
        self.wait(left)
    }

    /// Marks pieces by number with the dice by number.
    pub fn mark(&mut self, bidder: Seat, marks: &[(u8, u8)]) {
        for &(number, die) in marks {
            let colour = Colour::ALL[usize::from(die)];
            self.act(bidder, Command::PutMarker { piece: piece(number), colour }).unwrap();
        }
    }

    pub fn touch(&mut self, bidder: Seat, number: u8) -> Result<Vec<Event>, Refusal> {
        self.act(bidder, Command::Touch { piece: piece(number) })
    }

    /// A whole round that the bidder wins (pieces 0 and 1 a gap of one apart) or loses, by what they call.
    pub fn round(&mut self, bidder: Seat, made: bool) -> Vec<Event> {
        self.lay([0, 1, 4, 6, 8, 10], [1, 1, 1, 1, 1, 1]);
        self.call(bidder, if made { 2 } else { 21 }).unwrap();
        self.run_out();
        self.mark(bidder, &[(0, 0)]);
        self.touch(bidder, 0).unwrap()
    }

    pub fn chips(&self) -> Vec<u32> {
        self.state.players().iter().map(|player| player.chips.0).collect()
    }

    pub fn setter(&self) -> Option<Seat> {
        match self.state.phase() {
            Phase::SettingUp(set_up) => Some(set_up.setter),
            _ => None,
        }
    }

    pub fn points(&self) -> u8 {
        match self.state.phase() {
            Phase::Moving(moving) => moving.points().0,
            _ => 0,
        }
    }
}
