//! What happened, in lines, with the places and cards that each move was about.

use std::collections::BTreeMap;

use game::{EventKind, EventSummary, Game, Seat, Thing, Zone};
use games::{SceneOf, Sight, at_table};
use text::{DeedTold, LineTold, Narrator, rich};

/// A move as the log tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    /// The move's number, counted from 1.
    pub(crate) number: usize,
    /// Who moved; `None` for chance.
    pub(crate) seat: Option<Seat>,
    /// What happened, event by event.
    pub(crate) deeds: Vec<DeedTold>,
    /// With names that lead to their things; see [`text::rich`].
    pub(crate) lines: Vec<LineTold>,
    /// The places it was about, by id.
    pub(crate) places: Vec<String>,
    /// The kinds of its events.
    pub(crate) kinds: Vec<EventKind>,
    /// Cards that were played or used openly: the key of the seat, and the title.
    pub(crate) cards: Vec<(String, String)>,
}

/// The news of a sight.
pub(crate) fn told(sight: &Sight, narrator: &dyn Narrator) -> Vec<Told> {
    let mut summaries = at_table!(Scene, &sight.scene, scene => summaries(scene));
    let news = narrator.news().into_iter();
    news.map(|told| {
        let events = summaries.remove(&told.number).unwrap_or_default();
        let mut places: Vec<String> = Vec::new();
        for place in events.iter().flat_map(|event| &event.places) {
            if !places.iter().any(|known| known == place) {
                places.push(place.to_string());
            }
        }
        let cards = events.iter().filter_map(|event| {
            let title = narrator.thing(&Thing::card(event.shown_card.as_ref()?, Zone::FaceUp))?;
            Some((seat_key(event.actor.as_ref()?)?, rich::plain(&title)))
        });
        Told {
            number: told.number,
            seat: told.seat,
            deeds: told.deeds,
            lines: told.lines,
            places,
            cards: cards.collect(),
            kinds: events.iter().map(|event| event.kind).collect(),
        }
    })
    .collect()
}

/// What the events of each move are about, by the move's number.
fn summaries<G: Game>(scene: &SceneOf<G>) -> BTreeMap<usize, Vec<EventSummary>> {
    let news = scene.news.iter();
    news.map(|news| (news.number, news.events.iter().map(G::summarize).collect()))
        .collect()
}

/// The key under which the page lists a side or a seat.
pub(super) fn seat_key(actor: &Thing) -> Option<String> {
    match actor {
        Thing::Side(side) => Some(side.to_string()),
        Thing::Seat(seat) => Some(seat.0.to_string()),
        Thing::Card { .. }
        | Thing::Place(_)
        | Thing::Piece { .. }
        | Thing::Space(_)
        | Thing::Ability(_)
        | Thing::Option(_)
        | Thing::Number(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use bots::SearchContext;
    use driver::{Occupant, TableDriver};
    use game::Observer;
    use game::official::Seed;
    use games::{GameId, Table};
    use text::{Language, Texts};

    use super::*;
    use crate::paint::Shown;

    #[test]
    fn places_are_on_the_board_and_cards_at_seats_that_are_listed() {
        let texts = Texts::new(Language::English);
        for game in GameId::ALL {
            let table = Table::sit(game, &[], Some(Seed::new([3; 32]))).unwrap();
            let occupants = vec![Occupant::RANDOM; usize::from(table.seats())];
            let mut driver = TableDriver::new(table, occupants, 1);
            while driver.table().n_moves() < 400
                && driver.advance(&SearchContext::default()).unwrap().is_some()
            {}
            let sight = driver.table().sight(Observer::Spectator, 0);
            let shown = Shown::new(&texts, &sight).unwrap();
            let all = told(&sight, &*texts.narrator(&sight).unwrap());
            let places = || all.iter().flat_map(|told| &told.places);
            assert!(places().count() > 10, "{game}");
            let is_on_board = |place: &String| shown.places.contains_key(place);
            // Rush has bases instead of a board; the page lists no places for it.
            assert!(
                shown.places.is_empty() || places().all(is_on_board),
                "{game}"
            );
            let cards = || all.iter().flat_map(|told| &told.cards);
            assert!(cards().count() > 0, "{game}");
            let is_listed = |key: &str| shown.seats.iter().any(|seat| seat.key == key);
            assert!(cards().all(|(key, _)| is_listed(key)), "{game}");
        }
    }
}
