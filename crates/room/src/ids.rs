//! Names of things around a table: its guests, the people behind them, their commands.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Somebody at this table, by the order of coming in. Says nothing of who they are elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct GuestId(pub u32);

/// A person: the hash of the token that their browser keeps. The token itself is stored nowhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(#[serde(with = "hex::serde")] pub [u8; 32]);

impl fmt::Debug for Person {
    /// Enough to tell people apart in a log, too little to look them up.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Person({:02x}{:02x}…)", self.0[0], self.0[1])
    }
}

/// A page, from when it was loaded until it is closed: 128 random bits that its device keeps nowhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(transparent)]
pub struct SessionId(#[serde(with = "hex::serde")] pub [u8; 16]);

/// A command's own name: the page it comes from and a number that rises from one to the next, so that one sent twice
/// is done once, and a new one is known to be new.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CommandId {
    /// The page.
    pub session: SessionId,
    /// The number.
    pub number: u64,
}

/// Text that is no command's name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a command's name is a session's 32 digits, a dot and a number")]
pub struct BadCommandId;

impl fmt::Display for CommandId {
    /// As the log writes it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", hex::encode(self.session.0), self.number)
    }
}

impl FromStr for CommandId {
    type Err = BadCommandId;

    fn from_str(text: &str) -> Result<Self, BadCommandId> {
        let (session, number) = text.split_once('.').ok_or(BadCommandId)?;
        let mut bytes = [0; 16];
        hex::decode_to_slice(session, &mut bytes).map_err(|_| BadCommandId)?;
        let number = number.parse().map_err(|_| BadCommandId)?;
        Ok(CommandId { session: SessionId(bytes), number })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commands_name_is_read_as_it_was_written() {
        let id = CommandId { session: SessionId([0xa7; 16]), number: u64::MAX };
        assert_eq!(id.to_string().parse(), Ok(id));
        for bad in ["", "5", "a7.5", ".5", "a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7.", "0123456789abcdef01234567"] {
            assert_eq!(bad.parse::<CommandId>(), Err(BadCommandId), "{bad}");
        }
    }
}
