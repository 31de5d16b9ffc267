//! One game played in memory: the order of things that the Game trait asks for, kept in one place.

use std::fmt;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Game, Millis, Outcome, Seat, Started, Viewer, When};

/// An event with the table time at which it happened and the seat whose doing it was, if anybody's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Recorded<Event> {
    /// Table time.
    pub at: Millis,
    /// Whose command; nobody's for what time brought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// What happened.
    pub event: Event,
}

/// A whole game as a file: enough to replay and to check it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GameRecord"))]
pub struct Record<Setup, Event> {
    /// Which game ([`Game::NAME`]).
    pub game: String,
    /// How it began.
    pub started: Started<Setup>,
    /// All that happened, in order.
    pub events: Vec<Recorded<Event>>,
}

/// Why a file is not the record of a game.
#[derive(Debug, thiserror::Error)]
pub enum BadRecord {
    /// Not JSON, or not of the right shape.
    #[error("not a record of this game: {0}")]
    Shape(#[from] serde_json::Error),
    /// Another game's.
    #[error("this is a game of {found}, not of {expected}")]
    OtherGame {
        /// The game asked for.
        expected: &'static str,
        /// The game in the file.
        found: String,
    },
    /// A version this program does not know.
    #[error("recorded under version {found} of the rules; this program knows up to {known}")]
    OtherRules {
        /// The version in the file.
        found: u32,
        /// The newest version known here.
        known: u32,
    },
    /// The rules don't allow a game to begin so.
    #[error("a game can't begin like this: {0}")]
    Beginning(String),
}

/// A game under way: its state and all that led to it.
pub struct Session<G: Game> {
    started: Started<G::Setup>,
    state: G::State,
    events: Vec<Recorded<G::Event>>,
}

// By hand: derived, these would ask `G` itself, which is but a name, to be cloned and printed.
impl<G: Game> Clone for Session<G> {
    fn clone(&self) -> Self {
        Session { started: self.started.clone(), state: self.state.clone(), events: self.events.clone() }
    }
}

impl<G: Game> fmt::Debug for Session<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session")
            .field("started", &self.started)
            .field("state", &self.state)
            .field("events", &self.events)
            .finish()
    }
}

impl<G: Game> Session<G> {
    /// Begins a game.
    ///
    /// # Errors
    /// When the rules don't allow the setup or the number of seats.
    pub fn begin(started: Started<G::Setup>) -> Result<Self, G::Refusal> {
        let state = G::begin(&started)?;
        Ok(Session { started, state, events: Vec::new() })
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How it began.
    pub fn started(&self) -> &Started<G::Setup> {
        &self.started
    }

    /// All that happened so far.
    pub fn events(&self) -> &[Recorded<G::Event>] {
        &self.events
    }

    /// The view of somebody at the table.
    pub fn view(&self, viewer: &Viewer) -> G::View {
        G::view(&self.state, viewer)
    }

    /// The result, once there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    /// Lets time pass up to `at`, and returns what that brought about.
    pub fn advance(&mut self, at: Millis) -> &[Recorded<G::Event>] {
        let before = self.events.len();
        let events = G::due(&self.state, at);
        self.record(at, None, events);
        &self.events[before..]
    }

    /// Lets time pass up to the command's receipt, then decides it. Returns what the two brought about.
    ///
    /// # Errors
    /// When the rules don't allow the command; what time brought about stays.
    pub fn command(
        &mut self,
        by: Seat,
        when: When,
        command: &G::Command,
    ) -> Result<&[Recorded<G::Event>], G::Refusal> {
        let before = self.events.len();
        self.advance(when.at);
        let events = G::decide(&self.state, by, when, command)?;
        self.record(when.at, Some(by), events);
        Ok(&self.events[before..])
    }

    /// A seat is given up for good.
    pub fn leave(&mut self, seat: Seat, at: Millis) -> &[Recorded<G::Event>] {
        let before = self.events.len();
        self.advance(at);
        let events = G::leave(&self.state, seat, at);
        self.record(at, Some(seat), events);
        &self.events[before..]
    }

    /// All players agreed to stop.
    pub fn end_by_agreement(&mut self, at: Millis) -> &[Recorded<G::Event>] {
        let before = self.events.len();
        self.advance(at);
        let events = G::end_by_agreement(&self.state, at);
        self.record(at, None, events);
        &self.events[before..]
    }

    fn record(&mut self, at: Millis, by: Option<Seat>, events: Vec<G::Event>) {
        for event in events {
            G::apply(&mut self.state, &event);
            self.events.push(Recorded { at, by, event });
        }
    }

    /// The game as a file's content. It holds the seed: not to be given away before the game is over.
    pub fn to_record(&self) -> Record<G::Setup, G::Event> {
        Record { game: G::NAME.to_owned(), started: self.started.clone(), events: self.events.clone() }
    }

    /// The game a record tells of, up to its last event.
    ///
    /// # Errors
    /// When it is another game's record, of unknown rules, or could not have begun so.
    pub fn from_record(record: Record<G::Setup, G::Event>) -> Result<Self, BadRecord> {
        Self::check_origin(&record.game, record.started.rules)?;
        let mut session = Session::<G>::begin(record.started)
            .map_err(|refusal| BadRecord::Beginning(refusal.to_string()))?;
        for recorded in record.events {
            G::apply(&mut session.state, &recorded.event);
            session.events.push(recorded);
        }
        Ok(session)
    }

    /// The game in a file's text.
    ///
    /// # Errors
    /// As [`Session::from_record`], and when the text is not a record at all.
    pub fn from_text(text: &str) -> Result<Self, BadRecord> {
        /// Read first, so that another game's record, or a newer one, is called that and not "missing field".
        #[derive(Deserialize)]
        struct Header {
            game: String,
            started: Rules,
        }
        #[derive(Deserialize)]
        struct Rules {
            rules: u32,
        }
        let header: Header = parse(text)?;
        Self::check_origin(&header.game, header.started.rules)?;
        Session::from_record(parse(text)?)
    }

    fn check_origin(game: &str, rules: u32) -> Result<(), BadRecord> {
        if game != G::NAME {
            return Err(BadRecord::OtherGame { expected: G::NAME, found: game.to_owned() });
        }
        if rules > G::SCHEMA {
            return Err(BadRecord::OtherRules { found: rules, known: G::SCHEMA });
        }
        Ok(())
    }
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, BadRecord> {
    Ok(serde_json::from_str(text)?)
}
