//! What is written as text travels as text: one macro gives a type the notation as its serialised form.

/// Serialises with `Display` and reads with `FromStr`, so that JSON speaks the rule book's notation.
macro_rules! text_serde {
    ($name:ty) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use text_serde;

/// Longest piece of foreign text that is repeated in an error.
const QUOTED: usize = 40;

/// Foreign text, short enough for an error of one line.
pub(crate) fn quoted(text: &str) -> String {
    let mut short: String = text.chars().take(QUOTED).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
