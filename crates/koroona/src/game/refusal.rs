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
    /// The match is over.
    Over = "over", "N25", "the match is over";
    /// Another's turn.
    NotYourTurn = "not_your_turn", "N5", "it is not this seat's turn";
    /// The last stroke is not over.
    StillMoving = "still_moving", "N29", "a stroke is played only when everything has come to rest";
    /// The clock ran out.
    TimeIsUp = "time_is_up", "N27", "the time for this stroke is up";
    /// Not in the zone.
    OutsideZone = "outside_zone", "N4", "the striker must lie behind the own line and between the side lines, none of them seen through its hole";
    /// On or against a disc.
    TouchesDisc = "touches_disc", "N4", "the striker must touch no disc";
    /// Too slow or too fast.
    AbsurdSpeed = "absurd_speed", "N1", "no cue strikes this slowly or this fast";
    /// The cue would have to come from the side, or from in front.
    AbsurdAngle = "absurd_angle", "N1", "the cue comes over the own rim: at most a quarter turn to either side";
    /// Nowhere to put the striker.
    NoPlace = "no_place", "N4", "there is no place for the striker: the turn can only be let go";
    /// A place there is.
    MustStrike = "must_strike", "N5", "there is a place for the striker: the turn can't be let go";
    /// The physics came to a bound.
    NoAnswer = "no_answer", "N5", "this stroke can't be worked out; any other can";
}
