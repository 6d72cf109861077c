//! What moves cause, as facts without words.

use serde::{Deserialize, Serialize};

use crate::card::{CardId, Zone};
use crate::country::{Country, Team};
use crate::effect::{BattleKind, PieceKind, Step};
use crate::frame::Cause;
use crate::space::SpaceId;

/// Something that happened. `H` is what the holder of the event knows of a hidden card: the card
/// itself for the rules, perhaps nothing for an observer.
///
/// [`TrueEvent`], which knows everything, cannot be serialised because [`CardId`] cannot; what an
/// observer gets is [`crate::SeenEvent`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
#[serde(bound(
    serialize = "H: Serialize, C: Serialize, S: Serialize",
    deserialize = "H: Deserialize<'de>, C: Deserialize<'de>, S: Deserialize<'de>"
))]
pub enum Event<H, C = CardId, S = SpaceId> {
    /// A deck was shuffled.
    Shuffled {
        /// Whose.
        country: Country,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        country: Country,
        /// Which.
        card: H,
    },
    /// A card was discarded unseen by others.
    Discarded {
        /// Whose.
        country: Country,
        /// Which.
        card: H,
        /// From where.
        from: Zone,
    },
    /// All countries have prepared for war: what they lay follows.
    Prepared,
    /// A round began.
    RoundBegan {
        /// Which.
        round: u8,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        country: Country,
    },
    /// A step began.
    StepBegan {
        /// Which.
        step: Step,
    },
    /// A card was shown and is being played.
    Played {
        /// By whom.
        country: Country,
        /// Which.
        card: C,
    },
    /// A Response was laid face down.
    Laid {
        /// By whom.
        country: Country,
        /// Which.
        card: H,
    },
    /// A card on the table was used.
    Used {
        /// By whom.
        country: Country,
        /// Which.
        card: C,
        /// Whether it lay face down until now.
        was_hidden: bool,
    },
    /// A card came to lie face up on its pile.
    Spent {
        /// Which.
        card: C,
    },
    /// A played card went back into the deck.
    Returned {
        /// Which.
        card: C,
        /// Whether on top; else it is shuffled in.
        on_top: bool,
    },
    /// A card was taken from the deck by reallocation and shown.
    Reallocated {
        /// By whom.
        country: Country,
        /// Which.
        card: C,
    },
    /// A card was taken from the discard pile into hand.
    Fetched {
        /// By whom.
        country: Country,
        /// Which.
        card: H,
    },
    /// A card of the discard pile, picked at random, went unseen on top of the deck.
    Recovered {
        /// Whose.
        country: Country,
    },
    /// A country looked at the top of its deck.
    Looked {
        /// Whose.
        country: Country,
        /// How many cards.
        cards: u8,
    },
    /// The top of a deck was put in an order.
    Reordered {
        /// Whose.
        country: Country,
        /// Which card comes next in that order.
        card: H,
    },
    /// A hand card went under the deck.
    Bottomed {
        /// Whose.
        country: Country,
        /// Which.
        card: H,
    },
    /// A piece was built.
    Built {
        /// Whose.
        country: Country,
        /// Which kind.
        kind: PieceKind,
        /// Where.
        space: S,
    },
    /// A piece already there was named as just built.
    Redeclared {
        /// Whose.
        country: Country,
        /// Which kind.
        kind: PieceKind,
        /// Where.
        space: S,
    },
    /// A piece was recruited.
    Recruited {
        /// Whose.
        country: Country,
        /// Which kind.
        kind: PieceKind,
        /// Where.
        space: S,
    },
    /// A battle was begun.
    Battled {
        /// By whom.
        by: Country,
        /// On land or at sea.
        kind: BattleKind,
        /// Where.
        space: S,
    },
    /// A piece was removed.
    Removed {
        /// Whose.
        country: Country,
        /// Which kind.
        kind: PieceKind,
        /// Where.
        space: S,
        /// Why.
        cause: Cause,
    },
    /// A country took its own piece off the board.
    Withdrew {
        /// Whose.
        country: Country,
        /// Which kind.
        kind: PieceKind,
        /// Where.
        space: S,
    },
    /// A piece cannot be removed this turn.
    Protected {
        /// Whose.
        country: Country,
        /// Which kind.
        kind: PieceKind,
        /// Where.
        space: S,
    },
    /// A piece was not removed this time.
    Spared {
        /// Whose.
        country: Country,
        /// Which kind.
        kind: PieceKind,
        /// Where.
        space: S,
    },
    /// An air force was deployed.
    Deployed {
        /// Whose.
        country: Country,
        /// Where.
        space: S,
    },
    /// An air force was marshalled.
    Marshalled {
        /// Whose.
        country: Country,
        /// From where.
        from: S,
        /// To where.
        to: S,
    },
    /// An air force that lost its army or navy went to another.
    Retreated {
        /// Whose.
        country: Country,
        /// From where.
        from: S,
        /// To where.
        to: S,
    },
    /// An air force was lost instead of the battled piece in its space.
    Defended {
        /// Whose.
        country: Country,
        /// Where.
        space: S,
    },
    /// An air force was lost to remove a defended piece after all.
    Struck {
        /// Whose.
        country: Country,
        /// From where.
        from: S,
        /// Where the piece stands.
        space: S,
    },
    /// The text of a played card is ignored.
    Cancelled {
        /// Which.
        card: C,
    },
    /// A team's points changed.
    Scored {
        /// Whose.
        team: Team,
        /// The country that brought or cost them.
        country: Country,
        /// By how much.
        points: i16,
        /// For what.
        reason: ScoreReason<C>,
        /// The supply spaces that brought them.
        #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
        spaces: Vec<S>,
    },
    /// The Victory step was skipped because an enemy holds the home space.
    VictorySkipped {
        /// Whose.
        country: Country,
    },
    /// The game ended.
    Ended,
}

/// What points are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScoreReason<C = CardId> {
    /// Supply spaces.
    Spaces,
    /// A card.
    Card(C),
    /// Cards that should have been discarded and were not there.
    Depletion,
}

/// An event as the rules know it.
pub type TrueEvent = Event<CardId>;

impl<H: Copy, C: Copy, S: Copy> Event<H, C, S> {
    /// The same event with its cards and spaces told in another way.
    pub fn map<I, D, T>(
        self,
        hidden: impl Fn(Country, H) -> I,
        card: impl Fn(C) -> D,
        place: impl Fn(S) -> T,
    ) -> Event<I, D, T> {
        match self {
            Self::Shuffled { country } => Event::Shuffled { country },
            Self::Drew { country, card } => Event::Drew {
                country,
                card: hidden(country, card),
            },
            Self::Discarded {
                country,
                card,
                from,
            } => Event::Discarded {
                country,
                card: hidden(country, card),
                from,
            },
            Self::Prepared => Event::Prepared,
            Self::RoundBegan { round } => Event::RoundBegan { round },
            Self::TurnBegan { country } => Event::TurnBegan { country },
            Self::StepBegan { step } => Event::StepBegan { step },
            Self::Played { country, card: id } => Event::Played {
                country,
                card: card(id),
            },
            Self::Laid { country, card } => Event::Laid {
                country,
                card: hidden(country, card),
            },
            Self::Used {
                country,
                card: id,
                was_hidden,
            } => Event::Used {
                country,
                card: card(id),
                was_hidden,
            },
            Self::Spent { card: id } => Event::Spent { card: card(id) },
            Self::Returned { card: id, on_top } => Event::Returned {
                card: card(id),
                on_top,
            },
            Self::Reallocated { country, card: id } => Event::Reallocated {
                country,
                card: card(id),
            },
            Self::Fetched { country, card } => Event::Fetched {
                country,
                card: hidden(country, card),
            },
            Self::Recovered { country } => Event::Recovered { country },
            Self::Looked { country, cards } => Event::Looked { country, cards },
            Self::Reordered { country, card } => Event::Reordered {
                country,
                card: hidden(country, card),
            },
            Self::Bottomed { country, card } => Event::Bottomed {
                country,
                card: hidden(country, card),
            },
            Self::Built {
                country,
                kind,
                space,
            } => Event::Built {
                country,
                kind,
                space: place(space),
            },
            Self::Redeclared {
                country,
                kind,
                space,
            } => Event::Redeclared {
                country,
                kind,
                space: place(space),
            },
            Self::Recruited {
                country,
                kind,
                space,
            } => Event::Recruited {
                country,
                kind,
                space: place(space),
            },
            Self::Battled { by, kind, space } => Event::Battled {
                by,
                kind,
                space: place(space),
            },
            Self::Removed {
                country,
                kind,
                space,
                cause,
            } => Event::Removed {
                country,
                kind,
                space: place(space),
                cause,
            },
            Self::Withdrew {
                country,
                kind,
                space,
            } => Event::Withdrew {
                country,
                kind,
                space: place(space),
            },
            Self::Protected {
                country,
                kind,
                space,
            } => Event::Protected {
                country,
                kind,
                space: place(space),
            },
            Self::Spared {
                country,
                kind,
                space,
            } => Event::Spared {
                country,
                kind,
                space: place(space),
            },
            Self::Deployed { country, space } => Event::Deployed {
                country,
                space: place(space),
            },
            Self::Marshalled { country, from, to } => Event::Marshalled {
                country,
                from: place(from),
                to: place(to),
            },
            Self::Retreated { country, from, to } => Event::Retreated {
                country,
                from: place(from),
                to: place(to),
            },
            Self::Defended { country, space } => Event::Defended {
                country,
                space: place(space),
            },
            Self::Struck {
                country,
                from,
                space,
            } => Event::Struck {
                country,
                from: place(from),
                space: place(space),
            },
            Self::Cancelled { card: id } => Event::Cancelled { card: card(id) },
            Self::Scored {
                team,
                country,
                points,
                reason,
                spaces,
            } => Event::Scored {
                team,
                country,
                points,
                spaces: spaces.into_iter().map(place).collect(),
                reason: match reason {
                    ScoreReason::Spaces => ScoreReason::Spaces,
                    ScoreReason::Card(id) => ScoreReason::Card(card(id)),
                    ScoreReason::Depletion => ScoreReason::Depletion,
                },
            },
            Self::VictorySkipped { country } => Event::VictorySkipped { country },
            Self::Ended => Event::Ended,
        }
    }

    /// Whether it showed a seat something hidden, or chance moved.
    #[must_use]
    pub const fn is_reveal(&self) -> bool {
        matches!(
            self,
            Self::Shuffled { .. }
                | Self::Prepared
                | Self::Drew { .. }
                | Self::Discarded {
                    from: Zone::Deck | Zone::Table,
                    ..
                }
                | Self::Played { .. }
                | Self::Used {
                    was_hidden: true,
                    ..
                }
                | Self::Reallocated { .. }
                | Self::Recovered { .. }
                | Self::Looked { .. }
        )
    }

    /// Whether a seat learned something from it; `leads` says which countries the seat leads.
    pub(crate) fn reveals_to(&self, leads: impl Fn(Country) -> bool) -> bool {
        match self {
            // The owner knew the card. To others it was hidden until now.
            Self::Played { country, .. }
            | Self::Discarded {
                country,
                from: Zone::Table,
                ..
            }
            | Self::Used { country, .. } => self.is_reveal() && !leads(*country),
            // The card comes from the deck, and the owner alone sees it.
            Self::Drew { country, .. }
            | Self::Discarded { country, .. }
            | Self::Looked { country, .. } => self.is_reveal() && leads(*country),
            _ => self.is_reveal(),
        }
    }
}

static_assertions::assert_not_impl_any!(TrueEvent: Serialize);
