//! A fuzzer that needs no tool: it takes good texts and spoils them, the same way every time.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{Playout, Rng};

use crate::panics;

/// At most so many things are spoilt at once.
const SPOILS: u32 = 4;

/// Words that break what trusts them: numbers at the ends of types, letters of more than one byte,
/// the marks of formats.
const ODD: [&str; 22] = [
    "0",
    "-1",
    "1",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e9",
    "0x10",
    "99999999999999999999999999999999",
    "é",
    "\u{feff}",
    "\0",
    "\r",
    "ﬀ",
    "#",
    "=",
    ":",
    "[[",
    "\"",
    "''''",
];

/// Spoils texts.
#[derive(Debug)]
pub struct Walker<'a> {
    seeds: &'a [String],
    rng: Playout,
}

impl<'a> Walker<'a> {
    /// A walker that starts from those texts.
    ///
    /// # Panics
    /// When there is none.
    #[must_use]
    pub fn new(seeds: &'a [String], seed: u64) -> Self {
        assert!(!seeds.is_empty(), "nothing to spoil");
        let rng = Playout::new(seed);
        Self { seeds, rng }
    }

    /// Hands so many spoilt texts to the check.
    ///
    /// # Panics
    /// When the check does; the text that made it is written to a file that the message names.
    pub fn walk(&mut self, name: &str, times: u32, check: impl Fn(usize, &[u8])) {
        for _ in 0..times {
            let start = self.below(self.seeds.len());
            let bytes = self.spoil(start);
            let result = catch_unwind(AssertUnwindSafe(|| check(start, &bytes)));
            if let Err(payload) = result {
                let file = format!("sandtable-fuzz-{name}-{}", std::process::id());
                let path = std::env::temp_dir().join(file);
                // Without the file the message still tells what is wrong.
                let _ = std::fs::write(&path, &bytes);
                let message = panics::message(&*payload);
                panic!("{name}, text {start}, see {}: {message}", path.display());
            }
        }
    }

    fn spoil(&mut self, start: usize) -> Vec<u8> {
        let mut text = self.seeds[start].clone();
        for _ in 0..=self.rng.below(SPOILS) {
            text = self.spoil_once(&text);
        }
        let mut bytes = text.into_bytes();
        // Now and then something that is no text at all.
        if self.rng.below(8) == 0 && !bytes.is_empty() {
            let i = self.below(bytes.len());
            bytes[i] ^= 1 << self.rng.below(8);
        }
        bytes
    }

    fn spoil_once(&mut self, text: &str) -> String {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        if lines.is_empty() {
            return self.line();
        }
        let i = self.below(lines.len());
        let j = self.below(lines.len());
        match self.rng.below(12) {
            0 => {
                lines.remove(i);
            }
            1 => lines.insert(j, lines[i].clone()),
            2 => lines.swap(i, j),
            3 => {
                let line = self.line();
                lines.insert(i, line);
            }
            4 => lines.truncate(i),
            5..8 => lines[i] = self.swap_name(&lines[i], &lines[j]),
            _ => lines[i] = self.spoil_line(&lines[i], &lines[j]),
        }
        lines.join("\n") + "\n"
    }

    /// Takes a word out, or puts one there: of another line or an odd one.
    fn spoil_line(&mut self, line: &str, other: &str) -> String {
        let mut words: Vec<&str> = line.split(' ').collect();
        let i = self.below(words.len());
        let others: Vec<&str> = other.split(' ').collect();
        let any = others[self.below(others.len())];
        let odd = ODD[self.below(ODD.len())];
        let long = "x".repeat(3000);
        match self.rng.below(6) {
            0 => {
                words.remove(i);
            }
            1 => words[i] = any,
            2 => words.insert(i, any),
            3 => words.insert(i, odd),
            4 if self.rng.below(8) == 0 => words[i] = &long,
            _ => words[i] = odd,
        }
        words.join(" ")
    }

    /// Puts a name or number of another line in the place of one, so that the text stays well
    /// formed and only its meaning is spoilt.
    fn swap_name(&mut self, line: &str, other: &str) -> String {
        let is_mark = |letter: char| !letter.is_alphanumeric() && letter != '_';
        let names = |line| -> Vec<&str> {
            let words = str::split(line, is_mark);
            words.filter(|name| !name.is_empty()).collect()
        };
        let (ours, theirs) = (names(line), names(other));
        if ours.is_empty() || theirs.is_empty() {
            return line.to_owned();
        }
        let name = ours[self.below(ours.len())];
        line.replacen(name, theirs[self.below(theirs.len())], 1)
    }

    /// A line of any of the texts.
    fn line(&mut self) -> String {
        let i = self.below(self.seeds.len());
        let lines: Vec<&str> = self.seeds[i].lines().collect();
        let i = self.below(lines.len().max(1));
        lines.get(i).copied().unwrap_or_default().to_owned()
    }

    fn below(&mut self, n: usize) -> usize {
        self.rng.below(n as u32) as usize
    }
}
