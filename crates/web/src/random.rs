//! Random bytes from the browser, for seeds and keys.

/// The browser has no source of randomness. A seed or a key of zeros would be public,
/// so no table is opened and no table is sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoRandomness;

/// Bytes that cannot be guessed.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0_u8; N];
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    let crypto = crypto.ok_or(NoRandomness)?;
    let filled = crypto.get_random_values_with_u8_array(&mut bytes);
    filled.map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// A table's seed: thirty-two bytes that cannot be guessed, in hexadecimal.
pub(crate) fn seed() -> Result<String, NoRandomness> {
    Ok(game::hex::encode(&bytes::<32>()?))
}
