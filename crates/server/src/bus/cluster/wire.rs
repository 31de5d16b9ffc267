//! What carries bytes from node to node, and the subjects they are sent under. `docs/cluster.md` lists both.

use std::fmt;
use std::sync::Weak;

use async_trait::async_trait;
use tablier_room::TableCode;

use super::ClusterBus;
use crate::bus::EdgeId;

/// The version of subjects and payloads that this program speaks. A version more is a subject more: nodes of either hear
/// those of theirs.
pub(crate) const VERSION: u32 = 1;

/// Whom something is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Subject<'a> {
    /// The owner of a table, who is at this node.
    Owner { node: &'a str, table: TableCode },
    /// All owners at this node: where an edge stands at their tables.
    Stands { node: &'a str },
    /// A node's sockets.
    Edge(EdgeId),
    /// Every node.
    Nodes,
}

/// A node's name as a part of a subject: dots would make several parts of it.
fn part(node: &str) -> String {
    node.replace('.', "%")
}

impl fmt::Display for Subject<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tablier.{VERSION}.")?;
        match self {
            Subject::Owner { node, table } => write!(f, "owner.{}.{}", part(node), table.as_str()),
            Subject::Stands { node } => write!(f, "stands.{}", part(node)),
            Subject::Edge(EdgeId(edge)) => write!(f, "edge.{edge:016x}"),
            Subject::Nodes => f.write_str("nodes"),
        }
    }
}

/// Everything that a node listens to.
pub(crate) fn heard_by(node: &str, edge: EdgeId) -> [String; 4] {
    let owners = format!("tablier.{VERSION}.owner.{}.*", part(node));
    [
        owners,
        Subject::Stands { node }.to_string(),
        Subject::Edge(edge).to_string(),
        Subject::Nodes.to_string(),
    ]
}

/// What carries bytes between nodes. It may lose, delay, repeat and reorder them.
#[async_trait]
pub(crate) trait Wire: Send + Sync {
    /// Begins to hand over what it hears.
    fn begin(&self, node: &str, edge: EdgeId, ears: Weak<ClusterBus>);

    /// Sends something, without waiting: what does not fit is lost. False if it is for sure.
    fn post(&self, subject: &Subject<'_>, payload: Vec<u8>) -> bool;

    /// Whether it is connected to anything, as far as it knows.
    fn is_connected(&self) -> bool;

    /// Waits until what was sent is on its way.
    async fn flush(&self);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subjects_are_of_one_version_and_a_node_s_name_is_one_part_of_them() {
        let table: TableCode = "KLMPRT".parse().unwrap();
        let to = Subject::Owner { node: "a.example-1", table };
        assert_eq!(to.to_string(), "tablier.1.owner.a%example-1.KLMPRT");
        let heard = heard_by("a.example-1", EdgeId(255));
        let expected = [
            "tablier.1.owner.a%example-1.*",
            "tablier.1.stands.a%example-1",
            "tablier.1.edge.00000000000000ff",
            "tablier.1.nodes",
        ];
        assert_eq!(heard, expected);
    }
}
