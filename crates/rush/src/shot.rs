//! What a hit would do, from public knowledge.

use game::Seat;

use crate::ability::AbilityKind;
use crate::content::Content;
use crate::moves::{Part, Target};
use crate::target::{breaks_base, breaks_defender};
use crate::view::{Pending, View};

/// A hit that could be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// What is hit.
    pub target: Target,
    /// Firepower against armour, where they are compared.
    pub strength: Option<(u8, u8)>,
    /// Whether it destroys, or only damages.
    pub is_fatal: bool,
}

impl View {
    /// The attackers that have not fired yet, the one that looks for its target first.
    pub fn attackers(&self) -> impl Iterator<Item = &str> {
        let attack = self.pending.iter().rev().find_map(|pending| match pending {
            Pending::Attack {
                attackers, aiming, ..
            } => Some(aiming.iter().chain(attackers)),
            _ => None,
        });
        attack.into_iter().flatten().map(|card| &**card)
    }

    /// What that attacker would do to everything it may hit, as the table stands.
    #[must_use]
    pub fn shots(&self, attacker: &str) -> Vec<Shot> {
        let Some(content) = Content::known(&self.content) else {
            return Vec::new();
        };
        let Some(attacker) = content.card_named(attacker) else {
            return Vec::new();
        };
        let attacker = content.face(attacker);
        let shots = self.enemy_bases().filter_map(|(seat, base, seen)| {
            let (part, strength, is_barred, is_fatal) = match &seen.defender {
                // Rules 6.3, 5.22, 5.23, as `target::of_attacker` has them.
                Some(defender) => {
                    let face = content.face(content.card_named(&defender.card)?);
                    let is_fatal = breaks_defender(attacker, face, defender.is_damaged);
                    let strength = Some((attacker.firepower, face.armour));
                    (Part::Defender, strength, attacker.is_bases_only, is_fatal)
                }
                None => {
                    let is_fatal = breaks_base(attacker, seen.is_damaged);
                    (Part::Base, None, attacker.is_vehicles_only, is_fatal)
                }
            };
            let target = Target { seat, base, part };
            (!is_barred).then_some(Shot {
                target,
                strength,
                is_fatal,
            })
        });
        shots.collect()
    }

    /// What the hit that is asked for would do to that target: an attacker's, or a Siege's.
    #[must_use]
    pub fn shot(&self, target: Target) -> Option<Shot> {
        match self.pending.last()? {
            Pending::Attack {
                aiming: Some(card), ..
            } => {
                let mut shots = self.shots(card).into_iter();
                shots.find(|shot| shot.target == target)
            }
            Pending::Card {
                ability: Some(ability),
                ..
            } => {
                let content = Content::known(&self.content)?;
                if content.ability_named(ability) != Some(AbilityKind::Siege) {
                    return None;
                }
                let mut bases = self.enemy_bases();
                let (.., seen) =
                    bases.find(|(seat, base, _)| (*seat, *base) == (target.seat, target.base))?;
                Some(Shot {
                    target,
                    strength: None,
                    // Rule 5.16, A20.
                    is_fatal: match target.part {
                        Part::Base => seen.is_damaged,
                        Part::Defender => seen.defender.as_ref()?.is_damaged,
                    },
                })
            }
            _ => None,
        }
    }

    fn enemy_bases(&self) -> impl Iterator<Item = (Seat, u8, &crate::BaseView)> {
        let seats = (0..).map(Seat).zip(&self.seats);
        let enemies = seats.filter(|(seat, _)| *seat != self.active);
        enemies.flat_map(|(seat, squad)| {
            let bases = (0..).zip(&squad.bases);
            bases.filter_map(move |(base, seen)| Some((seat, base, seen.as_ref()?)))
        })
    }
}
