//! Keys and nonces of sealed saves, from the randomness of this machine.

use std::io;

pub(crate) use client::seal::Key;

/// A new key.
pub(crate) fn new_key() -> io::Result<Key> {
    Ok(Key::new(random()?))
}

/// Random bytes.
pub(crate) fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}
