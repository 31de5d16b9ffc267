//! Somebody leaves for good: their chips go with them, and the game goes on without them. Or all agree to stop.

use tablier_game::{Millis, Seat};

use super::decide::Play;
use super::draft::Draft;
use super::{Ending, Event, Phase, State};

pub(super) fn leave(state: &State, seat: Seat, at: Millis) -> Vec<Event> {
    if state.has_left(seat) || state.is_over() {
        return Vec::new();
    }
    let mut draft = Draft::of(state);
    let failing = Play::in_phase(&state.phase).filter(|play| play.turn().bidder == seat);
    if let Some(play) = failing {
        let round = play.played();
        draft.fail(&round);
        go(&mut draft, seat);
        draft.after_round(round.setter, at);
        return draft.into_events();
    }
    go(&mut draft, seat);
    if draft.state.present().count() == 1 {
        draft.end(vec![Ending::LastSeat], at);
        return draft.into_events();
    }
    match &state.phase {
        Phase::SettingUp(set_up) if set_up.setter == seat => {
            draft.next_set_up(draft.state.left_of(seat), 0, at);
        }
        Phase::Auction(auction) => {
            if auction.last_call_of(seat).is_some() {
                draft.push(Event::CallsVoided { seat });
            }
            let all_done = draft.state.may_call().all(|other| auction.done.contains(&other));
            if all_done && auction.runs(at) {
                draft.stop_glass(at);
            }
        }
        _ => {}
    }
    draft.into_events()
}

pub(super) fn end_by_agreement(state: &State, at: Millis) -> Vec<Event> {
    if state.is_over() {
        return Vec::new();
    }
    let mut draft = Draft::of(state);
    draft.end(vec![Ending::Agreed], at);
    draft.into_events()
}

fn go(draft: &mut Draft, seat: Seat) {
    let chips = draft.state.players[seat.index()].chips;
    draft.push(Event::SeatLeft { seat, chips });
}
