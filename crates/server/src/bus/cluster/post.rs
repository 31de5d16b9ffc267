//! What nodes send each other: the bus's own messages, each with what it takes to hand it on. In JSON; fields that a node
//! does not know it ignores.

use serde::{Deserialize, Serialize};
use tablier_room::TableCode;

use crate::bus::{EdgeId, EdgeStatus, Question, Reply, ToEdge, ToOwner};

/// A message between nodes.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Post {
    /// To a table's owner.
    Letter { table: TableCode, letter: ToOwner },
    /// A question to a table's owner, and where the answer goes.
    Ask { table: TableCode, question: Question, from: EdgeId, id: u64 },
    /// The answer; none if the table is not there.
    Answer { id: u64, reply: Option<Reply> },
    /// To an edge.
    Tell(Box<ToEdge>),
    /// Where an edge stands at all tables of the receiver between two codes.
    Stands(Stands),
    /// A node is there.
    Alive { node: String, edge: EdgeId },
}

/// Where an edge stands, between two codes: so however many tables there are, no message grows too long.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Stands {
    pub(crate) edge: EdgeId,
    /// Above this one; none is below all.
    pub(crate) above: Option<TableCode>,
    /// Up to this one; none is above all.
    pub(crate) up_to: Option<TableCode>,
    pub(crate) at: Vec<(TableCode, EdgeStatus)>,
}

/// How many tables one message speaks of.
const A_PART: usize = 1_000;

impl Stands {
    /// All that an edge has to say, in parts that leave nothing out.
    pub(crate) fn parts(edge: EdgeId, mut all: Vec<(TableCode, EdgeStatus)>) -> Vec<Stands> {
        all.sort_unstable_by_key(|(table, _)| *table);
        let mut above = None;
        let chunks = all.chunks(A_PART).collect::<Vec<_>>();
        let last = chunks.len().saturating_sub(1);
        let part = |(index, chunk): (usize, &[(TableCode, EdgeStatus)])| {
            let up_to = chunk.last().map(|(table, _)| *table).filter(|_| index < last);
            Stands { edge, above: std::mem::replace(&mut above, up_to), up_to, at: chunk.to_vec() }
        };
        chunks.into_iter().enumerate().map(part).collect()
    }
}

impl Post {
    pub(crate) fn write(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("no map in it has keys that are no strings, and nothing else fails")
    }

    /// What it says, if it is for us at all.
    pub(crate) fn read(bytes: &[u8]) -> Option<Post> {
        serde_json::from_slice(bytes).ok()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use tablier_room::{CommandId, GuestId, Messages, Moment, Person, SessionId};

    use super::*;
    use crate::bus::{Address, Command, Epoch, Roll, Said, SocketId, Telling, Word};

    #[test]
    fn every_message_arrives_as_it_was_sent() {
        let table: TableCode = "KLMPRT".parse().unwrap();
        let (edge, socket, seen) = (EdgeId(u64::MAX), SocketId(3), Some(9));
        let command = Command {
            socket,
            turn: 4,
            settled: 2,
            id: CommandId { session: SessionId([7; 16]), number: 12 },
            moment: Moment::Any,
            what: serde_json::json!({"sit": {"name": "Ada"}}),
            delay: Duration::from_micros(1_234),
        };
        let gesture = Arc::new(serde_json::json!({"aim": 3}));
        let saids = [
            Said::Connect { socket, person: Some(Person([4; 32])), seen, turn: 1 },
            Said::Disconnect { socket },
            Said::Command { command: Arc::new(command), held: Duration::from_millis(3) },
            Said::Gesture { socket, seat: tablier_game::Seat(1), gesture },
            Said::CatchUp { who: Some(socket), seen },
            Said::Here { sockets: [SocketId(1), socket].into(), latest: socket },
        ];
        let whose = [(None, 0), (Some(GuestId(2)), 1)];
        let messages = Messages::of_parts(vec!["\"all\"".into(), "ä".into()], whose);
        let text = || "{\"type\":\"x\"}".into();
        let words = [
            Word::Welcome {
                socket,
                guest: Some(GuestId(1)),
                since: None,
                number: 3,
                texts: [text(), text()].into(),
            },
            Word::Telling(Arc::new(Telling { number: 8, messages })),
            Word::CaughtUp { who: None, seen, number: 10, text: text() },
            Word::Answer { socket, id: 70, turn: 1, text: text() },
            Word::Presence { order: 4, text: text() },
            Word::Gesture { from: Address { edge, socket }, text: text() },
            Word::Everybody { text: text() },
            Word::At { number: 4 },
            Word::Unknown { socket: None },
            Word::Again { socket, turn: 4 },
            Word::RollCall,
            Word::Moved,
            Word::Over { text: text() },
        ];
        let letter =
            |what| Post::Letter { table, letter: ToOwner { from: edge, epoch: Some(Epoch(5)), what } };
        let told = |what| Post::Tell(Box::new(ToEdge { table, epoch: Some(Epoch(5)), what }));
        let name = tablier_room::Name::clean("Ada");
        let others = [
            Post::Ask {
                table,
                question: Question::Come { person: Person([1; 32]), name },
                from: edge,
                id: 4,
            },
            Post::Answer { id: 4, reply: Some(Reply::Guest(GuestId(3))) },
            Post::Answer { id: 4, reply: None },
            Post::Alive { node: "one".to_owned(), edge },
        ];
        let posts = saids.map(letter).into_iter().chain(words.map(told)).chain(others);
        for post in posts {
            let back = Post::read(&post.write()).expect("it can be read");
            assert_eq!(format!("{back:?}"), format!("{post:?}"));
        }
        assert!(Post::read(b"{\"alive\":{\"node\":\"one\",\"edge\":1,\"later\":true}}").is_some());
        assert!(Post::read(b"{\"tomorrow\":{}}").is_none(), "what is not known is nobody's concern");
    }

    #[test]
    fn stands_in_parts_leave_no_table_out() {
        let codes: Vec<TableCode> = ["BCDFGH", "KLMPRT", "RTKLMP"].map(|code| code.parse().unwrap()).to_vec();
        let mut sockets = Roll::default();
        sockets.add(SocketId(1));
        let stand = EdgeStatus { sockets, number: 3, presence: 1 };
        let all: Vec<_> = codes.iter().rev().map(|code| (*code, stand)).collect();
        let parts = Stands::parts(EdgeId(1), all);
        assert_eq!(parts.len(), 1);
        assert_eq!((parts[0].above, parts[0].up_to, parts[0].at.len()), (None, None, 3));
        let many = |count: usize| {
            let mut draw = tablier_game::Seed([3; 32]).rng();
            (0..count).map(|_| (TableCode::draw(&mut draw), stand)).collect::<Vec<_>>()
        };
        let parts = Stands::parts(EdgeId(1), many(2 * A_PART + 1));
        assert_eq!(parts.len(), 3);
        assert_eq!((parts[0].above, parts[2].up_to), (None, None));
        assert!(parts.windows(2).all(|two| two[0].up_to.is_some() && two[0].up_to == two[1].above));
        assert_eq!(parts.iter().map(|part| part.at.len()).sum::<usize>(), 2 * A_PART + 1);
    }
}
