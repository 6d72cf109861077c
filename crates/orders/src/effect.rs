//! The vocabulary of cards and bonuses: moments and effects with parameters. Data only.
//!
//! Content is written in these words and card texts will be generated from them. A card has one
//! moment ([`When`]) and one effect ([`CardEffect`]); a bonus has one effect ([`BonusEffect`]).
//! Which effect makes sense at which moment is decided by [`CardEffect::fits`], at load.

use serde::{Deserialize, Serialize};

use crate::space::Action;

/// The most that one card or bonus adds of anything.
const MOST: u8 = 9;

/// Whether a card or bonus may add so many.
const fn is_amount(n: u8) -> bool {
    n > 0 && n <= MOST
}

/// Whose turn it is when a card's effect is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// On the own turn (black symbol).
    OwnTurn,
    /// On the opponent's turn, as defender in a battle (red symbol).
    Defending,
}

/// The moment at which a card's effect may be used (rule 11.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum When {
    /// At the start of the own turn, or at its end.
    OwnTurn,
    /// While deploying to a space of this action that an enemy commander holds.
    DeployingBesideEnemy(Action),
    /// In this action of one's own, after the pieces have entered and before a battle.
    Entered(Action),
    /// In this action of one's own, before its roll.
    BeforeRoll(Action),
    /// While placing pieces by this action of one's own.
    Placing(Action),
    /// As defender in a battle that one of these actions began, before the defence roll.
    DefendingAgainst(Vec<Action>),
}

impl When {
    /// On whose turn that is.
    #[must_use]
    pub const fn timing(&self) -> Timing {
        match self {
            Self::DefendingAgainst(_) => Timing::Defending,
            _ => Timing::OwnTurn,
        }
    }
}

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CardEffect {
    /// Up to so many pieces from the reserve join those that entered.
    MoreToEnter(u8),
    /// Up to so many pieces more may be placed, from the reserve only.
    MoreToPlace(u8),
    /// So many dice more in the coming roll.
    MoreDice(u8),
    /// So many commanders come from the ready zone until the recall.
    ReadyCommander(u8),
    /// The occupied space counts as free for this deployment.
    ShareSpace,
}

impl CardEffect {
    /// Whether the effect can ever do something at that moment.
    #[must_use]
    pub fn fits(self, when: &When) -> bool {
        match (self, when) {
            (Self::MoreToEnter(n), When::Entered(action)) => is_amount(n) && action.enters(),
            (Self::MoreToPlace(n), When::Placing(action)) => {
                is_amount(n) && matches!(action, Action::Reinforce | Action::Scramble)
            }
            (Self::MoreDice(n), When::BeforeRoll(action)) => is_amount(n) && action.rolls(),
            (Self::MoreDice(n), When::DefendingAgainst(actions)) => {
                is_amount(n)
                    && !actions.is_empty()
                    && actions
                        .iter()
                        .all(|action| action.enters() || *action == Action::Scramble)
            }
            (Self::ReadyCommander(n), When::OwnTurn) => is_amount(n),
            (Self::ShareSpace, When::DeployingBesideEnemy(action)) => !action.is_support(),
            _ => false,
        }
    }
}

/// What an area bonus does for the faction that controls and supplies its area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum BonusEffect {
    /// A support action is stronger.
    Strength {
        /// Which.
        of: Action,
        /// By how much.
        plus: u8,
    },
    /// Pieces from the reserve join those that entered.
    Enter {
        /// By which action.
        by: Action,
        /// How many.
        plus: u8,
    },
    /// More dice in an action's roll.
    Dice {
        /// Which action's.
        of: Action,
        /// How many.
        plus: u8,
    },
    /// So many commanders leave the ready zone for as long as the bonus is held.
    Commanders(u8),
    /// So many dice more in the defence of this very area.
    DefenceDice(u8),
}

impl BonusEffect {
    /// Whether the effect can ever do something.
    #[must_use]
    pub const fn is_meant(self) -> bool {
        match self {
            Self::Strength { of, plus } => is_amount(plus) && of.is_support(),
            Self::Enter { by, plus } => is_amount(plus) && by.enters(),
            Self::Dice { of, plus } => is_amount(plus) && of.rolls(),
            Self::Commanders(n) | Self::DefenceDice(n) => is_amount(n),
        }
    }
}
