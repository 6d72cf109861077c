//! What moves cause, as facts without words.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::ability::AbilityKind;
use crate::card::CardId;
use crate::content::AchievementId;
use crate::moves::Part;
use crate::nation::Nation;
use crate::state::Ending;

/// Something that happened. `H` is what the holder of the event knows of a hidden card, `C` how a
/// public card is told, `A` an achievement, `B` an ability.
///
/// [`TrueEvent`], which knows everything, cannot be serialised because [`CardId`] cannot; what an
/// observer gets is [`crate::SeenEvent`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
#[serde(bound(
    serialize = "H: Serialize, C: Serialize, A: Serialize, B: Serialize",
    deserialize = "H: Deserialize<'de>, C: Deserialize<'de>, A: Deserialize<'de>, B: Deserialize<'de>"
))]
pub enum Event<H, C = CardId, A = AchievementId, B = AbilityKind> {
    /// A Garage was shuffled.
    GarageShuffled {
        /// Whose.
        seat: Seat,
    },
    /// The vehicle deck was shuffled.
    VehiclesShuffled,
    /// An achievement was laid out.
    Laid {
        /// Which.
        achievement: A,
    },
    /// A round began.
    RoundBegan {
        /// Which.
        round: u16,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// Damage was repaired.
    Repaired {
        /// Whose.
        seat: Seat,
        /// Which base, counted from 0.
        base: u8,
        /// The base or its defender.
        part: Part,
    },
    /// A card of the hand was laid open.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: C,
    },
    /// A card was drawn; seen by others only while the hand lies open.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: H,
        /// Whether the hand lies open.
        is_open: bool,
    },
    /// A card came to lie on its owner's Depot.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        card: C,
        /// Why.
        reason: DiscardReason,
    },
    /// A card was committed to a purchase.
    Paid {
        /// By whom.
        seat: Seat,
        /// Which.
        card: C,
    },
    /// A vehicle was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        card: C,
    },
    /// A card was gained: by Research, as a medal, as a destroyed base.
    Gained {
        /// By whom.
        seat: Seat,
        /// Which.
        card: C,
    },
    /// A vehicle was turned up in the Reserve.
    Dealt {
        /// Which.
        card: C,
    },
    /// A Reserve card went to the vehicle discard.
    Dropped {
        /// Which.
        card: C,
    },
    /// A card is played for its abilities or to defend.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: C,
    },
    /// An ability was resolved.
    Activated {
        /// Which.
        ability: B,
    },
    /// An ability was done without.
    Declined {
        /// Which.
        ability: B,
    },
    /// Sabotage makes a seat choose a card.
    Sabotaged {
        /// Whom.
        seat: Seat,
    },
    /// A card left the game.
    Scrapped {
        /// By whom.
        seat: Seat,
        /// Which.
        card: C,
    },
    /// A vehicle was laid on a base.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which base, counted from 0.
        base: u8,
        /// Which.
        card: C,
    },
    /// An attacker was named.
    Named {
        /// By whom.
        seat: Seat,
        /// Which.
        card: C,
    },
    /// An attacker is to find a target.
    Fired {
        /// By whom.
        seat: Seat,
        /// Which.
        card: C,
        /// Whether there is nothing it may hit (A18).
        is_idle: bool,
    },
    /// A base or defender was hit and stays.
    Damaged {
        /// Whose.
        seat: Seat,
        /// Which base, counted from 0.
        base: u8,
        /// The base or its defender.
        part: Part,
    },
    /// A base or defender was destroyed.
    Destroyed {
        /// Whose.
        seat: Seat,
        /// Which base, counted from 0.
        base: u8,
        /// The base or its defender.
        part: Part,
    },
    /// Medals were due that are not there.
    MedalsLost {
        /// By whom.
        seat: Seat,
        /// Of which stack.
        nation: Nation,
        /// How many.
        medals: u8,
    },
    /// This round is the last.
    LastRound {
        /// Why.
        ending: Ending,
    },
    /// An achievement was resolved.
    Awarded {
        /// Which.
        achievement: A,
        /// To which seat, if any.
        seat: Option<Seat>,
    },
    /// A seat's final score.
    Scored {
        /// Whose.
        seat: Seat,
        /// How much.
        points: i32,
    },
    /// The game ended.
    Ended,
}

/// Why a card came to lie on a Depot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiscardReason {
    /// It was not played (rule 3.5).
    Unplayed,
    /// Its abilities are done and it does not defend (rule 5.3).
    Played,
    /// Another defender took its place (rule 5.5).
    Replaced,
    /// Its base was destroyed under it (rule 5.17).
    Uncovered,
    /// It was destroyed (rule 6.5).
    Destroyed,
    /// It has attacked (rule 6.2).
    Attacked,
    /// Sabotage.
    Sabotage,
    /// A captured base cannot stay in a hand (rule 8.6).
    CapturedBase,
}

/// An event as the rules know it.
pub type TrueEvent = Event<CardId>;

impl<H: Copy, C: Copy, A: Copy, B: Copy> Event<H, C, A, B> {
    /// The same event with its cards, achievements and abilities told in another way.
    pub fn map<I, D, E, F>(
        self,
        hidden: impl Fn(Seat, bool, H) -> I,
        card: impl Fn(C) -> D,
        award: impl Fn(A) -> E,
        action: impl Fn(B) -> F,
    ) -> Event<I, D, E, F> {
        match self {
            Self::GarageShuffled { seat } => Event::GarageShuffled { seat },
            Self::VehiclesShuffled => Event::VehiclesShuffled,
            Self::Laid { achievement } => Event::Laid {
                achievement: award(achievement),
            },
            Self::RoundBegan { round } => Event::RoundBegan { round },
            Self::TurnBegan { seat } => Event::TurnBegan { seat },
            Self::Repaired { seat, base, part } => Event::Repaired { seat, base, part },
            Self::Revealed { seat, card: id } => Event::Revealed {
                seat,
                card: card(id),
            },
            Self::Drew {
                seat,
                card: id,
                is_open,
            } => Event::Drew {
                seat,
                card: hidden(seat, is_open, id),
                is_open,
            },
            Self::Discarded {
                seat,
                card: id,
                reason,
            } => Event::Discarded {
                seat,
                card: card(id),
                reason,
            },
            Self::Paid { seat, card: id } => Event::Paid {
                seat,
                card: card(id),
            },
            Self::Bought { seat, card: id } => Event::Bought {
                seat,
                card: card(id),
            },
            Self::Gained { seat, card: id } => Event::Gained {
                seat,
                card: card(id),
            },
            Self::Dealt { card: id } => Event::Dealt { card: card(id) },
            Self::Dropped { card: id } => Event::Dropped { card: card(id) },
            Self::Played { seat, card: id } => Event::Played {
                seat,
                card: card(id),
            },
            Self::Activated { ability } => Event::Activated {
                ability: action(ability),
            },
            Self::Declined { ability } => Event::Declined {
                ability: action(ability),
            },
            Self::Sabotaged { seat } => Event::Sabotaged { seat },
            Self::Scrapped { seat, card: id } => Event::Scrapped {
                seat,
                card: card(id),
            },
            Self::Placed {
                seat,
                base,
                card: id,
            } => Event::Placed {
                seat,
                base,
                card: card(id),
            },
            Self::Named { seat, card: id } => Event::Named {
                seat,
                card: card(id),
            },
            Self::Fired {
                seat,
                card: id,
                is_idle,
            } => Event::Fired {
                seat,
                card: card(id),
                is_idle,
            },
            Self::Damaged { seat, base, part } => Event::Damaged { seat, base, part },
            Self::Destroyed { seat, base, part } => Event::Destroyed { seat, base, part },
            Self::MedalsLost {
                seat,
                nation,
                medals,
            } => Event::MedalsLost {
                seat,
                nation,
                medals,
            },
            Self::LastRound { ending } => Event::LastRound { ending },
            Self::Awarded { achievement, seat } => Event::Awarded {
                achievement: award(achievement),
                seat,
            },
            Self::Scored { seat, points } => Event::Scored { seat, points },
            Self::Ended => Event::Ended,
        }
    }

    /// Whether it showed a player something hidden, or chance moved.
    #[must_use]
    pub const fn is_reveal(&self) -> bool {
        matches!(
            self,
            Self::GarageShuffled { .. }
                | Self::VehiclesShuffled
                | Self::Laid { .. }
                | Self::Revealed { .. }
                | Self::Drew { .. }
                | Self::Dealt { .. }
                | Self::Discarded {
                    reason: DiscardReason::Sabotage,
                    ..
                }
                | Self::Ended
        )
    }

    /// Whether that seat learned something from it.
    pub(crate) fn reveals_to(&self, observer: Seat) -> bool {
        match self {
            // The owner knew the card. To others it was hidden until now.
            Self::Revealed { seat, .. } | Self::Discarded { seat, .. } => {
                self.is_reveal() && *seat != observer
            }
            Self::Drew { seat, is_open, .. } => *is_open || *seat == observer,
            _ => self.is_reveal(),
        }
    }
}

static_assertions::assert_not_impl_any!(TrueEvent: Serialize);
