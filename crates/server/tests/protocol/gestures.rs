//! Gestures over the wire: seen by everybody else, spectators among them, bounded, and stored nowhere.

use std::time::Duration;

use tablier_corona::game::{Corona, Gesture as Hand, Phase};
use tablier_game::{Nonce, Seat};
use tablier_room::wire::ServerMessage;
use tablier_room::{Command, Gesture, Reaction};
use tokio::time::timeout;

use crate::house::{House, Table, quick, set_name, within};

type Shown = Gesture<Hand>;

/// All gestures that come within a moment.
async fn seen(table: &mut Table) -> Vec<(Seat, Shown)> {
    let mut gestures = Vec::new();
    while let Ok(Ok(message)) = timeout(Duration::from_millis(700), table.next()).await {
        if let ServerMessage::Gesture { seat, gesture } = message {
            gestures.push((seat, gesture));
        }
    }
    gestures
}

fn placing(space: u8) -> Shown {
    let mut pieces = [None; 6];
    pieces[0] = Some(tablier_corona::board::Space::try_from(space).unwrap());
    Gesture::Play(Hand::Placing { pieces })
}

#[tokio::test]
async fn a_setter_is_seen_placing_by_everybody_else_and_the_latest_wins() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(quick(3)).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        for (seat, table) in [(Seat(0), &mut ada), (Seat(1), &mut bob)] {
            table.perform(&Command::Sit { name: None }).await.unwrap();
            table.perform(&Command::Ready { seat, nonce: Nonce([3; 16]) }).await.unwrap();
        }
        ada.perform(&Command::Start).await.unwrap();
        let mut watching: Table = house.visitor().connect::<Corona>(code).await.unwrap();
        ada.until(|ada| ada.view().playing.is_some()).await.unwrap();
        let Phase::SettingUp(set_up) = ada.view().playing.as_ref().unwrap().view.phase.clone() else {
            panic!("somebody sets up")
        };
        let (setter, other) =
            if set_up.setter == Seat(0) { (&mut ada, &mut bob) } else { (&mut bob, &mut ada) };
        let entries = house.number(code).await;
        for space in 0..12 {
            setter.show(set_up.setter, &placing(space)).await.unwrap();
        }
        // Not with another's hand, nor on a seat that is not one's own.
        other.show(set_up.setter, &placing(3)).await.unwrap();
        for table in [other, &mut watching] {
            let seen = seen(table).await;
            assert_eq!(seen.last(), Some(&(set_up.setter, placing(11))), "the latest comes through");
            assert!((1..12).contains(&seen.len()), "{} of twelve at once", seen.len());
            assert!(!seen[1..].contains(&(set_up.setter, placing(3))), "{seen:?}");
        }
        assert!(seen(setter).await.is_empty(), "whose hand it is needs no picture of it");
        assert_eq!(house.number(code).await, entries, "nothing of it is stored");
    })
    .await;
}

#[tokio::test]
async fn signs_are_few_and_a_flood_of_them_harms_nobody() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(quick(1)).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        ada.perform(&Command::Sit { name: None }).await.unwrap();
        for _ in 0..40 {
            ada.show(Seat(0), &Gesture::React(Reaction::Bravo)).await.unwrap();
        }
        let got = seen(&mut bob).await;
        assert!((1..=3).contains(&got.len()), "{}", got.len());
        assert_eq!(got[0], (Seat(0), Gesture::React(Reaction::Bravo)));
        bob.show(Seat(0), &Gesture::React(Reaction::Ouch)).await.unwrap();
        assert!(seen(&mut ada).await.is_empty(), "whoever has no chair has no hands");
        ada.perform(&set_name("Ada L.")).await.unwrap();
    })
    .await;
}
