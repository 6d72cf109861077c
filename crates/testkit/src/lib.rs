//! What every game is tested with.
//!
//! Four tools, all generic over [`game::Game`] and so the same for every game:
//!
//! - [`conformance()`] plays random games and checks the laws all games keep;
//! - [`scenario`] runs `*.scn` files, which people write who do not program;
//! - [`perft`] counts the tree of moves and compares with stored numbers;
//! - [`golden`] compares everything observable of stored games with what it was.
//!
//! A game's own tests take [`outside`] for text that is read or refused, and [`onlooker`] for all that
//! can be told of a game. [`random`] is the player they share. What must not live here: a rule of any game, or anything
//! a game needs to run. Only the scenario runner also serves people, through the terminal.

pub mod conformance;
pub mod content;
pub mod fuzz;
pub mod golden;
pub mod onlooker;
pub mod outside;
mod panics;
pub mod perft;
pub mod random;
pub mod scenario;
pub mod stored;
mod told;

pub use conformance::conformance;
