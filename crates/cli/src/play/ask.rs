//! One person asked: the keyboard passes, lines are typed, a move is made or taken back.

use desk::{Choices, Meant};
use game::{Actor, Seat};
use text::Args;

use super::{Flow, Session, movers};
use crate::keyboard::Input;
use crate::prompt::Typed;

/// What came of handing the keyboard over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Handed {
    /// The same person sits there still.
    Kept,
    /// Somebody else has sat down.
    Over,
    /// The one before took their move back.
    Undone,
    /// Everybody has left.
    Left,
}

impl Session<'_> {
    /// Shows the seat its table and takes lines until the position has changed.
    pub(super) fn ask(&mut self, seat: Seat) -> anyhow::Result<Flow> {
        let handed = self.hand_over(seat)?;
        match handed {
            Handed::Kept | Handed::Over => {}
            Handed::Undone => return Ok(Flow::GoOn),
            Handed::Left => return Ok(Flow::Leave),
        }
        let sight = self.sight(seat);
        let choices = Choices::new(&sight, &*self.narrator(&sight)?);
        if let Some(text) = self.next_chosen(&choices) {
            self.keeper.table.play(seat, &text)?;
            return Ok(Flow::GoOn);
        }
        // Where others sit, they could learn from it that somebody was not asked.
        if self.keeper.n_humans() == 1
            && let Some(pass) = desk::only_pass(&sight)
        {
            let played = self.keeper.table.play(seat, &pass.text)?;
            self.made.insert(played.number);
            return Ok(Flow::GoOn);
        }
        self.screen.fit(self.keyboard.width());
        self.show_news(seat, handed == Handed::Over)?;
        loop {
            let prompt = format!("{}> ", self.seat_name(seat)?);
            let line = match self.keyboard.read(&prompt, &choices, self.screen.out)? {
                Input::Line(line) => line,
                Input::Dropped => {
                    self.say("term-type", Args::new())?;
                    continue;
                }
                Input::End => return Ok(Flow::Leave),
            };
            self.screen.fit(self.keyboard.width());
            let text = match Typed::read(&line, &self.commands, &choices) {
                Typed::Quit if self.may_leave()? => return Ok(Flow::Leave),
                Typed::Quit => continue,
                Typed::Undo => {
                    if self.undo(seat)? {
                        return Ok(Flow::GoOn);
                    }
                    continue;
                }
                Typed::Nothing if choices.n_ordinary == 1 => choices.all[0].choice.text.clone(),
                Typed::Numbers(numbers) => match self.choose(&numbers, &choices) {
                    Some(text) => text,
                    None => {
                        let args = Args::new().with("n", choices.all.len());
                        self.say("term-choose-range", args)?;
                        continue;
                    }
                },
                Typed::Words(words) => match choices.named(&words) {
                    Meant::One(named) => named.choice.text.clone(),
                    Meant::Several(several) => {
                        self.say("term-several", Args::new())?;
                        for (number, named) in several {
                            self.screen.choices(number, &[&named.label])?;
                        }
                        continue;
                    }
                    Meant::None => words,
                },
                other => {
                    self.answer(seat, &other, &choices)?;
                    continue;
                }
            };
            match self.keeper.table.play(seat, &text) {
                Ok(_) => return Ok(Flow::GoOn),
                Err(_) => self.tell_why(seat, &text)?,
            }
        }
    }

    /// The first of the choices with these numbers; the others are made after it, if they still
    /// can be. None when there is no such number.
    fn choose(&mut self, numbers: &[usize], choices: &Choices) -> Option<String> {
        let chosen = numbers.iter().map(|&number| choices.numbered(number));
        let mut texts = chosen.map(|named| named.map(|named| named.choice.text.clone()));
        let first = texts.next()??;
        self.chosen = texts.collect::<Option<_>>()?;
        Some(first)
    }

    /// What the person has chosen beforehand and can still do.
    fn next_chosen(&mut self, choices: &Choices) -> Option<String> {
        let text = self.chosen.pop_front()?;
        let is_listed = choices.all.iter().any(|named| named.choice.text == text);
        if !is_listed {
            self.chosen.clear();
        }
        is_listed.then_some(text)
    }

    /// Whether nothing is lost by leaving; if something is, says so, once.
    fn may_leave(&mut self) -> anyhow::Result<bool> {
        let movers = movers(&self.keeper.table);
        let is_human =
            |&actor: &Actor| matches!(actor, Actor::Seat(seat) if self.keeper.is_human(seat));
        if !movers.iter().skip(self.kept).any(is_human) {
            return Ok(true);
        }
        self.kept = movers.len();
        self.say("term-quit-unsaved", Args::new())?;
        Ok(false)
    }

    /// Takes that seat's last move back, or tells why not; whether the position has changed.
    fn undo(&mut self, seat: Seat) -> anyhow::Result<bool> {
        let mut undone = self.keeper.table.undo(seat);
        let has_changed = undone.is_ok();
        // What was made for them was not theirs to choose.
        while undone.is_ok() && self.made.remove(&(self.n_moves() + 1)) {
            undone = self.keeper.table.undo(seat);
        }
        match undone {
            Ok(()) => {
                let n = self.n_moves();
                self.kept = self.kept.min(n);
                for memory in &mut self.memories {
                    memory.told = memory.told.min(n);
                    memory.looked = memory.looked.map(|looked| looked.min(n));
                }
                self.say("term-undone", Args::new())?;
                Ok(true)
            }
            Err(reason) => {
                let sight = self.sight(seat);
                let told = self.texts.undo_error(reason, &*self.narrator(&sight)?);
                self.screen.line(&told)?;
                Ok(has_changed)
            }
        }
    }

    /// Hides what the last person saw and waits until the next one sits down.
    fn hand_over(&mut self, seat: Seat) -> anyhow::Result<Handed> {
        let before = self.at_keyboard.replace(seat);
        if self.keeper.n_humans() < 2 || before == Some(seat) {
            return Ok(Handed::Kept);
        }
        self.chosen.clear();
        if self.is_screen {
            self.screen.clear()?;
        }
        self.keyboard.pass_on()?;
        self.screen.fit(self.keyboard.width());
        let args = Args::new().with("who", self.seat_name(seat)?);
        let pass = self.texts.say("term-pass-keyboard", args);
        loop {
            self.screen.gap()?;
            self.screen.heading(&pass)?;
            let line = match self
                .keyboard
                .read("", &Choices::default(), self.screen.out)?
            {
                Input::Line(line) => line,
                Input::Dropped => continue,
                Input::End => return Ok(Handed::Left),
            };
            match (
                Typed::read(&line, &self.commands, &Choices::default()),
                before,
            ) {
                (Typed::Quit, _) => {
                    if self.may_leave()? {
                        return Ok(Handed::Left);
                    }
                }
                // Whoever has just moved may still think better of it.
                (Typed::Undo, Some(before)) => {
                    if self.undo(before)? {
                        self.at_keyboard = Some(before);
                        return Ok(Handed::Undone);
                    }
                }
                _ => return Ok(Handed::Over),
            }
        }
    }
}
