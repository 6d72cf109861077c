//! Games with other content than the carried one: what only such content can show.

use game::{Actor, ContentError, Game, Ignore, Refusal, Seat, Setup as _, SetupError};
use proptest::prelude::*;
use quartermaster::{Content, Country, Setup, State};
use testkit::onlooker::walk;
use testkit::outside::round_trips;

/// The carried files with these texts in the place of others.
fn changed(changes: &[(&str, &str, &str)]) -> game::Source {
    changes
        .iter()
        .fold(Content::source(), |source, (file, from, to)| {
            testkit::content::changed(source, file, from, to)
        })
}

/// A space beside Germany, and a card of Germany that is called otherwise.
fn with_a_space_and_a_card() -> game::Source {
    changed(&[
        (
            "map.toml",
            "\n[[space]]",
            "\n[[space]]\nid = \"bohemia\"\nname = \"Bohemia\"\nkind = \"land\"\nsupply = true\n\
             x = 500\ny = 500\n\n[[space]]",
        ),
        (
            "map.toml",
            "borders = [",
            "borders = [\n    [\"bohemia\", \"germany\"],",
        ),
        ("cards/germany.toml", "ger_abundant_resources", "ger_works"),
    ])
}

fn play(state: &mut State, seat: u8, text: &str) {
    let mv = state.parse_move(text).unwrap();
    state
        .play(Actor::Seat(Seat(seat)), mv, &mut Ignore)
        .unwrap_or_else(|reason| panic!("{text}: {reason:?}"));
}

#[test]
fn a_new_space_is_built_in_and_everything_is_named_as_in_its_content() {
    let content = Content::keep(&with_a_space_and_a_card()).unwrap();
    assert_eq!(content.map.len(), 54);
    let bohemia = content.map.named("bohemia").unwrap();
    assert_eq!(content.map.title(bohemia), Some("Bohemia"));
    let mut setup = Setup::default();
    setup.use_content(content).unwrap();
    for line in [
        "turn germany play",
        "germany armies germany",
        "germany hand ger_build_army",
        "germany status ger_works",
    ] {
        setup.set(line).unwrap();
    }
    round_trips::<State>(&setup);
    let late = setup.clone().use_content(Content::standard());
    assert!(late.is_err(), "a position's names belong to its content");

    let mut state = State::new(&setup).unwrap();
    let mv = state.parse_move("play ger_works").unwrap();
    let refused = state.why_not(Seat(0), mv).unwrap();
    assert_eq!(refused.arguments(), [("card", "ger_works".to_owned())]);
    play(&mut state, 0, "play ger_build_army");
    // The new space moved the numbers of all others.
    let mv = state.parse_move("build ukraine").unwrap();
    let refused = state.why_not(Seat(0), mv).unwrap();
    assert_eq!(refused.arguments(), [("space", "ukraine".to_owned())]);
    play(&mut state, 0, "build bohemia");
    assert!(state.board().all_of(Country::Germany).contains(bohemia));
    state.audit().unwrap();
}

#[test]
fn the_same_content_is_kept_once_and_is_another_game() {
    let source = changed(&[("countries.toml", "armies = 7", "armies = 8")]);
    let unknown = format!("content {}", source.digest());
    let error = Setup::default().set(&unknown).unwrap_err();
    assert_eq!(error, SetupError::unknown_content(&source.digest()));
    let content = Content::keep(&source).unwrap();
    assert!(std::ptr::eq(content, Content::keep(&source).unwrap()));
    let mut setup = Setup::default();
    setup.set(&unknown).unwrap();
    assert_eq!(setup.lines(), [unknown]);
    assert_ne!(
        State::new(&setup).unwrap(),
        State::new(&Setup::default()).unwrap()
    );
    let carried = Content::keep(&Content::source()).unwrap();
    assert!(std::ptr::eq(carried, Content::standard()));
}

#[test]
fn a_card_that_does_what_no_carried_card_does_is_refused() {
    let refuse = |from: &str, to: &str, words: &str| {
        let error = Content::keep(&changed(&[("cards/germany.toml", from, to)])).unwrap_err();
        let message = error.to_string();
        assert!(message.starts_with("cards/germany.toml:"), "{message}");
        assert!(message.contains(words), "{message}");
    };
    let battle = "effect = [{ battle = { kind = \"land\" } }]";
    let twice = "effect = [{ battle = { kind = \"land\", times = [0, 9] } }]";
    refuse(battle, twice, "unknown-shape card=");
    let none = "effect = [{ battle = { kind = \"land\", in = { spaces = [] } } }]";
    refuse(battle, none, "unknown-shape card=");
    refuse("ger_build_army", "Build Army", "not-an-id id=Build Army");
    let source = changed(&[
        ("cards/germany.toml", "copies = 6", "copies = 26"),
        ("countries.toml", "cards = 41", "cards = 61"),
    ]);
    let error = Content::keep(&source).unwrap_err().to_string();
    assert!(error.contains("too-many-of what=germany max=55"), "{error}");
    let mut source = Content::source();
    let error = source.replace("cards.toml", "").unwrap_err();
    assert!(matches!(error, ContentError::UnknownFile { .. }), "{error}");
}

#[test]
fn total_war_is_refused_until_content_has_cards_for_it() {
    let error = Setup::default().set("air total-war").unwrap_err();
    assert!(
        matches!(&error, SetupError::Impossible(fault) if fault.id == "no-cards"),
        "{error}"
    );

    let kept = "[[card]]\nid = \"ger_deploy_air\"";
    let tagged = "[[card]]\nair = [\"marshal\", \"total_war\"]\nid = \"ger_deploy_air\"";
    let content = Content::keep(&changed(&[
        ("air/germany.toml", kept, tagged),
        (
            "countries.toml",
            "air_cards = ",
            "total_war_cards = 3\nair_cards = ",
        ),
    ]));
    let mut setup = Setup::default();
    setup.use_content(content.unwrap()).unwrap();
    setup.set("air total-war").unwrap();
    round_trips::<State>(&setup);
    let state = State::new(&setup).unwrap();
    let deck = |country| state.view(game::Observer::Spectator).countries[country].deck_size;
    assert_eq!((deck(Country::Germany), deck(Country::Uk)), (41 + 3, 40));

    // How many there are is checked of them too.
    let error = Content::keep(&changed(&[("air/germany.toml", kept, tagged)])).unwrap_err();
    let message = error.to_string();
    assert!(
        message.contains("count what=germany expected=0 n=3"),
        "{message}"
    );
}

#[test]
fn the_first_board_lacks_borders_that_there_are() {
    let pair = "[\"africa\", \"bay_of_bengal\"], [\"pacific";
    let error = Content::keep(&changed(&[(
        "map.toml",
        pair,
        "[\"africa\", \"baltic\"], [\"pacific",
    )]));
    let message = error.unwrap_err().to_string();
    assert!(
        message.contains("missing name=africa - baltic"),
        "{message}"
    );

    // A board that says nothing of it is the same in both editions.
    let lacking = "first_edition_lacks = [[\"africa\", \"bay_of_bengal\"], \
                   [\"pacific_northwest\", \"east_pacific\"]]";
    let content = Content::keep(&changed(&[("map.toml", lacking, "")])).unwrap();
    let neighbours = |content: &'static Content, lines: &[&str]| {
        let mut setup = Setup::default();
        setup.use_content(content).unwrap();
        for line in lines {
            setup.set(line).unwrap();
        }
        let map = &setup.content().map;
        let africa = map.named("africa").unwrap();
        map.adjacent(africa, map.closed()).len()
    };
    assert_eq!(neighbours(content, &["borders first"]), 5);
    let carried = Content::standard();
    assert_eq!(neighbours(carried, &["borders first"]), 4);
    assert_eq!(neighbours(carried, &["borders first", "air marshal"]), 4);
    assert_eq!(neighbours(carried, &["borders first", "borders second"]), 5);
}

/// What can be exchanged in the effects of a deck: numbers, spaces and countries.
fn values(text: &str, content: &Content) -> Vec<(usize, usize)> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let is_value = |word: &str| {
        word.parse::<u8>().is_ok()
            || content.map.named(word).is_some()
            || Country::named(word).is_some()
    };
    let mut values = Vec::new();
    let mut from = 0;
    for line in text.split_inclusive('\n') {
        let code = line.split('#').next().unwrap_or_default();
        let is_effect = !["copies", "numbers", "id", "name", "country"]
            .iter()
            .any(|key| code.trim_start().starts_with(key));
        let words = code.split(|c| !is_word(c));
        for word in words.filter(|word| is_effect && is_value(word)) {
            let at = from + (word.as_ptr() as usize - line.as_ptr() as usize);
            values.push((at, at + word.len()));
        }
        from += line.len();
    }
    values
}

const DECKS: [&str; 6] = [
    "cards/germany.toml",
    "cards/uk.toml",
    "cards/japan.toml",
    "cards/ussr.toml",
    "cards/italy.toml",
    "cards/usa.toml",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Numbers of the cards exchanged for any, spaces and countries for one another.
    #[test]
    fn content_with_other_values_can_be_played(
        changes in prop::collection::vec((0usize..6, 0usize..4000, 0usize..4000, 0u8..), 1..5),
        seed in 0u64..1000,
    ) {
        let mut source = Content::source();
        let mut content = Content::standard();
        for (file, one, other, number) in changes {
            let file = DECKS[file];
            let text = source.text(file);
            let places = values(text, content);
            let (from, to) = places[one % places.len()];
            let (a, b) = places[other % places.len()];
            let value = match text[from..to].parse::<u8>() {
                Ok(_) => number.to_string(),
                Err(_) => text[a..b].to_owned(),
            };
            let mut changed = source.clone();
            changed.replace(file, format!("{}{value}{}", &text[..from], &text[to..])).unwrap();
            match Content::keep(&changed) {
                Ok(kept) => (source, content) = (changed, kept),
                Err(error) => prop_assert!(error.fault().0.is_some_and(|(_, line)| line >= 1)),
            }
        }
        let mut setup = Setup::default();
        setup.use_content(content).unwrap();
        let state: State = walk(&setup, seed, 3_000);
        state.audit().unwrap();
    }
}
