//! The situation of the day stays one's own to solve: the house's expert says nothing of it before its day is over.

use std::sync::Arc;

use serde_json::{Value, json};
use tablier_client::{Reply, Request, Visitor};
use tablier_server::{Config, Parts, Server, app, serve};
use tablier_store::sqlite::{Options, SqliteStore};
use tokio::net::TcpListener;

use crate::almanac::HouseAlmanac;

async fn post(ada: &mut Visitor, path: &str, body: Value) -> Reply {
    ada.ask(Request::post(path, body.to_string())).await.unwrap()
}

async fn review(ada: &mut Visitor, placement: &Value, throw: &Value) -> Result<Reply, String> {
    let position = json!({ "placement": placement, "throw": throw, "setter": 1 });
    let body = json!({ "game": "corona", "seats": 2, "setup": { "position": position } });
    let reply = post(ada, "/api/positions/review", body).await;
    if reply.status == 200 { Ok(reply) } else { Err(reply.refusal().unwrap().code.into_owned()) }
}

#[tokio::test]
async fn the_expert_says_nothing_of_todays_situation() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path().join("tables.db"), Options::default()).await.unwrap();
    let server = Server::new(Parts::new(crate::games::kinds(), Arc::new(store), Config::default()));
    server.has_days_of(Arc::new(HouseAlmanac::new(7)));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let host = listener.local_addr().unwrap().to_string();
    tokio::spawn(serve(listener, app(&server), server.limits(), std::future::pending()));
    let mut ada = Visitor::new(&host);

    let begun = post(&mut ada, "/api/days/today/begin", json!({})).await;
    let begun: Value = serde_json::from_slice(&begun.body).unwrap();
    let found = |key: &str| find(&begun, key).unwrap_or_else(|| panic!("no {key} in {begun}")).clone();
    let (placement, throw) = (found("placement"), found("throw"));
    assert_eq!(review(&mut ada, &placement, &throw).await.unwrap_err(), "days_secret");
    // The same pieces and dice by other names are worth the same.
    let turned = |list: &Value| {
        let mut list = list.as_array().unwrap().clone();
        list.rotate_left(1);
        Value::Array(list)
    };
    assert_eq!(review(&mut ada, &turned(&placement), &turned(&throw)).await.unwrap_err(), "days_secret");
    // Any other is answered.
    let pips = throw[0].as_u64().unwrap() % 6 + 1;
    let mut other = throw.clone();
    other[0] = json!(pips);
    assert!(review(&mut ada, &placement, &other).await.is_ok());
}

/// The first value of this name, however deep.
fn find<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    match value {
        Value::Object(fields) => {
            fields.get(key).or_else(|| fields.values().find_map(|field| find(field, key)))
        }
        Value::Array(list) => list.iter().find_map(|one| find(one, key)),
        _ => None,
    }
}
