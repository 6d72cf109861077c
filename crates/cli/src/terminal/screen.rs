//! What is written for a person: lines broken at words, lists in columns, emphasis.
//!
//! Without a known width nothing is broken, so that programs and screen readers get whole lines.

use std::io::{self, Write};

use text::DrawnLine;

use crate::cover::Cover;
use crate::pager::Pager;
use crate::paint::Paint;

/// Wider lines are hard to read.
const WIDEST: usize = 110;
/// Shorter lists stay in one column.
const FEWEST_IN_COLUMNS: usize = 8;
const GAP: usize = 3;
/// So many rows are enough to scroll past on a screen of unknown height.
const TALLEST: usize = 100;

/// Formatted output for a person.
pub(crate) struct Screen<'a> {
    pub(crate) out: Pager<'a>,
    pub(crate) paint: Paint,
    /// Whether everything stands below one another, for a screen reader.
    pub(crate) is_plain: bool,
    /// How many columns there are, if that is known.
    width: Option<usize>,
    /// How the screen is hidden at the moment, if it is.
    covered: Option<Cover>,
}

impl<'a> Screen<'a> {
    /// A screen of unknown width.
    pub(crate) fn new(out: &'a mut dyn Write, paint: Paint) -> Self {
        Self {
            out: Pager::new(out),
            paint,
            is_plain: false,
            width: None,
            covered: None,
        }
    }

    /// Sets the size of the screen.
    pub(crate) fn fit(&mut self, size: Option<(usize, usize)>) {
        self.width = size.map(|(width, _)| width.min(WIDEST));
        self.out.height = size.map(|(_, height)| height);
    }

    /// An empty line.
    pub(crate) fn gap(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// A text, wrapped with a hanging indent.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        for line in text.lines() {
            let indent = line.len() - line.trim_start().len();
            self.item(&line[..indent], &line[indent..], indent + 2)?;
        }
        Ok(())
    }

    /// Lines that stand as they are, in colours where there are any.
    pub(crate) fn drawing(&mut self, lines: &[DrawnLine]) -> io::Result<()> {
        for line in lines {
            let strokes = line.strokes.iter();
            let painted = strokes.map(|stroke| match stroke.hue {
                Some(hue) => self.paint.hue(&stroke.text, hue),
                None => stroke.text.clone(),
            });
            let painted: String = painted.collect();
            writeln!(self.out, "{painted}")?;
        }
        Ok(())
    }

    /// An emphasised line.
    pub(crate) fn heading(&mut self, text: &str) -> io::Result<()> {
        self.line(&self.paint.strong(text))
    }

    /// A faint line, for old news.
    pub(crate) fn aside(&mut self, text: &str) -> io::Result<()> {
        self.line(&self.paint.faint(text))
    }

    /// Numbered choices from that number on, in columns when they are many and short.
    pub(crate) fn choices(&mut self, first: usize, labels: &[&str]) -> io::Result<()> {
        let items: Vec<String> = labels
            .iter()
            .zip(first..)
            .map(|(label, number)| {
                let number = self.paint.key(&format!("{number:4}"));
                format!("{number}  {label}")
            })
            .collect();
        let width = self.width.filter(|_| !self.is_plain);
        match width.and_then(|width| columns(&items, width)) {
            Some(rows) => rows.iter().try_for_each(|row| writeln!(self.out, "{row}")),
            None => items.iter().try_for_each(|item| self.item("", item, 6)),
        }
    }

    /// Lines of the kind "word – what it means", the meanings below one another.
    pub(crate) fn definitions(&mut self, text: &str) -> io::Result<()> {
        let lines: Vec<(&str, &str)> = text
            .lines()
            .map(|line| line.split_once(" – ").unwrap_or(("", line)))
            .collect();
        let width = lines.iter().map(|(word, _)| width_of(word)).max();
        let width = width.unwrap_or(0);
        for (word, meaning) in lines {
            let padding = " ".repeat(width - width_of(word));
            let word = self.paint.strong(word);
            self.item(&format!("  {word}{padding}  "), meaning, width + 4)?;
        }
        Ok(())
    }

    /// A transient line, which the next output replaces.
    pub(crate) fn passing(&mut self, text: &str) -> io::Result<()> {
        let text = self.paint.faint(text);
        self.out.at_once(&format!("\r\x1b[K{text}"))
    }

    /// Clears the transient line.
    pub(crate) fn pass(&mut self) -> io::Result<()> {
        self.out.at_once("\r\x1b[K")
    }

    /// Hides what was shown, as far as the terminal can.
    pub(crate) fn cover(&mut self, cover: Cover) -> io::Result<()> {
        self.out.forget();
        self.covered = Some(cover);
        let height = self.out.height.unwrap_or(TALLEST);
        self.out.at_once(&cover.hide(height))
    }

    /// Writes the rest of the buffer and restores the screen.
    pub(crate) fn uncover(&mut self) -> io::Result<()> {
        self.out.release()?;
        match self.covered.take() {
            Some(cover) => self.out.at_once(cover.leave()),
            None => Ok(()),
        }
    }

    fn item(&mut self, lead: &str, text: &str, hang: usize) -> io::Result<()> {
        let text = format!("{lead}{text}");
        match self.width {
            Some(width) => {
                let lines = wrap(&text, width, hang);
                lines
                    .iter()
                    .try_for_each(|line| writeln!(self.out, "{line}"))
            }
            None => writeln!(self.out, "{text}"),
        }
    }
}

/// How many columns a text takes, painted or not.
fn width_of(text: &str) -> usize {
    let mut is_code = false;
    let shown = text.chars().filter(|&c| {
        let was_code = is_code;
        is_code = c == '\x1b' || (is_code && c != 'm');
        !was_code && !is_code
    });
    shown.count()
}

/// The text in lines of at most that width; lines after the first are indented.
fn wrap(text: &str, width: usize, hang: usize) -> Vec<String> {
    if width_of(text) <= width {
        return vec![text.to_owned()];
    }
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut has_word = false;
    for (i, word) in text.split(' ').enumerate() {
        let is_full = has_word && width_of(&line) + 1 + width_of(word) > width;
        if is_full {
            lines.push(std::mem::replace(&mut line, " ".repeat(hang)));
        } else if i > 0 {
            line.push(' ');
        }
        line.push_str(word);
        has_word |= !word.is_empty();
    }
    lines.push(line);
    lines
}

/// The items in two or more columns, filled downwards, if they fit.
fn columns(items: &[String], width: usize) -> Option<Vec<String>> {
    if items.len() < FEWEST_IN_COLUMNS {
        return None;
    }
    (2..=4).rev().find_map(|n| {
        let columns: Vec<&[String]> = items.chunks(items.len().div_ceil(n)).collect();
        let widest = |column: &&[String]| column.iter().map(|item| width_of(item)).max();
        let widths: Vec<usize> = columns.iter().filter_map(widest).collect();
        let whole = widths.iter().sum::<usize>() + GAP * (columns.len() - 1);
        (whole <= width).then(|| rows(&columns, &widths))
    })
}

fn rows(columns: &[&[String]], widths: &[usize]) -> Vec<String> {
    let n_rows = columns.first().map_or(0, |column| column.len());
    (0..n_rows)
        .map(|row| {
            let mut line = String::new();
            for (column, width) in columns.iter().zip(widths) {
                if let Some(item) = column.get(row) {
                    let padding = " ".repeat(width + GAP - width_of(item));
                    line.push_str(item);
                    line.push_str(&padding);
                }
            }
            line.trim_end().to_owned()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_at_words_and_hang() {
        let check = |text: &str, width: usize, expected: &[&str]| {
            assert_eq!(wrap(text, width, 4), expected, "{text}");
        };
        check("one two", 7, &["one two"]);
        check("one two three", 8, &["one two", "    three"]);
        check("  one two three", 9, &["  one two", "    three"]);
        check("incomprehensible", 5, &["incomprehensible"]);
        check("żółć gęślą jaźń", 10, &["żółć gęślą", "    jaźń"]);
        check("\x1b[1mone\x1b[0m two", 7, &["\x1b[1mone\x1b[0m two"]);
        check("", 5, &[""]);
    }

    #[test]
    fn many_short_items_stand_in_columns() {
        let items: Vec<String> = (1..=9).map(|i| format!("item {i}")).collect();
        let rows = columns(&items, 30).unwrap();
        assert_eq!(
            rows,
            [
                "item 1   item 4   item 7",
                "item 2   item 5   item 8",
                "item 3   item 6   item 9"
            ]
        );
        assert_eq!(columns(&items, 14), None);
        assert_eq!(columns(&items[..7], 80), None);
    }

    #[test]
    fn a_plain_screen_has_one_column() {
        let labels = ["a"; 12];
        let n_lines = |is_plain: bool| {
            let mut out = Vec::new();
            let mut screen = Screen::new(&mut out, Paint::choose(false));
            screen.is_plain = is_plain;
            screen.fit(Some((80, 24)));
            screen.choices(1, &labels).unwrap();
            String::from_utf8(out).unwrap().lines().count()
        };
        assert_eq!(n_lines(true), 12);
        assert_eq!(n_lines(false), 3);
    }

    #[test]
    fn without_a_width_nothing_is_broken() {
        let mut out = Vec::new();
        let mut screen = Screen::new(&mut out, Paint::choose(false));
        let long = "word ".repeat(100);
        screen.line(long.trim()).unwrap();
        screen.fit(Some((40, 24)));
        screen.line(long.trim()).unwrap();
        let text = String::from_utf8(out).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], long.trim());
        assert!(lines[1..].iter().all(|line| line.len() <= 40), "{text}");
    }
}
