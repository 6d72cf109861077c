//! The record of a table: rules version, setup and moves. All else is a cache of it.
//!
//! The text form, one thing a line:
//!
//! ```text
//! sandtable record 1
//! game quartermaster
//! rules 1
//! set players 2
//! commitment 5e88…
//! seed 00ab…
//! moves
//! chance shuffle 00000000000000ff
//! 0 discard ger_land_battle
//! ```
//!
//! `commitment` and `seed` are there when official randomness was used; the seed only after the
//! end. Blank lines and lines that begin with `#` are skipped.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::official::{Commitment, Seed};
use crate::{Actor, Seat};

/// The newest text form this program writes. Older ones stay readable.
const FORMAT: u32 = 1;

/// A table's history in the game's notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The rules version it was played under.
    pub rules: u32,
    /// Lines of the setup.
    pub setup: Vec<String>,
    /// What the host published at the start.
    pub commitment: Option<Commitment>,
    /// What the host published at the end.
    pub seed: Option<Seed>,
    /// Who moved and what, in order.
    pub moves: Vec<RecordedMove>,
}

/// One move of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedMove {
    /// Who moved.
    pub actor: Actor,
    /// The move in the game's notation.
    pub text: String,
}

/// A line of a record that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct ParseRecordError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with it and what was expected.
    pub fault: RecordFault,
}

/// What can be wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum RecordFault {
    /// There is no line.
    #[error("the record is empty")]
    Empty,
    /// A newer program wrote it.
    #[error("format {found} is newer than this program, which reads up to {known}")]
    Newer {
        /// The record's format.
        found: u32,
        /// The newest that can be read.
        known: u32,
    },
    /// Something else should stand there.
    #[error("expected {expected}, found `{found}`")]
    Expected {
        /// What should.
        expected: Expected,
        /// What does.
        found: String,
    },
    /// A line that every record has is not there.
    #[error("the line `{0}` is missing")]
    Missing(String),
}

/// What a line of a record should hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Expected {
    /// `sandtable record 1`.
    Heading,
    /// One of the lines before the moves.
    Line,
    /// A number.
    RulesVersion,
    /// A seed or commitment.
    Digits,
    /// Who moved, and the move.
    Move,
    /// A seat's number or `chance`.
    Actor,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Heading => write!(f, "`sandtable record {FORMAT}`"),
            Self::Line => f.write_str("game, rules, set, commitment, seed or moves"),
            Self::RulesVersion => f.write_str("a rules version"),
            Self::Digits => f.write_str("64 hexadecimal digits"),
            Self::Move => f.write_str("who moved and the move"),
            Self::Actor => f.write_str("a seat number or `chance`"),
        }
    }
}

impl Record {
    /// The first `n` moves as a game of its own that branches off there. Nothing was published for it.
    #[must_use]
    pub fn branch(&self, n: usize) -> Self {
        Self {
            game: self.game.clone(),
            rules: self.rules,
            setup: self.setup.clone(),
            commitment: None,
            seed: None,
            moves: self.moves.iter().take(n).cloned().collect(),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "sandtable record {FORMAT}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        for line in &self.setup {
            writeln!(f, "set {line}")?;
        }
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed {seed}")?;
        }
        writeln!(f, "moves")?;
        for RecordedMove { actor, text } in &self.moves {
            match actor {
                Actor::Seat(seat) => writeln!(f, "{seat} {text}")?,
                Actor::Chance => writeln!(f, "chance {text}")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = ParseRecordError;

    fn from_str(text: &str) -> Result<Self, ParseRecordError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let fail = |line: usize, fault: RecordFault| ParseRecordError { line, fault };
        let expect = |line: usize, expected: Expected, found: &str| {
            let found = found.to_owned();
            fail(line, RecordFault::Expected { expected, found })
        };

        let (line, first) = lines.next().ok_or(fail(1, RecordFault::Empty))?;
        match first.strip_prefix("sandtable record ").map(str::parse) {
            Some(Ok(FORMAT)) => {}
            Some(Ok(found)) if found > FORMAT => {
                let known = FORMAT;
                return Err(fail(line, RecordFault::Newer { found, known }));
            }
            _ => return Err(expect(line, Expected::Heading, first)),
        }

        let mut game = None;
        let mut rules = None;
        let mut record = Self {
            game: String::new(),
            rules: 0,
            setup: Vec::new(),
            commitment: None,
            seed: None,
            moves: Vec::new(),
        };
        let mut has_moves = false;
        for (line, text) in lines.by_ref() {
            let (key, value) = text.split_once(' ').unwrap_or((text, ""));
            match key {
                "game" => game = Some(value.to_owned()),
                "rules" => {
                    let number = value.parse();
                    rules = Some(number.map_err(|_| expect(line, Expected::RulesVersion, value))?);
                }
                "set" => record.setup.push(value.to_owned()),
                "commitment" => {
                    let commitment = value.parse();
                    let fault = |_| expect(line, Expected::Digits, value);
                    record.commitment = Some(commitment.map_err(fault)?);
                }
                "seed" => {
                    let seed = value.parse();
                    let fault = |_| expect(line, Expected::Digits, value);
                    record.seed = Some(seed.map_err(fault)?);
                }
                "moves" => {
                    has_moves = true;
                    break;
                }
                _ => return Err(expect(line, Expected::Line, key)),
            }
        }
        let end = text.lines().count();
        let missing = |name: &str| fail(end, RecordFault::Missing(name.to_owned()));
        record.game = game.ok_or_else(|| missing("game"))?;
        record.rules = rules.ok_or_else(|| missing("rules"))?;
        if !has_moves {
            return Err(missing("moves"));
        }
        for (line, text) in lines {
            let (who, mv) = text
                .split_once(' ')
                .ok_or_else(|| expect(line, Expected::Move, text))?;
            let actor = match who {
                "chance" => Actor::Chance,
                seat => {
                    let seat = seat.parse();
                    Actor::Seat(Seat(seat.map_err(|_| expect(line, Expected::Actor, who))?))
                }
            };
            record.moves.push(RecordedMove {
                actor,
                text: mv.trim().to_owned(),
            });
        }
        Ok(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Record {
        Record {
            game: "quartermaster".to_owned(),
            rules: 1,
            setup: vec!["players 2".to_owned()],
            commitment: Some(Seed::new([1; 32]).commitment()),
            seed: Some(Seed::new([1; 32])),
            moves: vec![
                RecordedMove {
                    actor: Actor::Chance,
                    text: "shuffle 00000000000000ff".to_owned(),
                },
                RecordedMove {
                    actor: Actor::Seat(Seat(1)),
                    text: "pass".to_owned(),
                },
            ],
        }
    }

    #[test]
    fn the_text_form_round_trips() {
        assert_eq!(sample().to_string().parse(), Ok(sample()));
    }

    #[test]
    fn a_branch_has_the_first_moves_and_promises_nothing() {
        let branch = sample().branch(1);
        assert_eq!(branch.moves, sample().moves[..1]);
        assert_eq!((branch.commitment, &branch.seed), (None, &None));
        assert_eq!(branch.setup, sample().setup);
        assert_eq!(sample().branch(9).moves, sample().moves);
    }

    #[test]
    fn a_fault_is_named_with_its_line() {
        let check = |text: &str, line: usize, words: &str| {
            let error = text.parse::<Record>().unwrap_err();
            assert_eq!(error.line, line, "{error}");
            assert!(error.fault.to_string().contains(words), "{error}");
        };
        check("", 1, "empty");
        check("chess record 1", 1, "expected `sandtable record 1`");
        check("sandtable record 9", 1, "newer");
        check("sandtable record 1\ngame x\nrules one", 3, "rules version");
        check("sandtable record 1\nrules 1\nmoves", 3, "`game` is missing");
        check(
            "sandtable record 1\ngame x\nrules 1\ncolour red",
            4,
            "colour",
        );
        check(
            "sandtable record 1\ngame x\nrules 1\nmoves\nbob pass",
            5,
            "bob",
        );
        check(
            "sandtable record 1\ngame x\nrules 1\nmoves\npass",
            5,
            "who moved",
        );
    }
}
