//! The interpreter of effect trees.

use game::Sink;

use super::Flow;
use crate::area;
use crate::content::NodeId;
use crate::country::Country;
use crate::effect::{CardType, Effect, PieceKind, Span, Who};
use crate::event::{Event, ScoreReason, TrueEvent};
use crate::frame::{Cause, Context, Frame, Goal};
use crate::free;
use crate::list;
use crate::moves::Move;
use crate::options::PartPolicy;
use crate::possible;
use crate::space::Spaces;
use crate::state::State;

impl State {
    pub(super) fn step_parts(
        &mut self,
        ability: u8,
        at: u8,
        context: Context,
        sink: &mut impl Sink<TrueEvent>,
    ) -> Flow {
        let parts = &self.content().card(context.card).parts[ability as usize];
        let Some(&node) = parts.get(at as usize) else {
            self.frames.pop();
            return Flow::Go;
        };
        if let Some(Frame::Parts { at, .. }) = self.frames.top_mut() {
            *at += 1;
        }
        // Ruling R81: with `parts may` each of several parts may be left out.
        let may_leave_out = self.options.parts == PartPolicy::May && parts.len() > 1;
        let context = Context {
            optional: context.optional || may_leave_out,
            ..context
        };
        self.execute(node, context, sink);
        Flow::Go
    }

    /// Carries an effect out, or appends the frame that asks how.
    pub(super) fn execute(
        &mut self,
        node: NodeId,
        context: Context,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let content = self.content();
        let children = &content.node(node).children;
        let mut done = true;
        match &content.node(node).effect {
            Effect::Build { .. }
            | Effect::Recruit { .. }
            | Effect::Battle { .. }
            | Effect::Eliminate { .. }
            | Effect::DeployAir { .. }
            | Effect::MarshalAir { .. }
            | Effect::Choose(_)
            | Effect::ChooseCountry { .. }
            | Effect::EachChooses { .. }
            | Effect::AnyOrder(_)
            | Effect::Chain(_)
            | Effect::HandToDeckBottom(_)
            | Effect::PlayFromDiscard { .. }
            | Effect::TakeFromDiscard { .. }
            | Effect::LayFromHand { .. }
            | Effect::LayFromDiscard { .. }
            | Effect::HandForDiscards { .. }
            | Effect::PlayFromHand { .. } => self.push_leaf(node, context),
            Effect::ReorderTop(n) => {
                self.look_at_top(context.owner, *n, sink);
                self.push_leaf(node, context);
            }
            Effect::RelocateEach { pieces } => {
                self.liftable = area::standing(self, *pieces, &context);
                self.push_leaf(node, context);
            }
            Effect::EliminateIt => match context.piece() {
                Some(piece) if possible::effect(self, node, &context) => {
                    self.threaten(piece, Cause::Eliminate(context.owner));
                }
                _ => done = false,
            },
            Effect::ProtectIt => {
                if let Some(piece) = context.piece() {
                    self.protect(piece, sink);
                }
            }
            Effect::SpareIt => {
                if let Some(piece) = context.piece() {
                    self.spare(piece, sink);
                }
            }
            Effect::CancelCard => self.cancel_card(sink),
            Effect::CancelUse(span) => self.cancel_use(*span, sink),
            Effect::DiscardStatus => {
                if let Some(card) = possible::used_status(self) {
                    self.discard_status(card, sink);
                }
            }
            Effect::Gain {
                points,
                per,
                condition,
            } => {
                let points =
                    area::amount(self, *points, per.as_ref(), condition.as_ref(), &context);
                let reason = ScoreReason::Card(context.card);
                self.score(context.owner, points as i16, reason, Spaces::EMPTY, sink);
            }
            Effect::DiscardTop {
                who,
                cards,
                per,
                condition,
            } => {
                let n = area::amount(self, *cards, per.as_ref(), condition.as_ref(), &context);
                if let Some(country) = area::country(*who, &context) {
                    self.discard_top(country, n, context, sink);
                }
            }
            Effect::CancelDiscard => self.levy.due = 0,
            Effect::NoAirCombat => self.is_grounded = true,
            Effect::RaiseDiscard { cards, per } => {
                let more = area::amount(self, *cards, Some(per), None, &context);
                let more = more.min(u32::from(u8::MAX)) as u8;
                self.levy.due = self.levy.due.saturating_add(more);
            }
            Effect::AddDiscard(n) => self.levy.added = self.levy.added.saturating_add(*n),
            Effect::ReduceDiscard(n) => self.levy.due = self.levy.due.saturating_sub(*n),
            Effect::IfElse { condition, .. } => {
                let branch = usize::from(!area::holds(self, condition, &context));
                match children.get(branch) {
                    Some(&child) => return self.execute(child, context, sink),
                    None => done = false,
                }
            }
            Effect::May { who, .. } => {
                if let Some(decider) = area::country(*who, &context) {
                    let context = Context {
                        decider,
                        optional: true,
                        ..context
                    };
                    return self.execute(children[0], context, sink);
                }
            }
            Effect::ReplaceBuild(_) => return self.execute(children[0], context, sink),
            Effect::ShuffleCardIntoDeck => self.send_card(Goal::Shuffle),
            Effect::PutCardOnDeck => self.send_card(Goal::DeckTop),
            Effect::Draw { who, cards } => {
                if let Some(country) = area::country(*who, &context) {
                    self.draw(country, usize::from(*cards), sink);
                }
            }
            Effect::DiscardRandomResponse { who } => {
                if let Some(country) = area::country(*who, &context)
                    && !self.face_down_responses(country).is_empty()
                {
                    self.frames.push(Frame::PickResponse(country));
                }
            }
            Effect::AlwaysSupplied { .. } if possible::effect(self, node, &context) => {
                self.last(node, context);
            }
            Effect::AlwaysSupplied { .. } | Effect::DenySupplySpace { .. } => {}
        }
        self.was_done = done;
    }

    /// Shows the owner the top of the own deck.
    fn look_at_top(&mut self, country: Country, n: u8, sink: &mut impl Sink<TrueEvent>) {
        let cards = &mut self.cards[country];
        let len = cards.deck.len();
        let total = usize::from(n).min(len);
        // The owner sees these places from now on; what others knew of them is gone.
        let top = (1u64 << len) - (1u64 << (len - total));
        cards.known_to_owner |= top;
        cards.known_to_all &= !top;
        sink.emit(Event::Looked {
            country,
            cards: total as u8,
        });
    }

    /// A country discards from its deck; to economic warfare after all choices are made (ruling R86).
    #[inline]
    fn discard_top(
        &mut self,
        country: Country,
        n: u32,
        context: Context,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        if self.content().card(context.card).card_type == CardType::EconomicWarfare {
            let total = &mut self.levy.totals[country];
            *total = total.saturating_add(n.min(u32::from(u8::MAX)) as u8);
        } else {
            self.discard_from_deck(country, n, sink);
        }
    }

    /// Lets an effect last until the end of the turn.
    fn last(&mut self, node: NodeId, context: Context) {
        if let Some(place) = self.lasting.iter_mut().find(|place| place.is_none()) {
            *place = Some((node, context.card));
        }
        self.refresh_continuous();
    }

    fn push_leaf(&mut self, node: NodeId, context: Context) {
        self.frames.push(Frame::Leaf {
            node,
            done: 0,
            context,
        });
    }

    fn cancel_card(&mut self, sink: &mut impl Sink<TrueEvent>) {
        let cancelled = self.frames.find_mut(|frame| match frame {
            Frame::Card {
                card, is_cancelled, ..
            } => {
                *is_cancelled = true;
                Some(*card)
            }
            _ => None,
        });
        if let Some(card) = cancelled {
            sink.emit(Event::Cancelled { card });
        }
    }

    fn cancel_use(&mut self, span: Span, sink: &mut impl Sink<TrueEvent>) {
        let Some(used) = possible::cancellable(self) else {
            return;
        };
        self.frames.find_mut(|frame| match frame {
            Frame::Use {
                context,
                is_cancelled,
                ..
            } if context.card == used => {
                *is_cancelled = true;
                Some(())
            }
            _ => None,
        });
        if span == Span::ThisTurn {
            let card = self.content().card(used);
            self.used_this_turn[card.country].add(card.bit());
        }
        sink.emit(Event::Cancelled { card: used });
    }

    fn send_card(&mut self, to: Goal) {
        self.frames.find_mut(|frame| match frame {
            Frame::Card { goal, .. } => {
                *goal = to;
                Some(())
            }
            _ => None,
        });
    }

    /// Ends the leaf on top.
    pub(super) fn end_leaf(&mut self, was_done: bool) {
        self.frames.pop();
        self.was_done = was_done;
    }

    pub(super) fn step_leaf(
        &mut self,
        node: NodeId,
        done: u8,
        context: Context,
        sink: &mut impl Sink<TrueEvent>,
    ) -> Flow {
        let content = self.content();
        let children = &content.node(node).children;
        match &content.node(node).effect {
            Effect::Chain(_) => {
                // The next link only if the one before was done.
                if usize::from(done) == children.len() || done > 0 && !self.was_done {
                    let was_done = done > 0 && self.was_done;
                    self.end_leaf(was_done);
                } else {
                    self.count_leaf();
                    self.execute(children[done as usize], context, sink);
                }
                Flow::Go
            }
            Effect::ReorderTop(n) => {
                let total = usize::from(*n).min(self.cards[context.owner].deck.len());
                if usize::from(done) + 1 >= total {
                    self.end_leaf(true);
                    Flow::Go
                } else {
                    Flow::Wait
                }
            }
            effect => {
                // Ruling R94: the country whose piece is missing is asked first.
                if let Some((country, kind)) = free::needed(self, effect, done, &context) {
                    let card = context.card;
                    self.frames.push(Frame::Free {
                        card,
                        country,
                        kind,
                    });
                    return Flow::Go;
                }
                if list::leaf_asks(self, node, done, &context) {
                    return Flow::Wait;
                }
                self.end_leaf(done > 0);
                Flow::Go
            }
        }
    }

    /// Goes on once a piece is free or none can be freed any more.
    pub(super) fn step_free(&mut self) -> Flow {
        if free::offered(self).is_empty() {
            self.frames.pop();
            Flow::Go
        } else {
            Flow::Wait
        }
    }

    /// Takes the answer to the question on top: a piece to take off, or none.
    pub(super) fn answer_free(
        &mut self,
        country: Country,
        mv: Move,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        self.frames.pop();
        if let Move::Remove(piece) = mv {
            return self.withdraw(piece, sink);
        }
        let content = self.content();
        if let Some(Frame::Leaf { node, context, .. }) = self.frames.top_mut() {
            context.declined.insert(country);
            // Where the card leaves a choice of countries, another may be chosen now.
            let placed = free::placed(&content.node(*node).effect);
            if placed.is_some_and(|(pieces, _)| matches!(pieces.of, Who::OneOf(_))) {
                context.target = None;
            }
        }
    }

    /// Counts one more thing done by the leaf on top.
    pub(super) fn count_leaf(&mut self) {
        if let Some(Frame::Leaf { done, .. }) = self.frames.top_mut() {
            *done += 1;
        }
    }

    pub(super) fn step_rebuild(&mut self) -> Flow {
        let Some(&Frame::Rebuild {
            kind,
            space,
            context,
        }) = self.frames.top()
        else {
            return Flow::Wait;
        };
        // Ruling R87: only a piece that really left may be built again.
        let has_left = !self.board.of(context.owner, kind).contains(space);
        if has_left && can_rebuild(self, context.owner, kind) {
            return Flow::Wait;
        }
        self.frames.pop();
        Flow::Go
    }
}

fn can_rebuild(state: &State, country: Country, kind: PieceKind) -> bool {
    !crate::legal::build(state, country, kind).is_empty()
        || !possible::replacements(state, country, kind).is_empty()
}
