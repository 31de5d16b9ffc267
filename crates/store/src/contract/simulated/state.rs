//! What all nodes see: logs, claims and nodes, as the rows of PostgreSQL are, each change all at once.

use std::collections::BTreeMap;
use std::time::Duration;

use tablier_game::{GameId, Millis};
use tablier_room::{Author, CommandId, Entry, TableCode};
use tokio::time::Instant;

use crate::fit::author;
use crate::postgres::judge::{Ask, Found, Played, judge};
use crate::{AppendError, Appended, Claim, ClaimError, Epoch, Last};

/// A node from when it came to when its lease ran out.
pub(super) type Incarnation = u64;

#[derive(Default)]
pub(super) struct State {
    logs: BTreeMap<TableCode, Vec<Entry>>,
    clocks: BTreeMap<TableCode, i64>,
    games: BTreeMap<GameId, Played>,
    claims: BTreeMap<TableCode, (u64, Option<Incarnation>)>,
    nodes: BTreeMap<Incarnation, Node>,
}

struct Node {
    name: String,
    until: Instant,
    ended: bool,
}

impl Node {
    fn is_alive(&self) -> bool {
        !self.ended && self.until > Instant::now()
    }
}

impl State {
    pub(super) fn log(&self, table: TableCode) -> &[Entry] {
        self.logs.get(&table).map_or(&[], Vec::as_slice)
    }

    pub(super) fn last(&self, table: TableCode) -> Option<Last> {
        let Entry { number, wall, at, .. } = self.log(table).last()?;
        let clock = self.clocks.get(&table).copied().unwrap_or(0).unsigned_abs();
        Some(Last { number: *number, wall: *wall, at: Millis(at.0.max(clock)) })
    }

    pub(super) fn find_command(&self, table: TableCode, by: Author, command: &CommandId) -> Option<u64> {
        let found = self.log(table).iter().find(|entry| entry.by == by && entry.command == Some(*command));
        found.map(|entry| entry.number)
    }

    /// Does what is asked under a claim, or nothing.
    pub(super) fn write(&mut self, claim: Claim, under: Incarnation, ask: Ask<'_>) -> Appended {
        if self.claims.get(&claim.table) != Some(&(claim.epoch.0, Some(under))) {
            return Err(AppendError::Fenced);
        }
        let (mut answers, writes) = judge(std::iter::once((claim.table, ask)), self.found(claim.table, ask));
        for entry in writes.entries {
            // Marks are for lists, and come back from no log.
            let entry = Entry { marks: Vec::new(), ..entry.clone() };
            self.logs.entry(claim.table).or_default().push(entry);
        }
        for (id, _) in writes.started {
            self.games.insert(id, Played { at: claim.table, over: false });
        }
        for (id, ..) in writes.over {
            self.games.insert(id, Played { at: claim.table, over: true });
        }
        for (table, at) in writes.clocks {
            let clock = self.clocks.entry(table).or_insert(at);
            *clock = at.max(*clock);
        }
        answers.pop().unwrap_or(Ok(()))
    }

    /// Claims a table for an incarnation.
    pub(super) fn claim(&mut self, table: TableCode, mine: Incarnation) -> Result<Claim, ClaimError> {
        let (epoch, owner) = self.claims.get(&table).copied().unwrap_or((0, None));
        if let Some(owner) = owner.filter(|owner| *owner != mine)
            && let Some(node) = self.nodes.get_mut(&owner)
        {
            if node.is_alive() {
                return Err(ClaimError::Elsewhere { owner: node.name.clone() });
            }
            node.ended = true;
        }
        if !self.nodes.get(&mine).is_some_and(Node::is_alive) {
            return Err(ClaimError::Failing("this node's lease has run out".to_owned()));
        }
        self.claims.insert(table, (epoch + 1, Some(mine)));
        Ok(Claim { table, epoch: Epoch(epoch + 1) })
    }

    pub(super) fn release(&mut self, claim: Claim, mine: Incarnation) {
        if self.claims.get(&claim.table) == Some(&(claim.epoch.0, Some(mine))) {
            self.claims.insert(claim.table, (claim.epoch.0 + 1, None));
        }
    }

    pub(super) fn elsewhere(&self, table: TableCode, but: Option<Incarnation>) -> Option<String> {
        let (_, owner) = self.claims.get(&table)?;
        let owner = owner.filter(|owner| Some(*owner) != but)?;
        self.nodes.get(&owner).filter(|node| node.is_alive()).map(|node| node.name.clone())
    }

    /// A new incarnation, instead of the one before or of all that had the name.
    pub(super) fn enter(&mut self, name: &str, lasts: Duration, before: Option<Incarnation>) -> Incarnation {
        for (incarnation, node) in &mut self.nodes {
            node.ended |= node.name == name && before.is_none_or(|before| before == *incarnation);
        }
        let mine = self.nodes.len() as u64 + 1;
        self.nodes.insert(mine, Node { name: name.to_owned(), until: Instant::now() + lasts, ended: false });
        mine
    }

    /// False if it has run out.
    pub(super) fn renew(&mut self, mine: Incarnation, lasts: Duration) -> bool {
        let alive = self.nodes.get_mut(&mine).filter(|node| node.is_alive());
        alive.map(|node| node.until = Instant::now() + lasts).is_some()
    }

    pub(super) fn leave(&mut self, mine: Incarnation) {
        if let Some(node) = self.nodes.get_mut(&mine) {
            node.ended = true;
        }
    }
}

impl State {
    /// What the log holds of a table and of the commands that are asked for, and of all games.
    fn found(&self, table: TableCode, ask: Ask<'_>) -> Found {
        let entries = match ask {
            Ask::Append(entries) => entries,
            Ask::Mark(_) => &[],
        };
        let command = |entry: &Entry| {
            let command = entry.command?;
            let number = self.find_command(table, entry.by, &command)?;
            Some(((table, author(entry.by), command), number))
        };
        Found {
            lasts: self.log(table).last().map(|last| (table, last.number)).into_iter().collect(),
            commands: entries.iter().filter_map(command).collect(),
            games: self.games.clone(),
        }
    }
}
