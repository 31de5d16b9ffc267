//! What is random at the table, made so that anyone can check it afterwards.
//!
//! Before a game the server draws a secret [`Seed`] and shows its [`Commitment`]. Whatever chance brings is read
//! from a [`Stream`]: HMAC-SHA256 under the seed of a label, a running number and, where a player's device has a part
//! in it, their [`Nonce`]. So the server can't choose the result (it is bound by the commitment), and a player can't
//! either (the seed is secret). A finished game's record holds the seed, and every draw that decided something can be
//! done again; bots' whims come from seeds of their own, and samples from none. The exact bytes of Corona's draws are
//! in `docs/dice.md`, with test vectors.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use rand::{SeedableRng, rngs::ChaCha8Rng};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What stands before everything that is hashed into a commitment: the scheme's name and version.
const SCHEME: &[u8] = b"tablier-chance-1";

/// Text that should have been bytes in hexadecimal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected {expected} hexadecimal digits, got {got:?}")]
pub struct BadHex {
    expected: usize,
    got: String,
}

macro_rules! bytes_type {
    ($(#[$doc:meta])* $name:ident, $length:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        #[serde(transparent)]
        pub struct $name(#[serde(with = "hex::serde")] pub [u8; $length]);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::encode(self.0))
            }
        }

        impl FromStr for $name {
            type Err = BadHex;
            fn from_str(text: &str) -> Result<Self, BadHex> {
                let mut bytes = [0; $length];
                hex::decode_to_slice(text, &mut bytes)
                    .map_err(|_| BadHex { expected: 2 * $length, got: text.to_owned() })?;
                Ok($name(bytes))
            }
        }
    };
}

bytes_type!(
    /// A game's secret: everything random in it follows from this and the players' nonces.
    ///
    /// Its `Debug` form hides it, so that no log line gives it away.
    Seed, 32
);
bytes_type!(
    /// A player's part in what chance brings, drawn by their own device.
    Nonce, 16
);
bytes_type!(
    /// One game's own name, for ever; a table that plays again gets another.
    GameId, 16
);
bytes_type!(
    /// SHA-256 of the scheme, the game's id and its seed: shown before the game, checked after it.
    Commitment, 32
);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

macro_rules! debug_as_hex {
    ($($name:ident),*) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }
    )*};
}
debug_as_hex!(Nonce, GameId, Commitment);

impl Seed {
    /// What is shown before the game, and binds the server to this seed.
    pub fn commitment(&self, game: GameId) -> Commitment {
        let digest = Sha256::new().chain_update(SCHEME).chain_update(game.0).chain_update(self.0).finalize();
        Commitment(digest.into())
    }

    /// The bytes of draw number `index` under `label`; see the module's page for what they are.
    pub fn stream(&self, label: &'static str, index: u32, nonce: &[u8]) -> Stream {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes a key of any length");
        mac.update(label.as_bytes());
        mac.update(&index.to_be_bytes());
        mac.update(nonce);
        Stream { block: mac.clone().finalize().into_bytes().into(), mac, blocks: 0, used: 0 }
    }

    /// Another seed that tells nothing about this one: for bots, whose choices nobody needs to check.
    #[must_use]
    pub fn derive(&self, label: &'static str, index: u32) -> Seed {
        Seed(self.stream(label, index, b"").block)
    }

    /// A generator for what need not be checked or replayed: samples, bots' whims.
    pub fn rng(&self) -> ChaCha8Rng {
        ChaCha8Rng::from_seed(self.0)
    }
}

/// Bytes of one draw, as many as are needed.
///
/// The first 32 are HMAC-SHA256(seed, label ‖ index ‖ nonce), the index as four bytes, highest first; further
/// blocks append the block's number, from 1, as four bytes to the same message.
#[derive(Clone)]
pub struct Stream {
    mac: Hmac<Sha256>,
    block: [u8; 32],
    blocks: u32,
    used: usize,
}

impl Stream {
    fn byte(&mut self) -> u8 {
        if self.used == self.block.len() {
            self.blocks += 1;
            let mut mac = self.mac.clone();
            mac.update(&self.blocks.to_be_bytes());
            self.block = mac.finalize().into_bytes().into();
            self.used = 0;
        }
        let byte = self.block[self.used];
        self.used += 1;
        byte
    }

    /// A number below `bound`, each equally likely: bytes from the last whole multiple of `bound` up are rejected.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u8) -> u8 {
        assert!(bound > 0, "nothing lies below zero");
        let rejected_from = 256 - 256 % u16::from(bound);
        loop {
            let byte = self.byte();
            if u16::from(byte) < rejected_from {
                return byte % bound;
            }
        }
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Stream(…)")
    }
}

#[cfg(test)]
mod vectors;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_is_fair_over_all_bytes() {
        // Every byte there is, once, in a stream that starts with it and goes on with zeros: the accepted ones fall
        // equally often on every number, and a rejected one shows by the zero being read in its place.
        for bound in [1, 2, 6, 12, 13, 128, 200, 255] {
            let mut counts = vec![0; usize::from(bound)];
            let mut rejected = 0;
            for byte in 0..=255 {
                let mut stream = Seed([7; 32]).stream("dice", 0, b"");
                stream.block = [0; 32];
                stream.block[0] = byte;
                let drawn = stream.below(bound);
                match stream.used {
                    1 => counts[usize::from(drawn)] += 1,
                    read => {
                        assert_eq!((read, drawn), (2, 0));
                        rejected += 1;
                    }
                }
            }
            assert_eq!(rejected, 256 % u16::from(bound), "as few as possible, of {bound}");
            assert!(counts.iter().all(|count| *count == 256 / u16::from(bound)), "{bound}: {counts:?}");
        }
    }

    #[test]
    fn a_stream_goes_on_past_its_first_block() {
        let mut stream = Seed([7; 32]).stream("dice", 0, &[1; 16]);
        let first: Vec<u8> = (0..32).map(|_| stream.byte()).collect();
        let second: Vec<u8> = (0..32).map(|_| stream.byte()).collect();
        assert_ne!(first, second);
        let mut message = b"dice\0\0\0\0".to_vec();
        message.extend([1; 16]);
        message.extend([0, 0, 0, 1]);
        let mut mac = Hmac::<Sha256>::new_from_slice(&[7; 32]).unwrap();
        mac.update(&message);
        assert_eq!(second, mac.finalize().into_bytes().to_vec());
    }

    #[test]
    fn labels_numbers_and_nonces_each_change_the_draw() {
        let seed = Seed([7; 32]);
        let draw = |label, index, nonce: &[u8]| seed.stream(label, index, nonce).block;
        let all =
            [draw("dice", 0, b"a"), draw("dice", 1, b"a"), draw("dice", 0, b"b"), draw("lots", 0, b"a")];
        for (i, a) in all.iter().enumerate() {
            assert!(all[i + 1..].iter().all(|b| a != b));
        }
    }

    #[test]
    fn a_seed_is_not_printed_by_debug() {
        assert!(!format!("{:?}", Seed([0xab; 32])).contains("ab"));
        assert_eq!(Seed([0xab; 32]).to_string(), "ab".repeat(32));
    }

    #[test]
    fn hexadecimal_is_read_back_and_bad_text_refused() {
        let nonce = Nonce([0x5e; 16]);
        assert_eq!(nonce.to_string().parse(), Ok(nonce));
        assert_eq!(
            "5e5".parse::<Nonce>().unwrap_err().to_string(),
            "expected 32 hexadecimal digits, got \"5e5\""
        );
    }
}
