//! Opening hands of a person who leads several countries: one is reduced after the other.

use game::Thing;
use games::{Scene, Sight};
use quartermaster::{Country, Pending};
use text::{Args, Texts, rich};

use super::{map, side};

/// The opening hand of one of several countries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OpeningHand {
    pub(crate) mark: &'static str,
    pub(crate) name: String,
    /// So many cards it gives up, and so many more are to come.
    pub(crate) owed: u8,
    pub(crate) left: u8,
    /// What is asked about it.
    pub(crate) prompt: String,
    /// The choices that are about its cards.
    pub(crate) choices: Vec<usize>,
}

/// The hands that the observer has to reduce, in turn order; none where there is only one.
pub(crate) fn hands(texts: &Texts, sight: &Sight) -> Vec<OpeningHand> {
    let (Scene::Quartermaster(scene), Some(seat)) = (&sight.scene, sight.seat()) else {
        return Vec::new();
    };
    let view = &scene.view;
    let Some(Pending::Opening { discarded }) = view.pending.last() else {
        return Vec::new();
    };
    let content = map::content(sight, view);
    let words = text::quartermaster::Words::new(texts, content);
    let owed = view.options.opening_discards();
    let is_of = |thing: &Thing, country: Country| match thing {
        Thing::Card { card, .. } => {
            let card = content.card_named(card);
            card.is_some_and(|card| content.card(card).country == country)
        }
        _ => false,
    };
    let hand = |country: Country| {
        let left = owed.saturating_sub(discarded[country]);
        let args = Args::new().with("who", words.country(country));
        let choices = sight.choices.iter().filter(|choice| !choice.is_aside);
        let choices = choices.filter(|choice| {
            let mut things = choice.things.iter();
            things.any(|named| is_of(&named.thing, country))
        });
        OpeningHand {
            mark: side::country(country),
            name: text::capital(&rich::plain(words.country(country).plain())),
            owed,
            left,
            prompt: texts.say("qm-ask-opening", args.with("left", left)),
            choices: choices.map(|choice| choice.index).collect(),
        }
    };
    let led = Country::ALL.into_iter();
    let led = led.filter(|&country| view.countries[country].seat == seat.0);
    let hands: Vec<_> = led.map(hand).collect();
    let is_over = hands.iter().all(|hand| hand.left == 0);
    if hands.len() < 2 || is_over || !sight.is_asked() {
        return Vec::new();
    }
    hands
}

#[cfg(test)]
mod tests {
    use game::official::Seed;
    use game::{Observer, Seat, Turn};
    use games::{GameId, Table};
    use text::Language;

    use super::*;

    #[test]
    fn every_country_has_its_own_hand_and_its_own_choices() {
        let setup = ["players 2".to_owned()];
        let seed = || Seed::new([5; 32]);
        let mut table = Table::sit(GameId::Quartermaster, &setup, Some(seed())).unwrap();
        while matches!(table.turn(), Turn::Chance) {
            table.draw_chance().unwrap();
        }
        let texts = Texts::new(Language::English);
        let sight = table.sight(Observer::Seat(Seat(0)), 0);
        let all = hands(&texts, &sight);
        let marks: Vec<_> = all.iter().map(|hand| hand.mark).collect();
        assert_eq!(marks, ["d", "j", "i"]);
        let n: usize = all.iter().map(|hand| hand.choices.len()).sum();
        let ordinary = sight.choices.iter().filter(|choice| !choice.is_aside);
        assert_eq!(n, ordinary.count());
        assert_eq!((all[0].owed, all[0].left), (3, 3));
        let setup = ["players 6".to_owned()];
        let table = Table::sit(GameId::Quartermaster, &setup, Some(seed())).unwrap();
        assert!(hands(&texts, &table.sight(Observer::Seat(Seat(0)), 0)).is_empty());
    }
}
