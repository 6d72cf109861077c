//! Where a country's points came from.

use serde::{Deserialize, Serialize};

use crate::effect::CardType;
use crate::event::ScoreReason;
use crate::{Card, CardId};

/// The points that a country brought its team, by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Scored {
    /// For supply spaces.
    pub spaces: i16,
    /// By Status cards.
    pub status: i16,
    /// By other cards.
    pub cards: i16,
    /// For cards that should have been discarded and were not there: 0 or less.
    pub missing: i16,
}

impl Scored {
    /// All of them together.
    #[must_use]
    pub const fn total(self) -> i16 {
        self.spaces + self.status + self.cards + self.missing
    }

    pub(crate) fn add(
        &mut self,
        points: i16,
        reason: ScoreReason,
        card: impl Fn(CardId) -> &'static Card,
    ) {
        let source = match reason {
            ScoreReason::Spaces => &mut self.spaces,
            ScoreReason::Card(id) if card(id).card_type == CardType::Status => &mut self.status,
            ScoreReason::Card(_) => &mut self.cards,
            ScoreReason::Depletion => &mut self.missing,
        };
        *source = source.saturating_add(points);
    }
}
