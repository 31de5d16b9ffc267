//! Display names: what people call themselves, cleaned of what could fool or break a reader's screen.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A cleaned display name. It is shown, and nothing ever hangs on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// The most characters a name keeps.
    pub const LONGEST: usize = 24;
    /// What somebody without a name is called.
    pub const NOBODY: &'static str = "?";

    /// Cleans a name: no control, bidirectional or invisible characters, single spaces, not too long.
    pub fn clean(text: &str) -> Name {
        let visible =
            text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| is_visible(*c));
        let visible: String = visible.collect();
        let words: Vec<&str> = visible.split(' ').filter(|word| !word.is_empty()).collect();
        let name: String = words.join(" ").chars().take(Self::LONGEST).collect();
        let name = name.trim_end();
        Name(if name.is_empty() { Self::NOBODY } else { name }.to_owned())
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Neither a control character nor one that changes how its neighbours are read without being seen itself.
fn is_visible(c: char) -> bool {
    !c.is_control()
        && !matches!(c,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFB}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}')
}

impl From<String> for Name {
    fn from(text: String) -> Name {
        Name::clean(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned() {
        for (typed, kept) in [
            ("Ada", "Ada"),
            ("  Ada \t Lovelace\n", "Ada Lovelace"),
            ("A\u{202E}da", "Ada"),
            ("A\u{200B}d\u{2066}a\u{FEFF}", "Ada"),
            ("\u{0000}\u{0007}", "?"),
            ("", "?"),
            ("Zoë Ångström", "Zoë Ångström"),
            ("慶喜", "慶喜"),
            ("x".repeat(100).as_str(), "x".repeat(24).as_str()),
        ] {
            assert_eq!(Name::clean(typed).as_str(), kept, "{typed:?}");
        }
    }
}
