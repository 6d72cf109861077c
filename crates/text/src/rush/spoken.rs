//! Rush behind the trait [`Spoken`], for callers that are generic over games.

use ::rush::{
    CardId, Content, DiscardReason, Event, Kind, Nation, Pending, SeatView, SeenEvent, State, View,
    base_name, read_move,
};
use game::{CardName, ContentId, PreviewOf, Refused, Seat, Thing, Zone};

use super::Words;
use crate::rich::Topic;
use crate::spoken::Spoken;
use crate::texts::{Texts, capital};
use crate::told::{CardTold, FaceTold, PreviewTold, Spot};

/// The topics of the rules, in the order of their telling.
const TOPICS: [&str; 6] = ["turn", "buying", "attack", "defence", "abilities", "ending"];

impl Spoken for State {
    type Words<'a> = Words<'a>;

    fn words<'a>(texts: &'a Texts, content: &ContentId, _: &View) -> Option<Words<'a>> {
        Some(Words::new(texts, Content::known(content)?))
    }

    fn seat(words: Words<'_>, _: &View, seat: Seat) -> String {
        words.seat(seat)
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
        words.summary(view)
    }

    fn describe_all(words: Words<'_>, view: &View) -> Vec<String> {
        words.describe(view)
    }

    fn choice(words: Words<'_>, view: &View, text: &str) -> Option<String> {
        let mv = read_move(words.content, view.options.players, text).ok()?;
        Some(words.choice(view, mv))
    }

    fn event(words: Words<'_>, event: &SeenEvent) -> Option<String> {
        // Cards that were used, or left over in a hand that lay open, go where they always go.
        let goes_without_saying = matches!(
            event,
            Event::GarageShuffled { .. }
                | Event::VehiclesShuffled
                | Event::Discarded {
                    reason: DiscardReason::Unplayed
                        | DiscardReason::Played
                        | DiscardReason::Attacked,
                    ..
                }
                | Event::Ended
        );
        (!goes_without_saying).then(|| words.event(event))
    }

    fn events(words: Words<'_>, view: &View, events: &[SeenEvent]) -> Vec<(bool, String)> {
        let revealed = |event: &SeenEvent| match event {
            Event::Revealed { seat, .. } => Some(*seat),
            _ => None,
        };
        let mut lines = Vec::new();
        // A hand that is laid open is told in one line, and not to its owner.
        for row in events.chunk_by(|a, b| revealed(a).is_some() && revealed(a) == revealed(b)) {
            match revealed(&row[0]) {
                Some(seat) => {
                    let is_own = view.seats[usize::from(seat.0)].own.is_some();
                    lines.extend((!is_own).then(|| (false, words.revealed_hand(seat, row))));
                }
                None => lines.extend(row.iter().filter_map(|event| {
                    Some((Self::is_heading(event), Self::event(words, event)?))
                })),
            }
        }
        lines
    }

    fn refusal(words: Words<'_>, refused: &Refused) -> String {
        words.refusal(refused)
    }

    fn is_heading(event: &SeenEvent) -> bool {
        matches!(event, Event::RoundBegan { .. } | Event::TurnBegan { .. })
    }

    fn preview(words: Words<'_>, _: &View, preview: &PreviewOf<Self>) -> PreviewTold {
        PreviewTold {
            text: words.would(&preview.outlook),
            sense: preview.sense,
        }
    }

    fn is_turn_question(view: &View) -> bool {
        view.pending.last() == Some(&Pending::Play)
    }

    fn outcome(words: Words<'_>, view: &View) -> Option<String> {
        words.outcome(view)
    }

    fn spread(_: Words<'_>, view: &View) -> Vec<(Spot, String)> {
        let reserve = view.reserve.iter().flatten();
        let reserve = reserve.map(|card| (Spot::Offer, card.to_string()));
        let own = view.seats.iter().filter(|seat| seat.own.is_some());
        let hand = own.flat_map(|seat| seat.hand.iter().flatten());
        let hand = hand.map(|card| (Spot::Hand, card.to_string()));
        reserve.chain(hand).collect()
    }

    fn visible(words: Words<'_>, view: &View) -> Vec<Thing> {
        let mut things = lying(view.reserve.iter().flatten(), Zone::Offer);
        for (seat, seen) in (0..).map(Seat).zip(&view.seats) {
            things.extend(before(seat, seen));
        }
        // Attackers that were named lie before their owner until they fire.
        for pending in &view.pending {
            if let Pending::Attack { attackers, .. } = pending {
                things.extend(lying(attackers, Zone::FaceUp));
            }
        }
        let medals = words.content.cards().iter();
        let medals = medals.filter(|card| card.face.kind == Kind::Medal);
        things.extend(medals.map(|card| Thing::card(&card.name, Zone::Stack)));
        things.sort();
        things.dedup();
        things
    }

    fn thing(words: Words<'_>, view: &View, thing: &Thing) -> Option<String> {
        words.thing(view, thing)
    }

    fn cards_told(words: Words<'_>, is_wanted: impl Fn(&str) -> bool) -> Vec<CardTold> {
        let content = words.content;
        let cards = content.cards().iter().enumerate();
        let cards = cards.filter(|(_, card)| is_wanted(&card.name));
        let cards = cards.map(|(i, card)| {
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
        let achievements = content.achievements().iter();
        let achievements = achievements.filter(|achievement| is_wanted(&achievement.name));
        let achievements = achievements.map(|achievement| CardTold {
            id: achievement.name.clone(),
            title: words.achievement(&achievement.name),
            kind: words.texts.word("rush-kind-achievement"),
            copies: 1,
            text: vec![words.achievement_text(achievement)],
            provenance: Some(words.known(achievement.provenance)),
        });
        cards.chain(achievements).collect()
    }

    fn face(words: Words<'_>, view: &View, topic: &Topic) -> Option<FaceTold> {
        words.face(view, topic)
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

fn lying<'a>(cards: impl IntoIterator<Item = &'a CardName>, zone: Zone) -> Vec<Thing> {
    let cards = cards.into_iter();
    cards.map(|card| Thing::card(card, zone)).collect()
}

/// What lies before a seat and in its hand, as far as the observer sees it.
fn before(seat: Seat, seen: &SeatView) -> Vec<Thing> {
    let mut things = lying(seen.hand.iter().flatten(), Zone::Hand);
    for (base, number) in seen.bases.iter().zip(0..) {
        if let Some(base) = base {
            things.push(Thing::Place(base_name(seat, number)));
            let defender = base.defender.iter().map(|defender| &defender.card);
            things.extend(lying(defender, Zone::Base));
        }
    }
    match &seen.own {
        Some(own) => things.extend(lying(&own.depot, Zone::Pile)),
        None => things.extend(lying(&seen.depot_top, Zone::Pile)),
    }
    things
}
