//! Choices are told with what they would do, and ordered by it.

use client::Choices;
use game::{Observer, Seat, Sense};
use games::{GameId, Table};
use text::{Language, Texts};

/// A table at Germany's Play step, with a British army next door.
fn table(hand: &str) -> Table {
    let lines = [
        "germany armies germany".to_owned(),
        "uk armies western_europe".to_owned(),
        format!("germany hand {hand}"),
    ];
    Table::sit(GameId::Quartermaster, &lines, None).unwrap()
}

/// The ordinary choices of Germany in English: the label, what it would do, and its sense.
fn choices(table: &Table) -> Vec<(String, String, Sense)> {
    let sight = table.sight(Observer::Seat(Seat(0)), table.n_moves());
    let texts = Texts::new(Language::English);
    let narrator = texts.narrator(&sight).unwrap();
    let choices = Choices::new(&sight, &*narrator);
    let ordinary = choices.all[..choices.n_ordinary].iter();
    ordinary
        .map(|one| {
            let preview = one.preview.clone();
            (one.label.clone(), preview.text, preview.sense)
        })
        .collect()
}

fn find<'a>(choices: &'a [(String, String, Sense)], label: &str) -> (&'a str, Sense) {
    let found = choices.iter().find(|(one, ..)| one.contains(label));
    let (_, text, sense) = found.unwrap_or_else(|| panic!("{label}: {choices:#?}"));
    (text, *sense)
}

#[test]
fn cards_say_what_they_can_reach_and_what_does_nothing_is_last() {
    let table = table("ger_land_battle ger_build_army");
    let choices = choices(&table);
    let battle = find(&choices, "Play “Land Battle”");
    assert_eq!(battle, ("can remove: Western Europe", Sense::Gains));
    let (text, _) = find(&choices, "Play “Build Army”");
    assert!(text.contains("Italy"), "{text}");
    let senses: Vec<Sense> = choices.iter().map(|(.., sense)| *sense).collect();
    assert!(senses.is_sorted(), "{choices:#?}");
}

#[test]
fn a_battle_says_what_it_removes_or_that_the_space_is_empty() {
    let mut table = table("ger_land_battle");
    table.play(Seat(0), "play ger_land_battle").unwrap();
    let choices = choices(&table);
    let full = find(&choices, "Western Europe");
    assert_eq!(full, ("removes the British army", Sense::Gains));
    let (label, text, sense) = choices.last().unwrap();
    let empty = (&**text, *sense);
    assert_eq!(
        empty,
        ("empty: removes nothing", Sense::NoEffect),
        "{label}"
    );
}
