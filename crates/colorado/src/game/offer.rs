//! What may be done now: exact commands, moves among them only as long as the clock allows.

use rand::Rng;
use serde::{Deserialize, Serialize};
use tablier_game::{Millis, Offered, Viewer, When};

use super::state::Phase;
use super::{Command, State};
use crate::{Move, Side};

/// One command that would be accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The command.
    #[serde(rename = "do")]
    pub command: Command,
    /// The last moment for which it counts; for ever where there is no clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
    /// A move that loses the game at once (K10).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub loses: bool,
}

impl tablier_game::Offer<Command> for Offer {
    fn contains(&self, when: When, command: &Command) -> bool {
        self.command == *command && self.until.is_none_or(|until| when.credited <= until)
    }

    fn sample(&self, _rng: &mut dyn Rng) -> Command {
        self.command
    }
}

/// All that the viewer's seats may do.
pub(super) fn offers(state: &State, viewer: &Viewer) -> Vec<Offered<Offer>> {
    let mut offers = Vec::new();
    for seat in viewer.seats() {
        let mut offer = |command, until| {
            let loses = matches!(command, Command::Move(one) if loses(state, one));
            offers.push(Offered { seat, offer: Offer { command, until, loses } });
        };
        match (&state.phase, state.game.side(seat)) {
            (Phase::Playing(_), Some(side)) => offer_play(state, side, &mut offer),
            (Phase::Between(between), Some(_)) if !between.is_ready(seat) => offer(Command::Continue, None),
            _ => {}
        }
    }
    offers
}

fn loses(state: &State, played: Move) -> bool {
    let position = state.game.course.position();
    let ended = position.play_unchecked(played).won();
    ended.is_some_and(|verdict| verdict.winner == Some(position.turn().other()))
}

fn offer_play(state: &State, side: Side, offer: &mut impl FnMut(Command, Option<Millis>)) {
    let Phase::Playing(turn) = &state.phase else {
        return;
    };
    let position = state.game.course.position();
    // What counts against one's own clock.
    let until = state.time_up().filter(|_| position.turn() == side);
    if position.turn() == side {
        for &one in position.moves(&state.game.geometry).iter() {
            offer(Command::Move(one), until);
        }
    }
    match turn.offered {
        Some(offered) if offered.by != side => {
            offer(Command::AcceptDraw, until);
            offer(Command::DeclineDraw, None);
        }
        None if turn.may_offer[side.index()] => offer(Command::OfferDraw, None),
        _ => {}
    }
    offer(Command::Resign, None);
}
