//! What a seat has at the moment, for evaluation of a position.
//!
//! Queries only; nothing here is a rule.

use game::Seat;

use crate::ability::Ability;
use crate::card::CardId;
use crate::content::{Achievement, AchievementId};
use crate::nation::{ByNation, Class};
use crate::options::MAX_PLAYERS;
use crate::scoring::{cards, metrics};
use crate::state::State;
use crate::target;

/// What a seat has at the moment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// What it would score if the game ended now: medals, captured bases and achievements.
    pub score: i32,
    /// Medals and captured bases.
    pub medals: u32,
    /// Achievements it would be awarded.
    pub awards: u32,
    /// By how much it is ahead of the best other seat in what an achievement counts, or behind;
    /// each no further than [`Tally::FAR`], all added up.
    pub ahead: i32,
    /// Cards of the squad.
    pub cards: u32,
    /// Resources on them.
    pub resources: u32,
    /// Abilities that draw cards, by how many they draw.
    pub draws: u32,
    /// Cards with Siege.
    pub sieges: u32,
    /// Heavy tanks.
    pub heavies: u32,
    /// Resources in hand, while the seat may still buy.
    pub to_spend: u32,
    /// The most firepower of one nation in hand, while the seat may still attack.
    pub to_fire: u32,
}

impl Tally {
    /// Who is so far ahead or behind in something will hardly be caught.
    pub const FAR: i32 = 3;
}

impl State {
    /// What each seat has.
    #[must_use]
    pub fn tallies(&self) -> [Tally; MAX_PLAYERS] {
        let content = self.content();
        let mut tallies = [Tally::default(); MAX_PLAYERS];
        for (i, (squad, tally)) in self.seated().iter().zip(&mut tallies).enumerate() {
            for card in cards(self, Seat(i as u8)) {
                let face = content.face(card);
                tally.score += i32::from(face.medals);
                tally.medals += u32::from(face.medals);
                tally.cards += 1;
                tally.resources += u32::from(face.resources.unwrap_or(0));
                tally.heavies += u32::from(face.class == Some(Class::Heavy));
                for action in face.actions() {
                    match *action {
                        Ability::Reinforcements(n) => tally.draws += u32::from(n),
                        Ability::Siege => tally.sieges += 1,
                        _ => {}
                    }
                }
            }
            let is_active = self.active == Seat(i as u8);
            let mut firepower = ByNation::<u32>::default();
            for &card in squad.hand.iter() {
                let face = content.face(card);
                if !is_active || !self.has_bought || self.is_recruiting {
                    tally.to_spend += u32::from(face.resources.unwrap_or(0));
                }
                if let Some(nation) = face.nation
                    && !(is_active && self.has_attacked)
                {
                    firepower[nation] += u32::from(face.firepower);
                    tally.to_fire = tally.to_fire.max(firepower[nation]);
                }
            }
        }
        for i in game::bits(self.achievements) {
            self.compare(content.achievement(AchievementId(i as u8)), &mut tallies);
        }
        tallies
    }

    /// Adds who is ahead in an achievement, and by how much.
    fn compare(&self, achievement: &Achievement, tallies: &mut [Tally; MAX_PLAYERS]) {
        let n_seats = self.seated().len();
        let mut counts = [0; MAX_PLAYERS];
        for (count, found) in counts.iter_mut().zip(metrics(self, achievement)) {
            *count = found as i32;
        }
        let counts = &counts[..n_seats];
        for (i, tally) in tallies[..n_seats].iter_mut().enumerate() {
            let others = counts.iter().enumerate().filter(|(j, _)| *j != i);
            let best = others.map(|(_, count)| *count).max().unwrap_or(0);
            if counts[i] > best {
                tally.awards += 1;
                tally.score += i32::from(achievement.worth);
            }
            tally.ahead += (counts[i] - best).clamp(-Tally::FAR, Tally::FAR);
        }
    }

    /// Every card of a seat's squad, in this world.
    pub fn squad_cards(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        cards(self, seat)
    }

    /// Whether that card of the active seat alone would destroy something in an attack.
    #[must_use]
    pub fn can_break(&self, card: CardId) -> bool {
        target::of_attacker(self, card).any(|target| target::is_fatal(self, card, target))
    }

    /// The vehicles on a seat's bases.
    pub fn defenders(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let bases = self.squad(seat).bases.iter();
        bases.filter_map(|base| base.defender.some())
    }

    /// The fewest single medals that are left in a stack.
    #[must_use]
    pub fn fewest_singles(&self) -> u8 {
        let stacks = self.medals.0.iter();
        stacks.map(|[singles, _]| *singles).min().unwrap_or(0)
    }
}
