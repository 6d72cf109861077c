//! A table kept to go on with: its record with the seed, who sits where, and what they asked for.
//!
//! ```text
//! sandtable save 1
//! game rush
//! 5f0a…
//! ```
//!
//! All but the two first lines is sealed, see [`crate::seal`]: it holds everything that is
//! hidden at the table. Records with a seed, which older programs wrote in its place, are read as well.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use bots::Budget;
use driver::Occupant;
use game::Record;
use game::official::Seed;
use games::GameId;
use text::{Args, Language, Texts};

use crate::errors::of_path;
use crate::files;
use crate::home::Home;
use crate::seal::{self, Shut};

/// How a save begins, up to the number of its form.
pub(crate) const HEADING: &str = "sandtable save ";
const FORMAT: u32 = 1;

/// What goes on when a table is resumed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Save {
    /// Every move.
    pub(crate) record: Record,
    /// What chance is drawn from.
    pub(crate) seed: Seed,
    /// How they sit; nothing when an older program kept the table.
    pub(crate) seating: Option<Seating>,
}

/// Who sits at a table, and how they want it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Seating {
    /// Who sits in each seat.
    pub(crate) occupants: Vec<Occupant>,
    /// The language they read.
    pub(crate) language: Language,
    /// How long bots think that have no budget of their own.
    pub(crate) budget: Option<Budget>,
    /// Whether everything is told in plain lines.
    pub(crate) is_plain: bool,
    /// Whether moves without an alternative are left to the person.
    pub(crate) asks_all: bool,
    /// The folder of the content it is played with, if it is not carried.
    pub(crate) content: Option<PathBuf>,
}

impl Save {
    /// The text of the file.
    pub(crate) fn sealed(&self, home: &Home) -> std::io::Result<String> {
        seal(home, &self.record.game, &self.inner())
    }

    /// What is inside the seal.
    pub(crate) fn inner(&self) -> String {
        let mut text = String::new();
        if let Some(seating) = &self.seating {
            for occupant in &seating.occupants {
                // Writing to a string cannot fail, here and below.
                let _ = match occupant {
                    Occupant::Human => writeln!(text, "seat {}", Occupant::HUMAN),
                    Occupant::Bot(player) => writeln!(text, "seat {player}"),
                };
            }
            let _ = writeln!(text, "lang {}", seating.language.tag());
            if let Some(budget) = seating.budget {
                let _ = writeln!(text, "budget {budget}");
            }
            if seating.is_plain {
                text.push_str("plain\n");
            }
            if seating.asks_all {
                text.push_str("ask-all\n");
            }
            if let Some(folder) = seating.content.as_deref().and_then(Path::to_str) {
                let _ = writeln!(text, "content {folder}");
            }
        }
        let mut record = self.record.clone();
        record.seed = Some(self.seed.clone());
        let _ = write!(text, "record\n{record}");
        text
    }

    /// Reads what [`Save::inner`] wrote.
    fn from_inner(text: &str, texts: &Texts) -> anyhow::Result<Self> {
        let (head, record) = text.split_once("record\n").unwrap_or(("", text));
        let record: Result<Record, _> = record.parse();
        let mut record = record.map_err(|error| anyhow::Error::msg(texts.record_error(&error)))?;
        let seed = record.seed.take();
        let seed = seed.with_context(|| texts.word("error-save-damaged"))?;
        let mut seating = Seating {
            occupants: Vec::new(),
            language: Language::default(),
            budget: None,
            is_plain: false,
            asks_all: false,
            content: None,
        };
        for line in head.lines() {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            match key {
                "seat" => seating.occupants.push(Occupant::read(value)?),
                "lang" => {
                    let is_tag = |language: &Language| language.tag() == value;
                    let language = Language::ALL.into_iter().find(is_tag);
                    seating.language = language.unwrap_or_default();
                }
                "budget" => seating.budget = Some(bots::parse_budget(value)?),
                "plain" => seating.is_plain = true,
                "ask-all" => seating.asks_all = true,
                "content" => seating.content = Some(PathBuf::from(value)),
                // What a newer program added can be done without.
                _ => {}
            }
        }
        Ok(Self {
            record,
            seed,
            seating: Some(seating).filter(|seating| !seating.occupants.is_empty()),
        })
    }

    /// The table kept in that file, which must be of that game.
    pub(crate) fn read(
        path: &Path,
        game: GameId,
        home: Option<&Home>,
        texts: &Texts,
    ) -> anyhow::Result<Self> {
        let text = files::read(path, texts)?;
        let save = match text.strip_prefix(HEADING) {
            Some(rest) => open(rest, home, texts)
                .with_context(|| of_path("error-reading-save", path, texts))?,
            None => {
                let mut record = files::parse_record(&text, path, texts)?;
                let seed = record.seed.take();
                Self {
                    seed: seed.with_context(|| of_path("error-not-saved", path, texts))?,
                    record,
                    seating: None,
                }
            }
        };
        if save.record.game != game.name() {
            let args = Args::new()
                .with("path", path.display().to_string())
                .with("found", texts.game(&save.record.game))
                .with("game", texts.game(game.name()));
            bail!(texts.say("error-other-game", args));
        }
        Ok(save)
    }
}

/// A table of that game, as [`Save::inner`] writes it, sealed.
pub(crate) fn seal(home: &Home, game: &str, inner: &str) -> std::io::Result<String> {
    let head = head(game);
    let sealed = seal::seal(&home.key()?, &head, inner)?;
    Ok(head + &sealed)
}

/// The lines that stay readable.
fn head(game: &str) -> String {
    format!("{HEADING}{FORMAT}\ngame {game}\n")
}

/// Opens what follows the heading of a save.
fn open(rest: &str, home: Option<&Home>, texts: &Texts) -> anyhow::Result<Save> {
    let damaged = || texts.word("error-save-damaged");
    let (format, rest) = rest.split_once('\n').with_context(damaged)?;
    let format: u32 = format.trim().parse().ok().with_context(damaged)?;
    if format > FORMAT {
        let args = Args::new().with("found", format).with("known", FORMAT);
        bail!(texts.say("record-newer", args));
    }
    let (game, sealed) = rest.split_once('\n').with_context(damaged)?;
    let game = game.strip_prefix("game ").with_context(damaged)?.trim();
    let home = home.with_context(|| texts.word("error-no-home"))?;
    match home.key()?.open(&head(game), sealed) {
        Ok(inner) => Save::from_inner(&inner, texts),
        Err(Shut::Damaged) => bail!(damaged()),
        Err(Shut::OtherKey) => bail!(texts.word("error-other-key")),
    }
}

#[cfg(test)]
mod tests {
    use game::{Actor, RecordedMove, Seat};

    use super::*;
    use crate::folder::Folder;

    fn sample() -> Save {
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
            seed: Seed::new([1; 32]),
            seating: Some(Seating {
                occupants: vec![Occupant::OFFICER, Occupant::Human],
                language: Language::Czech,
                budget: Some(Budget::Millis(200)),
                is_plain: true,
                asks_all: true,
                content: Some(PathBuf::from("/some where/content")),
            }),
        }
    }

    #[test]
    fn everything_comes_back_and_nothing_can_be_read() {
        let folder = Folder::new("save-round");
        let home = Home::at(folder.path());
        let text = sample().sealed(&home).unwrap();
        assert!(text.starts_with("sandtable save 1\ngame rush\n"), "{text}");
        // Chance writes four given digits into every eighth seal; the whole seed it never does.
        let seed = "01".repeat(32);
        assert!(!text.contains("pass") && !text.contains(&seed), "{text}");
        let path = folder.file("a.save", &text);
        let texts = Texts::new(Language::English);
        let read = |home: &Home| Save::read(Path::new(&path), GameId::Rush, Some(home), &texts);
        assert_eq!(read(&home).unwrap(), sample());
        // Another person's key does not open it.
        let other = Home::at(&folder.path().join("other"));
        let told = format!("{:#}", read(&other).unwrap_err());
        assert!(told.contains("another key"), "{told}");
        let wrong = Save::read(Path::new(&path), GameId::Orders, Some(&home), &texts);
        assert!(wrong.is_err());
    }

    #[test]
    fn a_save_of_an_older_program_is_read() {
        let folder = Folder::new("save-old");
        let mut record = sample().record;
        record.seed = Some(Seed::new([1; 32]));
        let path = folder.file("old.save", &record.to_string());
        let texts = Texts::new(Language::English);
        let save = Save::read(Path::new(&path), GameId::Rush, None, &texts).unwrap();
        assert_eq!(save.seating, None);
        assert_eq!(save.record, sample().record);
    }
}
