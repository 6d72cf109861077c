//! What worked rulings are called in each language. The sentence that a scenario is titled with is
//! English; other languages name the cards it is about and the topic of the rules, and tell what the
//! seats do in it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use game::{Actor, Observer, Seat};
use games::{GameId, Table};
use serde_json::json;
use testkit::scenario::{Act, Played, Scenario};
use text::{Args, Language, Texts};

/// How many cards a title names.
const MOST_CARDS: usize = 3;
/// How many moves are told of a scenario.
const MOST_MOVES: usize = 5;

/// What a ruling is called, and what happens in it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Title {
    title: String,
    about: String,
}

/// One language: its words, its headings of the rules by anchor, and the titles so far.
struct Spoken {
    texts: Texts,
    topics: BTreeMap<String, String>,
    /// Cards and other things with a name, by id.
    names: BTreeMap<String, String>,
    titles: BTreeMap<String, Title>,
}

/// The titles of the rulings of a game.
pub(crate) struct Titles {
    game: GameId,
    spoken: Vec<Spoken>,
}

impl Titles {
    /// None yet, for a game whose rules are in these locales.
    pub(crate) fn of(game: GameId, locales: &Path) -> Result<Self> {
        let spoken = Language::ALL.map(|language| {
            let folder = locales.join(language.tag()).join("rules");
            let path = folder.join(game.name()).with_extension("md");
            let rules = fs::read_to_string(&path)
                .with_context(|| format!("while reading {}", path.display()))?;
            let texts = Texts::new(language);
            Ok(Spoken {
                names: names(game, &texts)?,
                texts,
                topics: headings(&rules),
                titles: BTreeMap::new(),
            })
        });
        let spoken: Result<Vec<_>> = spoken.into_iter().collect();
        Ok(Self {
            game,
            spoken: spoken?,
        })
    }

    /// Names a scenario in every language.
    pub(crate) fn add(&mut self, name: &str, scenario: &Scenario, played: &Played) -> Result<()> {
        let mut rules = scenario.rules.iter();
        let topic = rules.find_map(|rule| topic(self.game, rule));
        let mut deeds = deeds(&self.spoken, self.game, played)?;
        if deeds.iter().all(String::is_empty) {
            deeds = answers(&self.spoken, scenario, played)?;
        }
        for (spoken, deeds) in self.spoken.iter_mut().zip(deeds) {
            let covered = scenario.covers.iter().chain(&scenario.covers_not);
            let things: Vec<&String> = covered
                .filter_map(|id| spoken.names.get(id))
                .take(MOST_CARDS)
                .collect();
            let mut head: Vec<&str> = things.iter().map(|name| name.as_str()).collect();
            head.dedup();
            let topic = topic.and_then(|anchor| spoken.topics.get(anchor));
            let is_english = spoken.texts.language() == Language::English;
            // The sentence says what the topic would.
            if head.is_empty() || !is_english {
                head.extend(topic.map(String::as_str));
            }
            let title = head.join(" · ");
            let about = if is_english {
                without_number(&scenario.title).to_owned()
            } else {
                deeds
            };
            let title = if title.is_empty() {
                spoken.texts.word("web-rules")
            } else {
                title
            };
            spoken
                .titles
                .insert(name.to_owned(), Title { title, about });
        }
        Ok(())
    }

    /// Writes a file for each language: the title of each ruling and what happens in it, by its name.
    pub(crate) fn write(&self, to: &Path) -> Result<()> {
        for spoken in &self.spoken {
            let titles = spoken.titles.iter();
            let titles: BTreeMap<&String, _> = titles
                .map(|(name, Title { title, about })| (name, json!([title, about])))
                .collect();
            let file = format!(
                "{}.{}.json",
                self.game.name(),
                spoken.texts.language().tag()
            );
            fs::write(to.join(file), serde_json::to_string(&titles)?)?;
        }
        Ok(())
    }
}

/// Everything in the box, so that each card has its name.
fn whole_box(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Quartermaster => &["air marshal", "histories on"],
        GameId::Rush | GameId::Orders => &[],
    }
}

/// Cards and other things with a name, by id.
fn names(game: GameId, texts: &Texts) -> Result<BTreeMap<String, String>> {
    let setup: Vec<String> = whole_box(game)
        .iter()
        .map(|&line| line.to_owned())
        .collect();
    let table = Table::sit(game, &setup, None)?;
    let sight = table.sight(Observer::Spectator, 0);
    let narrator = texts.narrator(&sight)?;
    let cards = narrator.cards().into_iter();
    let cards = cards.map(|card| (card.id, card.title));
    Ok(narrator.names().into_iter().chain(cards).collect())
}

/// What the seats do in a scenario, in the words of each language: the moves that stand in the file.
fn deeds(spoken: &[Spoken], game: GameId, played: &Played) -> Result<Vec<String>> {
    let mut told = vec![String::new(); spoken.len()];
    let mut table = Table::sit(game, &played.record.setup, None)?;
    let mut last: Option<Seat> = None;
    let mut n_told = 0;
    for (mv, is_written) in played.record.moves.iter().zip(&played.is_written) {
        let Actor::Seat(seat) = mv.actor else {
            table.play_chance(&mv.text)?;
            continue;
        };
        if *is_written {
            let sight = table.sight(Observer::Seat(seat), 0);
            for (spoken, told) in spoken.iter().zip(&mut told) {
                let narrator = spoken.texts.narrator(&sight)?;
                if last == Some(seat) {
                    told.push_str("; ");
                } else {
                    if last.is_some() {
                        told.push_str(". ");
                    }
                    told.push_str(&format!("{}: ", text::capital(&narrator.seat(seat))));
                }
                told.push_str(&small(&narrator.choice(&mv.text)));
            }
            last = Some(seat);
            n_told += 1;
            if n_told == MOST_MOVES {
                let has_more =
                    played.is_written.iter().filter(|&&written| written).count() > n_told;
                let end = if has_more { " …" } else { "" };
                told.iter_mut().for_each(|told| told.push_str(end));
                break;
            }
        }
        table.play(seat, mv.text.as_str())?;
    }
    Ok(told)
}

/// What a scenario without moves shows: moves that are refused, and moves that are legal.
fn answers(spoken: &[Spoken], scenario: &Scenario, played: &Played) -> Result<Vec<String>> {
    let table = Table::replay(&played.record)?;
    let sight = table.sight(Observer::Spectator, 0);
    let acts = scenario.lines.iter().map(|line| &line.act);
    let acts: Vec<(&str, &str)> = acts
        .filter_map(|act| match act {
            Act::Reject { mv, .. } => Some(("web-ruling-refused", mv.as_str())),
            Act::Allow { mv, .. } => Some(("web-ruling-allowed", mv.as_str())),
            _ => None,
        })
        .take(MOST_MOVES)
        .collect();
    let told = spoken.iter().map(|spoken| {
        let narrator = spoken.texts.narrator(&sight)?;
        let said = acts.iter().map(|(id, mv)| {
            let args = Args::new().with("move", small(&narrator.choice(mv)));
            spoken.texts.say(id, args)
        });
        let said: Vec<String> = said.collect();
        Ok(said.join(". "))
    });
    told.collect()
}

/// The label with a small first letter, as it stands behind a colon. Abbreviations stay as they are.
fn small(label: &str) -> String {
    let mut letters = label.chars();
    match (letters.next(), letters.next()) {
        (Some(first), Some(second)) if second.is_lowercase() || second == ' ' => {
            first.to_lowercase().chain(label.chars().skip(1)).collect()
        }
        _ => label.to_owned(),
    }
}

/// The headings of the rules by their anchors.
fn headings(rules: &str) -> BTreeMap<String, String> {
    let headings = rules.lines().filter_map(|line| {
        let (heading, anchor) = line.strip_prefix("## ")?.split_once(" {#")?;
        Some((anchor.strip_suffix('}')?.to_owned(), heading.to_owned()))
    });
    headings.collect()
}

/// The anchor of the section of the rules that the number of a rule belongs to. Our own rulings,
/// whose numbers begin with a letter, belong to none.
fn topic(game: GameId, rule: &str) -> Option<&'static str> {
    let number: u8 = rule.split('.').next()?.parse().ok()?;
    Some(match (game, number) {
        (GameId::Quartermaster, 1..=6) => "turn",
        (GameId::Quartermaster, 7..=9) => "pieces",
        (GameId::Quartermaster, 10..=15) => "supply",
        (GameId::Quartermaster, 16..=20) => "straits",
        (GameId::Quartermaster, 21..=27) => "battle",
        (GameId::Quartermaster, 28..=33) => "build",
        (GameId::Quartermaster, 34..=45 | 67..=79) => "cards",
        (GameId::Quartermaster, 46..=49) => "secrets",
        (GameId::Quartermaster, 50..=60) => "responses",
        (GameId::Quartermaster, 61..=65) => "scoring",
        (GameId::Quartermaster, 66) => "options",
        (GameId::Rush, 1) => "cards",
        (GameId::Rush, 2) => "setup",
        (GameId::Rush, 3) => "turn",
        (GameId::Rush, 4) => "buying",
        (GameId::Rush, 5) => "abilities",
        (GameId::Rush, 6) => "attack",
        (GameId::Rush, 7) => "medals",
        (GameId::Rush, 8) => "drawing",
        (GameId::Rush, 9 | 11) => "end",
        (GameId::Rush, 10) => "achievements",
        (GameId::Orders, 1..=3) => "setup",
        (GameId::Orders, 4 | 6) => "turn",
        (GameId::Orders, 5) => "supply",
        (GameId::Orders, 7) => "linked",
        (GameId::Orders, 8) => "support",
        (GameId::Orders, 9) => "battle",
        (GameId::Orders, 10 | 13) => "dice",
        (GameId::Orders, 11) => "cards",
        (GameId::Orders, 12) => "bonuses",
        (GameId::Orders, 14) => "end",
        _ => return None,
    })
}

/// The sentence without the number of a rule behind it, which stands beside it anyway.
fn without_number(title: &str) -> &str {
    let numbered = title
        .strip_suffix(')')
        .and_then(|title| title.rsplit_once(" ("));
    match numbered {
        Some((sentence, number))
            if number.chars().any(|c| c.is_ascii_digit()) && !number.contains(' ') =>
        {
            sentence
        }
        _ => title,
    }
}

#[cfg(test)]
mod tests {
    use testkit::scenario::{parse, played};

    use super::*;

    const STALINGRAD: &str = "game quartermaster\ntitle Stalingrad saves the army (R83)\n\
        covers ussr_stalingrad\nrule 26\nset players 6\nset germany armies germany balkans\n\
        set ussr armies moscow ukraine\nset ussr responses ussr_stalingrad\n\
        set germany hand ger_land_battle\ngermany: play ger_land_battle\ngermany: battle ukraine\n\
        ussr: use ussr_stalingrad\n";

    #[test]
    fn a_ruling_is_called_in_the_language_of_the_page() {
        let scenario = parse("a.scn", STALINGRAD).unwrap().remove(0);
        let played = played(&scenario).unwrap();
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales");
        let mut titles = Titles::of(GameId::Quartermaster, &locales).unwrap();
        titles.add("a", &scenario, &played).unwrap();
        let check = |language: Language, title: &str, about: &str| {
            let mut spoken = titles.spoken.iter();
            let spoken = spoken.find(|spoken| spoken.texts.language() == language);
            let found = &spoken.unwrap().titles["a"];
            assert_eq!((found.title.as_str(), found.about.as_str()), (title, about));
        };
        check(Language::English, "Stalingrad", "Stalingrad saves the army");
        check(
            Language::Polish,
            "Obrona Stalingradu · Bitwy",
            "Niemcy: zagraj kartę „Bitwa lądowa!”; wywołaj bitwę w Ukrainie. ZSRR: wykorzystaj kartę \
             „Obrona Stalingradu”",
        );
    }

    #[test]
    fn every_topic_is_a_section_of_the_rules() {
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales");
        for game in GameId::ALL {
            let titles = Titles::of(game, &locales).unwrap();
            for number in 0..=u8::MAX {
                let Some(anchor) = topic(game, &number.to_string()) else {
                    continue;
                };
                for spoken in &titles.spoken {
                    let place = format!("{} {number} {anchor}", game.name());
                    assert!(spoken.topics.contains_key(anchor), "{place}");
                }
            }
        }
    }

    #[test]
    fn a_number_behind_a_title_is_left_out() {
        assert_eq!(
            without_number("One card is enough (5.20)"),
            "One card is enough"
        );
        assert_eq!(without_number("Armies (and navies)"), "Armies (and navies)");
        assert_eq!(without_number("A pass"), "A pass");
    }
}
