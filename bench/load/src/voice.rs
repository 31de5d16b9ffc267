//! Which way a socket speaks.

use std::sync::Arc;

use crate::boardgame_speech::Player;
use crate::heard::Heard;
use crate::tablier_speech::{self, Template};

/// A seat's or a spectator's way to speak.
pub(crate) enum Voice {
    /// As Tablier does, and the bare server with it.
    Tablier(Arc<Template>),
    /// As boardgame.io does.
    Boardgame(Player),
}

impl Voice {
    /// The text of a seat's nth command under load.
    pub(crate) fn nth(&self, nth: u32) -> String {
        match self {
            Voice::Tablier(template) => template.nth(nth),
            Voice::Boardgame(player) => player.nth(nth),
        }
    }

    /// What a message is.
    pub(crate) fn hear(&self, text: &[u8]) -> Heard {
        match self {
            Voice::Tablier(_) => tablier_speech::hear(text),
            Voice::Boardgame(player) => player.hear(text),
        }
    }

    /// Which of the commands under load has this number; none for those before.
    pub(crate) fn which(&self, id: u64) -> Option<u32> {
        match self {
            Voice::Tablier(_) => tablier_speech::nth(id),
            Voice::Boardgame(_) => u32::try_from(id).ok(),
        }
    }
}
