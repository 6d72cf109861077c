//! Rush for those who do not know which game they tell.

use ::rush::{CardId, Content, Event, Move, Nation, Pending, SeenEvent, State, View};
use game::{Refused, Seat};

use super::Words;
use crate::narrator::{CardTold, Spoken, Spot};
use crate::texts::Texts;

/// The topics of the rules, in the order of their telling.
const TOPICS: [&str; 4] = ["turn", "buying", "attack", "ending"];

impl Spoken for State {
    fn seat(texts: &Texts, view: &View, seat: Seat) -> String {
        Words::of_view(texts, view).seat(seat)
    }

    fn prompt(texts: &Texts, view: &View, seat: Seat) -> String {
        Words::of_view(texts, view).prompt(view, seat)
    }

    fn trail(texts: &Texts, view: &View) -> Vec<String> {
        Words::of_view(texts, view).trail(view)
    }

    fn summary(texts: &Texts, view: &View) -> Vec<String> {
        Words::of_view(texts, view).summary(view)
    }

    fn describe_all(texts: &Texts, view: &View) -> Vec<String> {
        Words::of_view(texts, view).describe(view)
    }

    fn choice(texts: &Texts, view: &View, mv: Move, _: &str) -> String {
        Words::of_view(texts, view).choice(mv)
    }

    fn event(texts: &Texts, view: &View, event: &SeenEvent) -> Option<String> {
        // A hand laid open is on the table, and cards that were used go where they always go.
        let goes_without_saying = matches!(
            event,
            Event::GarageShuffled { .. }
                | Event::VehiclesShuffled
                | Event::Revealed { .. }
                | Event::Discarded { .. }
                | Event::Ended
        );
        (!goes_without_saying).then(|| Words::of_view(texts, view).event(event))
    }

    fn refusal(texts: &Texts, refused: &Refused) -> String {
        Words::new(texts).refusal(refused)
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

    fn outcome(texts: &Texts, view: &View) -> Option<String> {
        Words::of_view(texts, view).outcome(view)
    }

    fn spread(view: &View) -> Vec<(Spot, String)> {
        let reserve = view.reserve.iter().flatten();
        let reserve = reserve.map(|card| (Spot::Offer, card.clone()));
        let own = view.seats.iter().filter(|seat| seat.own.is_some());
        let hand = own.flat_map(|seat| seat.hand.iter().flatten());
        let hand = hand.map(|card| (Spot::Hand, card.clone()));
        reserve.chain(hand).collect()
    }

    fn cards_told(texts: &Texts) -> Vec<CardTold> {
        let words = Words::new(texts);
        let content = Content::standard();
        let cards = content.cards().iter().enumerate().map(|(i, card)| {
            let id = CardId(i as u8);
            CardTold {
                id: card.name.clone(),
                title: words.card_title(id),
                kind: words.card_kind(id),
                copies: u32::from(card.copies),
                text: words.card_text(id),
            }
        });
        let achievements = content.achievements().iter().map(|achievement| CardTold {
            id: achievement.name.clone(),
            title: words.achievement(&achievement.name),
            kind: texts.word("rush-kind-achievement"),
            copies: 1,
            text: vec![words.achievement_text(achievement)],
        });
        cards.chain(achievements).collect()
    }

    fn names(texts: &Texts) -> Vec<(String, String)> {
        let words = Words::new(texts);
        let nations = Nation::ALL.into_iter();
        nations
            .map(|nation| {
                let name = words.nation(nation).plain().to_owned();
                (nation.name().to_owned(), name)
            })
            .collect()
    }

    fn rules(texts: &Texts) -> Vec<(String, String)> {
        let topics = TOPICS.into_iter();
        topics
            .map(|topic| {
                (
                    texts.word(&format!("rush-topic-{topic}")),
                    texts.word(&format!("rush-rules-{topic}")),
                )
            })
            .collect()
    }
}
