//! A second, slow supply checker that shares nothing with the rules: it reads the map file by
//! itself, walks paths piece by piece, and compares with what every view says is unsupplied.

use std::collections::BTreeSet;

use game::{Actor, Game, Ignore, MoveList, Observer, PlaceName, Playout, Rng, Turn};
use quartermaster::{Country, State, View};

struct SlowMap {
    borders: BTreeSet<(PlaceName, PlaceName)>,
    straits: Vec<(PlaceName, PlaceName, PlaceName)>,
    supply: BTreeSet<PlaceName>,
}

fn read_map() -> SlowMap {
    let text = include_str!("../../../content/quartermaster/map.toml");
    let table: toml::Table = text.parse().unwrap();
    let word = |value: &toml::Value, key: &str| PlaceName::from(value[key].as_str().unwrap());
    let mut borders = BTreeSet::new();
    for pair in table["borders"].as_array().unwrap() {
        let (a, b) = (pair[0].as_str().unwrap(), pair[1].as_str().unwrap());
        borders.insert((a.into(), b.into()));
        borders.insert((b.into(), a.into()));
    }
    SlowMap {
        borders,
        straits: table["strait"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| (word(row, "anchor"), word(row, "a"), word(row, "b")))
            .collect(),
        supply: table["space"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|row| row["supply"].as_bool().unwrap())
            .map(|row| word(row, "id"))
            .collect(),
    }
}

fn is_axis(country: Country) -> bool {
    matches!(country, Country::Germany | Country::Japan | Country::Italy)
}

fn unsupplied(map: &SlowMap, view: &View, country: Country) -> BTreeSet<PlaceName> {
    let of = |country: Country| &view.countries[country];
    let axis_armies: BTreeSet<&PlaceName> = Country::ALL
        .into_iter()
        .filter(|&country| is_axis(country))
        .flat_map(|country| &of(country).armies)
        .collect();
    let adjacent = |a: &PlaceName, b: &PlaceName| {
        map.borders.contains(&(a.clone(), b.clone()))
            || map.straits.iter().any(|(anchor, x, y)| {
                ((a, b) == (x, y) || (a, b) == (y, x))
                    && axis_armies.contains(anchor) == is_axis(country)
            })
    };
    let scorched = is_axis(country)
        && of(Country::Ussr)
            .status
            .iter()
            .any(|card| *card == "ussr_scorched_earth");
    let own = of(country);
    let pieces: Vec<&PlaceName> = own.armies.iter().chain(&own.navies).collect();
    let reaches_source = |from: &PlaceName| {
        let mut seen = BTreeSet::from([from]);
        let mut open = vec![from];
        while let Some(at) = open.pop() {
            let denied = scorched && *at == "ukraine";
            if own.armies.contains(at) && map.supply.contains(at) && !denied {
                return true;
            }
            for next in &pieces {
                if adjacent(at, next) && seen.insert(next) {
                    open.push(next);
                }
            }
        }
        false
    };
    let has_port = |navy: &PlaceName| {
        Country::ALL
            .into_iter()
            .filter(|&mate| is_axis(mate) == is_axis(country))
            .any(|mate| of(mate).armies.iter().any(|army| adjacent(navy, army)))
    };
    let table =
        |country: Country, card: &str| of(country).status.iter().any(|status| *status == card);
    let always = |piece: &PlaceName, is_army: bool| {
        is_army
            && (country == Country::Ussr && table(country, "ussr_shvernik_evacuation")
                || !is_axis(country)
                    && *piece == "szechuan"
                    && table(Country::Usa, "usa_american_volunteer"))
    };
    pieces
        .iter()
        .filter(|piece| {
            let is_army = own.armies.contains(piece);
            let fed = reaches_source(piece) && (is_army || has_port(piece));
            !fed && !always(piece, is_army)
        })
        .map(|piece| (*piece).clone())
        .collect()
}

#[test]
fn the_slow_checker_agrees_in_every_position_of_random_games() {
    let map = read_map();
    let mut n_unsupplied = 0;
    let mut n_positions = 0;
    for seed in 0..8 {
        let mut state = State::new(&Default::default()).unwrap();
        let mut rng = Playout::new(seed);
        let mut moves = MoveList::new();
        // Truk feeds pieces until the end of a turn; the slow checker leaves those turns out.
        let mut truk_turn = None;
        loop {
            let view = state.view(Observer::Spectator);
            let this_turn = (view.round, view.active);
            let json = serde_json::to_value(&view.pending).unwrap();
            if json.to_string().contains("jpn_truk") {
                truk_turn = Some(this_turn);
            }
            if truk_turn != Some(this_turn) {
                for country in Country::ALL {
                    let told: BTreeSet<PlaceName> =
                        view.countries[country].unsupplied.iter().cloned().collect();
                    let found = unsupplied(&map, &view, country);
                    assert_eq!(told, found, "seed {seed} {country} {view:?}");
                    n_unsupplied += found.len();
                }
            }
            n_positions += 1;
            match state.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let mv = state.chance(&mut rng);
                    state.apply(Actor::Chance, mv, &mut Ignore);
                }
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    state.moves(seat, &mut moves);
                    let mv = moves[rng.below(moves.len() as u32) as usize];
                    if state.write_move(mv) == "use jpn_truk" {
                        truk_turn = Some(this_turn);
                    }
                    state.apply(Actor::Seat(seat), mv, &mut Ignore);
                }
            }
        }
    }
    assert!(
        n_positions > 2_000 && n_unsupplied > 100,
        "{n_positions} {n_unsupplied}"
    );
}
