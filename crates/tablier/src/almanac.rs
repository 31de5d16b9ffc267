//! The server's almanac: Corona's situations of the days. Each is found once and remembered: a year of them and a bit.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use serde_json::{Value, json};
use tablier_corona::board::{Placement, Situation, Throw};
use tablier_corona::game::{Alone, Command, Corona, Position};
use tablier_corona::solver::solve;
use tablier_corona::{PlayedOut, Round, day};
use tablier_game::{Game, Refuse, Seat, Seed};
use tablier_room::Refusal;
use tablier_server::{Almanac, Answer, NotPlayed, Seen};
use tablier_store::Day;

/// So many are remembered; of more the oldest goes.
const REMEMBERED: usize = 400;

pub(crate) struct HouseAlmanac {
    seed: Seed,
    known: Mutex<BTreeMap<Day, Situation>>,
}

impl HouseAlmanac {
    pub(crate) fn new(seed: u64) -> HouseAlmanac {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_be_bytes());
        HouseAlmanac { seed: Seed(bytes), known: Mutex::default() }
    }

    fn situation(&self, day: Day) -> Situation {
        // Held while it is looked for: of many who come at midnight one does the work.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let found = known.get(&day).copied();
        let found = found.unwrap_or_else(|| day::of(&self.seed, day.0, day.weekday()).situation);
        known.insert(day, found);
        if known.len() > REMEMBERED {
            known.pop_first();
        }
        found
    }
}

/// The same for situations that differ only by which piece stands where and which die shows what: any die may go to any
/// piece, so they are worth the same.
fn alike(Situation { placement: Placement(mut stands), throw: Throw(mut shows) }: Situation) -> Situation {
    stands.sort_unstable();
    shows.sort_unstable();
    Situation { placement: Placement(stands), throw: Throw(shows) }
}

impl Almanac for HouseAlmanac {
    fn grade(&self, day: Day) -> u8 {
        day::grade(day.weekday()).get()
    }

    fn play(&self, day: Day, commands: &Value) -> Result<Seen, NotPlayed> {
        let commands = serde_json::from_value::<Vec<Command>>(commands.clone());
        let commands = commands.map_err(|_| NotPlayed::Unreadable)?;
        let alone = Alone::after(self.situation(day), &commands).map_err(|refusal| {
            let (code, rule) = (refusal.code().into(), refusal.rule().map(Into::into));
            NotPlayed::Refused(Refusal { code, rule })
        })?;
        let played = alone.played();
        Ok(Seen {
            view: json!(alone.view()),
            told: json!(alone.last().into_iter().collect::<Vec<_>>()),
            points: played.points.0,
            played: json!(played),
        })
    }

    fn is_of(&self, day: Day, game: &str, setup: &Value) -> bool {
        let given = setup.get("position").filter(|_| game == Corona::NAME);
        let given = given.and_then(|given| serde_json::from_value::<Position>(given.clone()).ok());
        given.is_some_and(|given| alike(given.situation()) == alike(self.situation(day)))
    }

    fn answer(&self, day: Day, played: Option<&Value>) -> Answer {
        let situation = self.situation(day);
        let solution = solve(&situation);
        let result = played.and_then(|played| serde_json::from_value::<PlayedOut>(played.clone()).ok());
        let round = Round { setter: Seat(1), situation, result, best: solution.best, line: solution.moves };
        Answer { best: solution.best.0, round: json!(round) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_houses_of_one_seed_show_the_same_and_say_nothing_of_the_answer() {
        let (one, other, third) = (HouseAlmanac::new(7), HouseAlmanac::new(7), HouseAlmanac::new(8));
        let (day, nothing) = (Day(20_775), json!([]));
        let seen = one.play(day, &nothing).unwrap();
        assert_eq!(seen, other.play(day, &nothing).unwrap());
        assert_ne!(seen.view, third.play(day, &nothing).unwrap().view);
        assert_eq!(
            (seen.points, &seen.view["last"], seen.view["story"].as_array()),
            (0, &Value::Null, Some(&vec![]))
        );
        let answer = one.answer(day, None);
        assert!(answer.best >= 7);
        assert!(!seen.view.to_string().contains("\"best\""));
    }

    #[test]
    fn what_can_not_be_read_or_done_is_refused() {
        let almanac = HouseAlmanac::new(7);
        let play = |commands| almanac.play(Day(20_775), &commands).unwrap_err();
        for commands in
            [json!(null), json!({}), json!([{ "kind": "fly" }]), json!([{ "kind": "touch", "piece": 6 }])]
        {
            assert_eq!(play(commands), NotPlayed::Unreadable);
        }
        let refused = play(json!([{ "kind": "touch", "piece": 0 }]));
        assert!(matches!(refused, NotPlayed::Refused(refusal) if refusal.code == "piece_is_not_marked"));
    }
}
