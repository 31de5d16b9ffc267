//! Many at once: racing for the same number, and calls that do not wait for each other.

use std::collections::BTreeMap;
use std::sync::Arc;

use tablier_room::Entry;

use super::appending::{all, fill};
use super::entries::{code, opening, plain};
use super::{Held, same, seen};
use crate::{AppendError, Store};

const RACERS: u32 = 8;
const ROUNDS: u64 = 12;

pub(super) async fn one_winner(store: &Arc<dyn Store>) -> Held {
    let tables = [code(1), code(2)];
    let racers: Vec<_> = (0..RACERS).map(|racer| tokio::spawn(race(store.clone(), racer))).collect();
    let mut won: BTreeMap<_, Vec<Entry>> = BTreeMap::new();
    for racer in racers {
        for entry in racer.await.map_err(seen)?? {
            won.entry(entry.table).or_default().push(entry);
        }
    }
    for table in tables {
        let mut won = won.remove(&table).unwrap_or_default();
        won.sort_by_key(|entry| entry.number);
        let numbers: Vec<u64> = won.iter().map(|entry| entry.number).collect();
        same("numbers won", numbers, (1..=ROUNDS).collect())?;
        same("what is there is what won", all(&**store, table).await?, won)?;
    }
    Ok(())
}

/// Tries for every number of both tables; returns what was won.
async fn race(store: Arc<dyn Store>, racer: u32) -> Result<Vec<Entry>, String> {
    let mut won = Vec::new();
    for number in 1..=ROUNDS {
        let call: Vec<Entry> = [code(1), code(2)]
            .map(|table| {
                let mut entry = match number {
                    1 => opening(table, "corona"),
                    _ => plain(table, number),
                };
                entry.events = format!("racer {racer}");
                entry
            })
            .into();
        for (mut entry, appended) in call.clone().into_iter().zip(store.append(call).await) {
            entry.marks.clear();
            match appended {
                Ok(()) => won.push(entry),
                Err(AppendError::NotNext { .. }) => {}
                Err(error) => return Err(error.to_string()),
            }
        }
        let last = store.last(code(1)).await.map_err(seen)?;
        // Whoever lost has been overtaken; nobody can be behind the round.
        if last.is_none_or(|last| last.number < number) {
            return Err(format!("number {number} was answered but can't be read: {last:?}"));
        }
    }
    Ok(won)
}

pub(super) async fn in_order(store: &dyn Store) -> Held {
    const CALLS: u64 = 40;
    let table = code(1);
    fill(store, table, 1).await?;
    // Each call is begun before the one before it was answered.
    let mut calls = Vec::new();
    for number in 2..=CALLS {
        let mut call = store.append(vec![plain(table, number)]);
        let begun = std::future::poll_fn(|context| std::task::Poll::Ready(call.as_mut().poll(context)));
        calls.push(match begun.await {
            std::task::Poll::Ready(appended) => Err(appended),
            std::task::Poll::Pending => Ok(call),
        });
    }
    for (number, call) in (2..).zip(calls) {
        let appended = match call {
            Ok(call) => call.await,
            Err(appended) => appended,
        };
        same(&format!("number {number}"), appended, vec![Ok(())])?;
    }
    same("the log", all(store, table).await?.len() as u64, CALLS)
}
