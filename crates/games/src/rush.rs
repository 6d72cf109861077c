//! Rush on the list: its cards, and other content.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use ::rush::ability::AbilityKind;
use ::rush::{Content, Move, Setup, State};
use game::{ContentError, SetupOption};

use crate::{CardLine, Playable, TurnId};

impl Playable for State {
    const SEATS: RangeInclusive<u8> = ::rush::SEATS;
    const SETUP_OPTIONS: &'static [SetupOption] = ::rush::SETUP_OPTIONS;

    fn turn_id(&self) -> TurnId {
        TurnId::new(self.round(), self.active().0, self.active())
    }

    fn ends_turn(&self, mv: Move) -> bool {
        mv == Move::End
    }

    fn cards_of(setup: &Setup) -> Vec<CardLine> {
        let content = setup.content();
        let cards = content.cards().iter().map(|card| CardLine {
            id: card.name.clone(),
            owner: card
                .face
                .nation
                .map_or_else(String::new, |nation| nation.to_string()),
            title: card.title.clone(),
        });
        let achievements = content.achievements().iter().map(|achievement| CardLine {
            id: achievement.name.clone(),
            owner: String::new(),
            title: achievement.title.clone(),
        });
        cards.chain(achievements).collect()
    }

    fn to_cover() -> Vec<String> {
        let content = Content::standard();
        let abilities = AbilityKind::ALL.map(|kind| content.ability_name(kind).to_owned());
        let achievements = content.achievements().iter();
        abilities
            .into_iter()
            .chain(achievements.map(|achievement| achievement.name.clone()))
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_content_is_taken_or_refused_with_file_and_line() {
        let text = Content::source().text("vehicles.toml").to_owned();
        let files = |text: String| BTreeMap::from([("vehicles.toml".to_owned(), text)]);
        let mut setup = Setup::default();
        State::use_content(
            &mut setup,
            &files(text.replacen("cost = 1\n", "cost = 2\n", 1)),
        )
        .expect("another cost is fine");
        assert_ne!(setup, Setup::default());
        let error = State::use_content(&mut setup, &files(text.replace("\"recon\"", "\"spy\"")))
            .expect_err("an unknown ability");
        let error = error.to_string();
        assert!(
            error.starts_with("vehicles.toml:") && error.contains("spy"),
            "{error}"
        );
        let files = BTreeMap::from([("tanks.toml".to_owned(), String::new())]);
        let error = State::use_content(&mut setup, &files).expect_err("an unknown file");
        assert!(error.to_string().contains("vehicles.toml"), "{error}");
    }
}
