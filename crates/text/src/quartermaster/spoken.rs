//! Quartermaster behind the trait [`Spoken`], for callers that are generic over games.

use ::quartermaster::effect::PieceKind;
use ::quartermaster::{
    CardId, Content, Country, Event, Pending, SeenEvent, State, View, read_move,
};
use game::{ContentId, PreviewOf, Refused, Seat, Thing, Zone};

use super::Words;
use crate::drawn::DrawnLine;
use crate::rich::Topic;
use crate::spoken::Spoken;
use crate::texts::{Texts, capital};
use crate::told::{CardTold, FaceTold, PlaceTold, PreviewTold, Spot};

/// The topics of the rules, in the order of their telling.
const TOPICS: [&str; 11] = [
    "turn", "supply", "build", "recruit", "battle", "straits", "cards", "windows", "prepare",
    "air", "victory",
];

impl Spoken for State {
    type Words<'a> = Words<'a>;

    fn words<'a>(texts: &'a Texts, content: &ContentId, view: &View) -> Option<Words<'a>> {
        let content = Content::known(content)?.edition(view.options.edition);
        Some(Words::new(texts, content))
    }

    fn seat(words: Words<'_>, view: &View, seat: Seat) -> String {
        words.seat(view, seat).plain().to_owned()
    }

    fn prompt(words: Words<'_>, view: &View, seat: Seat) -> String {
        words.prompt(view, seat)
    }

    fn waiting(words: Words<'_>, view: &View) -> String {
        capital(&words.waiting(view))
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

    fn drawing(words: Words<'_>, view: &View) -> Vec<DrawnLine> {
        words.drawing(view)
    }

    fn legend(words: Words<'_>, view: &View) -> Vec<String> {
        words.legend(view)
    }

    fn describe_all(words: Words<'_>, view: &View) -> Vec<String> {
        words.describe(view)
    }

    fn choice(words: Words<'_>, view: &View, text: &str) -> Option<String> {
        let mv = read_move(words.content, text).ok()?;
        Some(words.choice(view, mv))
    }

    fn preview(words: Words<'_>, view: &View, preview: &PreviewOf<Self>) -> PreviewTold {
        words.preview(view, preview)
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
        matches!(
            event,
            Event::Prepared | Event::RoundBegan { .. } | Event::TurnBegan { .. }
        )
    }

    fn is_turn_question(view: &View) -> bool {
        view.pending.last() == Some(&Pending::Play)
    }

    fn outcome(words: Words<'_>, view: &View) -> Option<String> {
        words.outcome(view)
    }

    fn spread(words: Words<'_>, view: &View) -> Vec<(Spot, String)> {
        let countries = Country::ALL.into_iter();
        let spread = countries.flat_map(|country| spread_of(view, country));
        spread.chain(prepared_from(words, view)).collect()
    }

    fn spread_now(words: Words<'_>, view: &View) -> Vec<(Spot, String)> {
        // A player who leads several countries decides for the one on turn, save in windows and
        // before the first turn.
        let is_about_all = matches!(
            view.pending.last(),
            Some(Pending::Window { .. } | Pending::Opening { .. } | Pending::Prepare { .. })
        );
        if is_about_all || view.countries[view.active].own.is_none() {
            Self::spread(words, view)
        } else {
            spread_of(view, view.active)
        }
    }

    fn visible(words: Words<'_>, view: &View) -> Vec<Thing> {
        let cards = Country::ALL.into_iter();
        let cards = cards.flat_map(|country| cards_of(view, country));
        let pieces = Country::ALL.into_iter();
        let pieces = pieces.flat_map(|country| pieces_of(view, country));
        let map = &words.content.map;
        let spaces = map.spaces().map(|space| Thing::place(map.name(space)));
        let sides = Country::ALL.map(|country| Thing::Side(country.name().into()));
        cards.chain(spaces).chain(pieces).chain(sides).collect()
    }

    fn thing(words: Words<'_>, view: &View, thing: &Thing) -> Option<String> {
        words.thing(view, thing)
    }

    fn cards_told(words: Words<'_>, is_wanted: impl Fn(&str) -> bool) -> Vec<CardTold> {
        let cards = words.content.cards().iter().enumerate();
        cards
            .filter(|(_, card)| is_wanted(&card.name))
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

    fn face(words: Words<'_>, view: &View, topic: &Topic) -> Option<FaceTold> {
        words.face(view, topic)
    }

    fn card_now(words: Words<'_>, view: &View, card: &str) -> Option<String> {
        words.card_now(view, card)
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
        .flat_map(|(spot, cards)| cards.iter().map(move |card| (spot, card.to_string())))
        .collect()
}

/// The cards of its deck that a country of the observer may lay before the first round.
fn prepared_from(words: Words<'_>, view: &View) -> Vec<(Spot, String)> {
    let Some(Pending::Prepare { decided }) = view.pending.last() else {
        return Vec::new();
    };
    let mut countries = Country::ALL.into_iter();
    let own = countries
        .find(|&country| view.countries[country].own.is_some() && !decided[country])
        .and_then(|country| view.countries[country].own.as_ref());
    let deck = own.iter().flat_map(|own| &own.deck);
    let stays = |name: &str| {
        let card = words.content.card_named(name);
        card.is_some_and(|card| words.content.card(card).card_type.stays())
    };
    deck.filter(|name| stays(name))
        .map(|name| (Spot::Deck, name.to_string()))
        .collect()
}

/// The cards of a country that the observer can point at, where they lie.
fn cards_of(view: &View, country: Country) -> Vec<Thing> {
    let seen = &view.countries[country];
    let lying = |cards: &[game::CardName], zone: Zone| {
        let cards = cards.iter();
        cards.map(move |card| Thing::card(card, zone)).collect()
    };
    let mut things: Vec<Thing> = lying(&seen.status, Zone::FaceUp);
    match &seen.own {
        Some(own) => {
            things.extend::<Vec<_>>(lying(&own.hand, Zone::Hand));
            things.extend::<Vec<_>>(lying(&own.responses, Zone::FaceDown));
            things.extend::<Vec<_>>(lying(&own.pile, Zone::Pile));
            things.extend::<Vec<_>>(lying(&own.deck, Zone::Deck));
        }
        None => things.extend::<Vec<_>>(lying(seen.pile_top.as_slice(), Zone::Pile)),
    }
    things.sort();
    things.dedup();
    things
}

/// The pieces of a country.
fn pieces_of(view: &View, country: Country) -> Vec<Thing> {
    let seen = &view.countries[country];
    let kinds = [
        (PieceKind::Army, &seen.armies),
        (PieceKind::Navy, &seen.navies),
        (PieceKind::Air, &seen.air),
    ];
    let pieces = kinds.into_iter().flat_map(|(kind, spaces)| {
        let spaces = spaces.iter();
        spaces.map(move |space| Thing::piece(country.name(), kind.name(), space))
    });
    pieces.collect()
}
