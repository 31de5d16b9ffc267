//! One message in as many wordings as there are eyes: all who see the same share a text.

use std::collections::BTreeMap;

use crate::GuestId;

/// A text for everyone who is connected: each guest, and those who only watch (`None`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Messages<Text = String> {
    texts: Vec<Text>,
    whose: BTreeMap<Option<GuestId>, usize>,
}

impl<Text> Default for Messages<Text> {
    fn default() -> Self {
        Messages { texts: Vec::new(), whose: BTreeMap::new() }
    }
}

impl<Text: PartialEq> Messages<Text> {
    /// Adds a wording, unless it is there already, and answers which it is.
    pub(super) fn add(&mut self, text: Text) -> usize {
        self.texts.iter().position(|other| *other == text).unwrap_or_else(|| {
            self.texts.push(text);
            self.texts.len() - 1
        })
    }
}

impl<Text> Messages<Text> {
    /// Gives somebody one of the wordings.
    pub(super) fn give(&mut self, guest: Option<GuestId>, which: usize) {
        self.whose.insert(guest, which);
    }

    /// The same text for all of these.
    pub fn for_all(guests: impl IntoIterator<Item = Option<GuestId>>, text: Text) -> Messages<Text> {
        Messages { texts: vec![text], whose: guests.into_iter().map(|guest| (guest, 0)).collect() }
    }

    /// What this guest gets, or somebody who only watches. Whoever has no text of their own was sent away: they may
    /// still watch, as anybody may.
    pub fn of(&self, guest: Option<GuestId>) -> Option<&Text> {
        let which = self.whose.get(&guest).or_else(|| self.whose.get(&None))?;
        self.texts.get(*which)
    }

    /// Texts, and who gets which of them, by its place.
    pub fn of_parts(
        texts: Vec<Text>,
        whose: impl IntoIterator<Item = (Option<GuestId>, usize)>,
    ) -> Messages<Text> {
        Messages { texts, whose: whose.into_iter().collect() }
    }

    /// Who gets which of the texts, by its place.
    pub fn whose(&self) -> impl Iterator<Item = (Option<GuestId>, usize)> + '_ {
        self.whose.iter().map(|(guest, which)| (*guest, *which))
    }

    /// The different texts.
    pub fn texts(&self) -> &[Text] {
        &self.texts
    }

    /// The same with every text made into something else, each once.
    pub fn map<Other>(self, make: impl FnMut(Text) -> Other) -> Messages<Other> {
        Messages { texts: self.texts.into_iter().map(make).collect(), whose: self.whose }
    }
}
