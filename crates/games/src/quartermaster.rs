//! Quartermaster on the list: its cards, and other content.

use std::collections::BTreeMap;

use ::quartermaster::{Content, Setup, Source, State};

use crate::{CardLine, Playable};

impl Playable for State {
    fn cards_of(setup: &Setup) -> Vec<CardLine> {
        let cards = setup.content().cards().iter();
        cards
            .map(|card| CardLine {
                id: card.name.clone(),
                owner: card.country.to_string(),
                title: card.title.clone(),
            })
            .collect()
    }

    fn use_content(setup: &mut Setup, files: &BTreeMap<String, String>) -> Result<(), String> {
        let mut source = Source::embedded();
        for (name, text) in files {
            source.replace(name, text.as_str())?;
        }
        let content = Content::keep(&source).map_err(|error| error.to_string())?;
        setup
            .use_content(content)
            .map_err(|error| error.to_string())
    }
}
