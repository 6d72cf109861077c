//! The player who plays at random.

use game::{Actor, Game, MoveList, Rng, Turn};

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

/// The next move of a game that is played at random; `None` when it is over.
///
/// Of the seats that are asked the lowest moves. The list is only lent, so that its memory can
/// be used again.
pub fn next<G: Game>(
    state: &G,
    list: &mut MoveList<G::Move>,
    rng: &mut impl Rng,
) -> Option<(Actor, G::Move)> {
    match state.turn() {
        Turn::Over(_) => None,
        Turn::Chance => Some((Actor::Chance, state.chance(rng))),
        Turn::Seats(asked) => {
            let seat = asked.lowest()?;
            state.moves(seat, list);
            pick::<G>(list, rng).map(|pick| (Actor::Seat(seat), pick.mv))
        }
    }
}
