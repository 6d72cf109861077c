//! The attack of the turn and its reward (rules 6.1 to 7.4).

use game::Sink;

use super::Flow;
use crate::card::CardId;
use crate::deed::Deed;
use crate::event::{DiscardReason, Event, TrueEvent};
use crate::frame::{AttackStage, Frame};
use crate::moves::{Move, Part, Target};
use crate::nation::Nation;
use crate::state::State;
use crate::target;

impl State {
    pub(crate) fn step_attack(
        &mut self,
        nation: Nation,
        kills: u8,
        stage: AttackStage,
        sink: &mut impl Sink<TrueEvent>,
    ) -> Flow {
        match stage {
            AttackStage::Name => Flow::Wait,
            AttackStage::Choose if !self.attackers.is_empty() => Flow::Wait,
            AttackStage::Choose => {
                self.frames.pop();
                if kills > 0 {
                    self.reward(nation, kills);
                }
                Flow::Go
            }
            AttackStage::Aim(card) => {
                if target::of_attacker(self, card).next().is_some() {
                    return Flow::Wait;
                }
                // A18: named in vain.
                self.note(Deed::Fired { card, hit: None });
                self.end_shot(card, nation, kills, sink);
                Flow::Go
            }
        }
    }

    /// Rule 7.1: after the attack. A2: with the option, together with Siege at the turn's end.
    fn reward(&mut self, nation: Nation, kills: u8) {
        if self.options.merge_turn_kills {
            self.owed[nation] += kills;
        } else {
            self.frames.push(Frame::Reward { nation, due: kills });
        }
    }

    pub(crate) fn answer_attack(
        &mut self,
        nation: Nation,
        kills: u8,
        stage: AttackStage,
        mv: Move,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let to = |stage| Frame::Attack {
            nation,
            kills,
            stage,
        };
        match (stage, mv) {
            (AttackStage::Name, Move::Attack(card)) => self.name_attacker(card, sink),
            (AttackStage::Name, _) => self.frames.replace(to(AttackStage::Choose)),
            (AttackStage::Choose, Move::Fire(card)) => {
                self.attackers.remove(card);
                let seat = self.active;
                sink.emit(Event::Fired {
                    seat,
                    card,
                    is_idle: target::of_attacker(self, card).next().is_none(),
                });
                self.frames.replace(to(AttackStage::Aim(card)));
            }
            (AttackStage::Aim(card), Move::Target(target)) => {
                let is_kill = self.hit(card, target, sink);
                self.end_shot(card, nation, kills + u8::from(is_kill), sink);
            }
            _ => {}
        }
    }

    /// Rule 6.2: all attackers are named first.
    pub(crate) fn name_attacker(&mut self, card: CardId, sink: &mut impl Sink<TrueEvent>) {
        self.take_from_hand(card);
        self.attackers.insert(card);
        let seat = self.active;
        sink.emit(Event::Named { seat, card });
    }

    /// Resolves one attacker; tells whether it destroyed a vehicle.
    fn hit(&mut self, card: CardId, target: Target, sink: &mut impl Sink<TrueEvent>) -> bool {
        let Target { seat, base, part } = target;
        // Rules 6.4, 6.6.
        let is_fatal = target::is_fatal(self, card, target);
        let hit = Some(self.hit_on(target, is_fatal));
        self.note(Deed::Fired { card, hit });
        if !is_fatal {
            self.damage(seat, base, part, sink);
            return false;
        }
        match part {
            Part::Base => self.destroy_base(seat, base, sink),
            Part::Defender => self.destroy_defender(seat, base, sink),
        }
        part == Part::Defender
    }

    fn end_shot(
        &mut self,
        card: CardId,
        nation: Nation,
        kills: u8,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let seat = self.active;
        self.discard(seat, card, DiscardReason::Attacked, sink);
        self.frames.replace(Frame::Attack {
            nation,
            kills,
            stage: AttackStage::Choose,
        });
    }

    /// Asks which medals to take, as long as there are any to be had.
    pub(crate) fn step_reward(
        &mut self,
        nation: Nation,
        due: u8,
        sink: &mut impl Sink<TrueEvent>,
    ) -> Flow {
        if target::most_medals(due, self.medals[nation]) > 0 {
            return Flow::Wait;
        }
        self.frames.pop();
        // Rule 7.4, A3: what is not there is lost.
        if due > 0 {
            let seat = self.active;
            sink.emit(Event::MedalsLost {
                seat,
                nation,
                medals: due,
            });
        }
        Flow::Go
    }

    pub(crate) fn answer_reward(
        &mut self,
        nation: Nation,
        due: u8,
        mv: Move,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let [_, double] = self.content().medals[nation];
        let slot = usize::from(mv == Move::Take(double));
        self.frames.replace(Frame::Reward {
            nation,
            due: due - 1 - slot as u8,
        });
        self.take_medal(nation, slot, sink);
    }
}
