//! Was it fair? Re-derives every chance move of a finished table from its seed.

use game::official::Commitment;
use game::{Actor, Record, Turn};

use crate::{GameId, Playable, ReplayError, TableOf, Walker};

/// What was found to be in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Moves replayed.
    pub moves: usize,
    /// How many of them were chance's, each re-derived.
    pub chance_moves: usize,
    /// Whether the record goes on to the end of the game.
    pub is_over: bool,
}

/// Why a record is not proved fair.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VerifyError {
    /// Nothing was published at the start, so nothing can be held against it.
    #[error("the record has no commitment")]
    NoCommitment,
    /// The seed was not published.
    #[error("the record has no seed; it is published when a game ends")]
    NoSeed,
    /// The published seed is not the one that was committed to.
    #[error("the seed's hash is {found}, but {published} was published")]
    OtherSeed {
        /// What was published at the start.
        published: Commitment,
        /// The hash of the seed published at the end.
        found: Commitment,
    },
    /// A chance move does not follow from the seed.
    #[error("move {number}: the seed gives `{derived}`, the record has `{recorded}`")]
    OtherOutcome {
        /// Which move, counted from 1.
        number: usize,
        /// What the record says.
        recorded: String,
        /// What the seed says.
        derived: String,
    },
    /// The record does not play.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

impl<G: Playable> TableOf<G> {
    /// Checks the commitment, every chance move and the legality of every move.
    ///
    /// # Errors
    /// The first thing that is not in order.
    pub fn verify(record: &Record) -> Result<Verified, VerifyError> {
        let published = record.commitment.ok_or(VerifyError::NoCommitment)?;
        let seed = record.seed.as_ref().ok_or(VerifyError::NoSeed)?;
        let found = seed.commitment();
        if found != published {
            return Err(VerifyError::OtherSeed { published, found });
        }
        let mut walker = Walker::<Self>::new(record)?;
        let mut chance_moves = 0;
        while let Some(mv) = walker.next_move() {
            let table = walker.table();
            let is_chance = mv.actor == Actor::Chance && table.state().turn() == Turn::Chance;
            let derived = is_chance.then(|| table.derive_chance(seed));
            if let Some(derived) = derived {
                chance_moves += 1;
                // Compared as moves where it parses, so that spelling is not held against it.
                if table.state().parse_move(&mv.text) != Ok(derived) {
                    return Err(VerifyError::OtherOutcome {
                        number: table.n_moves() + 1,
                        recorded: mv.text.clone(),
                        derived: table.state().write_move(derived),
                    });
                }
            }
            walker.advance()?;
        }
        Ok(Verified {
            moves: record.moves.len(),
            chance_moves,
            is_over: matches!(walker.table().state().turn(), Turn::Over(_)),
        })
    }
}

/// Checks a record of whichever game. See [`TableOf::verify`].
///
/// # Errors
/// The first thing that is not in order.
pub fn verify(record: &Record) -> Result<Verified, VerifyError> {
    let id: GameId = record.game.parse().map_err(ReplayError::from)?;
    with_game!(id, G => TableOf::<G>::verify(record))
}
