//! Tab completion: commands, choices, cards, topics and files.
//!
//! A pure function of a line and the cursor; the line editor that calls it is in `editor`. Letters
//! are compared as [`client::fold`] has them, so capitals, accents and quotes are not needed.

use std::path::is_separator;

use text::{Command, Narrator, Texts};

use crate::prompt::{Commands, Typed};
use client::{Choices, Labelled, Meant, fold};

/// More than so many lines are offered by their next word, so that a list fits on a screen.
const MOST_WHOLE: usize = 16;
/// More words than so many are offered by their next letter.
const MOST_WORDS: usize = 48;

/// Everything that has a name at a table, whether it is asked about or not.
#[derive(Debug)]
pub(crate) struct Vocabulary {
    commands: Commands,
    cards: Vec<String>,
    topics: Vec<String>,
    names: Vec<String>,
}

/// What can stand between `start` and the cursor.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Completion {
    /// In bytes from the beginning of the line.
    pub(crate) start: usize,
    pub(crate) candidates: Vec<Candidate>,
}

/// One completion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Candidate {
    /// What is shown in a list.
    pub(crate) shown: String,
    /// What is put into the line.
    pub(crate) text: String,
}

impl Candidate {
    fn whole(text: &str) -> Self {
        Self {
            shown: text.trim_end().to_owned(),
            text: text.to_owned(),
        }
    }
}

/// Something to be named: in words, or in notation.
struct Nameable<'a> {
    label: &'a str,
    notation: Option<&'a str>,
}

impl Vocabulary {
    /// The names of a game in a language.
    pub(crate) fn new(texts: &Texts, narrator: &dyn Narrator) -> Self {
        let sorted = |mut names: Vec<String>| {
            names.sort_by_key(|name| fold(name));
            names.dedup();
            names
        };
        let cards = narrator.cards().into_iter().map(|card| card.title);
        let rules = narrator.rules().into_iter().map(|(topic, _)| topic);
        let names = narrator.names().into_iter().map(|(_, name)| name);
        Self {
            commands: Commands::new(texts),
            cards: sorted(cards.collect()),
            topics: rules.collect(),
            names: sorted(names.collect()),
        }
    }
}

/// Completions of the part of the line before the cursor.
pub(crate) fn complete(
    line: &str,
    cursor: usize,
    vocabulary: &Vocabulary,
    choices: &Choices,
) -> Completion {
    let before = line.get(..cursor).unwrap_or(line);
    let typed = before.trim_start();
    let offered = |typed: &str, candidates: Vec<Candidate>| Completion {
        start: before.len() - typed.len(),
        candidates,
    };
    let command = typed
        .split_once(char::is_whitespace)
        .and_then(|(word, rest)| Some((vocabulary.commands.named(word)?, rest.trim_start())));
    if let Some((command, rest)) = command.filter(|_| !choices.is_begun(typed)) {
        let candidates = match command {
            Command::Why => {
                let names = vocabulary.names.iter().chain(&vocabulary.cards);
                going_on(rest, nameable(&choices.all).chain(plain(names)), MOST_WHOLE)
            }
            Command::Board => going_on(rest, plain(&vocabulary.names), MOST_WHOLE),
            Command::Card => going_on(rest, plain(&vocabulary.cards), MOST_WHOLE),
            Command::Rules => going_on(rest, plain(&vocabulary.topics), MOST_WHOLE),
            Command::Record | Command::Save => files(rest),
            Command::View => going_on(rest, plain(["json"]), MOST_WHOLE),
            Command::Undo | Command::Hand | Command::Skip | Command::Help | Command::Quit => {
                Vec::new()
            }
        };
        return offered(rest, candidates);
    }
    let mut candidates = commands(typed, &vocabulary.commands);
    let is_command = !typed.is_empty() && !candidates.is_empty();
    let most = MOST_WHOLE.saturating_sub(candidates.len());
    let moves = going_on(typed, nameable(&choices.all), most);
    // A word in the middle of a choice does not stand in the way of a command.
    if !is_command || moves.iter().any(|mv| begins(&mv.text, typed)) {
        candidates.splice(0..0, moves);
    }
    offered(typed, candidates)
}

/// What Enter would do with the line, where that is not obvious.
pub(crate) fn meaning(line: &str, vocabulary: &Vocabulary, choices: &Choices) -> Option<String> {
    match Typed::read(line, &vocabulary.commands, choices) {
        Typed::Nothing => Some(choices.only()?.label.clone()),
        Typed::Numbers(numbers) => {
            let chosen = numbers.into_iter().map(|number| choices.numbered(number));
            let labels: Option<Vec<&str>> = chosen
                .map(|named| named.map(|named| &*named.label))
                .collect();
            Some(labels?.join(", "))
        }
        Typed::Words(words) => match choices.named(&words) {
            Meant::One(named) if fold(&named.label) != fold(&words) => Some(named.label.clone()),
            Meant::One(_) | Meant::Several(_) | Meant::None => None,
        },
        _ => None,
    }
}

fn nameable(all: &[Labelled]) -> impl Iterator<Item = Nameable<'_>> {
    all.iter().map(|named| Nameable {
        label: &named.label,
        notation: Some(&named.choice.text),
    })
}

fn plain<'a, S: AsRef<str> + ?Sized + 'a>(
    names: impl IntoIterator<Item = &'a S>,
) -> impl Iterator<Item = Nameable<'a>> {
    names.into_iter().map(|name| Nameable {
        label: name.as_ref(),
        notation: None,
    })
}

/// The commands that begin like that: of the own language, or else the English ones.
fn commands(typed: &str, commands: &Commands) -> Vec<Candidate> {
    let all = commands.all();
    let (own, english) = all.split_at(all.len() / 2);
    for words in [own, english] {
        let fitting: Vec<Candidate> = words
            .iter()
            .filter(|(_, word)| begins(word, typed))
            .map(|(command, word)| match command {
                Command::Why | Command::Card | Command::Rules | Command::Save => {
                    Candidate::whole(&format!("{word} "))
                }
                _ => Candidate::whole(word),
            })
            .collect();
        if !fitting.is_empty() {
            return fitting;
        }
    }
    Vec::new()
}

/// Names that begin as typed or, failing these, that have the typed words in them. More than so
/// many are shortened.
fn going_on<'a>(
    typed: &str,
    all: impl Iterator<Item = Nameable<'a>>,
    most: usize,
) -> Vec<Candidate> {
    let all: Vec<Nameable<'_>> = all.collect();
    let beginning: Vec<&str> = all
        .iter()
        .filter_map(|one| {
            let mut names = [Some(one.label), one.notation].into_iter().flatten();
            names.find(|name| begins(name, typed))
        })
        .collect();
    if !beginning.is_empty() {
        return shortened(typed, &beginning, most);
    }
    let words = fold(typed);
    let has_words = |name: &str| client::has_words(&fold(name), &words);
    let labels = all.iter().map(|one| one.label);
    let having: Vec<&str> = labels.filter(|label| has_words(label)).collect();
    match having[..] {
        [only] => vec![Candidate::whole(only)],
        // What is typed stays: what the names have in common at their beginning would say less.
        _ => having
            .iter()
            .map(|name| Candidate {
                shown: (*name).to_owned(),
                text: typed.to_owned(),
            })
            .collect(),
    }
}

/// Whether the name begins as typed; a space at the end ends a word.
fn begins(name: &str, typed: &str) -> bool {
    fold(name).starts_with(&wanted(typed))
}

fn wanted(typed: &str) -> String {
    let mut wanted = fold(typed);
    if !wanted.is_empty() && typed.ends_with(char::is_whitespace) {
        wanted.push(' ');
    }
    wanted
}

/// The names themselves when they are few, else their beginnings.
fn shortened(typed: &str, names: &[&str], most: usize) -> Vec<Candidate> {
    if names.len() <= most {
        return names.iter().map(|name| Candidate::whole(name)).collect();
    }
    let is_word_begun = !typed.is_empty() && !typed.ends_with(char::is_whitespace);
    let n_words = typed.split_whitespace().count() + usize::from(!is_word_begun);
    let by_word = distinct(names.iter().map(|name| {
        let words: Vec<&str> = name.split_whitespace().collect();
        match words.get(..n_words) {
            Some(first) if n_words < words.len() => {
                let text = first.join(" ");
                Candidate {
                    shown: format!("{text} …"),
                    text: text + " ",
                }
            }
            _ => Candidate::whole(name),
        }
    }));
    if by_word.len() <= MOST_WORDS {
        return by_word;
    }
    by_letter(typed, names.iter().copied(), typed)
}

/// The next letters of names that begin as typed; the line stays as it is.
fn by_letter<'a>(typed: &str, names: impl Iterator<Item = &'a str>, line: &str) -> Vec<Candidate> {
    let n_letters = wanted(typed).chars().count() + 1;
    distinct(names.map(|name| {
        let letters: String = fold(name).chars().take(n_letters).collect();
        Candidate {
            shown: format!("{letters}…"),
            text: line.to_owned(),
        }
    }))
}

fn distinct(candidates: impl Iterator<Item = Candidate>) -> Vec<Candidate> {
    let mut distinct: Vec<Candidate> = Vec::new();
    for candidate in candidates {
        if !distinct.contains(&candidate) {
            distinct.push(candidate);
        }
    }
    distinct
}

/// The files and folders whose paths begin like that.
fn files(typed: &str) -> Vec<Candidate> {
    let n = typed.rfind(is_separator).map_or(0, |i| i + 1);
    let (folder, beginning) = typed.split_at(n);
    let entries = std::fs::read_dir(if folder.is_empty() { "." } else { folder });
    let mut candidates: Vec<Candidate> = entries
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let mut name = entry.file_name().into_string().ok()?;
            let is_wanted = !name.starts_with('.') || beginning.starts_with('.');
            if !is_wanted || !begins(&name, beginning) {
                return None;
            }
            if entry.path().is_dir() {
                name.push(std::path::MAIN_SEPARATOR);
            }
            Some(Candidate {
                text: format!("{folder}{name}"),
                shown: name,
            })
        })
        .collect();
    candidates.sort_by(|a, b| a.shown.cmp(&b.shown));
    if candidates.len() > MOST_WORDS {
        let names = candidates.iter().map(|candidate| &*candidate.shown);
        candidates = by_letter(beginning, names, typed);
    }
    candidates
}

#[cfg(test)]
mod tests;
