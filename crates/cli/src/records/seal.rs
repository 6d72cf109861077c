//! Seals of saves, as [`client::seal`] makes them, with what this machine has of chance.

use std::io;

pub(crate) use client::seal::{Key, Shut};

/// A key that nobody has seen.
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
