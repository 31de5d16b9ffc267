//! Codes: letters that lead to a table. Without vowels (no words by accident) and without those that sound or look alike.

use std::fmt;
use std::str::FromStr;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

const LETTERS: &[u8] = b"BCDFGHJKLMPRSTVWXZ";
/// How many letters are shown together.
const GROUP: usize = 3;

/// A table's name for ever, which its link carries: twelve letters that nobody guesses. Tables of before have six, which
/// somebody may.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct TableCode {
    /// What an old code has fewer is zero.
    letters: [u8; TableCode::LENGTH],
    length: usize,
}

/// A code to read aloud: it leads to a table while its host keeps the door open, and to none after that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct DoorCode([u8; DoorCode::LENGTH]);

/// Text that is no code.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no code: a table's has twelve letters, as in KLM-PRT-BCD-FGH, a door's has six")]
pub struct BadCode(String);

impl TableCode {
    /// How many letters a new table's code has.
    pub const LENGTH: usize = 12;
    /// How many it had before.
    pub const OLD_LENGTH: usize = 6;

    /// A code by chance. Whether it is taken is the store's to say.
    pub fn draw(rng: &mut impl Rng) -> TableCode {
        TableCode { letters: draw(rng), length: TableCode::LENGTH }
    }

    /// The letters.
    pub fn as_str(&self) -> &str {
        text(&self.letters[..self.length])
    }

    /// Whether it is so short that a stranger may guess it: to know it is then not enough to be let in.
    pub fn is_short(&self) -> bool {
        self.length < TableCode::LENGTH
    }
}

impl DoorCode {
    /// How many letters it has.
    pub const LENGTH: usize = 6;

    /// A code by chance. Of two doors with the same the later one has it.
    pub fn draw(rng: &mut impl Rng) -> DoorCode {
        DoorCode(draw(rng))
    }

    /// The letters.
    pub fn as_str(&self) -> &str {
        text(&self.0)
    }
}

impl FromStr for TableCode {
    type Err = BadCode;

    /// As people type it: any case, with or without dashes and spaces.
    fn from_str(text: &str) -> Result<Self, BadCode> {
        match read(text) {
            Some((letters, length)) if length == TableCode::LENGTH || length == TableCode::OLD_LENGTH => {
                Ok(TableCode { letters, length })
            }
            _ => Err(bad(text)),
        }
    }
}

impl FromStr for DoorCode {
    type Err = BadCode;

    /// As people type it: any case, with or without dashes and spaces.
    fn from_str(text: &str) -> Result<Self, BadCode> {
        match read(text) {
            Some((letters, DoorCode::LENGTH)) => Ok(DoorCode(letters)),
            _ => Err(bad(text)),
        }
    }
}

impl fmt::Display for TableCode {
    /// As it is shown: three by three.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        show(self.as_str(), f)
    }
}

impl fmt::Display for DoorCode {
    /// As it is read aloud: three and three.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        show(self.as_str(), f)
    }
}

impl TryFrom<String> for TableCode {
    type Error = BadCode;
    fn try_from(text: String) -> Result<Self, BadCode> {
        text.parse()
    }
}

impl TryFrom<String> for DoorCode {
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

impl From<DoorCode> for String {
    fn from(code: DoorCode) -> String {
        code.as_str().to_owned()
    }
}

fn draw<const LENGTH: usize>(rng: &mut impl Rng) -> [u8; LENGTH] {
    std::array::from_fn(|_| LETTERS[rng.random_range(0..LETTERS.len())])
}

/// The letters of a text and how many there are, if there are no others and not too many.
fn read<const MOST: usize>(text: &str) -> Option<([u8; MOST], usize)> {
    let (mut letters, mut length) = ([0; MOST], 0);
    for letter in text.bytes().filter(|byte| !matches!(byte, b'-' | b' ')) {
        let letter = letter.to_ascii_uppercase();
        if !LETTERS.contains(&letter) {
            return None;
        }
        *letters.get_mut(length)? = letter;
        length += 1;
    }
    Some((letters, length))
}

fn text(letters: &[u8]) -> &str {
    std::str::from_utf8(letters).expect("a code is made of ASCII letters")
}

fn show(letters: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (index, letter) in letters.chars().enumerate() {
        let dash = if index > 0 && index % GROUP == 0 { "-" } else { "" };
        write!(f, "{dash}{letter}")?;
    }
    Ok(())
}

fn bad(text: &str) -> BadCode {
    BadCode(text.chars().take(40).collect())
}

#[cfg(test)]
mod tests {
    use tablier_game::Seed;

    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code: TableCode = "KLMPRTBCDFGH".parse().unwrap();
        for typed in ["klm-prt-bcd-fgh", "KLM PRT BCD FGH", " k l m p r t b-c-d-f-g-h "] {
            assert_eq!(typed.parse(), Ok(code));
        }
        assert_eq!((code.as_str(), code.to_string().as_str()), ("KLMPRTBCDFGH", "KLM-PRT-BCD-FGH"));
        assert!(!code.is_short());
        for bad in
            ["", "KLMPR", "KLMPRTB", "KLAPRT", "KLM0RT", "ÄÖÜ", "KLMPRÜ", "KLMPRTBCDFG", "KLMPRTBCDFGHJ"]
        {
            assert!(bad.parse::<TableCode>().is_err(), "{bad}");
            assert!(bad.parse::<DoorCode>().is_err(), "{bad}");
        }
    }

    #[test]
    fn an_old_tables_code_is_what_it_was() {
        let code: TableCode = "klm-prt".parse().unwrap();
        assert_eq!((code.as_str(), code.to_string().as_str()), ("KLMPRT", "KLM-PRT"));
        assert!(code.is_short());
        assert_eq!(serde_json::to_string(&code).unwrap(), r#""KLMPRT""#);
        assert_eq!(serde_json::from_str::<TableCode>(r#""KLMPRT""#).unwrap(), code);
        let longer: TableCode = "KLMPRTBBBBBB".parse().unwrap();
        assert!(
            code < longer && "KLMPRS".parse::<TableCode>().unwrap() < code,
            "in the order of their texts"
        );
    }

    #[test]
    fn a_doors_code_is_six_letters() {
        let code: DoorCode = "klm prt".parse().unwrap();
        assert_eq!((code.as_str(), code.to_string().as_str()), ("KLMPRT", "KLM-PRT"));
        assert!("KLMPRTBCDFGH".parse::<DoorCode>().is_err());
    }

    #[test]
    fn what_is_drawn_is_as_long_as_it_should_be() {
        let mut rng = Seed([7; 32]).rng();
        let (table, door) = (TableCode::draw(&mut rng), DoorCode::draw(&mut rng));
        assert_eq!((table.as_str().len(), door.as_str().len()), (12, 6));
        assert_eq!((table.as_str().parse(), door.as_str().parse()), (Ok(table), Ok(door)));
        assert_ne!(TableCode::draw(&mut rng), table);
    }
}
