//! All there is to know of a match under way. It comes from events alone.

use tablier_game::{Millis, Moments, Seat, Started};

use super::event::{Event, MatchEnd, SetEnd, Struck};
use super::{Refusal, Setup};
use crate::referee::Debts;
use crate::stroke::Ended;
use crate::table::{Colour, Place, Stand, Table};

/// A set that has seen so many strokes is decided by discs (N27).
pub const MOST_STROKES: u32 = 400;

/// A match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    setup: Setup,
    seats: usize,
    /// Who began the first set, by lot (N3).
    first: Seat,
    /// Sets begun, void ones included.
    begun: usize,
    /// Sets that count.
    played: u32,
    score: [u32; 2],
    /// How often the turn has passed from one seat to the next.
    passed: u32,
    /// Strokes, passes, clocks that ran out and sets begun, in the whole match: what a command is meant for.
    turns: u32,
    phase: Phase,
}

/// Under way or over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// A set is being played.
    Playing(Set),
    /// The match is over.
    Over(MatchEnd),
}

/// A set under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    /// The discs.
    pub table: Table,
    /// Penalty discs owed.
    pub debts: Debts,
    /// Strokes so far; a clock that ran out counts as one (N27).
    pub strokes: u32,
    /// Whose turn it is.
    pub turn: Seat,
    /// Since when: not before the last stroke's discs are at rest (N29).
    pub since: Millis,
}

impl State {
    pub(super) fn begin(started: &Started<Setup>) -> Result<State, Refusal> {
        started.setup.check()?;
        let seats = started.seat_count();
        if !matches!(seats, 2 | 4) {
            return Err(Refusal::SeatCount);
        }
        let bound = u8::try_from(seats).expect("two or four");
        // N3: by lot, from the seed and everybody's nonces.
        let lot = started.seed.stream("lot", 0, &started.joint_nonce()).below(bound);
        let mut state = State {
            setup: started.setup.clone(),
            seats,
            first: Seat(u16::from(lot)),
            begun: 0,
            played: 0,
            score: [0; 2],
            passed: 0,
            turns: 0,
            phase: Phase::Over(MatchEnd::Played),
        };
        state.begin_set(state.first, started.at);
        Ok(state)
    }

    /// What was agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Two or four.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// Sets won, red first.
    pub fn score(&self) -> [u32; 2] {
        self.score
    }

    /// Sets begun, void ones included.
    pub fn sets_begun(&self) -> usize {
        self.begun
    }

    /// Sets that counted.
    pub fn sets_played(&self) -> u32 {
        self.played
    }

    /// Under way or over.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The set under way.
    pub fn set(&self) -> Option<&Set> {
        match &self.phase {
            Phase::Playing(set) => Some(set),
            Phase::Over(_) => None,
        }
    }

    /// Where a seat stands in this set: opposite each other, or clockwise around; sides alternate (N20, N25).
    pub fn stand(&self, seat: Seat) -> Stand {
        let turned = self.begun.saturating_sub(1);
        let quarters = if self.seats == 2 { 2 * (seat.index() + turned) } else { seat.index() + turned };
        Stand::South.clockwise(quarters)
    }

    /// Where the players of each side stand, red first.
    pub fn stands(&self) -> [Vec<Stand>; 2] {
        Colour::BOTH.map(|colour| {
            Seat::all(self.seats)
                .filter(|&seat| Colour::of(seat) == colour)
                .map(|seat| self.stand(seat))
                .collect()
        })
    }

    /// Turns go clockwise (N20).
    pub fn next_seat(&self, seat: Seat) -> Seat {
        Seat::nth((seat.index() + 1) % self.seats)
    }

    /// Who begins the next set: the first stroke alternates (N25), after a void set too (N22).
    pub fn next_first(&self) -> Seat {
        Seat::nth((self.first.index() + self.begun) % self.seats)
    }

    /// How many times round the table the turn has gone, and begun to go.
    pub fn round(&self) -> u32 {
        1 + self.passed / u32::try_from(self.seats).expect("two or four")
    }

    /// Is the match decided once this set has ended so?
    pub fn decided_by(&self, end: SetEnd) -> bool {
        let mut score = self.score;
        let mut played = self.played + 1;
        match end {
            SetEnd::Won { by, .. } => score[by.index()] += 1,
            SetEnd::Drawn => {}
            SetEnd::Void => played -= 1,
        }
        score[0].abs_diff(score[1]) > self.setup.sets.saturating_sub(played) || played >= self.setup.sets
    }

    pub(super) fn moments(&self) -> Moments {
        Moments { turn: self.turns, part: u32::try_from(self.begun).unwrap_or(u32::MAX), offer: None }
    }

    fn begin_set(&mut self, first: Seat, at: Millis) {
        self.begun += 1;
        self.turns += 1;
        let [red, black] = self.stands();
        self.phase = Phase::Playing(Set {
            table: Table::start([&red, &black]),
            debts: Debts::default(),
            strokes: 0,
            turn: first,
            since: at,
        });
    }

    pub(super) fn apply(&mut self, event: &Event) {
        match event {
            Event::SetBegan { first, at } => self.begin_set(*first, *at),
            Event::SetEnded(end) => self.end_set(*end),
            Event::MatchEnded { why } => self.phase = Phase::Over(*why),
            Event::Struck(_) | Event::TimeRanOut { .. } | Event::Passed { .. } => {
                if let Phase::Playing(set) = &mut self.phase {
                    let before = set.turn;
                    set.apply(event);
                    self.passed += u32::from(set.turn != before);
                    self.turns += 1;
                }
            }
        }
    }

    fn end_set(&mut self, end: SetEnd) {
        match end {
            SetEnd::Won { by, .. } => {
                self.score[by.index()] += 1;
                self.played += 1;
            }
            SetEnd::Drawn => self.played += 1,
            SetEnd::Void => {}
        }
    }
}

impl Set {
    fn apply(&mut self, event: &Event) {
        match event {
            Event::Struck(struck) => self.apply_stroke(struck),
            Event::TimeRanOut { next, at, .. } | Event::Passed { next, at, .. } => {
                self.strokes += 1;
                (self.turn, self.since) = (*next, *at);
            }
            Event::SetEnded(_) | Event::SetBegan { .. } | Event::MatchEnded { .. } => {}
        }
    }

    fn apply_stroke(&mut self, struck: &Struck) {
        for resting in &struck.rest {
            let place = match resting.at {
                Ended::Table(at) => Place::Table(at),
                // Off the table: a placement follows (N10, N14, N15).
                Ended::Pocket | Ended::Off => Place::Pocket,
            };
            self.table.put(resting.disc, place);
        }
        for placement in &struck.placements {
            self.table.put(placement.disc, Place::Table(placement.to));
        }
        self.debts = struck.debts.clone();
        self.strokes += 1;
        (self.turn, self.since) = (struck.next, struck.at);
    }
}
