//! Asking why by words: the things and ways that typed words mean.

use game::{Seat, Thing};
use games::{Table, Way};
use text::Narrator;

use crate::fold::{fold, has_words};

/// The things that the words name: those called so, or failing these, those whose name has the words
/// in it. Only what can be seen is found, never an id.
#[must_use]
pub fn things_named(narrator: &dyn Narrator, words: &str) -> Vec<Thing> {
    let words = fold(words);
    let visible: Vec<(Thing, String)> = narrator
        .visible()
        .into_iter()
        .map(|(thing, name)| (thing, fold(&name)))
        .collect();
    let find = |fits: &dyn Fn(&str) -> bool| -> Vec<Thing> {
        let visible = visible.iter().filter(|(_, name)| fits(name));
        visible.map(|(thing, _)| thing.clone()).collect()
    };
    let exact = find(&|name| name == words);
    if exact.is_empty() {
        find(&|name| has_words(name, &words))
    } else {
        exact
    }
}

/// What could be done with what the words mean, and why not now: a thing by its name (`Ukraine`), or
/// something done with it (`build Ukraine`). Each way with its label; empty when the words mean
/// nothing that can be seen.
#[must_use]
pub fn ways_named(
    table: &Table,
    narrator: &dyn Narrator,
    seat: Seat,
    words: &str,
) -> Vec<(String, Way)> {
    let labelled = |thing: &Thing| {
        let ways = table.why(seat, thing).into_iter();
        ways.map(|way| (narrator.choice(&way.text), way))
            .collect::<Vec<_>>()
    };
    let named = things_named(narrator, words);
    if !named.is_empty() {
        let mut ways: Vec<(String, Way)> = named.iter().flat_map(labelled).collect();
        tidy(&mut ways);
        return ways;
    }
    let wanted = fold(words);
    let visible = narrator.visible().into_iter();
    let mut ways: Vec<(String, Way)> = visible
        .filter(|(_, name)| shares_word(&fold(name), &wanted))
        .flat_map(|(thing, _)| labelled(&thing))
        .filter(|(label, way)| has_words(&fold(label), &wanted) || fold(&way.text) == wanted)
        .collect();
    tidy(&mut ways);
    ways
}

/// Whether one of the words begins a word of the name: only then can something done with the thing
/// be meant.
fn shares_word(name: &str, words: &str) -> bool {
    words.split(' ').any(|word| has_words(name, word))
}

/// Each way once; what is possible first.
fn tidy(ways: &mut Vec<(String, Way)>) {
    ways.sort_by_key(|(_, way)| way.refused.is_some());
    let mut seen = Vec::new();
    ways.retain(|(label, way)| {
        let told = (label.clone(), way.refused.clone());
        let is_new = !seen.contains(&told);
        seen.push(told);
        is_new
    });
}
