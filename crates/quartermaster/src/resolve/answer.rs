//! What a decision does to the frame that asked for it.

use game::{Seat, Sink, shuffle_by};

use crate::area;
use crate::card::{CardId, Zone};
use crate::content::NodeId;
use crate::country::Country;
use crate::effect::{CardType, Effect, PieceKind};
use crate::event::{Event, TrueEvent};
use crate::frame::{Cause, Context, FightStage, Frame, Source};
use crate::list;
use crate::moves::Move;
use crate::options::REALLOCATION_CARDS;
use crate::piece::Piece;
use crate::space::SpaceId;
use crate::state::State;
use crate::window::{self, Fact};

impl State {
    /// Puts an outcome of chance into the frame on top.
    pub(super) fn answer_chance(&mut self, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        let Some(&frame) = self.frames.top() else {
            return;
        };
        match (frame, mv) {
            (Frame::Deal(country), Move::Shuffle(number)) => {
                self.shuffle(country, number, sink);
                self.draw(country, usize::from(self.options.opening_hand()), sink);
                self.frames.pop();
                self.frames.push(match country {
                    Country::Usa => Frame::Opening,
                    _ => Frame::Deal(country.next()),
                });
            }
            (Frame::Shuffle(country), Move::Shuffle(number)) => {
                self.frames.pop();
                self.shuffle(country, number, sink);
            }
            (Frame::PickDiscard { country, left }, Move::Pick(n)) => {
                self.frames.pop();
                self.frames.push(Frame::PickDiscard {
                    country,
                    left: left - 1,
                });
                self.recover(country, n.into(), sink);
            }
            (Frame::PickResponse(country), Move::Pick(n)) => {
                self.frames.pop();
                if let Some(slot) = self.face_down_responses(country).iter().nth(n.into()) {
                    let card = self.content().in_slot(country, slot);
                    let cards = &mut self.cards[country];
                    cards.responses.remove(slot);
                    // Rule 49: thrown away unseen.
                    cards.hidden.insert_sorted(card);
                    sink.emit(Event::Discarded {
                        country,
                        card,
                        from: Zone::Table,
                    });
                }
            }
            _ => {}
        }
    }

    fn shuffle(&mut self, country: Country, number: u64, sink: &mut impl Sink<TrueEvent>) {
        let cards = &mut self.cards[country];
        // From one fixed order, so that the number alone means the new one.
        cards.deck.sort_unstable();
        shuffle_by(number, &mut cards.deck);
        cards.forget_deck();
        sink.emit(Event::Shuffled { country });
    }

    /// Puts a seat's decision into the frame on top.
    pub(super) fn answer(&mut self, seat: Seat, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        match mv {
            Move::Withdraw => return self.frames.push(Frame::Withdraw(seat)),
            Move::Request(piece) => {
                self.has_requests = true;
                return self.requests.place(piece);
            }
            _ => {}
        }
        let Some(frame) = self.frames.top() else {
            return;
        };
        match *frame {
            Frame::Opening => {
                if let Move::Discard(card) = mv {
                    let country = self.content().card(card).country;
                    self.discard_from_hand(country, card, sink);
                    self.opening[country] += 1;
                }
            }
            Frame::Prepare => self.answer_prepare(seat, mv),
            Frame::PlayStep => self.answer_play_step(mv, sink),
            Frame::AirStep => self.answer_air_step(mv, sink),
            Frame::Marshal => {
                self.frames.pop();
                if let Move::Marshal(from, to) = mv {
                    self.marshal(self.active, from, to, sink);
                }
            }
            Frame::Retreat { country, space } => {
                self.frames.pop();
                if let Move::Retreat(to) = mv {
                    self.retreat(country, space, to, sink);
                }
            }
            Frame::SupplyStep => {
                if let Move::Remove(piece) = mv {
                    self.fall(piece);
                }
            }
            Frame::Reallocate(left) => self.answer_reallocate(left, mv, sink),
            Frame::DiscardStep => match mv {
                Move::Discard(card) => self.discard_from_hand(self.active, card, sink),
                _ => self.frames.pop(),
            },
            Frame::Pay { country, left, of } => {
                if let Move::Discard(card) = mv {
                    self.discard_from_hand(country, card, sink);
                    self.frames.pop();
                    self.frames.push(Frame::Pay {
                        country,
                        left: left - 1,
                        of,
                    });
                }
            }
            Frame::GiveStatus(_) | Frame::GivePiece { .. } => self.answer_give(mv, sink),
            Frame::Leaf {
                node,
                done,
                context,
            } => self.answer_leaf(node, done, context, mv, sink),
            Frame::Rebuild { kind, context, .. } => {
                self.frames.pop();
                match mv {
                    Move::Build(space) => self.build(context.owner, kind, space, sink),
                    Move::Use(card) => {
                        self.begin_use(Context::played(card, context.owner), sink);
                    }
                    _ => {}
                }
            }
            Frame::Fight { .. } => {
                if let Move::Target(country) = mv {
                    self.aim(country);
                }
            }
            Frame::Window { fact, used, .. } => self.answer_window(seat, fact, used, mv, sink),
            Frame::Free { country, .. } => self.answer_free(country, mv, sink),
            Frame::Withdraw(_) => {
                self.frames.pop();
                if let Move::Remove(piece) = mv {
                    self.withdraw(piece, sink);
                }
            }
            // No seat is asked while these are on top.
            Frame::Deal(_)
            | Frame::Turn(_)
            | Frame::Card { .. }
            | Frame::Use { .. }
            | Frame::Parts { .. }
            | Frame::Threat { .. }
            | Frame::Shuffle(_)
            | Frame::PickResponse(_)
            | Frame::PickDiscard { .. } => {}
        }
    }

    fn answer_play_step(&mut self, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        let country = self.active;
        match mv {
            Move::Play(card) => {
                self.frames.pop();
                self.cards[country].hand.take_lowest(card);
                self.begin_card(card, Source::PlayStep);
            }
            Move::Discard(card) => {
                self.frames.pop();
                self.discard_from_hand(country, card, sink);
            }
            Move::Use(card) => {
                self.frames.pop();
                self.begin_use(Context::played(card, country), sink);
            }
            Move::Forfeit => {
                // Rule 41: no hand, then the top of the deck, then a point.
                self.frames.pop();
                self.discard_from_deck(country, 1, sink);
            }
            Move::Reallocate => self.begin_reallocation(),
            _ => {}
        }
    }

    fn begin_reallocation(&mut self) {
        self.has_reallocated = true;
        self.frames.push(Frame::Reallocate(REALLOCATION_CARDS));
    }

    fn answer_reallocate(&mut self, left: u8, mv: Move, sink: &mut impl Sink<TrueEvent>) {
        let country = self.active;
        self.frames.pop();
        match mv {
            Move::Discard(card) => {
                self.discard_from_hand(country, card, sink);
                self.frames.push(Frame::Reallocate(left - 1));
            }
            Move::Take(card) => {
                let cards = &mut self.cards[country];
                cards.deck.take_lowest(card);
                cards.hand.insert_sorted(card);
                cards.forget_deck();
                sink.emit(Event::Reallocated { country, card });
                self.frames.push(Frame::Shuffle(country));
            }
            _ => self.frames.push(Frame::Shuffle(country)),
        }
    }

    fn answer_window(
        &mut self,
        seat: Seat,
        fact: Fact,
        mut used: [u8; 4],
        mv: Move,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let Some(Frame::Window {
            asked,
            passes,
            team,
            used: in_frame,
            ..
        }) = self.frames.top_mut()
        else {
            return;
        };
        if let Move::Defend | Move::Strike(_) = mv {
            // Ruling A8: as any use.
            *passes = 0;
            *team = team.other();
            *asked = game::SeatSet::EMPTY;
            match mv {
                Move::Strike(from) => self.strike(fact, from, sink),
                _ => self.defend(fact, sink),
            }
        } else if let Move::Use(card_id) = mv {
            // Rule 53: one use at a time, then the other team.
            *passes = 0;
            *team = team.other();
            *asked = game::SeatSet::EMPTY;
            let once = self.content.0.card(card_id).once;
            used = (u32::from_le_bytes(used) | once).to_le_bytes();
            *in_frame = used;
            if let Some(context) = window::answers(self, card_id, fact) {
                self.begin_use(context, sink);
            }
        } else if let Move::Reallocate = mv {
            // Ruling R95: no reaction, so the window goes on with the same team.
            self.begin_reallocation();
        } else {
            asked.remove(seat);
            if asked.is_empty() {
                *passes += 1;
                *team = team.other();
            }
        }
    }

    /// Places a built piece and opens the window on it.
    fn build(
        &mut self,
        country: Country,
        kind: PieceKind,
        space: SpaceId,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        self.place(Piece::new(country, kind, space));
        sink.emit(Event::Built {
            country,
            kind,
            space,
        });
        self.open(Fact::Built {
            country,
            kind,
            space,
        });
    }

    fn answer_leaf(
        &mut self,
        node: NodeId,
        done: u8,
        context: Context,
        mv: Move,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let effect = &self.content().node(node).effect;
        match mv {
            Move::Build(_) | Move::Redeclare(_) | Move::Recruit(_) => {
                self.count_leaf();
                let placed = match effect {
                    Effect::Build { pieces, .. } | Effect::Recruit { pieces, .. } => {
                        pieces.kind.only().zip(area::country(pieces.of, &context))
                    }
                    _ => None,
                };
                if let Some((kind, country)) = placed {
                    self.answer_place(country, kind, mv, sink);
                }
            }
            Move::Deploy(space) => {
                self.count_leaf();
                self.deploy(context.owner, space, sink);
            }
            Move::Marshal(from, to) => {
                self.count_leaf();
                self.marshal(context.owner, from, to, sink);
            }
            Move::Battle(_) | Move::Eliminate(..) | Move::Lift(_) => {
                self.answer_attack(effect, context, mv, sink);
            }
            Move::Choose(_) | Move::Option(_) => {
                self.answer_choice(node, done, context, mv, sink);
            }
            Move::Use(_) | Move::Order(_) | Move::Bottom(_) | Move::Take(_) | Move::Play(_) => {
                self.answer_leaf_card(effect, done, context, mv, sink);
            }
            _ => self.end_leaf(done > 0),
        }
    }

    /// A piece comes on the board, or is named as just built.
    fn answer_place(
        &mut self,
        country: Country,
        kind: PieceKind,
        mv: Move,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        match mv {
            Move::Build(space) => self.build(country, kind, space, sink),
            Move::Redeclare(space) => {
                sink.emit(Event::Redeclared {
                    country,
                    kind,
                    space,
                });
                self.open(Fact::Built {
                    country,
                    kind,
                    space,
                });
            }
            Move::Recruit(space) => {
                self.place(Piece::new(country, kind, space));
                sink.emit(Event::Recruited {
                    country,
                    kind,
                    space,
                });
                self.open(Fact::Recruited {
                    country,
                    kind,
                    space,
                });
            }
            _ => {}
        }
    }

    /// A piece is battled, eliminated, or lifted to be built again.
    fn answer_attack(
        &mut self,
        effect: &Effect,
        context: Context,
        mv: Move,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let by = context.owner;
        self.count_leaf();
        match (mv, effect) {
            (Move::Battle(space), &Effect::Battle { kind, .. }) => {
                sink.emit(Event::Battled { by, kind, space });
                self.frames.push(Frame::Fight {
                    by,
                    kind,
                    space,
                    stage: FightStage::Target,
                });
            }
            (Move::Eliminate(piece), _) => self.threaten(piece, Cause::Eliminate(by)),
            (Move::Lift(piece), _) => {
                self.liftable.remove(piece);
                self.frames.push(Frame::Rebuild {
                    kind: piece.kind,
                    space: piece.space,
                    context,
                });
                self.threaten(piece, Cause::Eliminate(by));
            }
            _ => {}
        }
    }

    /// A country or an option of the effect is chosen.
    fn answer_choice(
        &mut self,
        node: NodeId,
        done: u8,
        context: Context,
        mv: Move,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let content = self.content();
        let effect = &content.node(node).effect;
        let children = &content.node(node).children;
        match (mv, effect) {
            // A country to recruit for: the leaf goes on with it as its target.
            (Move::Choose(country), Effect::Recruit { .. }) => {
                if let Some(Frame::Leaf { context, .. }) = self.frames.top_mut() {
                    context.target = Some(country);
                }
            }
            (Move::Choose(country), _) => {
                self.frames.pop();
                let context = Context {
                    target: Some(country),
                    ..context
                };
                self.execute(children[0], context, sink);
            }
            (Move::Option(n), Effect::EachChooses { countries, .. }) => {
                let country = list::nth(area::list(*countries, &context), done);
                self.count_leaf();
                let context = Context {
                    target: country,
                    decider: country.unwrap_or(context.decider),
                    optional: false,
                    ..context
                };
                self.execute(children[n as usize - 1], context, sink);
            }
            (Move::Option(n), Effect::AnyOrder(_)) => {
                if let Some(Frame::Leaf { done, .. }) = self.frames.top_mut() {
                    *done |= 1 << (n - 1);
                }
                let context = Context {
                    optional: true,
                    ..context
                };
                self.execute(children[n as usize - 1], context, sink);
            }
            (Move::Option(n), Effect::HandForDiscards { who, .. }) => {
                self.end_leaf(true);
                let country = context.owner;
                self.frames.push(Frame::PickDiscard { country, left: n });
                if let Some(country) = area::country(*who, &context) {
                    let (left, of) = (n, None);
                    self.frames.push(Frame::Pay { country, left, of });
                }
            }
            (Move::Option(n), _) => {
                self.frames.pop();
                self.execute(children[n as usize - 1], context, sink);
            }
            _ => {}
        }
    }

    /// A card is used, played, taken or put elsewhere.
    fn answer_leaf_card(
        &mut self,
        effect: &Effect,
        done: u8,
        context: Context,
        mv: Move,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let content = self.content();
        match (mv, effect) {
            (Move::Use(card), _) => {
                self.count_leaf();
                self.begin_use(Context::played(card, content.card(card).country), sink);
            }
            (Move::Order(card), Effect::ReorderTop(n)) => {
                self.reorder(context.owner, *n, done, card);
                self.count_leaf();
                sink.emit(Event::Reordered {
                    country: context.owner,
                    card,
                });
            }
            (Move::Bottom(card), _) => {
                self.count_leaf();
                let cards = &mut self.cards[context.owner];
                if cards.hand.take_lowest(card) {
                    cards.deck.push_bottom(card);
                    cards.known_to_owner = cards.known_to_owner << 1 | 1;
                    cards.known_to_all <<= 1;
                    sink.emit(Event::Bottomed {
                        country: context.owner,
                        card,
                    });
                }
            }
            (Move::Take(card), Effect::TakeFromDiscard { .. }) => {
                self.count_leaf();
                self.fetch(context.owner, card, sink);
            }
            (Move::Take(card), _) => {
                self.count_leaf();
                let taken = content.card(card);
                // What is laid face down is taken unseen.
                if taken.card_type == CardType::Response {
                    self.bury(taken.country, Some(CardType::Response));
                }
                self.take_from_pile(taken.country, card);
                self.begin_card(card, Source::Pile);
            }
            (Move::Play(card), _) => {
                self.count_leaf();
                let country = content.card(card).country;
                self.cards[country].hand.take_lowest(card);
                self.begin_card(card, Source::Hand);
            }
            _ => self.end_leaf(done > 0),
        }
    }

    /// Puts a card next from the top in the deck's new order.
    fn reorder(&mut self, country: Country, n: u8, done: u8, card: CardId) {
        let deck = &mut self.cards[country].deck;
        let total = usize::from(n).min(deck.len());
        let (from, to) = (deck.len() - total, deck.len() - usize::from(done));
        if let Some(at) = deck[from..to].iter().position(|&other| other == card) {
            deck[from + at..to].rotate_left(1);
        }
    }
}
