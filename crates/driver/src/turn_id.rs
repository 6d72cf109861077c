//! Whose turn it is, for orders that hold until it ends.

use game::Seat;
use games::{Scene, Sight};

/// A turn: everything from one party's beginning to the next one's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnId {
    /// The round, counted from 1.
    pub round: u16,
    /// Whose turn it is, in turn order: a country, a squad or a faction.
    pub party: u8,
    /// Who leads that party.
    pub seat: Seat,
}

/// The turn that a sight was taken in.
#[must_use]
pub fn turn_id(sight: &Sight) -> TurnId {
    match &sight.scene {
        Scene::Quartermaster(scene) => TurnId {
            round: u16::from(scene.view.round),
            party: scene.view.active as u8,
            seat: Seat(scene.view.countries[scene.view.active].seat),
        },
        Scene::Rush(scene) => TurnId {
            round: scene.view.round,
            party: scene.view.active.0,
            seat: scene.view.active,
        },
        Scene::Orders(scene) => TurnId {
            round: u16::from(scene.view.round),
            party: scene.view.active.seat().0,
            seat: scene.view.active.seat(),
        },
    }
}
