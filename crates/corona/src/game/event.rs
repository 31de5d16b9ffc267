//! What happened at a table of Corona. Nothing in here is secret: the seed is in the game's beginning only.

use serde::{Deserialize, Serialize};
use tablier_game::{Micros, Millis, Nonce, Seat};

use crate::Chips;
use crate::board::{Colour, Move, Piece, Pips, Placement, Points, Throw};
use crate::placement::PutDown;
use crate::settlement::Payment;

/// Why a game ended: any of C17's four, one player left, or everyone's wish.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// (a) The agreed number of rounds was played.
    Rounds,
    /// (b) The agreed time is up.
    Time,
    /// (c) Someone has no chips.
    Broke,
    /// (d) Someone has doubled their start.
    Doubled,
    /// All others left.
    LastSeat,
    /// The players agreed to stop.
    Agreed,
}

/// Something that happened. Each event carries all that follows from it, so that applying it computes no rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// One of the rolls for the first set-up (C4).
    OpeningRolled {
        /// The seat that rolled.
        seat: Seat,
        /// What the die showed.
        pips: Pips,
    },
    /// A player may set up now (C5, C9, C16).
    SetUpBegan {
        /// The seat that sets up.
        setter: Seat,
        /// How many auctions without a call this player's set-ups have seen in a row (C9).
        unclaimed: u32,
        /// When their time began.
        at: Millis,
    },
    /// The setter put pieces down, or elsewhere, and has yet to say that they stand (C5).
    PiecesPlaced {
        /// Where each is now, if anywhere yet.
        pieces: PutDown,
        /// When they did so.
        at: Millis,
    },
    /// The pieces stand, then all six dice were rolled, once, then the glass was turned (C5).
    RoundSetUp {
        /// Where the pieces stand.
        placement: Placement,
        /// The setter's part in the dice; zeros if the setter was idle.
        nonce: Nonce,
        /// The setter was idle: what they had put down stayed, the rest was placed by chance.
        idle: bool,
        /// The roll's number in this game, opening rolls included: what the check of the dice counts by.
        roll: u32,
        /// What the dice show.
        throw: Throw,
        /// Since when the glass runs.
        turned: Millis,
        /// When it will have run out.
        runs_out: Millis,
    },
    /// The game begins with a round that was given: nobody set it up, nobody rolled; then the glass was turned.
    SituationGiven {
        /// Where the pieces stand.
        placement: Placement,
        /// What the dice show.
        throw: Throw,
        /// Since when the glass runs.
        turned: Millis,
        /// When it will have run out.
        runs_out: Millis,
    },
    /// A call (C6).
    CallPlaced {
        /// The seat that called.
        seat: Seat,
        /// How many points.
        points: Points,
        /// The time for which it counts (C7).
        credited: Millis,
        /// How far into that millisecond; logs from before it was told have none.
        #[serde(default, skip_serializing_if = "Micros::is_zero")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Micros>"))]
        micros: Micros,
    },
    /// Somebody has nothing more to call.
    DoneSaid {
        /// The seat that is done.
        seat: Seat,
    },
    /// The auction ends early, and is settled at once.
    GlassStopped {
        /// Calls from this moment on don't count.
        at: Millis,
    },
    /// The highest call wins the right to play (C7). Ends a silence (C14).
    AuctionWon {
        /// The seat that called the most, and plays.
        bidder: Seat,
        /// What they have to reach.
        call: Points,
        /// Since when they play.
        at: Millis,
    },
    /// Nobody called (C9). Ends a silence (C14).
    AuctionPassed,
    /// A marker was put on a piece (C10), off any other it was on.
    MarkerPut {
        /// The piece that was marked.
        piece: Piece,
        /// The colour of its marker.
        colour: Colour,
        /// When the bidder put it there.
        at: Millis,
    },
    /// A marker was taken off (C10).
    MarkerTaken {
        /// The piece that lost its marker.
        piece: Piece,
        /// When the bidder took it off.
        at: Millis,
    },
    /// A touched piece moved, its marker came off, its landing was scored (C11, C12).
    PieceMoved {
        /// The piece that was touched.
        piece: Piece,
        /// Its way, and the points.
        step: Move,
        /// When the bidder touched it.
        at: Millis,
    },
    /// The round was won or lost, and paid for (C13, C15).
    RoundSettled {
        /// The seat that played.
        bidder: Seat,
        /// What they called.
        call: Points,
        /// What they scored.
        points: Points,
        /// Whether that was enough.
        made: bool,
        /// Who gave whom a chip, in order.
        payments: Vec<Payment>,
        /// The bidder's time was up before they had ended it; logs from before it was told say nothing.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        ran_out: bool,
    },
    /// What the situation was worth, shown when nobody can use it any more (C19).
    SituationAppraised {
        /// The most points it yields.
        best: Points,
        /// A line of moves that scores them.
        line: Vec<Move>,
    },
    /// The bidder who failed can't call in the next auction (C13, C14).
    BidderSilenced {
        /// The seat that is silenced.
        seat: Seat,
    },
    /// Somebody left for good and took their chips along.
    SeatLeft {
        /// The seat that was given up.
        seat: Seat,
        /// What they took out of the game.
        chips: Chips,
    },
    /// The calls of somebody who left are void.
    CallsVoided {
        /// The seat whose calls they were.
        seat: Seat,
    },
    /// It is over (C17, C18).
    GameEnded {
        /// Everything that ended it.
        endings: Vec<Ending>,
        /// When it ended.
        at: Millis,
    },
}
