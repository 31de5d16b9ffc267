//! What a viewer sees: everything on the table, and what their seats may do.

use serde::{Deserialize, Serialize};
use tablier_game::{Millis, Offered, Offers, Seat, Viewer};

use super::offer::{Offer, StrokeOffer};
use super::time::until;
use super::{Between, MatchEnd, Over, Phase, Set, SetEnd, State};
use crate::referee::zones::dark;
use crate::referee::{Debts, SwitchedOff};
use crate::stroke::free_placement;
use crate::table::{Colour, DiscId, Place, Point, Stand, Table};

/// The table as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who sits where, clockwise.
    pub seats: Vec<SeatView>,
    /// The sets of the match.
    pub sets: u32,
    /// Sets begun so far, void ones included.
    pub set: u32,
    /// Sets won, red first.
    pub score: [u32; 2],
    /// Rules switched off.
    pub off: SwitchedOff,
    /// Whose turn it is, while the match goes on.
    pub turn: Option<Seat>,
    /// Since when it is their turn: not before the last stroke's discs are at rest.
    pub since: Option<Millis>,
    /// Until when the stroke must be played, if there is a clock.
    pub until: Option<Millis>,
    /// Strokes of this set so far.
    pub strokes: u32,
    /// Every disc of the set, pocketed ones too; once the set is over, as its last stroke left them.
    pub discs: Vec<DiscView>,
    /// Penalty discs owed: where the players stand who incurred them, red first.
    pub debts: Debts,
    /// How the set on the table ended, if it did.
    pub ended: Option<SetEnd>,
    /// The look at a set that has ended, before the next one.
    pub between: Option<BetweenView>,
    /// Why the match is over, if it is.
    pub over: Option<MatchEnd>,
    /// What the viewer's seats may do.
    pub offers: Vec<Offered<Offer>>,
}

/// Between two sets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BetweenView {
    /// When everything had come to rest.
    pub from: Millis,
    /// When the next set begins by itself.
    pub until: Millis,
    /// Who has gone on, by seat.
    pub ready: Vec<bool>,
}

/// A player as everybody sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The player's seat.
    pub seat: Seat,
    /// Its side: partners have the same.
    pub colour: Colour,
    /// Where the player stands in this set.
    pub stand: Stand,
}

/// A disc as everybody sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiscView {
    /// Its number, the same through the whole set.
    pub disc: DiscId,
    /// The side it belongs to.
    pub colour: Colour,
    /// On the table or in a pocket.
    pub place: Place,
    /// Is it dark for the shooter at hand (N6)?
    pub dark: bool,
}

impl Offers for View {
    type Offer = Offer;
    fn offers(&self) -> &[Offered<Offer>] {
        &self.offers
    }
}

impl View {
    pub(super) fn of(state: &State, viewer: &Viewer) -> View {
        let player = |seat| SeatView { seat, colour: Colour::of(seat), stand: state.stand(seat) };
        let set = state.set();
        View {
            seats: Seat::all(state.seats()).map(player).collect(),
            sets: state.setup().sets,
            set: u32::try_from(state.sets_begun()).unwrap_or(u32::MAX),
            score: state.score(),
            off: state.setup().off.clone(),
            turn: set.map(|set| set.turn),
            since: set.map(|set| set.since),
            until: set.and_then(|set| until(state, set)),
            strokes: state.lying().strokes,
            discs: discs(state, state.lying()),
            debts: state.lying().debts.clone(),
            ended: state.ended(),
            between: state.between().map(|Between { from, until, ready, .. }| BetweenView {
                from: *from,
                until: *until,
                ready: ready.clone(),
            }),
            over: match state.phase() {
                Phase::Over(Over { why, .. }) => Some(*why),
                Phase::Playing(_) | Phase::Between(_) => None,
            },
            offers: offers(state, viewer),
        }
    }

    /// The discs as the rules see them.
    ///
    /// # Panics
    /// If the view does not hold as many red as black discs; a view of a game always does.
    pub fn table(&self) -> Table {
        Table::new(self.discs.iter().map(|disc| disc.place).collect())
    }
}

fn discs(state: &State, set: &Set) -> Vec<DiscView> {
    let shooter = state.stand(set.turn);
    // Nobody is at hand to shoot once the set is over.
    let own = state.set().map(|set| Colour::of(set.turn));
    let view = |disc| {
        let (colour, place) = (set.table.colour(disc), set.table.place(disc));
        let dark = own == Some(colour) && place.point().is_some_and(|at| dark(at, shooter).is_some());
        DiscView { disc, colour, place, dark }
    };
    set.table.ids().map(view).collect()
}

fn offers(state: &State, viewer: &Viewer) -> Vec<Offered<Offer>> {
    match state.phase() {
        Phase::Playing(set) => in_set(state, set, viewer),
        Phase::Between(between) => Seat::all(state.seats())
            .filter(|&seat| viewer.holds(seat) && between.awaits(seat))
            .map(|seat| Offered { seat, offer: Offer::Continue })
            .collect(),
        Phase::Over(_) => vec![],
    }
}

fn in_set(state: &State, set: &Set, viewer: &Viewer) -> Vec<Offered<Offer>> {
    let until = until(state, set);
    let mut offers = vec![];
    if viewer.holds(set.turn) {
        let shooter = state.stand(set.turn);
        let lying: Vec<Point> = set.table.lying().map(|(_, at)| shooter.to_own(at)).collect();
        let offer = if free_placement(&lying).is_some() {
            Offer::Strike(StrokeOffer::among(lying, set.since, until))
        } else {
            Offer::Pass { from: set.since, until }
        };
        offers.push(Offered { seat: set.turn, offer });
    }
    let seats = Seat::all(state.seats()).filter(|&seat| viewer.holds(seat));
    offers.extend(seats.map(|seat| Offered { seat, offer: Offer::Resign }));
    offers
}
