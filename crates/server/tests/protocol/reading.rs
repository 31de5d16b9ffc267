//! Finished games that many want to read: the expert, of whom there is one, waits for none of them.

use std::time::Duration;

use tablier_client::{Request, Visitor};
use tablier_corona::game::Setup;
use tablier_game::{Nonce, Seat};
use tablier_room::{Command, TableCode};
use tokio::time::{sleep, timeout};

use crate::house::{House, within};

/// A table with a finished game, its host, and the game's name.
async fn finished(house: &House) -> (TableCode, Visitor, String) {
    let (code, mut visitor, mut ada) = house.table(Setup::default()).await;
    for command in [
        Command::Sit { name: None },
        Command::SeatBot { level: 0 },
        Command::Ready { seat: Seat(0), nonce: Nonce([3; 16]) },
        Command::Start,
        Command::AgreeToEnd { seat: Seat(0) },
    ] {
        ada.perform(&command).await.unwrap();
    }
    let games = visitor.games().await.unwrap();
    (code, visitor, games[0]["id"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn whoever_wants_a_review_does_not_wait_for_those_who_read() {
    within(async {
        let house = House::open().await;
        let (slow, _, read) = finished(&house).await;
        let (_, mut visitor, reviewed) = finished(&house).await;
        // Reading it takes long, and so both places are taken.
        house.moods.hold(Some(slow));
        let readers = [0; 2].map(|_| {
            let (mut reader, path) = (house.visitor(), format!("/api/played/{read}"));
            tokio::spawn(async move { reader.ask(Request::get(path)).await.unwrap().status })
        });
        sleep(Duration::from_millis(300)).await;
        let path = format!("/api/played/{reviewed}/review");
        let asking = visitor.ask(Request::get(path));
        let reply = timeout(Duration::from_secs(8), asking).await.expect("long before the readers are done");
        assert_eq!(reply.unwrap().status, 200);
        house.moods.hold(None);
        for reader in readers {
            assert_eq!(reader.await.unwrap(), 200);
        }
    })
    .await;
}
