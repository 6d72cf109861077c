//! Broken content is refused with file, line and reason; other content can be played with.

use game::{Game, Setup as _};
use rush::{Class, Content, ContentError, Kind, Nation, Provenance, Setup, Source, State};

/// Replaces text in a file and expects the complaint to name that file, a line near the changed
/// text, and these words.
fn refuse(file: &str, from: &str, to: &str, words: &str) -> ContentError {
    let mut source = Source::embedded();
    let text = source.text(file).to_owned();
    let at = text
        .find(from)
        .unwrap_or_else(|| panic!("`{from}` is not in {file}"));
    let line = text[..at].lines().count();
    source.replace(file, text.replacen(from, to, 1)).unwrap();
    let Err(error) = Content::load(&source) else {
        panic!("`{to}` for `{from}` must be refused");
    };
    assert_eq!(error.file, file, "{error}");
    assert!(error.problem.contains(words), "{error}");
    let message = error.to_string();
    let start = format!("{file}:{}: ", error.line);
    assert!(message.starts_with(&start), "{message}");
    assert!(
        error.line.abs_diff(line) <= 14 || error.line == 1,
        "line {} is far from the fault at {line}: {error}",
        error.line
    );
    error
}

#[test]
fn the_carried_content_is_the_whole_box() {
    let content = Content::standard();
    assert_eq!(content.n_cards(), 212);
    let vehicles = || {
        let cards = content.cards().iter();
        cards.filter(|card| card.face.kind == Kind::Vehicle)
    };
    assert_eq!(vehicles().count(), 100);
    for nation in Nation::ALL {
        let n = vehicles().filter(|card| card.face.nation == Some(nation));
        assert_eq!(n.count(), 25);
    }
    let heavies = vehicles().filter(|card| card.face.class == Some(Class::Heavy));
    assert_eq!(heavies.count(), 16);
    assert_eq!(content.achievements().len(), 12);
    // Honest to the last card: none of the vehicles is published.
    let published = vehicles().filter(|card| card.provenance == Provenance::Published);
    assert_eq!(published.count(), 0);
    let inferred = vehicles().filter(|card| card.provenance == Provenance::Inferred);
    assert_eq!(inferred.count(), 5);
    assert!(content.cards().iter().all(|card| !card.source.is_empty()));
}

#[test]
fn twenty_four_cards_of_a_nation_are_refused() {
    let mut source = Source::embedded();
    let text = source.text("vehicles.toml").to_owned();
    let last = text.rfind("[[vehicle]]").unwrap();
    source.replace("vehicles.toml", &text[..last]).unwrap();
    let error = Content::load(&source).expect_err("one is missing");
    assert_eq!(error.file, "vehicles.toml");
    assert!(
        error.problem.contains("france has 25 vehicles, not 24"),
        "{error}"
    );
    assert!(error.line > 1250, "the last card of the nation: {error}");
    refuse(
        "vehicles.toml",
        "nation = \"germany\"",
        "nation = \"ussr\"",
        "ussr has 25 vehicles, not 26",
    );
}

#[test]
fn an_unknown_ability_is_refused() {
    refuse(
        "vehicles.toml",
        "[\"recon\"]",
        "[\"spying\"]",
        "unknown variant `spying`",
    );
    refuse(
        "vehicles.toml",
        "{ research = 3 }",
        "{ research = 0 }",
        "from 1 to 20, not 0",
    );
    refuse("vehicles.toml", "{ research = 3 }", "\"research\"", "");
    refuse(
        "vehicles.toml",
        "national_goods = \"ussr\"",
        "national_goods = \"poland\"",
        "poland",
    );
    refuse(
        "vehicles.toml",
        "[\"recon\"]",
        "[\"recon\", \"recon\"]",
        "twice",
    );
    refuse(
        "vehicles.toml",
        "[\"bases_only\"]",
        "[\"bases_only\", \"vehicles_only\"]",
        "neither",
    );
}

#[test]
fn a_light_tank_with_other_armour_is_refused() {
    let error = refuse("vehicles.toml", "armour = 1", "armour = 2", "class light");
    assert!(error.problem.contains("`su01`"), "{error}");
    refuse("vehicles.toml", "armour = 1", "armour = 3", "from 0 to 2");
    refuse(
        "vehicles.toml",
        "resources = 0",
        "resources = 7",
        "from 0 to 6",
    );
}

#[test]
fn names_and_words_are_checked() {
    refuse(
        "vehicles.toml",
        "id = \"su02\"",
        "id = \"su01\"",
        "used twice",
    );
    refuse(
        "vehicles.toml",
        "id = \"su02\"",
        "id = \"T 26\"",
        "is no id",
    );
    refuse(
        "vehicles.toml",
        "id = \"su02\"",
        "id = \"engineers\"\nx",
        "",
    );
    refuse(
        "vehicles.toml",
        "name = \"T-26\"",
        "name = \"MS-1\"",
        "used twice",
    );
    refuse(
        "vehicles.toml",
        "class = \"light\"",
        "class = \"tiny\"",
        "tiny",
    );
    refuse("vehicles.toml", "cost = 1", "price = 1", "price");
    refuse(
        "cards.toml",
        "copies = 20",
        "copies = 21",
        "21 copies cannot be",
    );
    refuse("cards.toml", "medals = 1", "medals = 2", "already");
    refuse(
        "abilities.toml",
        "kind = \"action\"",
        "kind = \"restriction\"",
        "other kind",
    );
    refuse(
        "achievements.toml",
        "count = \"cards\"",
        "count = \"stars\"",
        "stars",
    );
}

#[test]
fn text_that_is_not_toml_is_refused() {
    for file in [
        "vehicles.toml",
        "cards.toml",
        "abilities.toml",
        "achievements.toml",
    ] {
        let mut source = Source::embedded();
        source.replace(file, "[[").unwrap();
        let error = Content::load(&source).expect_err("not TOML");
        assert_eq!((error.file.as_str(), error.line), (file, 1));
        source.replace(file, "").unwrap();
        assert_eq!(Content::load(&source).expect_err("empty").file, file);
    }
}

#[test]
fn corrected_vehicles_are_played_with_and_named_in_the_setup() {
    let mut source = Source::embedded();
    let text = source
        .text("vehicles.toml")
        .replacen("cost = 1\n", "cost = 3\n", 1);
    let text = text.replacen("\"reconstructed\"", "\"published\"", 1);
    source.replace("vehicles.toml", text).unwrap();
    let unknown = format!("content {}", source.digest());
    assert!(Setup::default().set(&unknown).is_err(), "not given yet");

    let content = Content::keep(&source).unwrap();
    let again = Content::keep(&source).unwrap();
    assert!(
        std::ptr::eq(content, again),
        "the same content is kept once"
    );
    let mut setup = Setup::default();
    setup.use_content(content).unwrap();
    assert_eq!(setup.lines(), std::slice::from_ref(&unknown));
    let mut read = Setup::default();
    read.set(&unknown).unwrap();
    assert_eq!(read, setup);
    let state = State::new(&setup).unwrap();
    assert_eq!(state.content().cards()[0].face.cost, 3);
    assert_ne!(state, State::new(&Setup::default()).unwrap());

    let mut late = Setup::default();
    late.set("alpha hand su01").unwrap();
    assert!(late.set(&unknown).is_err(), "content comes first");
}
