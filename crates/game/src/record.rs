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
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct ParseRecordError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with it and what was expected.
    pub problem: String,
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
        let fail = |line: usize, problem: String| ParseRecordError { line, problem };

        let (line, first) = lines
            .next()
            .ok_or_else(|| fail(1, "the record is empty".to_owned()))?;
        match first.strip_prefix("sandtable record ").map(str::parse) {
            Some(Ok(FORMAT)) => {}
            Some(Ok::<u32, _>(newer)) if newer > FORMAT => {
                return Err(fail(
                    line,
                    format!(
                        "format {newer} is newer than this program, which reads up to {FORMAT}"
                    ),
                ));
            }
            _ => {
                return Err(fail(
                    line,
                    format!("expected `sandtable record {FORMAT}`, found `{first}`"),
                ));
            }
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
                    let number = value.parse().map_err(|_| {
                        fail(line, format!("expected a rules version, found `{value}`"))
                    })?;
                    rules = Some(number);
                }
                "set" => record.setup.push(value.to_owned()),
                "commitment" => {
                    record.commitment = Some(
                        value
                            .parse()
                            .map_err(|error| fail(line, format!("{error}")))?,
                    );
                }
                "seed" => {
                    record.seed = Some(
                        value
                            .parse()
                            .map_err(|error| fail(line, format!("{error}")))?,
                    );
                }
                "moves" => {
                    has_moves = true;
                    break;
                }
                _ => {
                    return Err(fail(
                        line,
                        format!(
                            "expected game, rules, set, commitment, seed or moves, found `{key}`"
                        ),
                    ));
                }
            }
        }
        let end = text.lines().count();
        record.game = game.ok_or_else(|| fail(end, "the line `game` is missing".to_owned()))?;
        record.rules = rules.ok_or_else(|| fail(end, "the line `rules` is missing".to_owned()))?;
        if !has_moves {
            return Err(fail(end, "the line `moves` is missing".to_owned()));
        }
        for (line, text) in lines {
            let (who, mv) = text.split_once(' ').ok_or_else(|| {
                fail(
                    line,
                    format!("expected who moved and the move, found `{text}`"),
                )
            })?;
            let actor = if who == "chance" {
                Actor::Chance
            } else {
                Actor::Seat(Seat(who.parse().map_err(|_| {
                    fail(
                        line,
                        format!("expected a seat number or `chance`, found `{who}`"),
                    )
                })?))
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
    fn a_fault_is_named_with_its_line() {
        let check = |text: &str, line: usize, words: &str| {
            let error = text.parse::<Record>().unwrap_err();
            assert_eq!(error.line, line, "{error}");
            assert!(error.problem.contains(words), "{error}");
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
