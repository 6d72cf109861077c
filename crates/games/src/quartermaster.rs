//! Quartermaster on the list: its cards, other content, and what a terminal shows of a position.

use std::collections::BTreeMap;
use std::fmt::Write;

use ::quartermaster::{Content, Country, CountryView, Setup, State, Team, View};
use game::{ContentError, Game, Observer};

use crate::{CardLine, Playable, outline};

/// The type that plays [`crate::GameId::Quartermaster`].
pub type Quartermaster = State;

impl Playable for State {
    fn cards() -> Vec<CardLine> {
        Self::cards_of(&Setup::default())
    }

    fn cards_of(setup: &Setup) -> Vec<CardLine> {
        let content = setup.content();
        let cards = content.cards().iter();
        cards
            .map(|card| CardLine {
                id: card.name.clone(),
                kind: outline::word(&card.card_type),
                owner: card.country.to_string(),
                copies: u32::from(card.copies),
                title: card.title.clone(),
                text: card
                    .abilities
                    .iter()
                    .map(|ability| ability.notation(&content.map))
                    .collect::<Vec<_>>()
                    .join(" || "),
            })
            .collect()
    }

    fn use_content(
        setup: &mut Setup,
        files: &BTreeMap<String, String>,
    ) -> Result<(), ContentError> {
        let content = Content::keep(&Content::source().with(files)?)?;
        let taken = setup.use_content(content);
        taken.expect("a new setup has named nothing yet");
        Ok(())
    }

    fn describe(&self, observer: Observer) -> Vec<String> {
        let view = self.view(observer);
        let [axis, allies] = Team::ALL.map(|team| view.points[team as usize]);
        let step = view
            .step
            .map_or("setup".to_owned(), |step| outline::word(&step));
        let mut lines = vec![format!(
            "round {}/{}  {} {step}  axis {axis}  allies {allies}",
            view.round, view.options.rounds, view.active
        )];
        for country in Country::ALL {
            let mark = if country == view.active { ">" } else { " " };
            lines.push(format!("{mark} {}", country_line(country, &view)));
        }
        for country in Country::ALL {
            own_lines(country, &view.countries[country], &mut lines);
        }
        for pending in &view.pending {
            lines.push(format!("* {}", outline::compact(pending)));
        }
        lines
    }
}

fn country_line(country: Country, view: &View) -> String {
    let country_view = &view.countries[country];
    let mut line = format!("{country:<8}");
    for (word, pieces) in [
        ("armies", &country_view.armies),
        ("navies", &country_view.navies),
    ] {
        if !pieces.is_empty() {
            let _ = write!(line, "{word}");
            for piece in pieces {
                let unsupplied = if country_view.unsupplied.contains(piece) {
                    "!"
                } else {
                    ""
                };
                let protected = if country_view.protected.contains(piece) {
                    "+"
                } else {
                    ""
                };
                let _ = write!(line, " {piece}{unsupplied}{protected}");
            }
            line.push_str("  ");
        }
    }
    let _ = write!(
        line,
        "hand {} deck {} pile {}",
        country_view.hand_size, country_view.deck_size, country_view.pile_size
    );
    if let Some(top) = &country_view.pile_top {
        let _ = write!(line, " ({top})");
    }
    if !country_view.status.is_empty() {
        let _ = write!(line, "  status {}", country_view.status.join(" "));
    }
    if country_view.responses_count > 0 {
        let _ = write!(line, "  responses {}", country_view.responses_count);
    }
    line
}

fn own_lines(country: Country, country_view: &CountryView, lines: &mut Vec<String>) {
    let Some(own) = &country_view.own else {
        return;
    };
    let zones = [
        ("hand", &own.hand),
        ("responses", &own.responses),
        ("requests", &own.requests),
    ];
    for (word, cards) in zones {
        if !cards.is_empty() {
            lines.push(format!("  {country} {word}: {}", cards.join(" ")));
        }
    }
    if !own.deck_known.is_empty() {
        let cards: Vec<&str> = own
            .deck_known
            .iter()
            .map(|(_, card)| card.as_str())
            .collect();
        lines.push(format!("  {country} known deck: {}", cards.join(" ")));
    }
}
