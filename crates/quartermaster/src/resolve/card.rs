//! Playing cards and using those on the table.

use game::Sink;

use super::Flow;
use crate::card::CardId;
use crate::country::Country;
use crate::effect::{CardType, Cost, Limit, PieceKind};
use crate::event::{Event, TrueEvent};
use crate::frame::{CardStage, Context, Frame, Goal, Source, UseStage};
use crate::list;
use crate::moves::Move;
use crate::state::{Levy, State};
use crate::window::{Fact, FactKind};

impl State {
    fn card_goes_on(&mut self, to: CardStage) {
        if let Some(Frame::Card { stage, .. }) = self.frames.top_mut() {
            *stage = to;
        }
    }

    pub(super) fn step_card(&mut self, sink: &mut impl Sink<TrueEvent>) -> Flow {
        let Some(&Frame::Card {
            card: card_id,
            source,
            stage,
            is_cancelled,
            goal,
        }) = self.frames.top()
        else {
            return Flow::Wait;
        };
        let card = self.content().card(card_id);
        let country = card.country;
        match stage {
            // Only to lie there face down is a Bolster ever shown to be played.
            CardStage::Shown if card.card_type.is_laid() => {
                self.lay(card_id, sink);
                self.was_done = true;
                self.frames.pop();
            }
            CardStage::Shown => {
                sink.emit(Event::Played {
                    country,
                    card: card_id,
                });
                self.levy = Levy::default();
                self.card_goes_on(CardStage::Effect);
                self.open(Fact::Played(card_id));
            }
            CardStage::Effect => {
                self.card_goes_on(CardStage::Levy);
                if !is_cancelled {
                    self.frames.push(Frame::Parts {
                        ability: 0,
                        at: 0,
                        context: Context::played(card_id, country),
                    });
                }
            }
            CardStage::Levy => {
                let target = Country::ALL
                    .into_iter()
                    .find(|&target| self.levy.totals[target] > 0);
                match target {
                    Some(target) => {
                        // Rule 45: changes apply to the card's total for that target.
                        let total = self.levy.totals[target];
                        self.levy.due = total.saturating_add(self.levy.added);
                        self.levy.totals[target] = 0;
                        self.levy.added = 0;
                        self.card_goes_on(CardStage::Aimed(target));
                        let by = card_id;
                        self.open(Fact::Aimed { target, by });
                    }
                    None => self.card_goes_on(CardStage::Resolved),
                }
            }
            CardStage::Aimed(target) => {
                self.card_goes_on(CardStage::Collect(target));
                let by = card_id;
                self.open(Fact::Levied { target, by });
            }
            CardStage::Collect(target) => {
                let due = u32::from(self.levy.due);
                self.levy.due = 0;
                self.discard_from_deck(target, due, sink);
                self.card_goes_on(CardStage::Levy);
            }
            CardStage::Resolved => {
                self.card_goes_on(CardStage::Away);
                if source == Source::PlayStep {
                    self.open(Fact::Resolved(card_id));
                }
            }
            CardStage::Away => {
                self.frames.pop();
                self.was_done = true;
                match goal {
                    Goal::Pile => self.spend(card_id, sink),
                    Goal::Shuffle => {
                        self.cards[country].deck.push(card_id);
                        self.frames.push(Frame::Shuffle(country));
                        sink.emit(Event::Returned {
                            card: card_id,
                            on_top: false,
                        });
                    }
                    Goal::DeckTop => {
                        let cards = &mut self.cards[country];
                        let place = 1u64 << cards.deck.len();
                        cards.deck.push(card_id);
                        cards.known_to_owner |= place;
                        cards.known_to_all |= place;
                        sink.emit(Event::Returned {
                            card: card_id,
                            on_top: true,
                        });
                    }
                }
            }
        }
        Flow::Go
    }

    /// Puts a card that has left its zone on the table, all but a Status face down.
    pub(super) fn lay(&mut self, card_id: CardId, sink: &mut impl Sink<TrueEvent>) {
        let card = self.content().card(card_id);
        let country = card.country;
        if card.card_type != CardType::Status {
            sink.emit(Event::Laid {
                country,
                card: card_id,
            });
            self.cards[country].responses.add(card.bit());
        } else {
            sink.emit(Event::Played {
                country,
                card: card_id,
            });
            self.cards[country].status.add(card.bit());
            self.refresh_continuous();
        }
    }

    /// Begins to use a card on the table.
    pub(super) fn begin_use(&mut self, context: Context, sink: &mut impl Sink<TrueEvent>) {
        let card_id: CardId = context.card;
        let card = self.content().card(card_id);
        let country = card.country;
        self.frames.push(Frame::Use {
            stage: UseStage::Cost,
            context,
            is_cancelled: false,
        });
        sink.nest(|| self.depth());
        sink.emit(Event::Used {
            country,
            card: card_id,
            was_hidden: matches!(card.card_type, CardType::Response | CardType::Bolster),
        });
        let limit = card.usable.map(|i| card.abilities[i as usize].limit);
        if limit == Some(Limit::OncePerTurn) {
            self.used_this_turn[country].add(card.bit());
        }
        if card.card_type == CardType::Response {
            self.cards[country].responses.drop(card.bit());
            self.cards[country].spent.add(card.bit());
        }
        if card.card_type == CardType::Bolster {
            let cards = &mut self.cards[country];
            if !cards.hand.take_lowest(card_id) {
                cards.responses.drop(card.bit());
            }
            cards.spent.add(card.bit());
        }
    }

    pub(super) fn step_use(&mut self, sink: &mut impl Sink<TrueEvent>) -> Flow {
        let Some(&Frame::Use {
            stage,
            context,
            is_cancelled,
        }) = self.frames.top()
        else {
            return Flow::Wait;
        };
        let card = self.content().card(context.card);
        let ability = card
            .usable
            .expect("only a card with a usable ability is used");
        let is_heard = || !self.content().listening[FactKind::Using as usize].is_empty();
        let next = match stage {
            UseStage::Cost if card.abilities[ability as usize].also != Cost::None => UseStage::Also,
            UseStage::Cost | UseStage::Also if is_heard() => UseStage::Announced,
            UseStage::Cost | UseStage::Also | UseStage::Announced => UseStage::Effect,
            UseStage::Effect => UseStage::Spent,
            UseStage::Spent | UseStage::Done => UseStage::Done,
        };
        if let Some(Frame::Use { stage, .. }) = self.frames.top_mut() {
            *stage = next;
        }
        match stage {
            // Rules 38, 56: the cost comes before the effect.
            UseStage::Cost => self.pay(card.country, card.abilities[ability as usize].cost, sink),
            UseStage::Also => self.pay(card.country, card.abilities[ability as usize].also, sink),
            // Ruling A29: a country that could cancel it decides before its choices are made.
            UseStage::Announced => self.open(Fact::Using(context.card)),
            UseStage::Effect if is_cancelled => {}
            UseStage::Effect => self.frames.push(Frame::Parts {
                ability,
                at: 0,
                context,
            }),
            UseStage::Spent => match card.card_type {
                CardType::Response | CardType::Bolster => self.spend(context.card, sink),
                _ => self.open(Fact::StatusUsed(context.card)),
            },
            UseStage::Done => self.frames.pop(),
        }
        Flow::Go
    }

    fn pay(&mut self, country: Country, cost: Cost, sink: &mut impl Sink<TrueEvent>) {
        let (left, of) = match cost {
            Cost::None => return,
            Cost::DiscardDeck(n) => {
                return self.discard_from_deck(country, u32::from(n), sink);
            }
            Cost::LoseAir | Cost::LoseArmy => {
                let kind = match cost {
                    Cost::LoseAir => PieceKind::Air,
                    _ => PieceKind::Army,
                };
                return self.frames.push(Frame::GivePiece { country, kind });
            }
            Cost::LoseStatus => return self.frames.push(Frame::GiveStatus(country)),
            Cost::DiscardHand(n) => (n, None),
            Cost::DiscardHandOf { card_type, cards } => (cards, Some(card_type)),
        };
        self.frames.push(Frame::Pay { country, left, of });
    }

    // Rules 40, 42: an empty hand pays from the deck, an empty deck in points.
    pub(super) fn step_pay(
        &mut self,
        country: Country,
        left: u8,
        of: Option<CardType>,
        sink: &mut impl Sink<TrueEvent>,
    ) -> Flow {
        if left > 0 && list::pays(self, country, of).next().is_some() {
            return Flow::Wait;
        }
        self.frames.pop();
        self.discard_from_deck(country, u32::from(left), sink);
        Flow::Go
    }

    /// Asks with what is paid, where there is a choice.
    pub(super) fn step_give(&mut self, sink: &mut impl Sink<TrueEvent>) -> Flow {
        let given = match self.frames.top() {
            Some(Frame::GiveStatus(country)) => {
                let mut cards = list::status(self, *country).map(Move::Discard);
                (cards.next(), cards.next())
            }
            Some(Frame::GivePiece { country, kind }) => {
                let mut pieces = list::pieces(self, *country, *kind).map(Move::Remove);
                (pieces.next(), pieces.next())
            }
            _ => (None, None),
        };
        match given {
            (Some(_), Some(_)) => return Flow::Wait,
            (Some(only), None) => self.answer_give(only, sink),
            (None, _) => self.frames.pop(),
        }
        Flow::Go
    }

    /// Pays with a Status or a piece.
    pub(super) fn answer_give(&mut self, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        self.frames.pop();
        match mv {
            Move::Discard(card) => self.discard_status(card, sink),
            Move::Remove(piece) => self.withdraw(piece, sink),
            _ => {}
        }
    }

    /// Puts a Status from the table face up on its owner's pile.
    pub(super) fn discard_status(&mut self, card_id: CardId, sink: &mut impl Sink<TrueEvent>) {
        let card = self.content().card(card_id);
        self.cards[card.country].status.drop(card.bit());
        self.spend(card_id, sink);
        self.refresh_continuous();
    }

    /// Waits for chance to pick a card of the discard pile, as long as there are any.
    pub(super) fn step_pick_discard(&mut self, country: Country, left: u8) -> Flow {
        self.bury(country, None);
        if left > 0 && !self.cards[country].hidden.is_empty() {
            return Flow::Wait;
        }
        self.frames.pop();
        Flow::Go
    }
}
