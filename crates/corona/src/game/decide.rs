//! What each command brings about, or the rule it breaks.

use tablier_game::{Micros, Millis, Seat, When};

use super::draft::{Draft, Played};
use super::{Command, Event, Phase, Refusal, State};
use crate::auction::Auction;
use crate::board::{Move, Piece, Points};
use crate::placement::SettingUp;
use crate::play::{Markers, Marking, Moving, Turn};

type Decided = Result<Vec<Event>, Refusal>;

pub(super) fn decide(state: &State, by: Seat, when: When, command: &Command) -> Decided {
    if state.is_over() {
        return Err(Refusal::GameIsOver);
    }
    if state.has_left(by) {
        return Err(Refusal::SeatLeft);
    }
    match command {
        Command::SetUp { placement, nonce } => {
            setting_up(state, by)?;
            let mut draft = Draft::of(state);
            draft.set_up(*placement, *nonce, false, when.at);
            Ok(draft.into_events())
        }
        Command::PlaceSoFar { pieces } => {
            let set_up = setting_up(state, by)?;
            if set_up.pieces == *pieces {
                return Err(Refusal::PiecesAreThere);
            }
            if !set_up.may_change() {
                return Err(Refusal::PlacedTooOften);
            }
            Ok(vec![Event::PiecesPlaced { pieces: *pieces, at: when.at }])
        }
        Command::PlaceCall { points } => place_call(state, by, when, *points),
        Command::SayDone => say_done(state, by, when),
        Command::PutMarker { piece, colour } => {
            let marking = marking(state, by)?;
            if marking.markers.on(*piece) == Some(*colour) {
                return Err(Refusal::MarkerIsThere);
            }
            Ok(vec![Event::MarkerPut { piece: *piece, colour: *colour, at: when.at }])
        }
        Command::TakeMarker { piece } => {
            let marking = marking(state, by)?;
            if marking.markers.on(*piece).is_none() {
                return Err(Refusal::NoMarkerThere);
            }
            Ok(vec![Event::MarkerTaken { piece: *piece, at: when.at }])
        }
        Command::Touch { piece } => touch(state, by, *piece, when.at),
        Command::EndPlay => {
            let play = Play::of(state, by)?;
            if !play.markers().is_empty() {
                return Err(Refusal::MarkedMustMove);
            }
            let mut draft = Draft::of(state);
            draft.settle(&play.played(), when.at);
            Ok(draft.into_events())
        }
    }
}

/// The set-up that is this seat's.
fn setting_up(state: &State, by: Seat) -> Result<&SettingUp, Refusal> {
    match &state.phase {
        Phase::SettingUp(set_up) if set_up.setter == by => Ok(set_up),
        Phase::SettingUp(_) => Err(Refusal::NotTheSetter),
        _ => Err(Refusal::NotSettingUp),
    }
}

/// The auction this seat may still take part in.
fn auction(state: &State, by: Seat, when: When) -> Result<&Auction, Refusal> {
    let Phase::Auction(auction) = &state.phase else {
        return Err(Refusal::NoAuction);
    };
    if state.silenced == Some(by) {
        Err(Refusal::Silenced)
    } else if when.credited >= auction.glass.runs_out {
        Err(Refusal::GlassHasRunOut)
    } else if auction.done.contains(&by) {
        Err(Refusal::AlreadyDone)
    } else {
        Ok(auction)
    }
}

fn place_call(state: &State, by: Seat, when: When, points: Points) -> Decided {
    let auction = auction(state, by, when)?;
    let setup = &state.started.setup;
    if points < Points(1) || points > Points::MOST {
        return Err(Refusal::CallOutOfRange);
    }
    if points < auction.lowest_call(by, false) {
        return Err(Refusal::CallNotHigher);
    }
    if points < auction.lowest_call(by, setup.beat_the_highest) {
        return Err(Refusal::CallBeatsNobody);
    }
    // No delay reaches back to before the dice were there to be seen.
    let (credited, micros) = (when.credited, when.micros).max((auction.glass.turned, Micros::ZERO));
    let mut draft = Draft::of(state);
    draft.push(Event::CallPlaced { seat: by, points, credited, micros });
    if setup.early_end && points == Points::MOST && auction.runs(when.at) {
        draft.stop_glass(when.at);
    }
    Ok(draft.into_events())
}

fn say_done(state: &State, by: Seat, when: When) -> Decided {
    if !state.started.setup.early_end {
        return Err(match state.phase {
            Phase::Auction(_) => Refusal::DoneNotAgreed,
            _ => Refusal::NoAuction,
        });
    }
    let auction = auction(state, by, when)?;
    let mut draft = Draft::of(state);
    draft.push(Event::DoneSaid { seat: by });
    let others_done = state.may_call().all(|seat| seat == by || auction.done.contains(&seat));
    if others_done && auction.runs(when.at) {
        draft.stop_glass(when.at);
    }
    Ok(draft.into_events())
}

fn marking(state: &State, by: Seat) -> Result<&Marking, Refusal> {
    match Play::of(state, by)? {
        Play::Marking(marking) => Ok(marking),
        Play::Moving(_) => Err(Refusal::MarkingIsOver),
    }
}

fn touch(state: &State, by: Seat, piece: Piece, at: Millis) -> Decided {
    let play = Play::of(state, by)?;
    let step = play.step(piece).ok_or(Refusal::PieceIsNotMarked)?;
    let mut draft = Draft::of(state);
    draft.push(Event::PieceMoved { piece, step, at });
    if let Phase::Moving(moving) = &draft.state.phase
        && moving.markers.is_empty()
    {
        let played = Play::Moving(moving).played();
        draft.settle(&played, at);
    }
    Ok(draft.into_events())
}

/// A round being played out, before or after its first move.
pub(super) enum Play<'a> {
    Marking(&'a Marking),
    Moving(&'a Moving),
}

impl<'a> Play<'a> {
    /// The play this seat may take part in: the bidder's.
    fn of(state: &'a State, by: Seat) -> Result<Play<'a>, Refusal> {
        let play = Play::in_phase(&state.phase).ok_or(Refusal::NotPlaying)?;
        if play.turn().bidder == by { Ok(play) } else { Err(Refusal::NotTheBidder) }
    }

    pub(super) fn in_phase(phase: &'a Phase) -> Option<Play<'a>> {
        match phase {
            Phase::Marking(marking) => Some(Play::Marking(marking)),
            Phase::Moving(moving) => Some(Play::Moving(moving)),
            _ => None,
        }
    }

    pub(super) fn turn(&self) -> &Turn {
        match self {
            Play::Marking(marking) => &marking.turn,
            Play::Moving(moving) => &moving.turn,
        }
    }

    fn markers(&self) -> &Markers {
        match self {
            Play::Marking(marking) => &marking.markers,
            Play::Moving(moving) => &moving.markers,
        }
    }

    pub(super) fn step(&self, piece: Piece) -> Option<Move> {
        match self {
            Play::Marking(marking) => marking.step(piece),
            Play::Moving(moving) => moving.step(piece),
        }
    }

    /// The round as it stands: what is not moved scores nothing.
    pub(super) fn played(&self) -> Played {
        let Turn { setter, bidder, call, situation, .. } = *self.turn();
        let points = match self {
            Play::Marking(_) => Points(0),
            Play::Moving(moving) => moving.points(),
        };
        Played { setter, bidder, call, points, situation }
    }
}
