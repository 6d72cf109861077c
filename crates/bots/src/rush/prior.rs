//! The prior over moves: rules of thumb.

use ::rush::ability::{Ability, AbilityKind};
use ::rush::{ByNation, CardId, Class, Face, Kind, Move, Part, State};
use game::Seat;

use crate::evaluator::PRUNE;

/// What a card is worth in a squad, in about the scale of costs.
fn value(face: &Face) -> f32 {
    let abilities: f32 = face
        .actions()
        .iter()
        .map(|action| match *action {
            Ability::Reinforcements(n) => f32::from(n),
            Ability::Research(n) => 0.2 * f32::from(n),
            Ability::Siege | Ability::Invincibility => 1.8,
            Ability::Sabotage | Ability::Dismantling => 1.0,
            _ => 0.4,
        })
        .sum();
    let heavy = if face.class == Some(Class::Heavy) {
        1.5
    } else {
        0.0
    };
    f32::from(face.resources.unwrap_or(0))
        + 0.8 * f32::from(face.firepower)
        + 0.5 * f32::from(face.armour)
        + abilities
        + heavy
}

/// What else is among the moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offers {
    /// What was begun can be confirmed.
    confirm: bool,
    /// Something can be bought.
    buy: bool,
    /// How many cards of each nation can attack.
    attackers: ByNation<u8>,
    /// What the least of the cards is worth that can be discarded.
    least: f32,
}

/// A card that is worth so much more than another is not discarded before it.
const MISSED: f32 = 2.0;

impl Offers {
    pub(super) fn of(state: &State, moves: &[Move]) -> Self {
        let mut attackers = ByNation::<u8>::default();
        for mv in moves {
            if let Move::Attack(card) = *mv
                && let Some(nation) = state.content().face(card).nation
            {
                attackers[nation] += 1;
            }
        }
        let discards = moves.iter().filter_map(|mv| match *mv {
            Move::Discard(card) => Some(value(state.content().face(card))),
            _ => None,
        });
        Self {
            attackers,
            least: discards.fold(f32::INFINITY, f32::min),
            confirm: moves.contains(&Move::Confirm),
            buy: moves.iter().any(|mv| matches!(mv, Move::Buy(_))),
        }
    }
}

/// The prior of a move of that seat.
pub(super) fn of(state: &State, seat: Seat, mv: Move, offers: Offers) -> f32 {
    let face = |card: CardId| state.content().face(card);
    let (_, open) = state.bases(seat);
    match mv {
        Move::Buy(card) => 0.8 + 0.35 * value(face(card)),
        // Pay with what is good for nothing else, and no more than needed.
        Move::Pay(card) => match face(card).kind {
            _ if offers.confirm => -3.0,
            Kind::Medal | Kind::Barracks => 1.5,
            _ => 1.0 - 0.3 * value(face(card)),
        },
        Move::Use(card) => 1.0 + 0.3 * face(card).actions().len() as f32,
        Move::Defend(_) => 0.3 + 0.4 * f32::from(open),
        Move::Attack(card) => {
            let together = face(card)
                .nation
                .map_or(0, |nation| offers.attackers[nation]);
            if together > 1 || state.can_break(card) {
                1.4 + 0.3 * f32::from(face(card).firepower)
            } else {
                // What is only damaged is repaired.
                -0.5
            }
        }
        Move::Target(target) => match (state.is_fatal(target), target.part) {
            (Some(true), Part::Base) => 3.5,
            (Some(true), Part::Defender) => 2.0,
            (_, Part::Base) => 0.5,
            (_, Part::Defender) => 0.0,
        },
        Move::Activate(AbilityKind::Research) => -3.0,
        Move::Activate(_) => 1.5,
        Move::Take(card) => 0.5 + 0.4 * value(face(card)),
        Move::Scrap(card) => match face(card).kind {
            Kind::Medal | Kind::Base => PRUNE,
            Kind::Barracks => 1.5,
            Kind::Vehicle => 0.5 - 0.5 * value(face(card)),
        },
        Move::Discard(card) if value(face(card)) > offers.least + MISSED => PRUNE,
        Move::Discard(card) => -0.4 * value(face(card)),
        Move::Fire(card) => {
            // Those that need an open base come last, those that open it first.
            if face(card).class == Some(Class::Heavy) || face(card).is_bases_only {
                0.0
            } else {
                1.0
            }
        }
        Move::Confirm => 0.0,
        Move::Place(_) | Move::Shuffle(_) => 0.0,
        Move::Decline => -0.5,
        // Cards that are left in hand are lost: buy something if possible.
        Move::End if offers.buy => -3.0,
        Move::End => -1.0,
    }
}
