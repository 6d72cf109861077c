//! A pager: output is buffered until the person is to type, and shown page by page, so that nothing
//! scrolls off before it is read.

use std::io::{self, Write};

use crate::clean::clean;

/// Output for a person, page by page.
pub(crate) struct Pager<'a> {
    to: &'a mut dyn Write,
    held: Vec<u8>,
    /// Whether output is buffered at all.
    pub(crate) is_paged: bool,
    /// How many rows the screen has, if that is known.
    pub(crate) height: Option<usize>,
}

impl<'a> Pager<'a> {
    /// A pager that does not buffer yet.
    pub(crate) fn new(to: &'a mut dyn Write) -> Self {
        Self {
            to,
            held: Vec::new(),
            is_paged: false,
            height: None,
        }
    }

    /// Writes past the buffer.
    pub(crate) fn at_once(&mut self, text: &str) -> io::Result<()> {
        self.to.write_all(text.as_bytes())?;
        self.to.flush()
    }

    /// Drops the buffer: it is for another person.
    pub(crate) fn forget(&mut self) {
        self.held.clear();
    }

    /// Writes the next page; whether more is to come. The last page leaves room for a prompt.
    pub(crate) fn turn(&mut self) -> io::Result<bool> {
        let n_rows = self.height.unwrap_or(usize::MAX).saturating_sub(1).max(5);
        let ends = self
            .held
            .iter()
            .enumerate()
            .filter(|(_, byte)| **byte == b'\n');
        let end = ends.map(|(i, _)| i + 1).nth(n_rows - 1);
        let is_more = end.is_some_and(|end| end < self.held.len());
        let end = end.filter(|_| is_more).unwrap_or(self.held.len());
        let page: Vec<u8> = self.held.drain(..end).collect();
        self.to.write_all(&page)?;
        self.to.flush()?;
        Ok(is_more)
    }

    /// Writes the whole buffer.
    pub(crate) fn release(&mut self) -> io::Result<()> {
        let held = std::mem::take(&mut self.held);
        self.to.write_all(&held)?;
        self.to.flush()
    }
}

impl Write for Pager<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Names and texts of foreign files come this way.
        let text = String::from_utf8_lossy(bytes);
        let text = clean(&text);
        if self.is_paged {
            self.held.extend_from_slice(text.as_bytes());
        } else {
            self.to.write_all(text.as_bytes())?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        // The buffer is written page by page, not flushed.
        self.to.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is written, page by page.
    fn pages(n_lines: usize, height: Option<usize>) -> Vec<usize> {
        let mut out = Vec::new();
        let mut pager = Pager::new(&mut out);
        pager.is_paged = true;
        pager.height = height;
        for i in 0..n_lines {
            writeln!(pager, "line {i}").unwrap();
        }
        let mut lengths = Vec::new();
        loop {
            let before = pager.held.iter().filter(|byte| **byte == b'\n').count();
            let is_more = pager.turn().unwrap();
            let after = pager.held.iter().filter(|byte| **byte == b'\n').count();
            lengths.push(before - after);
            if !is_more {
                break;
            }
        }
        drop(pager);
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text.lines().count(), n_lines);
        lengths
    }

    #[test]
    fn what_fits_is_one_page_and_what_does_not_several() {
        assert_eq!(pages(10, Some(24)), [10]);
        assert_eq!(pages(23, Some(24)), [23]);
        assert_eq!(pages(24, Some(24)), [23, 1]);
        assert_eq!(pages(60, Some(24)), [23, 23, 14]);
        assert_eq!(pages(60, None), [60]);
        assert_eq!(pages(0, Some(24)), [0]);
        // A screen of height 0 must not hang.
        assert_eq!(pages(6, Some(0)), [5, 1]);
    }

    #[test]
    fn what_is_forgotten_is_never_written() {
        let mut out = Vec::new();
        let mut pager = Pager::new(&mut out);
        pager.is_paged = true;
        write!(pager, "a hand").unwrap();
        pager.forget();
        pager.release().unwrap();
        drop(pager);
        assert!(out.is_empty());
    }
}
