//! General Orders for those who do not know which game they tell.

use ::orders::{Event, Faction, Move, Pending, SeenEvent, State, View};
use game::{Refused, Seat};

use super::Words;
use crate::narrator::Spoken;
use crate::texts::Texts;
use crate::told::{CardTold, PlaceTold, Spot};

/// The topics of the rules, in the order of their telling.
const TOPICS: [&str; 4] = ["turn", "supply", "battle", "victory"];

impl Spoken for State {
    type Words<'a> = Words<'a>;

    fn words<'a>(&self, texts: &'a Texts) -> Words<'a> {
        Words::new(texts, self.content(), self.board().mode)
    }

    fn seat(words: Words<'_>, _: &View, seat: Seat) -> String {
        Faction::of(seat).map_or_else(String::new, |faction| words.faction(faction))
    }

    fn prompt(words: Words<'_>, view: &View, seat: Seat) -> String {
        words.prompt(view, seat)
    }

    fn trail(_: Words<'_>, _: &View) -> Vec<String> {
        Vec::new()
    }

    fn summary(words: Words<'_>, view: &View) -> Vec<String> {
        words.summary(view)
    }

    fn drawing(words: Words<'_>, view: &View) -> Vec<String> {
        words.drawing(view)
    }

    fn legend(words: Words<'_>, view: &View) -> Vec<String> {
        words.legend(view)
    }

    fn describe_all(words: Words<'_>, view: &View) -> Vec<String> {
        words.describe(view)
    }

    fn choice(words: Words<'_>, view: &View, mv: Move, text: &str) -> String {
        words.choice(view, mv, text)
    }

    fn event(words: Words<'_>, event: &SeenEvent) -> Option<String> {
        let goes_without_saying = matches!(event, Event::Shuffled | Event::Ended { .. });
        (!goes_without_saying).then(|| words.event(event))
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
                        moment: "own_turn",
                        ..
                    }
            )
        )
    }

    fn is_pass(mv: Move) -> bool {
        matches!(mv, Move::Decline | Move::Pass)
    }

    fn outcome(words: Words<'_>, view: &View) -> Option<String> {
        words.outcome(view)
    }

    fn key(words: Words<'_>, state: &Self) -> Vec<String> {
        let board = state.board();
        let mut lines = words.key(board);
        lines.push(String::new());
        lines.extend(words.founded(board));
        lines
    }

    fn spread(view: &View) -> Vec<(Spot, String)> {
        let hands = view.factions.0.iter();
        hands
            .filter_map(|faction| faction.hand.clone())
            .flatten()
            .map(|card| (Spot::Hand, card))
            .collect()
    }

    fn cards_told(words: Words<'_>) -> Vec<CardTold> {
        let content = words.content;
        let cards = content.cards().iter().map(|card| CardTold {
            id: card.name.clone(),
            title: words.card(&card.name),
            kind: words.card_kind(card),
            copies: u32::from(card.copies),
            text: vec![words.card_text(card)],
            provenance: None,
        });
        let bonuses = content.bonuses().iter().map(|bonus| CardTold {
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
