//! The words on paper, in three languages. A field that a language lacks does not compile; the rules in short are texts
//! of their own, in `text/`.

mod de;
mod en;
mod fr;

use std::fmt;
use std::str::FromStr;

/// A language on paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "languages")]
pub enum Language {
    English,
    French,
    German,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::English, Language::French, Language::German];

    /// Its code of two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::German => "de",
        }
    }

    /// Its words.
    pub(crate) const fn words(self) -> &'static Words {
        match self {
            Language::English => &en::WORDS,
            Language::French => &fr::WORDS,
            Language::German => &de::WORDS,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Not a language that is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the languages are en, fr and de")]
pub struct NoLanguage;

impl FromStr for Language {
    type Err = NoLanguage;
    fn from_str(text: &str) -> Result<Language, NoLanguage> {
        Language::ALL.into_iter().find(|language| language.code() == text).ok_or(NoLanguage)
    }
}

/// What heads a page: its title, and what to do with it.
pub(crate) type Head = (&'static str, &'static str);

/// Everything that is said on paper but the rules.
pub(crate) struct Words {
    /// Beside the line of 50 mm.
    pub(crate) rule: &'static str,
    /// What stands between a number and its parts.
    pub(crate) point: &'static str,
    pub(crate) summary: &'static str,
    pub(crate) set_in: &'static str,
    pub(crate) corona: Corona,
    pub(crate) colorado: Colorado,
    pub(crate) koroona: Koroona,
}

pub(crate) struct Corona {
    pub(crate) half: Head,
    pub(crate) tab: &'static str,
    pub(crate) whole: Head,
    pub(crate) parts: Head,
    pub(crate) pieces: &'static str,
    pub(crate) markers: &'static str,
    pub(crate) dice: &'static str,
    pub(crate) chips: Head,
    pub(crate) cards: Head,
    pub(crate) answers: Head,
    pub(crate) level: &'static str,
    pub(crate) points: &'static str,
    pub(crate) most: &'static str,
    /// How many ways there are to the best: one, or `{}` of them.
    pub(crate) one_way: &'static str,
    pub(crate) ways: &'static str,
}

pub(crate) struct Colorado {
    pub(crate) fronts: Head,
    pub(crate) backs: Head,
    pub(crate) frame: Head,
    pub(crate) pawns: Head,
}

pub(crate) struct Koroona {
    pub(crate) builder: Head,
    pub(crate) templates: Head,
    pub(crate) half: Head,
    pub(crate) full: Head,
    pub(crate) surface: &'static str,
    pub(crate) pockets: &'static str,
    pub(crate) pocket_centres: &'static str,
    pub(crate) zone_lines: &'static str,
    pub(crate) circle: &'static str,
    pub(crate) lines: &'static str,
    pub(crate) discs: &'static str,
    pub(crate) strikers: &'static str,
    pub(crate) start: &'static str,
    pub(crate) rim: &'static str,
    pub(crate) disc: &'static str,
    pub(crate) striker: &'static str,
    pub(crate) sheet: &'static str,
}
