//! A failing, full or slow disk: table time never goes back.

use std::time::Duration;

use tablier_client::ClientError;
use tablier_game::Millis;
use tablier_room::AHEAD;
use tokio::time::{Instant, sleep};

use super::house::{House, Table, can_trace, set_name};

/// The disk fails for a while: the table is read-only, its time stands still, and goes on from where it stood.
async fn fails(fault: &str) {
    if !can_trace() {
        return;
    }
    let mut house = House::open().await;
    let last = house.ada.perform(&set_name("Ada L.")).await.unwrap();
    // Quiet: the log's last entry is no help to know how late it is.
    sleep(Duration::from_millis(1_300)).await;
    let before = house.clock().await;
    assert!(before.runs && before.at >= Millis(1_200), "{before:?}");
    let injection = house.inject(fault);
    let refused = house.ada.perform(&set_name("Ada M.")).await.unwrap_err();
    assert!(matches!(&refused, ClientError::Refused(refusal) if refusal.code == "read_only"), "{refused}");
    let (held, begun) = (house.clock().await, Instant::now());
    assert!(held.at >= before.at && !held.runs, "{before:?}, then {held:?}");
    house.bob.until(Table::is_read_only).await.unwrap();
    sleep(Duration::from_millis(1_500)).await;
    assert_eq!(house.clock().await.at, held.at, "it stands still");
    drop(injection);
    house.bob.until(|bob| !bob.is_read_only() && bob.clock().is_some_and(|clock| clock.runs)).await.unwrap();
    let (passed, after) = (begun.elapsed(), house.bob.clock().unwrap());
    assert!(after.at >= held.at, "{held:?}, then {after:?}");
    assert_stood(passed, after.at.since(held.at), Duration::from_millis(1_400));
    let next = house.ada.perform(&set_name("Ada N.")).await.unwrap();
    assert_eq!(next, last + 1, "what failed never was");
}

#[tokio::test]
async fn a_sync_that_fails_does_not_turn_time_back() {
    fails("fsync,fdatasync:error=EIO").await;
}

#[tokio::test]
async fn a_full_disk_does_not_turn_time_back() {
    fails("pwrite64:error=ENOSPC").await;
}

#[tokio::test]
async fn a_slow_disk_holds_time_up_and_does_not_turn_it_back() {
    if !can_trace() {
        return;
    }
    let mut house = House::open().await;
    sleep(Duration::from_millis(1_300)).await;
    let (before, begun) = (house.clock().await, Instant::now());
    let injection = house.inject("fsync,fdatasync:delay_enter=4000000");
    let hung = house.clock().await;
    let sent = house.ada.send(&set_name("Ada L.")).await.unwrap();
    house.ada.answer(sent).await.unwrap();
    let (took, after) = (begun.elapsed(), house.ada.clock().unwrap());
    drop(injection);
    assert!(took >= Duration::from_secs(4), "it was slow: {took:?}");
    assert!(after.at >= before.at, "{before:?}, then {after:?}");
    // Decided as it came in, told when it was durable; time went no further ahead of that than it may.
    assert!(after.at <= hung.at + AHEAD + Millis(1_500), "{hung:?}, then {after:?}");
    let (passed, now) = (begun.elapsed(), house.clock().await);
    assert!(now.at >= after.at, "{after:?}, then {now:?}");
    // Of the four seconds it ran for two at the most.
    assert_stood(passed, now.at.since(before.at), Duration::from_millis(1_500));
}

/// While so much time passed, table time came so far: it stood for so long. By what it lost, not by where it is: whatever
/// else happens may take its time, on a slow machine too.
#[track_caller]
fn assert_stood(passed: Duration, ran: Millis, least: Duration) {
    let stood = passed.saturating_sub(Duration::from_millis(ran.0));
    assert!(stood >= least, "in {passed:?} it ran for {ran}");
}

#[tokio::test]
async fn a_kill_turns_time_back_by_two_seconds_at_the_most_though_nothing_happened() {
    let mut house = House::open().await;
    for quiet in [300, 1_700, 3_100] {
        sleep(Duration::from_millis(quiet)).await;
        let before = house.clock().await.at;
        house.server.kill();
        house.server.restart();
        house.server.wait_until_ready().await;
        let after = house.clock().await;
        assert!(!after.runs, "nobody is there yet");
        let back = before.since(after.at);
        assert!(back <= AHEAD, "{back} back, after {quiet} ms of quiet");
        house.ada.reconnect().await.unwrap();
        house.bob.reconnect().await.unwrap();
    }
    // Of the last and longest of them all but two seconds, at least.
    assert!(house.clock().await.at >= Millis(1_000), "{:?}", house.clock().await);
}
