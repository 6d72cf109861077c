//! What a person sees: who plays, what happened, the table, the question, the end.

use game::{Actor, Observer, Outcome, Seat};
use text::{Args, CardTold, MoveTold, Spot};

use super::Session;
use crate::args::Sitter;
use crate::chairs;
use crate::choices::Choices;
use crate::keyboard::Input;
use crate::prompt::Typed;

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
                let bot = match (sitter, sitter.level()) {
                    (Sitter::Human, _) => return name,
                    (_, Some(level)) => format!("term-bot-{}", level.name()),
                    (_, None) => "term-bot-random".to_owned(),
                };
                let args = Args::new()
                    .with("seat", name)
                    .with("bot", self.texts.word(&bot));
                self.texts.say("term-bot", args)
            })
            .collect();
        let args = Args::new()
            .with("game", self.texts.game(self.table.game()))
            .with("seats", sitters.join(", "));
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

    /// What happened, then the question, with as much of the table as is new to the seat.
    pub(super) fn show_news(&mut self, seat: Seat, is_fresh: bool) -> anyhow::Result<()> {
        let told = self.tell_news(seat)?;
        let memory = self.memories[seat.0 as usize].clone();
        let is_turn = self.narrator.is_turn_question(&*self.table, seat);
        let has_looked = memory.looked.is_some_and(|looked| {
            let moves = self.table.record().moves;
            let since = moves[looked..].iter();
            let is_other = |actor| matches!(actor, Actor::Seat(other) if other != seat);
            !since.map(|mv| mv.actor).any(is_other)
        });
        let cards = self.narrator.spread_now(&*self.table, seat);
        if is_fresh || memory.looked.is_none() || (is_turn && !has_looked) {
            self.show_table(seat, memory.looked.is_none())?;
            self.show_cards(&cards)?;
        } else {
            if is_turn {
                self.show_changes(seat)?;
            }
            let is_new = |(_, card): &&(Spot, CardTold)| !memory.cards.contains(&card.id);
            let new: Vec<(Spot, CardTold)> = cards.iter().filter(is_new).cloned().collect();
            self.show_new_cards(&new)?;
        }
        let ids = cards.into_iter().map(|(_, card)| card.id);
        self.memories[seat.0 as usize].cards.extend(ids);
        self.show_question(seat, &told)
    }

    /// Everything there is for the seat to see.
    pub(super) fn show_all(&mut self, seat: Seat) -> anyhow::Result<()> {
        self.show_drawing(true)?;
        for line in self.narrator.describe(&*self.table, Observer::Seat(seat)) {
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
        let drawing = self.narrator.drawing(&*self.table, Observer::Spectator);
        self.screen.drawing(&drawing)?;
        if has_legend {
            for line in self.narrator.legend(&*self.table) {
                self.show_line(&line)?;
            }
        }
        Ok(())
    }

    fn show_table(&mut self, seat: Seat, has_legend: bool) -> anyhow::Result<()> {
        let lines = self.table_lines(Observer::Seat(seat));
        self.show_drawing(has_legend)?;
        for line in &lines {
            self.show_line(line)?;
        }
        let memory = &mut self.memories[seat.0 as usize];
        memory.looked = Some(self.table.n_moves());
        memory.lines = lines;
        Ok(())
    }

    /// What of the table is not as it was shown before.
    fn show_changes(&mut self, seat: Seat) -> anyhow::Result<()> {
        let lines = self.table_lines(Observer::Seat(seat));
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

    fn table_lines(&self, observer: Observer) -> Vec<String> {
        if self.screen.is_plain {
            self.narrator.describe(&*self.table, observer)
        } else {
            self.narrator.summary(&*self.table, observer)
        }
    }

    /// A line of the table; what it is about stands out.
    fn show_line(&mut self, line: &str) -> anyhow::Result<()> {
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
        for line in self.narrator.trail(&*self.table, seat) {
            if !told.contains(&line) {
                self.screen.aside(&line)?;
            }
        }
        let prompt = self.narrator.prompt(&*self.table, seat);
        self.screen.heading(&prompt)?;
        let choices = Choices::new(&*self.table, &*self.narrator, seat);
        let labels: Vec<&str> = choices.all.iter().map(|named| &*named.label).collect();
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

    /// What the seat saw happen since it last looked; gives the lines.
    fn tell_news(&mut self, seat: Seat) -> anyhow::Result<Vec<String>> {
        let told = &mut self.memories[seat.0 as usize].told;
        let observer = Observer::Seat(seat);
        let mut news = self.narrator.news(&*self.table, *told, observer);
        if *told == 0 && self.narrator.is_spoken() {
            // What was dealt lies on the table now.
            let n_dealt = news.iter().take_while(|told| told.seat.is_none()).count();
            news.drain(..n_dealt);
        }
        *told = self.table.n_moves();
        if news.is_empty() {
            return Ok(Vec::new());
        }
        self.screen.gap()?;
        let is_own = |told: &MoveTold| told.seat.is_none_or(|mover| mover == seat);
        if !news.iter().all(is_own) {
            let heading = self.texts.word("term-news");
            self.screen.heading(&heading)?;
        }
        self.tell_moves(news)
    }

    fn tell_moves(&mut self, news: Vec<MoveTold>) -> anyhow::Result<Vec<String>> {
        // Notation does not say who moved, sentences do.
        let is_spoken = self.narrator.is_spoken();
        let mut lines: Vec<(String, bool, u32)> = Vec::new();
        for told in news {
            let who = match told.seat {
                Some(seat) => self.narrator.seat(&*self.table, seat),
                None => self.texts.word("term-chance"),
            };
            for line in told.lines {
                let text = if is_spoken {
                    line.text
                } else {
                    format!("{:4} {who}: {line}", told.number)
                };
                match lines.last_mut() {
                    Some((last, _, n)) if *last == text => *n += 1,
                    _ => lines.push((text, line.is_heading, 1)),
                }
            }
        }
        let has_headings = lines.iter().any(|(_, is_heading, _)| *is_heading);
        for (text, is_heading, n) in &lines {
            let text = match n {
                1 => text.clone(),
                n => format!("{text} ×{n}"),
            };
            if *is_heading {
                self.screen.heading(&format!("  {text}"))?;
            } else if has_headings {
                self.screen.line(&format!("    {text}"))?;
            } else {
                self.screen.line(&format!("  {text}"))?;
            }
        }
        Ok(lines.into_iter().map(|(text, ..)| text).collect())
    }

    /// All cards of the seat with what they do.
    pub(super) fn show_hand(&mut self, seat: Seat) -> anyhow::Result<()> {
        let cards = self.narrator.spread(&*self.table, seat);
        self.show_cards(&cards)
    }

    /// Cards with what they do, by where they lie, copies told once.
    fn show_cards(&mut self, cards: &[(Spot, CardTold)]) -> anyhow::Result<()> {
        if !self.narrator.is_spoken() {
            return Ok(());
        }
        for spot in Spot::ALL {
            let lying = counted(cards.iter().filter(|(lies, _)| *lies == spot));
            let id = match spot {
                Spot::Hand if lying.is_empty() => "term-empty-hand",
                _ if lying.is_empty() => continue,
                Spot::Offer => "term-offer",
                Spot::Hand => "term-hand",
                Spot::FaceUp => "term-face-up",
                Spot::FaceDown => "term-face-down",
            };
            self.screen.gap()?;
            let heading = self.texts.word(id);
            self.screen.heading(&heading)?;
            self.tell_cards(&lying)?;
        }
        Ok(())
    }

    /// Cards that have come since the seat last looked.
    fn show_new_cards(&mut self, cards: &[(Spot, CardTold)]) -> anyhow::Result<()> {
        if cards.is_empty() {
            return Ok(());
        }
        self.screen.gap()?;
        let heading = self.texts.word("term-new-cards");
        self.screen.heading(&heading)?;
        self.tell_cards(&counted(cards.iter()))
    }

    fn tell_cards(&mut self, cards: &[(&CardTold, u32)]) -> anyhow::Result<()> {
        for (card, n) in cards {
            let title = match n {
                1 => card.title.clone(),
                n => {
                    let args = Args::new().with("card", card.title.clone()).with("n", *n);
                    self.texts.say("term-copies", args)
                }
            };
            self.tell_card(&title, card)?;
        }
        Ok(())
    }

    /// A card with what it does.
    pub(super) fn tell_card(&mut self, title: &str, card: &CardTold) -> anyhow::Result<()> {
        let text = card.text.join(" ");
        let title = self.screen.paint.strong(title);
        self.screen
            .line(&format!("  {title} ({}). {text}", card.kind))?;
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
            match Typed::read(&line, &self.commands) {
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

/// Each card once, with how many there are of it.
fn counted<'a>(cards: impl Iterator<Item = &'a (Spot, CardTold)>) -> Vec<(&'a CardTold, u32)> {
    let mut counted: Vec<(&CardTold, u32)> = Vec::new();
    for (_, card) in cards {
        match counted.iter_mut().find(|(other, _)| other.id == card.id) {
            Some((_, n)) => *n += 1,
            None => counted.push((card, 1)),
        }
    }
    counted
}
