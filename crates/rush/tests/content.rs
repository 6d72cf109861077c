//! Broken content is refused with file, line and reason; other content can be played with.

use game::{Game, Setup as _};
use rush::{Class, Content, Kind, Nation, Provenance, Setup, State};
use testkit::content::{complaint, refuses_near, refuses_other_than_toml};

fn refuse(file: &str, from: &str, to: &str, words: &str) {
    refuses_near(Content::load, Content::source(), [file, from, to], words);
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
    let mut source = Content::source();
    let text = source.text("vehicles.toml").to_owned();
    let last = text.rfind("[[vehicle]]").unwrap();
    source.replace("vehicles.toml", &text[..last]).unwrap();
    let (file, line, fault) = complaint(Content::load, &source);
    assert_eq!(file, "vehicles.toml");
    assert_eq!(fault, "count what=france expected=25 n=24");
    assert!(line > 1250, "the last card of the nation: {line}");
    refuse(
        "vehicles.toml",
        "nation = \"germany\"",
        "nation = \"ussr\"",
        "count what=ussr expected=25 n=26",
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
        "out-of-range what=Research n=0 min=1 max=20",
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
        "twice name=Recon",
    );
    refuse(
        "vehicles.toml",
        "[\"bases_only\"]",
        "[\"bases_only\", \"vehicles_only\"]",
        "no-target card=",
    );
}

#[test]
fn a_light_tank_with_other_armour_is_refused() {
    refuse(
        "vehicles.toml",
        "armour = 1",
        "armour = 2",
        "class-values card=su01 class=light",
    );
    refuse(
        "vehicles.toml",
        "armour = 1",
        "armour = 3",
        "what=armour n=3 min=0 max=2",
    );
    refuse(
        "vehicles.toml",
        "resources = 0",
        "resources = 7",
        "what=resources n=7 min=0 max=6",
    );
}

#[test]
fn names_and_words_are_checked() {
    refuse(
        "vehicles.toml",
        "id = \"su02\"",
        "id = \"su01\"",
        "twice name=su01",
    );
    refuse(
        "vehicles.toml",
        "id = \"su02\"",
        "id = \"T 26\"",
        "not-an-id id=T 26",
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
        "twice name=MS-1",
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
        "copies-of-start card=engineers players=5 start=4 copies=21",
    );
    refuse("cards.toml", "medals = 1", "medals = 2", "twice name=");
    refuse(
        "abilities.toml",
        "kind = \"action\"",
        "kind = \"restriction\"",
        "other-sort ability=",
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
    refuses_other_than_toml(Content::load, &Content::source());
}

#[test]
fn corrected_vehicles_are_played_with_and_named_in_the_setup() {
    let mut source = Content::source();
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
