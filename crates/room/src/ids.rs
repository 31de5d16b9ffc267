//! Names of things around a table: its code, its guests, the people behind them, their commands.

use std::fmt;
use std::str::FromStr;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// A table's name for ever: short enough to read aloud, and the one thing one needs to join.
///
/// Six letters without vowels (no words by accident) and without those that sound or look alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct TableCode([u8; TableCode::LENGTH]);

/// Text that is no table's code.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no table's code: a code is six letters, as in KLM-PRT")]
pub struct BadCode(String);

impl TableCode {
    /// How many letters a code has.
    pub const LENGTH: usize = 6;
    const LETTERS: &'static [u8] = b"BCDFGHJKLMPRSTVWXZ";

    /// A code by chance. Whether it is taken is the store's to say.
    pub fn draw(rng: &mut impl Rng) -> TableCode {
        TableCode(std::array::from_fn(|_| Self::LETTERS[rng.random_range(0..Self::LETTERS.len())]))
    }

    /// The six letters.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("a code is made of ASCII letters")
    }
}

impl FromStr for TableCode {
    type Err = BadCode;

    /// As people type it: any case, with or without dashes and spaces.
    fn from_str(text: &str) -> Result<Self, BadCode> {
        let bad = || BadCode(text.chars().take(40).collect());
        let mut code = [0; TableCode::LENGTH];
        let mut length = 0;
        for letter in text.bytes().filter(|byte| !matches!(byte, b'-' | b' ')) {
            let letter = letter.to_ascii_uppercase();
            if length == code.len() || !Self::LETTERS.contains(&letter) {
                return Err(bad());
            }
            code[length] = letter;
            length += 1;
        }
        if length == code.len() { Ok(TableCode(code)) } else { Err(bad()) }
    }
}

impl TryFrom<String> for TableCode {
    type Error = BadCode;
    fn try_from(text: String) -> Result<Self, BadCode> {
        text.parse()
    }
}

impl From<TableCode> for String {
    fn from(code: TableCode) -> String {
        code.as_str().to_owned()
    }
}

impl fmt::Display for TableCode {
    /// As it is read aloud: three and three.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = self.as_str().split_at(3);
        write!(f, "{first}-{last}")
    }
}

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
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    fn a_code_is_read_as_people_type_it() {
        let code: TableCode = "KLMPRT".parse().unwrap();
        for typed in ["klm-prt", "KLM PRT", " k l m p r t "] {
            assert_eq!(typed.parse(), Ok(code));
        }
        assert_eq!(code.to_string(), "KLM-PRT");
        for bad in ["", "KLMPR", "KLMPRTB", "KLAPRT", "KLM0RT", "ÄÖÜ", "KLMPRÜ"] {
            assert!(bad.parse::<TableCode>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_commands_name_is_read_as_it_was_written() {
        let id = CommandId { session: SessionId([0xa7; 16]), number: u64::MAX };
        assert_eq!(id.to_string().parse(), Ok(id));
        for bad in ["", "5", "a7.5", ".5", "a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7.", "0123456789abcdef01234567"] {
            assert_eq!(bad.parse::<CommandId>(), Err(BadCommandId), "{bad}");
        }
    }
}
