//! The difference between two sights.
//!
//! A sight is 2 to 5 kB, and most of it is as it was. Law: the last sight and the difference give the next
//! sight, to the byte (`tests/difference.rs`).

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD_NO_PAD;
use games::Sight;
use lz4_flex::block;
use serde::{Deserialize, Serialize};

/// The most that a sight may be as JSON: a bound on what a stranger can make a client allocate.
const MOST_BYTES: usize = 1 << 20;

/// What changes from one sight to the next: the next one's JSON as an LZ4 block whose dictionary is the
/// last one's, in base64.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// The length of the next sight's JSON.
    length: usize,
    /// The block.
    block: String,
}

/// A difference that does not fit.
#[derive(Debug, thiserror::Error)]
pub enum DifferenceError {
    /// It cannot be read.
    #[error("the difference is damaged")]
    Damaged,
    /// It belongs to another sight.
    #[error("the difference belongs to another sight")]
    OtherSight(#[from] serde_json::Error),
}

impl Difference {
    /// What leads from one sight to the next, both as JSON.
    #[must_use]
    pub fn between(last: &str, next: &str) -> Self {
        let block = block::compress_with_dict(next.as_bytes(), last.as_bytes());
        Self {
            length: next.len(),
            block: BASE64_STANDARD_NO_PAD.encode(block),
        }
    }

    /// The JSON of the next sight, and the sight.
    ///
    /// # Errors
    /// When it is damaged or does not fit.
    pub fn apply(&self, last: &str) -> Result<(String, Sight), DifferenceError> {
        let damaged = DifferenceError::Damaged;
        if self.length > MOST_BYTES {
            return Err(damaged);
        }
        let Ok(block) = BASE64_STANDARD_NO_PAD.decode(&self.block) else {
            return Err(damaged);
        };
        let next = block::decompress_with_dict(&block, self.length, last.as_bytes());
        let next = next.ok().and_then(|next| String::from_utf8(next).ok());
        let next = next.ok_or(damaged)?;
        let sight = serde_json::from_str(&next)?;
        Ok((next, sight))
    }
}
