//! Tree counts: is the tree of moves the size it was?
//!
//! A count goes down to a depth of decisions. Of the seats that are asked the lowest decides;
//! asides are left out; chance has one outcome in each place, drawn from a seed, and does not
//! count as a decision. A game that has ended is a leaf.
//!
//! Counts are kept in `*.perft` files:
//!
//! ```text
//! # Where the numbers come from, and when.
//! game toy
//! set players 2
//! seed 1
//! walk 12
//! depth 1 = 3
//! depth 2 = 9
//! ```
//!
//! `walk` makes so many random moves first, so that the tree can start in the middle of a game.

use std::path::Path;

use game::{Actor, Game, Ignore, MoveList, Playout, Setup, Turn};
use games::with_game;

use crate::random;
use crate::stored::{self, Fault, Mode, StoredError};

/// More nodes than this are not counted: a tree that big is a mistake in the file.
pub const NODE_LIMIT: u64 = 100_000_000;

/// A tree that is bigger than it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("more than {limit} nodes")]
pub struct TooManyNodes {
    /// The most there may be.
    pub limit: u64,
}

/// How many positions there are after `depth` decisions, ended games counted where they end.
///
/// # Errors
/// When more than `limit` positions would have to be visited.
pub fn count<G: Game>(state: &G, depth: u32, seed: u64, limit: u64) -> Result<u64, TooManyNodes> {
    let mut lists = vec![MoveList::new(); depth as usize];
    let mut visited = 0;
    below(state.clone(), seed, 0, &mut lists, &mut visited, limit)
}

/// `lists` has one list for each decision still to come.
fn below<G: Game>(
    mut state: G,
    seed: u64,
    mut n_chance: u64,
    lists: &mut [MoveList<G::Move>],
    visited: &mut u64,
    limit: u64,
) -> Result<u64, TooManyNodes> {
    *visited += 1;
    if *visited > limit {
        return Err(TooManyNodes { limit });
    }
    let asked = loop {
        match state.turn() {
            Turn::Over(_) => return Ok(1),
            Turn::Seats(asked) => break asked,
            Turn::Chance => {
                // Numbered by the chance moves on the path, so that siblings meet like outcomes.
                let mv = state.chance(&mut Playout::new(seed.wrapping_add(n_chance)));
                n_chance += 1;
                state.apply(Actor::Chance, mv, &mut Ignore);
            }
        }
    };
    let (Some((list, deeper)), Some(seat)) = (lists.split_first_mut(), asked.lowest()) else {
        return Ok(1);
    };
    state.moves(seat, list);
    let mut sum = 0;
    // As the random player: an aside is a move only where there is no other.
    let has_asides_only = list.iter().all(|&mv| G::is_aside(mv));
    for &mv in list.iter() {
        if G::is_aside(mv) && !has_asides_only {
            continue;
        }
        let mut child = state.clone();
        child.apply(Actor::Seat(seat), mv, &mut Ignore);
        sum += below(child, seed, n_chance, deeper, visited, limit)?;
    }
    Ok(sum)
}

/// Compares the counts of a `*.perft` file of that game, or writes them.
///
/// # Errors
/// When a count differs or a line makes no sense.
pub fn check_file_as<G: Game>(path: &Path, mode: Mode) -> Result<(), StoredError> {
    stored::settle(path, mode, recount::<G>, stored::difference)
}

/// Compares the counts of every `*.perft` file in a folder, or writes them.
///
/// # Errors
/// Every file that does not hold; when there is none.
pub fn check_folder(folder: &Path, mode: Mode) -> Result<(), StoredError> {
    stored::each(
        folder,
        "perft",
        |path, id| with_game!(id, G => check_file_as::<G>(path, mode)),
    )
}

/// The file's text with the counts as they are.
fn recount<G: Game>(text: &str) -> Result<String, Fault> {
    let mut setup = G::Setup::default();
    let mut seed = 0;
    let mut walk = 0;
    let mut start: Option<G> = None;
    let mut out = String::new();
    for (i, line) in text.lines().enumerate() {
        let fail = |problem: String| Fault::new(i + 1, problem);
        let number = |word: &str| {
            let number = word.parse::<u32>();
            number.map_err(|_| fail(format!("expected a number, found `{word}`")))
        };
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [] => {}
            [first, ..] if first.starts_with('#') => {}
            ["game", game] if game == G::ID => {}
            ["game", game] => return Err(fail(format!("`{game}` is not {}", G::ID))),
            ["set" | "seed" | "walk", ..] if start.is_some() => {
                return Err(fail("this stands before the first depth".to_owned()));
            }
            ["set", ..] => {
                let rest = line.trim().strip_prefix("set").unwrap_or_default();
                setup
                    .set(rest.trim())
                    .map_err(|error| fail(error.to_string()))?;
            }
            ["seed", word] => seed = u64::from(number(word)?),
            ["walk", word] => walk = number(word)?,
            ["depth", depth, ..] => {
                let depth = number(depth)?;
                let state = match &start {
                    Some(state) => state,
                    None => {
                        let state = G::new(&setup).map_err(|error| fail(error.to_string()))?;
                        start.insert(wander(state, seed, walk))
                    }
                };
                let n = count(state, depth, seed, NODE_LIMIT)
                    .map_err(|error| fail(error.to_string()))?;
                out += &format!("depth {depth} = {n}\n");
                continue;
            }
            _ => return Err(fail("expected game, set, seed, walk or depth".to_owned())),
        }
        out += line;
        out.push('\n');
    }
    Ok(out)
}

/// The position after so many random moves.
fn wander<G: Game>(mut state: G, seed: u64, walk: u32) -> G {
    let mut rng = Playout::new(seed);
    let mut list = MoveList::new();
    for _ in 0..walk {
        match random::next(&state, &mut list, &mut rng) {
            Some((actor, mv)) => state.apply(actor, mv, &mut Ignore),
            None => break,
        }
    }
    state
}
