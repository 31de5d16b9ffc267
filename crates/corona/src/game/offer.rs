//! What may be done now, described so that a client can show it and a bot choose from it.

use rand::{Rng, RngExt, seq::IndexedRandom};
use serde::{Deserialize, Serialize};
use tablier_game::{Millis, Nonce, Offered, Seat, When};

use super::decide::Play;
use super::{Command, Phase, State};
use crate::board::{Colour, Move, PIECES, Piece, Placement, Points, SPACES, Space};
use crate::placement::{PutDown, SettingUp};

/// A set of commands that would be accepted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Offer {
    /// Any placement of the six pieces, with any nonce (C5).
    SetUp,
    /// Putting pieces down, in any way but as they are (C5).
    PlaceSoFar {
        /// Where they are now.
        pieces: PutDown,
        /// How often that may still be done in this set-up.
        left: u8,
    },
    /// Any call from the lowest up to 21, credited before the glass runs out (C6 to C8).
    Call {
        /// The lowest call allowed.
        lowest: Points,
        /// When the glass runs out.
        until: Millis,
    },
    /// Saying "done", before the glass runs out.
    SayDone {
        /// When the glass runs out.
        until: Millis,
    },
    /// Putting one of these markers on a piece (C10).
    PutMarker {
        /// The piece that would be marked.
        piece: Piece,
        /// The markers that are not on it already.
        colours: Vec<Colour>,
    },
    /// Taking the marker off a piece (C10).
    TakeMarker {
        /// The piece that would lose its marker.
        piece: Piece,
    },
    /// Touching a marked piece, which is final, and what it will do (C11).
    Touch {
        /// The piece that would move.
        piece: Piece,
        /// Its way, and the points.
        step: Move,
    },
    /// Playing no piece at all (C10).
    EndPlay,
}

impl tablier_game::Offer<Command> for Offer {
    fn contains(&self, when: When, command: &Command) -> bool {
        match (self, command) {
            (Offer::SetUp, Command::SetUp { .. }) | (Offer::EndPlay, Command::EndPlay) => true,
            (Offer::PlaceSoFar { pieces: now, .. }, Command::PlaceSoFar { pieces }) => pieces != now,
            (Offer::Call { lowest, until }, Command::PlaceCall { points }) => {
                (*lowest..=Points::MOST).contains(points) && when.credited < *until
            }
            (Offer::SayDone { until }, Command::SayDone) => when.credited < *until,
            (Offer::PutMarker { piece, colours }, Command::PutMarker { piece: on, colour }) => {
                piece == on && colours.contains(colour)
            }
            (Offer::TakeMarker { piece }, Command::TakeMarker { piece: off })
            | (Offer::Touch { piece, .. }, Command::Touch { piece: off }) => piece == off,
            _ => false,
        }
    }

    fn sample(&self, rng: &mut dyn Rng) -> Command {
        match self {
            Offer::SetUp => Command::SetUp { placement: any_placement(rng), nonce: Nonce(rng.random()) },
            Offer::PlaceSoFar { pieces: now, .. } => Command::PlaceSoFar { pieces: one_changed(*now, rng) },
            Offer::Call { lowest, .. } => {
                Command::PlaceCall { points: Points(rng.random_range(lowest.0..=Points::MOST.0)) }
            }
            Offer::SayDone { .. } => Command::SayDone,
            Offer::PutMarker { piece, colours } => Command::PutMarker {
                piece: *piece,
                colour: *colours.choose(rng).expect("at least five markers are not on a given piece"),
            },
            Offer::TakeMarker { piece } => Command::TakeMarker { piece: *piece },
            Offer::Touch { piece, .. } => Command::Touch { piece: *piece },
            Offer::EndPlay => Command::EndPlay,
        }
    }
}

/// Six pieces scattered by chance: "scatter them for me".
pub(crate) fn any_placement(rng: &mut dyn Rng) -> Placement {
    Placement(std::array::from_fn(|_| {
        Space::try_from(rng.random_range(0..SPACES)).expect("below twelve is a space")
    }))
}

/// One piece put down, put elsewhere, or taken up again, by chance.
pub(super) fn one_changed(mut pieces: PutDown, rng: &mut dyn Rng) -> PutDown {
    let piece = &mut pieces[rng.random_range(0..PIECES)];
    // Of the thirteen places, counting "nowhere yet", any but the one where it is.
    let nowhere = SPACES;
    let is = piece.map_or(nowhere, Space::get);
    let goes = (is + rng.random_range(1..=SPACES)) % (SPACES + 1);
    *piece = Space::try_from(goes).ok();
    pieces
}

/// All that this seat may do.
pub(super) fn offers_to(state: &State, seat: Seat) -> Vec<Offered<Offer>> {
    let mut offers = Vec::new();
    if !state.has_left(seat) {
        match &state.phase {
            Phase::SettingUp(set_up) if set_up.setter == seat => {
                offers.push(Offer::SetUp);
                if set_up.may_change() {
                    let left = SettingUp::MOST_CHANGES - set_up.changes;
                    offers.push(Offer::PlaceSoFar { pieces: set_up.pieces, left });
                }
            }
            Phase::Auction(_) => offers_in_auction(state, seat, &mut offers),
            phase => {
                if let Some(play) = Play::in_phase(phase).filter(|play| play.turn().bidder == seat) {
                    offers_in_play(&play, &mut offers);
                }
            }
        }
    }
    offers.into_iter().map(|offer| Offered { seat, offer }).collect()
}

fn offers_in_auction(state: &State, seat: Seat, offers: &mut Vec<Offer>) {
    let Phase::Auction(auction) = &state.phase else {
        return;
    };
    if state.silenced == Some(seat) || auction.done.contains(&seat) {
        return;
    }
    let until = auction.glass.runs_out;
    let lowest = auction.lowest_call(seat, state.started.setup.beat_the_highest);
    if lowest <= Points::MOST {
        offers.push(Offer::Call { lowest, until });
    }
    if state.started.setup.early_end {
        offers.push(Offer::SayDone { until });
    }
}

fn offers_in_play(play: &Play<'_>, offers: &mut Vec<Offer>) {
    if let Play::Marking(marking) = play {
        for piece in Piece::all() {
            let on = marking.markers.on(piece);
            let colours = Colour::ALL.into_iter().filter(|colour| Some(*colour) != on).collect();
            offers.push(Offer::PutMarker { piece, colours });
            if on.is_some() {
                offers.push(Offer::TakeMarker { piece });
            }
        }
        if marking.markers.is_empty() {
            offers.push(Offer::EndPlay);
        }
    }
    for piece in Piece::all() {
        if let Some(step) = play.step(piece) {
            offers.push(Offer::Touch { piece, step });
        }
    }
}
