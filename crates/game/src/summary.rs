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
    /// Whether it belongs into a short account of what a side did.
    pub is_deed: bool,
    /// Whose piece or card was hit or lost. The actor is then its owner, not the one who did it.
    pub victim: Option<Thing>,
    /// What came onto the board, and what left it.
    pub changes: Vec<Change>,
    /// How many points the actor got, or lost.
    pub points: i16,
}

/// A piece that came somewhere or left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Whose piece: a [`Thing::Side`] or a [`Thing::Seat`].
    pub whose: Thing,
    /// Of which kind, as the game's notation calls it.
    pub kind: &'static str,
    /// Where.
    pub place: PlaceName,
    /// Whether it came; else it left.
    pub is_new: bool,
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

    /// The same as part of a short account of what a side did.
    #[must_use]
    pub fn deed(self) -> Self {
        Self {
            is_deed: true,
            ..self
        }
    }

    /// The same as a loss of the actor's.
    #[must_use]
    pub fn suffered(self) -> Self {
        Self {
            victim: self.actor.clone(),
            ..self
        }
    }

    /// The same with a piece of the actor's that came to the place or left it.
    #[must_use]
    pub fn changing(mut self, kind: &'static str, place: &PlaceName, is_new: bool) -> Self {
        if let Some(whose) = self.actor.clone() {
            self.changes.push(Change {
                whose,
                kind,
                place: place.clone(),
                is_new,
            });
        }
        self
    }

    /// The same with points that the actor got.
    #[must_use]
    pub fn scoring(self, points: i16) -> Self {
        Self { points, ..self }
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
