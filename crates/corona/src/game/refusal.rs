//! Every "no" of Corona, with its code and the rule it rests on.

tablier_game::refusals! {
    /// Fewer than two seats.
    TooFewPlayers = "too_few_players", "C2", "Corona needs at least two players";
    /// The seat was given up.
    SeatLeft = "seat_left", "C2", "this seat was given up";
    /// Nobody is setting up now.
    NotSettingUp = "not_setting_up", "C5", "no pieces are being set up now";
    /// It is another's set-up.
    NotTheSetter = "not_the_setter", "C5", "another player sets up this round";
    /// What is put down is there already.
    PiecesAreThere = "pieces_are_there", "C5", "the pieces are there already";
    /// So many changes of one set-up are noted, and no more.
    PlacedTooOften = "placed_too_often", "C5", "that is more changes than the table keeps in one set-up: place all six pieces";
    /// No glass is running.
    NoAuction = "no_auction", "C6", "calls are made while the glass runs";
    /// "Done" is an option this table did not choose.
    DoneNotAgreed = "done_not_agreed", "C6", "this table always lets the glass run out";
    /// Done is done.
    AlreadyDone = "already_done", "C6", "you have said that you are done";
    /// A call or a "done" that is credited to a time after the last grain.
    GlassHasRunOut = "glass_has_run_out", "C7", "the glass has run out";
    /// Only the winner of the auction plays.
    NotTheBidder = "not_the_bidder", "C7", "the highest bidder plays this round";
    /// Not a number from 1 to 21.
    CallOutOfRange = "call_out_of_range", "C8", "a call is a number from 1 to 21";
    /// Not higher than one's own last call.
    CallNotHigher = "call_not_higher", "C8", "a call must be higher than your own last one";
    /// Not higher than the highest call, at a table that asks for it.
    CallBeatsNobody = "call_beats_nobody", "C8", "at this table a call must beat the highest one";
    /// Nothing to mark or move now.
    NotPlaying = "not_playing", "C10", "no round is being played out now";
    /// The first move ended the marking.
    MarkingIsOver = "marking_is_over", "C10", "after the first move no marker is added, removed or swapped";
    /// It is there already.
    MarkerIsThere = "marker_is_there", "C10", "that marker is on that piece already";
    /// Nothing to take off.
    NoMarkerThere = "no_marker_there", "C10", "there is no marker on that piece";
    /// Touching it means nothing.
    PieceIsNotMarked = "piece_is_not_marked", "C11", "touching a piece without a marker has no effect";
    /// Marked pieces must be moved.
    MarkedMustMove = "marked_must_move", "C11", "every marked piece must be moved";
    /// The silenced player can't call.
    Silenced = "silenced", "C14", "you are silenced for this auction";
    /// The game is over.
    GameIsOver = "game_is_over", "C17", "the game is over";
    /// A game must end somehow.
    NoEnding = "no_ending", "C17", "agree on at least one way for the game to end";
    /// A number of rounds is at least one.
    NoRounds = "no_rounds", "C17", "a game has at least one round";
    /// A time too short or too long.
    TimeOutOfRange = "time_out_of_range", "C17", "times are from five seconds to a day";
    /// A given position speaks of somebody who is not there.
    PositionSeat = "position_seat", "C2", "the position names a seat that this table does not have";
    /// A given position has a bidder who could not call.
    PositionBidder = "position_bidder", "C14", "in this position the bidder is silenced, and could not have called";
}
