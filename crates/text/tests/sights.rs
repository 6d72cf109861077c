//! A sight that has crossed the network is told word for word like the one at the table.

use game::official::Seed;
use game::{Observer, Playout, Rng, Seat, Turn};
use games::{GameId, Sight, Table};
use text::{Language, Narrator, Texts};

/// Setups that show every kind of table, and one in how many positions is told there.
const TABLES: [(GameId, u32, &[&str]); 8] = [
    (GameId::Quartermaster, 150, &[]),
    (
        GameId::Quartermaster,
        150,
        &["players 2", "reallocation on"],
    ),
    (
        GameId::Quartermaster,
        60,
        &["players 3", "prepare on", "air marshal", "rounds 2"],
    ),
    (GameId::Quartermaster, 150, &["players 4", "windows fast"]),
    (GameId::Rush, 150, &["players 2"]),
    (GameId::Rush, 150, &["players 5"]),
    (GameId::Orders, 25, &["mode alpine"]),
    (GameId::Orders, 25, &["mode island"]),
];

/// Everything a narrator says of a sight.
fn said(narrator: &dyn Narrator, sight: &Sight) -> Vec<String> {
    let mut said = vec![narrator.prompt()];
    said.extend((0..sight.seats.len()).map(|seat| narrator.seat(Seat(seat as u8))));
    said.extend(narrator.trail());
    said.extend(narrator.summary());
    said.extend(narrator.drawing().iter().map(ToString::to_string));
    said.extend(narrator.legend());
    said.extend(narrator.describe());
    said.extend(sight.pickable().map(|choice| narrator.choice(&choice.text)));
    let previews = sight
        .pickable()
        .map(|choice| narrator.preview(choice.index));
    said.extend(previews.map(|preview| preview.text));
    let news = narrator.news().into_iter().flat_map(|told| told.lines);
    said.extend(news.map(|line| line.text));
    said.extend(narrator.outcome());
    let spread = narrator.spread().into_iter().chain(narrator.spread_now());
    said.extend(spread.map(|(_, card)| card.title));
    said.extend(narrator.visible().into_iter().map(|(_, name)| name));
    let places = narrator.places().into_iter();
    said.extend(places.map(|place| place.text));
    said
}

/// Everything that a person can point at is answered: what could be done with it, and why not now.
/// Returns how many ways there were.
fn point_at_all(table: &Table, sight: &Sight, texts: &Texts) -> usize {
    let Some(seat) = sight.seat() else {
        return 0;
    };
    let narrator = texts.narrator(sight).expect("the content is here");
    let mut n_ways = 0;
    for (thing, name) in narrator.visible() {
        let ways = table.why(seat, &thing);
        assert!(!ways.is_empty(), "nothing is said of {name}: {thing:?}");
        for way in &ways {
            let label = narrator.choice(&way.text);
            assert_ne!(label, way.text, "{name}: told in notation");
            let is_listed = sight.pickable().any(|choice| choice.text == way.text);
            assert_eq!(way.refused.is_none(), is_listed, "{name}: {}", way.text);
            if let Some(refused) = &way.refused {
                assert!(
                    !narrator.refusal(refused).contains(text::MISSING),
                    "{refused}"
                );
            }
        }
        n_ways += ways.len();
    }
    n_ways
}

/// The sight as it arrives over a network.
fn sent(sight: &Sight) -> Sight {
    let json = serde_json::to_string(sight).expect("a sight can be written");
    serde_json::from_str(&json).expect("and read back")
}

fn observers(table: &Table) -> Vec<Observer> {
    let seats = (0..table.seats()).map(|seat| Observer::Seat(Seat(seat)));
    seats.chain([Observer::Spectator]).collect()
}

/// Plays a random game; at every position some observer's sight is sent, and now and then every
/// observer's is told in every language. Gives how many were told.
fn check_game(id: GameId, every: u32, setup: &[&str], number: u64, texts: &[Texts]) -> usize {
    let setup: Vec<String> = setup.iter().map(|&line| line.to_owned()).collect();
    let mut table = Table::sit(id, &setup, Some(Seed::new([3; 32]))).expect("a possible setup");
    let mut rng = Playout::new(number);
    let (mut n_told, mut since) = (0, 0);
    loop {
        let is_told = rng.below(every) == 0 || matches!(table.turn(), Turn::Over(_));
        let everybody = observers(&table);
        let some = rng.below(everybody.len() as u32) as usize;
        for (i, observer) in everybody.into_iter().enumerate() {
            if i != some && !is_told {
                continue;
            }
            let sight = table.sight(observer, since);
            let back = sent(&sight);
            assert_eq!(back, sight, "{id} {setup:?} {observer:?}");
            if is_told {
                let language = &texts[n_told % texts.len()];
                let n_ways = point_at_all(&table, &sight, language);
                assert_eq!(n_ways > 0, sight.seat().is_some(), "{id} {observer:?}");
                for texts in texts {
                    let here = texts.narrator(&sight).expect("the content is here");
                    let there = texts.narrator(&back).expect("the content is here");
                    assert_eq!(said(&*here, &sight), said(&*there, &back));
                    n_told += 1;
                }
            }
        }
        if is_told {
            since = table.n_moves();
        }
        match table.turn() {
            Turn::Over(_) => return n_told,
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
fn a_sight_that_was_sent_is_told_word_for_word() {
    let texts = Language::ALL.map(Texts::new);
    for (i, (id, every, setup)) in TABLES.into_iter().enumerate() {
        let n_told = check_game(id, every, setup, i as u64, &texts);
        assert!(n_told > 12, "{id} {setup:?}: {n_told} sights told");
    }
}

#[test]
fn a_sight_of_content_that_is_not_here_has_no_narrator() {
    for id in GameId::ALL {
        let table = Table::sit(id, &[], None).expect("a possible setup");
        let mut sight = table.sight(Observer::Spectator, 0);
        sight.content = "0123456789abcdef".into();
        let texts = Texts::new(Language::English);
        let refused = texts.narrator(&sight).map(drop).unwrap_err();
        assert_eq!(refused.content, sight.content);
    }
}
