//! What cards do.

use game::Sink;

use super::Flow;
use crate::card::CardId;
use crate::effect::CardEffect;
use crate::event::{Arrival, Event, TrueEvent};
use crate::faction::Faction;
use crate::frame::Frame;
use crate::options::ReadiedRule;
use crate::state::State;

impl State {
    /// Uses a card's effect. The window or question it was used in stays on top, under the
    /// questions that the effect still has.
    pub(super) fn play_card(
        &mut self,
        faction: Faction,
        card: CardId,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        self.discard(faction, card);
        // Rule 11.4.
        self.sides[faction].used |= 1 << card.0;
        sink.nest(|| 1);
        sink.emit(Event::Played { faction, card });
        match self.content().card(card).effect {
            CardEffect::MoreToEnter(n) => {
                let reserve = self.sides[faction].in_reserve(self.work.action.kind());
                self.frames.push(Frame::Add(n.min(reserve)));
            }
            CardEffect::MoreToPlace(n) => self.work.left = self.work.left.saturating_add(n),
            CardEffect::MoreDice(n) => self.work.dice += n,
            CardEffect::ReadyCommander(n) => {
                // Rule 4.10: back at the recall.
                let n = self.ready(faction, n, sink);
                self.sides[faction].borrowed += n;
                if self.options.readied == ReadiedRule::Deploy {
                    self.extra += n;
                }
            }
            CardEffect::ShareSpace => self.frames.push(Frame::Beside(card)),
        }
    }

    /// How many pieces a card adds; no question where there is only one answer.
    pub(super) fn step_add(&mut self, most: u8, sink: &mut impl Sink<TrueEvent>) -> Flow {
        if most > 1 {
            return Flow::Wait;
        }
        self.frames.pop();
        self.join(most, Arrival::Card, sink);
        Flow::Go
    }
}
