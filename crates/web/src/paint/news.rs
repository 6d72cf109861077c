//! What happened, in lines, with the places that each move was about.

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
}

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
        Told {
            number: told.number,
            lines: told.lines,
            places,
        }
    })
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
