//! What each team has: points, what its countries earn and could reach, and every card.

use quartermaster::effect::PieceKind;
use quartermaster::{CardId, Country, Spaces, State, Team};

use crate::weights::{Feature, FeatureSink, WHOLE};

/// The points of a team.
const POINTS: usize = 0;
/// The first feature of the first country.
const COUNTRIES: usize = 1;
/// The first feature of the first card.
const CARDS: usize = COUNTRIES + Country::ALL.len() * Term::ALL.len();

/// What is counted of every country.
#[derive(Clone, Copy, Debug)]
enum Term {
    /// Points it scores each turn as things stand.
    Income,
    /// Those that it has not scored in this round.
    Due,
    /// Free supply spaces beside what it supplies.
    Open,
    /// Supply spaces of the enemy beside it.
    Pressed,
    /// Supply spaces two steps away that its team does not hold.
    Reach,
    /// Pieces in supply.
    Supplied,
    /// Pieces out of supply.
    CutOff,
    /// Air forces in supply.
    Air,
    /// Air forces beside an enemy.
    AirFront,
    /// Air forces beside an enemy on a supply space that is held.
    AirHeld,
    /// A home that has no army of its own.
    HomeEmpty,
    /// A home that an enemy holds.
    HomeLost,
    /// A home with an enemy beside it.
    HomeThreatened,
    /// Turns for which it will have no card.
    Short,
    /// Cards that it will not need for its turns, up to twelve.
    Spare,
    /// Cards in hand.
    Hand,
}

impl Term {
    const ALL: [(Self, &'static str); 16] = [
        (Self::Income, "income"),
        (Self::Due, "due"),
        (Self::Open, "open"),
        (Self::Pressed, "pressed"),
        (Self::Reach, "reach"),
        (Self::Supplied, "supplied"),
        (Self::CutOff, "cut-off"),
        (Self::Air, "air"),
        (Self::AirFront, "air-front"),
        (Self::AirHeld, "air-held"),
        (Self::HomeEmpty, "home-empty"),
        (Self::HomeLost, "home-lost"),
        (Self::HomeThreatened, "home-threatened"),
        (Self::Short, "short"),
        (Self::Spare, "spare"),
        (Self::Hand, "hand"),
    ];
}

/// Where a card is that counts.
#[derive(Clone, Copy, Debug)]
enum At {
    Table,
    Hand,
}

fn of_card(card: CardId, at: At) -> usize {
    CARDS + 2 * card.0 as usize + at as usize
}

/// The features of all this, in order.
pub(super) fn features(state: &State) -> Vec<Feature> {
    let plain = |name: String| Feature { name, family: None };
    let mut features = vec![plain("points".to_owned())];
    for country in Country::ALL {
        let terms = Term::ALL.iter();
        features.extend(terms.map(|(_, term)| plain(format!("{}.{term}", country.name()))));
    }
    for card in state.content().cards() {
        let family = card.card_type.name();
        for place in ["table", "hand"] {
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

/// Tells what the teams have.
pub(super) fn tell(state: &State, survey: &mut impl FeatureSink) {
    for team in [Team::Axis, Team::Allies] {
        survey.add(team as usize, POINTS, state.points(team));
    }
    let rounds = i32::from(state.options().rounds.saturating_sub(state.round()));
    for country in Country::ALL {
        tell_country(state, country, rounds, survey);
    }
}

fn tell_country(state: &State, country: Country, rounds: i32, survey: &mut impl FeatureSink) {
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
            let feature = COUNTRIES + country as usize * Term::ALL.len() + term as usize;
            survey.add(team as usize, feature, amount as i32);
        }
    };

    let held = armies & sources & supplied;
    let mut mates = team.countries();
    mates.remove(country);
    let shared = held & board.of_any(mates, PieceKind::Army);
    let is_lost = enemies.contains(home);
    let income = if is_lost {
        0
    } else {
        2 * held.len() - shared.len()
    };
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
        survey.add(team as usize, of_card(card, At::Table), 1);
    }
    for &card in hand {
        survey.add(team as usize, of_card(card, At::Hand), 1);
    }
}
