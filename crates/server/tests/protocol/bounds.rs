//! What one address may do, and one person: each bound refuses with its code and when to come again, is counted, and
//! keeps nobody else from anything. People at other addresses come through a proxy here.

use std::time::Duration;

use tablier_client::{Reply, Request, Visitor};
use tablier_corona::game::{Corona, Setup};
use tablier_game::{Nonce, Seat};
use tablier_room::{Command, TableCode};
use tablier_server::{Config, PerAddress, PerPerson, Rate};
use tokio::time::sleep;

use crate::house::{House, Table, code_of, quick, set_name, within};

/// So many, and then none for as long as a test takes.
const fn only(burst: u32) -> Rate {
    Rate::new(burst, Duration::from_hours(1))
}

/// A house with these limits of an address, which believes a proxy on the same machine.
async fn house(per_address: PerAddress) -> House {
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    House::open_with(Config { per_address, trusted_proxies, ..Config::default() }).await
}

async fn ask_from(visitor: &mut Visitor, address: &str, request: Request) -> Reply {
    visitor.ask(request.with("x-forwarded-for", address)).await.unwrap()
}

/// It was refused with this code, for too much, and it is said when to come again.
#[track_caller]
fn assert_too_many(reply: &Reply, code: &str) {
    assert_eq!((reply.status, &*reply.refusal().unwrap().code), (429, code));
    let wait: u64 = reply.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=3_600).contains(&wait), "{wait}");
}

fn looking_at(code: TableCode) -> Request {
    Request::get(format!("/api/tables/{}", code.as_str()))
}

/// A code that is nobody's.
fn made_up(number: usize) -> TableCode {
    let letter = char::from(b"BCDFGHJKLMPRSTVWXZ"[number]);
    format!("BBBBB{letter}").parse().unwrap()
}

#[tokio::test]
async fn an_address_has_so_many_requests() {
    within(async {
        let house = house(PerAddress { requests: only(3), ..PerAddress::default() }).await;
        let (mut ada, mut bob) = (house.visitor(), house.visitor());
        let health = || Request::get("/api/health");
        for address in ["192.0.2.1", "198.51.100.7, 192.0.2.1", "192.0.2.1, 127.0.0.1"] {
            assert_eq!(ask_from(&mut ada, address, health()).await.status, 200, "{address}");
        }
        for path in ["/api/health", "/api/nowhere", "/api/tables/BBBBBB"] {
            let reply = ask_from(&mut ada, "192.0.2.1", Request::get(path)).await;
            assert_too_many(&reply, "too_many_requests");
        }
        assert_too_many(&ask_from(&mut bob, "192.0.2.1", health()).await, "too_many_requests");
        for other in ["192.0.2.2", "2001:db8:1::1", "2001:db8:1::2", "2001:db8:1::3"] {
            assert_eq!(ask_from(&mut ada, other, health()).await.status, 200, "{other}");
        }
        let neighbour = ask_from(&mut ada, "2001:db8:1:0:ffff::", health()).await;
        assert_too_many(&neighbour, "too_many_requests");
        assert_eq!(ask_from(&mut ada, "2001:db8:1:1::1", health()).await.status, 200);
        assert_eq!(house.server.counters().read().requests_of_address, 5);
    })
    .await;
}

#[tokio::test]
async fn nobody_is_believed_for_whom_they_speak_but_a_trusted_proxy() {
    within(async {
        let per_address = PerAddress { requests: only(3), ..PerAddress::default() };
        let house = House::open_with(Config { per_address, ..Config::default() }).await;
        for number in 0..5 {
            let address = format!("192.0.2.{number}");
            let reply = ask_from(&mut house.visitor(), &address, Request::get("/api/health")).await;
            assert_eq!(reply.status, if number < 3 { 200 } else { 429 }, "{address}");
        }
    })
    .await;
}

#[tokio::test]
async fn an_address_opens_so_many_tables_and_so_does_a_person() {
    within(async {
        let house = house(PerAddress { tables: only(2), ..PerAddress::default() }).await;
        let open = || Request::post("/api/tables", r#"{"game":"corona"}"#);
        for _ in 0..2 {
            assert_eq!(ask_from(&mut house.visitor(), "192.0.2.1", open()).await.status, 201);
        }
        assert_too_many(&ask_from(&mut house.visitor(), "192.0.2.1", open()).await, "too_many_opened");
        assert_eq!(ask_from(&mut house.visitor(), "192.0.2.2", open()).await.status, 201);
        assert_eq!(house.server.counters().read().tables_of_address, 1);

        let per_person = PerPerson { tables: only(2), ..PerPerson::default() };
        let house = House::open_with(Config { per_person, ..Config::default() }).await;
        let (mut ada, mut bob) = (house.visitor(), house.visitor());
        for _ in 0..2 {
            assert_eq!(ada.ask(open()).await.unwrap().status, 201);
        }
        assert_too_many(&ada.ask(open()).await.unwrap(), "too_many_opened");
        assert_eq!(bob.ask(open()).await.unwrap().status, 201);
        assert_eq!(house.server.counters().read().tables_of_person, 1);
        assert_eq!(ada.tables().await.unwrap().len(), 2);
    })
    .await;
}

#[tokio::test]
async fn an_address_has_so_many_sockets_and_so_has_a_person() {
    within(async {
        let per_address = PerAddress { sockets: 3, ..PerAddress::default() };
        let per_person = PerPerson { sockets: 2, ..PerPerson::default() };
        let house = House::open_with(Config { per_address, per_person, ..Config::default() }).await;
        let (code, visitor, mut ada) = house.table(Setup::default()).await;
        let too = visitor.connect::<Corona>(code).await.unwrap();
        assert_eq!(code_of(visitor.connect::<Corona>(code).await), "too_many_of_yours");
        let (_, _bob) = house.guest(code, "Bob").await;
        assert_eq!(code_of(house.visitor().connect::<Corona>(code).await), "too_many_from_here");
        let counted = house.server.counters().read();
        assert_eq!((counted.sockets_of_person, counted.sockets_of_address), (1, 1));
        drop(too);
        while let Err(error) = visitor.connect::<Corona>(code).await {
            assert!(matches!(error.code(), Some("too_many_of_yours" | "too_many_from_here")));
            sleep(Duration::from_millis(20)).await;
        }
        ada.perform(&set_name("Ada L.")).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn whoever_guesses_codes_too_often_gets_to_no_table_but_their_own() {
    within(async {
        let house = house(PerAddress { guesses: only(3), ..PerAddress::default() }).await;
        let (code, mut ada, mut table) = house.table(Setup::default()).await;
        let (other, _, _bob) = house.table(Setup::default()).await;
        let mut vandal = house.visitor();
        let at = "192.0.2.1";
        // What is there, and what can be no table's, is no guess.
        for _ in 0..5 {
            assert_eq!(ask_from(&mut vandal, at, looking_at(code)).await.status, 200);
            assert_eq!(ask_from(&mut vandal, at, Request::get("/api/tables/AEIOUY")).await.status, 404);
        }
        for number in 0..3 {
            let reply = ask_from(&mut vandal, at, looking_at(made_up(number))).await;
            assert_eq!((reply.status, &*reply.refusal().unwrap().code), (404, "no_such_table"));
        }
        let enter = |code: TableCode| Request::post(format!("/api/tables/{}/guests", code.as_str()), "{}");
        for request in [looking_at(made_up(4)), looking_at(code), enter(code), enter(made_up(4))] {
            assert_too_many(&ask_from(&mut vandal, at, request).await, "too_many_guesses");
        }
        // Whoever is a guest is not refused there for what a neighbour does, and is elsewhere.
        assert_eq!(ask_from(&mut ada, at, looking_at(code)).await.status, 200);
        assert_eq!(ask_from(&mut ada, at, enter(code)).await.status, 200);
        assert_too_many(&ask_from(&mut ada, at, looking_at(other)).await, "too_many_guesses");
        assert_eq!(ask_from(&mut vandal, "192.0.2.2", looking_at(code)).await.status, 200);
        assert_eq!(house.server.counters().read().guesses_of_address, 5);
        table.perform(&set_name("Ada L.")).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn guesses_at_once_are_no_more_than_guesses_one_by_one() {
    within(async {
        let house = House::open_with(Config {
            per_address: PerAddress { guesses: only(4), ..PerAddress::default() },
            ..Config::default()
        })
        .await;
        let guesses = (0..18).map(|number| {
            let mut vandal = house.visitor();
            async move { vandal.ask(looking_at(made_up(number))).await.unwrap().status }
        });
        let answers = futures_util::future::join_all(guesses).await;
        assert_eq!(answers.iter().filter(|status| **status == 404).count(), 4, "{answers:?}");
        assert_eq!(answers.iter().filter(|status| **status == 429).count(), 14, "{answers:?}");
    })
    .await;
}

#[tokio::test]
async fn made_up_codes_keep_nobody_waiting_who_has_a_table_to_wake() {
    within(async {
        let mut house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let mut slow = Vec::new();
        for _ in 0..7 {
            slow.push(house.table(Setup::default()).await.0);
        }
        ada.close().await;
        house.restart().await;
        // All of the wakers' places but one are taken, by tables that take their time.
        house.moods.hold_all(&slow);
        let waiting: Vec<_> = slow
            .iter()
            .map(|code| {
                let (mut visitor, code) = (house.visitor(), *code);
                tokio::spawn(async move { visitor.look::<Corona>(code).await.unwrap().number })
            })
            .collect();
        sleep(Duration::from_millis(200)).await;
        house.moods.hold_all(&[&slow[..], &[made_up(0), made_up(1)]].concat());
        for number in 0..2 {
            // Its log is never read: that there is none is known without.
            assert_eq!(code_of(house.visitor().look::<Corona>(made_up(number)).await), "no_such_table");
        }
        assert_eq!(house.number(code).await, 2);
        house.moods.hold_all(&[]);
        for waiting in waiting {
            assert_eq!(waiting.await.unwrap(), 2);
        }
    })
    .await;
}

/// Sits down with this many bots, and begins.
async fn begin(ada: &mut Table, bots: u8) {
    ada.perform(&Command::Sit { name: None }).await.unwrap();
    for _ in 0..bots {
        ada.perform(&Command::SeatBot { level: 0 }).await.unwrap();
    }
    ada.perform(&Command::Ready { seat: Seat(0), nonce: Nonce([1; 16]) }).await.unwrap();
    ada.perform(&Command::Start).await.unwrap();
}

#[tokio::test]
async fn where_too_many_bots_want_to_think_every_table_goes_on() {
    within(async {
        let config = Config { thinkers: 1, most_questions: 1, ..Config::default() };
        let house = House::open_with(config).await;
        let mut tables = Vec::new();
        for _ in 0..3 {
            let (_, _, mut table) = house.table(quick(1)).await;
            begin(&mut table, 4).await;
            tables.push(table);
        }
        for table in &mut tables {
            // Somebody sets up, be it a bot or, in five seconds, the clock; and then bots call, or say that they are done.
            let is_over = |table: &Table| {
                table
                    .view()
                    .playing
                    .as_ref()
                    .is_some_and(|game| game.view.last.is_some() || game.outcome.is_some())
            };
            table.until(is_over).await.unwrap();
        }
        let counted = house.server.counters().read();
        assert!(counted.too_many_questions > 0 && counted.bot_answers > 0, "{counted:?}");
    })
    .await;
}
