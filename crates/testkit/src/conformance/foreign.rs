//! Moves and texts that belong somewhere else, to be refused here.

use game::{Playout, Rng};

/// Moves seen in other positions.
#[derive(Debug)]
pub(super) struct Pool<M> {
    moves: Vec<M>,
    n_seen: u32,
}

const CAPACITY: usize = 512;

impl<M: Copy> Pool<M> {
    pub(super) fn new() -> Self {
        Self {
            moves: Vec::new(),
            n_seen: 0,
        }
    }

    /// Takes a move in; when full, each move ever seen is equally likely to be kept.
    pub(super) fn add(&mut self, mv: M, rng: &mut Playout) {
        self.n_seen = self.n_seen.saturating_add(1);
        if self.moves.len() < CAPACITY {
            self.moves.push(mv);
        } else if let Some(place) = self.moves.get_mut(rng.below(self.n_seen) as usize) {
            *place = mv;
        }
    }

    /// A few of the moves.
    pub(super) fn sample(&self, rng: &mut Playout) -> Vec<M> {
        const FEW: usize = 12;
        (0..FEW).filter_map(|_| self.draw(rng)).collect()
    }

    pub(super) fn draw(&self, rng: &mut Playout) -> Option<M> {
        let n = self.moves.len() as u32;
        (n > 0).then(|| self.moves[rng.below(n) as usize])
    }
}

/// The text with something done to it that a slip of the keyboard or malice might do.
pub(super) fn garble(text: &str, rng: &mut Playout) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let without = |i: usize| {
        let mut words = words.clone();
        words.remove(i);
        words.join(" ")
    };
    let word = rng.below(words.len() as u32) as usize;
    match rng.below(8) {
        0 => String::new(),
        1 => without(word),
        2 => text.chars().take(text.chars().count() / 2).collect(),
        3 => format!("{text} {text}"),
        4 => text.to_uppercase(),
        5 => format!("{} 99999999999999999999", without(word)),
        6 => format!("{}é\u{0}\t-1", without(word)),
        _ => words.iter().rev().copied().collect::<Vec<_>>().join(" "),
    }
}
