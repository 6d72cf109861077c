//! Names in what is told lead to what they name, and change no letter of it.

use std::collections::BTreeSet;

use game::official::Seed;
use game::{Observer, Playout, Rng, Seat, Turn};
use games::{GameId, Sight, Table};
use text::rich::{self, Topic};
use text::{Language, Narrator, Texts};

/// Setups that show every kind of table, and one in how many positions is told there.
const TABLES: [(GameId, u32, &[&str]); 7] = [
    (GameId::Quartermaster, 60, &["players 2"]),
    (
        GameId::Quartermaster,
        30,
        &["players 3", "prepare on", "air marshal", "rounds 2"],
    ),
    (GameId::Quartermaster, 80, &[]),
    (GameId::Rush, 120, &["players 3"]),
    (GameId::Rush, 120, &["players 5"]),
    (GameId::Orders, 15, &["mode alpine"]),
    (GameId::Orders, 15, &["mode island"]),
];

/// What a page shows of a sight as sentences.
fn sentences(narrator: &dyn Narrator, sight: &Sight) -> Vec<String> {
    let mut said = vec![narrator.prompt()];
    said.extend(narrator.trail());
    said.extend(sight.pickable().map(|choice| narrator.choice(&choice.text)));
    let previews = sight.pickable();
    said.extend(previews.map(|choice| narrator.preview(choice.index).text));
    let news = narrator.news().into_iter().flat_map(|told| told.lines);
    said.extend(news.map(|line| line.text));
    said.extend(narrator.outcome());
    said
}

/// Compares both tellings of a sight; notes what was named.
fn check(sight: &Sight, texts: &Texts, named: &mut BTreeSet<Topic>) {
    let marked = texts.marked();
    let narrator = texts.narrator(sight).expect("the content is here");
    let mut faces = BTreeSet::new();
    let telling = marked.narrator(sight).expect("the content is here");
    let pairs = sentences(&*telling, sight);
    for (told, bare) in pairs.iter().zip(sentences(&*narrator, sight)) {
        assert_eq!(rich::plain(told), bare, "{:?}", texts.language());
        assert!(!rich::is_marked(&bare), "{bare}");
        for topic in rich::spans(told).into_iter().filter_map(|span| span.topic) {
            if !faces.insert(topic.clone()) {
                continue;
            }
            let face = narrator.face(&topic);
            let face = face.unwrap_or_else(|| panic!("{topic} has no face: {bare}"));
            assert!(!face.title.is_empty() && !face.text.is_empty(), "{topic}");
            let words = face.text.iter().chain([&face.title, &face.kind]);
            let mut words = words.chain(&face.now);
            assert!(
                words.all(|words| !words.contains(text::MISSING) && !rich::is_marked(words)),
                "{face:?}"
            );
        }
    }
    named.extend(faces);
}

fn play(id: GameId, every: u32, setup: &[&str], number: u64, texts: &[Texts]) -> BTreeSet<Topic> {
    let setup: Vec<String> = setup.iter().map(|&line| line.to_owned()).collect();
    let mut table = Table::sit(id, &setup, Some(Seed::new([5; 32]))).expect("a possible setup");
    let mut rng = Playout::new(number);
    let (mut named, mut since) = (BTreeSet::new(), 0);
    loop {
        let is_over = matches!(table.turn(), Turn::Over(_));
        if is_over || rng.below(every) == 0 {
            let seats = (0..table.seats()).map(|seat| Observer::Seat(Seat(seat)));
            for observer in seats.chain([Observer::Spectator]) {
                let sight = table.sight(observer, since);
                for texts in texts {
                    check(&sight, texts, &mut named);
                }
            }
            since = table.n_moves();
        }
        match table.turn() {
            Turn::Over(_) => return named,
            Turn::Chance => drop(table.draw_chance().expect("there is a seed")),
            Turn::Seats(asked) => {
                let seat = asked.lowest().expect("a seat is asked");
                let choices = table.sight(Observer::Seat(seat), table.n_moves()).choices;
                let mv = &choices[rng.below(choices.len() as u32) as usize];
                table.play(seat, &mv.text).expect("it is listed");
            }
        }
    }
}

#[test]
fn names_lead_somewhere_and_change_no_letter() {
    let texts = Language::ALL.map(Texts::new);
    for (i, (id, every, setup)) in TABLES.into_iter().enumerate() {
        let named = play(id, every, setup, i as u64, &texts);
        let n_of = |is: fn(&Topic) -> bool| named.iter().filter(|topic| is(topic)).count();
        assert!(n_of(|topic| matches!(topic, Topic::Card(_))) > 2, "{id}");
        assert!(n_of(|topic| matches!(topic, Topic::Side(_))) > 1, "{id}");
        let n_places = n_of(|topic| matches!(topic, Topic::Place(_)));
        assert!(n_places > 5 || id == GameId::Rush, "{id}: {n_places}");
    }
}

#[test]
fn an_ability_says_what_it_does_and_what_it_means_now() {
    let seed = Some(Seed::new([5; 32]));
    let mut table = Table::sit(GameId::Rush, &[], seed).expect("a possible setup");
    while table.turn() == Turn::Chance {
        drop(table.draw_chance().expect("there is a seed"));
    }
    for language in Language::ALL {
        let texts = Texts::new(language);
        let sight = table.sight(Observer::Seat(Seat(0)), 0);
        let narrator = texts.narrator(&sight).expect("the content is here");
        let face = |name: &str| narrator.face(&Topic::Ability(name.into()));
        let bare = face("research").expect("an ability");
        let one = face("research 1").expect("an ability with its number");
        let nine = face("research 9");
        assert!(one.title.ends_with(" 1") && one.text[0].contains('1'));
        assert!(bare.text[0].contains('N'), "{bare:?}");
        assert!(one.now.is_some_and(|now| now.contains('.')));
        assert!(nine.is_none(), "no card has it");
        assert!(face("no_such").is_none());
    }
}
