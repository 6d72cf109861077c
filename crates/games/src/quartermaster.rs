//! Quartermaster on the list: its cards and the questions a terminal asks.

use ::quartermaster::{Content, Country, State};
use game::Observer;

use crate::{CardLine, Playable};

/// The type that plays [`crate::GameId::Quartermaster`].
pub type Quartermaster = State;

impl Playable for State {
    fn cards() -> Vec<CardLine> {
        Content::standard()
            .cards()
            .iter()
            .map(|card| CardLine {
                id: card.name.clone(),
                kind: serde_json::to_value(card.card_type)
                    .ok()
                    .and_then(|value| value.as_str().map(str::to_owned))
                    .unwrap_or_default(),
                owner: card.country.to_string(),
                copies: u32::from(card.copies),
                title: card.title.clone(),
                text: format!("{:?}", card.abilities),
            })
            .collect()
    }

    fn questions(&self, observer: Observer) -> Vec<String> {
        let mut questions: Vec<String> = ["round", "active", "step", "vp axis", "vp allies"]
            .map(str::to_owned)
            .to_vec();
        for country in Country::ALL {
            let mut ask = |what: &str| questions.push(format!("{country} {what}"));
            for what in [
                "armies",
                "navies",
                "unsupplied",
                "status",
                "hand",
                "responses",
            ] {
                ask(what);
            }
            ask("deck size");
            ask("pile_top");
        }
        let _ = observer;
        questions
    }
}
