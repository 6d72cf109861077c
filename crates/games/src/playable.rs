//! What the doors (terminal, host, browser) want of a game beyond the contract.

use std::collections::BTreeMap;

use game::{ContentError, Game};

use crate::TurnId;

/// A game on the list.
pub trait Playable: Game<Setup: Send, Move: Send, Event: Send> + Send + 'static {
    /// The id of the reason that a move is no answer to the open question.
    const NOT_THE_QUESTION: &'static str = "not-the-question";

    /// Whose turn it is. Everybody at the table knows it.
    fn turn_id(&self) -> TurnId;

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
    /// Whose card it is; empty when nobody's.
    pub owner: String,
    /// The title.
    pub title: String,
}
