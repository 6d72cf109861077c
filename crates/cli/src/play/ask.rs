//! One person asked: the keyboard passes, lines are typed, a move is made or taken back.

use client::{Choices, Meant};
use game::{Actor, Seat};
use games::StandingOrder;
use text::Args;

use super::{Flow, Session};
use crate::keyboard::Input;
use crate::prompt::Typed;

/// What came of handing the keyboard over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Handed {
    /// The same person sits there still.
    Kept,
    /// Another person has sat down.
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
            Handed::Kept | Handed::Over => self.driver.set_viewer(seat),
            Handed::Undone => return Ok(Flow::GoOn),
            Handed::Left => return Ok(Flow::Leave),
        }
        let sight = self.sight(seat);
        let choices = Choices::new(&sight, &*self.narrator(&sight)?);
        if let Some(text) = self.next_chosen(&choices)? {
            self.driver.play(seat, &text)?;
            return Ok(Flow::GoOn);
        }
        self.screen.fit(self.keyboard.size());
        self.show_news(seat, handed == Handed::Over)?;
        loop {
            let prompt = format!("{}> ", self.seat_name(seat)?);
            let line = match self.read(&prompt, &choices)? {
                Input::Line(line) => line,
                Input::Dropped => {
                    self.say("term-type", Args::new())?;
                    continue;
                }
                Input::End => return Ok(Flow::Leave),
            };
            self.screen.fit(self.keyboard.size());
            let text = match Typed::read(&line, &self.commands, &choices) {
                Typed::Quit if self.may_leave()? => return Ok(Flow::Leave),
                Typed::Quit => continue,
                Typed::Undo => {
                    if self.undo(seat)? {
                        return Ok(Flow::GoOn);
                    }
                    continue;
                }
                Typed::Skip => {
                    self.skip(seat)?;
                    return Ok(Flow::GoOn);
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
            match self.driver.play(seat, &text) {
                Ok(_) => return Ok(Flow::GoOn),
                Err(_) => self.tell_why(seat, &text)?,
            }
        }
    }

    /// What is still to be shown, page by page, and then the next line.
    pub(super) fn read(&mut self, prompt: &str, choices: &Choices) -> anyhow::Result<Input> {
        while self.screen.out.turn()? {
            let more = self.texts.word("term-more");
            let out = &mut self.screen.out;
            if self.keyboard.read(&more, &Choices::default(), out)? == Input::End {
                return Ok(Input::End);
            }
        }
        self.keyboard.read(prompt, choices, &mut self.screen.out)
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

    /// What the person has chosen beforehand and can still do; if they cannot, they are told.
    fn next_chosen(&mut self, choices: &Choices) -> anyhow::Result<Option<String>> {
        let Some(text) = self.chosen.pop_front() else {
            return Ok(None);
        };
        let is_listed = choices.all.iter().any(|named| named.choice.text == text);
        if !is_listed {
            self.chosen.clear();
            self.say("term-dropped", Args::new())?;
        }
        Ok(is_listed.then_some(text))
    }

    /// Whether nothing is lost by leaving; if something is, says so, once.
    fn may_leave(&mut self) -> anyhow::Result<bool> {
        if self.is_kept() {
            return Ok(true);
        }
        let movers = self.driver.table().actors(0);
        let is_human =
            |&actor: &Actor| matches!(actor, Actor::Seat(seat) if self.driver.is_human(seat));
        if !movers.iter().skip(self.kept).any(is_human) {
            return Ok(true);
        }
        self.kept = movers.len();
        self.say("term-quit-unsaved", Args::new())?;
        Ok(false)
    }

    /// Gives the standing order to pass until the turn is over, or withdraws it. Where passing is no
    /// choice the question stays, and the order holds for those to come.
    fn skip(&mut self, seat: Seat) -> anyhow::Result<()> {
        if !self.driver.orders(seat).is_empty() {
            self.driver.set_orders(seat, &[]);
            return self.say("term-not-skipping", Args::new());
        }
        let turn = self.driver.table().turn_id();
        self.driver
            .set_orders(seat, &[StandingOrder::PassTurn(turn)]);
        self.say("term-skipping", Args::new())
    }

    /// Takes that seat's last move back, or tells why not; whether the position has changed.
    pub(super) fn undo(&mut self, seat: Seat) -> anyhow::Result<bool> {
        let undone = self.driver.undo(seat);
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
                Ok(false)
            }
        }
    }

    /// Hides what the last person saw and waits until the next one sits down.
    fn hand_over(&mut self, seat: Seat) -> anyhow::Result<Handed> {
        let before = self.at_keyboard.replace(seat);
        if self.has_one_person() || before == Some(seat) {
            return Ok(Handed::Kept);
        }
        self.chosen.clear();
        self.screen.fit(self.keyboard.size());
        if before.is_some() {
            self.screen.cover(self.cover)?;
        }
        self.keyboard.pass_on()?;
        let args = Args::new().with("who", self.seat_name(seat)?);
        let pass = self.texts.say("term-pass-keyboard", args);
        let is_first = self.memories[seat.0 as usize].looked.is_none();
        loop {
            self.screen.gap()?;
            // What was said at the beginning is wiped before everybody could read it.
            if is_first && let Some(commitment) = self.driver.table().commitment() {
                self.tell_seal(commitment)?;
            }
            if self.cover.is_leaky() {
                self.say("term-scrollback", Args::new())?;
            }
            self.screen.heading(&pass)?;
            let line = match self.read("", &Choices::default())? {
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
                // The person who has just moved may still undo.
                (Typed::Undo, Some(before)) => {
                    if self.undo(before)? {
                        self.at_keyboard = Some(before);
                        self.driver.set_viewer(before);
                        return Ok(Handed::Undone);
                    }
                }
                _ => return Ok(Handed::Over),
            }
        }
    }
}
