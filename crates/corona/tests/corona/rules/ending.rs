//! C17 to C19: the four endings in any combination, the winner, and what the whole game is worth.

use tablier_corona::game::{Command, Corona, Ending, Endings, Event, Phase, Refusal, Setup};
use tablier_game::{Game, Millis, When};

use crate::support::*;

fn agreed(endings: Endings) -> Setup {
    Setup { endings, ..Setup::default() }
}

fn endings(sitting: &Sitting) -> Option<Vec<Ending>> {
    match sitting.state.phase() {
        Phase::Over(over) => Some(over.endings.clone()),
        _ => None,
    }
}

#[test]
fn c17_an_ending_must_be_agreed_on() {
    let begin = |setup| Corona::begin(&started(2, setup, 7)).map(|_| ());
    assert_eq!(begin(agreed(Endings::NEVER)), Err(Refusal::NoEnding));
    assert_eq!(begin(agreed(Endings { rounds: Some(0), ..Endings::NEVER })), Err(Refusal::NoRounds));
    let instant = Endings { time: Some(Millis(1)), ..Endings::NEVER };
    assert_eq!(begin(agreed(instant)), Err(Refusal::TimeOutOfRange));
    assert_eq!(begin(agreed(Endings { doubled: true, ..Endings::NEVER })), Ok(()));
}

#[test]
fn c17a_after_a_number_of_played_rounds() {
    let mut sitting = Sitting::of(2, agreed(Endings { rounds: Some(2), ..Endings::NEVER }));
    sitting.lay([0; 6], [1; 6]);
    sitting.run_out();
    sitting.round(A, true);
    assert_eq!(endings(&sitting), None, "the one without a call did not count");
    sitting.round(B, true);
    assert_eq!(endings(&sitting), Some(vec![Ending::Rounds]));
    assert_eq!(sitting.call(A, 1), Err(Refusal::GameIsOver));
}

#[test]
fn c17b_when_the_time_is_up_a_round_whose_dice_have_been_rolled_is_still_played() {
    let setup = agreed(Endings { time: Some(Millis::seconds(90)), ..Endings::NEVER });
    let mut sitting = Sitting::of(2, setup);
    sitting.wait(Millis::seconds(89));
    sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
    sitting.call(A, 2).unwrap();
    sitting.run_out();
    assert_eq!(endings(&sitting), None);
    sitting.mark(A, &[(0, 0)]);
    sitting.touch(A, 0).unwrap();
    assert_eq!(sitting.chips(), [7, 5], "paid for as ever");
    assert_eq!(endings(&sitting), Some(vec![Ending::Time]));
}

#[test]
fn c17b_during_a_placement_or_after_an_auction_without_a_call_it_ends_at_once() {
    let setup = agreed(Endings { time: Some(Millis::seconds(30)), ..Endings::NEVER });
    let mut sitting = Sitting::of(2, setup);
    assert!(sitting.wait(Millis(29_999)).is_empty());
    sitting.wait(Millis(1));
    assert_eq!(endings(&sitting), Some(vec![Ending::Time]), "during a placement");

    let mut sitting = Sitting::of(2, setup);
    sitting.lay([0; 6], [1; 6]);
    sitting.run_out();
    assert_eq!(endings(&sitting), Some(vec![Ending::Time]), "after an auction without a call");
}

#[test]
fn c17b_the_time_is_up_at_its_last_millisecond_not_after_it() {
    let setup = Setup {
        endings: Endings { time: Some(Millis::seconds(90)), ..Endings::NEVER },
        glass: Millis::seconds(30),
        ..Setup::default()
    };
    for (early, expected) in [(Millis(0), Some(vec![Ending::Time])), (Millis(1), None)] {
        let mut sitting = Sitting::of(2, setup);
        let end = sitting.state.time_is_up().unwrap();
        sitting.wait(end.since(sitting.now) - Millis::seconds(30) - When::SETTLING - early);
        sitting.lay([0; 6], [1; 6]);
        sitting.run_out();
        assert_eq!(sitting.now, end - early);
        assert_eq!(endings(&sitting), expected, "settled {early} before the end");
    }
}

#[test]
fn c17b_when_the_time_is_up_as_the_setter_is_called_away_the_game_ends() {
    let limits = [(60, 60, true), (61, 60, false), (60, 61, true)];
    for (time, idle, ends) in limits {
        let endings = Endings { time: Some(Millis::seconds(time)), ..Endings::NEVER };
        let idle_limit = Some(Millis::seconds(idle));
        let mut sitting = Sitting::of(2, Setup { endings, idle_limit, ..Setup::default() });
        let events = sitting.wait(Millis::seconds(60));
        assert_eq!(matches!(events[..], [Event::GameEnded { .. }]), ends, "{time} and {idle}: {events:?}");
    }
}

#[test]
fn c17c_when_someone_has_no_chips() {
    for (agreed_on, expected) in [(true, Some(vec![Ending::Broke])), (false, None)] {
        let setup = agreed(Endings { rounds: Some(50), broke: agreed_on, ..Endings::NEVER });
        let mut sitting = Sitting::of(3, setup).with_chips(&[12, 1, 11]);
        sitting.round(A, true);
        assert_eq!(endings(&sitting), expected);
    }
}

#[test]
fn c17d_when_someone_has_twice_their_start() {
    for (agreed_on, expected) in [(true, Some(vec![Ending::Doubled])), (false, None)] {
        let setup = agreed(Endings { rounds: Some(50), doubled: agreed_on, ..Endings::NEVER });
        let mut sitting = Sitting::of(3, setup).with_chips(&[13, 5, 6]);
        sitting.round(A, true);
        assert_eq!(sitting.chips()[0], 15);
        assert_eq!(endings(&sitting), None, "one short of twice eight");
        sitting.round(B, false);
        assert_eq!(sitting.chips()[0], 16);
        assert_eq!(endings(&sitting), expected);
    }
}

#[test]
fn c17_any_combination_and_all_that_hold_are_named() {
    for choice in 0..16_u32 {
        let on = |bit: u32| choice & (1 << bit) != 0;
        let chosen = Endings {
            rounds: on(0).then_some(1),
            time: on(1).then_some(Millis::seconds(60)),
            broke: on(2),
            doubled: on(3),
        };
        if chosen == Endings::NEVER {
            continue;
        }
        let mut sitting = Sitting::of(2, agreed(chosen)).with_chips(&[11, 1]);
        sitting.round(A, true);
        let all = [Ending::Rounds, Ending::Time, Ending::Broke, Ending::Doubled];
        let expected: Vec<Ending> =
            (0..).zip(all).filter(|(bit, _)| on(*bit)).map(|(_, ending)| ending).collect();
        assert_eq!(endings(&sitting), Some(expected), "{chosen:?}");
    }
}

#[test]
fn c18_the_most_chips_win_and_equals_share() {
    let mut sitting = Sitting::of(3, agreed(Endings { rounds: Some(1), ..Endings::NEVER }));
    assert_eq!(Corona::outcome(&sitting.state), None, "not before the end");
    sitting.round(B, false);
    let outcome = Corona::outcome(&sitting.state).unwrap();
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [A, C], "nine chips each");
    assert_eq!(outcome.standings[2].score, 6);
}

#[test]
fn c17c_it_is_asked_after_a_settlement_who_has_no_chips() {
    let setup = agreed(Endings { broke: true, ..Endings::NEVER });
    let mut sitting = Sitting::of(2, setup).with_chips(&[12, 0]);
    assert_eq!(endings(&sitting), None);
    sitting.round(B, true);
    assert_eq!((sitting.chips(), endings(&sitting)), (vec![11, 1], None), "nobody is without by then");
}

#[test]
fn c18_who_has_doubled_has_won() {
    let setup = agreed(Endings { doubled: true, ..Endings::NEVER });
    let mut sitting = Sitting::of(3, setup).with_chips(&[3, 14, 7]);
    sitting.round(B, true);
    assert_eq!((sitting.chips(), endings(&sitting)), (vec![2, 16, 6], Some(vec![Ending::Doubled])));
    assert_eq!(Corona::outcome(&sitting.state).unwrap().winners().collect::<Vec<_>>(), [B]);
}

#[test]
fn c18_who_doubles_wins_and_several_can_only_double_together() {
    let setup = agreed(Endings { doubled: true, ..Endings::NEVER });
    // With fewer than five players there are not enough chips for two to double.
    let mut sitting = Sitting::of(5, setup).with_chips(&[23, 23, 8, 3, 3]);
    sitting.round(C, false);
    assert_eq!(sitting.chips(), [24, 24, 4, 4, 4]);
    assert_eq!(endings(&sitting), Some(vec![Ending::Doubled]));
    assert_eq!(Corona::outcome(&sitting.state).unwrap().winners().collect::<Vec<_>>(), [A, B]);
}

#[test]
fn c19_what_a_situation_was_worth_is_told_after_the_round_and_not_before() {
    let mut sitting = Sitting::of(2, Setup::default());
    sitting.lay([0, 0, 0, 0, 0, 6], [6; 6]);
    sitting.call(A, 1).unwrap();
    let won = sitting.run_out();
    assert!(!won.iter().any(|event| matches!(event, Event::SituationAppraised { .. })));
    let events = sitting.act(A, Command::EndPlay).unwrap();
    let best = events.iter().find_map(|event| match event {
        Event::SituationAppraised { best, line } => Some((best.0, line.len())),
        _ => None,
    });
    assert_eq!(best, Some((21, 6)), "five on one space, one opposite, all sixes");
}
