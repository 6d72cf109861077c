//! The two ends of a sitting: who plays, and how it ended.

use game::{Observer, Outcome, Seat};
use text::Args;

use super::Session;
use crate::chairs;
use crate::choices::Choices;
use crate::keyboard::Input;
use crate::prompt::Typed;
use crate::sitter::Sitter;

impl Session<'_> {
    /// Who sits where, and how to get help.
    pub(super) fn welcome(&mut self) -> anyhow::Result<()> {
        self.screen.fit(self.keyboard.width());
        let sitters: Vec<String> = self
            .sitters
            .iter()
            .enumerate()
            .map(|(i, sitter)| {
                let name = self.narrator.seat(&*self.table, Seat(i as u8));
                let bot = match sitter {
                    Sitter::Human => return name,
                    Sitter::Bot(player) => format!("term-bot-{}", player.level.name()),
                };
                let args = Args::new()
                    .with("seat", name)
                    .with("bot", self.texts.word(&bot));
                self.texts.say("term-bot", args)
            })
            .collect();
        let args = Args::new()
            .with("game", self.texts.game(self.table.game()))
            .with("seats", sitters.join("; "));
        self.say("term-welcome", args)?;
        if let Some(commitment) = self.table.commitment() {
            let args = Args::new().with("commitment", commitment.to_string());
            let sealed = self.texts.say("term-sealed", args);
            self.screen.aside(&sealed)?;
        }
        if self.sitters.contains(&Sitter::Human) {
            self.say("term-hint", Args::new())?;
        }
        Ok(())
    }

    /// How the game ended, and a last look.
    pub(super) fn end(&mut self, outcome: &Outcome) -> anyhow::Result<()> {
        self.screen.fit(self.keyboard.width());
        let observer = self.at_keyboard.map_or(Observer::Spectator, Observer::Seat);
        if let Some(seat) = self.at_keyboard {
            self.tell_news(seat)?;
        }
        self.show_drawing(false)?;
        for line in self.narrator.summary(&*self.table, observer) {
            self.show_line(&line)?;
        }
        self.screen.gap()?;
        match self.narrator.outcome(&*self.table) {
            Some(told) => self.screen.heading(&told)?,
            None => chairs::outcome(&*self.table, self.texts, outcome, self.screen.out)?,
        }
        if let Some(seed) = self.table.record().seed {
            let args = Args::new().with("seed", seed.to_string());
            let told = self.texts.say("term-seed", args);
            self.screen.aside(&told)?;
        }
        match self.at_keyboard {
            Some(seat) => self.look_back(seat),
            None => Ok(()),
        }
    }

    /// Commands that change nothing, as long as somebody types them.
    fn look_back(&mut self, seat: Seat) -> anyhow::Result<()> {
        self.say("term-look-back", Args::new())?;
        while let Input::Line(line) = self.keyboard.read("> ", &Choices::NONE, self.screen.out)? {
            self.screen.fit(self.keyboard.width());
            match Typed::read(&line, &self.commands, &Choices::NONE) {
                Typed::Nothing
                | Typed::Numbers(_)
                | Typed::Words(_)
                | Typed::Undo
                | Typed::Quit => break,
                other => self.answer(seat, &other, &Choices::NONE)?,
            }
        }
        Ok(())
    }
}
