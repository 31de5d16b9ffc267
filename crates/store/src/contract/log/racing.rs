//! Many at once: racing for the same number, and calls that do not wait for each other.

use std::collections::BTreeMap;

use tablier_room::Entry;

use crate::contract::begun::begin;
use crate::contract::entries::{code, opening, plain, unmarked};
use crate::contract::{Held, Roles, same, seen};
use crate::{AppendError, Claim};

const RACERS: u32 = 8;
const ROUNDS: u64 = 12;

pub(in crate::contract) async fn one_winner(roles: &Roles) -> Held {
    let claims = [roles.claim(code(1)).await?, roles.claim(code(2)).await?];
    let racers: Vec<_> = (0..RACERS).map(|racer| tokio::spawn(race(roles.clone(), claims, racer))).collect();
    let mut won: BTreeMap<_, Vec<Entry>> = BTreeMap::new();
    for racer in racers {
        for entry in racer.await.map_err(seen)?? {
            won.entry(entry.table).or_default().push(entry);
        }
    }
    for table in claims.map(|claim| claim.table) {
        let mut won = won.remove(&table).unwrap_or_default();
        won.sort_by_key(|entry| entry.number);
        let numbers: Vec<u64> = won.iter().map(|entry| entry.number).collect();
        same("numbers won", numbers, (1..=ROUNDS).collect())?;
        same("what is there is what won", roles.all(table).await?, won)?;
    }
    Ok(())
}

/// Tries for every number of both tables; returns what was won.
async fn race(roles: Roles, claims: [Claim; 2], racer: u32) -> Result<Vec<Entry>, String> {
    let mut won = Vec::new();
    for number in 1..=ROUNDS {
        for claim in &claims {
            let mut entry = match number {
                1 => opening(claim.table, "corona"),
                _ => plain(claim.table, number),
            };
            entry.events = format!("racer {racer}");
            match roles.log.append(claim, vec![entry.clone()]).await {
                Ok(()) => won.push(unmarked(entry)),
                Err(AppendError::NotNext { .. }) => {}
                Err(error) => return Err(error.to_string()),
            }
            // Whoever lost has been overtaken; nobody can be behind the round.
            let last = roles.last(claim.table).await?;
            if last < number {
                return Err(format!("number {number} was answered but can't be read: {last}"));
            }
        }
    }
    Ok(won)
}

pub(in crate::contract) async fn in_order(roles: &Roles) -> Held {
    const CALLS: u64 = 40;
    let table = code(1);
    let claim = roles.fill(table, 1).await?;
    // Each call is begun before the one before it was answered.
    let mut calls = Vec::new();
    for number in 2..=CALLS {
        calls.push(begin(roles.log.append(&claim, vec![plain(table, number)])).await);
    }
    for (number, call) in (2..).zip(calls) {
        same(&format!("number {number}"), call.end().await, Ok(()))?;
    }
    same("the log", roles.all(table).await?.len() as u64, CALLS)
}
