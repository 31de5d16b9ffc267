//! Corona as a [`Game`]: each part of the trait, answered by the module that knows.

use tablier_game::{
    Bot, Bots, Game, Gestures, Millis, Moments, Outcome, Pausing, Seat, Seed, Started, Viewer, When,
};

use crate::bidder::{Bidder, Level};
use crate::draft::Draft;
use crate::table::{Phase, Table};
use crate::{Command, Ending, Event, Gesture, Offer, Refusal, Setup, View, decide, leave, tick, view};

/// The game of Corona.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Corona;

impl Game for Corona {
    type Setup = Setup;
    type State = Table;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Offer = Offer;
    /// Corona's events hold nothing secret, so they are told as they are.
    type Told = Event;
    type Refusal = Refusal;

    const NAME: &'static str = "corona";
    const SCHEMA: u32 = 1;
    /// No upper limit in the rules (C2).
    const SEATS: (usize, Option<usize>) = (2, None);

    fn begin(started: &Started<Setup>) -> Result<Table, Refusal> {
        if started.seat_count() < Corona::SEATS.0 {
            return Err(Refusal::TooFewPlayers);
        }
        started.setup.check()?;
        Ok(Table::new(started))
    }

    fn apply(table: &mut Table, event: &Event) {
        table.apply(event);
    }

    fn decide(table: &Table, by: Seat, when: When, command: &Command) -> Result<Vec<Event>, Refusal> {
        decide::decide(table, by, when, command)
    }

    fn tick(table: &Table, at: Millis) -> Vec<Event> {
        tick::tick(table, at)
    }

    fn next_deadline(table: &Table) -> Option<Millis> {
        tick::next_deadline(table)
    }

    fn leave(table: &Table, seat: Seat, at: Millis) -> Vec<Event> {
        leave::leave(table, seat, at)
    }

    fn end_by_agreement(table: &Table, at: Millis) -> Vec<Event> {
        if matches!(table.phase, Phase::Over(_)) {
            return Vec::new();
        }
        let mut draft = Draft::of(table);
        draft.end(vec![Ending::Agreed], at);
        draft.into_events()
    }

    fn view(table: &Table, viewer: &Viewer) -> View {
        view::view(table, viewer)
    }

    /// The most chips win; equal holders share the win (C18).
    fn outcome(table: &Table) -> Option<Outcome> {
        matches!(table.phase, Phase::Over(_)).then(|| {
            Outcome::by_score(
                table.present().map(|seat| (seat, i64::from(table.players[seat.index()].chips.0))),
            )
        })
    }

    /// Every set-up is a round here, also one that nobody called in.
    fn round(table: &Table) -> u32 {
        table.rolls
    }

    /// Calls, markers and moves may follow each other without waiting; a set-up, a throw and a won auction change what
    /// they mean.
    fn moments(table: &Table) -> Moments {
        Moments { turn: table.turns, part: table.rounds, offer: None }
    }

    /// Nobody gets more than their minute with the dice.
    fn may_pause(table: &Table) -> Pausing {
        match table.phase {
            Phase::Auction(_) => Pausing::Later,
            _ => Pausing::Now,
        }
    }
}

impl Bots for Corona {
    const LEVELS: &'static [&'static str] = Level::NAMES;

    fn bot(level: usize, seed: Seed) -> Box<dyn Bot<Corona>> {
        Box::new(Bidder { level: Level::nth(level), seed })
    }
}

impl Gestures for Corona {
    type Gesture = Gesture;

    fn is_shown(table: &Table, by: Seat, gesture: &Gesture) -> bool {
        match gesture {
            Gesture::Placing { .. } => {
                matches!(&table.phase, Phase::SettingUp(set_up) if set_up.setter == by)
            }
        }
    }
}
