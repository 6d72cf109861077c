//! A short name for some content, so that a record can say what it was played with.

use sha2::{Digest, Sha256};

use crate::hex;

/// The first 16 hexadecimal digits of the SHA-256 of named files. Their order does not matter.
#[must_use]
pub fn content_digest<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let mut files: Vec<(&str, &str)> = files.into_iter().collect();
    files.sort_unstable();
    let mut hasher = Sha256::new();
    for (name, text) in files {
        // Lengths keep a name from running into the text behind it.
        hasher.update((name.len() as u64).to_le_bytes());
        hasher.update(name);
        hasher.update((text.len() as u64).to_le_bytes());
        hasher.update(text);
    }
    let digest = hasher.finalize();
    hex::encode(&digest[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_files_means_nothing_and_their_bounds_do() {
        let one = content_digest([("a", "x"), ("b", "y")]);
        assert_eq!(one, content_digest([("b", "y"), ("a", "x")]));
        assert_ne!(one, content_digest([("a", "xb"), ("", "y")]));
        assert_eq!(one.len(), 16);
    }
}
