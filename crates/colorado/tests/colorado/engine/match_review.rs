//! Reviews of a finished match.

use tablier_colorado::game::{Event, Games, Judgement, Setup};
use tablier_colorado::{Colorado, Reason, Verdict};
use tablier_game::{GameId, Millis, Nonce, Record, Recorded, Review, Seed, Started};

fn record(events: Vec<Event>) -> Record<Setup, Event> {
    let started = Started {
        id: GameId([1; 16]),
        rules: 1,
        setup: Setup::default(),
        nonces: vec![Nonce([2; 16]); 2],
        seed: Seed([3; 32]),
        at: Millis(0),
    };
    let recorded = |event| Recorded { at: Millis(0), by: None, event };
    Record { game: "colorado".into(), started, events: events.into_iter().map(recorded).collect() }
}

#[test]
fn every_position_of_a_finished_game_is_judged_from_whites_side() {
    let empty = Colorado::review(&record(Vec::new()), &|| false);
    assert_eq!(empty.len(), 1, "the starting position");
    let best = empty[0].best.expect("somebody is to move");
    let text = serde_json::to_string(&best).unwrap();
    let played = serde_json::from_str(&text).expect("a first turn is a move");
    let moved = Event::Moved { played, at: Millis(10), left: None };
    let judged = Colorado::review(&record(vec![moved]), &|| false);
    assert_eq!(judged.len(), 2);
    assert_eq!(judged[0], empty[0], "a position's review does not depend on what follows");
    assert_eq!((judged[1].game_number, judged[1].ply), (1, 1));
    assert_ne!(judged[1].position, judged[0].position);
    assert!(matches!(judged[1].score, Judgement::Worth(_)));
}

#[test]
fn each_game_of_a_match_is_judged_on_the_board_it_was_played_on() {
    let verdict = Verdict { winner: None, reason: Reason::Agreement };
    let next = [
        Event::GameEnded { verdict, at: Millis(0) },
        Event::NextGameBegan { at: Millis(0), white: None, board: None },
    ];
    let mut record = record(std::iter::repeat_n(next, 3).flatten().collect());
    record.started.setup.games = Games::Four;
    let judged = Colorado::review(&record, &|| false);
    let numbers: Vec<_> = judged.iter().map(|said| (said.game_number, said.ply)).collect();
    assert_eq!(numbers, [(1, 0), (2, 0), (3, 0), (4, 0)]);
    assert_eq!(judged[0].board, judged[1].board);
    assert_ne!(judged[1].board, judged[2].board, "turned for the second pair (K14)");
    assert_eq!(judged[2].board, judged[3].board);
}

#[test]
fn a_review_told_to_stop_says_nothing_more() {
    assert_eq!(Colorado::review(&record(Vec::new()), &|| true), []);
}

#[test]
fn scores_are_written_as_numbers_or_as_moves_to_the_end() {
    let written = [Judgement::Worth(-34), Judgement::WinIn(3), Judgement::LossIn(2)]
        .map(|score| serde_json::to_string(&score).unwrap());
    assert_eq!(written, ["-34", r#"{"win_in":3}"#, r#"{"loss_in":2}"#]);
    for (text, score) in
        written.iter().zip([Judgement::Worth(-34), Judgement::WinIn(3), Judgement::LossIn(2)])
    {
        assert_eq!(serde_json::from_str::<Judgement>(text).unwrap(), score);
    }
}
