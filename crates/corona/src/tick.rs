//! What time alone brings about: the opening rolls, the glass running out, idle players, the end of the agreed time.

use tablier_game::Millis;

use crate::decide::Play;
use crate::draft::Draft;
use crate::play::{Marking, Moving, Turn};
use crate::table::{OpeningRoll, Phase, Table};
use crate::{Ending, Event, Setup, dice};

pub(crate) fn next_deadline(table: &Table) -> Option<Millis> {
    match &table.phase {
        Phase::Opening => Some(table.started.at),
        Phase::SettingUp(_) => earliest([acts_until(table), table.time_is_up()]),
        Phase::Auction(auction) => Some(auction.glass.settles()),
        Phase::Marking(_) | Phase::Moving(_) => acts_until(table),
        Phase::Over(_) => None,
    }
}

/// When the table goes on without whoever it waits for, the setter or the bidder, if they do nothing until then.
pub(crate) fn acts_until(table: &Table) -> Option<Millis> {
    let setup = &table.started.setup;
    match &table.phase {
        Phase::SettingUp(set_up) => set_up.ends(setup),
        Phase::Marking(Marking { turn, .. }) | Phase::Moving(Moving { turn, .. }) => play_ends(turn, setup),
        Phase::Opening | Phase::Auction(_) | Phase::Over(_) => None,
    }
}

pub(crate) fn tick(table: &Table, at: Millis) -> Vec<Event> {
    if next_deadline(table).is_none_or(|deadline| deadline > at) {
        return Vec::new();
    }
    let mut draft = Draft::of(table);
    match &table.phase {
        Phase::Opening => open(&mut draft, at),
        Phase::SettingUp(set_up) => {
            let idle = set_up.ends(&table.started.setup);
            let time_came_first = table.time_is_up().is_some_and(|end| idle.is_none_or(|idle| end <= idle));
            if time_came_first {
                draft.end(vec![Ending::Time], at);
            } else {
                let placement = dice::idle_placement(&table.started.seed, table.rolls, &set_up.pieces);
                draft.set_up(placement, dice::NO_NONCE, true, at);
            }
        }
        Phase::Auction(_) => draft.settle_auction(at),
        phase @ (Phase::Marking(_) | Phase::Moving(_)) => {
            let play = Play::in_phase(phase).expect("marking and moving are play");
            draft.settle(&play.played(), at);
        }
        Phase::Over(_) => {}
    }
    draft.into_events()
}

/// Everyone rolls in turn; the first six sets up the first round (C4).
fn open(draft: &mut Draft, at: Millis) {
    let seats: Vec<_> = draft.table.present().collect();
    let rolls = dice::opening(&draft.table.started, &seats);
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
