//! All there is to know of a match under way, and what the rules read from it. It comes from events alone; how events
//! build it is in `apply`.

use tablier_game::{Millis, Moments, Outcome, Seat, Standing, Started};

use super::event::{MatchEnd, SetEnd};
use super::{Refusal, Setup};
use crate::referee::Debts;
use crate::table::{Colour, Stand, Table};

/// A set that has seen so many strokes is decided by discs (N27).
pub const MOST_STROKES: u32 = 400;
/// So is one that has seen so many in a row without progress: neither side came to fewer discs left, debts included, than
/// ever before in the set (N27).
pub const MOST_WITHOUT_PROGRESS: u32 = 60;

/// A match under way or over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub(super) setup: Setup,
    pub(super) seats: usize,
    /// Who began the first set, by lot (N3).
    pub(super) first: Seat,
    /// Sets begun, void ones included.
    pub(super) begun: usize,
    /// Sets that count.
    pub(super) played: u32,
    pub(super) score: [u32; 2],
    /// How often the turn has passed from one seat to the next.
    pub(super) passed: u32,
    /// Strokes, passes, clocks that ran out and sets begun, in the whole match: what a command is meant for.
    pub(super) turns: u32,
    /// Where each seat stands in this set.
    pub(super) stands: Vec<Stand>,
    pub(super) phase: Phase,
}

/// Under way or over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// A set is being played.
    Playing(Set),
    /// A set has ended, and the next one has not begun.
    Between(Between),
    /// The match is over.
    Over(Over),
}

/// A set that has ended, looked at as its last stroke left it until everybody goes on (N25).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Between {
    pub(super) set: Set,
    pub(super) end: SetEnd,
    /// When everything had come to rest.
    pub(super) from: Millis,
    /// When the next set begins by itself.
    pub(super) until: Millis,
    /// Who has gone on, by seat.
    pub(super) ready: Vec<bool>,
}

/// A match that is over, and its last set as it was left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Over {
    pub(super) why: MatchEnd,
    pub(super) set: Set,
    /// How the last set ended, if it was ended.
    pub(super) end: Option<SetEnd>,
}

/// A set under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    pub(super) table: Table,
    pub(super) debts: Debts,
    pub(super) strokes: u32,
    /// The fewest discs each side has had left so far, debts included, red first.
    pub(super) fewest: [usize; 2],
    /// Strokes since either side last came to fewer than ever.
    pub(super) without_progress: u32,
    /// Whether the last stroke was a foul.
    pub(super) fouled: bool,
    pub(super) turn: Seat,
    pub(super) since: Millis,
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
        let first = Seat(u16::from(lot));
        // N1, N20: two players stand opposite each other, four clockwise around the table.
        let usual: Vec<Stand> = (0..seats).map(|seat| Stand::South.clockwise(seat * 4 / seats)).collect();
        let (first, stands, set) = match &started.setup.position {
            None => {
                let table = Table::start(by_side(&usual).each_ref().map(Vec::as_slice));
                (first, usual, Set::new(table, first, started.at))
            }
            Some(position) => {
                let stands = position.stands(usual)?;
                let table = position.table(&stands)?;
                let set = Set::given(table, position.debts.clone(), position.turn, started.at);
                (position.turn, stands, set)
            }
        };
        Ok(State {
            setup: started.setup.clone(),
            seats,
            first,
            begun: 1,
            played: 0,
            score: [0; 2],
            passed: 0,
            turns: 1,
            stands,
            phase: Phase::Playing(set),
        })
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
            Phase::Between(_) | Phase::Over(_) => None,
        }
    }

    /// The set that lies on the table: the one under way, or the last one as it was left.
    pub(super) fn lying(&self) -> &Set {
        match &self.phase {
            Phase::Playing(set) | Phase::Between(Between { set, .. }) | Phase::Over(Over { set, .. }) => set,
        }
    }

    /// How the set that lies on the table ended, if it did.
    pub(super) fn ended(&self) -> Option<SetEnd> {
        match &self.phase {
            Phase::Playing(_) => None,
            Phase::Between(between) => Some(between.end),
            Phase::Over(over) => over.end,
        }
    }

    /// Between two sets.
    pub(super) fn between(&self) -> Option<&Between> {
        match &self.phase {
            Phase::Between(between) => Some(between),
            Phase::Playing(_) | Phase::Over(_) => None,
        }
    }

    /// Who is waited for: whose turn it is, or who has not gone on to the next set.
    pub(super) fn awaits(&self) -> Vec<Seat> {
        match &self.phase {
            Phase::Playing(set) => vec![set.turn],
            Phase::Between(between) => Seat::all(self.seats).filter(|&seat| between.awaits(seat)).collect(),
            Phase::Over(_) => vec![],
        }
    }

    /// Where a seat stands in this set; seats beyond the last are counted round the table.
    pub fn stand(&self, seat: Seat) -> Stand {
        self.stands[seat.index() % self.stands.len()]
    }

    /// Where the players of each side stand, red first.
    pub fn stands(&self) -> [Vec<Stand>; 2] {
        by_side(&self.stands)
    }

    /// Turns go clockwise (N20).
    pub fn next_seat(&self, seat: Seat) -> Seat {
        Seat::nth((seat.index() + 1) % self.seats)
    }

    /// Who begins the next set: the first stroke alternates (N25), after a void set too (N22).
    pub fn next_first(&self) -> Seat {
        Seat::nth((self.first.index() + self.begun) % self.seats)
    }

    /// Where each seat stands in the next set: sides alternate (N25), in doubles a place clockwise round the table.
    pub fn next_stands(&self) -> Vec<Stand> {
        self.stands.iter().map(|stand| stand.clockwise(4 / self.seats)).collect()
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

    /// The result by sets won, once the match is over. Whoever gives up their seat for good has lost it for their side.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(over) = &self.phase else {
            return None;
        };
        let score = |seat: Seat| i64::from(self.score[Colour::of(seat).index()]);
        let MatchEnd::Left(gone) = over.why else {
            return Some(Outcome::by_score(Seat::all(self.seats).map(|seat| (seat, score(seat)))));
        };
        let stayed = Seat::all(self.seats).filter(|&seat| seat != gone);
        let lost = |seat: &Seat| Colour::of(*seat) == Colour::of(gone);
        let winners = stayed.clone().filter(|seat| !lost(seat)).map(|seat| (seat, 1));
        let after = u32::try_from(self.seats / 2).expect("at most four seats") + 1;
        let losers = stayed.filter(lost).map(|seat| (seat, after));
        let standings =
            winners.chain(losers).map(|(seat, place)| Standing { seat, place, score: score(seat) }).collect();
        Some(Outcome { standings })
    }

    pub(super) fn moments(&self) -> Moments {
        Moments { turn: self.turns, part: u32::try_from(self.begun).unwrap_or(u32::MAX), offer: None }
    }
}

impl Between {
    /// Is this seat still looking at how the set ended?
    pub(super) fn awaits(&self, seat: Seat) -> bool {
        self.ready.get(seat.index()) == Some(&false)
    }

    /// Does everybody go on once this seat does?
    pub(super) fn waits_only_for(&self, seat: Seat) -> bool {
        self.ready.iter().enumerate().all(|(other, ready)| *ready || other == seat.index())
    }
}

impl Set {
    pub(super) fn new(table: Table, first: Seat, at: Millis) -> Set {
        Set::given(table, Debts::default(), first, at)
    }

    /// A set that begins with debts.
    fn given(table: Table, debts: Debts, first: Seat, at: Millis) -> Set {
        let fewest = left(&table, &debts);
        Set { table, debts, strokes: 0, fewest, without_progress: 0, fouled: false, turn: first, since: at }
    }

    /// Where the discs lie.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Penalty discs owed.
    pub fn debts(&self) -> &Debts {
        &self.debts
    }

    /// Strokes so far; a clock that ran out counts as one (N27).
    pub fn strokes(&self) -> u32 {
        self.strokes
    }

    /// Strokes since either side last came to fewer discs left than ever before in the set (N27).
    pub fn without_progress(&self) -> u32 {
        self.without_progress
    }

    /// Would a stroke that leaves so many discs, red first, be progress (N27)?
    pub(super) fn is_progress(&self, left: [usize; 2]) -> bool {
        left[0] < self.fewest[0] || left[1] < self.fewest[1]
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Since when it is their turn: not before the last stroke's discs are at rest (N29).
    pub fn since(&self) -> Millis {
        self.since
    }
}

impl Colour {
    /// The side of a seat: partners sit opposite each other (N20).
    pub fn of(seat: Seat) -> Colour {
        if seat.index().is_multiple_of(2) { Colour::Red } else { Colour::Black }
    }
}

/// How many discs each side has left, debts included, red first (N27).
pub(super) fn left(table: &Table, debts: &Debts) -> [usize; 2] {
    Colour::BOTH.map(|colour| table.left(colour) + debts.of(colour))
}

/// The stands of all seats, red's and black's apart.
pub(super) fn by_side(stands: &[Stand]) -> [Vec<Stand>; 2] {
    let of = |colour: Colour| stands.iter().copied().skip(colour.index()).step_by(2).collect();
    Colour::BOTH.map(of)
}
