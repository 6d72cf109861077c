//! The index ruling → code → scenario.
//!
//! Rulings are the numbered entries of `docs/rulings/GAME.md`. Comments of the game's crate and
//! its content cite them (`// Rule 7: …`, `(rules 35, 67)`, `rules 40-42`, `ruling 12`, `R80`,
//! `O4`, `A17`), scenarios by a line `rule N …`. A citation of a number that does not exist fails; a
//! ruling that no scenario proves is listed.

use std::collections::BTreeMap;
use std::fmt;

use super::{Finding, scenarios};
use crate::tree::Tree;

/// Letters that may precede a number: our own rulings (R) share the row of numbers with the rules;
/// ambiguities (A), open questions (O) and test positions (T) have rows of their own.
const LETTERS: [char; 4] = ['A', 'R', 'O', 'T'];

/// A ruling's number: `7`, `7.3`, `O4`. `R80` is the same as `80`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Number {
    row: Option<char>,
    /// Part by part, so that 10 comes after 9.
    parts: Vec<u32>,
}

impl Number {
    fn parse(text: &str) -> Option<Self> {
        let rest = text.strip_prefix(LETTERS).unwrap_or(text);
        let letter = text.chars().next().filter(|_| rest.len() < text.len());
        let parts = rest.split('.').map(|part| part.parse().ok());
        Some(Self {
            row: letter.filter(|letter| *letter != 'R'),
            parts: parts.collect::<Option<_>>()?,
        })
    }

    /// All from this one to the other.
    fn to(&self, last: &Self) -> Vec<Self> {
        match (&*self.parts, &*last.parts) {
            ([first], [last_part]) if self.row == last.row && first < last_part => {
                let parts = *first..=*last_part;
                let number = |part| Self {
                    row: self.row,
                    parts: vec![part],
                };
                parts.map(number).collect()
            }
            _ if self == last => vec![self.clone()],
            _ => vec![self.clone(), last.clone()],
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> = self.parts.iter().map(u32::to_string).collect();
        let row = self.row.map(String::from).unwrap_or_default();
        write!(f, "{row}{}", parts.join("."))
    }
}

/// One place that cites a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    path: String,
    line: usize,
}

/// Where one ruling is implemented and where it is proven.
#[derive(Debug, Default)]
struct Entry {
    is_written: bool,
    code: Vec<Place>,
    scenarios: Vec<Place>,
}

/// All rulings of a game.
#[derive(Debug)]
pub(super) struct Index {
    game: String,
    entries: BTreeMap<Number, Entry>,
}

impl Index {
    /// Reads rulings and citations.
    pub(super) fn new(tree: &Tree, game: &str) -> Self {
        let mut entries: BTreeMap<Number, Entry> = BTreeMap::new();
        for (number, _) in written(tree, game) {
            entries.entry(number).or_default().is_written = true;
        }
        for (number, place) in cited(tree, game) {
            let places = &mut entries.entry(number).or_default().code;
            if !places.contains(&place) {
                places.push(place);
            }
        }
        for mention in scenarios::mentions(tree, game, "rule") {
            let place = Place {
                path: mention.path.to_owned(),
                line: mention.line,
            };
            // After the numbers a scenario may have a comment in words.
            let cited = mention.words.iter().map(|word| numbers(word));
            for number in cited.take_while(|numbers| !numbers.is_empty()).flatten() {
                let places = &mut entries.entry(number).or_default().scenarios;
                places.push(place.clone());
            }
        }
        let game = game.to_owned();
        Self { game, entries }
    }

    /// A line that lists rulings no scenario proves.
    pub(super) fn unproven(&self) -> String {
        let unproven: Vec<String> = self
            .entries
            .iter()
            .filter(|(_, entry)| entry.is_written && entry.scenarios.is_empty())
            .map(|(number, _)| number.to_string())
            .collect();
        let n_written = self.entries.values().filter(|entry| entry.is_written);
        format!(
            "rulings of {}: {}, {} without a scenario{}{}",
            self.game,
            n_written.count(),
            unproven.len(),
            if unproven.is_empty() { "" } else { ": " },
            unproven.join(" ")
        )
    }
}

impl fmt::Display for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, entry) in &self.entries {
            writeln!(f, "{} ruling {number}", self.game)?;
            for (kind, places) in [("code", &entry.code), ("scenario", &entry.scenarios)] {
                for place in places {
                    writeln!(f, "    {kind:<8} {}:{}", place.path, place.line)?;
                }
            }
        }
        Ok(())
    }
}

/// Finds citations of rulings that do not exist.
pub(super) fn check(tree: &Tree, game: &str) -> Vec<Finding> {
    let path = document(game);
    if tree.file(&path).is_none() {
        return vec![Finding::new(&path, 0, "there are no rulings")];
    }
    let written = written(tree, game);
    if written.is_empty() {
        return vec![Finding::new(&path, 0, "it has no numbered ruling")];
    }
    let mut findings = Vec::new();
    for (i, (number, line)) in written.iter().enumerate() {
        if written[..i].iter().any(|(earlier, _)| earlier == number) {
            let fault = format!("the number {number} is used twice");
            findings.push(Finding::new(&path, *line, fault));
        }
    }
    for (number, entry) in Index::new(tree, game).entries {
        if !entry.is_written {
            let fault = format!("{path} has no ruling {number}");
            for place in entry.code.iter().chain(&entry.scenarios) {
                findings.push(Finding::new(&place.path, place.line, &*fault));
            }
        }
    }
    findings
}

fn document(game: &str) -> String {
    format!("docs/rulings/{game}.md")
}

/// The numbers of a game's rulings and their lines: entries of a list (`7. …`), headings
/// (`### 7 …`, `### R80: …`) or first cells of a table (`| 7 | …`), bold or not. Lists and tables
/// under the heading of a ruling belong to its text.
fn written(tree: &Tree, game: &str) -> Vec<(Number, usize)> {
    let mut written = Vec::new();
    let mut is_in_ruling = false;
    let document = tree.file(&document(game));
    for (i, line) in document
        .iter()
        .flat_map(|file| file.text.lines().enumerate())
    {
        let number = written_in(line);
        let is_heading = line.starts_with('#');
        if is_heading {
            is_in_ruling = number.is_some();
        }
        if is_heading || !is_in_ruling {
            written.extend(number.map(|number| (number, i + 1)));
        }
    }
    written
}

fn written_in(line: &str) -> Option<Number> {
    // A line further in belongs to the text of a ruling.
    if line.starts_with(' ') {
        return None;
    }
    let is_marked = line.starts_with(['#', '|']);
    let start = line
        .trim_start_matches(['#', '|', ' ', '*'])
        .trim_start_matches("Ruling ")
        .trim_start_matches("Rule ");
    let is_lettered = start.starts_with(LETTERS);
    let digits = start.strip_prefix(LETTERS).unwrap_or(start);
    let rest = digits.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    let number = &start[..start.len() - rest.len()];
    let is_listed = number.ends_with('.') && rest.starts_with([' ', '*']);
    let is_whole = rest.is_empty() || rest.starts_with([' ', ':', '*', '|', ')', ',']);
    let is_entry = is_marked || is_lettered || rest.starts_with("**");
    if is_listed || is_whole && is_entry {
        Number::parse(number.trim_end_matches('.'))
    } else {
        None
    }
}

/// A number, or all of a range like `40-42`.
fn numbers(word: &str) -> Vec<Number> {
    let word = word.trim_end_matches([':', '.', ';', ')']);
    let (first, last) = word.split_once(['-', '–']).unwrap_or((word, word));
    match (Number::parse(first), Number::parse(last)) {
        (Some(first), Some(last)) => first.to(&last),
        _ => Vec::new(),
    }
}

/// Every ruling that the game's crate (its tests too) and its content cite.
fn cited(tree: &Tree, game: &str) -> Vec<(Number, Place)> {
    let crate_folder = format!("crates/{game}");
    let mut cited = Vec::new();
    let mut add = |path: &str, lines: &[(usize, &str)]| {
        for (number, line) in citations(lines) {
            let path = path.to_owned();
            cited.push((number, Place { path, line }));
        }
    };
    for (file, source) in tree.rust() {
        if file.is_below(&crate_folder) {
            let comments = source.comments.iter();
            let lines: Vec<(usize, &str)> = comments
                .map(|comment| (comment.line, &*comment.text))
                .collect();
            add(&file.path, &lines);
        }
    }
    for file in tree.below(&format!("content/{game}"), "toml") {
        // A name cites nothing, though a tank may be called `T1`.
        let lines = (1..).zip(file.text.lines());
        let lines: Vec<(usize, &str)> = lines
            .filter(|(_, line)| !line.starts_with("name ="))
            .collect();
        add(&file.path, &lines);
    }
    cited
}

/// Every ruling that a text cites, and the line. A citation may go on in the next line.
fn citations(lines: &[(usize, &str)]) -> Vec<(Number, usize)> {
    let mut found = Vec::new();
    let tokens = tokens(lines);
    let number = |at: usize| -> Option<Number> { Number::parse(&tokens.get(at)?.1) };
    let is_one_of = |at: usize, words: &[&str]| {
        let token = tokens.get(at);
        token.is_some_and(|(_, token)| words.contains(&token.to_lowercase().as_str()))
    };
    let mut at = 0;
    while at < tokens.len() {
        let (is_singular, is_plural) = (
            is_one_of(at, &["rule", "ruling"]),
            is_one_of(at, &["rules", "rulings"]),
        );
        let is_lettered = tokens[at].1.starts_with(LETTERS);
        if is_singular || is_plural {
            at += 1;
        } else if !is_lettered || number(at).is_none() {
            at += 1;
            continue;
        }
        // One number after the singular or alone, a list with ranges after the plural.
        while let Some(first) = number(at) {
            let line = tokens[at].0;
            at += 1;
            let last = number(at + 1).filter(|_| is_plural && is_one_of(at, &["-", "–"]));
            at += if last.is_some() { 2 } else { 0 };
            let numbers = first.to(last.as_ref().unwrap_or(&first));
            found.extend(numbers.into_iter().map(|number| (number, line)));
            if !is_plural || !is_one_of(at, &[",", "and"]) {
                break;
            }
            at += 1;
        }
    }
    found
}

/// Words, numbers (with dots inside) and single signs, blocks of code left out.
fn tokens(lines: &[(usize, &str)]) -> Vec<(usize, String)> {
    let mut tokens: Vec<(usize, String)> = Vec::new();
    let mut is_code = false;
    for (line, text) in lines {
        if text.trim_start().starts_with("```") {
            is_code = !is_code;
            continue;
        }
        if is_code {
            continue;
        }
        let mut rest = text.trim_start();
        while let Some(first) = rest.chars().next() {
            let is_number = rest
                .trim_start_matches(LETTERS)
                .starts_with(|c: char| c.is_ascii_digit());
            let belongs = |(at, c): (usize, char)| {
                let next = rest[at + c.len_utf8()..].chars().next();
                let is_inner_dot =
                    is_number && c == '.' && next.is_some_and(|c| c.is_ascii_digit());
                c.is_alphanumeric() || c == '_' || is_inner_dot
            };
            let length = rest
                .char_indices()
                .find(|(at, c)| !belongs((*at, *c)))
                .map_or(rest.len(), |(at, _)| at)
                .max(first.len_utf8());
            tokens.push((*line, rest[..length].to_owned()));
            rest = rest[length..].trim_start();
        }
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::super::tests::expect;
    use super::*;

    fn cites(text: &str, expected: &[&str]) {
        let lines: Vec<(usize, &str)> = text.lines().enumerate().collect();
        let found: Vec<String> = citations(&lines)
            .iter()
            .map(|(number, _)| number.to_string())
            .collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn citations_are_read_as_people_write_them() {
        cites("Rule 7: one piece per space", &["7"]);
        cites("in turn order (rule 2).", &["2"]);
        cites("independent (rules 35, 67).", &["35", "67"]);
        cites("shortage by rules 40-42.", &["40", "41", "42"]);
        cites("rules 1, 3–5 and 9", &["1", "3", "4", "5", "9"]);
        cites("see R80 and ruling 12", &["80", "12"]);
        cites(
            "Rulings R80 and 81, ruling O4, T5: more",
            &["80", "81", "O4", "T5"],
        );
        cites("rules 48, O3 and O5-O7", &["48", "O3", "O5", "O6", "O7"]);
        cites("Rule 7.3: more", &["7.3"]);
        cites("by the rules\n35, 67", &["35", "67"]);
        cites("rule 40, 2 cards", &["40"]);
        cites("the rules of R2D2, rule of thumb, ruler 7", &[]);
        cites("```\nrules 1\n```", &[]);
    }

    #[test]
    fn rulings_are_read_in_every_form() {
        let check = |line: &str, expected: Option<&str>| {
            let found = written_in(line).map(|number| number.to_string());
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        check("7. One piece per country.", Some("7"));
        check("**80.** A navy.", Some("80"));
        check("**R80** A navy.", Some("80"));
        check("### R80: A navy", Some("80"));
        check("### 81 A navy", Some("81"));
        check("### T10 A lost home", Some("T10"));
        check("## Ruling 7.3", Some("7.3"));
        check("| 12 | May a navy …", Some("12"));
        check("| O4 | May a navy …", Some("O4"));
        check("20 rounds are played", None);
        check("    0. [card]", None);
        check("- **R80 onwards** are our own", None);
        check("## 2nd edition", None);
        check("| --- | --- |", None);
        check("Rulings", None);
        check("1.5 times", None);
    }

    fn tree(code: &str, scenario: &str) -> Tree {
        Tree::of(&[
            (
                "docs/rulings/g.md",
                "# Rulings\n7. One.\n8. Two.\n10. Three.\n",
            ),
            ("crates/g/src/a.rs", code),
            ("crates/other/src/a.rs", "// Rule 99"),
            ("tests/scenarios/g/a.scn", scenario),
        ])
    }

    #[test]
    fn rulings_that_do_not_exist_or_exist_twice_are_found() {
        let tree = tree(
            "\n// Rule 9: no.\n// Rule 7: yes.",
            "rule 8: it holds 99 times\nrule 11\n",
        );
        expect(
            &check(&tree, "g"),
            &[
                "crates/g/src/a.rs:2: docs/rulings/g.md has no ruling 9",
                "tests/scenarios/g/a.scn:2: docs/rulings/g.md has no ruling 11",
            ],
        );
        let twice = Tree::of(&[(
            "docs/rulings/g.md",
            "7. One.\n8. Two.\n### R7 Three\n7. A step.\n",
        )]);
        expect(
            &check(&twice, "g"),
            &["docs/rulings/g.md:3: the number 7 is used twice"],
        );
        let empty = Tree::of(&[("docs/rulings/g.md", "Nothing yet.")]);
        expect(
            &check(&empty, "g"),
            &["docs/rulings/g.md: it has no numbered"],
        );
        expect(
            &check(&Tree::default(), "g"),
            &["docs/rulings/g.md: there are no rulings"],
        );
    }

    #[test]
    fn the_index_joins_code_and_scenarios() {
        let index = Index::new(&tree("// Rules 7, 8", "rule 8\n"), "g");
        let expected = "g ruling 7\n    code     crates/g/src/a.rs:1\n\
                        g ruling 8\n    code     crates/g/src/a.rs:1\n    \
                        scenario tests/scenarios/g/a.scn:1\ng ruling 10\n";
        assert_eq!(index.to_string(), expected);
        assert_eq!(
            index.unproven(),
            "rulings of g: 3, 2 without a scenario: 7 10"
        );
    }

    #[test]
    fn content_cites_rulings_too() {
        let tree = Tree::of(&[
            ("docs/rulings/g.md", "7. One.\n"),
            (
                "content/g/map.toml",
                "a = 1 # ruling 7\n# ruling 18\nname = \"T1\"\n",
            ),
        ]);
        expect(
            &check(&tree, "g"),
            &["content/g/map.toml:2: docs/rulings/g.md has no ruling 18"],
        );
    }
}
