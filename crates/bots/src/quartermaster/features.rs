//! Features of each team: points, what its countries earn and could reach, and every card.

use quartermaster::effect::PieceKind;
use quartermaster::{CardId, Country, Spaces, State, Team};

use crate::weights::{Feature, FeatureSink, WHOLE, named_features};

/// The points of a team.
const POINTS: usize = 0;
/// The first feature of the first country.
const COUNTRIES: usize = 1;
/// The first feature of the first card.
const CARDS: usize = COUNTRIES + Country::ALL.len() * Term::NAMES.len();

named_features! {
    /// Features of every country.
    enum Term {
        /// Points it scores each turn as things stand.
        Income = "income",
        /// Those that it has not scored in this round.
        Due = "due",
        /// Free supply spaces beside what it supplies.
        Open = "open",
        /// Supply spaces of the enemy beside it.
        Pressed = "pressed",
        /// Supply spaces two steps away that its team does not hold.
        Reach = "reach",
        /// Pieces in supply.
        Supplied = "supplied",
        /// Pieces out of supply.
        CutOff = "cut-off",
        /// Air forces in supply.
        Air = "air",
        /// Air forces beside an enemy.
        AirFront = "air-front",
        /// Air forces beside an enemy on a supply space that is held.
        AirHeld = "air-held",
        /// A home that has no army of its own.
        HomeEmpty = "home-empty",
        /// A home that an enemy holds.
        HomeLost = "home-lost",
        /// A home with an enemy beside it.
        HomeThreatened = "home-threatened",
        /// Turns for which it will have no card.
        Short = "short",
        /// Cards that it will not need for its turns, up to twelve.
        Spare = "spare",
        /// Cards in hand.
        Hand = "hand",
    }
}

named_features! {
    /// Features of every card: the place where it lies.
    enum At {
        Table = "table",
        Hand = "hand",
    }
}

fn of_card(card: CardId, at: At) -> usize {
    CARDS + At::NAMES.len() * card.0 as usize + at as usize
}

/// All features, in the order of their indices.
pub(super) fn features(state: &State) -> Vec<Feature> {
    let plain = |name: String| Feature { name, family: None };
    let mut features = vec![plain("points".to_owned())];
    for country in Country::ALL {
        let terms = Term::NAMES.iter();
        features.extend(terms.map(|term| plain(format!("{}.{term}", country.name()))));
    }
    for card in state.content().cards() {
        let family = card.card_type.name();
        for place in At::NAMES {
            features.push(Feature {
                name: format!("{place}.{}", card.name),
                family: Some(format!("{place}.{family}")),
            });
        }
    }
    features
}

/// How much of the game is left.
pub(super) fn left(state: &State) -> u32 {
    let n = Country::ALL.len() as u32;
    let rounds = u32::from(state.options().rounds);
    let gone = u32::from(state.round()).saturating_sub(1) * n + state.active() as u32;
    (rounds * n).saturating_sub(gone) * WHOLE / (rounds * n).max(1)
}

/// Extracts the features of the teams.
pub(super) fn extract(state: &State, sink: &mut impl FeatureSink) {
    for team in [Team::Axis, Team::Allies] {
        sink.add(team as usize, POINTS, state.points(team));
    }
    let rounds = i32::from(state.options().rounds.saturating_sub(state.round()));
    for country in Country::ALL {
        extract_country(state, country, rounds, sink);
    }
}

/// Points that the country scores each turn as things stand.
pub(super) fn income(state: &State, country: Country) -> u32 {
    let (board, content) = (state.board(), state.content());
    let team = country.team();
    let home = content.countries[country].home;
    if board.of_team(team.other()).contains(home) {
        return 0;
    }
    let armies = board.of(country, PieceKind::Army);
    let held = armies & state.sources(country) & state.supplied(country);
    let mut mates = team.countries();
    mates.remove(country);
    let shared = held & board.of_any(mates, PieceKind::Army);
    2 * held.len() - shared.len()
}

fn extract_country(state: &State, country: Country, rounds: i32, sink: &mut impl FeatureSink) {
    let (board, content) = (state.board(), state.content());
    let team = country.team();
    let friends = board.of_team(team);
    let enemies = board.of_team(team.other());
    let supplied = state.supplied(country);
    let armies = board.of(country, PieceKind::Army);
    let sources = state.sources(country);
    let home = content.countries[country].home;
    let mut add = |term: Term, amount: u32| {
        if amount != 0 {
            let feature = COUNTRIES + country as usize * Term::NAMES.len() + term as usize;
            sink.add(team as usize, feature, amount as i32);
        }
    };

    let held = armies & sources & supplied;
    let is_lost = enemies.contains(home);
    let income = income(state, country);
    add(Term::Income, income);
    let turns = if state.has_scored(country) {
        rounds
    } else {
        add(Term::Due, income);
        rounds + 1
    };

    let near = state.around(country, supplied);
    add(Term::Open, (near & sources & !enemies & !friends).len());
    add(Term::Pressed, (near & content.map.supply & enemies).len());
    let beyond = state.around(country, near & !enemies);
    add(Term::Reach, (beyond & sources & !friends).len());
    let all = board.all_of(country);
    add(Term::Supplied, (all & supplied).len());
    add(Term::CutOff, (all & !supplied).len());
    let air = board.of(country, PieceKind::Air);
    if !air.is_empty() {
        let front = air & state.around(country, enemies);
        add(Term::Air, (air & supplied).len());
        add(Term::AirFront, front.len());
        add(Term::AirHeld, (front & held).len());
    }
    if is_lost {
        add(Term::HomeLost, 1);
    } else if !armies.contains(home) {
        add(Term::HomeEmpty, 1);
    } else if state.around(country, Spaces::only(home)).meets(enemies) {
        add(Term::HomeThreatened, 1);
    }

    let hand = state.hand(country);
    let cards = (hand.len() + state.deck_size(country)) as i32;
    add(Term::Short, (turns - cards).max(0) as u32);
    add(Term::Spare, (cards - turns).clamp(0, 12) as u32);
    add(Term::Hand, hand.len() as u32);
    for card in state.table(country) {
        sink.add(team as usize, of_card(card, At::Table), 1);
    }
    for &card in hand {
        sink.add(team as usize, of_card(card, At::Hand), 1);
    }
}
