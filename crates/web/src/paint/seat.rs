//! The seats of a table, and what is public about them.

use game::{Seat, Thing, Turn};
use games::{Scene, Sight};
use orders::Faction;
use quartermaster::Country;
use text::{Narrator, Texts};

use super::{map, side};

/// A line of the roster: a country, a squad or a faction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatPaint {
    pub(crate) seat: u8,
    /// How events name it.
    pub(crate) key: String,
    pub(crate) mark: Option<&'static str>,
    pub(crate) name: String,
    pub(crate) is_active: bool,
    pub(crate) is_asked: bool,
    pub(crate) is_you: bool,
    /// Points of this side alone, where a game counts them so.
    pub(crate) points: Option<i32>,
    /// Icon, number, and the word for what is counted.
    pub(crate) counts: Vec<(&'static str, usize, &'static str)>,
    /// Cards that lie open before them.
    pub(crate) tags: Vec<String>,
    /// Cards that lie face down before them.
    pub(crate) n_face_down: u32,
}

/// The roster in turn order.
pub(crate) fn all(texts: &Texts, sight: &Sight, narrator: &dyn Narrator) -> Vec<SeatPaint> {
    let asked = |seat: Seat| sight.turn.asks(seat);
    let is_you = |seat: Seat| sight.seat() == Some(seat);
    match &sight.scene {
        Scene::Quartermaster(scene) => {
            let content = map::content(sight, &scene.view);
            let words = text::quartermaster::Words::new(texts, content);
            let paint = |country: Country| {
                let view = &scene.view.countries[country];
                let seat = Seat(view.seat);
                SeatPaint {
                    seat: seat.0,
                    key: country.name().to_owned(),
                    mark: Some(side::country(country)),
                    name: text::capital(words.country(country).plain()),
                    is_active: scene.view.active == country && scene.view.step.is_some(),
                    is_asked: asked(seat),
                    is_you: is_you(seat),
                    points: Some(i32::from(view.scored.total())),
                    counts: vec![
                        ("hand", view.hand_size, "web-in-hand"),
                        ("deck", view.deck_size, "web-in-deck"),
                    ],
                    tags: view
                        .status
                        .iter()
                        .map(|card| words.card_named(card))
                        .collect(),
                    n_face_down: view.responses_count,
                }
            };
            Country::ALL.into_iter().map(paint).collect()
        }
        Scene::Rush(scene) => {
            let seats = scene.view.seats.iter().zip(0..);
            seats
                .map(|(view, seat)| SeatPaint {
                    seat,
                    key: seat.to_string(),
                    mark: None,
                    name: narrator.seat(Seat(seat)),
                    is_active: scene.view.active == Seat(seat),
                    is_asked: asked(Seat(seat)),
                    is_you: is_you(Seat(seat)),
                    points: None,
                    counts: vec![
                        ("hand", view.hand_size, "web-in-hand"),
                        ("garage", view.garage_size, "web-in-garage"),
                        ("depot", view.depot_size, "web-in-depot"),
                    ],
                    tags: Vec::new(),
                    n_face_down: 0,
                })
                .collect()
        }
        Scene::Orders(scene) => Faction::ALL
            .into_iter()
            .map(|faction| {
                let view = &scene.view.factions[faction];
                SeatPaint {
                    seat: faction.seat().0,
                    key: faction.name().to_owned(),
                    mark: Some(side::faction(faction)),
                    name: narrator.seat(faction.seat()),
                    is_active: scene.view.active == faction,
                    is_asked: asked(faction.seat()),
                    is_you: is_you(faction.seat()),
                    points: None,
                    counts: vec![
                        ("star", view.stars.into(), "web-stars"),
                        ("commander", view.commanders.into(), "web-commanders"),
                        ("troop", view.troops.into(), "web-troops"),
                        ("plane", view.planes.into(), "web-planes"),
                        ("hand", view.hand_size.into(), "web-in-hand"),
                    ],
                    tags: Vec::new(),
                    n_face_down: 0,
                }
            })
            .collect(),
    }
}

/// Whose plate stands in the prompt.
pub(crate) fn asker(sight: &Sight) -> Option<&'static str> {
    let seat = match sight.turn {
        Turn::Seats(asked) if sight.is_asked() => sight.seat().or_else(|| asked.lowest()),
        Turn::Seats(asked) => asked.lowest(),
        Turn::Chance | Turn::Over(_) => None,
    }?;
    match &sight.scene {
        Scene::Quartermaster(scene) => {
            let led = |country: &Country| scene.view.countries[*country].seat == seat.0;
            let content = map::content(sight, &scene.view);
            // A card that can be chosen says which of several countries is meant.
            let things = sight.choices.iter().flat_map(|choice| &choice.things);
            let owner = things.clone().find_map(|named| match &named.thing {
                Thing::Card { card, .. } => content.card_named(card),
                _ => None,
            });
            let owner = owner.map(|card| content.card(card).country).filter(led);
            let active = Some(scene.view.active).filter(led);
            let country = owner
                .or(active)
                .or_else(|| Country::ALL.into_iter().find(led));
            country.map(side::country)
        }
        Scene::Rush(_) => None,
        Scene::Orders(_) => Faction::of(seat).map(side::faction),
    }
}
