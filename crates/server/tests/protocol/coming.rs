//! Coming in, watching, commands and their answers, presence, the clock, one's own tables.

use tablier_client::Visitor;
use tablier_corona::game::{Corona, Setup};
use tablier_game::{Nonce, Seat};
use tablier_room::wire::ServerMessage;
use tablier_room::{ChairView, Command, GuestId, moment_of};

use crate::house::{House, code_of, quick, set_name, within};

#[tokio::test]
async fn a_command_is_acked_and_told_to_everyone() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        assert_eq!((ada.you(), bob.you()), (Some(GuestId(0)), Some(GuestId(1))));
        let number = ada.perform(&Command::Sit { name: None }).await.unwrap();
        bob.until(|bob| bob.number() >= number).await.unwrap();
        ada.until(|ada| ada.number() >= number).await.unwrap();
        assert_eq!(ada.view(), bob.view());
        assert!(matches!(bob.view().chairs[..], [ChairView::Guest { guest: GuestId(0), .. }]));
    })
    .await;
}

#[tokio::test]
async fn refusals_have_codes_and_change_nothing() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        ada.perform(&Command::Sit { name: None }).await.unwrap();
        let before = house.number(code).await;
        let nonce = Nonce([1; 16]);
        for (command, refused) in [
            (Command::Start, "not_the_host"),
            (Command::Ready { seat: Seat(0), nonce }, "not_your_seat"),
            (Command::Ready { seat: Seat(60_000), nonce }, "not_your_seat"),
            (Command::SeatBot { level: 0 }, "not_the_host"),
            (Command::HandOver { to: GuestId(1) }, "not_the_host"),
            (Command::RemoveGuest { guest: GuestId(0) }, "not_the_host"),
            (Command::Pause, "too_late"),
            (Command::TakeLink { secret: [7; 32] }, "link_is_dead"),
        ] {
            assert_eq!(code_of(bob.perform(&command).await), refused, "{command:?}");
        }
        for (command, refused) in [
            (Command::SeatBot { level: 200 }, "no_such_level"),
            (Command::Start, "wrong_number_of_seats"),
            (Command::HandOver { to: GuestId(99) }, "no_such_guest"),
        ] {
            assert_eq!(code_of(ada.perform(&command).await), refused, "{command:?}");
        }
        assert_eq!(house.number(code).await, before);
        assert_eq!(house.server.counters().read().refused, 11);
    })
    .await;
}

#[tokio::test]
async fn two_devices_of_one_person_see_the_same() {
    within(async {
        let house = House::open().await;
        let (code, visitor, mut phone) = house.table(Setup::default()).await;
        let mut laptop = visitor.connect::<Corona>(code).await.unwrap();
        assert_eq!(laptop.you(), phone.you());
        phone.perform(&Command::Sit { name: None }).await.unwrap();
        // The other device holds the same seat.
        let ready = Command::Ready { seat: Seat(0), nonce: Nonce([3; 16]) };
        let number = laptop.perform(&ready).await.unwrap();
        phone.until(|phone| phone.number() >= number).await.unwrap();
        laptop.until(|laptop| laptop.number() >= number).await.unwrap();
        assert_eq!(phone.view(), laptop.view());
    })
    .await;
}

#[tokio::test]
async fn anybody_may_watch_and_nobody_may_more() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let mut eve = house.visitor().connect::<Corona>(code).await.unwrap();
        assert_eq!(eve.you(), None);
        assert_eq!(code_of(eve.perform(&Command::Sit { name: None }).await), "not_a_guest");
        ada.until(|ada| ada.watching() == 1).await.unwrap();
        let number = ada.perform(&set_name("Ada L.")).await.unwrap();
        eve.until(|eve| eve.number() == number).await.unwrap();
        assert_eq!(eve.view().guests[0].name.as_str(), "Ada L.");
    })
    .await;
}

#[tokio::test]
async fn presence_follows_connections() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        let both = [GuestId(0), GuestId(1)];
        ada.until(|ada| ada.present() == both).await.unwrap();
        bob.close().await;
        ada.until(|ada| ada.present() == [GuestId(0)]).await.unwrap();
        bob.reconnect().await.unwrap();
        ada.until(|ada| ada.present() == both).await.unwrap();
        bob.drop_hard();
        ada.until(|ada| ada.present() == [GuestId(0)]).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn the_clock_runs_while_somebody_is_there() {
    within(async {
        let house = House::open().await;
        let began = std::time::Instant::now();
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let mut last = ada.clock().unwrap();
        assert!(last.runs);
        for turn in 0..5 {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            ada.perform(&set_name(&format!("Ada {turn}"))).await.unwrap();
            let now = ada.clock().unwrap();
            assert!(now.runs && now.at > last.at, "{last:?} {now:?}");
            last = now;
        }
        assert!(u128::from(last.at.0) <= began.elapsed().as_millis() + 1, "no faster than the world's");
        assert!(house.visitor().look::<Corona>(code).await.unwrap().clock.at >= last.at);
    })
    .await;
}

#[tokio::test]
async fn the_same_command_is_done_once_however_often_it_is_sent() {
    within(async {
        let mut house = House::open().await;
        let (code, visitor, mut ada) = house.table(Setup::default()).await;
        let (id, sit) = (1, Command::Sit { name: None });
        let meant = moment_of::<Corona>(ada.view(), &sit).unwrap();
        for _ in 0..3 {
            ada.send_as(id, meant, &sit).await.unwrap();
        }
        let first = ada.answer(id).await.unwrap();
        assert_eq!(ada.answer(id).await.unwrap(), first);
        assert_eq!(ada.answer(id).await.unwrap(), first);
        // After a reconnection, after a restart.
        ada.drop_hard();
        ada.reconnect().await.unwrap();
        ada.send_as(id, meant, &sit).await.unwrap();
        assert_eq!(ada.answer(id).await.unwrap(), first);
        house.restart().await;
        ada.drop_hard();
        ada.reconnect().await.unwrap();
        ada.send_as(id, meant, &sit).await.unwrap();
        assert_eq!(ada.answer(id).await.unwrap(), first);
        assert_eq!(house.number(code).await, first);
        assert_eq!(ada.view().chairs.len(), 1);
        // Another page's command of the same number is another command, and so is another person's.
        let mut other = visitor.connect::<Corona>(code).await.unwrap();
        other.send_as(id, meant, &sit).await.unwrap();
        assert!(other.answer(id).await.unwrap() > first);
        let (_, mut bob) = house.guest(code, "Bob").await;
        bob.send_as(id, meant, &sit).await.unwrap();
        assert!(bob.answer(id).await.unwrap() > first + 1);
    })
    .await;
}

#[tokio::test]
async fn two_tables_keep_to_themselves() {
    within(async {
        let house = House::open().await;
        let (one, mut ada_outside, mut ada) = house.table(quick(1)).await;
        let (two, _, mut bob) = house.table(quick(2)).await;
        assert_ne!(one, two);
        let (sit_ada, sit_bob) = (Command::Sit { name: None }, Command::Sit { name: None });
        let (a, b) = tokio::join!(ada.perform(&sit_ada), bob.perform(&sit_bob));
        assert_eq!(a.unwrap(), b.unwrap(), "each table counts its own");
        assert_eq!(ada.view().setup, quick(1));
        // A guest of the one is nobody at the other.
        let mut stray = ada_outside.connect::<Corona>(two).await.unwrap();
        assert_eq!(stray.you(), None);
        assert_eq!(code_of(stray.perform(&Command::Stand { seat: Seat(0) }).await), "not_a_guest");
        let tables = ada_outside.tables().await.unwrap();
        assert_eq!(tables.len(), 1);
        assert_eq!(tables[0]["code"], one.as_str());
        assert_eq!(ada_outside.games().await.unwrap().len(), 0);
    })
    .await;
}

/// A first page asks for one's tables and games while its first button is pressed already: an answer that came late,
/// with a token of its own, took the new table's host their seat.
#[tokio::test]
async fn whoever_only_looks_stays_nobody() {
    within(async {
        let house = House::open().await;
        let mut ada = house.visitor();
        assert_eq!(ada.tables().await.unwrap().len(), 0);
        assert_eq!(ada.games().await.unwrap().len(), 0);
        assert_eq!(ada.token(), None);
        let mut late = ada.clone();
        let (code, you) = ada.open_table::<Corona>(None, "Ada").await.unwrap();
        assert!(ada.token().is_some());
        late.look::<Corona>(code).await.unwrap();
        late.tables().await.unwrap();
        assert_eq!(late.token(), None);
        let token = ada.token().map(str::to_owned);
        assert_eq!(ada.tables().await.unwrap().len(), 1);
        assert_eq!(ada.token().map(str::to_owned), token);
        assert_eq!(ada.connect::<Corona>(code).await.unwrap().you(), Some(you));
    })
    .await;
}

#[tokio::test]
async fn an_unknown_token_is_nobody_and_gets_no_other() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        ada.perform(&Command::Sit { name: None }).await.unwrap();
        let before = house.number(code).await;
        let forged = Visitor::with_token(house.host(), "ab".repeat(32));
        let mut mallory = forged.connect::<Corona>(code).await.unwrap();
        assert_eq!(mallory.you(), None);
        assert_eq!(code_of(mallory.perform(&Command::Stand { seat: Seat(0) }).await), "not_a_guest");
        assert_eq!(house.number(code).await, before);
    })
    .await;
}

#[tokio::test]
async fn whoever_was_sent_away_may_watch_and_not_come_back() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (mut bobs_browser, mut bob) = house.guest(code, "Bob").await;
        let number = ada.perform(&Command::RemoveGuest { guest: GuestId(1) }).await.unwrap();
        bob.until(|bob| bob.number() == number).await.unwrap();
        assert_eq!(code_of(bob.perform(&Command::Sit { name: None }).await), "not_a_guest");
        assert_eq!(code_of(bobs_browser.come_in(code, "Bob").await), "not_a_guest");
        bob.reconnect().await.unwrap();
        assert_eq!(bob.you(), None);
        let number = ada.perform(&set_name("Ada L.")).await.unwrap();
        bob.until(|bob| bob.number() == number).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn every_told_number_comes_once() {
    within(async {
        let house = House::open().await;
        let (code, _, mut ada) = house.table(Setup::default()).await;
        let (_, mut bob) = house.guest(code, "Bob").await;
        let start = bob.number();
        for name in ["a", "b", "c", "d"] {
            ada.send(&set_name(name)).await.unwrap();
        }
        let mut numbers = Vec::new();
        while numbers.len() < 4 {
            if let ServerMessage::Told { number, .. } = bob.next().await.unwrap() {
                numbers.push(number);
            }
        }
        assert_eq!(numbers, (start + 1..start + 5).collect::<Vec<_>>());
        ada.until(|ada| ada.unanswered().next().is_none()).await.unwrap();
    })
    .await;
}
