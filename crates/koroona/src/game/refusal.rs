//! Every "no" of Koroona, with its code and the rule it rests on.

tablier_game::refusals! {
    /// Neither two nor four seats.
    SeatCount = "seat_count", "N1", "two players, or four in two teams";
    /// Not a number of sets.
    SetCount = "set_count", "N25", "a match has 1, 3, 5 or 7 sets";
    /// A clock out of range.
    Clock = "clock", "N27", "a stroke's clock runs 5 to 600 seconds";
    /// A rule that can't be switched off.
    NotOptional = "not_optional", "N28", "only N11 to N17 may be switched off";
    /// A given position whose stroke is nobody's.
    PositionSeat = "position_seat", "N1", "the position names a seat that this table does not have";
    /// A given position with discs missing, or too many.
    PositionDiscs = "position_discs", "N2", "a position has eight discs for each player, on the table or in a pocket";
    /// A given position with a disc where none can lie.
    PositionPlace = "position_place", "N2", "each disc lies on the table, beside the others and in no pocket";
    /// A given position in which a side has no disc left.
    PositionOver = "position_over", "N1", "in this position the set is over";
    /// A given position with debts that would be paid, or another's.
    PositionDebts = "position_debts", "N19", "a side owes discs only while none of its own is pocketed";
    /// A given position in which players stand where they can't.
    PositionStands = "position_stands", "N20", "players stand opposite each other, or clockwise around the table";
    /// The match is over.
    Over = "over", "N25", "the match is over";
    /// Between two sets.
    BetweenSets = "between_sets", "N25", "this set is over; the next one has not begun";
    /// A set is under way, or one has gone on already.
    NothingToContinue = "nothing_to_continue", "N25", "no next set is waiting for you";
    /// Another's turn.
    NotYourTurn = "not_your_turn", "N5", "it is not your turn";
    /// The last stroke is not over.
    StillMoving = "still_moving", "N29", "a stroke is played only when everything has come to rest";
    /// The clock ran out.
    TimeIsUp = "time_is_up", "N27", "the time for this stroke is up";
    /// Not in the zone.
    OutsideZone = "outside_zone", "N4", "the striker must lie behind your own line and between the side lines, none of them seen through its hole";
    /// On or against a disc.
    TouchesDisc = "touches_disc", "N4", "the striker must touch no disc";
    /// Too slow or too fast.
    AbsurdSpeed = "absurd_speed", "N1", "no cue strikes this slowly or this fast";
    /// The cue would have to come from the side, or from in front.
    AbsurdAngle = "absurd_angle", "N1", "the cue comes over your own rim: at most a quarter turn to either side";
    /// Nowhere to put the striker.
    NoPlace = "no_place", "N4", "there is no place for the striker: you can only pass";
    /// A place there is.
    MustStrike = "must_strike", "N5", "there is a place for the striker: you can't pass";
    /// The physics came to a bound.
    NoAnswer = "no_answer", "N5", "this stroke can't be worked out; any other can";
}
