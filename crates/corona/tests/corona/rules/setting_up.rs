//! What a setter puts down before the pieces stand: it is kept, shows that somebody is there, and stays if they are
//! called away.

use tablier_corona::board::PIECES;
use tablier_corona::dice;
use tablier_corona::game::{Command, Corona, Event, Gesture, Phase, Refusal, Setup};
use tablier_corona::placement::{PutDown, SettingUp};
use tablier_game::{Game, Gestures, Millis, Nonce, Seed, Viewer};

use crate::support::*;

const PAGE: &str = include_str!("../../../../../docs/dice.md");
const NOTHING: PutDown = [None; PIECES];

/// Pieces by number, put on spaces.
fn down(pieces: &[(usize, u8)]) -> PutDown {
    let mut down = NOTHING;
    for &(piece, space) in pieces {
        down[piece] = Some(space.try_into().unwrap());
    }
    down
}

fn put(sitting: &mut Sitting, pieces: PutDown) -> Result<Vec<Event>, Refusal> {
    sitting.act(A, Command::PlaceSoFar { pieces })
}

fn set_up(sitting: &Sitting) -> SettingUp {
    match sitting.state.phase() {
        Phase::SettingUp(set_up) => *set_up,
        _ => panic!("nobody is setting up"),
    }
}

#[test]
fn c5_what_the_setter_puts_down_is_noted_and_seen() {
    let mut sitting = Sitting::of(3, Setup::default());
    sitting.wait(Millis::seconds(3));
    let turns = sitting.state.turns();
    let pieces = down(&[(0, 4), (5, 11)]);
    assert_eq!(put(&mut sitting, pieces).unwrap(), [Event::PiecesPlaced { pieces, at: sitting.now }]);
    assert_eq!((set_up(&sitting).pieces, set_up(&sitting).acted), (pieces, sitting.now));
    assert_eq!(sitting.state.turns(), turns, "several may be sent without waiting");
    let taken_up = down(&[(5, 11)]);
    put(&mut sitting, taken_up).unwrap();
    assert_eq!(set_up(&sitting).pieces, taken_up);
    // The pieces stand where the setter finally says, wherever they were put down before.
    let nonce = Nonce([3; 16]);
    sitting.act(A, Command::SetUp { placement: placement([1; 6]), nonce }).unwrap();
    assert_eq!(put(&mut sitting, taken_up), Err(Refusal::NotSettingUp));
}

#[test]
fn c5_only_the_setter_puts_pieces_down_and_only_a_change_is_noted() {
    let mut sitting = Sitting::of(3, Setup::default());
    let pieces = down(&[(2, 7)]);
    assert_eq!(sitting.act(B, Command::PlaceSoFar { pieces }), Err(Refusal::NotTheSetter));
    assert_eq!(put(&mut sitting, NOTHING), Err(Refusal::PiecesAreThere), "nothing is down, nothing is new");
    put(&mut sitting, pieces).unwrap();
    assert_eq!(put(&mut sitting, pieces), Err(Refusal::PiecesAreThere));
}

#[test]
fn c5_twenty_four_changes_are_noted_in_a_set_up_and_the_next_begins_anew() {
    let mut sitting = Sitting::of(2, Setup::default());
    for change in 0..24_u8 {
        put(&mut sitting, down(&[(0, change % 12)])).unwrap();
    }
    let offered = |sitting: &Sitting| {
        let view = Corona::view(&sitting.state, &Viewer::at(A));
        view.offers
            .iter()
            .any(|offered| matches!(offered.offer, tablier_corona::game::Offer::PlaceSoFar { .. }))
    };
    assert_eq!(put(&mut sitting, NOTHING), Err(Refusal::PlacedTooOften));
    assert!(!offered(&sitting));
    sitting.lay([0; 6], [1; 6]);
    sitting.run_out();
    assert_eq!((set_up(&sitting).pieces, set_up(&sitting).changes), (NOTHING, 0), "a set-up anew");
    assert!(offered(&sitting));
    put(&mut sitting, down(&[(0, 1)])).unwrap();
}

#[test]
fn an_active_setter_is_not_called_away_before_five_minutes() {
    let mut sitting = Sitting::of(2, Setup::default());
    // Something every hundred seconds: never idle for two minutes.
    for change in 1..=2 {
        assert!(sitting.wait(Millis::seconds(100)).is_empty());
        put(&mut sitting, down(&[(0, change)])).unwrap();
    }
    assert!(sitting.wait(Millis(99_999)).is_empty());
    assert!(matches!(sitting.wait(Millis(1))[..], [Event::RoundSetUp { idle: true, .. }]), "five in all");
}

#[test]
fn a_setter_who_stops_is_called_away_two_minutes_later() {
    let mut sitting = Sitting::of(2, Setup::default());
    sitting.wait(Millis::seconds(50));
    put(&mut sitting, down(&[(0, 1)])).unwrap();
    sitting.wait(Millis::seconds(60));
    assert!(put(&mut sitting, down(&[(0, 1)])).is_err(), "the same again is no sign of life");
    assert!(sitting.wait(Millis(59_999)).is_empty());
    assert!(matches!(sitting.wait(Millis(1))[..], [Event::RoundSetUp { idle: true, .. }]));
}

#[test]
fn a_table_that_is_more_patient_than_five_minutes_stays_so() {
    let mut sitting = Sitting::of(2, Setup { idle_limit: Some(Millis::seconds(600)), ..Setup::default() });
    sitting.wait(Millis::seconds(400));
    put(&mut sitting, down(&[(0, 1)])).unwrap();
    assert!(sitting.wait(Millis(199_999)).is_empty());
    assert!(matches!(sitting.wait(Millis(1))[..], [Event::RoundSetUp { idle: true, .. }]));
}

#[test]
fn the_view_says_until_when_setter_and_bidder_may_be_idle() {
    let until = |sitting: &Sitting| Corona::view(&sitting.state, &Viewer::Spectator).acts_until;
    let setup = Setup { play_limit: Some(Millis::seconds(150)), ..Setup::default() };
    let mut sitting = Sitting::of(2, setup);
    let began = sitting.now;
    assert_eq!(until(&sitting), Some(began + Millis::seconds(120)));
    sitting.wait(Millis::seconds(40));
    put(&mut sitting, down(&[(0, 1)])).unwrap();
    assert_eq!(until(&sitting), Some(began + Millis::seconds(160)));
    sitting.lay([0, 1, 4, 6, 8, 10], [1; 6]);
    sitting.call(A, 2).unwrap();
    assert_eq!(until(&sitting), None, "the glass says it");
    sitting.run_out();
    let won = sitting.now;
    assert_eq!(until(&sitting), Some(won + Millis::seconds(120)));
    sitting.wait(Millis::seconds(100));
    sitting.mark(A, &[(0, 0)]);
    assert_eq!(until(&sitting), Some(won + Millis::seconds(150)), "the limit on the whole play comes first");
    assert_eq!(Corona::next_deadline(&sitting.state), until(&sitting));
    let patient = Sitting::of(2, Setup { idle_limit: None, ..Setup::default() });
    assert_eq!(until(&patient), None);
}

#[test]
fn a_hand_over_the_board_is_seen_while_its_owner_sets_up() {
    let mut sitting = Sitting::of(2, Setup::default());
    let gesture = Gesture::Placing { pieces: down(&[(0, 3)]) };
    assert!(Corona::is_shown(&sitting.state, A, &gesture));
    assert!(!Corona::is_shown(&sitting.state, B, &gesture));
    sitting.lay([0; 6], [1; 6]);
    assert!(!Corona::is_shown(&sitting.state, A, &gesture), "the pieces stand");
}

/// The page's vectors: which roll comes next, what was put down, and where all six went.
fn vectors() -> Vec<(u32, PutDown, [u8; 6])> {
    let rows = PAGE.lines().skip_while(|line| !line.starts_with("| before roll | put down |")).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|')).map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let spaces = |cell: &str| -> Vec<Option<u8>> { cell.split(' ').map(|s| s.parse().ok()).collect() };
        let put: Vec<_> = spaces(cells[1]).into_iter().map(|s| s.map(|s| s.try_into().unwrap())).collect();
        let went: Vec<u8> = spaces(cells[3]).into_iter().flatten().collect();
        (cells[0].parse().unwrap(), put.try_into().unwrap(), went.try_into().unwrap())
    });
    rows.collect()
}

fn seed_of_the_page() -> Seed {
    let row = PAGE.lines().find_map(|line| line.strip_prefix("| seed | `")).unwrap();
    row[..64].parse().unwrap()
}

#[test]
fn what_an_idle_setter_put_down_stays_and_the_rest_goes_where_the_page_says() {
    let vectors = vectors();
    assert!(vectors.len() >= 3 && vectors.iter().any(|(_, put, _)| *put != NOTHING));
    for (roll, put_down, went) in vectors {
        let mut sitting = Sitting::before_roll(roll, seed_of_the_page());
        if put_down != NOTHING {
            put(&mut sitting, put_down).unwrap();
        }
        assert!(sitting.wait(Millis(119_999)).is_empty());
        let events = sitting.wait(Millis(1));
        let [Event::RoundSetUp { placement: stands, nonce, idle: true, .. }] = events[..] else {
            panic!("{events:?}")
        };
        assert_eq!((stands, nonce), (placement(went), dice::NO_NONCE), "before roll {roll}");
    }
}
