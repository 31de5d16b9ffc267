//! Somebody leaves for good: their chips go with them, and the game goes on without them.

use tablier_game::{Millis, Seat};

use crate::decide::Play;
use crate::draft::Draft;
use crate::table::{Phase, Table};
use crate::{Ending, Event};

pub(crate) fn leave(table: &Table, seat: Seat, at: Millis) -> Vec<Event> {
    if table.has_left(seat) || matches!(table.phase, Phase::Over(_)) {
        return Vec::new();
    }
    let mut draft = Draft::of(table);
    let failing = Play::in_phase(&table.phase).filter(|play| play.turn().bidder == seat);
    if let Some(play) = failing {
        let round = play.played();
        draft.settle_as(&round, false);
        go(&mut draft, seat);
        draft.after_round(round.setter, at);
        return draft.into_events();
    }
    go(&mut draft, seat);
    if draft.table.present().count() == 1 {
        draft.end(vec![Ending::LastSeat], at);
        return draft.into_events();
    }
    match &table.phase {
        Phase::SettingUp(set_up) if set_up.setter == seat => {
            draft.next_set_up(draft.table.left_of(seat), 0, at);
        }
        Phase::Auction(auction) => {
            if auction.last_call_of(seat).is_some() {
                draft.push(Event::CallsVoided { seat });
            }
            let all_done = draft.table.may_call().all(|other| auction.done.contains(&other));
            if all_done && auction.runs(at) {
                draft.stop_glass(at);
            }
        }
        _ => {}
    }
    draft.into_events()
}

fn go(draft: &mut Draft, seat: Seat) {
    let chips = draft.table.players[seat.index()].chips;
    draft.push(Event::SeatLeft { seat, chips });
}
