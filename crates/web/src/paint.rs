//! What things look like, as plain data made from a sight and its words. Nothing here draws.

pub(crate) mod analysis;
pub(crate) mod card;
pub(crate) mod face;
pub(crate) mod hand;
pub(crate) mod map;
pub(crate) mod news;
pub(crate) mod opening;
pub(crate) mod orders;
pub(crate) mod rush;
pub(crate) mod seat;
pub(crate) mod shelf;
pub(crate) mod side;
pub(crate) mod since;

use std::collections::BTreeMap;

use client::{Choices, Labelled};
use game::{Seat, Thing};
use games::{GameId, Scene, Sight};
use text::{PlaceTold, Spot, Texts};

use card::CardPaint;
use map::MapPaint;
use opening::OpeningHand;
use orders::OrdersPaint;
use rush::RushPaint;
use seat::SeatPaint;

/// A sight, ready to be shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shown {
    pub(crate) game: GameId,
    pub(crate) number: usize,
    pub(crate) seat: Option<Seat>,
    pub(crate) is_asked: bool,
    /// With names that lead to their things, as trail and choices; see [`text::rich`].
    pub(crate) prompt: String,
    pub(crate) trail: Vec<String>,
    pub(crate) choices: Vec<Labelled>,
    pub(crate) n_ordinary: usize,
    /// The hands that are reduced one after the other before the first round.
    pub(crate) hands: Vec<OpeningHand>,
    /// Why the last move cannot be taken back, if it cannot.
    pub(crate) no_undo: Option<String>,
    pub(crate) cards: Vec<(Spot, CardPaint)>,
    pub(crate) outcome: Option<String>,
    /// Whether one could pass now and for the rest of another seat's turn.
    pub(crate) can_pass_turn: bool,
    pub(crate) seats: Vec<SeatPaint>,
    /// What each seat is called.
    pub(crate) seat_names: Vec<String>,
    /// The two sides of a lead, or nothing where there are more.
    pub(crate) side_names: Vec<String>,
    pub(crate) places: BTreeMap<String, PlaceTold>,
    /// The sides whose seat is asked or on turn, for the plate in the prompt.
    pub(crate) asker: Option<&'static str>,
    /// Round and last round.
    pub(crate) round: (u16, Option<u16>),
    pub(crate) board: BoardPaint,
}

/// The middle of the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BoardPaint {
    /// The world map.
    Map(Box<MapPaint>),
    /// Bases, Reserve and stacks.
    Rush(Box<RushPaint>),
    /// Hexes.
    Orders(Box<OrdersPaint>),
}

impl Shown {
    /// Everything the page shows of a sight; `None` when its content is not here.
    pub(crate) fn new(texts: &Texts, sight: &Sight) -> Option<Self> {
        let narrator = texts.narrator(sight).ok()?;
        // What is read as sentences has names that lead to their things.
        let marked = texts.marked();
        let telling = marked.narrator(sight).ok()?;
        let mut choices = Choices::new(sight, &*telling);
        if let Scene::Orders(scene) = &sight.scene {
            orders::sort(&mut choices, &scene.view);
        }
        let cards = narrator.spread().into_iter();
        let cards = cards.map(|(spot, told)| {
            let paint = CardPaint::new(texts, sight, told);
            (spot, paint)
        });
        let cards = cards.collect();
        let places = narrator.places().into_iter();
        let undo = sight.undo.err();
        let (round, board) = match &sight.scene {
            Scene::Quartermaster(scene) => (
                (
                    u16::from(scene.view.round),
                    Some(u16::from(scene.view.options.rounds)),
                ),
                BoardPaint::Map(Box::new(MapPaint::new(texts, sight, &scene.view))),
            ),
            Scene::Rush(scene) => (
                (scene.view.round, None),
                BoardPaint::Rush(Box::new(RushPaint::new(
                    texts,
                    sight,
                    &*narrator,
                    &scene.view,
                )?)),
            ),
            Scene::Orders(scene) => (
                (
                    u16::from(scene.view.round),
                    Some(u16::from(scene.view.rounds)),
                ),
                BoardPaint::Orders(Box::new(OrdersPaint::new(
                    texts,
                    &marked,
                    sight,
                    &*narrator,
                    &scene.view,
                )?)),
            ),
        };
        let seats = seat::all(texts, sight, &*narrator);
        let seat_names: Vec<String> = (0..sight.seats.len() as u8)
            .map(|seat| narrator.seat(Seat(seat)))
            .collect();
        Some(Self {
            game: sight.game(),
            number: sight.number,
            seat: sight.seat(),
            is_asked: sight.is_asked(),
            prompt: telling.prompt(),
            trail: telling.trail(),
            n_ordinary: choices.n_ordinary,
            choices: choices.all,
            no_undo: undo.map(|error| texts.undo_error(error, &*narrator)),
            cards,
            outcome: narrator.outcome(),
            can_pass_turn: sight.seat().is_some_and(|seat| {
                sight.turn_id.seat != seat && sight.choices.iter().any(|choice| choice.is_pass)
            }),
            asker: seat::asker(sight),
            hands: opening::hands(&marked, sight),
            seats,
            side_names: side_names(texts, sight, &seat_names),
            seat_names,
            places: places.map(|place| (place.id.clone(), place)).collect(),
            round,
            board,
        })
    }

    /// The card of that id among those before the observer.
    pub(crate) fn hand(&self) -> impl Iterator<Item = &(Spot, CardPaint)> {
        self.cards.iter().filter(|(spot, _)| *spot != Spot::Offer)
    }
}

/// Who is ahead when a lead is above nothing, and who when it is below.
fn side_names(texts: &Texts, sight: &Sight, seat_names: &[String]) -> Vec<String> {
    match &sight.scene {
        Scene::Quartermaster(_) => ["qm-team-axis", "qm-team-allies"]
            .map(|id| texts.word(id))
            .to_vec(),
        Scene::Rush(_) | Scene::Orders(_) if seat_names.len() == 2 => seat_names.to_vec(),
        Scene::Rush(_) | Scene::Orders(_) => Vec::new(),
    }
}

/// Where a card lies, as choices name it.
pub(crate) const fn zone(spot: Spot) -> game::Zone {
    match spot {
        Spot::Offer => game::Zone::Offer,
        Spot::Deck => game::Zone::Deck,
        Spot::Hand => game::Zone::Hand,
        Spot::FaceUp => game::Zone::FaceUp,
        Spot::FaceDown => game::Zone::FaceDown,
    }
}

/// The thing that a card in that spot is.
pub(crate) fn card_thing(spot: Spot, id: &str) -> Thing {
    Thing::card(id, zone(spot))
}
