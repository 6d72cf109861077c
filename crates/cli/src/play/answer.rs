//! Commands that change nothing: why, hand, card, rules, record, save, help.

use std::path::Path;

use game::{Observer, Record, Seat};
use text::Args;

use super::Session;
use crate::choices::{Choices, Meant, fold};
use crate::prompt::Typed;
use crate::{files, trouble};

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
                let view = self.table.view(Observer::Seat(seat));
                writeln!(self.screen.out, "{}", serde_json::to_string_pretty(&view)?)?;
            }
            Typed::Board(name) => self.show_board(name)?,
            Typed::Hand => self.show_hand(seat)?,
            Typed::Card(name) => self.show_card(name)?,
            Typed::Rules(topic) => self.show_rules(topic)?,
            Typed::Record(None) => write!(self.screen.out, "{}", self.table.record())?,
            Typed::Record(Some(path)) => {
                self.write(path, &self.table.record())?;
            }
            Typed::Save(path) if path.as_os_str().is_empty() => {
                self.say("term-which-file", Args::new())?;
            }
            Typed::Save(path) => {
                let mut record = self.table.record();
                record.seed = Some(self.seed.clone());
                if self.write(path, &record)? {
                    self.kept = self.table.n_moves();
                }
            }
            Typed::Why(words) => self.why(seat, words, choices)?,
            _ => self.say("term-type", Args::new())?,
        }
        Ok(())
    }

    /// Writes a record to a file and says so, or why not; whether it was written.
    fn write(&mut self, path: &Path, record: &Record) -> anyhow::Result<bool> {
        let args = Args::new().with("path", path.display().to_string());
        if is_something_else(path) {
            self.say("term-not-a-record", args)?;
            return Ok(false);
        }
        match files::write_record(path, record, self.texts) {
            Ok(()) => {
                self.say("term-written", args)?;
                Ok(true)
            }
            Err(error) => {
                self.screen.line(&trouble::tell(&error, self.texts))?;
                Ok(false)
            }
        }
    }

    /// Tells why something is not possible. A name alone is tried with every verb that is listed.
    fn why(&mut self, seat: Seat, words: &str, choices: &Choices) -> anyhow::Result<()> {
        if words.is_empty() {
            return self.say("term-which-move", Args::new());
        }
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
        if !ids.is_empty() {
            let args = Args::new().with("name", words.to_owned());
            return self.say("term-not-asked-about", args);
        }
        self.tell_why(seat, words)
    }

    /// Why a move is not possible, or that it is.
    pub(super) fn tell_why(&mut self, seat: Seat, text: &str) -> anyhow::Result<()> {
        match self.table.why_not(seat, text) {
            Ok(answer) => {
                let label = self.narrator.choice(&*self.table, seat, text);
                self.tell_answer(&label, answer.as_ref())
            }
            Err(error) => {
                let told = self.texts.play_error(&error, &*self.narrator);
                self.screen.line(&told)?;
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

    fn show_card(&mut self, name: &str) -> anyhow::Result<()> {
        if name.is_empty() {
            return self.say("term-which-card", Args::new());
        }
        let ids = self.ids_named(name);
        let mut cards = self.narrator.cards();
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

    fn show_board(&mut self, name: &str) -> anyhow::Result<()> {
        let mut places = self.narrator.places(&*self.table);
        if places.is_empty() {
            return self.say("term-no-board", Args::new());
        }
        let drawing = self.narrator.drawing(&*self.table, Observer::Spectator);
        if name.is_empty() && !drawing.is_empty() && !self.screen.is_plain {
            return self.show_drawing(true);
        }
        if !name.is_empty() {
            let ids = self.ids_named(name);
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

/// Whether the file holds something that must not be lost for a record.
fn is_something_else(path: &Path) -> bool {
    let is_record = |text: &[u8]| text.is_empty() || text.starts_with(b"sandtable record ");
    std::fs::read(path).is_ok_and(|text| !is_record(&text))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.as_str().chars()).collect()
}
