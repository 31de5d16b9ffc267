//! What happened, in words.

use tablier_corona::board::Points;
use tablier_corona::game::Event;
use tablier_game::{Millis, Seat};

use super::super::{ring, solve};

/// Names by seat.
pub(super) struct Words {
    names: Vec<String>,
}

impl Words {
    pub(super) fn new(names: Vec<String>) -> Words {
        Words { names }
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// "You call" but "Ada calls".
    fn does(&self, seat: Seat, verb: &str) -> String {
        let name = self.name(seat);
        if seat == super::YOU { format!("{name} {verb}") } else { format!("{name} {verb}s") }
    }

    fn is(&self, seat: Seat) -> String {
        let name = self.name(seat);
        if seat == super::YOU { format!("{name} are") } else { format!("{name} is") }
    }

    /// The event as a line; nothing for what the screen shows anyway.
    pub(super) fn of(&self, event: &Event, since_glass: Option<Millis>) -> Option<String> {
        Some(match event {
            Event::OpeningRolled { seat, pips } => format!("{} a {pips}.", self.does(*seat, "roll")),
            Event::SetUpBegan { setter, unclaimed: 0, .. } => format!("\n{} up.", self.does(*setter, "set")),
            Event::SetUpBegan { setter, .. } => {
                format!("\nNobody called: {} up again.", self.does(*setter, "set"))
            }
            Event::RoundSetUp { throw, .. } | Event::SituationGiven { throw, .. } => {
                format!("Dice: {}", ring::dice(throw))
            }
            Event::CallPlaced { seat, points, .. } => {
                let at = since_glass.map_or(0, |time| time.0 / 1000);
                format!("  {at:>2} s  {} {points}!", self.does(*seat, "call"))
            }
            Event::DoneSaid { seat } => format!("        {} done.", self.is(*seat)),
            Event::AuctionWon { bidder, call, .. } => {
                format!("\n{} the round and must reach {call}.", self.does(*bidder, "play"))
            }
            Event::PieceMoved { step, .. } => {
                let points = match step.points {
                    Points(0) => "no points".to_owned(),
                    points => format!("{points} points"),
                };
                format!("  {} by {} to {}: {points}", step.from, step.die, step.to)
            }
            Event::RoundSettled { bidder, call, points, made, payments, ran_out } => {
                let chips =
                    if payments.len() == 1 { "one chip".into() } else { format!("{} chips", payments.len()) };
                let (verb, way) = if *made { ("win", "gets") } else { ("lose", "pays") };
                let way = if *bidder == super::YOU { way.trim_end_matches('s') } else { way };
                let why = if *ran_out { "The time is up. " } else { "" };
                format!("{why}{points} of {call}: {} and {way} {chips}.", self.does(*bidder, verb))
            }
            Event::BidderSilenced { seat } => format!("{} silenced for the next auction.", self.is(*seat)),
            Event::SituationAppraised { best, line } => {
                let moves = (1..).zip(line).map(|(number, step)| solve::describe(number, step));
                format!("There were {best} points in it:\n{}", moves.collect::<Vec<_>>().join("\n"))
            }
            Event::SeatLeft { seat, .. } => format!("{} the table.", self.does(*seat, "leave")),
            _ => return None,
        })
    }
}
