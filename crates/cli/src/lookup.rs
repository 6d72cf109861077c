//! Looking things up without playing: the cards of a game, its board.

pub(crate) mod board;
pub(crate) mod cards;
