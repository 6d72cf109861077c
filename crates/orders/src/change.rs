//! The only writers of the position: atomic changes, each with its event.
//!
//! No function here asks a seat, opens a window or decides whether a change is allowed.

use game::Sink;

use crate::card::{CardId, MAX_KINDS};
use crate::event::{Arrival, Event, Loss, TrueEvent};
use crate::faction::Faction;
use crate::place::{PieceKind, PlaceId};
use crate::space::SpaceId;
use crate::state::{Side, State};

impl Side {
    /// Puts pieces into a place.
    pub(crate) fn put(&mut self, place: PlaceId, n: u8) {
        self.pieces[place.index()] += n;
        if self.pieces[place.index()] > 0 {
            self.control.insert(place);
        }
    }

    /// Takes pieces out of a place; there must be so many.
    fn lift(&mut self, place: PlaceId, n: u8) {
        self.pieces[place.index()] -= n;
        if self.pieces[place.index()] == 0 {
            self.control.remove(place);
        }
    }
}

impl State {
    /// Puts a commander on an action space.
    pub(crate) fn deploy(
        &mut self,
        faction: Faction,
        space: SpaceId,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let action = self.board().space(space).action;
        let side = &mut self.sides[faction];
        side.commanders -= 1;
        side.deployed.insert(space);
        if action.is_support() {
            side.supported |= 1 << action as u8;
        }
        sink.emit(Event::Deployed { faction, space });
    }

    /// Moves pieces from a place to those that are entering the target.
    pub(crate) fn enter(
        &mut self,
        from: PlaceId,
        to: PlaceId,
        n: u8,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let faction = self.work.by;
        self.sides[faction].lift(from, n);
        self.work.force += n;
        self.work.from[from.index()] += n;
        sink.emit(Event::Moved {
            faction,
            from,
            to,
            n,
        });
    }

    /// Adds up to so many pieces from the reserve to those that are entering.
    ///
    // Rules 11.6 and 13.1: additions stop when the reserve is empty.
    pub(crate) fn join(&mut self, n: u8, by: Arrival, sink: &mut impl Sink<TrueEvent>) {
        let faction = self.work.by;
        let kind = self.work.action.kind();
        let reserve = &mut self.sides[faction].reserve[kind as usize];
        let n = n.min(*reserve);
        let Some(place) = self.work.target.filter(|_| n > 0) else {
            return;
        };
        *reserve -= n;
        self.work.force += n;
        sink.emit(Event::Arrived {
            faction,
            kind,
            place,
            n,
            by,
        });
    }

    /// Puts one piece of the reserve into a place.
    pub(crate) fn place(&mut self, place: PlaceId, sink: &mut impl Sink<TrueEvent>) {
        let faction = self.work.by;
        let kind = place.kind();
        if self.sides[faction.other()].control.contains(place) {
            // Rule 8.3 c: they stand among the enemy until all are placed.
            self.work.target = Some(place);
            self.join(1, Arrival::Action, sink);
            return;
        }
        let side = &mut self.sides[faction];
        side.reserve[kind as usize] -= 1;
        side.put(place, 1);
        sink.emit(Event::Arrived {
            faction,
            kind,
            place,
            n: 1,
            by: Arrival::Action,
        });
    }

    /// Takes pieces off a place, back to their owner's reserve.
    ///
    // Rule 2.2: nothing is destroyed.
    pub(crate) fn remove(
        &mut self,
        faction: Faction,
        place: PlaceId,
        n: u8,
        by: Loss,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        if n == 0 {
            return;
        }
        let kind = place.kind();
        let side = &mut self.sides[faction];
        side.lift(place, n);
        side.reserve[kind as usize] += n;
        sink.emit(Event::Removed {
            faction,
            kind,
            place,
            n,
            by,
        });
    }

    /// Takes pieces of those that are entering, back to their owner's reserve.
    pub(crate) fn repel(
        &mut self,
        place: PlaceId,
        n: u8,
        by: Loss,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        if n == 0 {
            return;
        }
        let faction = self.work.by;
        let kind = place.kind();
        self.work.force -= n;
        self.sides[faction].reserve[kind as usize] += n;
        sink.emit(Event::Removed {
            faction,
            kind,
            place,
            n,
            by,
        });
    }

    /// Those that entered settle; what is above the limit goes back.
    ///
    // Rules 2.3 and 9.1, step 4; A5 for every other action.
    pub(crate) fn occupy(&mut self, place: PlaceId, sink: &mut impl Sink<TrueEvent>) {
        let faction = self.work.by;
        let limit = self.board().pieces.stack_limit;
        let here = self.sides[faction].at(place);
        let over = (here + self.work.force).saturating_sub(limit);
        self.repel(place, over, Loss::Limit, sink);
        let force = std::mem::take(&mut self.work.force);
        self.sides[faction].put(place, force);
    }

    /// Draws up to so many cards.
    pub(crate) fn draw(&mut self, faction: Faction, n: u8, sink: &mut impl Sink<TrueEvent>) {
        let mut drawn = [0u8; MAX_KINDS];
        for _ in 0..n {
            // Rule 13.3 (A16): an empty deck stays empty.
            let Some(card) = self.deck.pop() else { break };
            self.sides[faction].hand.insert(card);
            drawn[card.0 as usize] += 1;
        }
        // Told in a fixed order: nothing depends on which card was drawn first.
        for (row, copies) in drawn.into_iter().enumerate() {
            for _ in 0..copies {
                let card = CardId(row as u8);
                sink.emit(Event::Drew { faction, card });
            }
        }
    }

    /// Puts a hand card face up on the discard pile.
    pub(crate) fn discard(&mut self, faction: Faction, card: CardId) {
        if self.sides[faction].hand.take(card) {
            self.discard.insert(card);
        }
    }

    /// Commanders come from the ready zone; gives how many.
    pub(crate) fn ready(&mut self, faction: Faction, n: u8, sink: &mut impl Sink<TrueEvent>) -> u8 {
        let side = &mut self.sides[faction];
        let n = n.min(side.ready);
        side.ready -= n;
        side.commanders += n;
        if n > 0 {
            sink.emit(Event::Readied { faction, n });
        }
        n
    }

    /// A commander goes back to the ready zone, from an action space or from the reserve.
    pub(crate) fn unready(
        &mut self,
        faction: Faction,
        space: Option<SpaceId>,
        sink: &mut impl Sink<TrueEvent>,
    ) {
        let side = &mut self.sides[faction];
        match space {
            Some(space) => side.deployed.remove(space),
            None => side.commanders -= 1,
        }
        side.ready += 1;
        sink.emit(Event::Returned { faction, space });
    }

    /// All commanders on action spaces come back.
    ///
    // Rules 4.9 and 4.10; reserve and ready zone are as before the round, but for a bonus held
    // (A20).
    pub(crate) fn recall(&mut self, faction: Faction, sink: &mut impl Sink<TrueEvent>) {
        let side = &mut self.sides[faction];
        side.commanders += side.deployed.len() as u8;
        side.deployed = Default::default();
        let to_ready = std::mem::take(&mut side.borrowed).min(side.commanders);
        side.commanders -= to_ready;
        side.ready += to_ready;
        side.supported = 0;
        side.has_passed = false;
        sink.emit(Event::Recalled { faction, to_ready });
    }

    /// The round marker shows that colour.
    pub(crate) fn set_initiative(&mut self, faction: Faction, sink: &mut impl Sink<TrueEvent>) {
        self.initiative = faction;
        sink.emit(Event::Initiative { faction });
    }

    /// How many pieces of a kind a faction has, wherever they are.
    pub(crate) fn count(&self, faction: Faction, kind: PieceKind) -> u32 {
        let side = &self.sides[faction];
        let on_board: u32 = self
            .board()
            .places()
            .filter(|place| place.kind() == kind)
            .map(|place| u32::from(side.at(place)))
            .sum();
        let is_entering = self.work.by == faction && self.work.action.kind() == kind;
        let entering = if is_entering { self.work.force } else { 0 };
        on_board + u32::from(side.in_reserve(kind)) + u32::from(entering)
    }
}
