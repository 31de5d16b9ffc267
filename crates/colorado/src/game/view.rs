//! What everybody sees, and what the viewer's seats may do.

use serde::{Deserialize, Serialize};
use tablier_game::{Millis, Offered, Offers, Seat, Viewer};

use super::state::Phase;
use super::{Clock, Finished, Games, Offer, State, offer, time};
use crate::{Board, Course, Ply, Position, RawPosition, Side, Square, Verdict};

/// The table as it looks. Enough to rebuild the position and its past from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// How many games the match has.
    pub games: Games,
    /// The number of the game on the board, from 1.
    pub number: u8,
    /// What is going on.
    pub stage: Stage,
    /// Who has the white pawns.
    pub white: Seat,
    /// Who has the black pawns.
    pub black: Seat,
    /// The board as it lies for this game.
    pub board: Board,
    /// The position this game began with, where it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    pub start: Option<Position>,
    /// Pawns, side to move, first moves, fresh arrival.
    pub position: RawPosition,
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Side>,
    /// The pawn that may be captured now only.
    pub fresh: Option<Square>,
    /// The pawns that can't be captured, of both sides.
    pub safe: Vec<Square>,
    /// All that was played, a capture with its `x`.
    pub moves: Vec<String>,
    /// The last move's two squares; none at the beginning and after a pass.
    pub last: Option<[Square; 2]>,
    /// Moves in a row without progress: the game is drawn at 100 (K13).
    pub quiet: u32,
    /// How time is kept.
    pub clock: Clock,
    /// Where the clocks stand.
    pub clocks: Option<ClockView>,
    /// Since when the side to move thinks; none when the game is over.
    pub since: Option<Millis>,
    /// Who offers a draw.
    pub draw_offered: Option<Side>,
    /// How the game on the board ended.
    pub verdict: Option<Verdict>,
    /// The games that are over.
    pub finished: Vec<Finished>,
    /// Points in halves, by seat (K14).
    pub score: [u32; 2],
    /// What may be done.
    pub offers: Vec<Offered<Offer>>,
}

/// What is going on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A game is being played.
    Playing,
    /// The next game waits.
    Between {
        /// Who wants to go on, by seat.
        ready: [bool; 2],
        /// When it begins by itself.
        until: Millis,
    },
    /// The match is over.
    Over,
}

/// Where the clocks stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockView {
    /// What each side had left at `since`, White first; the side to move's runs.
    pub left: [Millis; 2],
    /// Since when it runs.
    pub since: Millis,
    /// Whose runs.
    pub running: Side,
}

impl Offers for View {
    type Offer = Offer;

    fn offers(&self) -> &[Offered<Offer>] {
        &self.offers
    }
}

impl View {
    /// The game on the board, rebuilt move by move: what a player knows who watched it.
    pub fn course(&self) -> Course {
        let mut course = Course::from(self.start.unwrap_or(Position::START));
        for ply in self.moves.iter().filter_map(|text| text.parse::<Ply>().ok()) {
            // What a view tells was played: it has been checked.
            course.play_unchecked(ply);
        }
        course
    }
}

pub(super) fn view(state: &State, viewer: &Viewer) -> View {
    let game = &state.game;
    let position = game.course.position();
    let turn = match &state.phase {
        Phase::Playing(turn) => Some(turn),
        Phase::Between(_) | Phase::Over { .. } => None,
    };
    View {
        games: state.games,
        number: game.number,
        stage: stage(state),
        white: game.white,
        black: game.black(),
        board: *game.geometry.board(),
        start: (game.start != Position::START).then_some(game.start),
        position: RawPosition::from(*position),
        turn: turn.map(|_| position.turn()),
        fresh: position.fresh(),
        safe: Side::BOTH.into_iter().flat_map(|side| position.safe(side)).collect(),
        moves: notation(game.start, &game.plies),
        last: match game.plies.last() {
            Some(Ply::Move(last)) => Some([last.from, last.to]),
            Some(Ply::Pass) | None => None,
        },
        quiet: game.course.quiet(),
        clock: state.clock,
        clocks: turn.and_then(|turn| {
            let left = match state.clock {
                Clock::None => return None,
                Clock::PerGame { .. } => turn.left,
                Clock::PerMove { time } => [time; 2],
            };
            Some(ClockView { left, since: turn.began, running: position.turn() })
        }),
        since: turn.map(|turn| turn.began),
        draw_offered: turn.and_then(|turn| turn.offered).map(|offer| offer.by),
        verdict: match state.phase {
            Phase::Playing(_) => None,
            Phase::Between(_) | Phase::Over { .. } => state.finished.last().map(|last| last.verdict),
        },
        finished: state.finished.clone(),
        score: state.score(),
        offers: offer::offers(state, viewer),
    }
}

fn stage(state: &State) -> Stage {
    match &state.phase {
        Phase::Playing(_) => Stage::Playing,
        Phase::Between(between) => {
            Stage::Between { ready: between.ready, until: between.since + time::PAUSE }
        }
        Phase::Over { .. } => Stage::Over,
    }
}

/// The moves as people write them.
fn notation(mut position: Position, plies: &[Ply]) -> Vec<String> {
    plies
        .iter()
        .map(|&ply| {
            let text = position.notation(ply);
            position = position.play_ply_unchecked(ply);
            text
        })
        .collect()
}
