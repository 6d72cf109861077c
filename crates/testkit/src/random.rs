//! The player who plays at random.

use game::{Game, MoveList, Rng};

/// What a random player sees in a list of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick<M> {
    /// The move chosen.
    pub mv: M,
    /// Among how many it was chosen.
    pub n_choices: usize,
}

/// One of the moves, each equally likely, asides left out unless there is nothing else; `None`
/// when the list is empty.
///
/// Draws one random number, and none when there is no choice. Allocates nothing.
#[inline]
pub fn pick<G: Game>(list: &MoveList<G::Move>, rng: &mut impl Rng) -> Option<Pick<G::Move>> {
    let n_asides = list.iter().filter(|&&mv| G::is_aside(mv)).count();
    let n_choices = list.len() - n_asides;
    if n_asides == 0 || n_choices == 0 {
        let n_choices = list.len();
        let i = below(n_choices, rng)?;
        return Some(Pick {
            mv: list[i],
            n_choices,
        });
    }
    let i = below(n_choices, rng)?;
    let mut others = list.iter().copied().filter(|&mv| !G::is_aside(mv));
    others.nth(i).map(|mv| Pick { mv, n_choices })
}

#[inline]
fn below(n: usize, rng: &mut impl Rng) -> Option<usize> {
    match n {
        0 => None,
        1 => Some(0),
        n => Some(rng.below(n as u32) as usize),
    }
}
