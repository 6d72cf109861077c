//! What happened since a person last looked.

use client::news::{self, NewsLine};
use game::Seat;
use text::MoveTold;

use super::Session;

impl Session<'_> {
    /// What the seat has not been told yet; gives the lines.
    pub(super) fn tell_news(&mut self, seat: Seat) -> anyhow::Result<Vec<String>> {
        let told = self.memories[seat.0 as usize].told;
        let sight = self.sight_since(seat, told);
        let news = self.narrator(&sight)?.news();
        self.memories[seat.0 as usize].told = sight.number;
        let is_own = |told: &MoveTold| told.seat.is_none_or(|mover| mover == seat);
        let is_all_own = news.iter().all(is_own);
        let lines = news::lines(news, told == 0);
        if lines.is_empty() {
            return Ok(Vec::new());
        }
        self.screen.gap()?;
        if !is_all_own {
            let heading = self.texts.word("term-news");
            self.screen.heading(&heading)?;
        }
        self.tell_lines(&lines)?;
        Ok(lines.into_iter().map(|line| line.text).collect())
    }

    fn tell_lines(&mut self, lines: &[NewsLine]) -> anyhow::Result<()> {
        let has_headings = lines.iter().any(|line| line.is_heading);
        for line in lines {
            let text = match line.times {
                1 => line.text.clone(),
                n => format!("{} ×{n}", line.text),
            };
            if line.is_heading {
                self.screen.heading(&format!("  {text}"))?;
            } else if has_headings {
                self.screen.line(&format!("    {text}"))?;
            } else {
                self.screen.line(&format!("  {text}"))?;
            }
        }
        Ok(())
    }
}
