//! Every "no" of Colorado, with its code and the rule it rests on.

use crate::Illegal;

tablier_game::refusals! {
    /// Not two seats.
    TwoPlayers = "two_players", "K6", "Colorado is for two players";
    /// Neither of the two.
    NoSuchSeat = "no_such_seat", "K6", "there is no such seat";
    /// A clock out of range. It is the table's own agreement: no rule of the book speaks of it.
    BadClock = "bad_clock", -, "a clock gives from one second to one day";
    /// Between games, or after the match.
    NotPlaying = "not_playing", "K14", "no game is being played";
    /// The other side moves.
    NotYourTurn = "not_your_turn", "K6", "it is the other side's turn";
    /// The clock that was agreed on ran out.
    OutOfTime = "out_of_time", -, "your time is up";
    /// Nothing of one's own to move.
    NoPawn = "no_pawn", "K6", "no pawn of yours stands there";
    /// Not a way that the colour leads.
    Unreached = "unreached", "K2", "the square's colour does not lead there";
    /// A pawn on the way.
    Blocked = "blocked", "K3", "a pawn stands in the way";
    /// One's own pawn at its end.
    OwnPawn = "own_pawn", "K4", "your own pawn stands there";
    /// A capture too soon.
    FirstMove = "first_move", "K5", "no capture on your first move";
    /// A pawn that is home.
    SafePawn = "safe_pawn", "K7", "that pawn is safe at home";
    /// Nothing to answer.
    NoDrawOffered = "no_draw_offered", "K13", "no draw was offered to you";
    /// One's own offer stood, or stands.
    DrawOfferedBefore = "draw_offered_before", "K13", "one offer of a draw until you have moved";
    /// The other side's offer stands: it wants an answer.
    DrawOfferedToYou = "draw_offered_to_you", "K13", "a draw is offered to you: accept or decline it";
    /// No next game waits for this seat.
    NothingToContinue = "nothing_to_continue", "K14", "the match has no next game waiting for you";
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Refusal {
        match illegal {
            Illegal::NoPawn(_) => Refusal::NoPawn,
            Illegal::Unreached(_) => Refusal::Unreached,
            Illegal::Blocked(_) => Refusal::Blocked,
            Illegal::OwnPawn(_) => Refusal::OwnPawn,
            Illegal::FirstMove => Refusal::FirstMove,
            Illegal::Safe(_) => Refusal::SafePawn,
        }
    }
}
