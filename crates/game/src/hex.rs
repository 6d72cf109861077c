//! Bytes as hexadecimal digits and back: seeds, commitments, digests, keys and sealed saves.

use std::fmt::Write;

/// Two lower-case digits a byte.
#[must_use]
pub fn encode(bytes: &[u8]) -> String {
    let mut digits = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        write!(digits, "{byte:02x}").expect("writing into a String cannot fail");
    }
    digits
}

/// The bytes of a text that is nothing but pairs of digits, in either case; otherwise `None`.
#[must_use]
pub fn decode(digits: &str) -> Option<Vec<u8>> {
    let (pairs, []) = digits.as_bytes().as_chunks::<2>() else {
        return None;
    };
    let value = |digit: u8| char::from(digit).to_digit(16).map(|value| value as u8);
    pairs
        .iter()
        .map(|&[high, low]| Some(16 * value(high)? + value(low)?))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_round_trips() {
        let bytes: Vec<u8> = (0..=255).collect();
        let digits = encode(&bytes);
        assert!(digits.starts_with("000102"), "{digits}");
        assert!(digits.ends_with("fdfeff"), "{digits}");
        assert_eq!(decode(&digits), Some(bytes.clone()));
        assert_eq!(decode(&digits.to_uppercase()), Some(bytes));
    }

    #[test]
    fn only_pairs_of_digits_are_read() {
        assert_eq!(decode(""), Some(Vec::new()));
        for text in ["0", "abc", "0g", "+1", " 1", "0x00", "é", "éé"] {
            assert_eq!(decode(text), None, "{text}");
        }
    }
}
