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
    /// The right way, but too far.
    Beyond = "beyond", "K3", "a pawn goes at most to the next square of the colour it starts from";
    /// A pawn on the way.
    Blocked = "blocked", "K3", "a pawn stands in the way";
    /// One's own pawn at its end.
    OwnPawn = "own_pawn", "K4", "your own pawn stands there";
    /// A capture too soon.
    FirstMove = "first_move", "K5", "no capture on your first move";
    /// A pawn that is home.
    SafePawn = "safe_pawn", "K7", "that pawn is home and safe";
    /// Nothing to answer.
    NoDrawOffered = "no_draw_offered", "K13", "no draw was offered to you";
    /// One's own offer stood, or stands.
    DrawOfferedBefore = "draw_offered_before", "K13", "you may offer a draw only once before each move";
    /// The other side's offer stands: it wants an answer.
    DrawOfferedToYou = "draw_offered_to_you", "K13", "a draw is offered to you: accept or decline it";
    /// A given position with pawns that nobody could have.
    PositionPawns = "position_pawns", "K6", "in a position each side has one to eight pawns, each on a square of its own";
    /// A given position in which the game is over.
    PositionOver = "position_over", "K8", "in this position the game is over";
    /// A given position that misremembers a first move.
    PositionFirst = "position_first", "K5", "whoever has yet to make a first move has eight pawns on the base row";
    /// A given position that misremembers an arrival.
    PositionFresh = "position_fresh", "K7", "a fresh arrival is a pawn of the side that just moved, on its destination row";
    /// A given position in which the side to move has no move.
    PositionStuck = "position_stuck", "K12", "in this position the side to move has no move";
    /// A given position is for one game.
    PositionInMatch = "position_in_match", "K14", "a game from a given position is a single game";
    /// No next game waits for this seat.
    NothingToContinue = "nothing_to_continue", "K14", "the match has no next game waiting for you";
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Refusal {
        match illegal {
            Illegal::NoPawn(_) => Refusal::NoPawn,
            Illegal::Unreached(_) => Refusal::Unreached,
            Illegal::Beyond(_) => Refusal::Beyond,
            Illegal::Blocked(_) => Refusal::Blocked,
            Illegal::OwnPawn(_) => Refusal::OwnPawn,
            Illegal::FirstMove => Refusal::FirstMove,
            Illegal::Safe(_) => Refusal::SafePawn,
        }
    }
}
