//! General Orders on the list: its cards and bonuses, and other content.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use ::orders::{Content, Mode, Setup, State};
use game::{ContentError, SetupOption};

use crate::{CardLine, Playable, TurnId};

impl Playable for State {
    const SEATS: RangeInclusive<u8> = ::orders::SEATS;
    const SETUP_OPTIONS: &'static [SetupOption] = ::orders::SETUP_OPTIONS;

    fn turn_id(&self) -> TurnId {
        let seat = self.active().seat();
        TurnId::new(self.round().into(), seat.0, seat)
    }

    fn cards_of(setup: &Setup) -> Vec<CardLine> {
        let content = setup.content();
        let cards = content.cards().iter().map(|card| CardLine {
            id: card.name.clone(),
            owner: modes(&card.modes),
            title: card.title.clone(),
        });
        let bonuses = content.bonuses().iter().map(|bonus| CardLine {
            id: bonus.name.clone(),
            owner: modes(&bonus.modes),
            title: bonus.title.clone(),
        });
        cards.chain(bonuses).collect()
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

fn modes(modes: &[Mode]) -> String {
    match modes {
        [mode] => mode.name().to_owned(),
        _ => "both".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use game::{Setup as _, SetupError};

    use super::*;

    fn files(name: &str, text: &str) -> BTreeMap<String, String> {
        BTreeMap::from([(name.to_owned(), text.to_owned())])
    }

    #[test]
    fn other_content_is_named_in_the_setup_and_refused_where_it_is_not_given() {
        let alpine = Content::source().text("alpine.toml").to_owned();
        let changed = alpine.replacen("stars = 3", "stars = 4", 1);
        assert_ne!(alpine, changed);
        let mut setup = Setup::default();
        State::use_content(&mut setup, &files("alpine.toml", &changed)).unwrap();
        let lines = setup.lines();
        assert_eq!(lines.len(), 1, "{lines:?}");
        let mut again = Setup::default();
        again.set(&lines[0]).unwrap();
        assert_eq!(again, setup);
        let error = again.set("content 0123456789abcdef").unwrap_err();
        assert_eq!(error, SetupError::unknown_content("0123456789abcdef"));
        // The carried files are no other content.
        let mut carried = Setup::default();
        State::use_content(&mut carried, &files("alpine.toml", &alpine)).unwrap();
        assert_eq!(carried, Setup::default());
    }

    #[test]
    fn bad_content_is_refused_with_file_and_line() {
        let mut setup = Setup::default();
        let error = State::use_content(&mut setup, &files("alpine.toml", "schema = ")).unwrap_err();
        assert!(error.to_string().starts_with("alpine.toml:1: "), "{error}");
        let error = State::use_content(&mut setup, &files("alps.toml", "")).unwrap_err();
        assert!(matches!(error, ContentError::UnknownFile { .. }), "{error}");
        assert_eq!(setup, Setup::default());
    }
}
