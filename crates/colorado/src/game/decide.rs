//! What a command brings about, or why it does not.

use tablier_game::{Millis, Seat, When};

use super::{Clock, Command, Event, Phase, Refusal, State, Turn};
use crate::{Move, Ply, Reason, Side, Verdict};

pub(super) fn decide(state: &State, by: Seat, when: When, command: &Command) -> Result<Vec<Event>, Refusal> {
    let side = state.round.side(by).ok_or(Refusal::NoSuchSeat)?;
    if let Command::Continue = command {
        return go_on(state, by, when.at);
    }
    let Phase::Playing(turn) = &state.phase else {
        return Err(Refusal::NotPlaying);
    };
    let ended = |verdict| Ok(vec![Event::GameEnded { verdict, at: when.at }]);
    match *command {
        Command::Move(played) => play(state, turn, side, when, played),
        Command::Resign => ended(Verdict::won(side.other(), Reason::Resignation)),
        Command::OfferDraw => {
            if turn.offered.is_some_and(|offer| offer.by != side) {
                Err(Refusal::DrawOfferedToYou)
            } else if turn.offered.is_none() && turn.may_offer[side.index()] {
                Ok(vec![Event::DrawOffered { by: side }])
            } else {
                Err(Refusal::DrawOfferedBefore)
            }
        }
        Command::AcceptDraw | Command::DeclineDraw if turn.offered.is_none_or(|offer| offer.by == side) => {
            Err(Refusal::NoDrawOffered)
        }
        Command::AcceptDraw => ended(Verdict::drawn(Reason::Agreement)),
        Command::DeclineDraw => Ok(vec![Event::DrawDeclined { by: side }]),
        Command::Continue => Err(Refusal::NothingToContinue),
    }
}

fn play(state: &State, turn: &Turn, side: Side, when: When, played: Move) -> Result<Vec<Event>, Refusal> {
    let round = &state.round;
    let position = round.situation.position();
    if position.turn() != side {
        return Err(Refusal::NotYourTurn);
    }
    if state.time_up().is_some_and(|end| when.credited > end) {
        return Err(Refusal::OutOfTime);
    }
    position.check(&round.geometry, played)?;

    let at = when.at;
    let thought = when.credited.since(turn.began);
    let left = match state.clock {
        Clock::PerGame { increment, .. } => Some(turn.left[side.index()] - thought + increment),
        Clock::None | Clock::PerMove { .. } => None,
    };
    let mut events = vec![Event::Moved { played, at, left }];
    let mut next = round.situation.clone();
    next.play(Ply::Move(played));
    let mut verdict = next.verdict(&round.geometry);
    // K12: whoever has no move passes, and that too may end the game. One pass at most: if the mover had no move
    // either, the game would be drawn by now.
    if verdict.is_none() && !next.position().can_move(&round.geometry) {
        events.push(Event::Passed { at });
        next.play(Ply::Pass);
        verdict = next.verdict(&round.geometry);
    }
    events.extend(verdict.map(|verdict| Event::GameEnded { verdict, at }));
    Ok(events)
}

fn go_on(state: &State, seat: Seat, at: Millis) -> Result<Vec<Event>, Refusal> {
    match &state.phase {
        Phase::Between(between) if !between.is_ready(seat) => {
            let mut events = vec![Event::Continued { seat }];
            if between.ready.contains(&true) {
                events.push(Event::NextGameBegan { at });
            }
            Ok(events)
        }
        _ => Err(Refusal::NothingToContinue),
    }
}

/// A seat is given up: the game under way is lost, and with it the match's remaining games.
pub(super) fn leave(state: &State, seat: Seat, at: Millis) -> Vec<Event> {
    let Some(side) = state.round.side(seat) else {
        return Vec::new();
    };
    let left = Event::SeatLeft { seat };
    match state.phase {
        Phase::Playing(_) => {
            vec![Event::GameEnded { verdict: Verdict::won(side.other(), Reason::Departure), at }, left]
        }
        Phase::Between(_) => vec![left],
        Phase::Over { .. } => Vec::new(),
    }
}

/// The game under way is drawn (K13), those not begun are not counted.
pub(super) fn end_by_agreement(state: &State, at: Millis) -> Vec<Event> {
    match state.phase {
        Phase::Playing(_) => {
            vec![Event::GameEnded { verdict: Verdict::drawn(Reason::Agreement), at }, Event::MatchStopped]
        }
        Phase::Between(_) => vec![Event::MatchStopped],
        Phase::Over { .. } => Vec::new(),
    }
}
