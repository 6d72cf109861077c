//! What a position is worth to the axis, from 0 to 1.

use quartermaster::effect::{CardType, PieceKind};
use quartermaster::{Country, Spaces, State, Team};

/// A lead of so many points makes a team about three times as likely to win.
const SCALE: f32 = 13.0;
/// Rounds of income that are counted in full; the war changes too much to count on more.
const FORESIGHT: f32 = 7.0;

/// What the position is worth to the axis.
pub(super) fn axis(state: &State) -> f32 {
    let mut lead = (state.points(Team::Axis) - state.points(Team::Allies)) as f32;
    for country in Country::ALL {
        let worth = country_worth(state, country);
        lead += match country.team() {
            Team::Axis => worth,
            Team::Allies => -worth,
        };
    }
    // The nearer the end, the less can still change.
    let left = rounds_left(state);
    let scale = SCALE * (0.35 + 0.65 * (left / 20.0).sqrt());
    1.0 / (1.0 + (-lead / scale).exp())
}

fn rounds_left(state: &State) -> f32 {
    f32::from(state.options().rounds.saturating_sub(state.round())) + 0.5
}

/// What a country adds to its team's prospects, in points.
fn country_worth(state: &State, country: Country) -> f32 {
    let board = state.board();
    let team = country.team();
    let enemies = board.of_team(team.other());
    let supplied = state.supplied(country);
    let armies = board.of(country, PieceKind::Army);
    let sources = state.sources(country);
    let home = state.content().countries[country].home;
    let turns = rounds_left(state);
    let foreseen = turns.min(FORESIGHT) * 0.75;

    // Income: what it scores each turn as things stand.
    let held = armies & sources & supplied;
    let mut mates = team.countries();
    mates.remove(country);
    let shared = held & board.of_any(mates, PieceKind::Army);
    let is_occupied = enemies.contains(home);
    let income = if is_occupied {
        0.0
    } else {
        (2 * held.len() - shared.len()) as f32
    };
    let mut worth = income * foreseen;

    // Prospects: free supply spaces next to it, enemies it presses, its own front.
    let near = state.around(country, supplied);
    let open = near & sources & !enemies & !board.of_team(team);
    let pressed = near & state.content().map.supply & enemies;
    worth += 0.22 * foreseen * open.len() as f32 + 0.16 * foreseen * pressed.len() as f32;
    worth += 0.35 * (supplied & board.all_of(country)).len() as f32;
    worth -= 0.25 * (board.all_of(country) & !supplied).len() as f32;
    // An air force is a second life for what it stands with, and an answer to one: at the front.
    let air = board.of(country, PieceKind::Air);
    if !air.is_empty() {
        let front = air & state.around(country, enemies);
        worth += 1.5 * (air & supplied).len() as f32 + 1.5 * front.len() as f32;
        worth += 0.3 * foreseen * (front & held).len() as f32;
    }
    worth += reach(state, country, near, enemies) * 0.05 * foreseen;
    if !armies.contains(home) {
        worth -= if is_occupied { 3.0 } else { 1.5 };
    } else if state.around(country, Spaces::only(home)).meets(enemies) {
        worth -= 0.8;
    }

    worth + cards_worth(state, country, turns)
}

/// Supply spaces two steps away that nobody of the team holds: somewhere to go.
fn reach(state: &State, country: Country, near: Spaces, enemies: Spaces) -> f32 {
    let beyond = state.around(country, near & !enemies);
    let wanted = beyond & state.sources(country) & !state.board().of_team(country.team());
    wanted.len() as f32
}

/// Cards are turns: a country that runs out loses a point each turn. What lies on the table
/// works for it; what is in hand is a choice, and one that is thrown away is missed.
fn cards_worth(state: &State, country: Country, turns: f32) -> f32 {
    let content = state.content();
    let hand = state.hand(country);
    let left = (hand.len() + state.deck_size(country)) as f32;
    let short = (turns - left).max(0.0);
    let spare = (left - turns).clamp(0.0, 12.0);
    let mut worth = -1.1 * short + 0.12 * spare;
    for card in state.table(country) {
        worth += match content.card(card).card_type {
            CardType::Status => 0.35 + 0.16 * turns.min(12.0),
            _ => 0.9,
        };
    }
    let has_air_left = state.board().left(content, country, PieceKind::Air) > 0;
    for &card in hand {
        worth += match content.card(card).card_type {
            CardType::BuildArmy | CardType::LandBattle => 1.7,
            CardType::BuildNavy | CardType::SeaBattle => 1.1,
            CardType::DeployAir if has_air_left => 1.5,
            CardType::DeployAir => 0.6,
            CardType::Status | CardType::EconomicWarfare | CardType::Event => 0.8,
            CardType::Response | CardType::Bolster => 0.5,
        };
    }
    worth
}
