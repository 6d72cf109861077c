//! The only writers of the position: atomic changes, each with its event.
//!
//! Nothing here asks anybody, opens a window or decides whether a change is allowed.

use game::Sink;

use crate::area;
use crate::card::{CardId, Pack, Zone};
use crate::country::Country;
use crate::effect::{CardType, Effect, PieceKind};
use crate::event::{Event, ScoreReason, TrueEvent};
use crate::frame::{Cause, Context, Frame};
use crate::options::POINTS_BELOW_ZERO;
use crate::piece::Piece;
use crate::space::Spaces;
use crate::state::{Cards, State};

impl Cards {
    /// Takes the top card of the deck.
    fn pop(&mut self) -> Option<CardId> {
        let card = self.deck.pop()?;
        let left = (1u64 << self.deck.len()) - 1;
        self.known_to_owner &= left;
        self.known_to_all &= left;
        Some(card)
    }

    /// How many cards there are in all zones.
    pub(crate) fn count(&self) -> usize {
        let on_table = (self.status | self.responses).len() as usize;
        self.hand.len() + self.deck.len() + self.pile.len() + self.hidden.len() + on_table
    }

    /// How many cards lie in the discard pile, seen and unseen: one number for everybody (A37).
    pub(crate) fn n_discards(&self) -> usize {
        self.pile.len() + self.hidden.len()
    }

    /// Forgets what anybody knew about the deck's order.
    pub(crate) fn forget_deck(&mut self) {
        self.known_to_owner = 0;
        self.known_to_all = 0;
    }
}

impl State {
    /// Changes the points of a country's team.
    pub(crate) fn score(
        &mut self,
        country: Country,
        points: i16,
        reason: ScoreReason,
        spaces: Spaces,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        if points == 0 {
            return;
        }
        let team = country.team();
        let content = self.content();
        let total = &mut self.points[team as usize];
        let before = *total;
        *total = total.saturating_add(points);
        if !POINTS_BELOW_ZERO {
            *total = (*total).max(0);
        }
        self.scored[country].add(*total - before, reason, |card| content.card(card));
        sink.emit(Event::Scored {
            team,
            country,
            points,
            reason,
            spaces: spaces.iter().collect(),
        });
    }

    /// Draws up to that many cards.
    pub(crate) fn draw(&mut self, country: Country, n: usize, sink: &mut impl Sink<TrueEvent>) {
        let cards = &mut self.cards[country];
        let mut drawn = Pack::default();
        for _ in 0..n {
            // Rule 39: an empty deck is no reason to stop playing.
            let Some(card) = cards.pop() else { break };
            cards.hand.insert_sorted(card);
            drawn.insert_sorted(card);
        }
        // Told in a fixed order: nothing depends on which card was drawn first.
        for &card in drawn.iter() {
            sink.emit(Event::Drew { country, card });
        }
    }

    /// Discards from the top of the deck; missing cards cost points.
    ///
    // Rule 40: from an empty deck, 1 point for each missing card.
    pub(crate) fn discard_from_deck(
        &mut self,
        country: Country,
        n: u32,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let cards = &mut self.cards[country];
        let mut discarded = Pack::default();
        while (discarded.len() as u32) < n {
            let Some(card) = cards.pop() else { break };
            cards.hidden.insert_sorted(card);
            discarded.insert_sorted(card);
        }
        for &card in discarded.iter() {
            sink.emit(Event::Discarded {
                country,
                card,
                from: Zone::Deck,
            });
        }
        let missing = n - discarded.len() as u32;
        let points = -i16::try_from(missing).unwrap_or(i16::MAX);
        self.score(country, points, ScoreReason::Depletion, Spaces::EMPTY, sink);
    }

    /// Discards a card from hand, unseen.
    pub(crate) fn discard_from_hand(
        &mut self,
        country: Country,
        card: CardId,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let cards = &mut self.cards[country];
        if cards.hand.take_lowest(card) {
            cards.hidden.insert_sorted(card);
            sink.emit(Event::Discarded {
                country,
                card,
                from: Zone::Hand,
            });
        }
    }

    /// Puts a card face up on its owner's pile.
    pub(crate) fn spend(&mut self, card: CardId, sink: &mut impl Sink<TrueEvent>) {
        let owner = self.content().card(card).country;
        self.cards[owner].pile.push(card);
        sink.emit(Event::Spent { card });
    }

    /// Takes a card that can be played out of the pile, seen or unseen.
    pub(crate) fn take_from_pile(&mut self, country: Country, card: CardId) {
        let bit = self.content().card(card).bit();
        let cards = &mut self.cards[country];
        if !cards.hidden.take_lowest(card) {
            cards.pile.take_lowest(card);
        }
        cards.spent.drop(bit);
    }

    /// Puts face-up discards under the pile: those of a type, or all. A country that takes one of them
    /// unseen would betray which by the others.
    ///
    // Ruling A43: from then on only the owner knows where they are.
    pub(crate) fn bury(&mut self, country: Country, of: Option<CardType>) {
        let content = self.content();
        let cards = &mut self.cards[country];
        let seen = std::mem::take(&mut cards.pile);
        for &card_id in seen.iter() {
            let card = content.card(card_id);
            if of.is_none_or(|wanted| wanted == card.card_type) {
                cards.hidden.insert_sorted(card_id);
                cards.spent.drop(card.bit());
            } else {
                cards.pile.push(card_id);
            }
        }
    }

    /// Puts a face-down discard on top of the deck; no seat sees which.
    pub(crate) fn recover(&mut self, country: Country, at: usize, sink: &mut impl Sink<TrueEvent>) {
        let cards = &mut self.cards[country];
        if let Some(&card) = cards.hidden.get(at) {
            cards.hidden.take_lowest(card);
            cards.deck.push(card);
            sink.emit(Event::Recovered { country });
        }
    }

    /// Takes a card from the own pile into hand.
    pub(crate) fn fetch(
        &mut self,
        country: Country,
        card: CardId,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let card_type = self.content().card(card).card_type;
        self.bury(country, Some(card_type));
        self.take_from_pile(country, card);
        self.cards[country].hand.insert_sorted(card);
        sink.emit(Event::Fetched { country, card });
    }

    /// Puts a piece on the board.
    pub(crate) fn place(&mut self, piece: Piece) {
        self.board.place(piece);
        // A new piece is not the one that stood there when the relocation began.
        if self.liftable.contains(piece) && self.is_relocating() {
            self.liftable.remove(piece);
        }
    }

    /// Whether a relocation is in progress.
    fn is_relocating(&self) -> bool {
        self.frames.iter().any(|frame| {
            matches!(
                frame,
                Frame::Leaf { node, .. }
                    if matches!(self.content().node(*node).effect, Effect::RelocateEach { .. })
            )
        })
    }

    fn take_off(&mut self, piece: Piece) {
        self.board.remove(piece);
        // Protection is the piece's, not the place's.
        self.protected.remove(piece);
    }

    /// Takes a piece off the board.
    pub(crate) fn remove(&mut self, piece: Piece, cause: Cause, sink: &mut impl Sink<TrueEvent>) {
        self.take_off(piece);
        sink.emit(Event::Removed {
            country: piece.country,
            kind: piece.kind,
            space: piece.space,
            cause,
        });
    }

    /// Takes an own piece off the board at its owner's wish (rule 9).
    pub(crate) fn withdraw(&mut self, piece: Piece, sink: &mut impl Sink<TrueEvent>) {
        if self.board.contains(piece) {
            self.take_off(piece);
            sink.emit(Event::Withdrew {
                country: piece.country,
                kind: piece.kind,
                space: piece.space,
            });
        }
        self.requests.remove(piece);
        self.has_requests = !self.requests.is_empty();
    }

    /// Works out anew what cards on the table change all the time.
    pub(crate) fn refresh_continuous(&mut self) {
        self.always = Default::default();
        self.denied = Default::default();
        let content = self.content();
        for country in Country::ALL {
            for slot in (self.cards[country].status & content.statics[country]).iter() {
                let card_id = content.in_slot(country, slot);
                for ability in &content.card(card_id).abilities {
                    if ability.trigger == crate::effect::Trigger::Static {
                        for effect in &ability.effect {
                            self.add_continuous(effect, card_id);
                        }
                    }
                }
            }
        }
        for (node, card) in self.lasting.into_iter().flatten() {
            self.add_continuous(&content.node(node).effect, card);
        }
    }

    fn add_continuous(&mut self, effect: &Effect, card: CardId) {
        let context = Context::played(card, self.content().card(card).country);
        match effect {
            Effect::AlwaysSupplied { pieces, area, .. } => {
                let spaces = area::spaces(self, area, &context);
                for country in area::countries(pieces.of, &context).iter() {
                    for kind in PieceKind::HOLDING {
                        if pieces.kind.includes(kind) {
                            self.always[country][kind as usize] |= spaces;
                        }
                    }
                }
            }
            Effect::DenySupplySpace { spaces, team } => {
                self.denied[*team as usize] |= spaces.iter().copied().collect::<Spaces>();
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;
    use crate::window;
    use game::{Game, Setup as _};

    #[test]
    fn a_buried_response_may_lie_face_down_again_for_all_that_others_know() {
        let mut setup = Setup::default();
        for line in [
            "turn germany",
            "ussr pile ussr_guards ussr_stalingrad",
            "ussr responses ussr_rasputitsa",
        ] {
            setup.set(line).expect("a line of a setup");
        }
        let mut state = State::new(&setup).expect("a position");
        let content = state.content();
        let stalingrad = content.card_named("ussr_stalingrad").expect("a card");
        let is_supposed = |state: &State| {
            window::supposed(state, Country::Ussr).meets(content.card(stalingrad).bit())
        };
        assert!(!is_supposed(&state), "everybody saw it used");
        state.bury(Country::Ussr, Some(CardType::Response));
        assert!(is_supposed(&state));
        let cards = &state.cards[Country::Ussr];
        assert_eq!((cards.pile.len(), cards.hidden.len()), (1, 1));
    }
}
