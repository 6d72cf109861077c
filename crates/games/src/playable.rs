//! What the doors (terminal, host, browser) want of a game beyond the contract.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use game::{ContentError, Game, SetupOption};

use crate::{GameId, TurnId};

/// A game on the list.
pub trait Playable: Game<Setup: Send, Move: Send, Event: Send> + Send + 'static {
    /// The id of the reason that a move is no answer to the open question.
    const NOT_THE_QUESTION: &'static str = "not-the-question";

    /// How many seats a table can have.
    const SEATS: RangeInclusive<u8>;

    /// What can be chosen for a new table, besides the number of seats.
    const SETUP_OPTIONS: &'static [SetupOption];

    /// Whose turn it is. Everybody at the table knows it.
    fn turn_id(&self) -> TurnId;

    /// Whether the move says that the mover's turn is over. The mover knows it without looking ahead.
    fn ends_turn(&self, _: Self::Move) -> bool {
        false
    }

    /// Every card, vehicle or tile as that setup's content has them.
    fn cards_of(setup: &Self::Setup) -> Vec<CardLine>;

    /// Ids that scenarios must speak for, working and not working: the cards, unless a game's
    /// cards share their abilities.
    fn to_cover() -> Vec<String> {
        let cards = Self::cards_of(&Self::Setup::default()).into_iter();
        cards.map(|card| card.id).collect()
    }

    /// The ids of all cards that any table of the game may have.
    fn all_cards() -> Vec<String> {
        let cards = Self::cards_of(&Self::Setup::default()).into_iter();
        cards.map(|card| card.id).collect()
    }

    /// Plays with these content files instead of the carried ones, for a person who owns the game
    /// and corrects what we could only reconstruct. Keys are file names (`vehicles.toml`).
    ///
    /// # Errors
    /// What is wrong with which file and line.
    ///
    /// # Panics
    /// When the setup has named things of other content already.
    fn use_content(
        setup: &mut Self::Setup,
        files: &BTreeMap<String, String>,
    ) -> Result<(), ContentError>;
}

/// One card of a game's content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardLine {
    /// The id in content, notation and scenarios.
    pub id: String,
    /// Whose card it is; empty if it has no owner.
    pub owner: String,
    /// The title.
    pub title: String,
}

impl GameId {
    /// How many seats a table can have.
    #[must_use]
    pub fn seats(self) -> RangeInclusive<u8> {
        with_game!(self, G => <G as Playable>::SEATS)
    }

    /// The setup line of a table with so many seats; `None` for a game that has no choice.
    #[must_use]
    pub fn seats_line(self, n: u8) -> Option<String> {
        let seats = self.seats();
        (seats.start() < seats.end()).then(|| format!("players {n}"))
    }

    /// What can be chosen for a new table, besides the number of seats.
    #[must_use]
    pub fn setup_options(self) -> &'static [SetupOption] {
        with_game!(self, G => <G as Playable>::SETUP_OPTIONS)
    }
}

#[cfg(test)]
mod tests {
    use game::SetupError;

    use super::*;
    use crate::Table;

    #[test]
    fn every_carried_value_can_be_set_up_and_only_the_first_is_the_default() {
        for game in GameId::ALL {
            for option in game.setup_options() {
                let needs = option.needs.map(|(key, value)| format!("{key} {value}"));
                let setup_of = |line: Option<&str>| {
                    let lines = needs.iter().map(String::as_str).chain(line);
                    let lines: Vec<String> = lines.map(str::to_owned).collect();
                    let table = Table::sit(game, &lines, None)?;
                    Ok::<_, SetupError>(table.record().expose().setup.clone())
                };
                let default = setup_of(None).unwrap();
                for value in option.values {
                    let line = format!("{} {value}", option.key);
                    let setup = setup_of(Some(&line));
                    if option.not_carried.contains(value) {
                        let error = setup.unwrap_err();
                        let (_, fault) = error.fault();
                        assert_eq!(fault.id, "no-cards", "{game}: {line}: {error}");
                        continue;
                    }
                    let is_default = setup.unwrap() == default;
                    assert_eq!(
                        is_default,
                        *value == option.default_value(),
                        "{game}: {line}"
                    );
                }
            }
        }
    }

    #[test]
    fn every_option_needs_a_carried_value_of_an_option_before_it() {
        for game in GameId::ALL {
            let options = game.setup_options();
            for (i, option) in options.iter().enumerate() {
                assert!(options[..i].iter().all(|other| other.key != option.key));
                if let Some((key, value)) = option.needs {
                    let needed = options[..i].iter().find(|other| other.key == key);
                    let needed = needed.unwrap_or_else(|| panic!("{game}: {key}"));
                    assert!(needed.carried_values().any(|carried| carried == value));
                }
                for value in option.not_carried {
                    assert!(option.values[1..].contains(value), "{game}: {value}");
                }
            }
        }
    }

    #[test]
    fn a_table_has_as_many_seats_as_are_set_up_within_the_range() {
        for game in GameId::ALL {
            for n in 0..=game::MAX_SEATS as u8 {
                let Some(line) = game.seats_line(n) else {
                    assert_eq!(game.seats(), 2..=2);
                    continue;
                };
                let table = Table::sit(game, std::slice::from_ref(&line), None);
                let seats = table.ok().map(|table| table.seats());
                assert_eq!(
                    seats,
                    game.seats().contains(&n).then_some(n),
                    "{game}: {line}"
                );
            }
            let table = Table::sit(game, &[], None).unwrap();
            assert!(game.seats().contains(&table.seats()), "{game}");
        }
    }
}
