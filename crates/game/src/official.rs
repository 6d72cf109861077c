//! Official randomness: fair at the table, checkable afterwards.
//!
//! The host keeps a secret 32-byte seed, publishes its SHA-256 before the first move and the seed
//! after the last. Every chance outcome is drawn from ChaCha keyed by the seed, on a stream of
//! its own numbered by how many chance moves came before, so that anyone can re-derive each roll
//! and shuffle from the record alone.

use std::fmt;
use std::str::FromStr;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Rng, hex};

/// A host's secret.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// What the host publishes at the start: the SHA-256 of the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

/// The generator of one chance move.
#[derive(Debug)]
pub struct Official(ChaCha8Rng);

impl Seed {
    /// A seed of those bytes; the host says where they come from.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed of a number that a person chose, to see the same game again. Knowing or guessing the
    /// number means knowing all that chance will do: see [`Seed::is_number`].
    #[must_use]
    pub fn of_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// Whether it is the seed of a number, so that its commitment can be looked up.
    #[must_use]
    pub fn is_number(&self) -> bool {
        self.0[8..].iter().all(|&byte| byte == 0)
    }

    /// What may be published before the game.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The generator of the chance move that comes after `earlier` other chance moves.
    #[must_use]
    pub fn chance(&self, earlier: u64) -> Official {
        let mut rng = ChaCha8Rng::from_seed(self.0);
        rng.set_stream(earlier);
        Official(rng)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Rng for Official {
    fn next_u64(&mut self) -> u64 {
        rand::Rng::next_u64(&mut self.0)
    }
}

/// A seed or commitment that is not 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits, found `{0}`")]
pub struct ParseHexError(String);

fn parse_hex(text: &str) -> Result<[u8; 32], ParseHexError> {
    hex::decode(text)
        .and_then(|bytes| bytes.try_into().ok())
        .ok_or_else(|| ParseHexError(text.to_owned()))
}

impl FromStr for Seed {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        parse_hex(text).map(Self)
    }
}

/// Writes the secret out: only for a record of a game that has ended.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl FromStr for Commitment {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        parse_hex(text).map(Self)
    }
}

impl TryFrom<String> for Commitment {
    type Error = ParseHexError;

    fn try_from(text: String) -> Result<Self, ParseHexError> {
        text.parse()
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> Self {
        commitment.to_string()
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commitment_is_the_published_sha_256() {
        // SHA-256 of 32 zero bytes, a published test value.
        assert_eq!(
            Seed::new([0; 32]).commitment().to_string(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn every_chance_move_has_a_stream_of_its_own() {
        let seed = Seed::new([9; 32]);
        assert_ne!(seed.chance(0).next_u64(), seed.chance(1).next_u64());
        assert_eq!(seed.chance(5).next_u64(), seed.chance(5).next_u64());
    }

    #[test]
    fn hexadecimal_round_trips_and_refuses_other_text() {
        let seed = Seed::new([0xa7; 32]);
        assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
        assert!("zz".parse::<Seed>().is_err());
        assert!("a7".repeat(33).parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Commitment>().is_err());
    }
}
