//! Fist's state, and the one thing that is computed from it: how a round is settled.

use tablier_game::{Commitment, Millis, Seat, Seed, Started, When};

use super::data::{Event, Fingers, Hand, Setup};

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Place {
    pub(crate) seat: Seat,
    pub(crate) hand: Option<Fingers>,
    pub(crate) points: i64,
    pub(crate) gone: bool,
}

/// A round under way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Round {
    pub(crate) number: u32,
    pub(crate) began: Millis,
    /// Hands credited up to here count.
    pub(crate) ends: Millis,
}

impl Round {
    /// When the last hand that may count has come in.
    pub(crate) fn settled(self) -> Millis {
        self.ends + When::SETTLING
    }
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct State {
    pub(crate) setup: Setup,
    pub(crate) seed: Seed,
    pub(crate) commitment: Commitment,
    nonce: Vec<u8>,
    pub(crate) places: Vec<Place>,
    /// None once the game is over.
    pub(crate) round: Option<Round>,
    /// The hands of the last round that was settled.
    pub(crate) last: Vec<Hand>,
    /// What [`super::flaw::Flaw::BeginsFromElsewhere`] begins from.
    pub(crate) elsewhere: u32,
}

impl State {
    pub(crate) fn new(started: &Started<Setup>) -> State {
        let place = |seat| Place { seat, hand: None, points: 0, gone: false };
        let mut state = State {
            setup: started.setup.clone(),
            seed: started.seed,
            commitment: started.commitment(),
            nonce: started.joint_nonce(),
            places: started.seats().map(place).collect(),
            round: None,
            last: Vec::new(),
            elsewhere: 0,
        };
        state.begin_round(0, started.at);
        state
    }

    fn begin_round(&mut self, number: u32, began: Millis) {
        let ends = began + self.setup.limit;
        self.round = Some(Round { number, began, ends });
    }

    pub(crate) fn staying(&self) -> impl Iterator<Item = &Place> + Clone {
        self.places.iter().filter(|place| !place.gone)
    }

    pub(crate) fn apply(&mut self, event: &Event) {
        match event {
            Event::HandShown(hand) => self.places[hand.seat.index()].hand = Some(hand.fingers),
            Event::RoundSettled { hands, points_to, at } => {
                self.last.clone_from(hands);
                for place in &mut self.places {
                    place.hand = None;
                }
                for seat in points_to {
                    self.places[seat.index()].points += 1;
                }
                let next = self.round.map_or(0, |round| round.number + 1);
                self.begin_round(next, *at);
            }
            Event::SeatLeft(seat) => {
                let place = &mut self.places[seat.index()];
                (place.gone, place.hand) = (true, None);
            }
            Event::Ended => self.round = None,
        }
    }

    /// All hands are seen, those of the late drawn by chance (F4, F5); and that may be the end (F6).
    pub(crate) fn settle(&self, round: Round, at: Millis) -> Vec<Event> {
        let mut lots = self.seed.stream("late", round.number, &self.nonce);
        let mut draw = || Fingers(lots.below(self.setup.most.0 + 1));
        let hands: Vec<Hand> = self
            .staying()
            .map(|place| Hand {
                round: round.number,
                seat: place.seat,
                fingers: place.hand.unwrap_or_else(&mut draw),
            })
            .collect();
        let sum: usize = hands.iter().map(|hand| usize::from(hand.fingers.0)).sum();
        let wanted = sum % hands.len();
        let points_to: Vec<Seat> =
            hands.iter().filter(|hand| usize::from(hand.fingers.0) == wanted).map(|hand| hand.seat).collect();
        let won = points_to.iter().any(|seat| self.places[seat.index()].points + 1 >= self.setup.points);
        let ended = won || round.number + 1 >= self.setup.rounds;
        let settled = Event::RoundSettled { hands, points_to, at };
        std::iter::once(settled).chain(ended.then_some(Event::Ended)).collect()
    }

    /// Settles the round if everyone has shown a hand.
    pub(crate) fn settle_if_all_have_shown(&self, at: Millis) -> Vec<Event> {
        match self.round {
            Some(round) if self.staying().all(|place| place.hand.is_some()) => self.settle(round, at),
            _ => Vec::new(),
        }
    }
}
