//! General Orders on the list: its cards and bonuses with their provenance, other content, and
//! what a terminal shows of a position.

mod hexes;

use std::collections::BTreeMap;

use ::orders::{Content, Faction, Mode, Provenance, Setup, State, View};
use game::{ContentError, Game, Observer};

use crate::{CardLine, Playable, outline};

pub use hexes::Bricks;

/// The type that plays [`crate::GameId::Orders`].
pub type Orders = State;

impl Playable for State {
    fn cards() -> Vec<CardLine> {
        Self::cards_of(&Setup::default())
    }

    fn cards_of(setup: &Setup) -> Vec<CardLine> {
        let content = setup.content();
        let cards = content.cards().iter().map(|card| CardLine {
            id: card.name.clone(),
            kind: outline::word(&card.timing),
            owner: modes(&card.modes),
            copies: u32::from(card.copies),
            title: card.title.clone(),
            text: format!(
                "{} -> {}; {}",
                outline::compact(&card.when),
                outline::compact(&card.effect),
                known(&card.provenance)
            ),
        });
        let bonuses = content.bonuses().iter().map(|bonus| CardLine {
            id: bonus.name.clone(),
            kind: if bonus.is_printed { "printed" } else { "token" }.to_owned(),
            owner: modes(&bonus.modes),
            copies: 1,
            title: bonus.title.clone(),
            text: format!(
                "{}; {}",
                outline::compact(&bonus.effect),
                known(&bonus.provenance)
            ),
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

    fn describe(&self, observer: Observer) -> Vec<String> {
        let view = self.view(observer);
        let mut lines = hexes::draw(self.board(), &view);
        lines.extend(standing(&view));
        lines
    }

    fn board(&self, observer: Observer) -> Option<Vec<String>> {
        Some(hexes::draw(self.board(), &self.view(observer)))
    }
}

fn modes(modes: &[Mode]) -> String {
    match modes {
        [mode] => mode.name().to_owned(),
        _ => "both".to_owned(),
    }
}

/// How well each value is founded, for people.
fn known(provenance: &Provenance) -> String {
    let notes: Vec<String> = provenance
        .iter()
        .map(|(field, note)| format!("{field} {note}"))
        .collect();
    notes.join("; ")
}

/// Everything beside the board.
fn standing(view: &View) -> Vec<String> {
    let mut lines = vec![format!(
        "round {}/{}  turn {}  initiative {}  deck {}  discard {}",
        view.round,
        view.rounds,
        view.active,
        view.initiative,
        view.deck,
        view.discard.join(" ")
    )];
    for faction in Faction::ALL {
        let side = &view.factions[faction];
        let mark = if faction == view.active { ">" } else { " " };
        let passed = if side.has_passed { "  passed" } else { "" };
        lines.push(format!(
            "{mark} {:<7} commanders {} ready {}  reserve troops {} planes {}  stars {}  hand \
             {}{passed}",
            faction.name(),
            side.commanders,
            side.ready,
            side.troops,
            side.planes,
            side.stars,
            side.hand_size,
        ));
        if let Some(hand) = side.hand.as_ref().filter(|hand| !hand.is_empty()) {
            lines.push(format!("    hand {}", hand.join(" ")));
        }
    }
    for pending in &view.pending {
        lines.push(format!("* {}", outline::compact(pending)));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Setup as _, SetupError};

    fn files(name: &str, text: &str) -> BTreeMap<String, String> {
        BTreeMap::from([(name.to_owned(), text.to_owned())])
    }

    #[test]
    fn every_card_and_bonus_says_how_well_it_is_founded() {
        let lines = <State as Playable>::cards();
        assert_eq!(lines.len(), 11 + 7);
        let is_told = |line: &CardLine| {
            ["published", "inferred", "reconstructed"]
                .iter()
                .any(|class| line.text.contains(class))
        };
        assert!(lines.iter().all(is_told), "{lines:#?}");
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

    #[test]
    fn the_drawn_board_shows_every_area_and_zone() {
        for mode in ["mode alpine", "mode island"] {
            let mut setup = Setup::default();
            setup.set(mode).unwrap();
            let state = State::new(&setup).unwrap();
            let text = Playable::board(&state, Observer::Spectator)
                .unwrap()
                .join("\n");
            for area in &state.board().areas {
                assert!(text.contains(&area.name), "{}\n{text}", area.name);
            }
            for zone in &state.board().zones {
                assert!(text.contains(&zone.name), "{}\n{text}", zone.name);
            }
        }
    }
}
