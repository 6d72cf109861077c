//! What is good in Rush.
//!
//! A first strategist: a position is judged by the score as things stand, the strength of the
//! squad and the bases left; moves are weighed by rules of thumb. No card is named: cards are
//! judged by their numbers and abilities.

use ::rush::ability::{Ability, AbilityKind};
use ::rush::{CardId, Class, Face, Kind, Move, Part, State, Tally};
use game::{Game, MAX_SEATS, Seat};

use crate::strategist::{Strategist, Values};

/// A lead of so many medals makes a seat about three times as likely to win.
const SCALE: f32 = 6.0;

impl Strategist for State {
    fn values(&self) -> Values {
        let tallies = self.tallies();
        let n = usize::from(self.seats());
        let mut values = [0.0; MAX_SEATS];
        let mut total = 0.0;
        for (i, value) in values[..n].iter_mut().enumerate() {
            let (standing, open) = self.bases(Seat(i as u8));
            let bases = 0.6 * f32::from(standing) - 0.5 * f32::from(open);
            *value = ((worth(&tallies[i]) + bases) / SCALE).exp();
            total += *value;
        }
        for value in &mut values[..n] {
            *value /= total;
        }
        values
    }

    fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weights.clear();
        let has_confirm = moves.contains(&Move::Confirm);
        weights.extend(moves.iter().map(|&mv| weight(self, seat, mv, has_confirm)));
    }

    fn is_calm(&self) -> bool {
        State::is_calm(self)
    }
}

/// A squad in medals: what it scores now, and what an average hand of it will do.
fn worth(tally: &Tally) -> f32 {
    let cards = tally.cards.max(1) as f32;
    // Drawing cards make a squad smaller than it is.
    let hand = 3.0 / (cards - tally.draws as f32).max(3.0);
    let per_hand = |n: u32| n as f32 * hand;
    tally.score as f32 + 0.5 * per_hand(tally.resources) + 0.9 * per_hand(tally.firepower)
}

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

fn weight(state: &State, seat: Seat, mv: Move, has_confirm: bool) -> f32 {
    let face = |card: CardId| state.content().face(card);
    let (_, open) = state.bases(seat);
    match mv {
        Move::Buy(card) => 0.8 + 0.35 * value(face(card)),
        // Pay with what is good for nothing else, and no more than needed.
        Move::Pay(card) => match face(card).kind {
            _ if has_confirm => -3.0,
            Kind::Medal | Kind::Barracks => 1.5,
            _ => 1.0 - 0.3 * value(face(card)),
        },
        Move::Use(card) => 1.0 + 0.3 * face(card).actions().len() as f32,
        Move::Defend(_) => 0.3 + 0.4 * f32::from(open),
        Move::Attack(card) => 1.4 + 0.3 * f32::from(face(card).firepower),
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
            Kind::Medal | Kind::Base => -6.0,
            Kind::Barracks => 1.5,
            Kind::Vehicle => 0.5 - 0.5 * value(face(card)),
        },
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
        Move::End => -1.0,
    }
}
