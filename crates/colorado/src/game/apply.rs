//! Events build the state: bookkeeping only, no rule is asked here.
//!
//! The pawns after a move and what K13 counts are computed rather than read: they follow from the moves by the notation
//! alone, and would make every event as long as a position with its past.

use tablier_game::Millis;

use super::state::{Between, DrawOffer, Phase, Turn};
use super::{Event, Finished, MatchGame, State, legacy};
use crate::{Move, Ply, Side, Verdict};

pub(super) fn apply(state: &mut State, event: &Event) {
    match *event {
        Event::Moved { played, at, left } => moved(state, played, at, left),
        Event::Passed { at } => {
            played_on(state, Ply::Pass);
            if let Phase::Playing(turn) = &mut state.phase {
                turn.began = at;
            }
        }
        Event::DrawOffered { by } => {
            let offer = DrawOffer { by, turn: state.moments().turn };
            talk(state, |turn| {
                turn.offered = Some(offer);
                turn.may_offer[by.index()] = false;
            });
        }
        Event::DrawDeclined { .. } => talk(state, |turn| turn.offered = None),
        Event::GameEnded { verdict, at } => ended(state, verdict, at),
        Event::Continued { seat } => {
            if let Phase::Between(between) = &mut state.phase
                && let Some(ready) = between.ready.get_mut(seat.index())
            {
                *ready = true;
            }
        }
        Event::NextGameBegan { at, white, board } => {
            let (white, board) = legacy::next_game(state, white, board);
            state.game = MatchGame::new(state.game.next_number(), white, board);
            state.phase = Phase::Playing(Turn::first(state.clock, at));
        }
        Event::SeatLeft { seat } => state.phase = Phase::Over { left: Some(seat) },
        Event::MatchStopped => state.phase = Phase::Over { left: None },
    }
}

fn talk(state: &mut State, change: impl FnOnce(&mut Turn)) {
    if let Phase::Playing(turn) = &mut state.phase {
        change(turn);
    }
}

fn played_on(state: &mut State, ply: Ply) {
    state.game.course.play_unchecked(ply);
    state.game.plies.push(ply);
    state.turns = state.turns.saturating_add(1);
}

fn moved(state: &mut State, played: Move, at: Millis, left: Option<Millis>) {
    let mover: Side = state.game.course.position().turn();
    played_on(state, Ply::Move(played));
    talk(state, |turn| {
        turn.began = at;
        if let Some(left) = left {
            turn.left[mover.index()] = left;
        }
        // Moving on answers an offer; one's own stands until the other side has moved.
        if turn.offered.is_some_and(|offer| offer.by == mover.other()) {
            turn.offered = None;
        }
        turn.may_offer[mover.index()] = true;
    });
}

fn ended(state: &mut State, verdict: Verdict, at: Millis) {
    state.finished.push(Finished { white: state.game.white, verdict });
    state.phase = if state.game.number < u8::from(state.games) {
        Phase::Between(Between { since: at, ready: [false; 2] })
    } else {
        Phase::Over { left: None }
    };
}
