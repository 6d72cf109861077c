//! Quartermaster for those who do not know which game they tell.

use ::quartermaster::{CardId, Content, Country, Event, Move, SeenEvent, State, View};
use game::{Refused, Seat};

use super::Words;
use crate::narrator::{CardTold, Spoken};
use crate::texts::Texts;

/// The topics of the rules, in the order of their telling.
const TOPICS: [&str; 9] = [
    "turn", "supply", "build", "recruit", "battle", "straits", "cards", "windows", "victory",
];

impl Spoken for State {
    fn seat(texts: &Texts, view: &View, seat: Seat) -> String {
        Words::new(texts).seat(view, seat).plain().to_owned()
    }

    fn prompt(texts: &Texts, view: &View, seat: Seat) -> String {
        Words::new(texts).prompt(view, seat)
    }

    fn trail(texts: &Texts, view: &View) -> Vec<String> {
        Words::new(texts).trail(view)
    }

    fn summary(texts: &Texts, view: &View) -> Vec<String> {
        let words = Words::new(texts);
        let mut lines = words.standing(view);
        lines.extend(Country::ALL.map(|country| {
            let lines = words.country_lines(country, &view.countries[country]);
            match lines.split_first() {
                Some((name, rest)) => format!("{name}: {}", rest.join(" ")),
                None => String::new(),
            }
        }));
        lines
    }

    fn describe_all(texts: &Texts, view: &View) -> Vec<String> {
        Words::new(texts).describe(view)
    }

    fn choice(texts: &Texts, view: &View, mv: Move, _: &str) -> String {
        Words::new(texts).choice(view, mv)
    }

    fn event(texts: &Texts, _: &View, event: &SeenEvent) -> Option<String> {
        // Steps follow one another, and a card that took effect goes where it always goes.
        let goes_without_saying = matches!(
            event,
            Event::StepBegan { .. } | Event::Spent { .. } | Event::Shuffled { .. } | Event::Ended
        );
        (!goes_without_saying).then(|| Words::new(texts).event(event))
    }

    fn refusal(texts: &Texts, refused: &Refused) -> String {
        Words::new(texts).refusal(refused)
    }

    fn outcome(texts: &Texts, view: &View) -> Option<String> {
        Words::new(texts).outcome(view)
    }

    fn held(view: &View) -> Vec<String> {
        let countries = view.countries.0.iter();
        countries
            .filter_map(|country| country.own.as_ref())
            .flat_map(|own| own.hand.iter().chain(&own.responses).cloned())
            .collect()
    }

    fn cards_told(texts: &Texts) -> Vec<CardTold> {
        let words = Words::new(texts);
        let cards = Content::standard().cards().iter().enumerate();
        cards
            .map(|(i, card)| {
                let id = CardId(i as u8);
                CardTold {
                    id: card.name.clone(),
                    title: words.card_title(id),
                    kind: words.card_kind(id),
                    copies: u32::from(card.copies),
                    text: words.card_text(id),
                }
            })
            .collect()
    }

    fn names(texts: &Texts) -> Vec<(String, String)> {
        let words = Words::new(texts);
        let map = &Content::standard().map;
        let spaces = map.spaces().map(|space| {
            let name = words.space(space).plain().to_owned();
            (map.name(space).to_owned(), name)
        });
        let countries = Country::ALL.into_iter().map(|country| {
            let name = words.country(country).plain().to_owned();
            (country.name().to_owned(), name)
        });
        spaces.chain(countries).collect()
    }

    fn rules(texts: &Texts) -> Vec<(String, String)> {
        let topics = TOPICS.into_iter();
        topics
            .map(|topic| {
                (
                    texts.word(&super::id("qm-topic", topic)),
                    texts.word(&super::id("qm-rules", topic)),
                )
            })
            .collect()
    }
}
