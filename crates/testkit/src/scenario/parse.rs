//! Reads a `*.scn` file.

use super::near::near;
use super::{Act, Condition, Line, Relation, Scenario};

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {problem}")]
pub struct ParseScenarioError {
    /// The file's name as it was given.
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// What was expected and found.
    pub problem: String,
}

/// The words that may begin a line, for messages.
const KEYWORDS: &str = "game, title, scenario, covers, covers-not, rule, set, start, expect, \
                        sees, allow, reject, offers, blind, chance, auto, manual, or a move \
                        `SEAT: MOVE`";

/// The scenarios of a file's text.
///
/// # Errors
/// Every line that cannot be read.
pub fn parse(file: &str, text: &str) -> Result<Vec<Scenario>, Vec<ParseScenarioError>> {
    match parse_each(file, text) {
        (scenarios, errors) if errors.is_empty() => Ok(scenarios),
        (_, errors) => Err(errors),
    }
}

/// The scenarios of a file's text that can be read, and every line that cannot: a slip in one scenario does
/// not keep its neighbours from being run.
pub(super) fn parse_each(file: &str, text: &str) -> (Vec<Scenario>, Vec<ParseScenarioError>) {
    let mut reader = Reader::new(file);
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (i, line) in text.lines().enumerate() {
        let line = without_comment(line).trim();
        if !line.is_empty() {
            let number = i + 1;
            if let Err(problem) = reader.line(number, line) {
                reader.fail(number, problem);
            }
        }
    }
    reader.finish()
}

/// A comment begins with `#` at the start of a line or after a space.
fn without_comment(line: &str) -> &str {
    let mut after_space = true;
    for (i, letter) in line.char_indices() {
        if letter == '#' && after_space {
            return &line[..i];
        }
        after_space = letter.is_whitespace();
    }
    line
}

struct Reader {
    file: String,
    errors: Vec<ParseScenarioError>,
    done: Vec<Scenario>,
    /// What stands above the first `scenario` line and belongs to every scenario.
    shared: Scenario,
    current: Scenario,
    has_blocks: bool,
}

impl Reader {
    fn new(file: &str) -> Self {
        let empty = Scenario {
            file: file.to_owned(),
            line: 1,
            game: String::new(),
            title: String::new(),
            covers: Vec::new(),
            covers_not: Vec::new(),
            rules: Vec::new(),
            setup: Vec::new(),
            lines: Vec::new(),
        };
        Self {
            file: file.to_owned(),
            errors: Vec::new(),
            done: Vec::new(),
            shared: empty.clone(),
            current: empty,
            has_blocks: false,
        }
    }

    fn fail(&mut self, line: usize, problem: impl Into<String>) {
        self.errors.push(ParseScenarioError {
            file: self.file.clone(),
            line,
            problem: problem.into(),
        });
    }

    fn line(&mut self, number: usize, text: &str) -> Result<(), String> {
        let (word, rest) = split_word(text);
        match word {
            "game" => self.game(number, rest)?,
            "title" => {
                let title = need(rest, "expected a title after `title`")?;
                if self.has_blocks || !self.current.title.is_empty() {
                    return Err("the scenario already has a title".to_owned());
                }
                self.current.title = title;
            }
            "scenario" => {
                let title = need(rest, "expected a title after `scenario`")?;
                self.next_block(number, title);
            }
            "covers" => self.current.covers.extend(ids(rest, "covers")?),
            "covers-not" => self.current.covers_not.extend(ids(rest, "covers-not")?),
            "rule" => self.current.rules.extend(ids(rest, "rule")?),
            "set" => {
                let line = need(rest, "expected a setup line after `set`")?;
                if has_body(&self.current) {
                    return Err(
                        "`set` lines stand before the first line that plays or asks".to_owned()
                    );
                }
                self.current.setup.push((number, line));
            }
            _ => {
                let act = act(word, rest, text)?;
                self.current.lines.push(Line {
                    number,
                    text: text.to_owned(),
                    act,
                });
            }
        }
        Ok(())
    }

    fn game(&mut self, number: usize, rest: &str) -> Result<(), String> {
        let game = need(rest, "expected a game's id after `game`")?;
        if game.contains(char::is_whitespace) {
            return Err(format!("expected one word after `game`, found `{game}`"));
        }
        if !self.current.game.is_empty() || has_body(&self.current) {
            return Err("a file has one `game` line, and it stands first".to_owned());
        }
        if !self.has_blocks {
            self.current.line = number;
        }
        self.current.game = game;
        Ok(())
    }

    /// Ends the current scenario, or makes it what all have in common, and starts another.
    fn next_block(&mut self, number: usize, title: String) {
        let current = std::mem::replace(&mut self.current, self.shared.clone());
        if self.has_blocks {
            self.end(current);
        } else if has_body(&current) {
            self.shared.game.clone_from(&current.game);
            self.end(current);
        } else {
            self.shared = current;
        }
        self.has_blocks = true;
        self.current = self.shared.clone();
        self.current.line = number;
        self.current.title = if self.shared.title.is_empty() {
            title
        } else {
            format!("{}: {title}", self.shared.title)
        };
    }

    fn end(&mut self, scenario: Scenario) {
        let line = scenario.line;
        if scenario.game.is_empty() {
            self.fail(line, "expected a line `game ID` above this");
        }
        if scenario.title.is_empty() {
            self.fail(line, "expected a line `title TEXT` or `scenario TEXT`");
        }
        // A line that could not be read may have been all there was.
        let has_faults = self.errors.iter().any(|error| error.line >= line);
        if !has_body(&scenario) && !has_faults {
            self.fail(line, "the scenario plays nothing and expects nothing");
        }
        self.done.push(scenario);
    }

    fn finish(mut self) -> (Vec<Scenario>, Vec<ParseScenarioError>) {
        let current = std::mem::replace(&mut self.current, self.shared.clone());
        // What all scenarios would share may stand alone: then the file holds none yet.
        let is_empty = !self.has_blocks && current.title.is_empty() && !has_body(&current);
        if !is_empty || !self.errors.is_empty() {
            self.end(current);
        }
        self.errors.sort_by_key(|error| error.line);
        let begins: Vec<usize> = self.done.iter().map(|scenario| scenario.line).collect();
        let first = begins.first().copied().unwrap_or(0);
        let is_whole = |i: usize| {
            let end = begins.get(i + 1).copied().unwrap_or(usize::MAX);
            let mut lines = self.errors.iter().map(|error| error.line);
            // What stands above the first scenario belongs to all of them.
            !lines.any(|line| line < first || (begins[i]..end).contains(&line))
        };
        let whole: Vec<bool> = (0..begins.len()).map(is_whole).collect();
        let scenarios = self.done.into_iter().zip(whole);
        let scenarios = scenarios.filter(|(_, is_whole)| *is_whole);
        (
            scenarios.map(|(scenario, _)| scenario).collect(),
            self.errors,
        )
    }
}

/// Whether anything is played or asked.
fn has_body(scenario: &Scenario) -> bool {
    let is_switch = |line: &Line| matches!(line.act, Act::Auto | Act::Manual);
    !scenario.lines.iter().all(is_switch)
}

fn act(word: &str, rest: &str, text: &str) -> Result<Act, String> {
    let bare = |act: Act| {
        if rest.is_empty() {
            Ok(act)
        } else {
            Err(format!("expected nothing after `{word}`, found `{rest}`"))
        }
    };
    match word {
        "start" => bare(Act::Start),
        "auto" => bare(Act::Auto),
        "manual" => bare(Act::Manual),
        "chance" if rest.is_empty() => Ok(Act::Chance { mv: None }),
        "chance" => Err("expected `chance: OUTCOME`, or `chance` alone".to_owned()),
        "expect" => {
            let (question, relation, words) = comparison(rest)?;
            Ok(Act::Expect {
                question,
                relation,
                words,
            })
        }
        "sees" => {
            let form = "expected `sees OBSERVER: QUESTION = ANSWER`";
            let (observer, rest) = who_and_what(rest).ok_or(form)?;
            let (question, relation, words) = comparison(rest)?;
            Ok(Act::Sees {
                observer,
                question,
                relation,
                words,
            })
        }
        "allow" => {
            let (seat, mv) = who_and_what(rest).ok_or("expected `allow SEAT: MOVE`")?;
            Ok(Act::Allow {
                seat,
                mv: mv.to_owned(),
            })
        }
        "reject" => {
            let form = "expected `reject SEAT: MOVE because REASON`";
            let (seat, rest) = who_and_what(rest).ok_or(form)?;
            let (mv, because) = rest.rsplit_once(" because ").ok_or(form)?;
            let (mv, because) = (mv.trim(), because.trim());
            if mv.is_empty() || because.is_empty() || because.contains(char::is_whitespace) {
                return Err(form.to_owned());
            }
            Ok(Act::Reject {
                seat,
                mv: mv.to_owned(),
                because: because.to_owned(),
            })
        }
        "offers" => offers(rest),
        "blind" => {
            let whole = rest.strip_suffix(" but asked");
            let form = "expected `blind SEAT` or `blind spectator`";
            let observer = need(whole.unwrap_or(rest), form)?;
            let but_asked = whole.is_some();
            Ok(Act::Blind {
                observer,
                but_asked,
            })
        }
        _ => match who_and_what(text) {
            Some((seat, mv)) if seat == "chance" => Ok(Act::Chance {
                mv: Some(mv.to_owned()),
            }),
            Some((seat, rest)) => {
                let (mv, when) = match rest.split_once(" when ") {
                    Some((mv, when)) => (mv.trim(), Some(when)),
                    None => (rest, None),
                };
                let condition = |(question, relation, words)| Condition {
                    question,
                    relation,
                    words,
                };
                let when = when.map(comparison).transpose()?.map(condition);
                let mv = mv.to_owned();
                Ok(Act::Move { seat, mv, when })
            }
            None => {
                let near = near(word, KEYWORDS.split([',', ' ', '`']));
                let near = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
                Err(format!(
                    "`{word}` is not understood{near}; expected {KEYWORDS}"
                ))
            }
        },
    }
}

fn offers(rest: &str) -> Result<Act, String> {
    const FORM: &str = "expected `offers SEAT = MOVE, MOVE`, `offers SEAT includes MOVE` or \
                        `offers SEAT excludes MOVE`";
    let (seat, rest) = split_word(rest);
    let (relation, rest) = split_word(rest);
    let relation = Relation::named(relation).ok_or(FORM)?;
    let moves: Vec<String> = match rest {
        "" | "none" => Vec::new(),
        rest => rest.split(',').map(|mv| mv.trim().to_owned()).collect(),
    };
    if moves.iter().any(String::is_empty) {
        return Err("expected a move on both sides of each comma".to_owned());
    }
    if moves.is_empty() && relation != Relation::Equals {
        return Err(FORM.to_owned());
    }
    Ok(Act::Offers {
        seat: seat.to_owned(),
        relation,
        moves,
    })
}

/// `QUESTION = WORDS`, or with `includes` or `excludes` in the middle.
fn comparison(text: &str) -> Result<(Vec<String>, Relation, Vec<String>), String> {
    let form = || {
        format!("expected `QUESTION = ANSWER` (or `includes`, `excludes` for `=`), found `{text}`")
    };
    let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    let middle = words
        .iter()
        .position(|word| Relation::named(word).is_some());
    let middle = middle.ok_or_else(form)?;
    let relation = Relation::named(&words[middle]).ok_or_else(form)?;
    let question = words[..middle].to_vec();
    let answer = words[middle + 1..].to_vec();
    if question.is_empty() || answer.is_empty() && relation != Relation::Equals {
        return Err(form());
    }
    Ok((question, relation, answer))
}

/// `WHO: WHAT`, where who is one word.
fn who_and_what(text: &str) -> Option<(String, &str)> {
    let (who, what) = text.split_once(':')?;
    let (who, what) = (who.trim(), what.trim());
    let is_word = !who.is_empty() && !who.contains(char::is_whitespace);
    (is_word && !what.is_empty()).then(|| (who.to_owned(), what))
}

fn split_word(text: &str) -> (&str, &str) {
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim()),
        None => (text, ""),
    }
}

fn need(rest: &str, problem: &str) -> Result<String, String> {
    if rest.is_empty() {
        Err(problem.to_owned())
    } else {
        Ok(rest.to_owned())
    }
}

fn ids(rest: &str, word: &str) -> Result<Vec<String>, String> {
    need(rest, &format!("expected at least one word after `{word}`"))?;
    Ok(rest.split_whitespace().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "game toy\ntitle T\n";

    fn acts(body: &str) -> Vec<Act> {
        let scenarios = parse("x.scn", &format!("{HEAD}{body}")).unwrap();
        let [scenario] = &scenarios[..] else {
            panic!("{scenarios:?}");
        };
        scenario.lines.iter().map(|line| line.act.clone()).collect()
    }

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn every_kind_of_line_is_read() {
        let check = |line: &str, act: Act| assert_eq!(acts(line), [act], "{line}");
        let seat = || "ann".to_owned();
        check("start # go", Act::Start);
        check(
            "ann: bid 3",
            Act::Move {
                seat: seat(),
                mv: "bid 3".to_owned(),
                when: None,
            },
        );
        check(
            "ann: bid 3 when round = 2",
            Act::Move {
                seat: seat(),
                mv: "bid 3".to_owned(),
                when: Some(Condition {
                    question: words("round"),
                    relation: Relation::Equals,
                    words: words("2"),
                }),
            },
        );
        check(
            "chance: roll 6",
            Act::Chance {
                mv: Some("roll 6".to_owned()),
            },
        );
        check("chance", Act::Chance { mv: None });
        check(
            "expect ann hand = 1 2",
            Act::Expect {
                question: words("ann hand"),
                relation: Relation::Equals,
                words: words("1 2"),
            },
        );
        check(
            "expect ann hand =",
            Act::Expect {
                question: words("ann hand"),
                relation: Relation::Equals,
                words: Vec::new(),
            },
        );
        check(
            "sees spectator: ann hand excludes 2",
            Act::Sees {
                observer: "spectator".to_owned(),
                question: words("ann hand"),
                relation: Relation::Excludes,
                words: words("2"),
            },
        );
        check(
            "allow ann: bid 3",
            Act::Allow {
                seat: seat(),
                mv: "bid 3".to_owned(),
            },
        );
        check(
            "reject ann: bid 4 because not-in-hand",
            Act::Reject {
                seat: seat(),
                mv: "bid 4".to_owned(),
                because: "not-in-hand".to_owned(),
            },
        );
        check(
            "offers ann includes bid 1, bid 2",
            Act::Offers {
                seat: seat(),
                relation: Relation::Includes,
                moves: vec!["bid 1".to_owned(), "bid 2".to_owned()],
            },
        );
        let blind = |observer: &str, but_asked| Act::Blind {
            observer: observer.to_owned(),
            but_asked,
        };
        check("blind ann", blind("ann", false));
        check("blind ann but asked", blind("ann", true));
        check("blind spectator", blind("spectator", false));
    }

    #[test]
    fn headers_are_kept() {
        let text = "# a file\ngame toy\ntitle A # not a # title\ncovers a b\ncovers-not c\nrule 26 27\nset players 2\nset hand ann 1\nann: bid 1\n";
        let scenario = &parse("x.scn", text).unwrap()[0];
        assert_eq!(scenario.title, "A");
        assert_eq!(scenario.covers, ["a", "b"]);
        assert_eq!(scenario.covers_not, ["c"]);
        assert_eq!(scenario.rules, ["26", "27"]);
        assert_eq!(scenario.setup[1], (8, "hand ann 1".to_owned()));
    }

    #[test]
    fn what_stands_above_the_first_block_is_shared() {
        let text = "game toy\nset rounds 1\ncovers a\nscenario One\nset players 2\nann: bid 1\nscenario Two\ncovers-not b\nann: bid 2\n";
        let scenarios = parse("x.scn", text).unwrap();
        let titles: Vec<&str> = scenarios.iter().map(|one| one.title.as_str()).collect();
        assert_eq!(titles, ["One", "Two"]);
        assert_eq!(scenarios[0].setup.len(), 2);
        assert_eq!(scenarios[1].setup, [(2, "rounds 1".to_owned())]);
        assert_eq!(scenarios[1].covers, ["a"]);
        assert_eq!(scenarios[1].line, 7);
    }

    #[test]
    fn a_block_may_follow_a_whole_scenario() {
        let text = "game toy\ntitle One\nset players 3\nann: bid 1\nscenario Two\nann: bid 2\n";
        let scenarios = parse("x.scn", text).unwrap();
        assert_eq!(scenarios.len(), 2);
        assert_eq!(scenarios[1].title, "Two");
        assert_eq!(scenarios[1].game, "toy");
        assert!(scenarios[1].setup.is_empty());
    }

    #[test]
    fn a_fault_is_named_with_its_line_and_what_was_expected() {
        let check = |body: &str, line: usize, expected: &str| {
            let errors = parse("x.scn", &format!("{HEAD}{body}")).unwrap_err();
            assert_eq!(errors[0].line, line, "{errors:?}");
            assert!(errors[0].problem.contains(expected), "{errors:?}");
        };
        check("dance ann", 3, "`dance` is not understood");
        check("ann bid 3", 3, "SEAT: MOVE");
        check("ann: bid 3 when later", 3, "QUESTION = ANSWER");
        check("expect ann hand", 3, "QUESTION = ANSWER");
        check("expect = 3", 3, "QUESTION = ANSWER");
        check("sees ann hand = 3", 3, "sees OBSERVER:");
        check("allow bid 3", 3, "allow SEAT: MOVE");
        check("reject ann: bid 3", 3, "because REASON");
        check("reject ann: bid 3 because he cannot", 3, "because REASON");
        check("offers ann bid 3", 3, "offers SEAT =");
        check("offers ann = bid 3,, pass", 3, "each comma");
        check("blind", 3, "blind SEAT");
        check("chance roll 6", 3, "chance: OUTCOME");
        check("start now", 3, "nothing after `start`");
        check("covers", 3, "at least one word");
        check("ann: bid 1\nset players 3", 4, "before the first line");
        check("title U", 3, "already has a title");
        check("game toy", 3, "one `game` line");
        check("", 1, "plays nothing");
        check("scenario A\nscenario B\nann: bid 1", 3, "plays nothing");
    }

    #[test]
    fn a_file_that_holds_no_scenario_yet_can_be_read() {
        for text in [
            "",
            "# Later.\n",
            "game toy\n",
            "game toy\nset players 2\nmanual\n",
        ] {
            assert_eq!(parse("x.scn", text), Ok(Vec::new()), "{text}");
        }
    }

    #[test]
    fn a_scenario_without_game_or_title_is_refused() {
        let problem = |text: &str| parse("x.scn", text).unwrap_err()[0].to_string();
        assert!(problem("title T\nann: bid 1").contains("`game ID`"));
        assert!(problem("game toy\nann: bid 1").contains("`title TEXT`"));
    }

    #[test]
    fn a_slip_in_one_scenario_leaves_its_neighbours_alone() {
        let text =
            "game toy\nscenario One\nann: bid 1\nscenario Two\ndance\nscenario Three\nann: bid 2\n";
        let (scenarios, errors) = parse_each("x.scn", text);
        let titles: Vec<&str> = scenarios.iter().map(|one| &*one.title).collect();
        assert_eq!(titles, ["One", "Three"]);
        assert_eq!(errors.len(), 1);
        // A slip in what all of them share concerns them all.
        let shared = text.replace("game toy\n", "game toy\ndance\n");
        assert_eq!(parse_each("x.scn", &shared).0, []);
    }

    #[test]
    fn a_misspelt_word_is_guessed() {
        let errors = parse("x.scn", &format!("{HEAD}expct ann hand = 1\n")).unwrap_err();
        assert!(
            errors[0].problem.contains("did you mean `expect`?"),
            "{errors:?}"
        );
        let errors = parse("x.scn", &format!("{HEAD}dance\n")).unwrap_err();
        assert!(!errors[0].problem.contains("did you mean"), "{errors:?}");
    }

    #[test]
    fn every_fault_of_a_file_is_told_at_once() {
        let errors = parse("x.scn", &format!("{HEAD}dance\nann: bid 1\nhop\n")).unwrap_err();
        let lines: Vec<usize> = errors.iter().map(|error| error.line).collect();
        assert_eq!(lines, [3, 5]);
    }
}
