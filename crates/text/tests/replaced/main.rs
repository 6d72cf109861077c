//! Tables with replaced content: they are told in its titles and values, in every language, and
//! the carried content is told as before.

mod orders;
mod quartermaster;
mod rush;
#[path = "../support/told.rs"]
mod told;

use std::collections::BTreeMap;
use std::ops::Deref;
use std::path::Path;

use game::official::Seed;
use game::{Observer, Seat};
use games::{GameId, Sight, Table};
use text::{CardTold, Language, Narrator, Texts};
use told::{all_texts, check};

/// A text to put in the place of another in a file.
type Change<'a> = (&'a str, &'a str, &'a str);

/// The setup lines that choose the carried content with these changes.
fn content(game: GameId, changes: &[Change<'_>]) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let mut files = BTreeMap::new();
    for (file, from, to) in changes {
        let text = files.entry((*file).to_owned()).or_insert_with(|| {
            let path = folder.join(game.name()).join(file);
            std::fs::read_to_string(path).expect("the carried content is there")
        });
        assert!(text.contains(from), "`{from}` is not in {file}");
        *text = text.replacen(from, to, 1);
    }
    games::use_content(game, &files).unwrap_or_else(|error| panic!("{error}"))
}

/// A table with that content and setup.
fn sit(game: GameId, content: &[String], setup: &[&str]) -> Table {
    let setup = setup.iter().map(|line| (*line).to_owned());
    let lines: Vec<String> = content.iter().cloned().chain(setup).collect();
    Table::sit(game, &lines, Some(Seed::new([7; 32]))).expect("the setup is possible")
}

/// Makes these moves of the first seat.
fn play(table: &mut Table, moves: &[&str]) {
    for &text in moves {
        let result = table.play(Seat(0), text);
        result.unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// What the first seat is told of a table.
struct Told<'a> {
    table: &'a Table,
    sight: &'a Sight,
    narrator: &'a dyn Narrator,
}

impl<'a> Deref for Told<'a> {
    type Target = dyn Narrator + 'a;

    fn deref(&self) -> &Self::Target {
        self.narrator
    }
}

impl Told<'_> {
    /// The cards before the seat, wherever they lie.
    fn held(&self) -> Vec<CardTold> {
        let spread = self.narrator.spread().into_iter();
        spread.map(|(_, card)| card).collect()
    }

    /// Why the seat may not make that move, in words.
    fn why_not(&self, text: &str) -> String {
        let refused = self.table.why_not(Seat(0), text).expect("it is a move");
        self.narrator.refusal(&refused.expect("it is refused"))
    }

    /// What the seat saw from the first move on.
    fn news(&self) -> Vec<String> {
        let lines = self.narrator.news().into_iter().flat_map(|told| told.lines);
        lines.map(|line| line.text).collect()
    }

    /// The labels of what the seat can choose.
    fn choices(&self) -> Vec<String> {
        let choices = self.sight.choices.iter();
        choices
            .map(|choice| self.narrator.choice(&choice.text))
            .collect()
    }
}

fn card<'a>(cards: &'a [CardTold], id: &str) -> &'a CardTold {
    let found = cards.iter().find(|card| card.id == id);
    found.unwrap_or_else(|| panic!("no card `{id}`"))
}

/// Some line is, or contains, these words.
#[track_caller]
fn tells(lines: &[String], words: &str) {
    let is_told = lines.iter().any(|line| line.contains(words));
    assert!(is_told, "`{words}` is not in\n{}", lines.join("\n"));
}

/// Every card and name can be read in that language.
fn check_box(narrator: &dyn Narrator, language: Language) {
    for card in narrator.cards() {
        check(language, &card.title);
        check(language, &card.kind);
        for paragraph in &card.text {
            check(language, paragraph);
        }
    }
    for (_, name) in narrator.names() {
        check(language, &name);
    }
}

/// What is told of one table in a language.
fn in_language(language: Language, table: &Table, tell: impl Fn(&Told<'_>)) {
    let texts = Texts::new(language);
    let sight = table.sight(Observer::Seat(Seat(0)), 0);
    let narrator = texts.narrator(&sight).expect("the content is here");
    check_box(&*narrator, language);
    tell(&Told {
        table,
        sight: &sight,
        narrator: &*narrator,
    });
}

/// The cards of a table in every language.
fn cards(table: &Table) -> [Vec<CardTold>; 4] {
    let sight = table.sight(Observer::Spectator, 0);
    all_texts().map(|(_, texts)| texts.narrator(&sight).expect("it is here").cards())
}

#[test]
fn a_table_with_other_content_leaves_the_carried_content_as_it_is() {
    for game in GameId::ALL {
        let before = sit(game, &[], &[]);
        let told = cards(&before);
        let changed = match game {
            GameId::Quartermaster => content(game, &quartermaster::CHANGES),
            GameId::Rush => content(game, &rush::CHANGES),
            GameId::Orders => content(game, &orders::CHANGES),
        };
        assert_ne!(cards(&sit(game, &changed, &[])), told, "{game}");
        assert_eq!(cards(&sit(game, &[], &[])), told, "{game}");
        assert_eq!(cards(&before), told, "{game}");
    }
}
