//! A table saved to go on with: its record with the seed, who sits where, and what they asked for.
//!
//! ```text
//! sandtable save 1
//! game rush
//! 5f0a…
//! ```
//!
//! All but the first two lines is sealed, see [`crate::seal`]: it holds everything that is hidden at the
//! table. Terminal and page write the same format; what only one of them needs is optional.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use bots::{Budget, parse_budget};
use driver::{DriverState, Occupant};
use game::official::Seed;
use game::{ParseRecordError, Record, Seat};
use games::{StandingOrder, TurnId};
use text::Language;

use crate::seal::{Key, NONCE, Shut};

/// How a save begins, up to the number of its format.
pub const HEADING: &str = "sandtable save ";

/// The newest format. Lines that a program does not know are skipped, so new ones do not raise it.
pub const FORMAT: u32 = 1;

/// A table to go on with.
#[derive(Clone, Debug, PartialEq)]
pub struct Save {
    /// Every move. It has no seed.
    pub record: Record,
    /// The seed of chance; `None` if outcomes are supplied.
    pub seed: Option<Seed>,
    /// Occupants, standing orders, automatic moves.
    pub state: DriverState,
    /// What the people at the table asked for.
    pub options: SaveOptions,
}

/// What the people at a table asked for. The default asks for nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SaveOptions {
    /// The language they read.
    pub language: Option<Language>,
    /// The budget of bots that have none of their own.
    pub budget: Option<Budget>,
    /// Whether the terminal tells everything in plain lines.
    pub is_plain: bool,
    /// Whether people are asked even if there is only one move.
    pub always_ask: bool,
    /// Whether turns end by themselves when nothing else is left to do.
    pub quick_end: bool,
    /// The folder of the content, if it is not the carried one.
    pub content: Option<String>,
}

/// What is wrong with the text of a save.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaveFault {
    /// It does not begin as saves do.
    #[error("this is no save")]
    NoSave,
    /// A newer program wrote it.
    #[error("the save has format {0}; this program reads up to {FORMAT}")]
    Newer(u32),
    /// It is damaged.
    #[error("the save is damaged")]
    Damaged,
    /// Another person's program or another browser sealed it.
    #[error("the save was sealed with another key")]
    OtherKey,
    /// The record in it cannot be read.
    #[error(transparent)]
    Record(#[from] ParseRecordError),
}

impl Save {
    /// The text of the file. No two saves may be sealed with the same nonce.
    #[must_use]
    pub fn seal(&self, key: &Key, nonce: [u8; NONCE]) -> String {
        seal(&self.record.game, &self.inner(), key, nonce)
    }

    /// Opens the text of a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn open(text: &str, key: &Key) -> Result<Self, SaveFault> {
        let rest = text.strip_prefix(HEADING).ok_or(SaveFault::NoSave)?;
        let (format, rest) = rest.split_once('\n').ok_or(SaveFault::Damaged)?;
        let format: u32 = format.trim().parse().map_err(|_| SaveFault::Damaged)?;
        if format > FORMAT {
            return Err(SaveFault::Newer(format));
        }
        let (game, sealed) = rest.split_once('\n').ok_or(SaveFault::Damaged)?;
        let game = game.strip_prefix("game ").ok_or(SaveFault::Damaged)?;
        match key.open(&head(game.trim()), sealed) {
            Ok(inner) => Self::from_inner(&inner),
            Err(Shut::Damaged) => Err(SaveFault::Damaged),
            Err(Shut::OtherKey) => Err(SaveFault::OtherKey),
        }
    }

    /// What is inside the seal.
    #[must_use]
    pub fn inner(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail, here and below.
        for occupant in &self.state.occupants {
            let _ = writeln!(text, "seat {occupant}");
        }
        for (seat, StandingOrder::PassTurn(turn)) in &self.state.orders {
            let TurnId {
                round,
                party,
                seat: leader,
            } = turn;
            let _ = writeln!(
                text,
                "order {} pass-turn {round} {party} {}",
                seat.0, leader.0
            );
        }
        if !self.state.automatic.is_empty() {
            let numbers = self.state.automatic.iter().map(usize::to_string);
            let _ = writeln!(text, "automatic {}", numbers.collect::<Vec<_>>().join(" "));
        }
        if let Some(language) = self.options.language {
            let _ = writeln!(text, "lang {}", language.tag());
        }
        if let Some(budget) = self.options.budget {
            let _ = writeln!(text, "budget {budget}");
        }
        if self.options.is_plain {
            text.push_str("plain\n");
        }
        if self.options.always_ask {
            text.push_str("ask-all\n");
        }
        if self.options.quick_end {
            text.push_str("quick-end\n");
        }
        if let Some(folder) = &self.options.content {
            let _ = writeln!(text, "content {folder}");
        }
        let mut record = self.record.clone();
        record.seed.clone_from(&self.seed);
        let _ = write!(text, "record\n{record}");
        text
    }

    /// Reads what [`Save::inner`] wrote.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_inner(text: &str) -> Result<Self, SaveFault> {
        let (head, record) = text.split_once("record\n").unwrap_or(("", text));
        let mut record: Record = record.parse()?;
        let mut save = Self {
            seed: record.seed.take(),
            record,
            state: DriverState::default(),
            options: SaveOptions::default(),
        };
        for line in head.lines() {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            save.read_line(key, value).ok_or(SaveFault::Damaged)?;
        }
        Ok(save)
    }

    fn read_line(&mut self, key: &str, value: &str) -> Option<()> {
        match key {
            "seat" => {
                let occupant: Occupant = value.parse().ok()?;
                self.state.occupants.push(occupant);
            }
            "order" => self.state.orders.push(read_order(value)?),
            "automatic" => {
                let numbers = value.split_whitespace().map(|number| number.parse().ok());
                self.state.automatic = numbers.collect::<Option<BTreeSet<usize>>>()?;
            }
            "lang" => {
                let is_tag = |language: &Language| language.tag() == value;
                self.options.language = Language::ALL.into_iter().find(is_tag);
            }
            "budget" => self.options.budget = Some(parse_budget(value).ok()?),
            "plain" => self.options.is_plain = true,
            "ask-all" => self.options.always_ask = true,
            "quick-end" => self.options.quick_end = true,
            "content" => self.options.content = Some(value.to_owned()),
            // A newer program may have added a line that this one can do without.
            _ => {}
        }
        Some(())
    }
}

fn read_order(value: &str) -> Option<(Seat, StandingOrder)> {
    let words: Vec<&str> = value.split_whitespace().collect();
    let [seat, "pass-turn", round, party, leader] = words[..] else {
        return None;
    };
    let turn = TurnId {
        round: round.parse().ok()?,
        party: party.parse().ok()?,
        seat: Seat(leader.parse().ok()?),
    };
    Some((Seat(seat.parse().ok()?), StandingOrder::PassTurn(turn)))
}

/// A text as [`Save::inner`] writes it, sealed as the save of that game.
#[must_use]
pub fn seal(game: &str, inner: &str, key: &Key, nonce: [u8; NONCE]) -> String {
    let head = head(game);
    let sealed = key.seal(nonce, &head, inner);
    head + &sealed
}

/// The lines that stay readable.
fn head(game: &str) -> String {
    format!("{HEADING}{FORMAT}\ngame {game}\n")
}

#[cfg(test)]
mod tests {
    use game::{Actor, RecordedMove};

    use super::*;

    const KEY: Key = Key::new([7; 32]);

    fn sample() -> Save {
        let turn = TurnId {
            round: 3,
            party: 1,
            seat: Seat(1),
        };
        Save {
            record: Record {
                game: "rush".to_owned(),
                rules: 1,
                setup: vec!["players 2".to_owned()],
                commitment: Some(Seed::new([1; 32]).commitment()),
                seed: None,
                moves: vec![RecordedMove {
                    actor: Actor::Seat(Seat(1)),
                    text: "pass".to_owned(),
                }],
            },
            seed: Some(Seed::new([1; 32])),
            state: DriverState {
                occupants: vec![Occupant::OFFICER, Occupant::Human, Occupant::Open],
                orders: vec![(Seat(1), StandingOrder::PassTurn(turn))],
                automatic: BTreeSet::from([1]),
            },
            options: SaveOptions {
                language: Some(Language::Czech),
                budget: Some(Budget::Millis(200)),
                is_plain: true,
                always_ask: true,
                quick_end: true,
                content: Some("/some where/content".to_owned()),
            },
        }
    }

    #[test]
    fn everything_comes_back_and_nothing_can_be_read() {
        let text = sample().seal(&KEY, [2; NONCE]);
        assert!(text.starts_with("sandtable save 1\ngame rush\n"), "{text}");
        assert!(
            !text.contains("pass") && !text.contains(&"01".repeat(32)),
            "{text}"
        );
        assert_eq!(Save::open(&text, &KEY), Ok(sample()));
        let other = Key::new([8; 32]);
        assert_eq!(Save::open(&text, &other), Err(SaveFault::OtherKey));
        // The game named in the open is sealed too.
        let forged = text.replace("game rush", "game orders");
        assert_eq!(Save::open(&forged, &KEY), Err(SaveFault::OtherKey));
    }

    #[test]
    fn saves_of_older_programs_are_read() {
        let record = sample().inner();
        let (_, record) = record.split_once("record\n").unwrap();
        for seats in ["", "seat officer\nseat human\nsomething new\n"] {
            let old = seal(
                "rush",
                &format!("{seats}record\n{record}"),
                &KEY,
                [2; NONCE],
            );
            let save = Save::open(&old, &KEY).unwrap();
            assert_eq!(save.record, sample().record);
            assert_eq!(save.seed, sample().seed);
            assert_eq!(save.options, SaveOptions::default());
        }
    }

    #[test]
    fn faults_are_told_apart() {
        let check = |text: &str, fault: SaveFault| assert_eq!(Save::open(text, &KEY), Err(fault));
        check("dear Ann", SaveFault::NoSave);
        check("sandtable save 2\ngame rush\n00", SaveFault::Newer(2));
        check("sandtable save 1\ngame rush\nfish", SaveFault::Damaged);
        check("sandtable save 1", SaveFault::Damaged);
        let inner = sample().inner();
        for (from, to) in [
            ("seat human", "seat ghost"),
            ("pass-turn", "sing"),
            ("automatic 1", "automatic x"),
        ] {
            let text = seal("rush", &inner.replace(from, to), &KEY, [2; NONCE]);
            check(&text, SaveFault::Damaged);
        }
    }
}
