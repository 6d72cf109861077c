//! What an event is about, in terms that all games share.

use crate::{CardName, PlaceName, Thing};

/// What an observer's event is about, for programs that know no game: to mark places on a board,
/// to show a card at its seat, to play a sound.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct EventSummary {
    /// What kind of event it is.
    pub kind: EventKind,
    /// Who acted, or whose piece or card it is: a [`Thing::Side`] or a [`Thing::Seat`].
    pub actor: Option<Thing>,
    /// The places it names.
    pub places: Vec<PlaceName>,
    /// The card that the actor shows to everybody by using it.
    pub shown_card: Option<CardName>,
}

/// Kinds of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum EventKind {
    /// A fight, or a loss in it.
    Battle,
    /// A piece or card is put somewhere.
    Placement,
    /// Anything else.
    #[default]
    Other,
}

impl EventSummary {
    /// A summary of that kind and no more.
    #[must_use]
    pub fn of(kind: EventKind) -> Self {
        Self {
            kind,
            ..Self::default()
        }
    }

    /// The same by that actor.
    #[must_use]
    pub fn by(self, actor: Thing) -> Self {
        Self {
            actor: Some(actor),
            ..self
        }
    }

    /// The same with one more place.
    #[must_use]
    pub fn at(mut self, place: &PlaceName) -> Self {
        self.places.push(place.clone());
        self
    }

    /// The same with a card that is shown.
    #[must_use]
    pub fn showing(self, card: &CardName) -> Self {
        Self {
            shown_card: Some(card.clone()),
            ..self
        }
    }
}
