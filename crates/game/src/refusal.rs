//! A "no": with a code that programs know and the number of the rule it rests on.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

/// What a game's own refusals can say of themselves.
///
/// The codes are for ever: clients translate them. `Display` is for logs and terminals, in English.
pub trait Refuse: std::error::Error + Clone + PartialEq + Send + Sync + 'static {
    /// Every refusal there is, one example each: clients prove with it that they have a text for all.
    fn all() -> Vec<Self>;

    /// The stable code, in `snake_case`.
    fn code(&self) -> &'static str;

    /// The number of the rule it rests on, as the rule book counts (`"C8"`); empty if it is about terms.
    fn rule(&self) -> &'static str;

    /// Does it rest on what this table agreed on beyond the rule book, as on a clock? Then there is no rule to cite.
    fn is_about_terms(&self) -> bool {
        false
    }
}

/// A refusal as it travels: what a game's own type said of itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// The stable code.
    pub code: Cow<'static, str>,
    /// The rule's number.
    pub rule: Cow<'static, str>,
}

impl<R: Refuse> From<&R> for Refusal {
    fn from(refusal: &R) -> Refusal {
        Refusal { code: refusal.code().into(), rule: refusal.rule().into() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.code, self.rule)
    }
}
