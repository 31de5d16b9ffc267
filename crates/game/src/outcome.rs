//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// One seat's result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Whose result.
    pub seat: Seat,
    /// 1 for the winners; equals share a place and the next is counted on (1, 1, 3).
    pub place: u32,
    /// The game's own measure: chips, points, discs.
    pub score: i64,
}

/// The result, best first. Seats that were given up are not in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Every remaining seat's standing, best first.
    pub standings: Vec<Standing>,
}

impl Outcome {
    /// Ranks seats by score, the highest first, equals sharing a place.
    pub fn by_score(scores: impl IntoIterator<Item = (Seat, i64)>) -> Outcome {
        let mut scores: Vec<(Seat, i64)> = scores.into_iter().collect();
        scores.sort_by_key(|&(seat, score)| (std::cmp::Reverse(score), seat));
        let place_of = |score: i64| 1 + scores.iter().filter(|&&(_, other)| other > score).count();
        let standings = scores
            .iter()
            .map(|&(seat, score)| Standing {
                seat,
                place: u32::try_from(place_of(score)).expect("a table has at most 65,536 seats"),
                score,
            })
            .collect();
        Outcome { standings }
    }

    /// The seats in first place: one winner, or several who share the win.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.standings.iter().filter(|standing| standing.place == 1).map(|standing| standing.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place_and_the_next_is_counted_on() {
        let outcome = Outcome::by_score([(Seat(0), 3), (Seat(1), 7), (Seat(2), 7), (Seat(3), 1)]);
        let places: Vec<_> = outcome.standings.iter().map(|s| (s.seat.0, s.place)).collect();
        assert_eq!(places, [(1, 1), (2, 1), (0, 3), (3, 4)]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    }
}
