//! The two ends of a sitting: who plays, and how it ended.

use desk::{Choices, Sitter};
use game::{Observer, Seat};
use text::Args;

use super::Session;
use crate::keyboard::Input;
use crate::prompt::Typed;

impl Session<'_> {
    /// Who sits where, and how to get help.
    pub(super) fn welcome(&mut self) -> anyhow::Result<()> {
        self.screen.fit(self.keyboard.width());
        let table = &self.keeper.table;
        let sight = table.sight(Observer::Spectator, table.n_moves());
        let narrator = self.narrator(&sight)?;
        let sitters = self.keeper.sitters().iter();
        let sitters: Vec<String> = sitters
            .enumerate()
            .map(|(i, sitter)| {
                let name = narrator.seat(Seat(i as u8));
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
            .with("game", self.texts.game(sight.game().name()))
            .with("seats", sitters.join("; "));
        drop(narrator);
        self.say("term-welcome", args)?;
        if let Some(commitment) = sight.commitment {
            let args = Args::new().with("commitment", commitment.to_string());
            let sealed = self.texts.say("term-sealed", args);
            self.screen.aside(&sealed)?;
        }
        if self.keeper.n_humans() > 0 {
            self.say("term-hint", Args::new())?;
        }
        Ok(())
    }

    /// How the game ended, and a last look.
    pub(super) fn end(&mut self) -> anyhow::Result<()> {
        self.screen.fit(self.keyboard.width());
        let observer = self.at_keyboard.map_or(Observer::Spectator, Observer::Seat);
        if let Some(seat) = self.at_keyboard {
            self.tell_news(seat)?;
        }
        self.show_drawing(false)?;
        let sight = self.keeper.table.sight(observer, self.n_moves());
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
        if let Some(seed) = self.keeper.table.published().and_then(|record| record.seed) {
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
        while let Input::Line(line) =
            self.keyboard
                .read("> ", &Choices::default(), self.screen.out)?
        {
            self.screen.fit(self.keyboard.width());
            match Typed::read(&line, &self.commands, &Choices::default()) {
                Typed::Nothing
                | Typed::Numbers(_)
                | Typed::Words(_)
                | Typed::Undo
                | Typed::Quit => break,
                other => self.answer(seat, &other, &Choices::default())?,
            }
        }
        Ok(())
    }
}
