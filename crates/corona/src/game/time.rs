//! What time alone brings about: the opening rolls, the glass running out, idle players, the end of the agreed time.

use tablier_game::Millis;

use super::decide::Play;
use super::draft::Draft;
use super::{Ending, Event, Phase, Setup, State};
use crate::dice::{self, OpeningRoll};
use crate::play::{Marking, Moving, Turn};

pub(super) fn next_deadline(state: &State) -> Option<Millis> {
    match &state.phase {
        Phase::Opening => Some(state.started.at),
        Phase::SettingUp(_) => earliest([acts_until(state), state.time_is_up()]),
        Phase::Auction(auction) => Some(auction.glass.settles()),
        Phase::Marking(_) | Phase::Moving(_) => acts_until(state),
        Phase::Over(_) => None,
    }
}

/// When the table goes on without whoever it waits for, the setter or the bidder, if they do nothing until then.
pub(super) fn acts_until(state: &State) -> Option<Millis> {
    let setup = &state.started.setup;
    match &state.phase {
        Phase::SettingUp(set_up) => set_up.ends(setup.idle_limit),
        Phase::Marking(Marking { turn, .. }) | Phase::Moving(Moving { turn, .. }) => play_ends(turn, setup),
        Phase::Opening | Phase::Auction(_) | Phase::Over(_) => None,
    }
}

pub(super) fn tick(state: &State, at: Millis) -> Vec<Event> {
    if next_deadline(state).is_none_or(|deadline| deadline > at) {
        return Vec::new();
    }
    let mut draft = Draft::of(state);
    match &state.phase {
        Phase::Opening => match &state.started.setup.position {
            Some(position) => draft.give(position, at),
            None => open(&mut draft, at),
        },
        Phase::SettingUp(set_up) => {
            let idle = set_up.ends(state.started.setup.idle_limit);
            let time_came_first = state.time_is_up().is_some_and(|end| idle.is_none_or(|idle| end <= idle));
            if time_came_first {
                draft.end(vec![Ending::Time], at);
            } else {
                let placement = dice::idle_placement(&state.started.seed, state.rolls, &set_up.pieces);
                draft.set_up(placement, dice::NO_NONCE, true, at);
            }
        }
        Phase::Auction(_) => draft.settle_auction(at),
        phase @ (Phase::Marking(_) | Phase::Moving(_)) => {
            let play = Play::in_phase(phase).expect("marking and moving are play");
            draft.run_out(&play.played(), at);
        }
        Phase::Over(_) => {}
    }
    draft.into_events()
}

/// Everyone rolls in turn; the first six sets up the first round (C4).
fn open(draft: &mut Draft, at: Millis) {
    let seats: Vec<_> = draft.state.present().collect();
    let rolls = dice::opening(&draft.state.started, &seats);
    // It ends with a six, unless nobody is there to roll: no game begins so, but a log may say it.
    let Some(&OpeningRoll { seat: setter, .. }) = rolls.last() else {
        return draft.end(vec![Ending::LastSeat], at);
    };
    for roll in rolls {
        draft.push(Event::OpeningRolled { seat: roll.seat, pips: roll.pips });
    }
    draft.next_set_up(setter, 0, at);
}

/// When the bidder's time is over: by the table's limit on the whole play, or by doing nothing for too long.
fn play_ends(turn: &Turn, setup: &Setup) -> Option<Millis> {
    earliest([
        setup.idle_limit.map(|limit| turn.acted + limit),
        setup.play_limit.map(|limit| turn.began + limit),
    ])
}

fn earliest(deadlines: [Option<Millis>; 2]) -> Option<Millis> {
    deadlines.into_iter().flatten().min()
}
