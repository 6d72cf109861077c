//! Autosave the table: by itself after every move, in a file on command, and as a record once
//! nothing is hidden any more.
//!
//! As long as the game runs, nothing that is written can be read: see [`Save`].

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::bail;
use game::{Observer, Seat};
use text::{Args, Texts};

use super::{Sat, Session};
use crate::errors::of_path;
use crate::home::Home;
use crate::save::{self, Save, SaveOptions};
use crate::{errors, files, replay};

/// Where and how a table is kept.
#[derive(Debug, Default)]
pub(super) struct Autosave {
    /// The program's own folder, with the key of saves.
    pub(super) home: Option<Home>,
    /// Where the table is kept after every move.
    pub(super) place: Option<PathBuf>,
    /// Where the record goes in the end (`--record`).
    pub(super) record: Option<PathBuf>,
    /// The folder of other content.
    pub(super) content: Option<PathBuf>,
    /// How many moves the kept table has.
    n_kept: Option<usize>,
    /// Files that this session wrote, which it may write again.
    own: BTreeSet<PathBuf>,
    /// A file that the person is asked about before it is overwritten.
    doubted: Option<PathBuf>,
}

impl Autosave {
    /// Decides where a table is kept by itself: where its record is to go, or in the program's
    /// own folder when people sit at it.
    pub(super) fn new(
        record: Option<&Path>,
        home: Option<Home>,
        sat: &Sat,
        texts: &Texts,
    ) -> anyhow::Result<Self> {
        let mut autosave = Self {
            home,
            content: sat.content.clone(),
            ..Self::default()
        };
        let name = sat
            .table
            .commitment()
            .map(|commitment| commitment.to_string());
        let name: String = name.iter().flat_map(|name| name.chars()).take(16).collect();
        if let Some(path) = record {
            // Now rather than at the end, when it would be a pity.
            if let There::SomethingElse = there(path) {
                bail!(of_path("error-not-a-record", path, texts));
            }
            autosave.place = Some(path.to_owned());
            autosave.record = Some(path.to_owned());
        } else if sat
            .state
            .occupants
            .iter()
            .any(|occupant| occupant.is_human())
            && let Some(home) = &autosave.home
        {
            home.prune();
            // Where nothing can be written the game goes on all the same.
            autosave.place = home.table(sat.table.game(), &name).ok();
        }
        Ok(autosave)
    }
}

impl Session<'_> {
    /// Whether the table as it stands is kept.
    pub(super) fn is_kept(&self) -> bool {
        self.autosave.place.is_some() && self.autosave.n_kept == Some(self.n_moves())
    }

    /// Keeps the table where it is kept by itself. What cannot be written is told once, and the game
    /// goes on. A table whose record has no place is not begun.
    pub(super) fn keep(&mut self) -> anyhow::Result<()> {
        let Some(place) = self.autosave.place.clone() else {
            return Ok(());
        };
        if self.is_kept() {
            return Ok(());
        }
        match self.sealed().and_then(|text| {
            files::write(&place, &text, self.texts)?;
            Ok(())
        }) {
            Ok(()) => self.autosave.n_kept = Some(self.n_moves()),
            Err(error) if self.autosave.record.is_some() && self.autosave.n_kept.is_none() => {
                return Err(error);
            }
            Err(error) => {
                self.autosave.place = None;
                let args = Args::new().with("reason", errors::tell(&error, self.texts));
                self.say("term-not-kept", args)?;
            }
        }
        Ok(())
    }

    /// Writes the record to where it was asked for, and removes the unfinished table.
    pub(super) fn publish(&mut self) -> anyhow::Result<()> {
        let kept = self.autosave.place.take();
        match (&self.autosave.record, self.driver.table().published(), kept) {
            (Some(place), Some(record), _) => files::write(place, &record.to_string(), self.texts),
            (None, Some(_), Some(kept)) => {
                // The game is over: a file that cannot be removed does no harm.
                let _ = fs::remove_file(kept);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// The table as a sealed text.
    fn sealed(&self) -> anyhow::Result<String> {
        let save = Save {
            record: self.driver.table().record().into_exposed(),
            seed: Some(self.seed.clone()),
            state: self.driver.state(),
            options: SaveOptions {
                language: Some(self.texts.language()),
                budget: self.driver.budget,
                is_plain: self.screen.is_plain,
                always_ask: self.always_ask,
                quick_end: self.quick_end,
                content: self
                    .autosave
                    .content
                    .as_deref()
                    .and_then(Path::to_str)
                    .map(str::to_owned),
            },
        };
        let home = self.autosave.home.as_ref();
        let home = home.ok_or_else(|| anyhow::Error::msg(self.texts.word("error-no-home")))?;
        Ok(save::sealed(&save, home)?)
    }

    /// Saves the table to a file that the person names.
    pub(super) fn save(&mut self, path: &Path) -> anyhow::Result<()> {
        if path.as_os_str().is_empty() {
            return self.say("term-which-file", Args::new());
        }
        if self.driver.table().published().is_some() {
            // Nothing is left to go on with.
            return self.record(None, Some(path));
        }
        match self.sealed() {
            Ok(text) => {
                if self.write(path, &text)? {
                    self.kept = self.n_moves();
                }
            }
            Err(error) => self.screen.line(&errors::tell(&error, self.texts))?,
        }
        Ok(())
    }

    /// The record of a game that is over, on the screen or into a file; before that, what the seat has
    /// seen of it.
    pub(super) fn record(&mut self, seat: Option<Seat>, path: Option<&Path>) -> anyhow::Result<()> {
        match (self.driver.table().published(), path) {
            (Some(record), Some(path)) => {
                self.write(path, &record.to_string())?;
            }
            (Some(record), None) => write!(self.screen.out, "{record}")?,
            (None, Some(_)) => self.say("term-no-record-yet", Args::new())?,
            (None, None) => {
                let observer = seat.map_or(Observer::Spectator, Observer::Seat);
                let sight = self.driver.sight(observer, 0);
                let narrator = self.texts.narrator(&sight)?;
                let mut told = Vec::new();
                replay::tell_seen(&*narrator, self.texts, &mut told)?;
                drop(narrator);
                for line in String::from_utf8_lossy(&told).lines() {
                    self.screen.line(line)?;
                }
                if let Some(commitment) = sight.commitment {
                    self.tell_seal(commitment)?;
                }
            }
        }
        Ok(())
    }

    /// Writes a file and says so, or why not; whether it was written. What was there before and is not
    /// of this session is written over only when the same is said twice.
    fn write(&mut self, path: &Path, text: &str) -> anyhow::Result<bool> {
        let path = files::expand(path);
        let args = Args::new().with("path", path.display().to_string());
        let doubted = self.autosave.doubted.take();
        match there(&path) {
            There::SomethingElse => {
                self.say("term-not-a-record", args)?;
                return Ok(false);
            }
            There::Table
                if !self.autosave.own.contains(&path) && doubted.as_ref() != Some(&path) =>
            {
                self.autosave.doubted = Some(path);
                self.say("term-write-over", args)?;
                return Ok(false);
            }
            There::Table | There::Nothing => {}
        }
        match files::write(&path, text, self.texts) {
            Ok(()) => {
                self.autosave.own.insert(path);
                self.say("term-written", args)?;
                Ok(true)
            }
            Err(error) => {
                self.screen.line(&errors::tell(&error, self.texts))?;
                Ok(false)
            }
        }
    }
}

/// What a file to be written holds now.
enum There {
    /// Nothing that could be lost.
    Nothing,
    /// A record or a save.
    Table,
    /// Something that must not be lost for a record.
    SomethingElse,
}

fn there(path: &Path) -> There {
    let mut begin = Vec::new();
    let read = fs::File::open(path).and_then(|file| {
        if !file.metadata()?.is_file() {
            return Ok(0);
        }
        io::Read::read_to_end(&mut io::Read::take(file, 64), &mut begin)
    });
    match read {
        Ok(0) => There::Nothing,
        Ok(_) if begin.starts_with(b"sandtable record ") => There::Table,
        Ok(_) if begin.starts_with(save::HEADING.as_bytes()) => There::Table,
        Ok(_) => There::SomethingElse,
        // It says so itself when it is written to.
        Err(_) => There::Nothing,
    }
}
