//! The sockets at a table, as its owner knows them: whose they are, and which turns of theirs were done.

use std::collections::{BTreeMap, VecDeque};

use tablier_room::{GuestId, Person};

use super::Pending;
use crate::bus::{Address, Command, EdgeId, Roll, SocketId, Text};

/// A socket at this table.
pub(super) struct Socket {
    person: Option<Person>,
    pub(super) guest: Option<GuestId>,
    /// The turn that comes next.
    turn: u64,
    /// Commands that came before their turn.
    early: BTreeMap<u64, Pending>,
    /// The turn that was asked for because it is missing.
    asked: u64,
    /// What was answered to the last turns, for an edge that did not hear it.
    answers: VecDeque<Answered>,
}

impl Socket {
    /// All turns before this one are answered, perhaps by an owner before this one: they are waited for no more.
    fn skip_to(&mut self, settled: u64) {
        self.turn = self.turn.max(settled);
        self.early.retain(|turn, _| *turn >= settled);
        self.answers.retain(|answer| answer.turn >= settled);
    }
}

/// How many commands may come before their turn: no more than an edge lets a socket have under way.
const MOST_EARLY: usize = 64;

/// An answer that was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Answered {
    turn: u64,
    /// The number its sender gave the command.
    pub(super) id: u64,
    pub(super) text: Text,
}

/// What to do about a turn.
#[derive(Debug, PartialEq)]
pub(super) enum Turn {
    /// It is this one's.
    Now(Pending),
    /// It was done, and this was said.
    Done(Answered),
    /// It was done, and the answer is on its way; or it is long past; or it waits for those before it.
    Nothing,
    /// Another comes before it, which is missing.
    Missing(u64),
    /// There is no such socket here.
    Unknown,
}

/// All sockets of a table.
#[derive(Default)]
pub(super) struct Sockets {
    open: BTreeMap<Address, Socket>,
    rolls: BTreeMap<EdgeId, Roll>,
}

impl Sockets {
    /// A socket comes. False if it is here already.
    pub(super) fn open(
        &mut self,
        at: Address,
        person: Option<Person>,
        guest: Option<GuestId>,
        turn: u64,
    ) -> bool {
        if let Some(known) = self.open.get_mut(&at) {
            known.skip_to(turn);
            return false;
        }
        self.rolls.entry(at.edge).or_default().add(at.socket);
        let (early, answers) = (BTreeMap::new(), VecDeque::new());
        self.open.insert(at, Socket { person, guest, turn, early, asked: 0, answers });
        true
    }

    /// A socket goes, and comes back, if there was one.
    pub(super) fn close(&mut self, at: Address) -> Option<Socket> {
        let socket = self.open.remove(&at)?;
        if let Some(roll) = self.rolls.get_mut(&at.edge) {
            roll.remove(at.socket);
            if roll.count == 0 {
                self.rolls.remove(&at.edge);
            }
        }
        Some(socket)
    }

    /// The socket here, if there is one.
    pub(super) fn get(&self, at: Address) -> Option<&Socket> {
        self.open.get(&at)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// The guests of all sockets.
    pub(super) fn guests(&self) -> impl Iterator<Item = Option<GuestId>> + '_ {
        self.open.values().map(|socket| socket.guest)
    }

    /// The edges that have sockets here, and which.
    pub(super) fn edges(&self) -> impl Iterator<Item = (EdgeId, Roll)> + '_ {
        self.rolls.iter().map(|(edge, roll)| (*edge, *roll))
    }

    /// An edge's sockets up to one of them.
    pub(super) fn of(&self, edge: EdgeId, up_to: SocketId) -> impl Iterator<Item = Address> + '_ {
        let (first, last) = (Address { edge, socket: SocketId(0) }, Address { edge, socket: up_to });
        self.open.range(first..=last).map(|(at, _)| *at)
    }

    /// The room is another one than it was: looks up again who everybody is.
    pub(super) fn look_up(&mut self, guest_of: impl Fn(Person) -> Option<GuestId>) {
        for socket in self.open.values_mut() {
            socket.guest = socket.person.and_then(&guest_of);
        }
    }

    /// What to do about a command. One that comes early is kept until those before it were done.
    pub(super) fn turn(&mut self, pending: Pending) -> Turn {
        let Some(socket) = self.open.get_mut(&pending.from) else { return Turn::Unknown };
        let Command { turn, settled, .. } = *pending.command;
        socket.skip_to(settled);
        if turn > socket.turn {
            if socket.early.len() < MOST_EARLY {
                socket.early.insert(turn, pending);
            }
            let asked = std::mem::replace(&mut socket.asked, socket.turn);
            return if asked == socket.turn { Turn::Nothing } else { Turn::Missing(socket.turn) };
        }
        if turn == socket.turn {
            socket.turn += 1;
            return Turn::Now(pending);
        }
        let said = socket.answers.iter().find(|answer| answer.turn == turn);
        said.map_or(Turn::Nothing, |answer| Turn::Done(answer.clone()))
    }

    /// The command that came early and whose turn it is now.
    pub(super) fn next_turn(&mut self, at: Address) -> Option<Pending> {
        let socket = self.open.get_mut(&at)?;
        let next = socket.early.remove(&socket.turn)?;
        socket.turn += 1;
        Some(next)
    }

    /// Remembers what was answered to a turn, instead of what was to be answered before, if anything was.
    pub(super) fn answered(&mut self, at: Address, turn: u64, id: u64, text: Text) {
        if let Some(socket) = self.open.get_mut(&at) {
            socket.answers.retain(|answer| answer.turn != turn);
            socket.answers.push_back(Answered { turn, id, text });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use tablier_room::{CommandId, Moment, SessionId};

    use super::*;

    const AT: Address = Address { edge: EdgeId(1), socket: SocketId(5) };

    fn pending(turn: u64, settled: u64) -> Pending {
        let id = CommandId { session: SessionId([7; 16]), number: 70 + turn };
        let (what, delay, moment) = (serde_json::Value::Null, Duration::ZERO, Moment::Any);
        let command = Command { socket: AT.socket, turn, settled, id, moment, what, delay };
        Pending { from: AT, command: Arc::new(command), came: Duration::ZERO }
    }

    #[test]
    fn turns_are_done_once_and_in_order() {
        let mut sockets = Sockets::default();
        let now = |turn, settled| Turn::Now(pending(turn, settled));
        let said = |turn, text: &str| Turn::Done(Answered { turn, id: 70 + turn, text: text.into() });
        assert_eq!(sockets.turn(pending(1, 1)), Turn::Unknown);
        assert!(sockets.open(AT, None, None, 1));
        assert!(!sockets.open(AT, None, None, 1), "it is here already");
        assert_eq!(sockets.turn(pending(3, 1)), Turn::Missing(1));
        assert_eq!(sockets.turn(pending(2, 1)), Turn::Nothing, "it was asked for");
        assert_eq!(sockets.next_turn(AT), None);
        assert_eq!(sockets.turn(pending(1, 1)), now(1, 1));
        assert_eq!(sockets.turn(pending(1, 1)), Turn::Nothing, "not answered yet");
        assert_eq!(sockets.next_turn(AT), Some(pending(2, 1)));
        assert_eq!(sockets.next_turn(AT), Some(pending(3, 1)));
        assert_eq!(sockets.next_turn(AT), None);
        sockets.answered(AT, 1, 71, "one".into());
        sockets.answered(AT, 2, 72, "two".into());
        assert_eq!(sockets.turn(pending(1, 1)), said(1, "one"));
        assert_eq!(sockets.turn(pending(4, 2)), now(4, 2));
        assert_eq!(sockets.turn(pending(1, 1)), Turn::Nothing, "its sender has heard the answer");
        assert_eq!(sockets.turn(pending(2, 2)), said(2, "two"));
        assert_eq!(sockets.turn(pending(6, 2)), Turn::Missing(5));
    }

    #[test]
    fn a_turn_that_was_answered_before_the_socket_came_anew_is_not_waited_for() {
        let mut sockets = Sockets::default();
        sockets.open(AT, None, None, 1);
        assert_eq!(sockets.turn(pending(2, 1)), Turn::Missing(1));
        // The answer to the first came meanwhile, from before.
        assert_eq!(sockets.turn(pending(2, 2)), Turn::Now(pending(2, 2)));
        assert_eq!(sockets.next_turn(AT), None);
        assert_eq!(sockets.turn(pending(3, 2)), Turn::Now(pending(3, 2)));
    }

    #[test]
    fn a_roll_says_which_sockets_there_are() {
        let mut sockets = Sockets::default();
        let at = |edge, socket| Address { edge: EdgeId(edge), socket: SocketId(socket) };
        for address in [at(1, 5), at(1, 6), at(2, 5)] {
            sockets.open(address, None, None, 1);
        }
        let roll = |numbers: &[u64]| {
            let mut roll = Roll::default();
            for number in numbers {
                roll.add(SocketId(*number));
            }
            roll
        };
        let edges = |sockets: &Sockets| sockets.edges().collect::<Vec<_>>();
        assert_eq!(edges(&sockets), [(EdgeId(1), roll(&[6, 5])), (EdgeId(2), roll(&[5]))]);
        assert_eq!(sockets.of(EdgeId(1), SocketId(5)).collect::<Vec<_>>(), [at(1, 5)]);
        assert!(sockets.close(at(2, 5)).is_some());
        assert!(sockets.close(at(2, 5)).is_none());
        assert_eq!(edges(&sockets), [(EdgeId(1), roll(&[5, 6]))]);
        assert_ne!(roll(&[1, 4]), roll(&[2, 3]));
    }
}
