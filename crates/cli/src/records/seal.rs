//! Seals of saves, as [`client::seal`] makes them, with random bytes of the operating system.

use std::io;

pub(crate) use client::seal::{Key, Shut};

/// A new random key.
pub(crate) fn new_key() -> io::Result<Key> {
    Ok(Key::new(random()?))
}

/// The text sealed. `head` stays readable beside it and cannot be changed either.
pub(crate) fn seal(key: &Key, head: &str, text: &str) -> io::Result<String> {
    Ok(key.seal(random()?, head, text))
}

fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}
