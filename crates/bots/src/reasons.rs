//! Why a move is advised: what is on the table after it and after the other candidates, in the same sampled
//! worlds, when the seat's side is asked again after the others have moved.
//!
//! Everything is read from views of the seat in worlds that the seat cannot tell from the true one, so a
//! reason tells nothing that the seat may not know. Read [`reasons`] first.

use std::collections::BTreeMap;

use game::{Actor, Benefit, Game, Ignore, Playout, Reason, ReasonKind, Rng, Seat, Thing, Turn};

use crate::evaluator::{Evaluator, outcome_values};
use crate::knowledge::Knowledge;
use crate::lookahead::Lookahead;

/// Worlds in which the candidates are compared.
const WORLDS: u64 = 16;
/// The most other candidates that the best is compared with.
const OTHERS: usize = 4;
/// The most decisions until the seat's side is asked again.
const MOST_DECISIONS: u32 = 40;
/// A fact belongs to a move in at least this share of worlds.
const OFTEN: f32 = 0.6;
/// And is rarer by this share with the others.
const RARER: f32 = 0.4;
/// A mean that differs by less is no reason.
const LEAST_AMOUNT: f32 = 0.75;
/// The most things that one reason names.
const MOST_THINGS: usize = 3;

/// Something that is true of a position, as a seat sees it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fact {
    /// What it is about.
    pub thing: Thing,
    /// What is true of it.
    pub state: FactState,
    /// Whether it is good for the seat's side.
    pub is_own: bool,
}

/// What is true of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FactState {
    /// A piece or base stands.
    Stands,
    /// A place is held.
    Held,
    /// A base has a defender.
    Guarded,
    /// A card belongs to the seat.
    Owned,
    /// A card is in the seat's hand.
    InHand,
}

/// A position as reasons know it.
#[derive(Clone, Debug, Default)]
pub struct Snapshot {
    /// What is true, without doubles.
    pub facts: Vec<Fact>,
    /// By how many points the side is ahead of the best other.
    pub lead: i32,
    /// Points that the side scores in a round as things stand.
    pub income: i32,
    /// Own pieces in supply.
    pub supplied: i32,
}

/// What became of a move: each fact with the share of worlds in which it is true, and means.
#[derive(Clone, Debug, Default)]
struct Future {
    facts: BTreeMap<Fact, f32>,
    lead: f32,
    income: f32,
    supplied: f32,
    /// The share of worlds in which the game is won by then.
    won: f32,
}

impl Future {
    fn share(&self, fact: &Fact) -> f32 {
        self.facts.get(fact).copied().unwrap_or(0.0)
    }

    /// Everything stays as it is.
    fn standing_still(now: &Snapshot) -> Self {
        let facts = now.facts.iter().cloned();
        Self {
            facts: facts.map(|fact| (fact, 1.0)).collect(),
            lead: now.lead as f32,
            income: now.income as f32,
            supplied: now.supplied as f32,
            won: 0.0,
        }
    }

    /// The mean of several.
    fn mean(futures: &[Self]) -> Self {
        let mut mean = Self::default();
        let n = futures.len().max(1) as f32;
        for future in futures {
            for (fact, share) in &future.facts {
                *mean.facts.entry(fact.clone()).or_default() += share / n;
            }
            mean.lead += future.lead / n;
            mean.income += future.income / n;
            mean.supplied += future.supplied / n;
            mean.won += future.won / n;
        }
        mean
    }
}

/// Why the first of these moves is better than the others, and why it is better than the second alone.
/// The number is the random seed.
pub fn reasons<G: Evaluator>(
    knowledge: &Knowledge<G>,
    ranked: &[G::Move],
    number: u64,
) -> (Vec<Reason>, Vec<Reason>) {
    let Some((&best, others)) = ranked.split_first() else {
        return (Vec::new(), Vec::new());
    };
    let seat = knowledge.seat();
    let now = knowledge
        .sample_world(&mut Playout::new(number))
        .snapshot(seat);
    let others = &others[..others.len().min(OTHERS)];
    let others: Vec<Future> = others
        .iter()
        .map(|&mv| future(knowledge, mv, number))
        .collect();
    let best = future(knowledge, best, number);
    let mut all = differences(&now, &best, &Future::mean(&others));
    if all.is_empty() && !others.is_empty() {
        // The others lead to the same: then it is told what that is.
        all = differences(&now, &best, &Future::standing_still(&now));
        all.retain(|reason| reason.benefit.kind() == ReasonKind::Wins);
    }
    let second = others
        .first()
        .map(|second| differences(&now, &best, second));
    (all, second.unwrap_or_default())
}

/// What becomes of a move.
fn future<G: Evaluator>(knowledge: &Knowledge<G>, mv: G::Move, number: u64) -> Future {
    let seat = knowledge.seat();
    let mut future = Future::default();
    let mut ahead = Lookahead::new(0, 0);
    let share = 1.0 / WORLDS as f32;
    let mut seeds = Playout::new(number);
    for _ in 0..WORLDS {
        let mut rng = Playout::new(seeds.next_u64());
        let mut world = knowledge.sample_world(&mut rng);
        world.apply(Actor::Seat(seat), mv, &mut Ignore);
        ahead.play_on(
            &mut world,
            seat,
            knowledge.weights(),
            &mut rng,
            MOST_DECISIONS,
        );
        let after = world.snapshot(seat);
        for fact in after.facts {
            *future.facts.entry(fact).or_default() += share;
        }
        future.lead += after.lead as f32 * share;
        future.income += after.income as f32 * share;
        future.supplied += after.supplied as f32 * share;
        if let Turn::Over(outcome) = world.turn() {
            future.won += outcome_values(&outcome)[usize::from(seat.0)] * share;
        }
    }
    future
}

/// What is better after the one than after the other.
fn differences(now: &Snapshot, best: &Future, other: &Future) -> Vec<Reason> {
    // By benefit: the things with how much rarer they are, and whether all of it is sure.
    let mut found: BTreeMap<u8, Vec<(f32, Thing, bool)>> = BTreeMap::new();
    let facts = best.facts.keys().chain(other.facts.keys());
    let mut facts: Vec<&Fact> = facts.collect();
    facts.sort_unstable();
    facts.dedup();
    for fact in facts {
        let (mine, theirs) = (best.share(fact), other.share(fact));
        let was = now.facts.contains(fact);
        let (gain, is_sure) = if fact.is_own {
            (mine - theirs, mine > 0.99)
        } else {
            (theirs - mine, mine < 0.01)
        };
        let is_clear = if fact.is_own {
            mine >= OFTEN
        } else {
            mine <= 1.0 - OFTEN
        };
        if gain < RARER || !is_clear {
            continue;
        }
        let kind = match (fact.state, fact.is_own, was) {
            (FactState::Stands | FactState::Guarded, false, true) => REMOVED,
            (FactState::Held, true, false) => TAKEN,
            (FactState::Stands, true, false) => PLACED,
            (FactState::Owned, true, false) => GAINED,
            (FactState::Guarded, true, _) => GUARDED,
            (FactState::Stands | FactState::Held | FactState::Owned, true, true) => LOST,
            (FactState::Stands | FactState::Held, false, false) => COMING,
            (FactState::InHand, true, true) => IN_HAND,
            _ => continue,
        };
        found
            .entry(kind)
            .or_default()
            .push((gain, fact.thing.clone(), is_sure));
    }
    let mut reasons: Vec<Reason> = Vec::new();
    if best.won >= OFTEN && best.won - other.won >= RARER / 2.0 {
        reasons.push(Reason {
            benefit: Benefit::Game,
            is_sure: best.won > 0.99,
        });
    }
    for (kind, mut things) in found {
        things.sort_by(|a, b| b.0.total_cmp(&a.0));
        things.truncate(MOST_THINGS);
        let is_sure = things.iter().all(|(.., is_sure)| *is_sure);
        let things: Vec<Thing> = things.into_iter().map(|(_, thing, _)| thing).collect();
        reasons.push(Reason {
            benefit: about(kind, things),
            is_sure,
        });
    }
    let amount = |mine: f32, theirs: f32| {
        let more = mine - theirs;
        (more >= LEAST_AMOUNT).then_some(more.round() as i16)
    };
    let amounts = [
        amount(best.lead, other.lead).map(Benefit::Points),
        amount(best.income, other.income).map(Benefit::Income),
        amount(best.supplied, other.supplied).map(Benefit::Supply),
    ];
    reasons.extend(amounts.into_iter().flatten().map(|benefit| Reason {
        benefit,
        is_sure: false,
    }));
    if reasons.is_empty() && loses_a_card(now, best) {
        reasons.push(Reason {
            benefit: Benefit::BetterCards,
            is_sure: false,
        });
    }
    reasons.sort_by(|a, b| a.benefit.cmp(&b.benefit));
    reasons
}

/// Whether a card leaves the hand and nothing else can be said of the move.
fn loses_a_card(now: &Snapshot, best: &Future) -> bool {
    let in_hand = now
        .facts
        .iter()
        .filter(|fact| fact.state == FactState::InHand);
    in_hand.into_iter().any(|fact| best.share(fact) < 0.01)
}

const REMOVED: u8 = 0;
const TAKEN: u8 = 1;
const PLACED: u8 = 2;
const GAINED: u8 = 3;
const LOST: u8 = 4;
const COMING: u8 = 5;
const GUARDED: u8 = 6;
const IN_HAND: u8 = 7;

fn about(kind: u8, things: Vec<Thing>) -> Benefit {
    match kind {
        REMOVED => Benefit::Removed(things),
        TAKEN => Benefit::Taken(things),
        PLACED => Benefit::Placed(things),
        GAINED => Benefit::Gained(things),
        LOST => Benefit::Lost(things),
        COMING => Benefit::Coming(things),
        GUARDED => Benefit::Guarded(things),
        _ => Benefit::InHand(things),
    }
}

/// Sorts the facts and removes doubles.
pub(crate) fn snapshot(mut facts: Vec<Fact>, lead: i32) -> Snapshot {
    facts.sort_unstable();
    facts.dedup();
    Snapshot {
        facts,
        lead,
        ..Snapshot::default()
    }
}

/// The seats of the same side as that seat, which is among them.
pub(crate) fn is_same_side<G: Evaluator + Game>(world: &G, one: Seat, two: Seat) -> bool {
    world.side(one) == world.side(two)
}
