//! The situation of the day over HTTP: begun once, handed in once and in time, counted once; nothing leaks; older days
//! are practice.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tablier_client::{Reply, Request, Visitor};
use tablier_room::{Person, Refusal, Wall};
use tablier_server::{Almanac, Answer, Config, NotPlayed, PerAddress, Rate, Seen};
use tablier_store::{Day, Days};

use crate::house::{House, within};

/// The answer is 9 on every day; what is played is a number, and no more than 9 can be played.
struct Toy;

impl Almanac for Toy {
    fn grade(&self, day: Day) -> u8 {
        1 + day.weekday() % 5
    }

    fn play(&self, _: Day, commands: &Value) -> Result<Seen, NotPlayed> {
        let numbers = commands.as_array().ok_or(NotPlayed::Unreadable)?;
        let points: u64 = numbers.iter().filter_map(Value::as_u64).sum();
        let points = u8::try_from(points)
            .ok()
            .filter(|points| *points <= 9)
            .ok_or_else(|| NotPlayed::Refused(Refusal { code: "too_far".into(), rule: Some("T1".into()) }))?;
        Ok(Seen {
            view: json!({ "at": points }),
            told: json!([]),
            points,
            played: json!({ "played": points }),
        })
    }

    fn is_of(&self, _: Day, _: &str, _: &Value) -> bool {
        false
    }

    fn answer(&self, _: Day, played: Option<&Value>) -> Answer {
        Answer { best: 9, round: json!({ "secret": "the answer", "result": played }) }
    }
}

async fn house() -> House {
    let house = House::open().await;
    house.server.has_days_of(Arc::new(Toy));
    house
}

async fn get(visitor: &mut Visitor, path: &str) -> Reply {
    visitor.ask(Request::get(format!("/api/days/{path}"))).await.unwrap()
}

async fn post(visitor: &mut Visitor, path: &str, commands: Value) -> Reply {
    let body = json!({ "commands": commands }).to_string();
    visitor.ask(Request::post(format!("/api/days/{path}"), body)).await.unwrap()
}

async fn begin(visitor: &mut Visitor, day: &str) -> Reply {
    visitor.ask(Request::post(format!("/api/days/{day}/begin"), "{}")).await.unwrap()
}

fn read(reply: &Reply) -> Value {
    assert_eq!(reply.status, 200, "{:?}", reply.refusal());
    reply.read().unwrap()
}

fn refused(reply: &Reply) -> (u16, String) {
    (reply.status, reply.refusal().unwrap().code.into_owned())
}

fn now() -> i64 {
    i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}

/// Who somebody is to the store.
fn person(visitor: &Visitor) -> Person {
    Person(Sha256::digest(hex::decode(visitor.token().unwrap()).unwrap()).into())
}

#[tokio::test]
async fn a_day_is_done_once_and_nothing_leaks_before() {
    within(async {
        let house = house().await;
        let mut ada = house.visitor();
        let new = read(&get(&mut ada, "today").await);
        assert_eq!((&new["stands"], &new["streak"]), (&json!({ "kind": "new" }), &json!(0)));
        assert!(ada.token().is_none(), "whoever only looks stays nobody");
        let today = new["today"].as_str().unwrap().to_owned();
        assert_eq!(new["day"], json!(today));
        // Not begun: neither played with nor handed in.
        for path in ["today/play", "today/found"] {
            assert_eq!(refused(&post(&mut ada, path, json!([1])).await), (409, "not_begun".into()));
        }
        assert_eq!(refused(&post(&mut ada, "today/practice", json!([])).await), (409, "not_older".into()));

        let begun = read(&begin(&mut ada, &today).await);
        let left = begun["stands"]["left"].as_u64().unwrap();
        assert!(left > 0 && left <= 60_000 && begun["stands"]["view"] == json!({ "at": 0 }));
        let seen = read(&post(&mut ada, "today/play", json!([2, 3])).await);
        assert_eq!(seen, json!({ "view": { "at": 5 }, "told": [] }));
        let far = post(&mut ada, "today/play", json!([9, 9])).await;
        assert_eq!(refused(&far), (409, "too_far".into()));
        assert_eq!(refused(&post(&mut ada, "today/found", json!([9, 9])).await), (409, "too_far".into()));
        assert_eq!(refused(&post(&mut ada, "today/found", json!(7)).await), (400, "bad_request".into()));
        for text in [begun.to_string(), seen.to_string(), String::from_utf8(far.body).unwrap()] {
            assert!(!text.contains("secret") && !text.contains("best"), "{text}");
        }
        // A page that is loaded anew goes on with its minute.
        let again = read(&begin(&mut ada, "today").await);
        assert!(again["stands"]["left"].as_u64().unwrap() <= left);

        let done = read(&post(&mut ada, "today/found", json!([4, 3])).await);
        assert_eq!(done["streak"], json!(1));
        let stands = &done["stands"];
        assert_eq!(
            (&stands["kind"], &stands["points"], &stands["best"]),
            (&json!("done"), &json!(7), &json!(9))
        );
        assert_eq!(stands["round"], json!({ "secret": "the answer", "result": { "played": 7 } }));
        assert_eq!((&stands["begun"], &stands["found"]), (&json!(1), &json!([{ "points": 7, "people": 1 }])));
        // Once.
        assert_eq!(refused(&post(&mut ada, "today/found", json!([9])).await), (409, "day_done".into()));
        assert_eq!(refused(&post(&mut ada, "today/play", json!([9])).await), (409, "day_done".into()));
        assert_eq!(refused(&begin(&mut ada, "today").await), (409, "day_done".into()));
        let reloaded = read(&get(&mut ada, "today").await);
        assert_eq!(reloaded["stands"]["points"], json!(7));

        // Another person is another count.
        let mut bea = house.visitor();
        begin(&mut bea, "today").await;
        let done = read(&post(&mut bea, "today/found", json!([9])).await);
        let found = json!([{ "points": 7, "people": 1 }, { "points": 9, "people": 1 }]);
        assert_eq!((&done["stands"]["begun"], &done["stands"]["found"]), (&json!(2), &found));
    })
    .await;
}

#[tokio::test]
async fn what_comes_after_the_minute_and_its_grace_is_too_late() {
    within(async {
        let house = house().await;
        let mut ada = house.visitor();
        // Somebody, by doing something; then their glass is turned 70 seconds ago.
        ada.open_table::<tablier_corona::Corona>(None, "Ada").await.unwrap();
        let at = now();
        let today = Day::of(Wall(at));
        house.store.begin(today, person(&ada), Wall(at - 70_000), 9).await.unwrap();
        let day = today.to_string();
        assert_eq!(
            refused(&post(&mut ada, &format!("{day}/play"), json!([1])).await),
            (409, "time_is_up".into())
        );
        assert_eq!(
            refused(&post(&mut ada, &format!("{day}/found"), json!([9])).await),
            (409, "time_is_up".into())
        );
        assert_eq!(refused(&begin(&mut ada, &day).await), (409, "day_done".into()));
        // Nothing more can be handed in: so it is told what there was.
        let done = read(&get(&mut ada, &day).await);
        let stands = &done["stands"];
        assert_eq!(
            (&stands["kind"], &stands["points"], &stands["best"]),
            (&json!("done"), &Value::Null, &json!(9))
        );
        assert_eq!((&stands["begun"], &stands["found"]), (&json!(1), &json!([])));
    })
    .await;
}

#[tokio::test]
async fn older_days_are_practice_and_count_for_nothing() {
    within(async {
        let house = house().await;
        let mut ada = house.visitor();
        let today = Day::of(Wall(now()));
        let (yesterday, tomorrow) = (today.before().unwrap(), today.after());
        let page = read(&get(&mut ada, &yesterday.to_string()).await);
        assert_eq!(page["stands"], json!({ "kind": "practice", "view": { "at": 0 } }));
        assert_eq!(refused(&begin(&mut ada, &yesterday.to_string()).await), (409, "not_today".into()));
        let done = read(&post(&mut ada, &format!("{yesterday}/practice"), json!([8])).await);
        assert_eq!((&done["stands"]["points"], &done["stands"]["begun"]), (&json!(8), &json!(0)));
        assert_eq!(done["streak"], json!(0));
        for day in [tomorrow.to_string(), Day(today.0 - 366).to_string(), "2026-02-30".into(), "x".into()] {
            assert_eq!(refused(&get(&mut ada, &day).await), (404, "no_such_day".into()), "{day}");
        }
        let mut listed = Vec::new();
        let mut before = String::new();
        loop {
            let reply = ada.ask(Request::get(format!("/api/days{before}"))).await.unwrap();
            let list = read(&reply);
            let days = list["days"].as_array().unwrap();
            assert!(days.len() <= 14);
            listed.extend(days.iter().map(|day| day["day"].as_str().unwrap().to_owned()));
            if list["more"] == json!(false) {
                break;
            }
            before = format!("?before={}", listed.last().unwrap());
        }
        assert_eq!((listed.len(), &listed[0]), (365, &yesterday.to_string()));
        assert_eq!(listed[364], Day(today.0 - 365).to_string());
    })
    .await;
}

#[tokio::test]
async fn a_streak_is_of_days_in_a_row_and_lasts_until_the_day_after() {
    within(async {
        let house = house().await;
        let mut ada = house.visitor();
        ada.open_table::<tablier_corona::Corona>(None, "Ada").await.unwrap();
        let (who, today) = (person(&ada), Day::of(Wall(now())));
        for ago in [2, 1] {
            let day = Day(today.0 - ago);
            house.store.begin(day, who, day.begins(), 9).await.unwrap();
            let found = tablier_store::Found { at: day.begins(), points: 5, what: "{}".into() };
            house.store.hand_in(day, who, found).await.unwrap();
        }
        assert_eq!(read(&get(&mut ada, "today").await)["streak"], json!(2));
        assert_eq!(read(&begin(&mut ada, "today").await)["streak"], json!(2));
        assert_eq!(read(&post(&mut ada, "today/found", json!([])).await)["streak"], json!(3));
        let list = read(&ada.ask(Request::get("/api/days")).await.unwrap());
        assert_eq!(list["days"][0]["points"], json!(5));
    })
    .await;
}

#[tokio::test]
async fn without_an_almanac_or_a_store_that_takes_it_there_is_no_day() {
    within(async {
        let bare = House::open().await;
        assert_eq!(refused(&get(&mut bare.visitor(), "today").await), (404, "nothing_here".into()));
        let house = house().await;
        let mut ada = house.visitor();
        house.moods.fail_to_append(true);
        assert_eq!(refused(&begin(&mut ada, "today").await), (503, "read_only".into()));
        house.moods.fail_to_append(false);
        assert_eq!(read(&begin(&mut ada, "today").await)["stands"]["kind"], json!("begun"));
        let foreign =
            Request::post("/api/days/today/begin", "{}").with("origin", "https://elsewhere.example");
        assert_eq!(refused(&ada.ask(foreign).await.unwrap()), (403, "foreign_origin".into()));
    })
    .await;
}

#[tokio::test]
async fn one_address_begins_only_so_many_days() {
    within(async {
        let per_address = PerAddress { days: Rate::new(2, Duration::from_hours(1)), ..PerAddress::default() };
        let house = House::open_with(Config { per_address, ..Config::default() }).await;
        house.server.has_days_of(Arc::new(Toy));
        for _ in 0..2 {
            read(&begin(&mut house.visitor(), "today").await);
        }
        let third = begin(&mut house.visitor(), "today").await;
        assert_eq!(refused(&third), (429, "too_many_begun".into()));
        assert!(third.header("retry-after").is_some());
        assert_eq!(house.server.counters().read().days_of_address, 1);
    })
    .await;
}
