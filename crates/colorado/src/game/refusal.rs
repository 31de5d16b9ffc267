//! Why a command was not accepted.

use tablier_game::Refuse;

use crate::Illegal;

/// A "no", with the rule it rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Refusal {
    #[error("Colorado is for two players")]
    TwoPlayers,
    #[error("there is no such seat")]
    NoSuchSeat,
    #[error("a clock gives from one second to one day")]
    BadClock,
    #[error("no game is being played")]
    NotPlaying,
    #[error("it is the other side's turn")]
    NotYourTurn,
    #[error("your time is up")]
    OutOfTime,
    #[error("no pawn of yours stands there")]
    NoPawn,
    #[error("the square's colour does not lead there")]
    Unreached,
    #[error("a pawn stands in the way")]
    Blocked,
    #[error("your own pawn stands there")]
    OwnPawn,
    #[error("no capture on your first move")]
    FirstMove,
    #[error("that pawn is safe at home")]
    SafePawn,
    #[error("no draw was offered to you")]
    NoDrawOffered,
    #[error("one offer of a draw until you have moved")]
    DrawOfferedBefore,
    #[error("a draw is offered to you: accept or decline it")]
    DrawOfferedToYou,
    #[error("the match has no next game waiting for you")]
    NothingToContinue,
}

impl Refuse for Refusal {
    fn all() -> Vec<Refusal> {
        use Refusal::{
            BadClock, Blocked, DrawOfferedBefore, DrawOfferedToYou, FirstMove, NoDrawOffered, NoPawn,
            NoSuchSeat, NotPlaying, NotYourTurn, NothingToContinue, OutOfTime, OwnPawn, SafePawn, TwoPlayers,
            Unreached,
        };
        vec![
            TwoPlayers,
            NoSuchSeat,
            BadClock,
            NotPlaying,
            NotYourTurn,
            OutOfTime,
            NoPawn,
            Unreached,
            Blocked,
            OwnPawn,
            FirstMove,
            SafePawn,
            NoDrawOffered,
            DrawOfferedBefore,
            DrawOfferedToYou,
            NothingToContinue,
        ]
    }

    fn code(&self) -> &'static str {
        match self {
            Refusal::TwoPlayers => "two_players",
            Refusal::NoSuchSeat => "no_such_seat",
            Refusal::BadClock => "bad_clock",
            Refusal::NotPlaying => "not_playing",
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::OutOfTime => "out_of_time",
            Refusal::NoPawn => "no_pawn",
            Refusal::Unreached => "unreached",
            Refusal::Blocked => "blocked",
            Refusal::OwnPawn => "own_pawn",
            Refusal::FirstMove => "first_move",
            Refusal::SafePawn => "safe_pawn",
            Refusal::NoDrawOffered => "no_draw_offered",
            Refusal::DrawOfferedBefore => "draw_offered_before",
            Refusal::DrawOfferedToYou => "draw_offered_to_you",
            Refusal::NothingToContinue => "nothing_to_continue",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Refusal::Unreached => "K2",
            Refusal::Blocked => "K3",
            Refusal::OwnPawn => "K4",
            Refusal::FirstMove => "K5",
            Refusal::TwoPlayers | Refusal::NoSuchSeat | Refusal::NotYourTurn | Refusal::NoPawn => "K6",
            Refusal::SafePawn => "K7",
            Refusal::NoDrawOffered | Refusal::DrawOfferedBefore | Refusal::DrawOfferedToYou => "K13",
            Refusal::NotPlaying | Refusal::NothingToContinue => "K14",
            // A clock is the table's own agreement: no rule of the book speaks of it.
            Refusal::BadClock | Refusal::OutOfTime => "",
        }
    }

    fn is_about_terms(&self) -> bool {
        matches!(self, Refusal::BadClock | Refusal::OutOfTime)
    }
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Refusal {
        match illegal {
            Illegal::NoPawn(_) => Refusal::NoPawn,
            Illegal::Unreached(_) | Illegal::NothingToCapture(_) => Refusal::Unreached,
            Illegal::Blocked(_) => Refusal::Blocked,
            Illegal::OwnPawn(_) => Refusal::OwnPawn,
            Illegal::FirstMove => Refusal::FirstMove,
            Illegal::Safe(_) => Refusal::SafePawn,
        }
    }
}
