//! Doors and old tables: a short code leads somewhere only while the door is open, and whoever guesses an old table's
//! code learns nothing.

use std::time::Duration;

use serde_json::Value;
use sha2::{Digest, Sha256};
use tablier_client::{Request, Visitor};
use tablier_corona::game::{Corona, Setup};
use tablier_game::{Micros, Nonce, Seat};
use tablier_room::{Command, DoorCode, Fresh, Kind, Mark, Mono, Name, Now, Person, Step, TableCode, Wall};
use tablier_server::{Config, PerAddress, Rate};
use tablier_store::{Claims, Log};

use crate::house::{House, Table, code_of, quick, within};

const OLD: &str = "KLMPRT";
const NONE: &str = "KLMPRS";

/// A step as it was stored before there were doors.
fn without_door(mut step: Step) -> Step {
    let mut events: Vec<Value> = serde_json::from_str(&step.entry.events).unwrap();
    events.retain(|event| event["kind"] != "door_opened");
    step.entry.events = serde_json::to_string(&events).unwrap();
    step.entry.marks.retain(|mark| !matches!(mark, Mark::DoorOpened { .. }));
    step
}

/// A table of before codes were long, and its host's browser.
async fn old_table(house: &House) -> (TableCode, Visitor) {
    left_long_ago(house, OLD, without_door).await
}

/// A table that was opened in 1970 and left alone since, and its host's browser.
async fn left_long_ago(house: &House, code: &str, opened: fn(Step) -> Step) -> (TableCode, Visitor) {
    let (code, token): (TableCode, _) = (code.parse().unwrap(), [0xa7; 32]);
    let now = Now { mono: Mono(0), micros: Micros::ZERO, wall: Wall(0), fresh: Fresh([7; 32]) };
    let (mut desk, first) = Kind::of::<Corona>().open(code, None, now).unwrap();
    let host = Person(Sha256::digest(token).into());
    let (_, second) = desk.come(host, Name::clean("Ada"), now).unwrap();
    let entries = vec![opened(first).entry, second.unwrap().entry];
    let claim = house.store.claim(code).await.unwrap();
    house.store.append(&claim, entries).await.unwrap();
    house.store.release(claim).await;
    (code, Visitor::with_token(house.host(), hex::encode(token)))
}

fn door(table: &Table) -> DoorCode {
    table.view().door.expect("the door is open")
}

#[tokio::test]
async fn a_door_leads_to_its_table_while_it_is_open() {
    within(async {
        let mut house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        assert_eq!(code.as_str().len(), 12);
        let first = door(&ada);
        let mut bob = house.visitor();
        assert_eq!(bob.find(first).await.unwrap(), code);
        let typed = format!("/api/doors/{}", first.to_string().to_lowercase());
        assert_eq!(bob.ask(Request::get(typed)).await.unwrap().status, 200);
        bob.come_in(code, "Bob").await.unwrap();

        ada.perform(&Command::CloseDoor).await.unwrap();
        assert_eq!(code_of(bob.find(first).await), "no_such_table");
        ada.perform(&Command::OpenDoor).await.unwrap();
        let second = door(&ada);
        assert_eq!(bob.find(second).await.unwrap(), code);
        assert_eq!(code_of(bob.find(first).await), "no_such_table");
        // It is where it was after a restart, and wakes nobody.
        ada.close().await;
        house.restart().await;
        assert_eq!(bob.find(second).await.unwrap(), code);
        // Whoever has the link needs no door.
        ada.reconnect().await.unwrap();
        ada.perform(&Command::CloseDoor).await.unwrap();
        house.visitor().come_in(code, "Cid").await.unwrap();
        house.visitor().connect::<Corona>(code).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn the_first_game_closes_the_door() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(quick(1)).await;
        let open = door(&ada);
        ada.perform(&Command::Sit { name: None }).await.unwrap();
        ada.perform(&Command::SeatBot { level: 0 }).await.unwrap();
        ada.perform(&Command::Ready { seat: Seat(0), nonce: Nonce([3; 16]) }).await.unwrap();
        let number = ada.perform(&Command::Start).await.unwrap();
        ada.until(|ada| ada.number() >= number).await.unwrap();
        assert_eq!(ada.view().door, None);
        assert_eq!(code_of(house.visitor().find(open).await), "no_such_table");
        ada.perform(&Command::OpenDoor).await.unwrap();
        assert_eq!(house.visitor().find(door(&ada)).await.unwrap(), code);
    })
    .await;
}

#[tokio::test]
async fn a_door_that_was_left_open_leads_nowhere_after_an_hour_in_which_nothing_happened() {
    within(async {
        let house = House::open().await;
        let (code, browser) = left_long_ago(&house, "KLMPRTBCDFGH", |step| step).await;
        let log = house.store.read(code, 0, 9).await.unwrap();
        let events: Vec<Value> = serde_json::from_str(&log[0].events).unwrap();
        let left = events.iter().find(|event| event["kind"] == "door_opened").unwrap();
        let left: DoorCode = left["code"].as_str().unwrap().parse().unwrap();
        assert_eq!(code_of(house.visitor().find(left).await), "no_such_table", "though nobody closed it");
        // Its host comes back and finds it closed, which is kept.
        let mut ada: Table = browser.connect(code).await.unwrap();
        assert_eq!((ada.view().door, ada.number()), (None, 3));
        ada.perform(&Command::OpenDoor).await.unwrap();
        assert_ne!(door(&ada), left);
        assert_eq!(house.visitor().find(door(&ada)).await.unwrap(), code);
        assert_eq!(code_of(house.visitor().find(left).await), "no_such_table");
    })
    .await;
}

#[tokio::test]
async fn an_old_tables_code_typed_leads_there_whom_it_admits_and_is_one_guess_for_others() {
    within(async {
        let guesses = Rate::new(3, Duration::from_hours(1));
        let per_address = PerAddress { guesses, ..PerAddress::default() };
        let house = House::open_with(Config { per_address, ..Config::default() }).await;
        let (code, mut browser) = old_table(&house).await;
        let typed: DoorCode = OLD.parse().unwrap();
        assert_eq!(browser.find(typed).await.unwrap(), code);
        let mut stranger = house.visitor();
        for guess in [OLD, NONE, OLD] {
            assert_eq!(code_of(stranger.find(guess.parse().unwrap()).await), "no_such_table", "{guess}");
        }
        assert_eq!(code_of(stranger.find(typed).await), "too_many_guesses");
        assert_eq!(house.server.counters().read().guesses_of_address, 1);
    })
    .await;
}

#[tokio::test]
async fn what_is_no_doors_code_leads_nowhere() {
    within(async {
        let house = House::open().await;
        let (code, _, _ada) = house.table(Setup::default()).await;
        for typed in [NONE, code.as_str(), "x", "%00", "KLMPRTB"] {
            let reply = house.visitor().ask(Request::get(format!("/api/doors/{typed}"))).await.unwrap();
            assert_eq!((reply.status, &*reply.refusal().unwrap().code), (404, "no_such_table"), "{typed}");
        }
    })
    .await;
}

#[tokio::test]
async fn an_old_table_admits_those_who_were_there() {
    within(async {
        let house = House::open().await;
        let (code, mut browser) = old_table(&house).await;
        assert_eq!(browser.look::<Corona>(code).await.unwrap().number, 2);
        assert_eq!(browser.come_in(code, "Ada").await.unwrap().0, 0);
        let mut ada: Table = browser.connect(code).await.unwrap();
        assert_eq!((ada.you().unwrap().0, ada.view().door), (0, None));
        ada.perform(&Command::Sit { name: None }).await.unwrap();
    })
    .await;
}

/// What a stranger is answered who tries a code in every way there is.
async fn tried(house: &House, code: &str) -> Vec<(u16, String, Vec<(String, String)>)> {
    let mut answers = Vec::new();
    let mut stranger = house.visitor();
    // One who is known elsewhere, and one who is not.
    for _ in 0..2 {
        for request in [
            Request::get(format!("/api/tables/{code}")),
            Request::post(format!("/api/tables/{code}/guests"), r#"{"name":"Eve"}"#),
        ] {
            let reply = stranger.ask(request).await.unwrap();
            let told = |(name, _): &(&str, &str)| *name != "date";
            let headers = reply.headers.iter().map(|(name, value)| (name.as_str(), value.to_str().unwrap()));
            let headers = headers.filter(told).map(|(name, value)| (name.to_owned(), value.to_owned()));
            answers.push((reply.status, String::from_utf8(reply.body.clone()).unwrap(), headers.collect()));
        }
        let refused = stranger.connect::<Corona>(code.parse().unwrap()).await;
        answers.push((0, code_of(refused), Vec::new()));
        stranger.open_table::<Corona>(None, "Eve").await.unwrap();
    }
    answers
}

#[tokio::test]
async fn a_stranger_learns_nothing_of_an_old_table() {
    within(async {
        // It is about what is answered, not about how often one may ask.
        let per_address =
            PerAddress { guesses: Rate::new(1_000, Duration::from_secs(1)), ..PerAddress::default() };
        let house = House::open_with(Config { most_awake: 4, per_address, ..Config::default() }).await;
        let (code, browser) = old_table(&house).await;
        let nothing = tried(&house, NONE).await;
        assert!(nothing.iter().all(|(_, answer, _)| answer.contains("no_such_table")), "{nothing:?}");
        assert_eq!(tried(&house, OLD).await, nothing, "asleep");
        let mut ada: Table = browser.connect(code).await.unwrap();
        assert_eq!(tried(&house, OLD).await, nothing, "awake");
        assert_eq!(ada.watching(), 0);

        // The door is open: the code and the door both lead there.
        ada.perform(&Command::OpenDoor).await.unwrap();
        let mut eve = house.visitor();
        assert_eq!(eve.find(door(&ada)).await.unwrap(), code);
        eve.look::<Corona>(code).await.unwrap();
        house.visitor().connect::<Corona>(code).await.unwrap();
        eve.come_in(code, "Eve").await.unwrap();
        // Closed again, it admits her, who was there, and nobody else.
        ada.perform(&Command::CloseDoor).await.unwrap();
        assert_eq!(tried(&house, OLD).await, nothing, "closed again");
        eve.connect::<Corona>(code).await.unwrap();
    })
    .await;
}

/// With no place left for another table, a code that leads nowhere must not be told from one of a table that sleeps.
#[tokio::test]
async fn guesses_wake_no_old_table() {
    within(async {
        let house = House::open_with(Config { most_awake: 1, ..Config::default() }).await;
        let (code, mut browser) = old_table(&house).await;
        let (_, _, _bob) = house.table(Setup::default()).await;
        for guess in [OLD, NONE] {
            let guess: TableCode = guess.parse().unwrap();
            assert_eq!(code_of(house.visitor().look::<Corona>(guess).await), "no_such_table");
        }
        assert_eq!(code_of(browser.look::<Corona>(code).await), "too_many_tables");
    })
    .await;
}

#[tokio::test]
async fn whoever_was_sent_away_from_an_old_table_may_still_watch_it() {
    within(async {
        let house = House::open().await;
        let (code, browser) = old_table(&house).await;
        let mut ada: Table = browser.connect(code).await.unwrap();
        ada.perform(&Command::OpenDoor).await.unwrap();
        let (mut bobs, _) = house.guest(code, "Bob").await;
        ada.perform(&Command::CloseDoor).await.unwrap();
        ada.perform(&Command::RemoveGuest { guest: tablier_room::GuestId(1) }).await.unwrap();
        assert_eq!(code_of(bobs.come_in(code, "Bob").await), "not_a_guest");
        assert_eq!(bobs.connect::<Corona>(code).await.unwrap().you(), None);
    })
    .await;
}
