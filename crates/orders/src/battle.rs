//! The battle or fire in progress, as everybody at the table knows it: who stands against whom, where
//! the attackers came from, what the dice do, and how likely another roll ends how.
//!
//! Queries only. What a roll does is found by letting the rules do it on a copy of the position, so it
//! cannot differ from what happens.

use game::{CardName, Ignore, Observer, PlaceName};
use serde::{Deserialize, Serialize};

use crate::card::{self, CardId};
use crate::dice::{Dice, MAX_DICE, MAX_FACE};
use crate::effect::{BonusEffect, CardEffect, Timing};
use crate::faction::{ByFaction, Faction};
use crate::frame::{ActStage, Frame};
use crate::place::{PlaceId, Places};
use crate::space::Action;
use crate::state::State;
use crate::supply;
use crate::view::{BonusName, Names};

/// A battle or fire in progress, or pieces that are entering.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleView {
    /// The action that began it.
    pub action: Action,
    /// Whose action it is.
    pub by: Faction,
    /// Where.
    pub place: PlaceName,
    /// Pieces that have entered but not settled; none in a fire.
    pub attackers: u8,
    /// Where they came from; what is missing to all of them came from the reserve.
    pub from: Vec<Origin>,
    /// Where a fire comes from.
    pub source: Option<PlaceName>,
    /// Pieces of the other faction there; none where pieces enter without a battle.
    pub defenders: u8,
    /// The dice of the roll, once they are counted.
    pub dice: Option<DiceView>,
    /// The roll, while it may be kept or rolled again.
    pub roll: Option<RollView>,
}

/// So many came from there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// From where.
    pub place: PlaceName,
    /// How many.
    pub n: u8,
}

/// How many dice there are, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiceView {
    /// Who rolls them.
    pub by: Faction,
    /// Those of the action or of every defence.
    pub base: u8,
    /// For the zone above.
    pub cover: u8,
    /// For a bonus, and which.
    pub bonus: Option<(BonusName, u8)>,
    /// For cards.
    pub cards: u8,
}

impl DiceView {
    /// All of them.
    #[must_use]
    pub fn all(&self) -> u8 {
        let bonus = self.bonus.as_ref().map_or(0, |(_, n)| *n);
        self.base + self.cover + bonus + self.cards
    }
}

/// A roll that may be kept or rolled again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollView {
    /// Who decides.
    pub by: Faction,
    /// What the dice show.
    pub dice: Dice,
    /// What happens if they are kept.
    pub keep: RollResult,
    /// How another roll of all dice would end; also when no card is left to pay for it.
    pub again: Odds,
    /// What can be discarded for it, the least useful first; for the own seat.
    pub pay: Vec<CardName>,
}

/// What a roll does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollResult {
    /// How it ends.
    pub ending: Ending,
    /// Pieces that the dice remove.
    pub hit: u8,
    /// Pieces that each side loses one for one after that.
    pub each: u8,
    /// Attackers left in the place.
    pub attackers: u8,
    /// Defenders left in the place.
    pub defenders: u8,
    /// Attackers above the limit, which go back.
    pub over: u8,
    /// The stars of both factions then.
    pub stars: ByFaction<u8>,
    /// The faction that wins the game by it.
    pub wins: Option<Faction>,
}

/// How a battle or fire ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The defender keeps the place.
    Held,
    /// No piece is left there.
    Empty,
    /// The attacker takes the place.
    Lost,
    /// Fire removed every piece there.
    Cleared,
    /// Fire removed some of them.
    Weakened,
    /// Fire removed none.
    Missed,
}

impl Ending {
    /// All of them, as they are shown from left to right.
    pub const ALL: [Self; 6] = [
        Self::Held,
        Self::Empty,
        Self::Lost,
        Self::Cleared,
        Self::Weakened,
        Self::Missed,
    ];

    /// The word for it in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Held => "held",
            Self::Empty => "empty",
            Self::Lost => "lost",
            Self::Cleared => "cleared",
            Self::Weakened => "weakened",
            Self::Missed => "missed",
        }
    }
}

/// How often each ending comes among all ways in which the dice can fall: exact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Odds {
    /// Each ending that can come with the number of its ways, as they are shown.
    pub ways: Vec<(Ending, u64)>,
    /// All ways.
    pub of: u64,
}

impl Odds {
    /// Each ending with whole percents that add up to 100: the largest remainders are rounded up. What
    /// can come is never told as 0.
    #[must_use]
    pub fn percents(&self) -> Vec<(Ending, u8)> {
        let of = self.of.max(1);
        let mut told: Vec<(Ending, u64, u64)> = Vec::new();
        for &(ending, ways) in &self.ways {
            let hundredfold = u128::from(ways) * 100;
            let whole = (hundredfold / u128::from(of)) as u64;
            let rest = (hundredfold % u128::from(of)) as u64;
            told.push((ending, whole.max(1), if whole == 0 { 0 } else { rest }));
        }
        let mut sum: u64 = told.iter().map(|(_, whole, _)| whole).sum();
        let mut order: Vec<usize> = (0..told.len()).collect();
        order.sort_by_key(|&i| std::cmp::Reverse(told[i].2));
        for &i in order.iter().cycle().take(100) {
            if sum >= 100 {
                break;
            }
            told[i].1 += 1;
            sum += 1;
        }
        if let Some(most) = told.iter_mut().max_by_key(|(_, whole, _)| *whole) {
            most.1 -= sum.saturating_sub(100);
        }
        let told = told.into_iter();
        told.map(|(ending, whole, _)| (ending, whole as u8))
            .collect()
    }
}

/// The battle or fire in progress. While pieces are still on their way it is there too.
pub(crate) fn view(state: &State, names: &Names, observer: Observer) -> Option<BattleView> {
    let stage = acting(state)?;
    let work = &state.work;
    let place = work.target?;
    let defenders = state.sides[work.by.other()].at(place);
    let is_fire = work.action.rolls();
    if work.force == 0 && (!is_fire || defenders == 0) {
        return None;
    }
    let source = state.board().space(work.space).place.filter(|_| is_fire);
    let places = state.board().places();
    let from = places.filter(|from| work.from[from.index()] > 0);
    let is_counted = matches!(
        stage,
        ActStage::Defence | ActStage::Attrition | ActStage::Fire | ActStage::Hit
    );
    Some(BattleView {
        action: work.action,
        by: work.by,
        place: names.place(place),
        attackers: work.force,
        from: from
            .map(|from| Origin {
                place: names.place(from),
                n: work.from[from.index()],
            })
            .collect(),
        source: source.map(|source| names.place(source)),
        defenders,
        dice: is_counted.then(|| dice(state, names, place)),
        roll: roll(state, names, observer),
    })
}

/// How far the action in progress has come.
fn acting(state: &State) -> Option<ActStage> {
    state.frames.iter().find_map(|frame| match frame {
        Frame::Act(stage) => Some(*stage),
        _ => None,
    })
}

fn dice(state: &State, names: &Names, place: PlaceId) -> DiceView {
    let work = &state.work;
    let (by, cover, held) = if work.action.rolls() {
        (work.by, 0, work.bonuses)
    } else {
        let defender = work.by.other();
        let supplied = supply::of(state, defender);
        let here = supply::bonuses(state, supplied & Places::only(place));
        (defender, state.cover_dice(supplied, place), here)
    };
    let gives = |bonus: BonusEffect| match bonus {
        BonusEffect::Dice { of, plus } if of == work.action && work.action.rolls() => plus,
        BonusEffect::DefenceDice(n) if !work.action.rolls() => n,
        _ => 0,
    };
    let all = state.content().bonuses();
    let giver = game::bits(held).find(|&row| gives(all[row as usize].effect) > 0);
    let bonus = giver.map(|row| {
        let name = names.bonus(crate::card::BonusId(row as u8));
        (name, supply::sum(state, held, gives))
    });
    let base = work.base;
    let n_bonus = bonus.as_ref().map_or(0, |(_, n)| *n);
    DiceView {
        by,
        base,
        cover,
        cards: work.dice.saturating_sub(base + cover + n_bonus),
        bonus,
    }
}

fn roll(state: &State, names: &Names, observer: Observer) -> Option<RollView> {
    let Some(&Frame::Keep(by)) = state.frames.top() else {
        return None;
    };
    let pay = if observer.is(by.seat()) {
        least_useful_first(state, by)
    } else {
        Vec::new()
    };
    Some(RollView {
        by,
        dice: state.work.roll,
        keep: result(state, state.work.roll.hits())?,
        again: odds(state)?,
        pay: pay.into_iter().map(|card| names.card(card)).collect(),
    })
}

/// What so many hits do, by the rules themselves on a copy of the position.
pub(crate) fn result(state: &State, hits: u8) -> Option<RollResult> {
    let (by, place) = (state.work.by, state.work.target?);
    let enemy = by.other();
    let is_fire = state.work.action.rolls();
    let mut after = *state;
    after.work.roll = Dice::of_hits(hits);
    // What may be kept lies on the action that rolled.
    after.frames.pop();
    if is_fire {
        after.hit(&mut Ignore);
    } else {
        after.attrition(&mut Ignore);
    }
    let before = (state.work.force, state.sides[enemy].at(place));
    let attackers = if is_fire {
        0
    } else {
        after.sides[by].at(place)
    };
    let defenders = after.sides[enemy].at(place);
    let hit = hits.min(if is_fire { before.1 } else { before.0 });
    let each = if is_fire { 0 } else { before.1 - defenders };
    let ending = match (is_fire, attackers, defenders) {
        (true, _, 0) => Ending::Cleared,
        (true, ..) if hit > 0 => Ending::Weakened,
        (true, ..) => Ending::Missed,
        (false, 0, 0) => Ending::Empty,
        (false, 0, _) => Ending::Held,
        (false, ..) => Ending::Lost,
    };
    let loser = Faction::ALL.into_iter().find(|&faction| {
        let hq = state.board().hq(faction);
        !after.sides[faction].control.contains(hq)
    });
    Some(RollResult {
        ending,
        hit,
        each,
        attackers,
        defenders,
        over: if is_fire {
            0
        } else {
            before.0 - hit - each - attackers
        },
        stars: ByFaction(Faction::ALL.map(|faction| supply::stars(&after, faction))),
        wins: loser.map(Faction::other),
    })
}

/// How another roll of the same dice would end.
pub(crate) fn odds(state: &State) -> Option<Odds> {
    let mut counted = Ending::ALL.map(|ending| (ending, 0));
    for (hits, ways) in falls(&state.board().faces, state.work.dice) {
        let ending = result(state, hits)?.ending;
        counted[ending as usize].1 += ways;
    }
    let of = counted.iter().map(|(_, ways)| ways).sum();
    let ways = counted.into_iter().filter(|(_, ways)| *ways > 0).collect();
    Some(Odds { ways, of })
}

/// In how many ways so many dice show each number of hits.
fn falls(faces: &[u8], dice: u8) -> Vec<(u8, u64)> {
    const MOST: usize = (MAX_DICE * MAX_FACE) as usize;
    let mut ways = [0u64; MOST + 1];
    ways[0] = 1;
    for _ in 0..dice {
        let mut next = [0u64; MOST + 1];
        for (hits, &n) in ways.iter().enumerate().filter(|(_, n)| **n > 0) {
            for &face in faces {
                next[hits + usize::from(face)] += n;
            }
        }
        ways = next;
    }
    let ways = ways.into_iter().enumerate();
    ways.filter(|(_, n)| *n > 0)
        .map(|(hits, n)| (hits as u8, n))
        .collect()
}

/// The kinds of cards in a hand, those first that are likely to be missed least: what can do nothing
/// now, what there are several of, then what helps on the own turn, last what defends.
///
/// An order for a list, not advice: it knows nothing of plans.
pub(crate) fn least_useful_first(state: &State, faction: Faction) -> Vec<CardId> {
    let hand = &state.sides[faction].hand;
    let mut cards: Vec<CardId> = card::kinds(hand.kinds()).collect();
    let worth = |id: CardId| {
        let card = state.content().card(id);
        let kind = match (card.when.timing(), card.effect) {
            (Timing::Defending, _) => 3,
            (_, CardEffect::ReadyCommander(_)) if state.sides[faction].ready == 0 => 0,
            (_, CardEffect::MoreToEnter(_)) => 2,
            _ => 1,
        };
        (kind > 0, hand.count(id) < 2, kind)
    };
    cards.sort_by_key(|&id| worth(id));
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_falls_of_the_dice_are_counted() {
        let faces = [0, 1, 1, 1, 1, 2];
        assert_eq!(falls(&faces, 1), [(0, 1), (1, 4), (2, 1)]);
        let two: u64 = falls(&faces, 2).iter().map(|(_, ways)| ways).sum();
        assert_eq!(two, 36);
        let most = falls(&faces, MAX_DICE);
        assert_eq!(most.iter().map(|(_, ways)| ways).sum::<u64>(), 6u64.pow(16));
    }

    #[test]
    fn percents_add_up_and_no_chance_is_told_as_none() {
        let odds = |ways: &[u64]| Odds {
            ways: Ending::ALL.into_iter().zip(ways.iter().copied()).collect(),
            of: ways.iter().sum(),
        };
        for ways in [
            &[1, 1, 1][..],
            &[1, 34, 1],
            &[1, 1_000_000, 1],
            &[1],
            &[1, 999],
            &[25, 50, 25],
        ] {
            let told = odds(ways).percents();
            let sum: u32 = told.iter().map(|(_, n)| u32::from(*n)).sum();
            assert_eq!(sum, 100, "{ways:?}: {told:?}");
            assert!(told.iter().all(|(_, n)| *n > 0), "{ways:?}: {told:?}");
        }
    }
}
