//! A finished game as a spectator saw it, frame by frame, from its table's log.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tablier_game::{GameId, Millis, Outcome, Viewer};

use crate::Playable;
use crate::desk::BadLog;
use crate::entry::{Entry, Wall};
use crate::event::{Event, EventOf};
use crate::kind::BadExport;
use crate::room::{Playing, Room};
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

/// A part of a game that is over.
pub(crate) fn replay<G: Playable>(id: GameId, part: Part, entries: &[Entry]) -> Result<String, BadExport> {
    let mut room = Room::<G>::new(entries.first().ok_or(BadLog::Empty)?.table);
    let mut reel = Reel { part, count: 0, bytes: 0, frames: Vec::new() };
    let mut started = None;
    for entry in entries {
        let events: Vec<EventOf<G>> = serde_json::from_str(&entry.events)
            .map_err(|error| BadLog::Events { number: entry.number, error })?;
        let mut happened = Vec::new();
        for event in &events {
            room.apply(event);
            match event {
                Event::GameStarted { started: beginning } if beginning.id == id => {
                    started = Some(entry.wall);
                    reel.add(|| frame::<G>(&room, entry, &[]));
                }
                Event::Played { event } if started.is_some() => happened.push(event),
                _ => {}
            }
        }
        if !happened.is_empty() {
            reel.add(|| frame::<G>(&room, entry, &happened));
        }
        let over = |event: &EventOf<G>| matches!(event, Event::GameOver { id: over, .. } if *over == id);
        if let Some(started) = started
            && events.iter().any(over)
        {
            return reel.whole(&room, started, entry.wall).ok_or(BadExport::NotOver);
        }
    }
    Err(BadExport::NotOver)
}

/// A frame as text; none where no game is played.
fn frame<G: Playable>(room: &Room<G>, entry: &Entry, happened: &[&G::Event]) -> Option<Box<RawValue>> {
    let state = &room.playing.as_ref()?.state;
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

    fn whole<G: Playable>(self, room: &Room<G>, started: Wall, ended: Wall) -> Option<String> {
        let Playing { started: beginning, names, levels, outcome, .. } = room.playing.as_ref()?;
        let next = self.part.from.saturating_add(self.frames.len());
        let seats = names.iter().zip(levels);
        Some(wire::to_text(&Replay {
            game: G::NAME.to_owned(),
            id: beginning.id,
            started,
            ended,
            seats: seats.map(|(name, level)| ReplaySeat { name: name.clone(), level: *level }).collect(),
            levels: G::LEVELS.iter().map(|level| (*level).to_owned()).collect(),
            outcome: outcome.clone()?,
            frames: self.frames,
            next: (next < self.count).then_some(next),
        }))
    }
}
