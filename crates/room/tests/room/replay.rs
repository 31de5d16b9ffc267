//! Finished games frame by frame: what whoever watched was told, and nothing else.

use tablier_corona::game::{Corona, Event, View};
use tablier_game::{GameId, Seat};
use tablier_room::wire::{ServerMessage, ServerMessageOf};
use tablier_room::{Command, Entry, Frame, Kind, Mark, Name, Part, Replay, Summary, Told};

use crate::support::{ADA, BOB, Table};

type Film = Replay<Frame<Event, View>>;

const WHOLE: Part = Part { from: 0, longest: usize::MAX };

/// A finished game's own entries, and what was kept of it when it ended.
fn kept(table: &Table, id: GameId) -> (Summary, &[Entry]) {
    let number = |wanted: &dyn Fn(&Mark) -> bool| {
        table.log.iter().position(|entry| entry.marks.iter().any(wanted)).expect("it is in the log")
    };
    let first = number(&|mark| *mark == Mark::GameStarted { id });
    let last = number(&|mark| matches!(mark, Mark::GameOver { id: over, .. } if *over == id));
    let mut marks = table.log[last].marks.iter();
    let summary = marks.find_map(|mark| match mark {
        Mark::GameOver { summary, .. } => Some(serde_json::from_str(summary).expect("a summary")),
        _ => None,
    });
    (summary.expect("it was kept"), &table.log[first..=last])
}

fn replay(table: &Table, id: GameId, part: Part) -> Film {
    let (summary, entries) = kept(table, id);
    let text = Kind::of::<Corona>().replay(id, part, summary, entries).expect("a game that is over");
    serde_json::from_str(&text).expect("a replay")
}

/// A game of two people and a bot, with people coming, talking about pauses and leaving meanwhile.
fn played() -> (Table, GameId) {
    let mut table = Table::seated(2);
    table.done(ADA, &Command::SeatBot { level: 1 });
    table.all_ready();
    table.done(ADA, &Command::Start);
    let id = table.desk.room().game_id().expect("a game");
    table.drive(4_000);
    table.enter(5);
    table.done(BOB, &Command::SetName { name: Name::clean("Robert") });
    for _ in 0..40 {
        if table.under_way() {
            // Somebody does something, or the table would pause.
            table.rename(BOB);
            table.drive(5_000);
        }
    }
    assert!(!table.under_way(), "over by now");
    table.done(BOB, &Command::SetName { name: Name::clean("Robert") });
    (table, id)
}

/// What those who only watch were told of games, entry by entry.
fn watched(table: &Table) -> Vec<Frame<Event, View>> {
    let mut frames = Vec::new();
    for (entry, messages) in table.log.iter().zip(&table.told) {
        let Some(text) = messages.of(None) else { continue };
        let message: ServerMessageOf<Corona> = serde_json::from_str(text).expect("a message");
        let ServerMessage::Told { number, told, view, .. } = message else { panic!("{text}") };
        let played = |told| match told {
            Told::Played { event } => Some(event),
            _ => None,
        };
        let told: Vec<Event> = told.into_iter().filter_map(played).collect();
        if !told.is_empty() {
            let view = view.playing.expect("a game").view;
            frames.push(Frame { number, at: entry.at, told, view });
        }
    }
    frames
}

#[test]
fn a_replay_is_what_was_told_to_those_who_watched() {
    let (mut table, id) = played();
    let watched = watched(&table);
    // Another game at the same table is none of this one's business.
    table.all_ready();
    table.done(ADA, &Command::Start);
    let next = table.desk.room().game_id().expect("a game");
    table.drive(3_000);

    let film = replay(&table, id, WHOLE);
    assert!(film.frames.len() > 10, "{} frames", film.frames.len());
    assert!(film.frames[0].told.is_empty(), "the beginning comes before all that happened");
    assert_eq!(film.frames[1..], watched);
    assert_eq!((film.game.as_str(), film.id, film.next), ("corona", id, None));
    let names: Vec<_> = film.seats.iter().map(|seat| seat.name.as_ref().map(ToString::to_string)).collect();
    assert_eq!(names, [Some("Guest 0".to_owned()), Some("Guest 1".to_owned()), None], "as it began");
    assert_eq!(film.seats[2].level, Some(1));
    assert_eq!(film.levels[1], "gatherer");
    assert_eq!(film.outcome.standings.len(), 3);
    let kind = Kind::of::<Corona>();
    let (summary, entries) = kept(&table, id);
    let is_refused = |id, entries| kind.replay(id, WHOLE, summary.clone(), entries).is_err();
    assert!(is_refused(next, &table.log), "it is not over");
    assert!(is_refused(GameId([9; 16]), &table.log), "it never was");
    assert!(
        is_refused(id, &[]) && is_refused(id, &entries[..entries.len() - 1]) && is_refused(id, &entries[1..])
    );
    let amid = kind.replay(id, WHOLE, summary.clone(), &table.log).expect("among others");
    assert_eq!(
        serde_json::from_str::<Film>(&amid).expect("a replay"),
        film,
        "what else is there is passed over"
    );
    let sat = kind.who_sat(id, &table.log).expect("it is in the log");
    let shown = |player: &tablier_room::Player| (player.name.clone(), player.level);
    assert_eq!(
        sat.iter().map(shown).collect::<Vec<_>>(),
        summary.seats.iter().map(shown).collect::<Vec<_>>()
    );
}

#[test]
fn an_export_needs_the_games_own_entries_alone() {
    let (table, id) = played();
    let kind = Kind::of::<Corona>();
    let whole = kind.export(id, &table.log).expect("it is over");
    assert_eq!(kind.export(id, kept(&table, id).1).expect("it is over"), whole);
}

#[test]
fn the_second_game_of_a_table_is_replayed_too() {
    let (mut table, _) = played();
    table.all_ready();
    table.done(ADA, &Command::Start);
    let id = table.desk.room().game_id().expect("a game");
    let began = table.desk.number();
    table.drive(3_000);
    table.done(ADA, &Command::AgreeToEnd { seat: Seat(0) });
    table.done(BOB, &Command::AgreeToEnd { seat: Seat(1) });
    let film = replay(&table, id, WHOLE);
    assert_eq!((film.id, film.frames[0].number), (id, began));
    assert_eq!(film.seats[1].name.as_ref().map(ToString::to_string).as_deref(), Some("Robert"));
    let of_it: Vec<_> = watched(&table).into_iter().filter(|frame| frame.number >= began).collect();
    assert_eq!(film.frames[1..], of_it);
}

#[test]
fn what_is_too_long_comes_in_parts_that_make_the_whole() {
    let (table, id) = played();
    let whole = replay(&table, id, WHOLE).frames;
    let size = |frame: &Frame<Event, View>| serde_json::to_string(frame).expect("text").len();
    let longest = whole.iter().map(size).sum::<usize>() / 4;
    let (mut parts, mut frames, mut from) = (0, Vec::new(), Some(0));
    while let Some(next) = from {
        let film = replay(&table, id, Part { from: next, longest });
        assert!(!film.frames.is_empty());
        frames.extend(film.frames);
        (parts, from) = (parts + 1, film.next);
    }
    assert_eq!(frames, whole);
    assert!((3..=5).contains(&parts), "{parts}");
    let one = replay(&table, id, Part { from: 3, longest: 1 });
    assert_eq!((&one.frames[..], one.next), (&whole[3..4], Some(4)), "one there is in any case");
    let beyond = replay(&table, id, Part { from: usize::MAX, longest });
    assert_eq!((beyond.frames.len(), beyond.next), (0, None));
}
