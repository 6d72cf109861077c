//! The index ruling → code → scenario.
//!
//! Rulings are the numbered entries of `docs/rulings/GAME.md`. Comments of the game's crate and
//! its content cite them (`// Rule 7: …`, `(rules 35, 67)`, `rules 40-42`, `ruling 12`, `R80`),
//! scenarios by a line `rule N …`. A citation of a number that does not exist fails; a ruling
//! that no scenario proves is listed.

use std::collections::BTreeMap;
use std::fmt;

use super::{Finding, scenarios};
use crate::tree::Tree;

/// A ruling's number, `7` or `7.3`, part by part, so that 10 comes after 9.
type Number = Vec<u32>;

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
        for number in written(tree, game) {
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
            // After the numbers a scenario may say in words what it is about.
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
            .map(|(number, _)| text(number))
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
            writeln!(f, "{} ruling {}", self.game, text(number))?;
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
    if written(tree, game).is_empty() {
        return vec![Finding::new(&path, 0, "it has no numbered ruling")];
    }
    let mut findings = Vec::new();
    for (number, entry) in Index::new(tree, game).entries {
        if !entry.is_written {
            let problem = format!("{path} has no ruling {}", text(&number));
            for place in entry.code.iter().chain(&entry.scenarios) {
                findings.push(Finding::new(&place.path, place.line, &*problem));
            }
        }
    }
    findings
}

fn document(game: &str) -> String {
    format!("docs/rulings/{game}.md")
}

fn text(number: &[u32]) -> String {
    let parts: Vec<String> = number.iter().map(u32::to_string).collect();
    parts.join(".")
}

/// The numbers of a game's rulings: entries of a list (`7. …`), headings (`### 7 …`,
/// `### R80: …`) or first cells of a table (`| 7 | …`), bold or not.
fn written(tree: &Tree, game: &str) -> Vec<Number> {
    let document = tree.file(&document(game));
    let lines = document.iter().flat_map(|file| file.text.lines());
    lines.filter_map(written_in).collect()
}

fn written_in(line: &str) -> Option<Number> {
    let is_marked = line.starts_with(['#', '|']);
    let start = line
        .trim_start_matches(['#', '|', ' ', '*'])
        .trim_start_matches("Ruling ")
        .trim_start_matches("Rule ");
    let is_code = start.starts_with('R');
    let start = start.trim_start_matches('R');
    let digits = start
        .find(|c: char| !c.is_ascii_digit() && c != '.')
        .unwrap_or(start.len());
    let (number, rest) = start.split_at(digits);
    let is_listed = number.ends_with('.') && rest.starts_with([' ', '*']);
    let is_whole = rest.is_empty() || rest.starts_with([' ', ':', '*', '|', '.', ')', ',']);
    if !(is_listed || is_whole && (is_marked || is_code || rest.starts_with("**"))) {
        return None;
    }
    parse(number.trim_end_matches('.'))
}

fn parse(text: &str) -> Option<Number> {
    text.split('.').map(|part| part.parse().ok()).collect()
}

/// A number, or all of a range like `40-42`.
fn numbers(word: &str) -> Vec<Number> {
    let word = word.trim_end_matches([':', '.', ';', ')']);
    let word = word.strip_prefix('R').unwrap_or(word);
    let (first, last) = word.split_once(['-', '–']).unwrap_or((word, word));
    range(first, last)
}

fn range(first: &str, last: &str) -> Vec<Number> {
    match (parse(first), parse(last)) {
        (Some(first), Some(last)) if first.len() == 1 && last.len() == 1 && first < last => {
            (first[0]..=last[0]).map(|number| vec![number]).collect()
        }
        (Some(first), Some(last)) if first != last => vec![first, last],
        (Some(first), _) => vec![first],
        (None, _) => Vec::new(),
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
        let lines: Vec<(usize, &str)> = file.text.lines().enumerate().collect();
        let lines: Vec<(usize, &str)> = lines.iter().map(|(i, line)| (i + 1, *line)).collect();
        add(&file.path, &lines);
    }
    cited
}

/// Every ruling that a text cites, and the line. A citation may go on in the next line.
fn citations(lines: &[(usize, &str)]) -> Vec<(Number, usize)> {
    let mut found = Vec::new();
    let tokens = tokens(lines);
    let mut at = 0;
    while let Some((line, token)) = tokens.get(at) {
        at += 1;
        if let Some(number) = token.strip_prefix('R').and_then(parse) {
            found.push((number, *line));
        }
        let is_plural = match token.to_lowercase().as_str() {
            "rule" | "ruling" => false,
            "rules" | "rulings" => true,
            _ => continue,
        };
        // One number after the singular, a list with ranges after the plural.
        let number = |at: usize| tokens.get(at).filter(|(_, token)| parse(token).is_some());
        while let Some((line, first)) = number(at) {
            let mut last = first;
            at += 1;
            let is_range = |(_, token): &(usize, String)| token == "-" || token == "–";
            if is_plural
                && tokens.get(at).is_some_and(is_range)
                && let Some((_, number)) = number(at + 1)
            {
                last = number;
                at += 2;
            }
            found.extend(range(first, last).into_iter().map(|number| (number, *line)));
            let goes_on = |(_, token): &(usize, String)| token == "," || token == "and";
            if !is_plural || !tokens.get(at).is_some_and(goes_on) {
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
            let is_number = first.is_ascii_digit();
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
            .map(|(number, _)| super::text(number))
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
        cites("Rule 7.3: more", &["7.3"]);
        cites("by the rules\n35, 67", &["35", "67"]);
        cites("rule 40, 2 cards", &["40"]);
        cites("the rules of R2D2, rule of thumb, ruler 7", &[]);
        cites("```\nrules 1\n```", &[]);
    }

    #[test]
    fn rulings_are_read_in_every_form() {
        let check = |line: &str, expected: Option<&[u32]>| {
            assert_eq!(written_in(line).as_deref(), expected, "{line}");
        };
        check("7. One piece per country.", Some(&[7]));
        check("**80.** A navy.", Some(&[80]));
        check("**R80** A navy.", Some(&[80]));
        check("### R80: A navy", Some(&[80]));
        check("### 81 A navy", Some(&[81]));
        check("## Ruling 7.3", Some(&[7, 3]));
        check("| 12 | May a navy …", Some(&[12]));
        check("20 rounds are played", None);
        check("## 2nd edition", None);
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
    fn a_ruling_that_does_not_exist_is_found() {
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
            ("content/g/map.toml", "a = 1 # ruling 7\n# ruling 18\n"),
        ]);
        expect(
            &check(&tree, "g"),
            &["content/g/map.toml:2: docs/rulings/g.md has no ruling 18"],
        );
    }
}
