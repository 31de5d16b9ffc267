//! Events build the state: results are taken over, turns and sets counted, nothing judged.

use super::event::{Event, SetEnd, Struck};
use super::legacy;
use super::state::{Between, Over, Phase, Set, State, left};
use crate::stroke::Ended;
use crate::table::{Place, Table};

pub(super) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::SetBegan { first, at, stands, discs } => {
            let stands = legacy::stands(state, stands.as_deref());
            let discs = legacy::discs(&stands, discs.as_deref());
            state.begun += 1;
            state.turns += 1;
            state.stands = stands;
            let table = Table::new(discs.into_iter().map(Place::Table).collect());
            state.phase = Phase::Playing(Set::new(table, *first, *at));
        }
        Event::SetEnded(end) => end_set(state, *end),
        Event::SetRests { from, until } => {
            if let Phase::Between(between) = &mut state.phase {
                (between.from, between.until) = (*from, *until);
            }
        }
        Event::WentOn { by } => {
            if let Phase::Between(between) = &mut state.phase
                && let Some(ready) = between.ready.get_mut(by.index())
            {
                *ready = true;
            }
        }
        Event::MatchEnded { why } => {
            let over = Over { why: *why, set: state.lying().clone(), end: state.ended() };
            state.phase = Phase::Over(over);
        }
        Event::Struck(_) | Event::TimeRanOut { .. } | Event::Passed { .. } => {
            if let Phase::Playing(set) = &mut state.phase {
                let before = set.turn;
                end_turn(set, event);
                state.passed += u32::from(set.turn != before);
                state.turns += 1;
            }
        }
    }
}

fn end_set(state: &mut State, end: SetEnd) {
    match end {
        SetEnd::Won { by, .. } => {
            state.score[by.index()] += 1;
            state.played += 1;
        }
        SetEnd::Drawn => state.played += 1,
        SetEnd::Void => {}
    }
    let set = state.lying().clone();
    // Until it is told how long it is looked at, which old logs never do, the next set may begin at once.
    let (from, until) = (set.since, set.since);
    state.phase = Phase::Between(Between { set, end, from, until, ready: vec![false; state.seats] });
}

fn end_turn(set: &mut Set, event: &Event) {
    set.fouled = false;
    let (next, at) = match event {
        Event::Struck(struck) => {
            set.fouled = struck.rulings.iter().any(|ruling| ruling.rule.is_foul());
            move_discs(set, struck);
            (struck.next, struck.at)
        }
        Event::TimeRanOut { next, at, .. } | Event::Passed { next, at, .. } => (*next, *at),
        Event::SetEnded(_)
        | Event::SetRests { .. }
        | Event::WentOn { .. }
        | Event::SetBegan { .. }
        | Event::MatchEnded { .. } => return,
    };
    set.strokes += 1;
    let left = left(&set.table, &set.debts);
    set.without_progress = if set.is_progress(left) { 0 } else { set.without_progress + 1 };
    set.fewest = [set.fewest[0].min(left[0]), set.fewest[1].min(left[1])];
    (set.turn, set.since) = (next, at);
}

fn move_discs(set: &mut Set, struck: &Struck) {
    for resting in &struck.rest {
        let place = match resting.at {
            Ended::Table(at) => Place::Table(at),
            // Off the table: a respot follows (N10, N14, N15).
            Ended::Pocket | Ended::Off => Place::Pocket,
        };
        set.table.put(resting.disc, place);
    }
    for respot in &struck.respots {
        set.table.put(respot.disc, Place::Table(respot.to));
    }
    set.debts = struck.debts.clone();
}
