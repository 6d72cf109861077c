//! What a person sees when asked: as much of the table as is new, the question, the choices.

use client::{Choices, Labelled};
use game::{Actor, Observer, Seat};
use text::{CardTold, Spot};

use super::Session;

impl Session<'_> {
    /// What happened, then the question, with as much of the table as is new to the seat.
    pub(super) fn show_news(&mut self, seat: Seat, is_fresh: bool) -> anyhow::Result<()> {
        let told = self.tell_news(seat)?;
        let memory = self.memories[seat.0 as usize].clone();
        let sight = self.sight(seat);
        let narrator = self.narrator(&sight)?;
        let (is_turn, cards) = (narrator.is_turn_question(), narrator.spread_now());
        drop(narrator);
        let has_looked = memory.looked.is_some_and(|looked| {
            let actors = self.driver.table().actors(looked);
            let is_other = |actor| matches!(actor, Actor::Seat(other) if other != seat);
            !actors.into_iter().any(is_other)
        });
        if is_fresh || memory.looked.is_none() || (is_turn && !has_looked) {
            self.show_table(seat, memory.looked.is_none())?;
            self.show_cards(&cards)?;
        } else {
            if is_turn {
                self.show_changes(seat)?;
            }
            let is_known = |(_, card): &(Spot, CardTold)| memory.cards.contains(&card.id);
            let (known, new): (Vec<_>, Vec<_>) = cards.iter().cloned().partition(is_known);
            let (searched, new): (Vec<_>, Vec<_>) =
                new.into_iter().partition(|(spot, _)| *spot == Spot::Deck);
            self.show_some_cards("term-deck", &searched)?;
            self.show_some_cards("term-new-cards", &new)?;
            if !has_looked {
                // Another seat's turn: the cards may have scrolled away.
                let asked = Self::asked_about(&sight, known);
                self.show_some_cards("term-asked-cards", &asked)?;
            }
        }
        // A card that is still in the deck is new once it is drawn.
        let held = cards.into_iter().filter(|(spot, _)| *spot != Spot::Deck);
        let ids = held.map(|(_, card)| card.id);
        self.memories[seat.0 as usize].cards.extend(ids);
        self.show_question(seat, &told)
    }

    /// Everything there is for the seat to see.
    pub(super) fn show_all(&mut self, seat: Seat) -> anyhow::Result<()> {
        self.show_drawing(true)?;
        let sight = self.sight(seat);
        let lines = self.narrator(&sight)?.describe();
        for line in lines {
            self.show_line(&line)?;
        }
        self.show_hand(seat)?;
        self.show_question(seat, &[])
    }

    /// The board as a drawing, if there is one; and if asked for what it means.
    pub(super) fn show_drawing(&mut self, has_legend: bool) -> anyhow::Result<()> {
        self.screen.gap()?;
        if self.screen.is_plain {
            return Ok(());
        }
        let sight = self.driver.sight(Observer::Spectator, self.n_moves());
        let narrator = self.narrator(&sight)?;
        let (drawing, legend) = (narrator.drawing(), narrator.legend());
        drop(narrator);
        self.screen.drawing(&drawing)?;
        if has_legend {
            for line in legend {
                self.show_line(&line)?;
            }
        }
        Ok(())
    }

    fn show_table(&mut self, seat: Seat, has_legend: bool) -> anyhow::Result<()> {
        let lines = self.table_lines(seat)?;
        self.show_drawing(has_legend)?;
        for line in &lines {
            self.show_line(line)?;
        }
        let n_moves = self.n_moves();
        let memory = &mut self.memories[seat.0 as usize];
        memory.looked = Some(n_moves);
        memory.lines = lines;
        Ok(())
    }

    /// What of the table is not as it was shown before.
    fn show_changes(&mut self, seat: Seat) -> anyhow::Result<()> {
        let lines = self.table_lines(seat)?;
        let before = std::mem::replace(&mut self.memories[seat.0 as usize].lines, lines.clone());
        let is_new = |line: &String| !before.contains(line);
        // What is indented belongs to the line above.
        let paragraphs = lines.chunk_by(|_, next| next.starts_with(' '));
        let mut changed = paragraphs.filter(|lines| lines.iter().any(is_new));
        if let Some(first) = changed.next() {
            self.screen.gap()?;
            for line in first.iter().chain(changed.flatten()) {
                self.show_line(line)?;
            }
        }
        Ok(())
    }

    fn table_lines(&self, seat: Seat) -> anyhow::Result<Vec<String>> {
        let sight = self.sight(seat);
        let narrator = self.narrator(&sight)?;
        Ok(if self.screen.is_plain {
            narrator.describe()
        } else {
            narrator.summary()
        })
    }

    /// A line of the table; what it is about stands out.
    pub(super) fn show_line(&mut self, line: &str) -> anyhow::Result<()> {
        match line.split_once(": ") {
            Some((subject, rest)) if !subject.contains(". ") => {
                let subject = self.screen.paint.strong(subject);
                self.screen.line(&format!("{subject}: {rest}"))?;
            }
            _ => self.screen.line(line)?,
        }
        Ok(())
    }

    /// The question and the choices.
    fn show_question(&mut self, seat: Seat, told: &[String]) -> anyhow::Result<()> {
        self.screen.gap()?;
        let sight = self.sight(seat);
        let narrator = self.narrator(&sight)?;
        let (trail, prompt) = (narrator.trail(), narrator.prompt());
        let choices = Choices::new(&sight, &*narrator);
        drop(narrator);
        for line in trail {
            if !told.contains(&line) {
                self.screen.aside(&line)?;
            }
        }
        self.screen.heading(&prompt)?;
        let labels: Vec<String> = choices.all.iter().map(with_preview).collect();
        let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
        let (ordinary, rest) = labels.split_at(choices.n_ordinary);
        let (asides, standing) = rest.split_at(choices.n_asides);
        self.screen.choices(1, ordinary)?;
        for (id, first, labels) in [
            ("term-seldom", ordinary.len() + 1, asides),
            ("term-any-time", labels.len() - standing.len() + 1, standing),
        ] {
            if !labels.is_empty() {
                self.screen.aside(&format!("  {}", self.texts.word(id)))?;
                self.screen.choices(first, labels)?;
            }
        }
        Ok(())
    }
}

/// The label of a choice with what it would do.
fn with_preview(choice: &Labelled) -> String {
    match &*choice.preview.text {
        "" => choice.label.clone(),
        preview => format!("{} [{preview}]", choice.label),
    }
}
