//! What happened, in lines, with the places that each move was about.

use game::{Thing, Zone};
use games::{Scene, Sight};
use serde::Serialize;
use serde_json::Value;
use text::{LineTold, Narrator};

/// A move as the log tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    /// The move's number, counted from 1.
    pub(crate) number: usize,
    pub(crate) lines: Vec<LineTold>,
    /// The places it was about, by id.
    pub(crate) places: Vec<String>,
    /// What happened, by the names of events.
    pub(crate) events: Vec<String>,
    /// Cards that were played or used for everybody to see: by whom, and what they are called.
    pub(crate) cards: Vec<(String, String)>,
}

/// Events that show a card to everybody, as somebody makes use of it.
const SHOWN: [&str; 6] = [
    "played",
    "used",
    "bought",
    "named",
    "rerolled",
    "reallocated",
];

/// Fields of events that name somebody who may be called like a place.
const WHO: [&str; 4] = ["country", "faction", "seat", "owner"];

/// The news of a sight.
pub(crate) fn told(sight: &Sight, narrator: &dyn Narrator) -> Vec<Told> {
    let known: Vec<String> = narrator
        .places()
        .into_iter()
        .map(|place| place.id)
        .collect();
    let touched = match &sight.scene {
        Scene::Quartermaster(scene) => touched(&scene.news, |news| (news.number, &news.events)),
        Scene::Rush(scene) => touched(&scene.news, |news| (news.number, &news.events)),
        Scene::Orders(scene) => touched(&scene.news, |news| (news.number, &news.events)),
    };
    let news = narrator.news().into_iter();
    news.map(|told| {
        let words = touched.iter().find(|(number, _)| *number == told.number);
        let mut places: Vec<String> = words.map(|(_, words)| words.clone()).unwrap_or_default();
        places.retain(|word| known.contains(word));
        let mut cards = Vec::new();
        let mut events = Vec::new();
        for event in happened(sight, told.number) {
            if SHOWN.contains(&&*event.name)
                && let (Some(who), Some(card)) = (event.who, event.card)
                && let Some(title) = narrator.thing(&Thing::card(&card, Zone::FaceUp))
            {
                cards.push((who, title));
            }
            events.push(event.name);
        }
        Told {
            number: told.number,
            lines: told.lines,
            places,
            events,
            cards,
        }
    })
    .collect()
}

/// An event as it is written: its name, who it is about and which card.
struct Happened {
    name: String,
    who: Option<String>,
    card: Option<String>,
}

/// What happened in that move.
fn happened(sight: &Sight, number: usize) -> Vec<Happened> {
    let events = match &sight.scene {
        Scene::Quartermaster(scene) => {
            written(&scene.news, number, |news| (news.number, &news.events))
        }
        Scene::Rush(scene) => written(&scene.news, number, |news| (news.number, &news.events)),
        Scene::Orders(scene) => written(&scene.news, number, |news| (news.number, &news.events)),
    };
    let word = |event: &Value, names: &[&str]| {
        let found = names.iter().find_map(|name| event.get(name))?;
        let number = || found.as_u64().map(|number| number.to_string());
        found.as_str().map(str::to_owned).or_else(number)
    };
    let events = events.iter().filter_map(|event| {
        Some(Happened {
            name: event.get("event")?.as_str()?.to_owned(),
            who: word(event, &["country", "faction", "seat"]),
            card: word(event, &["card"]),
        })
    });
    events.collect()
}

fn written<'a, N, E: Serialize + 'a>(
    news: &'a [N],
    number: usize,
    parts: impl Fn(&'a N) -> (usize, &'a Vec<E>),
) -> Vec<Value> {
    let found = news.iter().map(parts).find(|(found, _)| *found == number);
    let events = found.map(|(_, events)| events.iter());
    let events = events.into_iter().flatten();
    // What was told can be written.
    events
        .filter_map(|event| serde_json::to_value(event).ok())
        .collect()
}

/// The words that the events of every move are written with, apart from who it was.
fn touched<'a, N, E: Serialize + 'a>(
    news: &'a [N],
    parts: impl Fn(&'a N) -> (usize, &'a Vec<E>),
) -> Vec<(usize, Vec<String>)> {
    let words = |news: &'a N| {
        let (number, events) = parts(news);
        let mut words = Vec::new();
        // What was told can be written; what could not be has no places.
        if let Ok(events) = serde_json::to_value(events) {
            collect(&events, &mut words);
        }
        (number, words)
    };
    news.iter().map(words).collect()
}

fn collect(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(word) => {
            if !words.contains(word) {
                words.push(word.clone());
            }
        }
        Value::Array(values) => values.iter().for_each(|value| collect(value, words)),
        Value::Object(fields) => {
            let fields = fields.iter().filter(|(name, _)| !WHO.contains(&&***name));
            fields.for_each(|(_, value)| collect(value, words));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found_and_those_who_are_called_like_one_are_not() {
        let event = serde_json::json!([
            {"built": {"country": "germany", "space": "ukraine"}},
            {"moved": {"from": "italy", "to": ["balkans", "italy"]}},
        ]);
        let mut words = Vec::new();
        collect(&event, &mut words);
        words.sort();
        assert_eq!(words, ["balkans", "italy", "ukraine"]);
    }
}
