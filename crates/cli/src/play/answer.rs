//! Commands that change nothing: why, hand, card, rules, record, save, help.

use std::path::Path;

use game::{Observer, Seat};
use text::{Args, CardTold};

use super::Session;
use crate::choices::{Choices, Meant, fold};
use crate::prompt::Typed;
use crate::{files, trouble};

impl Session<'_> {
    /// Answers what changes nothing.
    pub(super) fn answer(
        &mut self,
        seat: Seat,
        typed: &Typed,
        choices: &Choices,
    ) -> anyhow::Result<()> {
        match typed {
            Typed::Help => self.say("term-help", Args::new())?,
            Typed::View => self.show(seat)?,
            Typed::ViewJson => {
                let view = self.table.view(Observer::Seat(seat));
                writeln!(self.out, "{}", serde_json::to_string_pretty(&view)?)?;
            }
            Typed::Hand => self.show_hand(seat)?,
            Typed::Card(name) => self.show_card(name)?,
            Typed::Rules(topic) => self.show_rules(topic)?,
            Typed::Record(None) => write!(self.out, "{}", self.table.record())?,
            Typed::Record(Some(path)) => {
                let written = files::write_record(path, &self.table.record(), self.texts);
                self.tell_written(path, written)?;
            }
            Typed::Save(path) => {
                let mut record = self.table.record();
                record.seed = Some(self.seed.clone());
                let written = files::write_record(path, &record, self.texts);
                self.tell_written(path, written)?;
            }
            Typed::Why(words) => self.why(seat, words, choices)?,
            _ => self.say("term-type", Args::new())?,
        }
        Ok(())
    }

    fn tell_written(&mut self, path: &Path, written: anyhow::Result<()>) -> anyhow::Result<()> {
        match written {
            Ok(()) => {
                let args = Args::new().with("path", path.display().to_string());
                self.say("term-written", args)
            }
            Err(error) => {
                writeln!(self.out, "{}", trouble::tell(&error, self.texts))?;
                Ok(())
            }
        }
    }

    /// Tells why something is not possible. A name alone is tried with every verb that is listed.
    fn why(&mut self, seat: Seat, words: &str, choices: &Choices) -> anyhow::Result<()> {
        let number = words.parse().ok().and_then(|n| choices.numbered(n));
        if let Some(named) = number {
            return self.tell_why(seat, &named.text);
        }
        if let Ok(answer) = self.table.why_not(seat, words) {
            return self.tell_answer(words, answer.as_ref());
        }
        if let Meant::One(named) = choices.named(words) {
            let text = named.text.clone();
            return self.tell_why(seat, &text);
        }
        let ids = self.ids_named(words);
        let mut is_told = false;
        for verb in choices.verbs() {
            for id in &ids {
                let text = format!("{verb} {id}");
                if let Ok(answer) = self.table.why_not(seat, &text) {
                    let label = self.narrator.choice(&*self.table, seat, &text);
                    self.tell_answer(&label, answer.as_ref())?;
                    is_told = true;
                }
            }
        }
        if is_told {
            return Ok(());
        }
        self.tell_why(seat, words)
    }

    fn tell_why(&mut self, seat: Seat, text: &str) -> anyhow::Result<()> {
        match self.table.why_not(seat, text) {
            Ok(answer) => {
                let label = self.narrator.choice(&*self.table, seat, text);
                self.tell_answer(&label, answer.as_ref())
            }
            Err(error) => {
                let told = self.texts.play_error(&error, &*self.narrator);
                writeln!(self.out, "{told}")?;
                Ok(())
            }
        }
    }

    fn tell_answer(&mut self, text: &str, reason: Option<&game::Refused>) -> anyhow::Result<()> {
        let args = Args::new().with("text", text.to_owned());
        match reason {
            None => self.say("term-legal", args),
            Some(reason) => {
                let args = args.with("reason", self.narrator.refusal(reason));
                self.say("term-not-legal", args)
            }
        }
    }

    /// The ids of cards and other things whose names have these words in them.
    fn ids_named(&self, words: &str) -> Vec<String> {
        let words = fold(words);
        if words.is_empty() {
            return Vec::new();
        }
        let cards = self.narrator.cards().into_iter();
        let cards = cards.map(|card| (card.id, card.title));
        let names = self.narrator.names().into_iter().chain(cards);
        let found: Vec<(String, String)> = names
            .filter(|(id, name)| *id == words || fold(name).contains(&words))
            .collect();
        // A name spelt out means that thing alone.
        let exact: Vec<String> = found
            .iter()
            .filter(|(id, name)| *id == words || fold(name) == words)
            .map(|(id, _)| id.clone())
            .collect();
        if exact.is_empty() {
            found.into_iter().map(|(id, _)| id).collect()
        } else {
            exact
        }
    }

    /// The cards of the seat with what they do, copies told once.
    pub(super) fn show_hand(&mut self, seat: Seat) -> anyhow::Result<()> {
        if !self.narrator.is_spoken() {
            return Ok(());
        }
        let mut held: Vec<(CardTold, u32)> = Vec::new();
        for card in self.narrator.held(&*self.table, seat) {
            match held.iter_mut().find(|(other, _)| other.id == card.id) {
                Some((_, n)) => *n += 1,
                None => held.push((card, 1)),
            }
        }
        writeln!(self.out)?;
        if held.is_empty() {
            return self.say("term-empty-hand", Args::new());
        }
        let heading = self.texts.word("term-hand");
        writeln!(self.out, "{}", self.paint.strong(&heading))?;
        for (card, n) in held {
            let title = match n {
                1 => card.title.clone(),
                n => {
                    let args = Args::new().with("card", card.title.clone()).with("n", n);
                    self.texts.say("term-copies", args)
                }
            };
            self.tell_card(&title, &card)?;
        }
        Ok(())
    }

    fn tell_card(&mut self, title: &str, card: &CardTold) -> anyhow::Result<()> {
        let text = card.text.join(" ");
        let title = self.paint.strong(title);
        writeln!(self.out, "  {title} ({}). {text}", card.kind)?;
        Ok(())
    }

    fn show_card(&mut self, name: &str) -> anyhow::Result<()> {
        if name.is_empty() {
            return self.say("term-which-card", Args::new());
        }
        let ids = self.ids_named(name);
        let mut is_found = false;
        for card in self.narrator.cards() {
            if ids.contains(&card.id) {
                self.tell_card(&card.title.clone(), &card)?;
                is_found = true;
            }
        }
        if !is_found {
            let args = Args::new().with("name", name.to_owned());
            self.say("term-no-card", args)?;
        }
        Ok(())
    }

    fn show_rules(&mut self, topic: &str) -> anyhow::Result<()> {
        let rules = self.narrator.rules();
        if rules.is_empty() {
            return self.say("term-no-rules", Args::new());
        }
        let wanted = fold(topic);
        let found = rules
            .iter()
            .find(|(word, _)| !wanted.is_empty() && fold(word).starts_with(&wanted));
        if let Some((word, text)) = found {
            writeln!(self.out, "{}: {text}", self.paint.strong(word))?;
            return Ok(());
        }
        if !wanted.is_empty() {
            let args = Args::new().with("name", topic.to_owned());
            self.say("term-no-topic", args)?;
        }
        let topics: Vec<&str> = rules.iter().map(|(word, _)| word.as_str()).collect();
        let args = Args::new().with("topics", topics.join(", "));
        self.say("term-topics", args)
    }
}
