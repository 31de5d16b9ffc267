//! The table's host in one process: a session, the bidders in their seats, and the order in which they are asked.

use rand::RngExt;
use tablier_corona::bidder::{Bidder, Level};
use tablier_corona::game::{Command, Corona, Event, Refusal, Setup, View};
use tablier_game::{
    Answer, Ask, Bot, Game, GameId, Millis, Nonce, Seat, Seed, Session, Started, Viewer, When,
};

use super::YOU;

/// Names for the bidders, in seat order.
const NAMES: [&str; 8] = ["Ada", "Blaise", "Carla", "Dimitri", "Elin", "Farid", "Greta", "Hugo"];

pub(super) struct Host {
    session: Session<Corona>,
    bidders: Vec<(Seat, Bidder)>,
    names: Vec<String>,
}

impl Host {
    /// Opens a table with a person in the first seat and bidders in the others.
    pub(super) fn open(setup: Setup, levels: &[Level]) -> Result<Host, Refusal> {
        let mut rng = rand::rng();
        let started = Started {
            id: GameId(rng.random()),
            rules: Corona::SCHEMA,
            setup,
            nonces: (0..=levels.len()).map(|_| Nonce(rng.random())).collect(),
            seed: Seed(rng.random()),
            at: Millis::ZERO,
        };
        let bidders: Vec<_> = started
            .seats()
            .skip(1)
            .zip(levels)
            .map(|(seat, &level)| (seat, Bidder { level, seed: Seed(rng.random()) }))
            .collect();
        let introduced = bidders.iter().zip(NAMES.iter().cycle());
        let of_bidders = introduced.map(|((_, bidder), name)| format!("{name} the {}", bidder.level.name()));
        let names = std::iter::once("You".to_owned()).chain(of_bidders).collect();
        Ok(Host { session: Session::begin(started)?, bidders, names })
    }

    pub(super) fn session(&self) -> &Session<Corona> {
        &self.session
    }

    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// What the person sees.
    pub(super) fn view(&self) -> View {
        self.session.view(&Viewer::at(YOU))
    }

    /// Lets time pass and the bidders act; returns what happened.
    pub(super) fn pump(&mut self, now: Millis) -> Vec<Event> {
        let before = self.session.events().len();
        self.session.advance(now);
        for (seat, bidder) in &self.bidders {
            let view = self.session.view(&Viewer::at(*seat));
            let ask = Ask { view: &view, seat: *seat, now, should_stop: &|| false };
            if let Answer::Do(command) = bidder.answer(&ask) {
                // A bidder that is refused (the glass ran out under it) is asked again with the next frame.
                let _ = self.session.command(*seat, When::exactly(now), &command);
            }
        }
        self.events_since(before)
    }

    pub(super) fn command(
        &mut self,
        seat: Seat,
        now: Millis,
        command: &Command,
    ) -> Result<Vec<Event>, Refusal> {
        let events = self.session.command(seat, When::exactly(now), command)?;
        Ok(events.iter().map(|recorded| recorded.event.clone()).collect())
    }

    fn events_since(&self, before: usize) -> Vec<Event> {
        self.session.events()[before..].iter().map(|recorded| recorded.event.clone()).collect()
    }
}

/// The person's part in the dice.
pub(super) fn nonce() -> Nonce {
    Nonce(rand::rng().random())
}
