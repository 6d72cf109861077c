//! What can pay for what.
//!
//! Queries, and the sums they are made of.

use crate::card::{CardId, Face};
use crate::nation::{ByNation, N_NATIONS, Nation};
use crate::state::State;

/// Resources committed and costs to be met by them.
///
/// Totals, not what is left: with national goods it cannot be said which resource paid for what,
/// only whether all of them cover all costs (A8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pool {
    /// Ordinary resources.
    pub(crate) ordinary: u16,
    /// Resources that pay for one nation alone.
    pub(crate) goods: ByNation<u16>,
    /// What was bought.
    pub(crate) costs: ByNation<u16>,
    /// Ordinary cards committed, and goods cards by nation: a card worth 0 is a card (rule 4.3).
    n_ordinary: u8,
    n_goods: ByNation<u8>,
}

impl Pool {
    /// Commits a card.
    pub(crate) fn add(&mut self, face: &Face) {
        let n = u16::from(face.resources.unwrap_or(0));
        match face.goods {
            Some(nation) => {
                self.goods[nation] += n;
                self.n_goods[nation] = self.n_goods[nation].saturating_add(1);
            }
            None => {
                self.ordinary += n;
                self.n_ordinary = self.n_ordinary.saturating_add(1);
            }
        }
    }

    /// Adds a vehicle to what was bought.
    pub(crate) fn charge(&mut self, face: &Face) {
        if let Some(nation) = face.nation {
            self.costs[nation] += u16::from(face.cost);
        }
    }

    /// Whether everything bought and this vehicle too are paid for.
    pub(crate) fn covers(&self, face: &Face) -> bool {
        let Some(nation) = face.nation else {
            return false;
        };
        // Rule 4.3, A6, A8: one card at least, and goods of another nation do not count.
        if self.n_ordinary == 0 && self.n_goods[nation] == 0 {
            return false;
        }
        self.missing(face) == 0
    }

    /// How many resources are missing to pay for everything bought and this vehicle too.
    pub(crate) fn missing(&self, face: &Face) -> u16 {
        // A8: ordinary resources make up what goods of each nation leave open.
        let mut open = 0;
        for i in 0..N_NATIONS {
            let is_its = face.nation.is_some_and(|nation| nation as usize == i);
            let cost = self.costs.0[i] + if is_its { u16::from(face.cost) } else { 0 };
            open += cost.saturating_sub(self.goods.0[i]);
        }
        open.saturating_sub(self.ordinary)
    }

    /// How many resources are left over when everything bought and this vehicle too are paid for.
    /// Goods of other nations are not counted: they pay for nothing else.
    pub(crate) fn over(&self, face: &Face) -> u16 {
        let (mut open, mut goods) = (0, 0);
        for i in 0..N_NATIONS {
            let is_its = face.nation.is_some_and(|nation| nation as usize == i);
            let cost = self.costs.0[i] + if is_its { u16::from(face.cost) } else { 0 };
            open += cost.saturating_sub(self.goods.0[i]);
            goods += if is_its {
                self.goods.0[i].saturating_sub(cost)
            } else {
                0
            };
        }
        self.ordinary.saturating_sub(open) + goods
    }
}

/// Whether that card can pay for a vehicle of that nation (rules 3.7, 4.1, 4.8).
#[inline]
pub(crate) fn can_pay(state: &State, card: CardId, nation: Option<Nation>) -> bool {
    let face = state.content().face(card);
    face.resources.is_some()
        && (face.goods.is_none() || face.goods == nation)
        && !state.used.contains(card)
}

/// Whether the active seat may buy at all now (rule 4.6).
#[inline]
pub(crate) fn may_buy(state: &State) -> bool {
    !state.has_bought || state.is_recruiting
}

/// What the seat could commit, for each nation its goods apart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    /// What is committed already and all ordinary cards of the hand.
    base: Pool,
    goods: ByNation<(u16, u8)>,
}

impl Means {
    /// All that the active seat holds.
    pub(crate) fn of(state: &State) -> Self {
        let mut means = Self {
            base: state.pool,
            goods: ByNation::default(),
        };
        for &card in state.squads[state.active.0 as usize].hand.iter() {
            let face = state.content().face(card);
            if face.resources.is_none() || state.used.contains(card) {
                continue;
            }
            match face.goods {
                Some(nation) => {
                    let (sum, n) = &mut means.goods[nation];
                    *sum += u16::from(face.resources.unwrap_or(0));
                    *n += 1;
                }
                None => means.base.add(face),
            }
        }
        means
    }

    /// Whether they suffice for that vehicle.
    pub(crate) fn suffice(&self, face: &Face) -> bool {
        self.pool_for(face).covers(face)
    }

    /// How many resources there are for that vehicle.
    pub(crate) fn sum(&self, face: &Face) -> u16 {
        u16::from(face.cost) + self.pool_for(face).over(face)
    }

    /// All that could pay for that vehicle.
    fn pool_for(&self, face: &Face) -> Pool {
        let mut pool = self.base;
        if let Some(nation) = face.nation {
            let (sum, n) = self.goods[nation];
            pool.goods[nation] += sum;
            pool.n_goods[nation] = pool.n_goods[nation].saturating_add(n);
        }
        pool
    }
}
