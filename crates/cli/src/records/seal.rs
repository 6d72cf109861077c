//! A text that nobody reads or changes without the key: XChaCha20-Poly1305, written in hexadecimal.
//!
//! It is padded to whole blocks, so that the length of a file does not tell which card the last move
//! was about. What it is good for and what not is said in SECURITY.md.

use std::io;
use std::str::FromStr;

use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305};

/// The text is padded to a multiple of so many bytes.
const BLOCK: usize = 4096;
const NONCE: usize = 24;
/// So many bytes in a line of the file.
const ROW: usize = 48;

/// What seals and opens saves.
#[derive(Clone)]
pub(crate) struct Key([u8; 32]);

/// A sealed text that this key does not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shut {
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
        let bytes = from_hex(text).ok_or(Shut::Damaged)?;
        bytes.try_into().map(Self).map_err(|_| Shut::Damaged)
    }
}

impl Key {
    /// A key that nobody has seen.
    pub(crate) fn random() -> io::Result<Self> {
        Ok(Self(random()?))
    }

    /// The key as its file has it.
    pub(crate) fn to_hex(&self) -> String {
        to_hex(&self.0)
    }

    /// The text sealed. `head` stays readable beside it and cannot be changed either.
    pub(crate) fn seal(&self, head: &str, text: &str) -> io::Result<String> {
        let mut bytes = text.as_bytes().to_vec();
        // Invariant: a text ends before the first zero byte, see `open`.
        bytes.resize((bytes.len() + 1).next_multiple_of(BLOCK), 0);
        let nonce: [u8; NONCE] = random()?;
        let payload = Payload {
            msg: &bytes,
            aad: head.as_bytes(),
        };
        let sealed = self.cipher().encrypt(&nonce.into(), payload);
        let sealed = sealed.map_err(|_| io::Error::other("the text is too long to be sealed"))?;
        let whole = [&nonce[..], &sealed].concat();
        Ok(whole
            .chunks(ROW)
            .map(|row| to_hex(row) + "\n")
            .collect::<String>())
    }

    /// What was sealed under that head.
    pub(crate) fn open(&self, head: &str, sealed: &str) -> Result<String, Shut> {
        let digits: String = sealed.split_whitespace().collect();
        let bytes = from_hex(&digits).ok_or(Shut::Damaged)?;
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

fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let pairs = text.as_bytes().chunks(2);
    let bytes = pairs.map(|pair| {
        let digits = std::str::from_utf8(pair).ok()?;
        u8::from_str_radix(digits, 16).ok()
    });
    bytes.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_is_opened_by_its_key_alone() {
        let key = Key::random().unwrap();
        let sealed = key.seal("head", "the plan").unwrap();
        assert!(!sealed.contains(&to_hex(b"plan")), "{sealed}");
        assert_eq!(key.open("head", &sealed).as_deref(), Ok("the plan"));
        assert_eq!(key.open("other", &sealed), Err(Shut::OtherKey));
        let other = Key::random().unwrap();
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
        let key = Key::random().unwrap();
        let long = key
            .seal("", "0 discard the_card_with_the_longest_name")
            .unwrap();
        let short = key.seal("", "0 discard x").unwrap();
        assert_eq!(long.len(), short.len());
        // And the same text looks different each time.
        assert_ne!(key.seal("", "x").unwrap(), key.seal("", "x").unwrap());
    }
}
