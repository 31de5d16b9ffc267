//! A finished game as a spectator saw it, frame by frame, from its own entries and what was kept of it when it ended.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tablier_game::{GameId, Millis, Outcome, Viewer};

use crate::Playable;
use crate::desk::BadLog;
use crate::entry::{Entry, Wall};
use crate::event::{Event, EventOf};
use crate::kind::BadExport;
use crate::summary::{Player, Summary};
use crate::{Name, wire};

/// A finished game, or the part of it that was asked for.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay<Frame> {
    /// The game's name.
    pub game: String,
    /// This game's own name.
    pub id: GameId,
    /// When it began.
    pub started: Wall,
    /// When it ended.
    pub ended: Wall,
    /// Who sat where as it began.
    pub seats: Vec<ReplaySeat>,
    /// The bots' levels by name, the weakest first.
    pub levels: Vec<String>,
    /// The result.
    pub outcome: Outcome,
    /// Its frames in order; the first of all is the beginning, before anything happened.
    pub frames: Vec<Frame>,
    /// The number of the frame to ask for next, if that was not all (`?from=`).
    pub next: Option<usize>,
}

/// Who sat on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplaySeat {
    /// What they were called; a bot has no name of its own.
    pub name: Option<Name>,
    /// The index of the bot's level, if it was one.
    pub level: Option<u8>,
}

/// What happened at once, and what was seen after it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame<Told, View> {
    /// The number of the log's entry.
    pub number: u64,
    /// Table time.
    pub at: Millis,
    /// What happened.
    pub told: Vec<Told>,
    /// What was seen.
    pub view: View,
}

/// What an expert says of a finished game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reviewed<Said> {
    /// The game's name.
    pub game: String,
    /// This game's own name.
    pub id: GameId,
    /// What is said of each position, in order.
    pub positions: Vec<Said>,
    /// Whether the expert came to the end; a long game is not looked through for ever.
    pub whole: bool,
}

/// Which part of a replay is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// The first frame's number; the beginning is 0.
    pub from: usize,
    /// After so many bytes of frames no other is added. One there is in any case.
    pub longest: usize,
}

/// A part of a game that is over, from its entries: whatever else is among them is passed over.
pub(crate) fn replay<G: Playable>(
    id: GameId,
    part: Part,
    summary: Summary,
    entries: &[Entry],
) -> Result<String, BadExport> {
    let mut reel = Reel { part, count: 0, bytes: 0, frames: Vec::new() };
    let mut game: Option<(Wall, G::State)> = None;
    for entry in entries {
        let events: Vec<EventOf<G>> = serde_json::from_str(&entry.events)
            .map_err(|error| BadLog::Events { number: entry.number, error })?;
        let (mut happened, mut is_over) = (Vec::new(), false);
        for event in &events {
            match (event, &mut game) {
                (Event::GameStarted { started }, game) if started.id == id => {
                    let state = G::begin(started).map_err(|_| BadExport::NotOver)?;
                    reel.add(|| frame::<G>(&state, entry, &[]));
                    *game = Some((entry.wall, state));
                }
                (Event::Played { event }, Some((_, state))) => {
                    G::apply(state, event);
                    happened.push(event);
                }
                (Event::GameOver { id: over, .. }, _) => is_over |= *over == id,
                _ => {}
            }
        }
        let Some((started, state)) = &game else { continue };
        if !happened.is_empty() {
            reel.add(|| frame::<G>(state, entry, &happened));
        }
        if is_over {
            return Ok(reel.whole::<G>(id, summary, *started, entry.wall));
        }
    }
    Err(BadExport::NotOver)
}

/// A frame as text.
fn frame<G: Playable>(state: &G::State, entry: &Entry, happened: &[&G::Event]) -> Option<Box<RawValue>> {
    let told = happened.iter().filter_map(|event| G::tell(state, event, &Viewer::Spectator)).collect();
    let view = G::view(state, &Viewer::Spectator);
    let frame: Frame<G::Told, G::View> = Frame { number: entry.number, at: entry.at, told, view };
    RawValue::from_string(wire::to_text(&frame)).ok()
}

/// The frames so far.
struct Reel {
    part: Part,
    /// How many there were, wanted or not.
    count: usize,
    bytes: usize,
    frames: Vec<Box<RawValue>>,
}

impl Reel {
    /// Counts a frame, and makes it if it is wanted.
    fn add(&mut self, make: impl FnOnce() -> Option<Box<RawValue>>) {
        let wanted = self.count >= self.part.from && self.bytes < self.part.longest;
        if let Some(frame) = wanted.then(make).flatten() {
            self.bytes += frame.get().len();
            self.frames.push(frame);
        }
        self.count += 1;
    }

    fn whole<G: Playable>(self, id: GameId, summary: Summary, started: Wall, ended: Wall) -> String {
        let Summary { outcome, seats } = summary;
        let next = self.part.from.saturating_add(self.frames.len());
        let seat = |Player { name, level, .. }| ReplaySeat { name, level };
        wire::to_text(&Replay {
            game: G::NAME.to_owned(),
            id,
            started,
            ended,
            seats: seats.into_iter().map(seat).collect(),
            levels: G::LEVELS.iter().map(|level| (*level).to_owned()).collect(),
            outcome,
            frames: self.frames,
            next: (next < self.count).then_some(next),
        })
    }
}
