//! What a choice would do, beyond its events: hits, medals, prices, the reason why it does nothing.
//!
//! Queries about what the seat that is asked may know; nothing here is a rule.

use game::{CardName, Seat, Sense};
use serde::{Deserialize, Serialize};

use crate::ability::Ability;
use crate::card::{CardId, Kind};
use crate::frame::{AttackStage, Frame};
use crate::moves::{Move, Part, Target};
use crate::nation::Nation;
use crate::price::{self, Means};
use crate::state::State;
use crate::target;

/// What there is to say of a choice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outlook {
    /// Nothing that is not plain.
    #[default]
    Plain,
    /// A hit, by an attacker or by Siege.
    Hit(HitOutlook),
    /// A vehicle that is to attack.
    Attack {
        /// How many of the targets it would destroy as the table stands.
        destroys: u8,
        /// How many it could hit.
        targets: u8,
    },
    /// A vehicle that would attack and has nothing to hit (A18).
    Idle {
        /// What keeps it from what is there.
        only: Option<Part>,
    },
    /// A purchase.
    Buy {
        /// What the vehicle costs.
        cost: u8,
        /// What could pay for it.
        of: u16,
    },
    /// A card that pays.
    Pay {
        /// What it pays.
        worth: u8,
        /// What is still missing then.
        missing: u16,
        /// What is left over then.
        over: u16,
        /// Whether what is left over can be spent later.
        is_kept: bool,
        /// Whether all was paid for before.
        is_needless: bool,
    },
    /// The end of a purchase.
    Bought {
        /// What is left over.
        over: u16,
        /// Whether it can be spent later.
        is_kept: bool,
    },
    /// A card played for its abilities.
    Use {
        /// What each of its actions would do, in order.
        actions: Vec<ActionOutlook>,
        /// Whether it is laid on a base afterwards.
        guards: bool,
    },
    /// One action of a card.
    Action(ActionOutlook),
    /// A vehicle that is to defend.
    Guard {
        /// Whether an undefended base awaits it; else it takes the place of another.
        is_open: bool,
    },
    /// A vehicle on that base.
    Place {
        /// What it replaces, and that one's armour.
        replaces: Option<(CardName, u8)>,
    },
    /// A vehicle for nothing.
    Free {
        /// What it costs otherwise.
        cost: u8,
    },
    /// Medals.
    Points {
        /// How many.
        points: u8,
    },
    /// A card that leaves the game.
    Scrap {
        /// The medals it is worth.
        points: u8,
    },
    /// The end of the turn.
    End {
        /// Whether something could still be bought.
        can_buy: bool,
        /// Whether something could still be destroyed.
        can_destroy: bool,
    },
}

/// What a hit would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HitOutlook {
    /// Whose base.
    pub seat: Seat,
    /// Which base, counted from 0.
    pub base: u8,
    /// The base or the vehicle on it.
    pub part: Part,
    /// Firepower against armour, where they are compared.
    pub strength: Option<(u8, u8)>,
    /// Whether it was hit before.
    pub was_damaged: bool,
    /// Whether it destroys, or only damages.
    pub is_fatal: bool,
    /// The points it brings.
    pub points: u8,
    /// Whether that seat has no other base.
    pub is_last_base: bool,
}

/// What an action of a card would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActionOutlook {
    /// Draw so many cards; none when there are none.
    Draw(u8),
    /// Buy more than once.
    Recruit {
        /// Whether that is so already.
        is_already: bool,
    },
    /// Renew the Reserve.
    Renew,
    /// So many opponents lose a card.
    Sabotage(u8),
    /// A hit that armour does not stop.
    Besiege {
        /// Whether there is something that it would destroy.
        can_destroy: bool,
    },
    /// Take a vehicle for this card.
    Research {
        /// The most it may cost.
        cost: u8,
        /// How many such vehicles are in the Reserve.
        vehicles: u8,
    },
    /// Scrap cards of the own Depot, which has so many.
    Dismantle(u8),
    /// Take a single medal; none when there is none.
    Medal(u8),
}

impl ActionOutlook {
    /// Whether it does nothing as the table stands.
    #[must_use]
    pub const fn is_idle(self) -> bool {
        match self {
            Self::Draw(n) | Self::Sabotage(n) | Self::Dismantle(n) | Self::Medal(n) => n == 0,
            Self::Recruit { is_already } => is_already,
            Self::Research { vehicles, .. } => vehicles == 0,
            Self::Renew | Self::Besiege { .. } => false,
        }
    }

    const fn sense(self) -> Sense {
        match self {
            _ if self.is_idle() => Sense::NoEffect,
            Self::Sabotage(_) | Self::Research { .. } | Self::Medal(_) => Sense::Gains,
            Self::Besiege { can_destroy: true } => Sense::Gains,
            _ => Sense::Prepares,
        }
    }
}

/// How sensible that choice of the seat looks, and what there is to say of it.
pub(crate) fn of(state: &State, seat: Seat, mv: Move) -> (Sense, Outlook) {
    let Some(&frame) = state.frames.top() else {
        return (Sense::Prepares, Outlook::Plain);
    };
    let face = |card: CardId| state.content().face(card);
    let plain = (Sense::Prepares, Outlook::Plain);
    match mv {
        Move::Target(target) => hit(state, frame, target),
        Move::Attack(card) | Move::Fire(card) => attacker(state, card),
        Move::Buy(card) => {
            let of = Means::of(state).sum(face(card));
            let cost = face(card).cost;
            (Sense::Gains, Outlook::Buy { cost, of })
        }
        Move::Pay(card) => match frame {
            Frame::Purchase(bought) => payment(state, bought, card),
            _ => plain,
        },
        Move::Confirm => match frame {
            Frame::Purchase(bought) => {
                let over = state.pool.over(face(bought));
                let is_kept = keeps(state);
                (Sense::Gains, Outlook::Bought { over, is_kept })
            }
            _ => plain,
        },
        Move::Use(card) => used(state, seat, card),
        Move::Activate(_) => match frame {
            Frame::Card { card, at, .. } => match face(card).actions().get(at as usize) {
                Some(&ability) => {
                    let action = action(state, seat, card, ability);
                    let sense = match action {
                        // A21: the card is scrapped all the same.
                        ActionOutlook::Research { vehicles: 0, .. } => Sense::Loses,
                        _ => action.sense(),
                    };
                    (sense, Outlook::Action(action))
                }
                None => plain,
            },
            _ => plain,
        },
        Move::Defend(_) => {
            let squad = state.squad(seat);
            let mut bases = squad.bases.iter();
            let is_open = bases.any(|base| base.is_standing && !base.defender.is_some());
            (Sense::Stays, Outlook::Guard { is_open })
        }
        Move::Place(base) => match frame {
            Frame::Place(card) => place(state, seat, card, base),
            _ => plain,
        },
        Move::Take(card) => match face(card).kind {
            Kind::Medal => {
                let points = face(card).medals;
                (Sense::Gains, Outlook::Points { points })
            }
            _ => {
                let cost = face(card).cost;
                (Sense::Gains, Outlook::Free { cost })
            }
        },
        Move::Scrap(card) => {
            let points = face(card).medals;
            let sense = if points > 0 {
                Sense::Loses
            } else {
                Sense::Prepares
            };
            (sense, Outlook::Scrap { points })
        }
        Move::Discard(_) => (Sense::Loses, Outlook::Plain),
        Move::End => end(state, seat),
        Move::Decline | Move::Shuffle(_) => plain,
    }
}

/// Whether what a purchase leaves over can be spent on the next (A5).
fn keeps(state: &State) -> bool {
    state.is_recruiting && state.options.recruit_pool
}

fn hit(state: &State, frame: Frame, target: Target) -> (Sense, Outlook) {
    let Target { seat, base, part } = target;
    let on_table = &state.squad(seat).bases[base as usize];
    let content = state.content();
    let (is_fatal, strength, nation, kills) = match frame {
        Frame::Attack {
            nation,
            kills,
            stage: AttackStage::Aim(card),
        } => {
            let armour = on_table
                .defender
                .some()
                .map(|card| content.face(card).armour);
            let firepower = content.face(card).firepower;
            let armour = armour.filter(|_| part == Part::Defender);
            let strength = armour.map(|armour| (firepower, armour));
            let is_fatal = target::is_fatal(state, card, target);
            // A2: with the option, together with what Siege destroyed.
            let owed = state.owed[nation];
            let before = if state.options.merge_turn_kills {
                owed
            } else {
                0
            };
            (is_fatal, strength, Some(nation), kills + before)
        }
        Frame::Card { card, .. } => {
            let nation = content.face(card).nation;
            let owed = nation.map_or(0, |nation: Nation| state.owed[nation]);
            (target::is_fatal_siege(state, target), None, nation, owed)
        }
        _ => return (Sense::Prepares, Outlook::Plain),
    };
    let points = match (is_fatal, part, nation) {
        (false, ..) => 0,
        (true, Part::Base, _) => content.face(content.base).medals,
        (true, Part::Defender, Some(nation)) => {
            let stack = state.medals[nation];
            target::most_medals(kills + 1, stack) - target::most_medals(kills, stack)
        }
        (true, Part::Defender, None) => 0,
    };
    let standing = state.squad(seat).bases.iter();
    let hit = HitOutlook {
        seat,
        base,
        part,
        strength,
        was_damaged: match part {
            Part::Base => on_table.is_damaged,
            Part::Defender => on_table.is_defender_damaged,
        },
        is_fatal,
        points,
        is_last_base: standing.filter(|base| base.is_standing).count() == 1,
    };
    let sense = if is_fatal {
        Sense::Gains
    } else {
        Sense::Prepares
    };
    (sense, Outlook::Hit(hit))
}

fn attacker(state: &State, card: CardId) -> (Sense, Outlook) {
    let (mut targets, mut destroys) = (0, 0);
    for target in target::of_attacker(state, card) {
        targets += 1;
        destroys += u8::from(target::is_fatal(state, card, target));
    }
    if targets == 0 {
        let face = state.content().face(card);
        let only = match (face.is_bases_only, face.is_vehicles_only) {
            (true, false) => Some(Part::Base),
            (false, true) => Some(Part::Defender),
            _ => None,
        };
        return (Sense::NoEffect, Outlook::Idle { only });
    }
    let sense = if destroys > 0 {
        Sense::Gains
    } else {
        Sense::Prepares
    };
    (sense, Outlook::Attack { destroys, targets })
}

fn payment(state: &State, bought: CardId, card: CardId) -> (Sense, Outlook) {
    let content = state.content();
    let is_needless = state.pool.covers(content.face(bought));
    let mut pool = state.pool;
    pool.add(content.face(card));
    let outlook = Outlook::Pay {
        worth: content.face(card).resources.unwrap_or(0),
        missing: pool.missing(content.face(bought)),
        over: pool.over(content.face(bought)),
        is_kept: keeps(state),
        is_needless,
    };
    let sense = if is_needless && !keeps(state) {
        Sense::Loses
    } else {
        Sense::Prepares
    };
    (sense, outlook)
}

fn used(state: &State, seat: Seat, card: CardId) -> (Sense, Outlook) {
    let face = state.content().face(card);
    let actions = face.actions().iter();
    let actions: Vec<_> = actions
        .map(|&ability| action(state, seat, card, ability))
        .collect();
    // Rules 5.4, 5.10.
    let guards = face.can_defend() && state.squad(seat).has_base();
    let best = actions.iter().map(|action| action.sense()).min();
    let sense = match best {
        Some(Sense::NoEffect) | None if guards => Sense::Stays,
        Some(sense) => sense,
        None => Sense::NoEffect,
    };
    (sense, Outlook::Use { actions, guards })
}

fn action(state: &State, seat: Seat, card: CardId, ability: Ability) -> ActionOutlook {
    let squad = state.squad(seat);
    let size = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
    match ability {
        Ability::Reinforcements(n) => {
            ActionOutlook::Draw(n.min(size(squad.garage.len() + squad.depot.len())))
        }
        Ability::Recruitment => ActionOutlook::Recruit {
            is_already: state.is_recruiting,
        },
        Ability::Recon => ActionOutlook::Renew,
        Ability::Sabotage => {
            let others = (0..state.options.players).map(Seat);
            let others = others.filter(|other| *other != seat);
            let holding = others.filter(|other| !state.squad(*other).hand.is_empty());
            ActionOutlook::Sabotage(size(holding.count()))
        }
        Ability::Siege => ActionOutlook::Besiege {
            can_destroy: target::of_siege(state)
                .any(|target| target::is_fatal_siege(state, target)),
        },
        Ability::Research(cost) => {
            let reserve = state.reserve.iter().filter(|card| card.is_some());
            let within = reserve.filter(|card| state.content().face(**card).cost <= cost);
            ActionOutlook::Research {
                cost,
                vehicles: size(within.count()),
            }
        }
        Ability::Dismantling => ActionOutlook::Dismantle(size(squad.depot.len())),
        Ability::Invincibility => {
            let nation = state.content().face(card).nation;
            let singles = nation.map_or(0, |nation| state.medals[nation][0]);
            ActionOutlook::Medal(singles.min(1))
        }
        // They are not played.
        Ability::BasesOnly | Ability::VehiclesOnly | Ability::NationalGoods(_) => {
            ActionOutlook::Renew
        }
    }
}

fn place(state: &State, seat: Seat, card: CardId, base: u8) -> (Sense, Outlook) {
    let content = state.content();
    let old = state.squad(seat).bases[base as usize].defender.some();
    let replaces = old.map(|old| {
        let name = content.card(old).name.as_str();
        (CardName::from(name), content.face(old).armour)
    });
    let sense = match &replaces {
        Some((_, armour)) if *armour > content.face(card).armour => Sense::Loses,
        _ => Sense::Stays,
    };
    (sense, Outlook::Place { replaces })
}

fn end(state: &State, seat: Seat) -> (Sense, Outlook) {
    let means = Means::of(state);
    let mut reserve = state.reserve.iter().filter(|card| card.is_some());
    let can_buy =
        price::may_buy(state) && reserve.any(|card| means.suffice(state.content().face(*card)));
    let mut hand = state.squad(seat).hand.iter();
    let can_destroy = !state.has_attacked
        && hand.any(|&card| crate::list::can_attack(state, card) && state.can_break(card));
    let sense = Sense::Prepares;
    let outlook = Outlook::End {
        can_buy,
        can_destroy,
    };
    (sense, outlook)
}
