//! What happened since a person last looked.

use game::{Observer, Seat};
use text::MoveTold;

use super::Session;

impl Session<'_> {
    /// What the seat saw happen since it last looked; gives the lines.
    pub(super) fn tell_news(&mut self, seat: Seat) -> anyhow::Result<Vec<String>> {
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
}
