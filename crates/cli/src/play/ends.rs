//! The two ends of a table: who plays, and how it ended.

use std::io::Write as _;
use std::path::Path;

use client::Choices;
use driver::Occupant;
use game::official::Commitment;
use game::{Observer, Seat};
use text::Args;

use super::Session;
use crate::interrupt;
use crate::keyboard::Input;
use crate::prompt::Typed;

impl Session<'_> {
    /// Who sits where, and how to get help.
    pub(super) fn welcome(&mut self) -> anyhow::Result<()> {
        self.screen.fit(self.keyboard.size());
        let table = self.driver.table();
        let sight = table.sight(Observer::Spectator, table.n_moves());
        let narrator = self.narrator(&sight)?;
        let occupants = self.driver.occupants().iter();
        let occupants: Vec<String> = occupants
            .enumerate()
            .map(|(i, occupant)| {
                let name = narrator.seat(Seat(i as u8));
                let bot = match occupant {
                    Occupant::Human => return name,
                    Occupant::Bot(player) => format!("term-bot-{}", player.level.name()),
                    // At one keyboard every seat is a person's or a bot's.
                    Occupant::Open | Occupant::Absent => return name,
                };
                let args = Args::new()
                    .with("seat", name)
                    .with("bot", self.texts.word(&bot));
                self.texts.say("term-bot", args)
            })
            .collect();
        let args = Args::new()
            .with("game", self.texts.game(sight.game().name()))
            .with("seats", occupants.join("; "));
        drop(narrator);
        self.say("term-welcome", args)?;
        if let Some(commitment) = sight.commitment {
            self.tell_seal(commitment)?;
        }
        if !self.driver.people().is_empty() {
            self.say("term-hint", Args::new())?;
        }
        Ok(())
    }

    /// What seals chance, or that a known number does not.
    pub(super) fn tell_seal(&mut self, commitment: Commitment) -> anyhow::Result<()> {
        let told = if self.is_chosen {
            self.texts.word("term-not-sealed")
        } else {
            let args = Args::new().with("commitment", commitment.to_string());
            self.texts.say("term-sealed", args)
        };
        self.screen.aside(&told)?;
        Ok(())
    }

    /// That the game is not over, and how to go on with it.
    pub(super) fn leave(&mut self) -> anyhow::Result<()> {
        self.screen.uncover()?;
        self.say("term-left", Args::new())?;
        match self.kept_told() {
            Some(told) => Ok(self.screen.line(&told)?),
            None => Ok(()),
        }
    }

    /// Where the table is kept, and how to go on with it.
    fn kept_told(&self) -> Option<String> {
        let place = self.autosave.place.as_ref()?;
        let game = self.driver.table().game().name();
        let args = Args::new().with("path", place.display().to_string());
        // The path is shown as a line of a shell would need it.
        let command = match self.autosave.record.is_some() {
            true => format!("sandtable play {game} --resume {}", quoted(place)),
            false => format!("sandtable play {game} --resume"),
        };
        Some(self.texts.say("term-kept", args.with("command", command)))
    }

    /// Ctrl-C and its like end the program at once, also while a bot thinks: the table is kept.
    pub(super) fn on_interrupt(&self) -> anyhow::Result<()> {
        let told = self.kept_told();
        let uncover = self.cover.leave();
        interrupt::on(self.texts, move || {
            let mut err = std::io::stderr();
            let told = told.as_deref().unwrap_or_default();
            // Nothing is left to be done when even this cannot be written.
            let _ = writeln!(err, "{uncover}\n{told}");
            std::process::exit(interrupt::CODE.into());
        })
    }

    /// How the game ended, and a last look.
    pub(super) fn end(&mut self) -> anyhow::Result<()> {
        self.screen.uncover()?;
        self.publish()?;
        self.screen.fit(self.keyboard.size());
        let observer = self.at_keyboard.map_or(Observer::Spectator, Observer::Seat);
        if let Some(seat) = self.at_keyboard {
            self.tell_news(seat)?;
        }
        self.show_drawing(false)?;
        let sight = self.driver.sight(observer, self.n_moves());
        let narrator = self.narrator(&sight)?;
        let (summary, outcome) = (narrator.summary(), narrator.outcome());
        drop(narrator);
        for line in summary {
            self.show_line(&line)?;
        }
        self.screen.gap()?;
        if let Some(told) = outcome {
            self.screen.heading(&told)?;
        }
        if let Some(seed) = self
            .driver
            .table()
            .published()
            .and_then(|record| record.seed)
        {
            let args = Args::new().with("seed", seed.to_string());
            let told = self.texts.say("term-seed", args);
            self.screen.aside(&told)?;
        }
        match self.at_keyboard {
            Some(seat) => self.look_back(seat),
            None => Ok(()),
        }
    }

    /// Commands that change nothing, as long as the person types them.
    fn look_back(&mut self, seat: Seat) -> anyhow::Result<()> {
        self.say("term-look-back", Args::new())?;
        while let Input::Line(line) = self.read("> ", &Choices::default())? {
            self.screen.fit(self.keyboard.size());
            match Typed::read(&line, &self.commands, &Choices::default()) {
                Typed::Nothing
                | Typed::Numbers(_)
                | Typed::Words(_)
                | Typed::Undo
                | Typed::Skip
                | Typed::Quit => break,
                other => self.answer(seat, &other, &Choices::default())?,
            }
        }
        Ok(())
    }
}

/// A path as a shell takes it for one word.
fn quoted(path: &Path) -> String {
    let path = path.display().to_string();
    let is_plain = |c: char| c.is_alphanumeric() || "/._-+,@".contains(c);
    if path.chars().all(is_plain) {
        path
    } else {
        format!("'{}'", path.replace('\'', r"'\''"))
    }
}
