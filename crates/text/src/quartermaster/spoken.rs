//! Quartermaster for those who do not know which game they tell.

use ::quartermaster::{CardId, Country, Event, Move, SeenEvent, State, View};
use game::{Refused, Seat};

use super::Words;
use crate::narrator::{CardTold, Spoken};
use crate::texts::Texts;

/// The topics of the rules, in the order of their telling.
const TOPICS: [&str; 9] = [
    "turn", "supply", "build", "recruit", "battle", "straits", "cards", "windows", "victory",
];

impl Spoken for State {
    type Words<'a> = Words<'a>;

    fn words<'a>(&self, texts: &'a Texts) -> Words<'a> {
        Words::new(texts, self.content())
    }

    fn seat(words: Words<'_>, view: &View, seat: Seat) -> String {
        words.seat(view, seat).plain().to_owned()
    }

    fn prompt(words: Words<'_>, view: &View, seat: Seat) -> String {
        words.prompt(view, seat)
    }

    fn trail(words: Words<'_>, view: &View) -> Vec<String> {
        words.trail(view)
    }

    fn summary(words: Words<'_>, view: &View) -> Vec<String> {
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

    fn describe_all(words: Words<'_>, view: &View) -> Vec<String> {
        words.describe(view)
    }

    fn choice(words: Words<'_>, view: &View, mv: Move, _: &str) -> String {
        words.choice(view, mv)
    }

    fn event(words: Words<'_>, event: &SeenEvent) -> Option<String> {
        // Steps follow one another, and a card that took effect goes where it always goes.
        let goes_without_saying = matches!(
            event,
            Event::StepBegan { .. } | Event::Spent { .. } | Event::Shuffled { .. } | Event::Ended
        );
        (!goes_without_saying).then(|| words.event(event))
    }

    fn refusal(words: Words<'_>, refused: &Refused) -> String {
        words.refusal(refused)
    }

    fn outcome(words: Words<'_>, view: &View) -> Option<String> {
        words.outcome(view)
    }

    fn held(view: &View) -> Vec<String> {
        let countries = view.countries.0.iter();
        countries
            .filter_map(|country| country.own.as_ref())
            .flat_map(|own| own.hand.iter().chain(&own.responses).cloned())
            .collect()
    }

    fn cards_told(words: Words<'_>) -> Vec<CardTold> {
        let cards = words.content.cards().iter().enumerate();
        cards
            .map(|(i, card)| {
                let id = CardId(i as u8);
                CardTold {
                    id: card.name.clone(),
                    title: words.card_title(id),
                    kind: words.card_kind(id),
                    copies: u32::from(card.copies),
                    text: words.card_text(id),
                    provenance: None,
                }
            })
            .collect()
    }

    fn names(words: Words<'_>) -> Vec<(String, String)> {
        let map = &words.content.map;
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

    fn rules(words: Words<'_>) -> Vec<(String, String)> {
        let topics = TOPICS.into_iter();
        topics
            .map(|topic| {
                (
                    words.texts.word(&super::id("qm-topic", topic)),
                    words.texts.word(&super::id("qm-rules", topic)),
                )
            })
            .collect()
    }
}
