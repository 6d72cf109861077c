//! From an id to the concrete type.

use std::collections::BTreeMap;

use game::official::Seed;
use game::{ContentError, Setup, SetupError};

use crate::{GameId, Orders, Playable, Quartermaster, Rush, Sitting, Table};

/// Something to be done with a game whose type is known only at run time.
///
/// A closure cannot be generic, so the captured values are the fields of a small struct:
///
/// ```
/// use games::{GameId, Playable, Visit};
///
/// struct RulesVersion;
///
/// impl Visit for RulesVersion {
///     type Out = u32;
///
///     fn visit<G: Playable>(self) -> u32 {
///         G::RULES_VERSION
///     }
/// }
///
/// let version = games::with(GameId::Quartermaster, RulesVersion);
/// # let _ = version;
/// ```
pub trait Visit {
    /// What comes out.
    type Out;

    /// Does it.
    fn visit<G: Playable>(self) -> Self::Out;
}

/// Calls the visitor with the type that plays that game.
pub fn with<V: Visit>(id: GameId, visitor: V) -> V::Out {
    match id {
        GameId::Quartermaster => visitor.visit::<Quartermaster>(),
        GameId::Rush => visitor.visit::<Rush>(),
        GameId::Orders => visitor.visit::<Orders>(),
    }
}

/// A new table of that game with those setup lines.
///
/// With a seed the table draws its own chance outcomes from it (see [`game::official`]); without
/// one somebody else supplies them by [`Table::play_chance`].
///
/// # Errors
/// When a line is not understood or the arrangement cannot be.
pub fn sit(id: GameId, setup: &[String], seed: Option<Seed>) -> Result<Box<dyn Table>, SetupError> {
    struct Sit<'a>(&'a [String], Option<Seed>);

    impl Visit for Sit<'_> {
        type Out = Result<Box<dyn Table>, SetupError>;

        fn visit<G: Playable>(self) -> Self::Out {
            Ok(Box::new(Sitting::<G>::new(self.0, self.1)?))
        }
    }

    with(id, Sit(setup, seed))
}

/// Takes content files for that game in the place of the carried ones; gives the setup lines that
/// choose them. Tables, records and replays with these lines then find that content for as long
/// as the program runs.
///
/// # Errors
/// What is wrong with which file and line, or that the program was given too much already.
pub fn use_content(
    id: GameId,
    files: &BTreeMap<String, String>,
) -> Result<Vec<String>, ContentError> {
    struct Use<'a>(&'a BTreeMap<String, String>);

    impl Visit for Use<'_> {
        type Out = Result<Vec<String>, ContentError>;

        fn visit<G: Playable>(self) -> Self::Out {
            let mut setup = G::Setup::default();
            G::use_content(&mut setup, self.0)?;
            Ok(setup.lines())
        }
    }

    with(id, Use(files))
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Id;

    impl Visit for Id {
        type Out = &'static str;

        fn visit<G: Playable>(self) -> &'static str {
            G::ID
        }
    }

    #[test]
    fn every_id_leads_to_the_game_that_bears_it() {
        for id in GameId::ALL {
            assert_eq!(with(id, Id), id.name());
        }
    }
}
