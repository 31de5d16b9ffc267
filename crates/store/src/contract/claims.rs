//! What claims promise, with the log that heeds them.

use std::future::Future;
use std::pin::Pin;
use std::task::Poll;
use std::time::Duration;

use tablier_game::Millis;
use tokio::time::timeout;

use super::begun::{Begun, begin};
use super::entries::{code, opening, plain};
use super::{Held, Roles, same, seen};
use crate::{AppendError, Claim, ClockMark};

/// Long enough for anybody to hear.
const HEARS: Duration = Duration::from_secs(5);

pub(super) async fn epochs_rise(roles: &Roles) -> Held {
    let mut before = roles.claim(code(1)).await?;
    for round in 0..6 {
        if round % 2 == 1 {
            roles.claims.release(before).await;
        }
        // One's own, or free: there is nobody else to ask.
        same("who else has it", roles.claims.elsewhere(code(1)).await.map_err(seen)?, None)?;
        if round >= 4 {
            roles.fill(code(10 + round), 1).await?;
        }
        let claim = roles.claim(code(1)).await?;
        same("the table claimed", claim.table, code(1))?;
        if claim.epoch <= before.epoch {
            return Err(format!("{:?} after {:?}", claim.epoch, before.epoch));
        }
        before = claim;
    }
    roles.accept(&before, vec![opening(code(1), "corona")]).await
}

pub(super) async fn fence(roles: &Roles) -> Held {
    let table = code(1);
    let fenced = Err(AppendError::Fenced);
    let mark = |after| ClockMark { after, at: Millis(9_000) };
    let first = roles.claim(table).await?;
    let old = roles.fill(table, 2).await?;
    let elsewhere = roles.fill(code(2), 1).await?;
    let new = roles.claim(table).await?;
    for (what, claim) in [("the first", first), ("the one before", old)] {
        let appended = roles.log.append(&claim, vec![plain(table, 3)]).await;
        same(what, appended, fenced.clone())?;
        same(what, roles.log.mark_clock(&claim, mark(2)).await, fenced.clone())?;
        // Whether it would fit is nothing it has to know.
        same(what, roles.log.append(&claim, vec![plain(table, 9)]).await, fenced.clone())?;
        same(what, roles.log.mark_clock(&claim, mark(1)).await, fenced.clone())?;
    }
    let at = roles.log.last(table).await.map_err(seen)?.map(|last| (last.number, last.at));
    same("as if nothing had been", at, Some((2, plain(table, 2).at)))?;
    roles.accept(&new, vec![plain(table, 3)]).await?;
    same("the latest marks", roles.log.mark_clock(&new, mark(3)).await, Ok(()))?;
    roles.accept(&elsewhere, vec![plain(code(2), 2)]).await?;

    roles.claims.release(new).await;
    same("given back", roles.log.append(&new, vec![plain(table, 4)]).await, fenced.clone())?;
    same("given back", roles.log.mark_clock(&new, mark(3)).await, fenced.clone())?;
    let newest = roles.write(vec![plain(table, 4)]).await?;
    for claim in [first, old, new] {
        let appended = roles.log.append(&claim, vec![plain(table, 5)]).await;
        same("after all", appended, fenced.clone())?;
    }
    roles.accept(&newest, vec![plain(table, 5)]).await?;
    same("the log", roles.all(table).await?.len(), 5)
}

pub(super) async fn fence_while_waiting(roles: &Roles) -> Held {
    const ROUNDS: u64 = 30;
    const CALLS: u64 = 6;
    let table = code(1);
    let mut claim = roles.fill(table, 1).await?;
    for round in 0..ROUNDS {
        let last = roles.last(table).await?;
        let mut calls = Vec::new();
        for number in last + 1..=last + CALLS {
            let (log, entry) = (roles.log.clone(), vec![plain(table, number)]);
            let call = async move { log.append(&claim, entry).await };
            calls.push(if round % 2 == 0 {
                // It goes no further by itself until its answer is waited for.
                begin(Box::pin(call)).await
            } else {
                let task = tokio::spawn(call);
                Begun::Waits(Box::pin(async { task.await.unwrap_or(Err(AppendError::Closed)) }))
            });
        }
        // Some have been answered, some wait, some are not even begun when the table is claimed.
        for _ in 0..round / 2 {
            tokio::task::yield_now().await;
        }
        let new = roles.claim(table).await?;
        let stood = roles.last(table).await?;
        let mut appended = 0;
        for call in calls {
            match call.end().await {
                Ok(()) => appended += 1,
                Err(AppendError::Fenced | AppendError::NotNext { .. }) => {}
                Err(error) => return Err(error.to_string()),
            }
        }
        same("appended before the claim was answered", stood, last + appended)?;
        same("nothing landed afterwards", roles.last(table).await?, stood)?;
        claim = new;
        roles.accept(&claim, vec![plain(table, stood + 1)]).await?;
    }
    let numbers: Vec<u64> = roles.all(table).await?.iter().map(|entry| entry.number).collect();
    same("the log", numbers.clone(), (1..=numbers.len() as u64).collect())
}

pub(super) async fn releases_its_own(roles: &Roles) -> Held {
    let table = code(1);
    let old = roles.fill(table, 1).await?;
    let new = roles.claim(table).await?;
    roles.claims.release(old).await;
    roles.accept(&new, vec![plain(table, 2)]).await?;
    roles.claims.release(new).await;
    roles.claims.release(new).await;
    let newest = roles.claim(table).await?;
    roles.claims.release(new).await;
    roles.claims.release(Claim { table: code(2), ..newest }).await;
    roles.accept(&newest, vec![plain(table, 3)]).await
}

pub(super) async fn reads_without_claim(roles: &Roles) -> Held {
    let claim = roles.fill(code(1), 3).await?;
    roles.claims.release(claim).await;
    same("read", roles.all(code(1)).await?.len(), 3)?;
    same("last", roles.last(code(1)).await?, 3)?;
    roles.log.ping().await.map_err(seen)
}

pub(super) async fn heard_when_lost(roles: &Roles) -> Held {
    let table = code(1);
    let first = roles.fill(table, 1).await?;
    let mut hears = roles.claims.lost(first);
    same("while it stands", is_over(hears.as_mut()).await, false)?;
    roles.accept(&first, vec![plain(table, 2)]).await?;
    roles.fill(code(2), 1).await?;
    same("another table's claim", is_over(hears.as_mut()).await, false)?;
    let second = roles.claim(table).await?;
    timeout(HEARS, hears).await.map_err(|_| "a newer claim was not heard of")?;
    timeout(HEARS, roles.claims.lost(first)).await.map_err(|_| "an old claim stands")?;
    let mut hears = roles.claims.lost(second);
    same("the newer one", is_over(hears.as_mut()).await, false)?;
    roles.claims.release(second).await;
    timeout(HEARS, hears).await.map_err(|_| "giving it back was not heard of".to_owned())
}

/// Looks whether a wait is over, and gives everything else a chance to end it.
async fn is_over<Wait: Future<Output = ()> + ?Sized>(mut wait: Pin<&mut Wait>) -> bool {
    for _ in 0..3 {
        let poll = std::future::poll_fn(|context| Poll::Ready(wait.as_mut().poll(context)));
        if poll.await.is_ready() {
            return true;
        }
        tokio::task::yield_now().await;
    }
    false
}
