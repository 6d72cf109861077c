//! What a choice would do, as far as its seat can know.

use serde::{Deserialize, Serialize};

use crate::Game;

/// How sensible a choice looks at once, the best first. Choices are listed in this order.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Sense {
    /// It gains something or takes something from an enemy.
    Gains,
    /// It prepares something, or leads to another question.
    #[default]
    Prepares,
    /// It stays on the table for later.
    Stays,
    /// It loses something of one's own.
    Loses,
    /// It does nothing.
    NoEffect,
}

/// What a choice would do, as far as its seat can know.
///
/// It is found by making the choice in a world that the seat cannot tell from the true one, with every other
/// seat letting its opportunities go. It ends where something would show the seat what it cannot know yet,
/// where chance moves, where a seat really must decide, and with the turn.
///
/// Law *previews*: it is the same in every world that the seat cannot tell apart, and what it promises
/// happens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Preview<E, O> {
    /// How sensible the choice looks at once.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sense: Sense,
    /// Events, as the seat will see them, that happen regardless of hidden cards and of the answers of others.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub certain: Vec<E>,
    /// What follows if no other seat answers.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub unanswered: Vec<E>,
    /// Where it ends.
    #[serde(default, skip_serializing_if = "is_default")]
    pub then: Then,
    /// What the game says of it beyond events: odds, gains that last, the reason why it does nothing.
    #[serde(default, skip_serializing_if = "is_default")]
    #[serde(bound(
        serialize = "O: Serialize + Default + PartialEq",
        deserialize = "O: Deserialize<'de> + Default"
    ))]
    pub outlook: O,
}

/// The preview of a choice of that game.
pub type PreviewOf<G> = Preview<<G as Game>::Seen, <G as Game>::Outlook>;

/// Where a preview ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// The seat itself is asked again.
    #[default]
    Asked,
    /// Another seat must decide something.
    Others,
    /// Chance moves, or the seat learns something hidden.
    Revealed,
    /// The turn ends, or the game does.
    TurnOver,
}

impl<E, O> Preview<E, O> {
    /// Everything that happens if no other seat answers, in order.
    pub fn events(&self) -> impl Iterator<Item = &E> {
        self.certain.iter().chain(&self.unanswered)
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
