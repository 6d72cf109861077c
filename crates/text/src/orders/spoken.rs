//! General Orders behind the trait [`Spoken`], for callers that are generic over games.

use ::orders::{Content, Event, Faction, Pending, SeenEvent, State, View, WindowMoment, read_move};
use game::{CardName, ContentId, PreviewOf, Refused, Seat, Thing, Zone};

use super::Words;
use crate::drawn::DrawnLine;
use crate::rich::Topic;
use crate::spoken::Spoken;
use crate::texts::{Texts, capital};
use crate::told::{CardTold, FaceTold, PlaceTold, PreviewTold, Spot};

/// The topics of the rules, in the order of their telling.
const TOPICS: [&str; 5] = ["turn", "actions", "supply", "battle", "victory"];

impl Spoken for State {
    type Words<'a> = Words<'a>;

    fn words<'a>(texts: &'a Texts, content: &ContentId, view: &View) -> Option<Words<'a>> {
        let content = Content::known(content)?;
        Some(Words::new(texts, content, view.options.mode))
    }

    fn seat(words: Words<'_>, _: &View, seat: Seat) -> String {
        Faction::of(seat).map_or_else(String::new, |faction| words.faction(faction))
    }

    fn prompt(words: Words<'_>, view: &View, seat: Seat) -> String {
        words.prompt(view, seat)
    }

    fn waiting(words: Words<'_>, view: &View) -> String {
        capital(&words.waiting(view))
    }

    fn trail(words: Words<'_>, view: &View) -> Vec<String> {
        let battle = words.battle(view);
        battle.map_or_else(Vec::new, |battle| battle.lines)
    }

    fn summary(words: Words<'_>, view: &View) -> Vec<String> {
        words.summary(view)
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
        let board = words.content.board(words.mode);
        let mv = read_move(words.content, board, text).ok()?;
        Some(words.choice(view, mv, text))
    }

    fn event(words: Words<'_>, event: &SeenEvent) -> Option<String> {
        let goes_without_saying = matches!(event, Event::Shuffled | Event::Ended { .. });
        (!goes_without_saying).then(|| words.event(event))
    }

    fn preview(words: Words<'_>, view: &View, preview: &PreviewOf<Self>) -> PreviewTold {
        words.preview(view, preview)
    }

    fn refusal(words: Words<'_>, refused: &Refused) -> String {
        words.refusal(refused)
    }

    fn is_heading(event: &SeenEvent) -> bool {
        matches!(event, Event::RoundBegan { .. } | Event::TurnBegan { .. })
    }

    fn is_turn_question(view: &View) -> bool {
        matches!(
            view.pending.last(),
            Some(
                Pending::Turn { .. }
                    | Pending::Window {
                        moment: WindowMoment::OwnTurn,
                        ..
                    }
            )
        )
    }

    fn outcome(words: Words<'_>, view: &View) -> Option<String> {
        words.outcome(view)
    }

    fn key(words: Words<'_>) -> Vec<String> {
        let board = words.content.board(words.mode);
        let mut lines = words.key(board);
        lines.push(String::new());
        lines.extend(words.founded(board));
        lines
    }

    fn spread(_: Words<'_>, view: &View) -> Vec<(Spot, String)> {
        let hands = view.factions.0.iter();
        hands
            .filter_map(|faction| faction.hand.clone())
            .flatten()
            .map(|card| (Spot::Hand, card.to_string()))
            .collect()
    }

    fn visible(_: Words<'_>, view: &View) -> Vec<Thing> {
        let hands = view.factions.0.iter();
        let hands = hands.flat_map(|faction| faction.hand.iter().flatten());
        let hands = hands.map(|card: &CardName| Thing::card(card, Zone::Hand));
        let places = view.areas.iter().chain(&view.zones);
        let places = places.map(|place| Thing::Place(place.name.clone()));
        let spaces = view.spaces.iter();
        let spaces = spaces.map(|space| Thing::Space(space.name.clone()));
        let mut things: Vec<Thing> = hands.chain(places).chain(spaces).collect();
        things.sort();
        things.dedup();
        things
    }

    fn thing(words: Words<'_>, _: &View, thing: &Thing) -> Option<String> {
        words.thing(thing)
    }

    fn cards_told(words: Words<'_>, is_wanted: impl Fn(&str) -> bool) -> Vec<CardTold> {
        let content = words.content;
        let cards = content.cards().iter();
        let cards = cards.filter(|card| is_wanted(&card.name));
        let cards = cards.map(|card| CardTold {
            id: card.name.clone(),
            title: words.card(&card.name),
            kind: words.card_kind(card),
            copies: u32::from(card.copies),
            text: vec![words.card_text(card)],
            provenance: None,
        });
        let bonuses = content.bonuses().iter();
        let bonuses = bonuses.filter(|bonus| is_wanted(&bonus.name));
        let bonuses = bonuses.map(|bonus| CardTold {
            id: bonus.name.clone(),
            title: words.bonus(&bonus.name),
            kind: words.texts.word("orders-kind-bonus"),
            copies: 1,
            text: vec![words.bonus_text(bonus)],
            provenance: None,
        });
        cards.chain(bonuses).collect()
    }

    fn places(words: Words<'_>, view: &View) -> Vec<PlaceTold> {
        words.places(view)
    }

    fn face(words: Words<'_>, view: &View, topic: &Topic) -> Option<FaceTold> {
        words.face(view, topic)
    }

    fn card_now(words: Words<'_>, view: &View, card: &str) -> Option<String> {
        words.card_now(view, card)
    }

    fn names(words: Words<'_>) -> Vec<(String, String)> {
        let board = words.content.board(words.mode);
        let places = board.places().map(|place| board.place_name(place));
        places
            .map(|name| (name.to_owned(), words.place(name)))
            .collect()
    }

    fn rules(words: Words<'_>) -> Vec<(String, String)> {
        let topics = TOPICS.into_iter();
        topics
            .map(|topic| {
                (
                    words.texts.word(&format!("orders-topic-{topic}")),
                    words.texts.word(&format!("orders-rules-{topic}")),
                )
            })
            .collect()
    }
}
