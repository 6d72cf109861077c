//! Rush with a vehicle renamed, barracks retitled, other values and another achievement.

use game::{Observer, Seat, Setup as _};
use games::GameId;
use rush::{Setup, State};
use text::Language;

use crate::told::{all_texts, whole_game};
use crate::{Change, card, choices, content, held, in_language, news, play, sit, tells, why_not};

pub(crate) const CHANGES: [Change<'static>; 8] = [
    ("vehicles.toml", "id = \"su01\"", "id = \"su_t18\""),
    ("vehicles.toml", "name = \"MS-1\"", "name = \"T-18\""),
    ("vehicles.toml", "cost = 1\n", "cost = 2\n"),
    ("vehicles.toml", "{ research = 3 }", "{ research = 7 }"),
    ("cards.toml", "name = \"Engineers\"", "name = \"Sappers\""),
    (
        "abilities.toml",
        "name = \"Research\"",
        "name = \"Progress\"",
    ),
    (
        "achievements.toml",
        "name = \"Light tanks\"\ncount = \"cards\"\nof = { kind = \"vehicle\", class = \"light\" }\nworth = 5",
        "name = \"Siege train\"\ncount = \"medals\"\nof = { kind = \"vehicle\", nation = \"france\" }\nworth = 3",
    ),
    (
        "achievements.toml",
        "of = { kind = \"base\" }\nworth = 5",
        "of = { kind = \"base\" }\nworth = 2",
    ),
];

const SETUP: [&str; 5] = [
    "players 2",
    "turn alpha play",
    "alpha hand su_t18 su02 engineers*2",
    "reserve su03 su04 fr01 fr02",
    "achievements a01 a02",
];

#[test]
fn everything_is_told_as_in_the_replaced_content() {
    let content = content(GameId::Rush, &CHANGES);
    let mut table = sit(GameId::Rush, &content, &SETUP);
    let seat = Observer::Seat(Seat(0));
    in_language(Language::English, &*table, |narrator| {
        let held = held(&*table, narrator, 0);
        let tank = card(&held, "su_t18");
        assert_eq!(tank.title, "T-18");
        assert_eq!(
            tank.text,
            [
                "Cost 2, firepower 1, armour 1. Pays 0 resources.",
                "Progress: scrap this card and take a vehicle of cost 7 or less from the Reserve."
            ]
        );
        assert_eq!(card(&held, "engineers").title, "Sappers");
        let cards = narrator.cards();
        assert_eq!(card(&cards, "technicians").title, "Technicians");
        assert_eq!(card(&cards, "a02").title, "Siege train");
        assert_eq!(
            card(&cards, "a02").text,
            [
                "3 medals for whoever alone has the most medals on cards of this kind: vehicle, France."
            ]
        );
        tells(&choices(&*table, narrator, 0), "T-18");
        tells(&narrator.describe(&*table, seat), "Siege train");
        tells(&narrator.describe(&*table, seat), "Sappers");
        let why = why_not(&*table, narrator, 0, "buy su_t18");
        assert!(why.contains("T-18"), "{why}");
    });
    in_language(Language::Polish, &*table, |narrator| {
        let cards = narrator.cards();
        assert_eq!(
            card(&cards, "su_t18").text,
            [
                "Koszt 2, siła ognia 1, opancerzenie 1. Daje 0 surowców.",
                "Progress: odłóż tę kartę na Złomowisko i weź z Rezerwy Pojazd o koszcie najwyżej 7."
            ]
        );
        assert_eq!(card(&cards, "engineers").title, "Sappers");
        tells(&card(&cards, "a01").text, "2 Medale dla gracza");
        tells(
            &card(&cards, "a02").text,
            "3 Medale dla gracza, który jako jedyny ma w oddziale najwięcej Medali na kartach tego rodzaju: Pojazd",
        );
        tells(&choices(&*table, narrator, 0), "T-18");
        let why = why_not(&*table, narrator, 0, "buy su_t18");
        assert!(why.contains("T-18"), "{why}");
    });
    play(&mut *table, &["use su_t18"]);
    for language in [Language::English, Language::Polish] {
        in_language(language, &*table, |narrator| {
            tells(&news(&*table, narrator, 0), "T-18");
            let prompt = narrator.prompt(&*table, Seat(0));
            assert!(
                prompt.contains("T-18") && prompt.contains("Progress"),
                "{prompt}"
            );
        });
    }
}

#[test]
fn whole_games_can_be_told() {
    let mut setup = Setup::default();
    for line in content(GameId::Rush, &CHANGES) {
        setup.set(&line).unwrap();
    }
    for ((_, texts), seed) in all_texts().iter().zip(0..) {
        let lines = whole_game::<State>(&setup, seed, texts, |words, seen| words.event(seen));
        tells(&lines, "Sappers");
        tells(&lines, "T-18");
    }
}
