//! Text from outside on its way to a terminal: without the characters that control it.
//!
//! Records, scenarios and content are other people's files. What is in them is shown, and must not move
//! the cursor, wipe the screen or turn the line around. Only the codes of our own emphasis pass.

use std::borrow::Cow;
use std::io::{self, Write};

/// The text with every control character made visible.
pub(crate) fn clean(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_order) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if let Some(code) = emphasis(rest) {
            shown.push_str(code);
            rest = &rest[code.len()..];
            continue;
        }
        shown.push(if is_order(c) { picture(c) } else { c });
        rest = &rest[c.len_utf8()..];
    }
    Cow::Owned(shown)
}

/// Control characters, and those that change the direction of what follows.
fn is_order(c: char) -> bool {
    let is_turn = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    (c.is_control() && c != '\n' && c != '\t') || is_turn
}

/// The visible character for a control character.
fn picture(c: char) -> char {
    match c {
        '\0'..='\x1f' => char::from_u32(0x2400 + c as u32).unwrap_or('\u{fffd}'),
        '\x7f' => '\u{2421}',
        _ => '\u{fffd}',
    }
}

/// The code for bold, faint or coloured letters at the beginning of the text.
fn emphasis(text: &str) -> Option<&str> {
    let numbers = text.strip_prefix("\x1b[")?;
    let end = numbers.find(|c: char| !c.is_ascii_digit() && c != ';')?;
    numbers[end..].starts_with('m').then(|| &text[..end + 3])
}

/// A writer that lets only text and our own emphasis pass.
pub(crate) struct Clean<W>(pub(crate) W);

impl<W: Write> Write for Clean<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Whole strings are written here; bytes that are not UTF-8 are no text of ours.
        let text = String::from_utf8_lossy(bytes);
        self.0.write_all(clean(&text).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_shown_and_not_given() {
        let check = |text: &str, expected: &str| assert_eq!(clean(text), expected, "{text:?}");
        check("Łódź\n\tok", "Łódź\n\tok");
        check("\x1b[2Jgone", "␛[2Jgone");
        check("\x1b]0;title\x07", "␛]0;title␇");
        check("a\rb\x08c\x7f", "a␍b␈c␡");
        check("\u{9b}2J", "\u{fffd}2J");
        check("user\u{202e}txt.exe", "user\u{fffd}txt.exe");
        check("\x1b[1mbold\x1b[0m", "\x1b[1mbold\x1b[0m");
        check("\x1b[36", "␛[36");
        check("\x1b[1;31mred", "\x1b[1;31mred");
    }
}
