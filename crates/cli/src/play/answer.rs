//! Commands that change nothing: why, hand, card, rules, help; `keep` has those about files.

use std::io::Write as _;

use client::{Choices, Meant, fold, pointing};
use game::Seat;
use text::{Args, Narrator, capital};

use super::Session;
use crate::prompt::Typed;

/// Of more cards only the titles are told.
const MOST_TOLD: usize = 12;

impl Session<'_> {
    /// Answers what changes nothing.
    pub(super) fn answer(
        &mut self,
        seat: Seat,
        typed: &Typed,
        choices: &Choices,
    ) -> anyhow::Result<()> {
        match typed {
            Typed::Help => {
                let help = self.texts.word("term-help");
                self.screen.definitions(&help)?;
            }
            Typed::View => self.show_all(seat)?,
            Typed::ViewJson => {
                let sight = self.sight(seat);
                let json = serde_json::to_string_pretty(&*sight)?;
                writeln!(self.screen.out, "{json}")?;
            }
            Typed::Board(name) => self.show_board(seat, name)?,
            Typed::Hand => self.show_hand(seat)?,
            Typed::Card(name) => self.show_card(seat, name)?,
            Typed::Rules(topic) => self.show_rules(seat, topic)?,
            Typed::Record(path) => self.record(Some(seat), path.as_deref())?,
            Typed::Save(path) => self.save(path)?,
            Typed::Why(words) => self.why(seat, words, choices)?,
            _ => self.say("term-type", Args::new())?,
        }
        Ok(())
    }

    /// Tells why something is not possible: a choice by its number, a move in notation, or a thing that
    /// stands on the table by its name, alone or with what could be done with it.
    fn why(&mut self, seat: Seat, words: &str, choices: &Choices) -> anyhow::Result<()> {
        if words.is_empty() {
            return self.say("term-which-move", Args::new());
        }
        let number = words.parse().ok().and_then(|n| choices.numbered(n));
        if let Some(named) = number {
            return self.tell_why(seat, &named.choice.text);
        }
        if self.driver.table().why_not(seat, words).is_ok() {
            return self.tell_why(seat, words);
        }
        if let Meant::One(named) = choices.named(words) {
            return self.tell_why(seat, &named.choice.text);
        }
        let sight = self.sight(seat);
        let narrator = self.narrator(&sight)?;
        let ways = pointing::ways_named(self.driver.table(), &*narrator, seat, words);
        let is_thing = !pointing::things_named(&*narrator, words).is_empty();
        let ways: Vec<(String, Option<String>)> = ways
            .into_iter()
            .map(|(label, way)| (label, way.refused.map(|refused| narrator.refusal(&refused))))
            .collect();
        drop(narrator);
        if !ways.is_empty() {
            let ways = ways.into_iter();
            return ways
                .into_iter()
                .try_for_each(|(label, reason)| self.tell_answer(&label, reason));
        }
        if is_thing {
            let args = Args::new().with("name", words.to_owned());
            return self.say("term-not-asked-about", args);
        }
        self.tell_why(seat, words)
    }

    /// Why a move is not possible, or that it is.
    pub(super) fn tell_why(&mut self, seat: Seat, text: &str) -> anyhow::Result<()> {
        let sight = self.sight(seat);
        let narrator = self.narrator(&sight)?;
        match self.driver.table().why_not(seat, text) {
            Ok(refused) => {
                let label = narrator.choice(text);
                let reason = refused.map(|refused| narrator.refusal(&refused));
                drop(narrator);
                self.tell_answer(&label, reason)
            }
            Err(error) => {
                let told = self.texts.play_error(&error, &*narrator);
                drop(narrator);
                self.screen.line(&told)?;
                Ok(())
            }
        }
    }

    fn tell_answer(&mut self, text: &str, reason: Option<String>) -> anyhow::Result<()> {
        let args = Args::new().with("text", text.to_owned());
        match reason {
            None => self.say("term-legal", args),
            Some(reason) => self.say("term-not-legal", args.with("reason", reason)),
        }
    }

    /// The ids of cards and other things whose names have these words in them.
    fn ids_named(narrator: &dyn Narrator, words: &str) -> Vec<String> {
        let words = fold(words);
        if words.is_empty() {
            return Vec::new();
        }
        let cards = narrator.cards().into_iter();
        let cards = cards.map(|card| (card.id, card.title));
        let names = narrator.names().into_iter().chain(cards);
        let found: Vec<(String, String)> = names
            .filter(|(_, name)| fold(name).contains(&words))
            .collect();
        // A name spelt out means that thing alone.
        let exact: Vec<String> = found
            .iter()
            .filter(|(_, name)| fold(name) == words)
            .map(|(id, _)| id.clone())
            .collect();
        if exact.is_empty() {
            found.into_iter().map(|(id, _)| id).collect()
        } else {
            exact
        }
    }

    fn show_card(&mut self, seat: Seat, name: &str) -> anyhow::Result<()> {
        if name.is_empty() {
            return self.say("term-which-card", Args::new());
        }
        let sight = self.sight(seat);
        let narrator = self.narrator(&sight)?;
        let ids = Self::ids_named(&*narrator, name);
        let mut cards = narrator.cards();
        drop(narrator);
        cards.retain(|card| ids.contains(&card.id));
        if cards.is_empty() {
            let args = Args::new().with("name", name.to_owned());
            return self.say("term-no-card", args);
        }
        if cards.len() > MOST_TOLD {
            let titles: Vec<String> = cards.into_iter().map(|card| card.title).collect();
            let args = Args::new().with("cards", titles.join(", "));
            return self.say("term-many-cards", args);
        }
        for card in &cards {
            self.tell_card(&card.title, card)?;
        }
        Ok(())
    }

    fn show_board(&mut self, seat: Seat, name: &str) -> anyhow::Result<()> {
        let sight = self.sight(seat);
        let narrator = self.narrator(&sight)?;
        let mut places = narrator.places();
        let has_drawing = !narrator.drawing().is_empty();
        let ids = Self::ids_named(&*narrator, name);
        drop(narrator);
        if places.is_empty() {
            return self.say("term-no-board", Args::new());
        }
        if name.is_empty() && has_drawing && !self.screen.is_plain {
            return self.show_drawing(true);
        }
        if !name.is_empty() {
            places.retain(|place| ids.contains(&place.id));
        }
        if places.is_empty() {
            let args = Args::new().with("name", name.to_owned());
            return self.say("term-no-place", args);
        }
        for place in places {
            let args = Args::new().with("places", place.neighbours.join(", "));
            let next = self.texts.say("term-next-to", args);
            let name = self.screen.paint.strong(&place.name);
            self.screen
                .line(&format!("  {name}: {} {next}", place.text))?;
        }
        Ok(())
    }

    fn show_rules(&mut self, seat: Seat, topic: &str) -> anyhow::Result<()> {
        let sight = self.sight(seat);
        let rules = self.narrator(&sight)?.rules();
        if rules.is_empty() {
            return self.say("term-no-rules", Args::new());
        }
        let wanted = fold(topic);
        let found = rules
            .iter()
            .find(|(word, _)| !wanted.is_empty() && fold(word).starts_with(&wanted));
        if let Some((word, text)) = found {
            self.screen.heading(&capital(word))?;
            self.screen.line(text)?;
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
