//! A text that cannot be read or changed without the key: XChaCha20-Poly1305, written in hexadecimal.
//!
//! It is padded to whole blocks, so that the length of a file does not tell which card the last move
//! was about. What it is good for and what not is said in SECURITY.md.
//!
//! Nothing here is random: the caller supplies key and nonce, from its machine's source of randomness.

use std::str::FromStr;

use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305};
use game::hex;

/// The text is padded to a multiple of so many bytes.
const BLOCK: usize = 4096;
/// So many random bytes make every sealing different.
pub const NONCE: usize = 24;
/// So many bytes in a line of the file.
const ROW: usize = 48;

/// What seals and opens saves.
#[derive(Clone)]
pub struct Key([u8; 32]);

/// A sealed text that this key does not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shut {
    /// It is not in the form that [`Key::seal`] writes.
    Damaged,
    /// It was sealed with another key, or changed since.
    OtherKey,
}

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(secret)")
    }
}

impl FromStr for Key {
    type Err = Shut;

    fn from_str(text: &str) -> Result<Self, Shut> {
        let bytes = hex::decode(text).ok_or(Shut::Damaged)?;
        bytes.try_into().map(Self).map_err(|_| Shut::Damaged)
    }
}

impl Key {
    /// A key of bytes that cannot be guessed.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The key as its file has it.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex::encode(&self.0)
    }

    /// The text sealed. `head` stays readable beside it and cannot be changed either. No two texts may be
    /// sealed with the same nonce.
    #[must_use]
    pub fn seal(&self, nonce: [u8; NONCE], head: &str, text: &str) -> String {
        let mut bytes = text.as_bytes().to_vec();
        // Invariant: a text ends before the first zero byte, see `open`.
        bytes.resize((bytes.len() + 1).next_multiple_of(BLOCK), 0);
        let payload = Payload {
            msg: &bytes,
            aad: head.as_bytes(),
        };
        let sealed = self.cipher().encrypt(&nonce.into(), payload);
        let sealed = sealed.expect("a text that fits into memory is short enough to be sealed");
        let whole = [&nonce[..], &sealed].concat();
        whole
            .chunks(ROW)
            .map(|row| hex::encode(row) + "\n")
            .collect::<String>()
    }

    /// What was sealed under that head.
    ///
    /// # Errors
    /// When it is damaged, or was sealed with another key.
    pub fn open(&self, head: &str, sealed: &str) -> Result<String, Shut> {
        let digits: String = sealed.split_whitespace().collect();
        let bytes = hex::decode(&digits).ok_or(Shut::Damaged)?;
        let (nonce, sealed) = bytes.split_first_chunk::<NONCE>().ok_or(Shut::Damaged)?;
        let payload = Payload {
            msg: sealed,
            aad: head.as_bytes(),
        };
        let opened = self.cipher().decrypt(&(*nonce).into(), payload);
        let mut bytes = opened.map_err(|_| Shut::OtherKey)?;
        let end = bytes.iter().position(|&byte| byte == 0);
        bytes.truncate(end.unwrap_or(bytes.len()));
        String::from_utf8(bytes).map_err(|_| Shut::Damaged)
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new(&self.0.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_is_opened_by_its_key_alone() {
        let key = Key::new([1; 32]);
        let sealed = key.seal([2; NONCE], "head", "the plan");
        assert!(!sealed.contains(&hex::encode(b"plan")), "{sealed}");
        assert_eq!(key.open("head", &sealed).as_deref(), Ok("the plan"));
        assert_eq!(key.open("other", &sealed), Err(Shut::OtherKey));
        let other = Key::new([3; 32]);
        assert_eq!(other.open("head", &sealed), Err(Shut::OtherKey));
        assert_eq!(key.open("head", "fish"), Err(Shut::Damaged));
        assert_eq!(key.open("head", "00"), Err(Shut::Damaged));
        let last = if sealed.ends_with("0\n") {
            "1\n"
        } else {
            "0\n"
        };
        let changed = format!("{}{last}", &sealed[..sealed.len() - 2]);
        assert_eq!(key.open("head", &changed), Err(Shut::OtherKey));
    }

    #[test]
    fn the_length_does_not_tell_one_card_from_another() {
        let key = Key::new([1; 32]);
        let nonce = [2; NONCE];
        let long = key.seal(nonce, "", "0 discard the_card_with_the_longest_name");
        let short = key.seal(nonce, "", "0 discard x");
        assert_eq!(long.len(), short.len());
        // And the same text looks different under another nonce.
        assert_ne!(key.seal(nonce, "", "x"), key.seal([4; NONCE], "", "x"));
    }
}
