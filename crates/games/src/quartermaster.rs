//! Quartermaster on the list: its cards, and other content.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use ::quartermaster::options::Edition;
use ::quartermaster::{Content, Move, Setup, State};
use game::{ContentError, SetupOption};

use crate::{CardLine, Playable, TurnId};

impl Playable for State {
    const SEATS: RangeInclusive<u8> = ::quartermaster::SEATS;
    const SETUP_OPTIONS: &'static [SetupOption] = ::quartermaster::SETUP_OPTIONS;

    fn turn_id(&self) -> TurnId {
        let active = self.active();
        TurnId::new(self.round().into(), active as u8, self.leader(active))
    }

    fn ends_turn(&self, mv: Move) -> bool {
        mv == Move::Pass && self.is_discard_step()
    }

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

    fn all_cards() -> Vec<String> {
        let whole = Content::standard().edition(Edition::WHOLE);
        whole.cards().iter().map(|card| card.name.clone()).collect()
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
