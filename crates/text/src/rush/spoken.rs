//! Rush for those who do not know which game they tell.

use ::rush::{CardId, Event, Move, Nation, Pending, SeenEvent, State, View};
use game::{Refused, Seat};

use super::Words;
use crate::narrator::Spoken;
use crate::texts::Texts;
use crate::told::{CardTold, Spot};

/// The topics of the rules, in the order of their telling.
const TOPICS: [&str; 4] = ["turn", "buying", "attack", "ending"];

impl Spoken for State {
    type Words<'a> = Words<'a>;

    fn words<'a>(&self, texts: &'a Texts) -> Words<'a> {
        Words::new(texts, self.content())
    }

    fn seat(words: Words<'_>, _: &View, seat: Seat) -> String {
        words.seat(seat)
    }

    fn prompt(words: Words<'_>, view: &View, seat: Seat) -> String {
        words.prompt(view, seat)
    }

    fn trail(words: Words<'_>, view: &View) -> Vec<String> {
        words.trail(view)
    }

    fn summary(words: Words<'_>, view: &View) -> Vec<String> {
        words.summary(view)
    }

    fn describe_all(words: Words<'_>, view: &View) -> Vec<String> {
        words.describe(view)
    }

    fn choice(words: Words<'_>, _: &View, mv: Move, _: &str) -> String {
        words.choice(mv)
    }

    fn event(words: Words<'_>, event: &SeenEvent) -> Option<String> {
        // A hand laid open is on the table, and cards that were used go where they always go.
        let goes_without_saying = matches!(
            event,
            Event::GarageShuffled { .. }
                | Event::VehiclesShuffled
                | Event::Revealed { .. }
                | Event::Discarded { .. }
                | Event::Ended
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
        matches!(mv, Move::Decline)
    }

    fn outcome(words: Words<'_>, view: &View) -> Option<String> {
        words.outcome(view)
    }

    fn spread(view: &View) -> Vec<(Spot, String)> {
        let reserve = view.reserve.iter().flatten();
        let reserve = reserve.map(|card| (Spot::Offer, card.clone()));
        let own = view.seats.iter().filter(|seat| seat.own.is_some());
        let hand = own.flat_map(|seat| seat.hand.iter().flatten());
        let hand = hand.map(|card| (Spot::Hand, card.clone()));
        reserve.chain(hand).collect()
    }

    fn cards_told(words: Words<'_>) -> Vec<CardTold> {
        let content = words.content;
        let cards = content.cards().iter().enumerate().map(|(i, card)| {
            let id = CardId(i as u8);
            CardTold {
                id: card.name.clone(),
                title: words.card_title(id),
                kind: words.card_kind(id),
                copies: u32::from(card.copies),
                text: words.card_text(id),
                provenance: Some(words.known(card.provenance)),
            }
        });
        let achievements = content.achievements().iter().map(|achievement| CardTold {
            id: achievement.name.clone(),
            title: words.achievement(&achievement.name),
            kind: words.texts.word("rush-kind-achievement"),
            copies: 1,
            text: vec![words.achievement_text(achievement)],
            provenance: Some(words.known(achievement.provenance)),
        });
        cards.chain(achievements).collect()
    }

    fn names(words: Words<'_>) -> Vec<(String, String)> {
        let nations = Nation::ALL.into_iter();
        nations
            .map(|nation| {
                let name = words.nation(nation).plain().to_owned();
                (nation.name().to_owned(), name)
            })
            .collect()
    }

    fn rules(words: Words<'_>) -> Vec<(String, String)> {
        let topics = TOPICS.into_iter();
        topics
            .map(|topic| {
                (
                    words.texts.word(&format!("rush-topic-{topic}")),
                    words.texts.word(&format!("rush-rules-{topic}")),
                )
            })
            .collect()
    }
}
