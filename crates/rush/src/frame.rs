//! What can be in progress, as plain data on one stack.

use game::{Seat, SeatSet};

use crate::card::CardId;
use crate::nation::Nation;

/// What a turn does next. Steps of the rules: I is `Begin`, II lies between `Begin` and `Medals`,
/// III is the rest (rule 3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Step I: repair, lay the hand open.
    Begin,
    /// Step III begins: medals still owed (rule 8.1).
    Medals,
    /// The Reserve moves on (rule 8.2).
    Refresh,
    /// A new hand (rule 8.3).
    Draw,
    /// The next seat, or the end.
    End,
}

/// What is being dealt before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deal {
    /// The Garage of that seat.
    Garage(Seat),
    /// The vehicle deck.
    Vehicles,
    /// The achievements.
    Achievements,
}

/// How far an attack is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AttackStage {
    /// Attackers are being named.
    Name,
    /// The next attacker is being chosen.
    Choose,
    /// This attacker looks for its target.
    Aim(CardId),
}

/// Something in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    /// Chance shuffles before the first turn.
    Deal(Deal),
    /// The turn of the active seat.
    Turn(Stage),
    /// Step II: any number of cards in any order.
    Play,
    /// This Reserve card is being paid for.
    Purchase(CardId),
    /// A card is played for its abilities; it lies in no pile (A11).
    Card {
        card: CardId,
        /// The action whose turn it is.
        at: u8,
        /// Cards the present action has scrapped.
        done: u8,
        /// Whether Research has sent it to the Scrapyard already.
        is_scrapped: bool,
    },
    /// A vehicle is to be laid on one of the own bases.
    Place(CardId),
    /// Opponents choose what they lose; those still asked.
    Sabotage(SeatSet),
    /// The attack of the turn.
    Attack {
        nation: Nation,
        kills: u8,
        stage: AttackStage,
    },
    /// Medals of a nation are due.
    Reward { nation: Nation, due: u8 },
    /// A seat draws that many more cards.
    Draw { seat: Seat, left: u8 },
    /// The Reserve is being filled.
    Fill,
    /// Chance shuffles a Depot into a new Garage.
    ShuffleGarage(Seat),
    /// Chance shuffles the vehicle discard into a new deck.
    ShuffleVehicles,
}

/// The deepest stack: turn, play, card, draw, shuffle; the rest is room.
const DEPTH: usize = 8;

/// The stack of frames.
pub(crate) type Frames = game::Stack<Frame, DEPTH>;
