//! What time alone brings about: the opening rolls, the glass running out, idle players, the end of the agreed time.

use tablier_game::Millis;

use crate::decide::Play;
use crate::draft::Draft;
use crate::placement::SettingUp;
use crate::play::Turn;
use crate::table::{Phase, Table};
use crate::{Ending, Event, Setup, dice};

pub(crate) fn next_deadline(table: &Table) -> Option<Millis> {
    let setup = &table.started.setup;
    match &table.phase {
        Phase::Opening => Some(table.started.at),
        Phase::SettingUp(set_up) => earliest([idle_setter(set_up, setup), table.time_is_up()]),
        Phase::Auction(auction) => Some(auction.glass.settles()),
        Phase::Marking(marking) => play_ends(&marking.turn, setup),
        Phase::Moving(moving) => play_ends(&moving.turn, setup),
        Phase::Over(_) => None,
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
            let idle = idle_setter(set_up, &table.started.setup);
            let time_came_first = table.time_is_up().is_some_and(|end| idle.is_none_or(|idle| end <= idle));
            if time_came_first {
                draft.end(vec![Ending::Time], at);
            } else {
                let placement = dice::idle_placement(&table.started.seed, table.rolls);
                draft.set_up(placement, dice::NO_NONCE, true, at);
            }
        }
        Phase::Auction(auction) => match auction.lead() {
            Some(call) => draft.push(Event::AuctionWon { bidder: call.seat, call: call.points, at }),
            None => draft.pass_auction(auction.setter, auction.unclaimed, &auction.situation, at),
        },
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
    let setter = rolls.last().expect("the opening ends with a six").seat;
    for roll in rolls {
        draft.push(Event::OpeningRolled { seat: roll.seat, pips: roll.pips });
    }
    draft.next_set_up(setter, 0, at);
}

fn idle_setter(set_up: &SettingUp, setup: &Setup) -> Option<Millis> {
    setup.idle_limit.map(|limit| set_up.since + limit)
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
