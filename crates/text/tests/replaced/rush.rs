//! Rush with a vehicle renamed, barracks retitled, other values and another achievement.

use game::Setup as _;
use games::GameId;
use rush::{Setup, State};
use text::Language;

use crate::told::{all_texts, whole_game};
use crate::{Change, card, content, in_language, play, sit, tells};

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
    in_language(Language::English, &table, |narrator| {
        let held = narrator.held();
        let tank = card(&held, "su_t18");
        assert_eq!(tank.title, "T-18");
        tells(&tank.text, "Cost 2,");
        tells(&tank.text, "Progress: ");
        tells(&tank.text, "of cost 7 or less");
        assert_eq!(card(&held, "engineers").title, "Sappers");
        let cards = narrator.cards();
        assert_eq!(card(&cards, "technicians").title, "Technicians");
        assert_eq!(card(&cards, "a02").title, "Siege train");
        tells(&card(&cards, "a02").text, "3 medals ");
        tells(
            &card(&cards, "a02").text,
            "medals on cards of this kind: vehicle, France",
        );
        tells(&narrator.choices(), "T-18");
        tells(&narrator.describe(), "Siege train");
        tells(&narrator.describe(), "Sappers");
        let why = narrator.why_not("buy su_t18");
        assert!(why.contains("T-18"), "{why}");
    });
    in_language(Language::Polish, &table, |narrator| {
        let cards = narrator.cards();
        let tank = card(&cards, "su_t18");
        tells(&tank.text, "Koszt 2,");
        tells(&tank.text, "Progress: ");
        tells(&tank.text, "o koszcie najwyżej 7");
        assert_eq!(card(&cards, "engineers").title, "Sappers");
        tells(&card(&cards, "a01").text, "2 Medale ");
        tells(&card(&cards, "a02").text, "3 Medale ");
        tells(&card(&cards, "a02").text, "na kartach tego rodzaju: ");
        tells(&narrator.choices(), "T-18");
        let why = narrator.why_not("buy su_t18");
        assert!(why.contains("T-18"), "{why}");
    });
    play(&mut table, &["use su_t18"]);
    for language in [Language::English, Language::Polish] {
        in_language(language, &table, |narrator| {
            tells(&narrator.news(), "T-18");
            let prompt = narrator.prompt();
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
