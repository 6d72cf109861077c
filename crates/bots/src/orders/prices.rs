//! What things are worth in each mode, as logarithms of odds.
//!
//! A logistic regression on who won some thousand games between officers, one for each mode,
//! rounded. Only the price of an HQ in danger is set by hand: officers hardly let it happen.

use ::orders::Mode;

/// A price that changes in the course of the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Price {
    start: f32,
    last_round: f32,
    end: f32,
}

/// What the regression was asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices {
    /// A star that would score. At the start it says nothing about the end.
    pub(super) star: Price,
    /// A star that would score, where the enemy can march in.
    pub(super) star_in_danger: Price,
    /// A star that is held but not supplied.
    pub(super) star_cut_off: Price,
    /// A star that nobody holds, with own troops beside it.
    pub(super) star_in_reach: Price,
    /// A supplied area: somewhere to go on from.
    pub(super) area: Price,
    /// A troop in a supplied area.
    pub(super) troop: Price,
    /// A bonus that is held and supplied.
    pub(super) bonus: Price,
    /// A supplied zone.
    pub(super) zone: Price,
    /// A plane in a supplied zone.
    pub(super) plane: Price,
    /// A commander still to be deployed.
    pub(super) commander: Price,
    /// A card in hand.
    pub(super) card: Price,
    /// The initiative; at the end it settles a tie.
    pub(super) initiative: Price,
    /// The turn.
    pub(super) turn: Price,
}

/// An HQ that the enemy can march into.
pub(super) const HQ_IN_DANGER: f32 = -2.0;

const ALPINE: Prices = Prices {
    star: price(0.0, 0.17, 0.74),
    star_in_danger: price(0.0, -0.07, -0.37),
    star_cut_off: price(0.17, 0.35, 0.22),
    star_in_reach: price(0.0, 0.02, 0.15),
    area: price(0.55, 0.26, 0.22),
    troop: price(0.05, 0.13, 0.0),
    bonus: price(0.0, 0.0, 0.0),
    zone: price(0.0, 0.0, 0.0),
    plane: price(0.0, 0.0, 0.0),
    commander: price(0.33, 0.36, 1.33),
    card: price(0.54, 0.31, 0.2),
    initiative: price(0.04, 0.0, 0.34),
    turn: price(0.1, 0.21, 0.11),
};

const ISLAND: Prices = Prices {
    star: price(0.0, 0.2, 1.22),
    star_in_danger: price(-0.1, 0.0, -0.48),
    star_cut_off: price(0.0, 0.55, 0.57),
    star_in_reach: price(0.0, 0.17, 0.3),
    area: price(0.34, 0.19, 0.15),
    troop: price(0.02, 0.13, 0.0),
    bonus: price(0.09, 0.23, 0.32),
    zone: price(0.16, 0.18, 0.31),
    plane: price(0.0, 0.08, 0.01),
    commander: price(0.18, 0.1, 0.76),
    card: price(0.2, 0.2, 0.27),
    initiative: price(0.03, 0.1, 0.36),
    turn: price(0.11, 0.23, 0.25),
};

const fn price(start: f32, last_round: f32, end: f32) -> Price {
    Price {
        start,
        last_round,
        end,
    }
}

impl Prices {
    /// Those of that mode.
    pub(super) const fn of(mode: Mode) -> &'static Self {
        match mode {
            Mode::Alpine => &ALPINE,
            Mode::Island => &ISLAND,
        }
    }
}

impl Price {
    /// The price when so much of the game is left, and so much when the last round begins.
    pub(super) fn at(self, left: f32, last_round: f32) -> f32 {
        let (from, to, share) = if left < last_round {
            (self.end, self.last_round, left / last_round)
        } else {
            let share = (left - last_round) / (1.0 - last_round);
            (self.last_round, self.start, share)
        };
        from + (to - from) * share
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_price_goes_from_the_start_by_the_last_round_to_the_end() {
        let price = price(1.0, 2.0, 6.0);
        for (left, expected) in [
            (1.0, 1.0),
            (0.625, 1.5),
            (0.25, 2.0),
            (0.125, 4.0),
            (0.0, 6.0),
        ] {
            assert!((price.at(left, 0.25) - expected).abs() < 1e-6, "{left}");
        }
    }
}
