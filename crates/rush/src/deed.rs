//! What the active seat has done in its turn, in order.
//!
//! Cards that were played or paid lie on the table until the turn is over, and so does what the
//! attackers did: everybody saw it. Nothing here changes what may be done.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::card::CardId;
use crate::moves::{Part, Target};
use crate::state::State;

/// The most that are remembered; a longer turn forgets its beginning.
const MOST_DEEDS: usize = 20;

/// What was done this turn, in order.
pub(crate) type Deeds = game::Pack<Deed, MOST_DEEDS>;

/// Something the active seat has done. `C` is how a card is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "deed")]
pub enum Deed<C = CardId> {
    /// A card was played for its abilities.
    Used {
        /// Which.
        card: C,
    },
    /// A vehicle was laid on an own base.
    Guarded {
        /// Which.
        card: C,
        /// Which base, counted from 0.
        base: u8,
    },
    /// A card was committed to a purchase.
    Paid {
        /// Which.
        card: C,
        /// The vehicle it helps to pay for.
        bought: C,
    },
    /// A vehicle was bought.
    Bought {
        /// Which.
        card: C,
    },
    /// An attacker fired.
    Fired {
        /// Which.
        card: C,
        /// What it hit; nothing when there was nothing to hit.
        hit: Option<Hit<C>>,
    },
    /// A card hit something by Siege.
    Besieged {
        /// Which.
        card: C,
        /// What it hit.
        hit: Hit<C>,
    },
}

/// A hit that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit<C = CardId> {
    /// Whose base.
    pub seat: Seat,
    /// Which base, counted from 0.
    pub base: u8,
    /// The vehicle that was hit; none when the base itself was.
    pub vehicle: Option<C>,
    /// Whether it was destroyed, or only damaged.
    pub is_fatal: bool,
}

impl Default for Deed {
    fn default() -> Self {
        Self::Used { card: CardId::NONE }
    }
}

impl<C> Hit<C> {
    fn map<D>(self, card: impl Fn(C) -> D) -> Hit<D> {
        Hit {
            seat: self.seat,
            base: self.base,
            vehicle: self.vehicle.map(card),
            is_fatal: self.is_fatal,
        }
    }
}

impl<C> Deed<C> {
    /// The same with its cards told in another way.
    pub(crate) fn map<D>(self, name: impl Fn(C) -> D) -> Deed<D> {
        match self {
            Self::Used { card } => Deed::Used { card: name(card) },
            Self::Guarded { card, base } => Deed::Guarded {
                card: name(card),
                base,
            },
            Self::Paid { card, bought } => Deed::Paid {
                card: name(card),
                bought: name(bought),
            },
            Self::Bought { card } => Deed::Bought { card: name(card) },
            Self::Fired { card, hit } => Deed::Fired {
                card: name(card),
                hit: hit.map(|hit| hit.map(name)),
            },
            Self::Besieged { card, hit } => Deed::Besieged {
                card: name(card),
                hit: hit.map(name),
            },
        }
    }
}

impl State {
    /// Remembers what was done.
    pub(crate) fn note(&mut self, deed: Deed) {
        if self.deeds.len() == MOST_DEEDS {
            self.deeds.rotate_left(1);
            self.deeds[MOST_DEEDS - 1] = deed;
        } else {
            self.deeds.push(deed);
        }
    }

    /// A hit as it will be remembered, while what is hit still lies there.
    pub(crate) fn hit_on(&self, target: Target, is_fatal: bool) -> Hit {
        let Target { seat, base, part } = target;
        let defender = self.squad(seat).bases[base as usize].defender;
        Hit {
            seat,
            base,
            vehicle: defender.some().filter(|_| part == Part::Defender),
            is_fatal,
        }
    }
}
