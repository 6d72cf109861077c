//! What moves cause, as facts without words.

use game::{Ending, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{BonusId, CardId};
use crate::dice::Dice;
use crate::faction::Faction;
use crate::place::{PieceKind, PlaceId};
use crate::space::SpaceId;

/// Why pieces went back to the reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// A Barrage or Bombard hit them.
    Fire,
    /// The defence hit them.
    Defence,
    /// They fell one for one.
    Attrition,
    /// More than may stand there.
    Limit,
    /// Planes were committed to a Bombard.
    Committed,
    /// They were pulled back to be placed elsewhere.
    Pulled,
}

/// Why pieces came from the reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrival {
    /// The action itself.
    Action,
    /// An area bonus.
    Bonus,
    /// A card.
    Card,
}

/// Something that happened. `H` is what the holder of the event knows of a hidden card: the card
/// itself for the rules, perhaps nothing for an observer. `C` is how an open card is told, `P` a
/// place, `S` an action space, `B` a bonus.
///
/// [`TrueEvent`], which knows everything, cannot be serialised because [`CardId`] cannot; what an
/// observer gets is [`crate::SeenEvent`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
#[serde(bound(
    serialize = "H: Serialize, C: Serialize, P: Serialize, S: Serialize, B: Serialize",
    deserialize = "H: Deserialize<'de>, C: Deserialize<'de>, P: Deserialize<'de>, \
                   S: Deserialize<'de>, B: Deserialize<'de>"
))]
pub enum Event<H, C = CardId, P = PlaceId, S = SpaceId, B = BonusId> {
    /// The deck was shuffled.
    Shuffled,
    /// A token was drawn for an area.
    TokenDrawn {
        /// Which.
        bonus: B,
        /// Where.
        area: P,
    },
    /// The initiative changed hands, or was tossed for.
    Initiative {
        /// Who has it now.
        faction: Faction,
    },
    /// A round began.
    RoundBegan {
        /// Which.
        round: u8,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        faction: Faction,
    },
    /// A faction takes no more turns in this round.
    Passed {
        /// Who.
        faction: Faction,
    },
    /// A commander was deployed.
    Deployed {
        /// Whose.
        faction: Faction,
        /// Where.
        space: S,
    },
    /// An area was aimed at.
    Targeted {
        /// By whom.
        faction: Faction,
        /// Which.
        area: P,
    },
    /// Pieces moved into a place.
    Moved {
        /// Whose.
        faction: Faction,
        /// From where.
        from: P,
        /// To where.
        to: P,
        /// How many.
        n: u8,
    },
    /// Pieces came from the reserve.
    Arrived {
        /// Whose.
        faction: Faction,
        /// Of which kind.
        kind: PieceKind,
        /// Where.
        place: P,
        /// How many.
        n: u8,
        /// Why.
        by: Arrival,
    },
    /// Pieces went back to the reserve.
    Removed {
        /// Whose.
        faction: Faction,
        /// Of which kind.
        kind: PieceKind,
        /// From where.
        place: P,
        /// How many.
        n: u8,
        /// Why.
        by: Loss,
    },
    /// A battle began.
    Battle {
        /// Who defends.
        defender: Faction,
        /// Where.
        place: P,
    },
    /// Dice were rolled.
    Rolled {
        /// By whom.
        faction: Faction,
        /// What they show.
        dice: Dice,
    },
    /// Fire hit no piece.
    Missed {
        /// Where.
        area: P,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        faction: Faction,
        /// Which.
        card: H,
    },
    /// A card's effect was used.
    Played {
        /// By whom.
        faction: Faction,
        /// Which.
        card: C,
    },
    /// A card was discarded to roll again.
    Rerolled {
        /// By whom.
        faction: Faction,
        /// Which.
        card: C,
    },
    /// Commanders came from the ready zone to the reserve.
    Readied {
        /// Whose.
        faction: Faction,
        /// How many.
        n: u8,
    },
    /// A commander went back to the ready zone.
    Returned {
        /// Whose.
        faction: Faction,
        /// From which action space; from the reserve if none.
        space: Option<S>,
    },
    /// All commanders came back at the end of a round.
    Recalled {
        /// Whose.
        faction: Faction,
        /// Of these, how many went to the ready zone.
        to_ready: u8,
    },
    /// The game has ended.
    Ended {
        /// Who won.
        winner: Faction,
        /// Stars of blue and yellow.
        stars: [u8; 2],
        /// What ended it.
        ending: Ending,
    },
}

/// An event as the rules know it.
pub type TrueEvent = Event<CardId>;

static_assertions::assert_not_impl_any!(TrueEvent: serde::Serialize);

impl TrueEvent {
    /// Whether it showed a player something hidden.
    pub(crate) const fn is_reveal(&self) -> bool {
        matches!(
            self,
            Self::Drew { .. } | Self::Played { .. } | Self::Rerolled { .. }
        )
    }

    /// Whether that seat learned something from it.
    pub(crate) fn reveals_to(&self, seat: Seat) -> bool {
        match self {
            Self::Drew { faction, .. } => faction.seat() == seat,
            Self::Played { faction, .. } | Self::Rerolled { faction, .. } => faction.seat() != seat,
            _ => self.is_reveal(),
        }
    }

    /// The event with other names for what it speaks of.
    pub(crate) fn map<H, C, P, S, B>(
        self,
        hidden: impl Fn(Faction, CardId) -> H,
        card: impl Fn(CardId) -> C,
        at: impl Fn(PlaceId) -> P,
        on: impl Fn(SpaceId) -> S,
        token: impl Fn(BonusId) -> B,
    ) -> Event<H, C, P, S, B> {
        match self {
            Self::Shuffled => Event::Shuffled,
            Self::TokenDrawn { bonus, area } => Event::TokenDrawn {
                bonus: token(bonus),
                area: at(area),
            },
            Self::Initiative { faction } => Event::Initiative { faction },
            Self::RoundBegan { round } => Event::RoundBegan { round },
            Self::TurnBegan { faction } => Event::TurnBegan { faction },
            Self::Passed { faction } => Event::Passed { faction },
            Self::Deployed { faction, space } => Event::Deployed {
                faction,
                space: on(space),
            },
            Self::Targeted { faction, area } => Event::Targeted {
                faction,
                area: at(area),
            },
            Self::Moved {
                faction,
                from,
                to,
                n,
            } => Event::Moved {
                faction,
                from: at(from),
                to: at(to),
                n,
            },
            Self::Arrived {
                faction,
                kind,
                place,
                n,
                by,
            } => Event::Arrived {
                faction,
                kind,
                place: at(place),
                n,
                by,
            },
            Self::Removed {
                faction,
                kind,
                place,
                n,
                by,
            } => Event::Removed {
                faction,
                kind,
                place: at(place),
                n,
                by,
            },
            Self::Battle { defender, place } => Event::Battle {
                defender,
                place: at(place),
            },
            Self::Rolled { faction, dice } => Event::Rolled { faction, dice },
            Self::Missed { area } => Event::Missed { area: at(area) },
            Self::Drew { faction, card } => Event::Drew {
                faction,
                card: hidden(faction, card),
            },
            Self::Played {
                faction,
                card: played,
            } => Event::Played {
                faction,
                card: card(played),
            },
            Self::Rerolled {
                faction,
                card: spent,
            } => Event::Rerolled {
                faction,
                card: card(spent),
            },
            Self::Readied { faction, n } => Event::Readied { faction, n },
            Self::Returned { faction, space } => Event::Returned {
                faction,
                space: space.map(on),
            },
            Self::Recalled { faction, to_ready } => Event::Recalled { faction, to_ready },
            Self::Ended {
                winner,
                stars,
                ending,
            } => Event::Ended {
                winner,
                stars,
                ending,
            },
        }
    }
}
