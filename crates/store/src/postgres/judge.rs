//! What becomes of the calls of one transaction, worked out in memory from what the transaction found under its locks;
//! pure. So a transaction asks PostgreSQL a few questions and writes a few lists, however many tables are in it.

use std::collections::BTreeMap;

use tablier_game::GameId;
use tablier_room::{CommandId, DoorCode, Entry, Mark, Person, TableCode, Wall};

use crate::fit::{self, Opens, author, opens};
use crate::{AppendError, Appended, ClockMark, Unfit};

/// Whose command: the author as the log writes it.
pub(crate) type CommandKey = (TableCode, i64, CommandId);

/// What a call asks for.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Ask<'a> {
    Append(&'a [Entry]),
    Mark(ClockMark),
}

/// What the log holds of all that the calls speak of.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// The last number of every table that is there.
    pub(crate) lasts: BTreeMap<TableCode, u64>,
    /// Commands that are in the log, with their numbers.
    pub(crate) commands: BTreeMap<CommandKey, u64>,
    /// Games that have begun.
    pub(crate) games: BTreeMap<GameId, Played>,
}

/// A game that has begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Played {
    pub(crate) at: TableCode,
    pub(crate) over: bool,
}

/// What is to be written.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Writes<'a> {
    pub(crate) opened: Vec<(TableCode, &'a str, Wall)>,
    pub(crate) entries: Vec<&'a Entry>,
    pub(crate) guests: Vec<(Person, TableCode)>,
    /// The doors that change; `None` is closed.
    pub(crate) doors: BTreeMap<TableCode, Option<DoorCode>>,
    pub(crate) started: Vec<(GameId, &'a Entry)>,
    pub(crate) over: Vec<(GameId, &'a Entry, &'a str)>,
    pub(crate) clocks: BTreeMap<TableCode, i64>,
}

/// Judges calls one after the other, each by what the ones before it left.
pub(crate) fn judge<'a>(
    calls: impl Iterator<Item = (TableCode, Ask<'a>)>,
    mut found: Found,
) -> (Vec<Appended>, Writes<'a>) {
    let mut writes = Writes::default();
    let answers = calls.map(|(table, ask)| match ask {
        Ask::Append(entries) => append(&mut found, &mut writes, table, entries),
        Ask::Mark(mark) => mark_clock(&found, &mut writes, table, mark),
    });
    (answers.collect(), writes)
}

fn mark_clock(found: &Found, writes: &mut Writes<'_>, table: TableCode, mark: ClockMark) -> Appended {
    let last = found.lasts.get(&table).copied();
    if last != Some(mark.after) {
        return Err(AppendError::NotNext { last: last.unwrap_or(0) });
    }
    let at = i64::try_from(mark.at.0).map_err(|_| Unfit::TooLarge)?;
    let clock = writes.clocks.entry(table).or_insert(at);
    *clock = at.max(*clock);
    Ok(())
}

/// All of a call's entries or none.
fn append<'a>(
    found: &mut Found,
    writes: &mut Writes<'a>,
    table: TableCode,
    entries: &'a [Entry],
) -> Appended {
    if entries.iter().any(|entry| entry.table != table) {
        return Err(Unfit::OtherTable.into());
    }
    let mut draft = Draft { found, table, last: None, commands: BTreeMap::new(), games: BTreeMap::new() };
    for entry in entries {
        draft.entry(entry)?;
    }
    let Draft { last, commands, games, .. } = draft;
    if let Some(last) = last {
        found.lasts.insert(table, last);
    }
    found.commands.extend(commands);
    found.games.extend(games);
    for entry in entries {
        writes.take(entry);
    }
    Ok(())
}

/// A call as far as it has been judged: what it would change, beside what was found.
struct Draft<'a> {
    found: &'a Found,
    table: TableCode,
    last: Option<u64>,
    commands: BTreeMap<CommandKey, u64>,
    games: BTreeMap<GameId, Played>,
}

impl Draft<'_> {
    fn entry(&mut self, entry: &Entry) -> Appended {
        let last = self.last.or_else(|| self.found.lasts.get(&self.table).copied());
        if entry.number.checked_sub(1) != Some(last.unwrap_or(0)) {
            return Err(AppendError::NotNext { last: last.unwrap_or(0) });
        }
        fit::check(entry)?;
        match (last, opens(entry)) {
            (None, Opens::For(_)) | (Some(_), Opens::No) => {}
            _ => return Err(Unfit::Opening.into()),
        }
        if let Some(command) = entry.command {
            let key = (self.table, author(entry.by), command);
            if let Some(&number) = self.commands.get(&key).or_else(|| self.found.commands.get(&key)) {
                return Err(AppendError::Repeated { number });
            }
            self.commands.insert(key, entry.number);
        }
        for mark in &entry.marks {
            self.mark(mark)?;
        }
        self.last = Some(entry.number);
        Ok(())
    }

    fn mark(&mut self, mark: &Mark) -> Result<(), Unfit> {
        let played = |id| self.games.get(id).or_else(|| self.found.games.get(id)).copied();
        match mark {
            Mark::GameStarted { id } => {
                if played(id).is_some() {
                    return Err(Unfit::GameKnown);
                }
                self.games.insert(*id, Played { at: self.table, over: false });
            }
            Mark::GameOver { id, .. } => {
                if played(id) != Some(Played { at: self.table, over: false }) {
                    return Err(Unfit::GameNotPlayed);
                }
                self.games.insert(*id, Played { at: self.table, over: true });
            }
            Mark::Opened { .. } | Mark::Guest { .. } | Mark::DoorOpened { .. } | Mark::DoorClosed => {}
        }
        Ok(())
    }
}

impl<'a> Writes<'a> {
    fn take(&mut self, entry: &'a Entry) {
        self.entries.push(entry);
        for mark in &entry.marks {
            match mark {
                Mark::Opened { game } => self.opened.push((entry.table, game, entry.wall)),
                Mark::Guest { person } => self.guests.push((*person, entry.table)),
                Mark::DoorOpened { code } => {
                    // The later one has it.
                    self.doors
                        .values_mut()
                        .filter(|door| **door == Some(*code))
                        .for_each(|door| *door = None);
                    self.doors.insert(entry.table, Some(*code));
                }
                Mark::DoorClosed => drop(self.doors.insert(entry.table, None)),
                Mark::GameStarted { id } => self.started.push((*id, entry)),
                Mark::GameOver { id, summary } => self.over.push((*id, entry, summary)),
            }
        }
    }
}

#[cfg(all(test, feature = "contract"))]
mod tests {
    use super::*;
    use crate::contract::entries::{
        code, command, commanded, door, game, guest, marked, opening, over, plain, started,
    };

    /// Judges calls by what is there: two tables, the first with three entries, the second with one.
    fn judged(calls: &[(u32, Vec<Entry>)]) -> (Vec<Appended>, Vec<(TableCode, u64)>) {
        let asks = calls.iter().map(|(table, entries)| (code(*table), Ask::Append(entries)));
        let (answers, writes) = judge(asks, found());
        (answers, writes.entries.iter().map(|entry| (entry.table, entry.number)).collect())
    }

    fn found() -> Found {
        Found {
            lasts: BTreeMap::from([(code(1), 3), (code(2), 1)]),
            commands: BTreeMap::from([((code(1), 7, command("known")), 2)]),
            games: BTreeMap::from([(game(1), Played { at: code(1), over: false })]),
        }
    }

    #[test]
    fn a_call_is_judged_by_what_those_before_it_left() {
        let calls = [
            (1, vec![plain(code(1), 4)]),
            (2, vec![plain(code(2), 2)]),
            (1, vec![plain(code(1), 4)]),
            (1, vec![plain(code(1), 5), plain(code(1), 7)]),
            (1, vec![plain(code(1), 5)]),
            (3, vec![opening(code(3), "corona"), plain(code(3), 2)]),
            (3, vec![plain(code(3), 3)]),
        ];
        let not_next = |last| Err(AppendError::NotNext { last });
        let (answers, written) = judged(&calls);
        assert_eq!(answers, [Ok(()), Ok(()), not_next(4), not_next(5), Ok(()), Ok(()), Ok(())]);
        let wanted = [(1, 4), (2, 2), (1, 5), (3, 1), (3, 2), (3, 3)];
        assert_eq!(written, wanted.map(|(table, number)| (code(table), number)));
    }

    #[test]
    fn a_command_is_known_from_the_log_and_from_calls_that_were_taken_but_not_from_those_that_were_not() {
        let by = |number, name| commanded(plain(code(1), number), guest(7), name);
        let calls = [
            (1, vec![by(4, "known")]),
            (1, vec![by(4, "new"), plain(code(1), 9)]),
            (1, vec![by(4, "new")]),
            (1, vec![by(5, "new")]),
            (2, vec![commanded(plain(code(2), 2), guest(7), "known")]),
        ];
        let repeated = |number| Err(AppendError::Repeated { number });
        let not_next = Err(AppendError::NotNext { last: 4 });
        assert_eq!(judged(&calls).0, [repeated(2), not_next, Ok(()), repeated(4), Ok(())]);
    }

    #[test]
    fn games_begin_once_and_end_once_where_they_are_played() {
        let calls = [
            (2, vec![over(plain(code(2), 2), 1)]),
            (1, vec![over(plain(code(1), 4), 1)]),
            (1, vec![over(plain(code(1), 5), 1)]),
            (2, vec![started(plain(code(2), 2), 5)]),
            (1, vec![started(plain(code(1), 5), 5)]),
        ];
        let unfit = |unfit: Unfit| Err(AppendError::from(unfit));
        let (not_played, known) = (unfit(Unfit::GameNotPlayed), unfit(Unfit::GameKnown));
        assert_eq!(judged(&calls).0, [not_played.clone(), Ok(()), not_played, Ok(()), known]);
    }

    #[test]
    fn of_two_doors_in_one_transaction_the_later_one_has_the_code() {
        let open = |table, number| marked(plain(code(table), number), Mark::DoorOpened { code: door(9) });
        let calls = [vec![open(1, 4)], vec![open(2, 2)], vec![marked(plain(code(1), 5), Mark::DoorClosed)]];
        let asks = calls.iter().map(|entries| (entries[0].table, Ask::Append(entries)));
        let (answers, writes) = judge(asks, found());
        assert_eq!(answers, [Ok(()), Ok(()), Ok(())]);
        assert_eq!(writes.doors, BTreeMap::from([(code(1), None), (code(2), Some(door(9)))]));
    }

    #[test]
    fn marks_of_time_are_judged_like_entries_and_only_the_highest_is_written() {
        let mark = |after, at| Ask::Mark(ClockMark { after, at: tablier_game::Millis(at) });
        let entry = [plain(code(1), 4)];
        let asks = [mark(3, 50), mark(3, 40), Ask::Append(&entry), mark(3, 60), mark(4, 45)];
        let (answers, writes) = judge(asks.into_iter().map(|ask| (code(1), ask)), found());
        let overtaken = Err(AppendError::NotNext { last: 4 });
        assert_eq!(answers, [Ok(()), Ok(()), Ok(()), overtaken, Ok(())]);
        assert_eq!(writes.clocks, BTreeMap::from([(code(1), 50)]));
    }
}
