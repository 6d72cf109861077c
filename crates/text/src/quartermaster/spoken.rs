//! Quartermaster for those who do not know which game they tell.

use ::quartermaster::{CardId, Country, Event, Move, Pending, SeenEvent, State, View};
use game::{Refused, Seat};

use super::Words;
use crate::narrator::Spoken;
use crate::texts::Texts;
use crate::told::{CardTold, PlaceTold, Spot};

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
        for country in Country::ALL {
            let seen = words.country_lines(country, &view.countries[country]);
            if let [name, armies, navies, rest @ ..] = &seen[..] {
                lines.push(format!("{name}: {armies} {navies}"));
                lines.push(format!("  {}", rest.join(" ")));
            }
        }
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

    fn is_heading(event: &SeenEvent) -> bool {
        matches!(event, Event::RoundBegan { .. } | Event::TurnBegan { .. })
    }

    fn is_turn_question(view: &View) -> bool {
        view.pending.last() == Some(&Pending::Play)
    }

    fn is_pass(mv: Move) -> bool {
        matches!(mv, Move::Pass)
    }

    fn outcome(words: Words<'_>, view: &View) -> Option<String> {
        words.outcome(view)
    }

    fn spread(view: &View) -> Vec<(Spot, String)> {
        Country::ALL
            .into_iter()
            .flat_map(|country| spread_of(view, country))
            .collect()
    }

    fn spread_now(view: &View) -> Vec<(Spot, String)> {
        // Somebody who leads several countries decides for the one on turn, save in windows and
        // before the first turn.
        let is_about_all = matches!(
            view.pending.last(),
            Some(Pending::Window { .. } | Pending::Opening { .. })
        );
        if is_about_all || view.countries[view.active].own.is_none() {
            Self::spread(view)
        } else {
            spread_of(view, view.active)
        }
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

    fn places(words: Words<'_>, view: &View) -> Vec<PlaceTold> {
        words.spaces_told(view)
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

/// The cards of a country that the observer leads.
fn spread_of(view: &View, country: Country) -> Vec<(Spot, String)> {
    let seen = &view.countries[country];
    let Some(own) = &seen.own else {
        return Vec::new();
    };
    let cards = [
        (Spot::Hand, &own.hand),
        (Spot::FaceUp, &seen.status),
        (Spot::FaceDown, &own.responses),
    ];
    let cards = cards.into_iter();
    cards
        .flat_map(|(spot, cards)| cards.iter().map(move |card| (spot, card.clone())))
        .collect()
}
