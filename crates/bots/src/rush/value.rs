//! What a position is worth to a seat, as a logarithm of odds.
//!
//! The prices are a logistic regression on who won some thousand games of two officers, rounded.
//! Only the price of an open base is set by hand: among officers it hardly tells who will win, but
//! a base that nothing else can be done for should be defended.

use ::rush::options::{HAND, N_BASES};
use ::rush::{State, Tally};
use game::Seat;

/// A price that changes between the start and the last round.
#[derive(Clone, Copy, Debug)]
struct Price {
    start: f32,
    end: f32,
}

const fn price(start: f32, end: f32) -> Price {
    Price { start, end }
}

/// A medal, on a medal card or a captured base.
const MEDAL: Price = price(0.24, 0.35);
/// An achievement that would be awarded.
const AWARD: Price = price(0.17, 0.45);
/// A step ahead in an achievement.
const STEP_AHEAD: Price = price(0.14, 0.15);
/// A resource in an average hand of the squad.
const RESOURCE: Price = price(0.19, 0.05);
/// A card with Siege in an average hand.
const SIEGE: Price = price(1.2, 1.6);
/// A heavy tank in an average hand.
const HEAVY: Price = price(1.7, 1.2);
/// A resource in hand that can still be spent.
const TO_SPEND: Price = price(0.04, 0.04);
/// A point of firepower in hand that can still be used.
const TO_FIRE: Price = price(0.04, 0.1);
/// An own base that nobody defends.
const OPEN_BASE: Price = price(-0.08, -0.08);

/// Single medals in a fresh stack.
const SINGLES: f32 = 9.0;

/// How much of the game is left, from 1 to 0: it ends by bases or by single medals.
pub(super) fn left(state: &State, seats: usize) -> f32 {
    if state.last_round().is_some() {
        return 0.0;
    }
    let standing = (0..seats).map(|i| state.bases(Seat(i as u8)).0).min();
    let bases = f32::from(standing.unwrap_or(0)) / N_BASES as f32;
    bases.min(f32::from(state.fewest_singles()) / SINGLES)
}

/// What a seat's side of the position is worth.
pub(super) fn worth(state: &State, seat: Seat, tally: &Tally, left: f32) -> f32 {
    let now = |price: Price| price.end + (price.start - price.end) * left;
    // Cards that draw others make a squad smaller than it is.
    let hand = f32::from(HAND);
    let share = hand / (tally.cards as f32 - tally.draws as f32).max(hand);
    let in_hand = now(RESOURCE) * tally.resources as f32
        + now(SIEGE) * tally.sieges as f32
        + now(HEAVY) * tally.heavies as f32;
    let (_, open) = state.bases(seat);
    now(MEDAL) * tally.medals as f32
        + now(AWARD) * tally.awards as f32
        + now(STEP_AHEAD) * tally.ahead as f32
        + share * in_hand
        + now(TO_SPEND) * tally.to_spend as f32
        + now(TO_FIRE) * tally.to_fire as f32
        + now(OPEN_BASE) * f32::from(open)
}
