//! News as lines: what is the same in a row told once, and what begins a stretch of the game apart.

use text::MoveTold;

/// A line of news.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewsLine {
    /// What happened.
    pub text: String,
    /// Whether a round or a turn begins with it.
    pub is_heading: bool,
    /// How often it happened in a row.
    pub times: u32,
}

/// The news as lines. A person who has been told nothing yet is not told how cards were dealt:
/// they lie on the table now.
#[must_use]
pub fn lines(mut news: Vec<MoveTold>, is_first: bool) -> Vec<NewsLine> {
    if is_first {
        let n_dealt = news.iter().take_while(|told| told.seat.is_none()).count();
        news.drain(..n_dealt);
    }
    let mut lines: Vec<NewsLine> = Vec::new();
    for told in news.into_iter().flat_map(|told| told.lines) {
        match lines.last_mut() {
            Some(last) if last.text == told.text => last.times += 1,
            _ => lines.push(NewsLine {
                text: told.text,
                is_heading: told.is_heading,
                times: 1,
            }),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use text::LineTold;

    use super::*;

    fn told(seat: Option<u8>, lines: &[&str]) -> MoveTold {
        MoveTold {
            number: 1,
            seat: seat.map(Seat),
            deeds: Vec::new(),
            lines: lines
                .iter()
                .map(|text| LineTold {
                    text: (*text).to_owned(),
                    is_heading: false,
                    depth: 0,
                })
                .collect(),
        }
    }

    #[test]
    fn what_repeats_is_told_once_and_the_deal_not_at_all() {
        let news = vec![
            told(None, &["a deck is shuffled"]),
            told(Some(0), &["a card is drawn", "a card is drawn"]),
            told(Some(1), &["a card is drawn", "an army is built"]),
        ];
        let shown = |is_first: bool| {
            let lines = lines(news.clone(), is_first).into_iter();
            lines
                .map(|line| format!("{} {}", line.times, line.text))
                .collect::<Vec<_>>()
        };
        assert_eq!(shown(true), ["3 a card is drawn", "1 an army is built"]);
        assert_eq!(shown(false).len(), 3);
    }
}
