//! Bots at a table: whole games in simulated time, answers that come late or from elsewhere, deserted tables.

use tablier_corona::game::{Corona, Offer, Phase};
use tablier_game::{Answer, Ask, Bots as _, Game, Millis, Offers as _, Seat, Viewer};
use tablier_room::{BotReport, Command, GRACE, Mono, Pause};

use crate::support::{ADA, BOB, Play, Table, short};

/// Ada on the first chair and so many bots, the strongest first, playing.
pub(crate) fn with_bots(bots: u8) -> Table {
    with_bots_of(1, bots)
}

/// So many people and so many bots, their game begun.
fn with_bots_of(people: u8, bots: u8) -> Table {
    let mut table = Table::seated(people);
    for level in 0..bots {
        table.done(ADA, &Command::SeatBot { level: 4 - level });
    }
    table.all_ready();
    table.done(ADA, &Command::Start);
    // The opening rolls were looked at.
    go_on(&mut table);
    table
}

/// Ada has seen enough of how the last part ended, or the game began.
pub(crate) fn go_on(table: &mut Table) {
    let part = table.view(ADA).playing.expect("a game").moments.part;
    let shown = table.desk.gesture(ADA, Seat(0), &serde_json::json!({"go_on": {"part": part}}));
    assert!(shown.is_some());
}

#[test]
fn bots_and_one_person_play_a_whole_game() {
    let mut table = with_bots(4);
    let mut seconds = 0;
    while table.under_way() {
        table.drive(1_000);
        seconds += 1;
        assert!(seconds < 2_000, "it comes to an end");
        if table.desk.room().paused == Some(Pause::Abandoned) {
            table.done(ADA, &Command::Resume);
        }
        if matches!(table.state().phase(), Phase::SettingUp(set_up) if set_up.setter == Seat(0)) {
            table.set_up_by(ADA);
        }
    }
    let Phase::Over(over) = table.state().phase() else { panic!("over") };
    assert_eq!(over.endings, [tablier_corona::game::Ending::Rounds]);
    assert!(table.state().story().len() == 2, "rounds that bots won by calls of their own");
}

#[test]
fn bots_alone_play_their_game_to_its_end_while_the_host_looks_on() {
    let mut table = Table::open(short());
    table.enter(0);
    let setup = tablier_corona::game::Setup {
        endings: tablier_corona::game::Endings { rounds: Some(9), ..tablier_corona::game::Endings::NEVER },
        ..short()
    };
    table.done(ADA, &Command::ChangeSetup { setup });
    for _ in 0..3 {
        table.done(ADA, &Command::SeatBot { level: 3 });
    }
    table.done(ADA, &Command::Start);
    table.drive(2_000_000);
    assert_eq!(table.desk.room().paused, None);
    assert!(!table.under_way());
    assert_eq!(table.state().played(), 9);
}

#[test]
fn nobody_asks_the_bots_of_a_deserted_table() {
    let mut table = with_bots(2);
    table.drive(1_000);
    table.leave(ADA);
    let entries = table.log.len();
    table.drive(10_000_000);
    assert_eq!(table.log.len(), entries);
    assert!(table.desk.ask_bots(Mono(table.mono)).is_empty());
    assert_eq!(table.desk.next_wake(Mono(table.mono)), None);
    table.enter(0);
    table.drive(20_000);
    assert!(table.log.len() > entries, "it goes on when somebody is back");
}

#[test]
fn a_stand_in_plays_for_somebody_gone() {
    let mut table = Table::playing(2);
    table.leave(tablier_room::GuestId(1));
    table.done(ADA, &Command::StandIn { seat: Seat(1), level: 4 });
    if table.setter() == Seat(0) {
        table.set_up();
    }
    table.drive(60_000);
    assert!(table.state().played() > 0, "it called, marked and moved");
}

/// The answer the bot on this seat would give now.
fn answer(table: &Table, seat: Seat) -> Answer<Play> {
    let robot = table.desk.room().robot(seat).expect("a bot");
    let view = Corona::view(table.state(), &Viewer::at(seat));
    let now = table.snapshot(None).1.at;
    let ask = Ask { view: &view, seat, now, should_stop: &|| false };
    Corona::bot(usize::from(robot.level), robot.seed).answer(&ask)
}

/// Plays on until the bot on the second chair answers with a call, and holds that answer back.
fn held_call(table: &mut Table) -> BotReport {
    held(table, |play| matches!(play, Play::PlaceCall { .. }))
}

/// The same for an answer of any kind.
fn held(table: &mut Table, wanted: fn(&Play) -> bool) -> BotReport {
    for _ in 0..1_000 {
        if matches!(table.state().phase(), Phase::SettingUp(set_up) if set_up.setter == Seat(0)) {
            table.set_up_by(ADA);
        }
        for job in table.desk.ask_bots(Mono(table.mono)) {
            let found = matches!(answer(table, job.seat), Answer::Do(play) if wanted(&play));
            let report = (job.think)(&|| false);
            if found {
                return report;
            }
            let now = table.now();
            let steps = table.desk.bot_answered(report, now);
            table.keep(steps);
        }
        table.pass(100);
    }
    panic!("a bot does that at some time");
}

fn answered(table: &mut Table, report: BotReport) -> usize {
    let now = table.now();
    let steps = table.desk.bot_answered(report, now);
    let made = steps.len();
    table.keep(steps);
    made
}

#[test]
fn an_answer_that_comes_too_late_is_refused_and_the_bot_asked_again() {
    let mut table = with_bots(1);
    let late = held_call(&mut table);
    table.pass(6_000);
    assert!(!matches!(table.state().phase(), Phase::Auction(_)), "the auction is over");
    assert!(table.desk.ask_bots(Mono(table.mono)).is_empty(), "it is thinking");
    assert_eq!(answered(&mut table, late), 0);
    // Not while Ada looks at how the round ended.
    table.pass(5_000);
    assert_eq!(table.desk.ask_bots(Mono(table.mono)).len(), 1);
}

#[test]
fn an_answer_that_comes_as_the_glass_is_settled_is_refused_and_the_bot_asked_again() {
    let mut table = with_bots(1);
    let late = held_call(&mut table);
    table.mono += 5_500;
    assert_eq!(answered(&mut table, late), 1, "what time had brought about, and no call");
    assert_eq!(table.desk.ask_bots(Mono(table.mono)).len(), 1);
}

#[test]
fn a_question_that_was_dropped_is_asked_again_and_one_that_is_open_is_not() {
    let mut table = with_bots(1);
    let jobs = table.desk.ask_bots(Mono(table.mono));
    assert_eq!(jobs.len(), 1);
    assert!(table.desk.ask_bots(Mono(table.mono)).is_empty());
    drop(jobs);
    assert_eq!(table.desk.ask_bots(Mono(table.mono)).len(), 1);
}

#[test]
fn a_question_is_wanted_until_the_table_is_paused_deserted_or_another() {
    let mut table = with_bots(1);
    let ask = |table: &mut Table| table.desk.ask_bots(Mono(table.mono)).pop().expect("it is asked");
    let paused = ask(&mut table);
    assert!(paused.is_wanted());
    table.done(ADA, &Command::Pause);
    assert!(table.desk.ask_bots(Mono(table.mono)).is_empty() && !paused.is_wanted());
    table.done(ADA, &Command::Resume);
    let deserted = ask(&mut table);
    table.leave(ADA);
    assert!(table.desk.ask_bots(Mono(table.mono)).is_empty() && !deserted.is_wanted());
    // Whoever thinks about it all the same is told to stop, and the answer is nobody's.
    let stops = (deserted.think)(&|| false);
    assert_eq!(answered(&mut table, stops), 0);
    table.enter(0);
    let over = ask(&mut table);
    table.done(ADA, &Command::AgreeToEnd { seat: Seat(0) });
    assert!(!over.is_wanted(), "the game is over");
}

#[test]
fn among_people_a_question_is_wanted_for_thirty_seconds_after_the_last_has_gone() {
    let mut table = with_bots_of(2, 1);
    if table.setter() != Seat(2) {
        table.set_up();
    }
    let asked = table.desk.ask_bots(Mono(table.mono)).pop().expect("it is asked");
    table.leave(BOB);
    table.leave(ADA);
    let wake = table.desk.next_wake(Mono(table.mono)).expect("time runs");
    assert!(wake <= Mono(table.mono + GRACE));
    table.pass(GRACE - 1);
    assert!(table.desk.ask_bots(Mono(table.mono)).is_empty() && asked.is_wanted(), "they may come back");
    table.pass(1);
    assert!(table.desk.ask_bots(Mono(table.mono)).is_empty() && !asked.is_wanted());
}

#[test]
fn an_answer_from_before_a_restart_is_nobodys() {
    let mut table = with_bots(1);
    let stray = held_call(&mut table);
    table.restart();
    table.enter(0);
    let open = table.desk.ask_bots(Mono(table.mono));
    assert_eq!(open.len(), 1);
    assert_eq!(answered(&mut table, stray), 0);
    assert!(table.desk.ask_bots(Mono(table.mono)).is_empty(), "one question at a time");
}

#[test]
fn an_answer_from_the_last_game_is_nobodys_in_the_next() {
    let mut table = with_bots(1);
    let stray = held_call(&mut table);
    table.done(ADA, &Command::AgreeToEnd { seat: Seat(0) });
    table.all_ready();
    table.done(ADA, &Command::Start);
    let open = table.desk.ask_bots(Mono(table.mono));
    assert_eq!(open.len(), 1);
    assert_eq!(answered(&mut table, stray), 0);
    assert!(table.desk.ask_bots(Mono(table.mono)).is_empty());
}

#[test]
fn a_paused_tables_bots_are_not_asked_and_their_answers_wait() {
    let mut table = with_bots(1);
    let held = held(&mut table, |play| matches!(play, Play::SetUp { .. }));
    table.done(ADA, &Command::Pause);
    assert_eq!(answered(&mut table, held), 0);
    assert!(table.desk.ask_bots(Mono(table.mono)).is_empty());
    assert_eq!(table.desk.next_wake(Mono(table.mono)), None);
    table.done(ADA, &Command::Resume);
    assert_eq!(table.desk.ask_bots(Mono(table.mono)).len(), 1);
}

#[test]
fn an_answer_meant_for_another_moment_is_not_taken_for_the_present_one() {
    // Ada called as well, and the next auction is under way when the bot's call of the last one comes.
    let mut table = with_bots(1);
    let late = held_call(&mut table);
    let setup_of_ada =
        |table: &Table| matches!(table.state().phase(), Phase::SettingUp(set_up) if set_up.setter == Seat(0));
    for _ in 0..200 {
        table.pass(500);
        if setup_of_ada(&table) {
            table.set_up_by(ADA);
            break;
        }
    }
    assert!(matches!(table.state().phase(), Phase::Auction(_)), "another auction");
    assert_eq!(answered(&mut table, late), 0);
    let Phase::Auction(auction) = table.state().phase() else { panic!("it goes on") };
    assert!(auction.calls.is_empty());
    assert_eq!(table.desk.ask_bots(Mono(table.mono)).len(), 1, "it is asked what it wants now");
}

#[test]
fn a_bot_that_fails_is_answered_for_by_chance_and_its_seat_goes_on() {
    let mut table = with_bots(1);
    let (mut failures, mut called_at_once) = (0, 0);
    for _ in 0..400 {
        if !table.under_way() {
            break;
        }
        if table.desk.room().paused.is_some() {
            table.done(ADA, &Command::Resume);
        }
        if matches!(table.state().phase(), Phase::SettingUp(set_up) if set_up.setter == Seat(0)) {
            table.set_up_by(ADA);
        }
        for job in table.desk.ask_bots(Mono(table.mono)) {
            // It fails over every first question, and whoever answers in its place does not.
            drop(job);
            failures += 1;
            table.desk.bot_failed(Seat(1));
            let may_call = Corona::view(table.state(), &Viewer::at(Seat(1))).offers().iter().any(|offered| {
                let now = Millis(table.at());
                matches!(offered.offer, Offer::Call { until, .. } if now < until)
            });
            for job in table.desk.ask_bots(Mono(table.mono)) {
                let steps = answered(&mut table, (job.think)(&|| false));
                called_at_once += u32::from(may_call && steps > 0);
                assert!(steps > 0 || !may_call, "chance does not think it over, as the bot itself would");
            }
        }
        table.pass(2_500);
    }
    assert!(!table.under_way(), "the game comes to its end");
    assert!(failures > 10 && table.state().played() == 2, "{failures} failures");
    assert!(called_at_once > 0);
}
